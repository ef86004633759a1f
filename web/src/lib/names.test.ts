import { expect, test } from "vitest";
import { playedWith, seatNames, withRole } from "./names";
import type { GameInfo, SeatInfo } from "./protocol";

const say = (id: string, args?: Record<string, string | number>) => [id, ...Object.values(args ?? {})].join(" ");
const seat = (number: number, name: string, bot = ""): SeatInfo => ({
  seat: number,
  name,
  bot,
  here: true,
  mine: false,
  overdue: false,
  away: false,
});

test("bots of a kind have names of their own", () => {
  const seats = [seat(0, "Ann"), seat(1, "", "steady"), seat(2, "", "steady")];

  expect(seatNames(say, seats)).toEqual(["Ann", "bot-name-2", "bot-name-3"]);
});

test("people of the same name are numbered by their seats, and nobody else is", () => {
  expect(seatNames(say, [seat(0, "Ann"), seat(1, "Ann"), seat(2, "Ben")])).toEqual(["Ann 1", "Ann 2", "Ben"]);
});

test("a name that nobody chose is told in the reader's language, whoever was seated in which", () => {
  const seats = [seat(0, "Player 1"), seat(1, "Игрок 2"), seat(2, "Gracz\u00a03"), seat(3, "Player One")];

  expect(seatNames(say, seats)).toEqual(["player-name 1", "player-name 2", "player-name 3", "Player One"]);
});

test("a name goes with what is played, unless there is nothing or the same", () => {
  expect(withRole(say, "Ann", "Ghoul")).toBe("name-and-role Ann Ghoul");
  expect(withRole(say, "Ann", "")).toBe("Ann");
  expect(withRole(say, "Ghoul", "Ghoul")).toBe("Ghoul");
});

test("a table is told with its expansions and packs, in the order of the game's own lists", () => {
  const [first, second] = [
    { id: "bonds", name: "The Bonds" },
    { id: "signals", name: "Signals" },
  ];
  const game = { expansions: [first, second], packs: [{ id: "picnic", name: "Picnic" }] } as unknown as GameInfo;

  expect(playedWith(game, { expansions: ["signals", "bonds"], packs: ["picnic", "gone"] })).toEqual([
    "The Bonds",
    "Signals",
    "Picnic",
    "gone",
  ]);
  expect(playedWith(game, { expansions: [], packs: [] })).toEqual([]);
  expect(playedWith(undefined, { expansions: ["signals"], packs: [] })).toEqual(["signals"]);
});
