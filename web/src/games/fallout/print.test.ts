import { describe, expect, it } from "vitest";
import { FACES } from "./kit/faces";
import { iconsTake } from "./names";
import { piecesOf } from "./pieces";
import { spotsOf } from "./plan";
import { costAt, gap, piecesTake, printOf, twoLines } from "./print";
import { isInside } from "./shapes";
import type { Face, Space, View } from "./types";

const printed = {
  id: "",
  name: "",
  icon: "wasteland",
  level: 2,
  enemies: ["human"],
  difficult: false,
  irradiated: false,
};
const tile = { q: 0, r: 0, back: "", node: "", known: "" };

/** The spaces of a face, each with an encounter, an enemy icon and a raider. */
function crowded(name: string) {
  const letters = [...new Set([...(FACES[name]?.border ?? ""), ...(FACES[name]?.inside.join("") ?? "")])];
  const spaces = Object.fromEntries(letters.map((letter) => [letter, printed as unknown as Space]));
  const spots = spotsOf([{ ...tile, face: name }], { [name]: { back: "start", ...FACES[name], spaces } as Face });
  const enemies = letters.map((letter) => ({ id: letter, type: "human", space: `${name}.${letter}`, active: true }));
  const pieces = piecesOf({ survivors: [], quests: [], enemies } as unknown as View, spots);
  return [...spots.values()].map((spot) => ({ spot, pieces: pieces.filter((piece) => piece.node === spot.node) }));
}

describe.each(Object.keys(FACES))("the cost of a step on the face %s", (name) => {
  const all = crowded(name);
  const taken = all.flatMap(({ spot, pieces }) => [...piecesTake(pieces), ...iconsTake(spot, pieces)]);

  it("lies in its own space", () => {
    for (const { spot } of all) {
      const [x, y] = costAt(spot, taken);
      expect(isInside([x - spot.centre[0], y - spot.centre[1]], spot.shape?.rings ?? [])).toBe(true);
    }
  });

  it("covers neither print nor pieces where there is room", () => {
    for (const { spot } of all.filter(({ spot: { shape } }) => (shape?.area ?? 0) > 4500)) {
      const [x, y] = costAt(spot, taken);
      const cost = { left: x - 9, top: y - 8.5, width: 18, height: 17 };
      for (const box of taken) expect(gap(cost, box)).toBeGreaterThanOrEqual(0);
    }
  });
});

it("prints above and below the pieces of a space, and in its middle if there are none", () => {
  const [first] = crowded("camp");
  if (!first) throw new Error("the camp has spaces");
  const space = { ...printed, id: "haven", name: "Haven" } as unknown as Space;
  const alone = printOf(first.spot, space, []);
  const beside = printOf(first.spot, space, first.pieces);
  const down = (first.pieces[0]?.at[1] ?? 0) - first.spot.at[1];

  expect([alone.row, alone.under]).toEqual([-8, 13]);
  expect(beside.row + 11).toBeLessThanOrEqual(down - 14);
  expect(beside.under - 9).toBeGreaterThanOrEqual(down + 14);
});

it("knows how far boxes are apart, and how deep one lies in another", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  expect([gap(box(0, 0), box(15, 2)), gap(box(0, 0), box(0, 10)), gap(box(0, 0), box(7, 4))]).toEqual([5, 0, -3]);
});

it("breaks a long name where it is shortest", () => {
  expect(twoLines("Haven")).toEqual(["Haven"]);
  expect(twoLines("Crossroads Camp")).toEqual(["Crossroads", "Camp"]);
  expect(twoLines("Collapsed Overpass of Old")).toEqual(["Collapsed", "Overpass of Old"]);
  expect(twoLines("Schwarzenegger")).toEqual(["Schwarzenegger"]);
});
