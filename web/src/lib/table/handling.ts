/** Seats that change hands in a game that is on: a bot plays on, and a person comes back. */
import type { SeatInfo, TableInfo } from "$lib/protocol";

export type Handling = "take-back" | "hand-to-bot" | "stand-in";

/** What the reader may do about a seat: have one's own back, hand it over, or let a bot play on for somebody overdue. */
export function handling(table: TableInfo, seat: SeatInfo): Handling | null {
  if (table.phase !== "playing") return null;
  if (seat.mine) return seat.bot ? "take-back" : "hand-to-bot";
  const atHome = table.host || table.seats.some((each) => each.mine);
  return atHome && seat.overdue && !seat.bot ? "stand-in" : null;
}
