import { expect, test } from "vitest";
import { at } from "$lib/places";
import { liesWhole } from "./things";

test("the cards of the rows lie there whole, one's own items and the spots of rooms do not", () => {
  const kinds = ["item-row", "room-row", "item", "spot", "store"];

  expect(kinds.filter((kind) => liesWhole(at(kind, "it")))).toEqual(["item-row", "room-row"]);
  expect(liesWhole({})).toBe(false);
});
