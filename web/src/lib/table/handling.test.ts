import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "$lib/protocol";
import { handling } from "./handling";

const seat = (about: Partial<SeatInfo>): SeatInfo => ({
  seat: 0,
  name: "Ann",
  bot: "",
  here: true,
  mine: false,
  overdue: false,
  away: false,
  ...about,
});
const table = (seats: SeatInfo[], about: Partial<TableInfo> = {}) =>
  ({ phase: "playing", host: false, seats, ...about }) as TableInfo;
const own = seat({ seat: 1, name: "Ben", mine: true });

test("one's own seat is handed over and taken back", () => {
  expect(handling(table([own]), own)).toBe("hand-to-bot");
  expect(handling(table([own]), { ...own, bot: "steady" })).toBe("take-back");
});

test("for somebody overdue who sits at the table, or made it, may let a bot play on", () => {
  const late = seat({ overdue: true, here: false });
  expect(handling(table([late, own]), late)).toBe("stand-in");
  expect(handling(table([late], { host: true }), late)).toBe("stand-in");
  expect(handling(table([late]), late)).toBe(null);
});

test("nobody is played for who is not overdue, or by a bot already, or in no game", () => {
  expect(handling(table([seat({}), own]), seat({ here: false }))).toBe(null);
  expect(handling(table([own]), seat({ overdue: true, bot: "steady" }))).toBe(null);
  expect(handling(table([own], { phase: "over" }), own)).toBe(null);
});
