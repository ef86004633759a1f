import { expect, test } from "vitest";
import type { LogLine } from "./protocol";
import { soundOf } from "./sound";

const line = (about: Record<string, unknown>): LogLine => ({ seq: 1, text: "", rule: "", kind: "", seat: 0, about });

test("a step sounds like its most important part", () => {
  expect(soundOf([line({ dice: [1, 2] })], true)).toBe("turn");
  expect(soundOf([line({}), line({ dice: [1, 2] })], false)).toBe("dice");
  expect(soundOf([line({ die: 3 })], false)).toBe("dice");
  expect(soundOf([line({})], false)).toBe("step");
  expect(soundOf([], false)).toBeNull();
});
