import { expect, test } from "vitest";
import { earlier, later, latest, type Span } from "./logpages";

test("a log begins with its end", () => {
  expect(latest(1300)).toEqual({ from: 1150, to: 1300 });
  expect(latest(20)).toEqual({ from: 0, to: 20 });
});

test("whoever reads 1,300 lines to the beginning and back never has more than 450 on the page, and misses none", () => {
  let span: Span = latest(1300);
  const seen = new Set<number>();
  const note = () => {
    expect(span.to - span.from).toBeLessThanOrEqual(450);
    for (let n = span.from; n < span.to; n++) seen.add(n);
  };
  while (span.from > 0) {
    span = earlier(span);
    note();
  }
  expect(seen.size).toBe(1300);
  while (span.to < 1300) {
    span = later(span, 1300);
    note();
  }
  expect(span.to).toBe(1300);
});
