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

test("elements of a list are replaced by their numbers, the others are shared", () => {
  const first = { seat: 0, cubes: { food: 1 } };
  const before = { players: [first, { seat: 1, cubes: { food: 2, water: 1 } }] };
  const second = { seat: 1, cubes: { food: 2 } };

  const after = merged(before, { players: { "[]": { "1": second } } });

  expect(after).toEqual({ players: [first, second] });
  expect((after.players as unknown[])[0]).toBe(first);
  expect(before.players[1]?.cubes).toEqual({ food: 2, water: 1 });
});

test("a list that becomes something else is replaced", () => {
  expect(merged({ a: [{ b: 1 }] }, { a: { c: 2 } })).toEqual({ a: { c: 2 } });
  expect(merged({ a: [{ b: 1 }, 2] }, { a: { "[]": { "0": null } } })).toEqual({ a: [null, 2] });
});

test("an empty patch changes nothing", () => {
  expect(merged({ a: { b: 1 } }, {})).toEqual({ a: { b: 1 } });
});
