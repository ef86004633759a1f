/** A table before it is made: who shall sit where, and the calls that make it so. */
import { api, newNonce, Trouble } from "./api";
import { keepNonce, keepPromise, keepTable } from "./keep";
import type { CourseInfo, GameInfo, Lang, Pace, TableInfo, TableMade, UndoPolicy } from "./protocol";

/** Who shall sit on a seat: the reader, somebody else at this screen, whoever follows the link, or a bot by name. */
export type Sitter = "me" | "here" | "open" | `bot:${string}`;

export interface Plan {
  game: string;
  seats: { who: Sitter; name: string }[];
  options: Record<string, unknown>;
  packs: string[];
  expansions: string[];
  lang: Lang;
  pace: Pace;
  undo: UndoPolicy;
  public: boolean;
  clock: number | null; // seconds; as usual with the game unless the host says otherwise
  spectators: boolean;
  typed?: string[]; // chance that people bring about: `dice`, decks by name
  coached?: boolean; // the game's coached first game
  hours: number; // that a decision may take; 0: the game is played at one sitting
}

/** The bot that sits down unless another is asked for: the last of the list plays best. */
export function usualBot(game: GameInfo): Sitter {
  return `bot:${game.bots.at(-1) ?? "random"}`;
}

/** The reader against bots: what one click plays. */
export function usualPlan(game: GameInfo, lang: Lang, seats = Math.min(3, game.most_seats)): Plan {
  const count = Math.max(seats, game.least_seats);
  return {
    game: game.id,
    seats: Array.from({ length: count }, (_, seat) => ({ who: seat === 0 ? "me" : usualBot(game), name: "" })),
    options: {},
    packs: [],
    expansions: [],
    lang,
    pace: "brisk",
    undo: "free",
    public: false,
    clock: null,
    spectators: true,
    hours: 0,
  };
}

/** The coached first game of a game: the reader where the lessons want them, and the bots that these are made for. */
export function coachedPlan(game: GameInfo, { seats, seat, bot }: CourseInfo, lang: Lang): Plan {
  const who = (at: number): Sitter => (at === seat ? "me" : `bot:${bot}`);
  const sitters = Array.from({ length: seats }, (_, at) => ({ who: who(at), name: "" }));
  return { ...usualPlan(game, lang), seats: sitters, coached: true };
}

/** The plan for another game: the people, their names and the table's habits stay, as far as that game takes so many. */
export function ofGame(plan: Plan, game: GameInfo): Plan {
  const isThere = (who: Sitter) => !who.startsWith("bot:") || game.bots.includes(who.slice(4));
  const seats = plan.seats.map((one) => (isThere(one.who) ? one : { ...one, who: usualBot(game) }));
  const fresh = { options: {}, packs: [], expansions: [], typed: [], clock: null };
  return resized({ ...plan, ...fresh, game: game.id, seats }, game, seats.length);
}

/** The plan with another number of seats; whoever had a seat keeps it. */
export function resized(plan: Plan, game: GameInfo, count: number): Plan {
  const wanted = Math.min(game.most_seats, Math.max(game.least_seats, count));
  const more = Array.from({ length: Math.max(0, wanted - plan.seats.length) }, () => ({
    who: usualBot(game),
    name: "",
  }));
  const perSeat = game.options.filter((option) => option.kind !== "value").map((option) => option.name);
  const options = Object.fromEntries(Object.entries(plan.options).filter(([name]) => !perSeat.includes(name)));
  return { ...plan, options, seats: [...plan.seats, ...more].slice(0, wanted) };
}

/** The plan with another sitter on a seat. One reader has one seat: whoever was `me` before moves aside. */
export function seated(plan: Plan, seat: number, who: Sitter): Plan {
  const seats = plan.seats.map((one, at) => {
    if (at === seat) return { ...one, who };
    return who === "me" && one.who === "me" ? { ...one, who: "here" as const } : one;
  });
  return { ...plan, seats };
}

/** The plan with a pack or an expansion taken or left; options that only it had are settled no more. */
export function playedWith(plan: Plan, kind: "packs" | "expansions", id: string, taken: boolean): Plan {
  const others = plan[kind].filter((one) => one !== id);
  return { ...plan, [kind]: taken ? [...others, id] : others, options: {} };
}

export type Way = "bots" | "here" | "link";

/** The plan with the second seat taken as a way to play has it, and whoever was there before as usual. */
export function goingThatWay(plan: Plan, game: GameInfo, way: Way): Plan {
  const second: Record<Way, Sitter> = { bots: usualBot(game), here: "here", link: "open" };
  const usual = usualPlan(game, plan.lang, plan.seats.length);
  return seated({ ...plan, seats: usual.seats }, 1, second[way]);
}

/** The plan as the game is with its expansions: what people can bring about only with others is left out. */
export function asItCanBe(plan: Plan, game: GameInfo): Plan {
  const there = game.typed.map(({ id }) => id);
  return { ...plan, typed: (plan.typed ?? []).filter((id) => there.includes(id)) };
}

/** Whether somebody has yet to come: then the table waits, else the game begins at once. */
export function waits(plan: Plan): boolean {
  return plan.seats.some((one) => one.who === "open");
}

/** An order with a thing put at a place; what was there before goes where that thing came from. */
export function arranged<T>(order: readonly T[], at: number, thing: T): T[] {
  const from = order.indexOf(thing);
  return order.map((other, place) => (place === at ? thing : place === from ? (order[at] ?? other) : other));
}

/** What a written value of a table option means: nothing, a number, words or a list of them. */
export function optionValue(text: string): unknown {
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const values = parts.map((part) => (/^-?\d+$/.test(part) ? Number(part) : part));
  return values.length > 1 ? values : values[0];
}

/** Sit down with something of one's own for the dice, which this browser remembers; the table as it is then. */
export async function sitDown(
  id: string,
  seat: number,
  name: string,
  invite: string,
  nonce = newNonce(),
): Promise<TableInfo> {
  const { table } = await api.claim(id, seat, name, nonce, invite);
  keepPromise(table);
  keepNonce(id, seat, nonce);
  return table;
}

/** Get up again before the game: what was added for this seat is not in the dice. */
export async function getUp(id: string, seat: number): Promise<TableInfo> {
  const table = await api.leave(id, seat);
  keepNonce(id, seat, null);
  return table;
}

/** Make the table and seat everybody who is here; people first, for the last seat taken begins the game. */
export async function makeTable(plan: Plan, nameOf: (seat: number) => string): Promise<TableMade> {
  const { seats, typed = [], ...rest } = plan;
  const real = waits(plan) ? [] : typed; // who sits elsewhere does not see the dice
  const made = await api.makeTable({ ...rest, typed: real, seats: seats.length });
  const { id } = made.table;
  keepPromise(made.table);
  for (const [seat, { who, name }] of seats.entries()) {
    if (who === "me" || who === "here") {
      await sitDown(id, seat, name.trim() || nameOf(seat), made.invite, plan.coached ? "" : undefined); // lessons have dice of their own
    }
  }
  for (const [seat, { who }] of seats.entries()) {
    if (who.startsWith("bot:")) await api.sitBot(id, seat, who.slice(4));
  }
  return made;
}

/** Open (or find) the table where these people play again, and take the same seats there; its id. */
export async function playAgain(table: TableInfo): Promise<string> {
  const made = await api.rematch(table.id);
  const { id, game } = made.table;
  keepTable(id, game);
  keepPromise(made.table);
  if (made.invite) sessionStorage.setItem(`invite-${id}`, made.invite);
  for (const { seat, name, mine } of table.seats) {
    if (mine) await sitDown(id, seat, name, made.invite).catch(unlessTaken);
  }
  return id;
}

/** Play a finished game on from a moment, from this seat among bots, at a table of its own; its id. */
export async function playOn(table: string, at: number, seat: number, name: string): Promise<string> {
  const made = await api.playOn(table, at, seat);
  const { id, game } = made.table;
  keepTable(id, game);
  keepPromise(made.table);
  await sitDown(id, seat, name, made.invite);
  return id;
}

/** A seat that somebody else has taken meanwhile is no trouble: there is the waiting room to choose another. */
function unlessTaken(wrong: unknown): void {
  if (!(wrong instanceof Trouble) || wrong.status !== 409) throw wrong;
}
