import { expect, test } from "vitest";
import { isMyTurn, ownTables, turnText } from "./owntables";
import type { PlayedTable, TableInfo } from "./protocol";
import { table as tableTold } from "./table/kit/told";

const table = (id: string, over: Partial<TableInfo> = {}) => tableTold({ id, phase: "playing", asked: 1, ...over });
const played = (info: TableInfo | null, seat = 0): PlayedTable => ({
  table: info?.id ?? "gone",
  seat,
  game: "draughts",
  joined: 0,
  phase: info === null ? "gone" : "playing",
  result: "",
  info,
});
const say = (word: string, given?: Record<string, unknown>) =>
  `${word}${given ? ` ${Object.values(given).join()}` : ""}`;

test("what waits for the reader comes first, what is over last", () => {
  const [over, theirs, mine] = [table("over", { phase: "over" }), table("theirs"), table("mine", { asked: 0 })];

  const ids = ownTables([over, theirs, mine], []).map((own) => own.table.id);

  expect(ids).toEqual(["mine", "theirs", "over"]);
  expect([mine, theirs, over].map(isMyTurn)).toEqual([true, false, false]);
});

test("a profile brings the tables that this browser has not sat at; it has yet to open their seats", () => {
  const [here, there] = [table("here"), table("there", { asked: 0 })];

  const own = ownTables([here], [played(here), played(there, 0), played(null)]);

  expect(own.map((one) => [one.table.id, one.toOpen])).toEqual([
    ["there", 0],
    ["here", null],
  ]);
});

test("whose turn it is is told while it is known and a game is on", () => {
  expect(turnText(say, table("mine", { asked: 0 }))).toBe("your-turn");
  expect(turnText(say, table("theirs"))).toMatch(/^turn-of ./);
  expect(turnText(say, table("unknown", { asked: null }))).toBe("");
  expect(turnText(say, table("over", { phase: "over", asked: 0 }))).toBe("");
});
