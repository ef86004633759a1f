import { describe, expect, it } from "vitest";
import { at } from "$lib/places";
import type { Cards, Place, Player, View } from "./types";
import { cellsOf, figuresOn, floorOf, liftStand, standsOf, standsOn } from "./vault";

const lying = { id: "", part: "", halves: [], size: 1, linked: false, exchanges: false };
const spot = (text: string): Place => ({ ...lying, letters: "", hurt: false, cost: [], reward: [], text });
const face = (name: string) => ({ name, flavour: "", text: [] as string[] });
const cards: Cards = {
  rooms: {
    diner: { ...face("Diner"), price: null, left: spot("left"), right: spot("right") },
    theatre: { ...face("Theatre"), price: null, both: spot("both") },
  },
  items: {},
  threats: { fire: { ...face("Fire"), copies: 1, fight: 0, spot: spot("burns") } },
  lifts: { start: { ...face("Lift"), spot: null }, red: { ...face("Red lift"), spot: spot("build") } },
  columns: {
    left: [
      [5, 6],
      [3, 4],
      [null, 2],
    ],
    right: [
      [8, 9],
      [10, 11],
      [12, null],
    ],
  },
  top: { left: [], right: [] },
  limits: { cubes_of_a_kind: 6, dwellers: 7, rooms_a_side: 3, cards_a_row: 3 },
};
const red: Player = {
  seat: 0,
  colour: "red",
  cubes: { power: 0, food: 0, water: 0 },
  happiness: 0,
  items: [],
  dwellers: [{ number: 1, spot: "diner.left", waiting: "", wounded: false, letter: "", training: "" }],
  passed: false,
};
const floor = { owner: 0, lift: "red", left: ["diner"], right: [] };
const view = (threats: Record<string, string> = {}) =>
  ({ players: [red], floors: [floor], threats }) as unknown as View;

describe("the cells of a floor", () => {
  it("are seen from left to right: the room beside the lift is the last of the left side", () => {
    const cells = cellsOf(floor, "left", cards.columns);

    expect(cells.map((cell) => cell.room)).toEqual([null, null, "diner"]);
    expect(cells.map((cell) => cell.columns)).toEqual([
      [null, 2],
      [3, 4],
      [5, 6],
    ]);
  });

  it("say where the next room would lie", () => {
    expect(cellsOf(floor, "left", cards.columns).map((cell) => cell.next)).toEqual([false, true, false]);
    expect(cellsOf(floor, "right", cards.columns).map((cell) => cell.next)).toEqual([true, false, false]);
    const full = { ...floor, left: ["a", "b", "c"] };
    expect(cellsOf(full, "left", cards.columns).some((cell) => cell.next)).toBe(false);
  });
});

describe("the places of a room", () => {
  it("are two spots, each in its column", () => {
    const stands = standsOf(view(), cards, "diner", [5, 6]);

    expect(stands.map((stand) => [stand.place, stand.columns])).toEqual([
      [at("spot", "diner.left"), [5]],
      [at("spot", "diner.right"), [6]],
    ]);
  });

  it("are one if they are linked", () => {
    const [stand, ...more] = standsOf(view(), cards, "theatre", [8, 9]);

    expect(stand).toMatchObject({
      place: at("spot", "theatre.both"),
      linked: true,
      halves: ["theatre.left", "theatre.right"],
    });
    expect(more).toEqual([]);
  });

  it("become a threat's where one lies", () => {
    const [left, right] = standsOf(view({ "diner.left": "fire" }), cards, "diner", [5, 6]);

    expect(left).toMatchObject({ id: "diner.left", threat: "fire", spot: { text: "burns" } });
    expect(right).toMatchObject({ threat: null, spot: { text: "right" } });
  });

  it("are closed where a threat has left half of a linked pair", () => {
    const [left, right] = standsOf(view({ "theatre.right": "fire" }), cards, "theatre", [8, 9]);

    expect(left).toMatchObject({ place: at("spot", "theatre.left"), closed: true, linked: false });
    expect(right).toMatchObject({ place: at("spot", "theatre.right"), closed: false, threat: "fire" });
  });

  it("are none in a room that the book does not know", () => {
    expect(standsOf(view(), cards, "attic", [null, null])).toEqual([]);
  });
});

it("knows all places of a floor", () => {
  const ids = standsOn(view(), cards, { ...floor, left: ["diner"], right: ["theatre"] }).map((stand) => stand.id);

  expect(ids).toEqual(["lift.red", "diner.left", "diner.right", "theatre.both"]);
});

it("knows who stands where", () => {
  expect(figuresOn(view(), ["diner.left"]).map(({ dweller }) => dweller.number)).toEqual([1]);
  expect(figuresOn(view(), ["diner.right"])).toEqual([]);
});

it("finds lifts and floors", () => {
  expect(liftStand(cards, floor)?.place).toEqual(at("spot", "lift.red"));
  expect(liftStand(cards, { ...floor, lift: "start" })).toBeNull();
  expect(floorOf(view(), 0)).toEqual(floor);
  expect(floorOf(view(), null)).toBeUndefined();
});
