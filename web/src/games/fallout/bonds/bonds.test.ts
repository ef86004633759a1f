import { describe, expect, it } from "vitest";
import { at } from "$lib/places";
import { type Speaker, spoken, spotThing, thingAt } from "../things";
import type { Cards, View } from "../types";
import { type BondsView, bondsOf, endOf, faceupGoals, modificationOn, printedIn, sheetOf } from "./bonds";

const bonds = {
  loyal: "star",
  sheet: "commonwealth-star",
  goals: { faceup: ["purse~2", "read"], done: [], progress: { "purse~2": { have: 4, of: 12 } }, required: 2 },
  modifications: { attached: { "bat~1": "scope" } },
  camps: { placed: ["camp.c"], gained: 0, supply: 7 },
  last_stand: { space: "camp.c", open: false },
} as unknown as BondsView;
const view = { survivors: [], enemies: [], quests: [], added: { "atomic-bonds": bonds } } as unknown as View;
const cards = {
  cards: { bat: { name: "Bat", kind: "weapon", cost: 2, text: [], flavour: "" } },
  copies: { "bat~1": "bat", "bat~2": "bat" },
  perks: {},
  agendas: {},
  goals: {
    "purse~2": { name: "The Purse", flavour: "Heavy.", text: ["Pay 12 caps"], kind: "pay" },
    read: { name: "Well Read", flavour: "", text: ["Have 5 tokens"], kind: "state" },
  },
  modifications: { scope: { name: "Scope", flavour: "", text: ["Ranged"], fits: "weapon" } },
  mutations: { scales: { name: "Scaly Skin", flavour: "", text: ["Armor 1", "HP at most 14"] } },
  upgrades: { clinic: { name: "Clinic", flavour: "", text: ["Heal"], lasting: true } },
  sheets: { "commonwealth-star": { name: "Call Home" } },
} as unknown as Cards;
const s: Speaker = { view, cards, names: {}, words: (id) => id, nameOf: (seat) => `seat ${seat}` };
const spot = (node: string) =>
  ({
    node,
    space: { id: "", name: "Here", icon: "", level: 0, difficult: false, irradiated: false, enemies: [] },
    back: "",
    known: "",
  }) as never;

describe("a table of Atomic Bonds", () => {
  it("has its part in the view; a table without it has none", () => {
    expect(bondsOf(view)).toBe(bonds);
    expect(bondsOf({} as View)).toBeNull();
  });
  it("has goals with their cards and how far they are", () => {
    const [purse, read] = faceupGoals(cards, bonds);
    expect([purse?.card?.name, purse?.have, purse?.needed]).toEqual(["The Purse", 4, 12]);
    expect([read?.have, read?.needed]).toEqual([0, 1]);
  });
  it("knows the sheet in play, and none before a faction is chosen", () => {
    expect(sheetOf(cards, bonds)?.name).toBe("Call Home");
    expect(sheetOf(cards, { ...bonds, sheet: "" })).toBeUndefined();
  });
  it("is won or lost by all", () => {
    const ended = (...winners: number[]) =>
      endOf({ ...view, outcome: { winners, scores: [], how: "", influence: [] } });
    expect([endOf(view), ended(0, 1), ended()]).toEqual([null, "won", "lost"]);
  });
});

describe("a modification", () => {
  it("is on the very copy that carries it", () => {
    expect([modificationOn(view, "bat~1"), modificationOn(view, "bat~2")]).toEqual(["scope", ""]);
  });
  it("is told with its card", () => {
    expect(thingAt(s, at("card", "bat~1"), new Map()).notes).toEqual(["modification: Scope. Ranged"]);
    expect(thingAt(s, at("card", "bat~2"), new Map()).notes).toEqual([]);
  });
});

describe("in words", () => {
  it("a space says that a camp and the last stand are there", () => {
    expect(spotThing(s, spot("camp.c")).notes).toEqual(["camp-here", "stand-here: stand-closed"]);
    expect(spotThing(s, spot("camp.a")).notes).toEqual([]);
  });
  it.each([
    ["goal", "purse~2", "The Purse. Pay 12 caps. kind-pay. 4/12"],
    ["modification", "scope", "Scope. Ranged"],
    ["mutation", "scales", "Scaly Skin. Armor 1. HP at most 14"],
    ["upgrade", "clinic", "Clinic. upgrade-always. Heal"],
    ["goal", "unknown", "unknown"],
  ])("a %s is what is printed on it", (kind, name, said) => {
    expect(spoken(thingAt(s, at(kind, name), new Map()))).toBe(said);
  });
});

it("takes the cards of the expansion from the one book", () => {
  expect(printedIn(cards).upgrades.clinic?.lasting).toBe(true);
});
