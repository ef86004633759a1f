import { expect, test } from "vitest";
import { merged } from "./merge";

test("the examples of RFC 7396 that a view can meet", () => {
  const cases: [Record<string, unknown>, Record<string, unknown>, Record<string, unknown>][] = [
    [{ a: "b" }, { a: "c" }, { a: "c" }],
    [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
    [{ a: "b" }, { a: null }, {}],
    [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
    [{ a: ["b"] }, { a: "c" }, { a: "c" }],
    [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
    [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
    [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ];
  for (const [target, patch, result] of cases) expect(merged(target, patch)).toEqual(result);
});

test("the last view stays as it was, and what is untouched is shared", () => {
  const floors = [{ owner: 1 }];
  const before = { floors, row: { deck: 3 } };

  const after = merged(before, { row: { deck: 2 } });

  expect(before.row.deck).toBe(3);
  expect(after.row).toEqual({ deck: 2 });
  expect(after.floors).toBe(floors);
});

test("an empty patch changes nothing", () => {
  expect(merged({ a: { b: 1 } }, {})).toEqual({ a: { b: 1 } });
});
