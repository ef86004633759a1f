import { expect, test } from "vitest";
import {
  arranged,
  asItCanBe,
  coachedPlan,
  goingThatWay,
  ofGame,
  optionValue,
  type Plan,
  playedWith,
  resized,
  seated,
  usualPlan,
  waits,
} from "./lobby";
import type { GameInfo, OptionChoice } from "./protocol";

const game: GameInfo = {
  id: "draughts",
  name: "Draughts",
  least_seats: 2,
  most_seats: 4,
  options: [],
  packs: [],
  expansions: [],
  bots: ["random", "steady"],
  typed: [
    { id: "dice", name: "Dice" },
    { id: "kings", name: "Kings" },
  ],
  clock: 20,
  course: { seats: 2, seat: 1, bot: "random" },
};
const sitters = (plan: ReturnType<typeof usualPlan>) => plan.seats.map((seat) => seat.who);

test("one click seats the reader against bots, and the game begins at once", () => {
  const plan = usualPlan(game, "pl");

  expect(sitters(plan)).toEqual(["me", "bot:steady", "bot:steady"]);
  expect(plan.lang).toBe("pl");
  expect(waits(plan)).toBe(false);
});

test("the coached first game seats the reader and the bots as its lessons want them", () => {
  const plan = coachedPlan(game, { seats: 2, seat: 1, bot: "random" }, "ru");

  expect(sitters(plan)).toEqual(["bot:random", "me"]);
  expect(plan.coached).toBe(true);
  expect(usualPlan(game, "ru").coached).toBeUndefined();
});

test("what the host has not said of the clock is left to the server", () => {
  expect(usualPlan(game, "en").clock).toBeNull();
  expect(usualPlan({ ...game, clock: 0 }, "en").clock).toBeNull();
});

test("the number of seats stays within what the game takes", () => {
  const plan = usualPlan(game, "en");

  expect(resized(plan, game, 9).seats).toHaveLength(4);
  expect(resized(plan, game, 1).seats).toHaveLength(2);
});

test("another game keeps the people, their names and the table's habits, and takes as many seats as it has", () => {
  const plan: Plan = {
    ...resized(usualPlan(game, "pl"), game, 2),
    seats: [
      { who: "me", name: "Ann" },
      { who: "here", name: "Ben" },
    ],
    options: { first: 1 },
    pace: "calm",
  };
  const other = { ...game, id: "other", least_seats: 3, bots: ["random"] };

  expect(ofGame(plan, other)).toMatchObject({
    game: "other",
    pace: "calm",
    lang: "pl",
    options: {},
    seats: [
      { who: "me", name: "Ann" },
      { who: "here", name: "Ben" },
      { who: "bot:random", name: "" },
    ],
  });
  expect(sitters(ofGame(usualPlan(game, "en"), other))).toEqual(["me", "bot:random", "bot:random"]);
});

test("whoever had the reader's seat stays at this screen", () => {
  const plan = seated(usualPlan(game, "en"), 2, "me");

  expect(sitters(plan)).toEqual(["here", "bot:steady", "me"]);
});

test("a seat for a friend makes the table wait", () => {
  expect(waits(seated(usualPlan(game, "en"), 1, "open"))).toBe(true);
});

test.each([
  ["", undefined],
  ["2", 2],
  ["2, 0, 1", [2, 0, 1]],
  ["red,blue", ["red", "blue"]],
])("a table option written as %j", (text, value) => {
  expect(optionValue(text)).toEqual(value);
});

test("to put one thing elsewhere in an order, two change places", () => {
  expect(arranged([0, 1, 2], 0, 2)).toEqual([2, 1, 0]);
  expect(arranged(["red", "blue"], 1, "green")).toEqual(["red", "green"]);
  expect(arranged([1, 0], 1, 0)).toEqual([1, 0]);
});

test("what was settled for each seat is settled anew for another number of seats", () => {
  const order: OptionChoice = {
    name: "order",
    kind: "seat-order",
    values: [],
    default: null,
    rules: [],
    names: {},
    refused: [],
  };
  const named = { ...game, options: [order] };
  const plan = { ...usualPlan(named, "en", 3), options: { order: [2, 1, 0], other: true } };

  expect(resized(plan, named, 2).options).toEqual({ other: true });
});

test("each way to play seats somebody else across from the reader", () => {
  const plan = usualPlan(game, "en", 2);

  expect((["bots", "here", "link"] as const).map((way) => sitters(goingThatWay(plan, game, way)))).toEqual([
    ["me", "bot:steady"],
    ["me", "here"],
    ["me", "open"],
  ]);
});

test("packs and expansions are taken and left, and options that came with them are settled no more", () => {
  const plain = { ...usualPlan(game, "en"), options: { strength: 3 } };
  const taken = playedWith(plain, "expansions", "signals", true);

  expect(taken.expansions).toEqual(["signals"]);
  expect(taken.options).toEqual({});
  expect(playedWith(taken, "expansions", "signals", false).expansions).toEqual([]);
});

test("what people bring about themselves is left out where it is not there any more", () => {
  const plan = { ...usualPlan(game, "en"), typed: ["kings", "goals"] };

  expect(asItCanBe(plan, game).typed).toEqual(["kings"]);
  expect(asItCanBe(usualPlan(game, "en"), game).typed).toEqual([]);
  expect(ofGame(plan, { ...game, id: "chess" }).typed).toEqual([]);
});
