import { expect, it } from "vitest";
import { FACES } from "./kit/faces";
import { piecesOf } from "./pieces";
import { spotsOf } from "./plan";
import type { Face, View } from "./types";

const face = { back: "start", spaces: {}, ...FACES.camp } as Face;
const spots = spotsOf([{ q: 0, r: 0, face: "camp", back: "", node: "", known: "" }], { camp: face });
const view = {
  survivors: [
    { seat: 0, space: "camp.a", eliminated: false },
    { seat: 1, space: "camp.a", eliminated: false },
    { seat: 2, space: "", eliminated: false },
  ],
  enemies: [
    { id: "raider~1", type: "human", space: "camp.e", active: true },
    { type: "human", space: "camp.e", active: false },
    { type: "human", space: "camp.e", active: false },
  ],
  quests: [
    { id: "well", colour: "red", marked: "camp.b" },
    { id: "far", colour: "", marked: "" },
  ],
} as unknown as View;

it("gives every piece on the map a name and a place of its own", () => {
  const pieces = piecesOf(view, spots);
  expect(pieces.map((piece) => piece.key)).toEqual([
    "survivor-0",
    "survivor-1",
    "raider~1",
    "human@camp.e:1",
    "human@camp.e:2",
    "quest-well",
  ]);
  expect(new Set(pieces.map((piece) => piece.at.map(Math.round).join())).size).toBe(pieces.length);
});

it("lays out the camps of Atomic Bonds, and the last stand once it is open", () => {
  const laid = (open: boolean) => {
    const added = { camps: { placed: ["camp.b"] }, last_stand: { space: "camp.e", open } };
    const pieces = piecesOf({ ...view, added: { "atomic-bonds": added } } as unknown as View, spots);
    return pieces.filter((piece) => piece.camp || piece.stand).map(({ key, node }) => [key, node]);
  };

  expect(laid(false)).toEqual([["camp-camp.b", "camp.b"]]);
  expect(laid(true)).toEqual([
    ["camp-camp.b", "camp.b"],
    ["last-stand", "camp.e"],
  ]);
});
