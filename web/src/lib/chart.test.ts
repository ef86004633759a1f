import { expect, test } from "vitest";
import { drawn, tickStep } from "./chart";

const box = { width: 120, height: 100, left: 10, right: 10, top: 0, bottom: 0 };

test("the lines fill the box from the lowest tick to the highest", () => {
  const { lines, ticks } = drawn(
    {
      at: [0, 5, 10],
      scores: [
        [0, 0],
        [4, 2],
        [10, 5],
      ],
      labels: ["1", "2", "3"],
    },
    box,
  );

  expect(lines[0]).toEqual([
    { x: 10, y: 100 },
    { x: 60, y: 60 },
    { x: 110, y: 0 },
  ]);
  expect(ticks.map((tick) => tick.value)).toEqual([0, 2, 4, 6, 8, 10]);
});

test("scores below nothing have room too", () => {
  const { ticks } = drawn({ at: [0, 1], scores: [[-3], [4]], labels: ["", ""] }, box);

  expect(ticks[0]?.value).toBeLessThanOrEqual(-3);
  expect(ticks.at(-1)?.value).toBeGreaterThanOrEqual(4);
});

test("a game without a score is a flat line", () => {
  expect(drawn({ at: [0], scores: [[0]], labels: [""] }, box).lines).toEqual([[{ x: 10, y: 100 }]]);
});

test("labels that would stand on each other are left out, and so are repeated ones", () => {
  const at = Array.from({ length: 101 }, (_, n) => n);
  const labels = at.map((n) => String(Math.floor(n / 2)));

  const { marks } = drawn({ at, scores: at.map((n) => [n]), labels }, box);

  expect(marks.length).toBeLessThanOrEqual(13);
  expect(new Set(marks.map((mark) => mark.label)).size).toBe(marks.length);
});

test("ticks are numbers that people count in", () => {
  expect([3, 7, 12, 40, 300].map(tickStep)).toEqual([1, 2, 5, 10, 100]);
});
