import { afterEach, expect, test, vi } from "vitest";
import { boxInSight } from "./sight";

afterEach(() => vi.unstubAllGlobals());

/** A thing of this place in others; each says whether it cuts off what runs over its edge. */
function thing(box: number[], overflow = "visible", around: Element | null = null): Element {
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  vi.stubGlobal("getComputedStyle", (one: { overflow: string }) => ({ overflow: one.overflow }));
  return {
    overflow,
    parentElement: around,
    getBoundingClientRect: () => ({ left, top, right, bottom }),
  } as unknown as Element;
}

test("what holds a thing cuts it off, however far out it is", () => {
  const map = thing([0, 100, 390, 480], "hidden", thing([0, 0, 390, 844]));
  const tile = thing([130, 300, 340, 550], "visible", thing([0, 0, 900, 900], "visible", map));

  expect(boxInSight(tile)).toEqual({ left: 130, top: 300, width: 210, height: 180 });
});

test("a thing that nothing cuts off is seen whole", () => {
  const card = thing([10, 20, 60, 90], "visible", thing([30, 30, 40, 40]));

  expect(boxInSight(card)).toEqual({ left: 10, top: 20, width: 50, height: 70 });
});
