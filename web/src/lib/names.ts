/** What people, bots and seats are called on the page. */
import type { Edition } from "./api";
import type { Words } from "./board";
import type { GameInfo, PackInfo, SeatInfo } from "./protocol";
import type { Finder } from "./words";

const BOTS = new Set(["random", "steady"]);
const BOT_NAMES = 6;

/** A bot's name: the game's own word for it, else ours, else its id. */
export function botTitle(say: Words, find: Finder, bot: string): string {
  return find(`bot-${bot}`) ?? (BOTS.has(bot) ? say(`bot-${bot}`) : bot);
}

/** What those are called who chose no name, before the number of their seat, in whichever language they were seated. */
const UNCHOSEN = ["Player", "Игрок", "Gracz"];
const SPACES = [" ", "\u00a0"]; // the page's own words keep the number beside the word

/** Who sits on a seat: a person by name, a bot by a name of its own, or nobody. A name that nobody chose is in the reader's language. */
export function seatName(say: Words, seat: SeatInfo | undefined): string {
  if (seat === undefined) return "";
  const number = seat.seat + 1;
  if (UNCHOSEN.some((word) => SPACES.some((space) => seat.name === `${word}${space}${number}`)))
    return say("player-name", { number });
  if (seat.name) return seat.name;
  return seat.bot ? say(`bot-name-${(seat.seat % BOT_NAMES) + 1}`) : say("seat-free");
}

/** Who sits where, each with a name of its own: those who are called alike are numbered by their seats. */
export function seatNames(say: Words, seats: readonly SeatInfo[]): string[] {
  const names = seats.map((seat) => seatName(say, seat));
  return names.map((name, seat) => (names.filter((each) => each === name).length > 1 ? `${name} ${seat + 1}` : name));
}

/** What a table is played with beside its game, by name: expansions, then packs; those that the host no longer has by their ids. */
export function playedWith(game: GameInfo | undefined, table: Edition): string[] {
  const named = (ids: readonly string[], known: readonly PackInfo[] = []) => [
    ...known.filter((one) => ids.includes(one.id)).map((one) => one.name),
    ...ids.filter((id) => !known.some((one) => one.id === id)),
  ];
  return [...named(table.expansions, game?.expansions), ...named(table.packs, game?.packs)];
}

/** A name with what its seat plays, where the game gives its seats something to play; once, if both are the same. */
export function withRole(say: Words, name: string, role: string): string {
  return role && role !== name ? say("name-and-role", { name, role }) : name;
}

/** The colour that a seat plays with, where the game gives its seats colours. */
export function seatColour(view: Record<string, unknown>, seat: number): string {
  const players = view.players;
  if (!Array.isArray(players)) return "";
  const { colour } = (players[seat] ?? {}) as { colour?: unknown };
  return typeof colour === "string" ? colour : "";
}
