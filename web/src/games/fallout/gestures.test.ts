import { expect, it } from "vitest";
import { pinch } from "./gestures";

it("brings the map nearer as two fingers part, round the one that rests", () => {
  expect(pinch({ at: [0, 0] }, { at: [10, 0] }, [20, 0])).toEqual({ by: 2, at: [0, 0] });
});

it("does nothing with one finger", () => {
  expect(pinch(undefined, { at: [10, 0] }, [20, 0]).by).toBe(1);
});
