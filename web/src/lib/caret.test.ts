import { expect, test } from "vitest";
import { type Asked, caretAt } from "./caret";

const TEXT = { nodeType: 3, textContent: "any rent" } as Node;

/** A page with one line of text, each letter of it 10 pixels wide and 20 high. */
function page(knows: "range" | "position" | "nothing", node: Node = TEXT): Asked {
  let start = 0;
  const letter = {
    setStart: (_: Node, at: number) => {
      start = at;
    },
    setEnd: () => {},
    getBoundingClientRect: () => ({ left: start * 10, right: start * 10 + 10, top: 0, bottom: 20 }),
  } as unknown as Range;
  const gap = (x: number) => Math.round(x / 10);
  return {
    createRange: () => letter,
    ...(knows === "range" && {
      caretRangeFromPoint: (x: number) => ({ startContainer: node, startOffset: gap(x) }) as unknown as Range,
    }),
    ...(knows === "position" && { caretPositionFromPoint: (x: number) => ({ offsetNode: node, offset: gap(x) }) }),
  };
}

test.each(["range", "position"] as const)("a letter is found in a browser that knows the %s of the caret", (knows) => {
  expect(caretAt(page(knows), 43, 10)).toEqual({ text: "any rent", at: 4 });
  expect(caretAt(page(knows), 48, 10)).toEqual({ text: "any rent", at: 4 });
  expect(caretAt(page(knows), 79, 10)).toEqual({ text: "any rent", at: 7 });
});

test("beside the letters, and where there is no text, nothing is found", () => {
  expect(caretAt(page("position"), 43, 30)).toBe(null);
  expect(caretAt(page("position"), 200, 10)).toBe(null);
  expect(caretAt(page("position", { nodeType: 1, textContent: "any rent" } as Node), 43, 10)).toBe(null);
  expect(caretAt(page("nothing"), 43, 10)).toBe(null);
});
