import { expect, test } from "vitest";
import { minuteOf, until, written } from "./days";

test("a minute of the day is written as a field for times has it, and read again", () => {
  for (const minute of [0, 59, 60, 1320, 1439]) expect(minuteOf(written(minute))).toBe(minute);
  expect(written(8 * 60 + 5)).toBe("08:05");
  expect(minuteOf("")).toBeNull();
});

test("a moment has its day and its time in the reader's language", () => {
  const when = new Date(2027, 0, 15, 18, 30).getTime() / 1000;

  expect(until(when, "en")).toContain("15");
  expect(until(when, "ru")).toContain("18:30");
  expect(until(when, "pl")).toContain("18:30");
});
