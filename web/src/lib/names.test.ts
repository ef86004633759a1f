import { expect, test } from "vitest";
import { seatNames } from "./names";
import type { SeatInfo } from "./protocol";

const say = (id: string) => (id === "seat-free" ? "free" : "Careful bot");
const nothing = () => null;
const seat = (number: number, name: string, bot = ""): SeatInfo => ({
  seat: number,
  name,
  bot,
  here: true,
  mine: false,
  overdue: false,
});

test("bots of a kind are told apart by their seats", () => {
  const seats = [seat(0, "Ann"), seat(1, "", "steady"), seat(2, "", "steady")];

  expect(seatNames(say, nothing, seats)).toEqual(["Ann", "Careful bot 2", "Careful bot 3"]);
});

test("so are people of the same name, and nobody else is numbered", () => {
  expect(seatNames(say, nothing, [seat(0, "Ann"), seat(1, "Ann"), seat(2, "Ben")])).toEqual(["Ann 1", "Ann 2", "Ben"]);
});
