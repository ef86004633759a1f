import { expect, test } from "vitest";
import { bodyOf } from "./body";
import type { Cards, GearSeen, MunchkinSeen } from "./types";

const slots = { helmet: "head", boots: "feet", pistol: "one-hand", bat: "one-hand", rifle: "two-hands", radio: "" };
const cards = Object.fromEntries(Object.entries(slots).map(([id, slot]) => [id, { slot }])) as unknown as Cards;
const gear = (id: string, changes: Partial<GearSeen> = {}): GearSeen => ({
  ...{ id, used: true, counts: true, modifiers: [], cheat: "", carried: false, big: false },
  ...changes,
});
const body = (items: GearSeen[], hands = 2) =>
  bodyOf({ gear: items, limits: { hands } } as unknown as MunchkinSeen, cards);
const ids = (items: GearSeen[]) => items.map(({ id }) => id);

test("each item is where it is worn, and what is not used is in the Backpack", () => {
  const worn = body([gear("helmet"), gear("radio"), gear("pistol"), gear("boots", { used: false })]);

  expect([ids(worn.head), ids(worn.other), ids(worn.hands), ids(worn.backpack)]).toEqual([
    ["helmet"],
    ["radio"],
    ["pistol"],
    ["boots"],
  ]);
  expect([worn.armour, worn.feet, worn.free]).toEqual([[], [], 1]);
});

test("a two-handed item leaves no hand free, but for one that has grown", () => {
  expect(body([gear("rifle")]).free).toBe(0);
  expect(body([gear("rifle")], 3).free).toBe(1);
});

test("an item with a Cheat needs no hand", () => {
  expect(body([gear("rifle", { cheat: "cheat.1" }), gear("pistol")]).free).toBe(1);
});

test("there are never fewer than no hands free", () => {
  expect(body([gear("rifle"), gear("bat")]).free).toBe(0);
});
