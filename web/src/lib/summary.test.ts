import { expect, test } from "vitest";
import { summaryOf as ofFallout } from "../games/fallout/summary";
import { summaryOf as ofMunchkin } from "../games/munchkin/summary";
import { summaryOf as ofShelter } from "../games/shelter/summary";
import type { LogLine } from "./protocol";

const line = (kind: string, seat: number, about: Record<string, unknown>): LogLine => ({
  seq: 1,
  text: "",
  rule: "",
  kind,
  seat,
  about,
});

test("Shelter's points come from play and items, and its luck from the dice of fights", () => {
  const log = [
    line("fight", 0, { seat: 0, dice: [6, 6] }),
    line("fight", 1, { seat: 1, dice: [1, 2] }),
    line("fight", 0, { seat: 0, dice: [4, 3] }),
    line("score", 0, { seat: 0, items: 2, lost: 1, total: 35 }),
    line("score", 1, { seat: 1, items: 6, lost: 0, total: 40 }),
  ];

  expect(ofShelter([35, 40], log)).toEqual({
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

test("Munchkin's levels add up to the score, and no dice are no luck", () => {
  const log = [line("victory", 0, { seat: 0, levels: 2, treasures: 1 }), line("victory", 0, { seat: 0, levels: 1 })];

  const { points, dice } = ofMunchkin([10, 3], log);

  expect(points.map(({ bySeat }) => bySeat)).toEqual([
    [1, 1],
    [3, 0],
    [6, 2],
  ]);
  expect(dice).toBeNull();
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
