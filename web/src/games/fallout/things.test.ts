import { describe, expect, it } from "vitest";
import { at } from "$lib/places";
import type { Spot } from "./plan";
import { enemySaid, type Speaker, spoken, spotThing, thingAt } from "./things";
import type { Cards, Enemy, Space, View } from "./types";

const space: Space = {
  id: "cit-ruins",
  name: "CIT Ruins",
  icon: "wasteland",
  level: 4,
  difficult: true,
  irradiated: false,
  enemies: ["robot"],
};
const raider: Enemy = {
  id: "raider~2",
  type: "human",
  space: "cit.a",
  active: true,
  level: 1,
  areas: "HT",
  abilities: ["loot"],
};
const spot = { node: "cit.a", space, back: "named", known: "" } as unknown as Spot;
const s: Speaker = {
  view: {
    scenario: "commonwealth",
    survivors: [{ seat: 1, id: "ghoul", space: "cit.a" }],
    enemies: [
      raider,
      { type: "robot", space: "cit.a", active: false },
      { ...raider, id: "star#1", type: "star", space: "dia.a" },
    ],
    quests: [{ id: "old-radio", colour: "red", marked: "cit.a" }],
  } as unknown as View,
  cards: {
    characters: { ghoul: { name: "Ghoul" } },
    enemies: { raider: { name: "Raider", flavour: "Rude." } },
    scenarios: { commonwealth: { star: { faction: "the Railroad", enemy: "Agent" } } },
    cards: { stimpak: { name: "Stimpak", kind: "aid", cost: 3, text: ["Heals."], flavour: "" } },
    copies: { "raider~2": "raider", "stimpak~3": "stimpak" },
    perks: {},
    agendas: {},
  } as unknown as Cards,
  names: {
    "type-human": "human",
    "type-robot": "robot",
    "ability-loot": "Loot",
    "colour-red": "red",
    "kind-aid": "aid",
  },
  words: (id, args) => [id, ...Object.values(args ?? {})].join(" "),
  nameOf: (seat) => `seat ${seat}`,
};

describe("a space in words", () => {
  it("has its print and everything that stands there, and nothing from elsewhere", () => {
    expect(spoken(spotThing(s, spot)).split(". ")).toEqual([
      "CIT Ruins",
      "encounter-here wasteland 4",
      "difficult",
      "enemy-icon robot",
      "survivor-here Ghoul seat 1",
      "enemy Raider human 1; Loot",
      "enemy-facedown robot",
      "marker-here red …",
    ]);
  });
  it("is a back where the tile lies facedown", () => {
    expect(spotThing(s, { ...spot, space: null, back: "deadly" }).title).toBe("facedown deadly");
  });
});

it("says all of a thing as sentences, each with one full stop between", () => {
  const seedCase = {
    title: "The Seed Case",
    text: ["Dig it out.", "quest action", "Is it there?"],
    notes: ["1 XP"],
    flavour: "",
  };

  expect(spoken(seedCase)).toBe("The Seed Case. Dig it out. quest action. Is it there? 1 XP");
});

it("calls a faction's enemy by what it stands for", () => {
  expect(enemySaid(s, s.view.enemies[2] as Enemy)).toBe("enemy Agent the Railroad 1; Loot");
});

it("tells of a card whichever copy it is", () => {
  expect(thingAt(s, at("card", "stimpak~3"), new Map())).toMatchObject({
    title: "Stimpak",
    text: ["aid · cost 3", "Heals."],
  });
});
