/** The reader's own tables in the lobby: those sat at from this browser, and those that a profile brings to it. */
import type { Words } from "./board";
import { seatNames } from "./names";
import type { PlayedTable, TableInfo } from "./protocol";
import { isMine } from "./table/state";

export interface OwnTable {
  readonly table: TableInfo;
  /** The seat of the profile that this device has yet to get. */
  readonly toOpen: number | null;
}

/** Whether a table waits for the reader. */
export function isMyTurn(table: TableInfo): boolean {
  return table.phase === "playing" && typeof table.asked === "number" && isMine(table, table.asked);
}

/** Who is asked at a table, as far as that is known. */
export function turnText(say: Words, table: TableInfo): string {
  if (table.phase !== "playing" || typeof table.asked !== "number") return "";
  if (isMyTurn(table)) return say("your-turn");
  return say("turn-of", { name: seatNames(say, table.seats)[table.asked] ?? "" });
}

/** All own tables, those first that wait for the reader and those last that are over; else as they were given. */
export function ownTables(kept: readonly TableInfo[], played: readonly PlayedTable[]): OwnTable[] {
  const here = new Set(kept.map((table) => table.id));
  const brought = played.flatMap(({ info, seat, table }) =>
    info && !here.has(table) ? [{ table: info, toOpen: seat }] : [],
  );
  const all: OwnTable[] = [...kept.map((table) => ({ table, toOpen: null })), ...brought];
  const place = ({ table }: OwnTable) => (isMyTurn(table) ? 0 : table.phase === "over" ? 2 : 1);
  return all.toSorted((one, other) => place(one) - place(other));
}
