import { expect, test } from "vitest";
import { summaryOf as ofFallout } from "../games/fallout/summary";
import { summaryOf as ofMunchkin } from "../games/munchkin/summary";
import { summaryOf as ofShelter } from "../games/shelter/summary";
import type { LogLine } from "./protocol";
import { type Summary, Tally } from "./summary";

const line = (kind: string, seat: number, about: Record<string, unknown>): LogLine => ({
  seq: 1,
  text: "",
  rule: "",
  kind,
  seat,
  about,
});

type ShelterCards = Parameters<typeof ofShelter>[2];
type MunchkinCards = Parameters<typeof ofMunchkin>[2];

/** What everything told adds up to, for each seat. */
const total = ({ points }: Summary, seats: number) =>
  Array.from({ length: seats }, (_, seat) => points.reduce((sum, { bySeat }) => sum + (bySeat[seat] ?? 0), 0));

const rooms = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { name: name.toUpperCase(), left: { id: `${name}.left` } }]));
const vault = {
  rooms: rooms("diner", "lounge", "bar", "club", "gym"),
  items: {
    cake: { name: "Cake", effects: [{ do: "happiness" }] },
    knife: { name: "Knife", effects: [{ do: "bonus" }] },
  },
  threats: { rats: { name: "Rats" } },
  lifts: { red: { name: "Red lift", spot: { id: "lift.red" } } },
} as unknown as ShelterCards;

test("Shelter's points come from play and items, and its luck from the dice of fights", () => {
  const log = [
    line("fight", 0, { seat: 0, dice: [6, 6] }),
    line("fight", 1, { seat: 1, dice: [1, 2] }),
    line("fight", 0, { seat: 0, dice: [4, 3] }),
    line("score", 0, { seat: 0, items: 2, lost: 1, total: 35 }),
    line("score", 1, { seat: 1, items: 6, lost: 0, total: 40 }),
  ];

  expect(ofShelter([35, 40], log, vault)).toEqual({
    points: [
      { word: "points-play", bySeat: [34, 34] },
      { word: "points-items", bySeat: [2, 6] },
      { word: "points-lost", bySeat: [-1, 0] },
    ],
    dice: {
      word: "luck-fights",
      bySeat: [
        { rolled: 19, expected: 14 },
        { rolled: 3, expected: 7 },
      ],
    },
  });
});

test("Shelter's happiness is told by the room, the threat or the item that brought it, the few best by name", () => {
  const visit = (seat: number, place: string, amount: number, threat = "") => [
    line("place", seat, { seat, place, threat }),
    line("happiness", seat, { seat, amount }),
  ];
  const log = [
    ...visit(0, "diner.left", 6),
    ...visit(1, "lounge.left", 5),
    ...visit(1, "diner.left", 3, "rats"), // the threat is on it
    ...visit(0, "bar.left", 2),
    ...visit(0, "club.left", 1),
    ...visit(1, "lift.red", 1),
    line("use-item", 0, { seat: 0, item: "cake" }),
    line("happiness", 0, { seat: 0, amount: 4 }),
    line("place", 1, { seat: 1, place: "lounge.left", threat: "" }),
    line("use-item", 1, { seat: 1, item: "knife" }), // it helps in a fight, and brings no happiness
    line("happiness", 1, { seat: 1, amount: 5 }),
    line("score", 0, { seat: 0, items: 2, lost: 1 }),
  ];

  const found = ofShelter([14, 14], log, vault);

  expect(found.points.map(({ name, word, bySeat }) => [name ?? word, ...bySeat])).toEqual([
    ["LOUNGE", 0, 10],
    ["DINER", 6, 0],
    ["Cake", 4, 0],
    ["Rats", 0, 3],
    ["points-play", 3, 1],
    ["points-items", 2, 0],
    ["points-lost", -1, 0],
  ]);
  expect(total(found, 2)).toEqual([14, 14]);
});

const deck = {
  hero: { name: "Hero of the Day", kind: "level-up" },
  pit: { name: "Pit", kind: "trap" },
  mutant: { name: "Mutant", kind: "monster" },
  pills: { name: "Pills", kind: "one-shot" },
} as unknown as MunchkinCards;
const level = (seat: number, rule: string): LogLine => ({ ...line("level", seat, { seat }), rule: `munchkin.${rule}` });
const lost = (seat: number, amount: number) => line("level-lost", seat, { seat, amount });

test("Munchkin's levels come from fights, sales and cards by name, and no dice are no luck", () => {
  const log = [
    line("victory", 0, { seat: 0, levels: 2, treasures: 1 }),
    level(0, "victory.level-for-kill"),
    level(0, "victory.level-for-kill"),
    line("sold", 1, { seat: 1, caps: 1000, levels: 1 }),
    level(1, "level.gain-sale"),
    line("play", 0, { seat: 0, card: "hero" }),
    level(0, "level.gain-card"),
    line("kick", 1, { seat: 1, card: "pit" }),
    line("play", 0, { seat: 0, card: "pills" }), // an answer in between takes no level
    lost(1, 1),
    line("caught", 0, { seat: 0, card: "mutant" }),
    lost(0, 2),
  ];

  const found = ofMunchkin([2, 1], log, deck);

  expect(found.points.map(({ name, word, bySeat }) => [name ?? word, ...bySeat])).toEqual([
    ["points-start", 1, 1],
    ["points-fights", 2, 0],
    ["points-sales", 0, 1],
    ["Hero of the Day", 1, 0],
    ["Mutant", -2, 0],
    ["Pit", 0, -1],
  ]);
  expect(total(found, 2)).toEqual([2, 1]);
  expect(found.dice).toBeNull();
});

test("a card that was cancelled gave no level, and what the log does not tell is told with the rest", () => {
  const log = [
    line("play", 0, { seat: 0, card: "hero" }),
    line("play", 1, { seat: 1, card: "pit" }),
    line("cancelled", 1, { card: "pit" }),
    level(0, "level.gain-card"),
  ];

  const found = ofMunchkin([2, 3], log, { ...deck, hero: { ...deck.hero, name: "Hero" } } as MunchkinCards);

  expect(found.points.map(({ name, word, bySeat }) => [name ?? word, ...bySeat])).toEqual([
    ["points-start", 1, 1],
    ["Hero", 1, 0],
    ["points-others", 0, 2],
  ]);
  expect(total(found, 2)).toEqual([2, 3]);
});

test("of many sources the few that moved most are named, and the rest are told together", () => {
  const tally = new Tally(2);
  for (const [name, seat, points] of [
    ["a", 0, 1],
    ["b", 1, -5],
    ["c", 0, 3],
    ["d", 1, 2],
    ["", 0, 9],
  ] as const)
    tally.add(name, seat, points);

  expect(tally.sources(2, "rest")).toEqual([
    { word: "rest: b", name: "b", bySeat: [0, -5] },
    { word: "rest: c", name: "c", bySeat: [3, 0] },
    { word: "rest", bySeat: [10, 2] },
  ]);
});

test("Fallout counts the hit icons of the dice that fell, of a reroll only those thrown again", () => {
  const faces = [0, 1, 2, 1].map((hits) => ({ areas: "", hits }));
  const log = [
    line("roll", 0, { seat: 0, dice: [2, 2, 0] }),
    line("reroll", 0, { seat: 0, dice: [2, 2, 1], which: [2] }),
  ];

  const cards = { dice: faces, agendas: {} };

  expect(ofFallout([9], log, cards, null).dice).toEqual({ word: "luck-icons", bySeat: [{ rolled: 5, expected: 4 }] });
});

test("Fallout's influence comes from agendas: each by its name, with what it brought everybody", () => {
  const agendas = { freedom: { name: "Freedom" }, payday: { name: "Payday" }, "freedom-2": { name: "Freedom" } };
  const cards = { dice: [], agendas };
  const outcome = {
    winners: [0],
    scores: [5, 5],
    how: "influence",
    influence: [
      { seat: 0, agenda: "freedom", influence: 3 },
      { seat: 0, agenda: "payday", influence: 2 },
      { seat: 1, agenda: "payday", influence: 1 },
      { seat: 1, agenda: "freedom-2", influence: 4 }, // another card of the same name
    ],
  };

  const { points } = ofFallout([5, 5], [], cards as unknown as Parameters<typeof ofFallout>[2], outcome);

  expect(points).toEqual([
    { word: "freedom", name: "Freedom", bySeat: [3, 4] },
    { word: "payday", name: "Payday", bySeat: [2, 1] },
  ]);
});
