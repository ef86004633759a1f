/** A table as this screen knows it: plain data, and what each message makes of it. */
import type {
  Asked,
  ChatLine,
  DecisionTold,
  LogLine,
  Offer,
  OptionTold,
  SaidAhead,
  SinceOwn,
  Step,
  TableInfo,
  TableNow,
  Told,
  UndoAsked,
  WindowTold,
} from "../protocol";
import { merged } from "./merge";

export interface TableState {
  readonly table: TableInfo;
  readonly seq: number;
  /** Choices that have been made and not been taken back: a replay counts by them, the log's `seq` counts undos too. */
  readonly made: number;
  readonly looking: number | null;
  /** The seat of one's own that must take the screen before its side is shown. */
  readonly curtain: number | null;
  readonly view: Record<string, unknown>;
  readonly decision: DecisionTold | null;
  /** All options that were told since the last standing, by their ids: later ones in the same words come without them. */
  readonly known: ReadonlyMap<string, OptionTold>;
  readonly canUndo: boolean;
  readonly undo: UndoAsked | null;
  readonly log: readonly LogLine[];
  /** The entries of the log that tell of a bot's choice: one can ask it why. */
  readonly byBots: ReadonlySet<number>;
  /** What the last step brought. */
  readonly lines: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  /** What the seat that is looked through has said of windows before being asked. */
  readonly ahead?: SaidAhead | null;
  /** What the table's expansions add to the board, a line each. */
  readonly added: readonly string[];
  /** The seat of one's own that chose last, if one did: an undo is asked in its name. */
  readonly lastMine: number | null;
  /** Where one's own last choice was, and what mattered of all that came after it. */
  readonly since: SinceOwn | null;
}

/** What a message makes of the state; `lost` if steps are missing in between, so that the whole must be asked for. */
export interface Heard {
  readonly state: TableState | null;
  readonly lost: boolean;
}

const heard = (state: TableState | null): Heard => ({ state, lost: false });

/** The state after a message. A step that is known already changes nothing. */
export function hear(state: TableState | null, message: Told): Heard {
  if (message.type === "standing") return heard(stood(state, message));
  if (state === null) return { state, lost: message.type === "step" };
  switch (message.type) {
    case "step":
      if (message.seq <= state.seq) return heard(state);
      if (message.seq > state.seq + 1) return { state, lost: true };
      return heard(stepped(state, message));
    case "table":
      return heard({ ...state, table: message.table });
    case "seats":
      return heard({ ...state, table: { ...state.table, seats: message.seats } });
    case "said-ahead":
      return heard({ ...state, ahead: message });
    case "undo-asked":
      return heard({ ...state, undo: message.undo });
    case "chat":
      return heard(state.chat.some((line) => line.number === message.line.number) ? state : said(state, message.line));
    default:
      return heard(state);
  }
}

function stood(before: TableState | null, now: TableNow): TableState {
  const { can_undo: canUndo, by_bots: byBots, type: _, ...rest } = now;
  const isNews = before !== null && now.seq > before.seq;
  return {
    ...rest,
    canUndo,
    byBots: new Set(byBots),
    known: new Map(now.decision?.options.map((option) => [option.id, option])),
    lines: isNews ? now.log.filter((line) => line.seq > before.seq) : [],
    lastMine: before?.lastMine ?? null,
    since: now.since,
  };
}

const untold = (id: string): OptionTold => {
  return { id, act: "", names: {}, place: {}, label: { title: id }, odds: [], odds_text: [] };
};

/** An option that comes whole; `null` for one that is told by its id alone. */
function told({ label, place, ...offer }: Offer): OptionTold | null {
  return label ? { ...untold(offer.id), ...offer, label, place: place ?? {} } : null;
}

/** A question with the words of its options, those that were told before included. */
function worded(asked: Asked, known: ReadonlyMap<string, OptionTold>): DecisionTold {
  const options = asked.options.map((offer) => told(offer) ?? known.get(offer.id) ?? untold(offer.id));
  return { ...asked, options };
}

/** What is known of options once a question has been asked. */
function learned(known: ReadonlyMap<string, OptionTold>, options: readonly OptionTold[]) {
  return options.length === 0 ? known : new Map([...known, ...options.map((option) => [option.id, option] as const)]);
}

function stepped(state: TableState, step: Step): TableState {
  const decision = step.decision && worded(step.decision, state.known);
  const mine = isMine(state.table, step.by);
  return {
    ...state,
    seq: step.seq,
    made: state.made + 1,
    view: merged(state.view, step.patch),
    decision,
    known: learned(state.known, decision?.options ?? []),
    canUndo: step.can_undo,
    undo: null, // whatever was asked to be taken back has been played over
    log: [...state.log, ...step.lines],
    byBots: isBots(state.table, step.by) && step.lines.length > 0 ? new Set([...state.byBots, step.seq]) : state.byBots,
    lines: step.lines,
    added: step.added ?? state.added,
    lastMine: mine ? step.by : state.lastMine,
    since: step.since ?? state.since,
  };
}

function said(state: TableState, line: ChatLine): TableState {
  return { ...state, chat: [...state.chat, line] };
}

/** Whether a bot plays a seat now. */
function isBots(table: TableInfo, seat: number): boolean {
  return table.seats.some((one) => one.seat === seat && one.bot !== "");
}

/** Whether this screen holds a seat. */
export function isMine(table: TableInfo, seat: number): boolean {
  return table.seats.some((one) => one.seat === seat && one.mine);
}

/** The seats that this screen holds. */
export function mySeats(table: TableInfo): number[] {
  return table.seats.filter((one) => one.mine).map((one) => one.seat);
}

/** Whether the reader is to choose now. */
export function isAsked(state: TableState): boolean {
  return state.decision !== null && state.decision.seat === state.looking && state.curtain === null;
}

/** The window that asks, where several may answer or nobody is to know who could; the others need no word. */
export function openWindow(state: TableState): WindowTold | null {
  const window = state.decision?.window ?? null;
  return window !== null && (window.hidden || window.awaited.length > 1) ? window : null;
}

/** The seat of one's own that an undo is asked for. */
export function undoer(state: TableState): number | null {
  return state.looking ?? state.lastMine ?? mySeats(state.table)[0] ?? null;
}

/** The seats of one's own that have yet to agree to somebody's undo. */
export function consenters(state: TableState): number[] {
  return state.undo === null ? [] : state.undo.waiting.filter((seat) => isMine(state.table, seat));
}

/** The rules that matter now, the question's own first, then those of what just happened. */
export function rulesNow(state: TableState): string[] {
  const ids = [state.decision?.rule ?? "", ...state.lines.map((line) => line.rule)];
  return [...new Set(ids.filter((id) => id !== ""))].slice(0, 6);
}

/** Whether the reader may change how fast bots play: the host, and whoever plays against bots alone. */
export function maySetPace({ host, phase, seats }: Pick<TableInfo, "host" | "phase" | "seats">): boolean {
  const people = seats.filter((seat) => seat.name !== "");
  const isTheirs = host || (people.length > 0 && people.every((seat) => seat.mine));
  return phase === "playing" && seats.some((seat) => seat.bot !== "") && isTheirs;
}

/** The seats whose people have yet to agree that all may ask for advice; one person among bots need not be asked. */
export function adviceWaits({ seats, advice }: Pick<TableInfo, "seats" | "advice">): number[] {
  const people = seats.filter((seat) => seat.bot === "").map((seat) => seat.seat);
  return people.length === 1 ? [] : people.filter((seat) => !advice.includes(seat));
}
