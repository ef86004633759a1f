import { describe, expect, it } from "vitest";
import { beside, clearOf, nearest, wayFrom } from "./geometry";

const box = (left: number, top: number, width = 10, height = 10) => ({ left, top, width, height });
const window = { width: 1000, height: 600 };

describe("a card beside a box", () => {
  it("lies above it, in its middle", () => {
    expect(beside(box(495, 300), { width: 200, height: 100 }, window)).toEqual({ left: 400, top: 192 });
  });

  it("lies below it where there is no room above", () => {
    expect(beside(box(495, 50), { width: 200, height: 100 }, window)).toEqual({ left: 400, top: 68 });
  });

  it("never leaves the window", () => {
    expect(beside(box(990, 300), { width: 200, height: 100 }, window).left).toBe(792);
    expect(beside(box(0, 300), { width: 200, height: 100 }, window).left).toBe(8);
    expect(beside(box(0, 300), { width: 200, height: 590 }, window).top).toBeGreaterThanOrEqual(0);
  });
});

describe("a card that covers nothing of a part of the page", () => {
  const card = { width: 200, height: 100 };

  it("lies to its left, at the height of what it is about", () => {
    expect(clearOf(box(700, 50, 300, 550), box(710, 300, 280, 30), card, window)).toEqual({ left: 492, top: 300 });
    expect(clearOf(box(700, 50, 300, 550), box(710, 580, 280, 15), card, window)?.top).toBe(492);
  });

  it("lies to its right, above or below it where there is room only there", () => {
    expect(clearOf(box(0, 0, 300, 600), box(0, 300, 280, 30), card, window)).toEqual({ left: 308, top: 300 });
    expect(clearOf(box(0, 300, 1000, 300), box(0, 320, 1000, 30), card, window)).toEqual({ left: 8, top: 192 });
    expect(clearOf(box(0, 0, 1000, 300), box(0, 320, 1000, 30), card, window)).toEqual({ left: 8, top: 308 });
  });

  it("is nowhere if there is no room", () => {
    expect(clearOf(box(0, 50, 1000, 550), box(0, 320, 1000, 30), card, window)).toBe(null);
  });
});

it("knows the way from where a thing was", () => {
  expect(wayFrom(box(0, 0), box(30, 40))).toEqual({ x: -30, y: -40 });
});

describe("the arrow keys", () => {
  const here = box(50, 50);
  const others = [box(80, 50), box(20, 50), box(50, 90), box(60, 10), box(80, 90)];

  it.each([
    ["ArrowRight", 0],
    ["ArrowLeft", 1],
    ["ArrowDown", 2],
    ["ArrowUp", 3],
  ] as const)("%s goes straight ahead", (key, index) => {
    expect(nearest(here, others, key)).toBe(index);
  });

  it("go nowhere at the edge", () => {
    expect(nearest(here, [box(20, 50)], "ArrowRight")).toBe(-1);
  });
});
