/** What people, bots and seats are called on the page. */
import type { Words } from "./board";
import type { SeatInfo } from "./protocol";
import type { Finder } from "./words";

const BOTS = new Set(["random", "steady"]);

/** A bot's name: the game's own word for it, else ours, else its id. */
export function botTitle(say: Words, find: Finder, bot: string): string {
  return find(`bot-${bot}`) ?? (BOTS.has(bot) ? say(`bot-${bot}`) : bot);
}

/** Who sits on a seat: a person by name, a bot by its kind, or nobody. */
export function seatName(say: Words, find: Finder, seat: SeatInfo | undefined): string {
  if (seat === undefined) return "";
  if (seat.name) return seat.name;
  return seat.bot ? botTitle(say, find, seat.bot) : say("seat-free");
}

/** Who sits where, each with a name of its own: those who are called alike are numbered by their seats. */
export function seatNames(say: Words, find: Finder, seats: readonly SeatInfo[]): string[] {
  const names = seats.map((seat) => seatName(say, find, seat));
  return names.map((name, seat) => (names.filter((each) => each === name).length > 1 ? `${name} ${seat + 1}` : name));
}

/** The colour that a seat plays with, where the game gives its seats colours. */
export function seatColour(view: Record<string, unknown>, seat: number): string {
  const players = view.players;
  if (!Array.isArray(players)) return "";
  const { colour } = (players[seat] ?? {}) as { colour?: unknown };
  return typeof colour === "string" ? colour : "";
}
