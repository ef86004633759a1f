// Made by `make docs` from src/crossroads/protocol: do not edit.

export type Lang = "en" | "pl" | "ru";

export type Pace = "brisk" | "calm" | "instant";

export type UndoPolicy = "consent" | "free" | "off";

export type Phase = "open" | "over" | "playing";

export type OptionKind = "each-seat" | "seat" | "seat-order" | "value";

export type RefusalCode = "bad-message" | "illegal" | "not-now" | "not-yours" | "stale" | "too-fast" | "undo-refused";

/**
 * A table option: its name, what it may be, what it is by default, and the rules it touches.
 *
 * `kind` says how it is asked for: one of `values` (or any text if there are none), one seat, all seats in an order, or
 * one of `values` for each seat.
 */
export interface OptionChoice {
  name: string;
  values: unknown[];
  default: unknown;
  rules: string[];
  kind: OptionKind;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  name: string;
  least_seats: number;
  most_seats: number;
  options: OptionChoice[];
  bots: string[];
}

/** Asks for a table. Nobody sits there yet; it is private unless `public` says otherwise. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  lang?: Lang;
  pace?: Pace;
  undo?: UndoPolicy;
  public?: boolean;
}

/** Who sits at a seat: a person by name, a bot by kind, or nobody yet. */
export interface SeatInfo {
  seat: number;
  name: string;
  /** which bot plays it now; a person's name stays while a bot stands in for them */
  bot: string;
  /** the person's line is open */
  here: boolean;
  /** the asker holds it */
  mine: boolean;
}

/** A table as everybody may know it. */
export interface TableInfo {
  id: string;
  game: string;
  seats: SeatInfo[];
  phase: Phase;
  options: Record<string, unknown>;
  lang: Lang;
  pace: Pace;
  undo: UndoPolicy;
  public: boolean;
  /** binds the server to its secret since before the first seat was taken */
  commitment: string;
  /** revealed when the game is over */
  secret: string;
  /** what each seat added, once the game is on */
  nonces: string[];
  /** seconds since 1970 */
  created: number;
  seq: number;
  /** the asker made the table */
  host: boolean;
  /** the table where these people play again */
  rematch: string;
}

/** A new table, the invitation to it and the host's token (a cookie holds it too). */
export interface TableMade {
  table: TableInfo;
  invite: string;
  host_token: string;
}

/** A new invitation; earlier ones stay good until they expire. */
export interface InviteMade {
  invite: string;
  expires: number;
}

/** Asks for a seat, with something of one's own to mix into the dice. */
export interface ClaimSeat {
  name: string;
  nonce?: string;
  invite?: string;
}

/** The seat is yours: the token proves it (a cookie holds it too). */
export interface SeatClaimed {
  seat: number;
  token: string;
  table: TableInfo;
}

/** Asks that a bot sit on an empty seat. */
export interface SitBot {
  bot: string;
}

/** Asks that a bot play on for an own seat (`bot`), or that its person take it back (empty). */
export interface HandOver {
  bot?: string;
}

/** The table after so many choices, as a seat knew it (`null`: as everybody did). */
export interface ReplayPoint {
  at: number;
  last: number;
  seat: number | null;
  view: Record<string, unknown>;
  prompt: string;
  /** what the last choice brought */
  lines: LogLine[];
}

/** One sentence of the log: after which sequence number, under which rule, about whom, and what happened as data. */
export interface LogLine {
  seq: number;
  text: string;
  rule: string;
  kind: string;
  seat: number | null;
  /** the particulars, for animation; redacted as the sentence is */
  about: Record<string, unknown>;
}

/** The scores over a finished game: one row for each point that is worth a mark. */
export interface ScoreChart {
  /** after how many choices */
  at: number[];
  /** by point, then by seat */
  scores: number[][];
  /** such as the round */
  labels: string[];
}

/** What went wrong, in a sentence that says what to do; `rule` where a rule is in the way. */
export interface Problem {
  /** such as `unknown-table`, `seat-taken`, `invitation-expired`, `too-many-requests` */
  code: string;
  message: string;
  rule: string;
}

/** A topic of the rules: its title and its rules in order. */
export interface TopicTold {
  id: string;
  title: string;
  rules: string[];
  related: string[];
}

/** One rule in words. */
export interface RuleTold {
  id: string;
  topic: string;
  topic_title: string;
  text: string;
  example: string;
  ruling: string;
  /** topics */
  related: string[];
}

/** What a search found, best first. */
export interface RulesFound {
  query: string;
  rules: RuleTold[];
}

/**
 * Cards that a game's book must not tell and that have come to light at a table, as they would stand in the book.
 *
 * How many there are stands in the view as `opened`, so a client knows when to ask again.
 */
export interface OpenCards {
  cards: Record<string, unknown>;
}

/** All cards of a game as a client draws them, with their names and texts; its shape is the game's own affair. */
export interface Book {
  game: string;
  lang: string;
  cards: Record<string, unknown>;
  /** of letters, colours, kinds, outcomes: whatever a board labels */
  names: Record<string, string>;
}

/**
 * The first word on a line: the language, and what the client still has from a line before.
 *
 * `seen` is the sequence number of the view that the client holds, with the same seats and in the same language. It is
 * told only what it missed: the steps since then, the table, the open undo, and the chat after line `heard`. Without
 * `seen`, with several own seats, or if too much has happened since, it is told a whole `standing`.
 */
export interface Hello {
  type: "hello";
  lang?: Lang;
  seen?: number | null;
  heard?: number;
  /** of seats, where no cookie holds them */
  tokens?: string[];
}

/** See with the eyes of an own seat from now on. */
export interface Look {
  type: "look";
  seat: number;
}

/**
 * Choose for an own seat. `seq` is the number that the chooser saw; saying the same `request` again changes nothing.
 */
export interface Choose {
  type: "choose";
  request: string;
  seat: number;
  seq: number;
  option: string;
}

/** Ask to take back the own last choice; what it takes is the table's policy. */
export interface Undo {
  type: "undo";
  request: string;
  seat: number;
  seq: number;
}

/** Agree to somebody's undo, or not. */
export interface Answer {
  type: "answer";
  request: string;
  seat: number;
  seq: number;
  agree: boolean;
}

/** Ask why an option is not on offer; with none, for all that is refused now. */
export interface Why {
  type: "why";
  request: string;
  seat: number;
  option?: string;
}

/** Say something to the table. A spectator may not. */
export interface Say {
  type: "say";
  request: string;
  seat: number;
  text: string;
}

/** Be told everything in another language from now on, all that was told before included. */
export interface Speak {
  type: "speak";
  lang: Lang;
}

/** One thing that can come of an option, and how likely it is: `of` in `out_of`. */
export interface Chance {
  outcome: string;
  of: number;
  out_of: number;
}

/** The exact odds of an option under an assumption, such as `plain` or `with-items`. */
export interface OddsTold {
  given: string;
  text: string;
  chances: Chance[];
}

/** One option on offer, in words. */
export interface OptionTold {
  id: string;
  label: string;
  odds: OddsTold[];
}

/** What is asked now. Only the seat that decides (and is looked through) is told the options. */
export interface DecisionTold {
  seat: number;
  /** the question's id */
  prompt: string;
  text: string;
  rule: string;
  about: Record<string, unknown>;
  options: OptionTold[];
}

/**
 * One option on offer in a step: its words as in `OptionTold`, or its id alone.
 *
 * The id alone means: in the same words as when this option was last told on this line since the last `standing`.
 */
export interface Offer {
  id: string;
  label?: string | null;
  odds?: OddsTold[];
}

/** What is asked after a step; as `DecisionTold`, but words that the line has already are not told again. */
export interface Asked {
  seat: number;
  /** the question's id */
  prompt: string;
  text: string;
  rule: string;
  about: Record<string, unknown>;
  options: Offer[];
}

/** Why something is not on offer: the rule in its way, in words. */
export interface Reason {
  option: string;
  label: string;
  rule: string;
  text: string;
}

/** Somebody said something. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Somebody would like to take a choice back, and these seats have yet to agree. */
export interface UndoAsked {
  seat: number;
  waiting: number[];
}

/** Where the table stands, whole: after `hello`, `look`, `speak`, an undo, or whenever a client lags too far behind. */
export interface Standing {
  type: "standing";
  table: TableInfo;
  seq: number;
  looking: number | null;
  /** the own seat that must take the screen before its side is shown */
  curtain: number | null;
  view: Record<string, unknown>;
  decision: DecisionTold | null;
  can_undo: boolean;
  undo: UndoAsked | null;
  log: LogLine[];
  chat: ChatLine[];
}

/**
 * One more entry of the log: what changed in the view, what happened, and what is asked now.
 *
 * `patch` is a JSON merge patch (RFC 7396) on the last view: `null` removes a key, so in a view a key that is missing
 * means
 * the same as one that is `null`. Lists are replaced whole, but for one thing that the RFC does not have: on a list, a
 * patch
 * `{"[]": {"2": ...}}` replaces the elements of these numbers and leaves the others as they are.
 */
export interface Step {
  type: "step";
  seq: number;
  patch: Record<string, unknown>;
  lines: LogLine[];
  decision: Asked | null;
  can_undo: boolean;
  /** the seat that chose */
  by: number;
  /** whose choice this was, on the line that made it */
  request: string;
}

/** Somebody sat down, left, came back; the game began or ended. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** Who sits where changed, and nothing else. */
export interface Seats {
  type: "seats";
  seats: SeatInfo[];
}

/** An undo waits for consent, or (`null`) does so no longer. */
export interface UndoOpen {
  type: "undo-asked";
  undo: UndoAsked | null;
}

/** The answer to `why`; empty if the option is on offer. */
export interface Reasons {
  type: "reasons";
  request: string;
  reasons: Reason[];
}

/** Something was said. */
export interface Chat {
  type: "chat";
  line: ChatLine;
}

/** A request was carried out before or had nothing to change: repeats are harmless. */
export interface Done {
  type: "done";
  request: string;
  seq: number;
}

/** A request was not carried out, and why. `stale`: somebody was quicker, `seq` is where the table stands now. */
export interface Refused {
  type: "refused";
  request: string;
  code: RefusalCode;
  message: string;
  seq: number;
  rule: string;
}

/** Whatever a client says on its line. */
export type Said = Hello | Look | Choose | Undo | Answer | Why | Say | Speak;

/** Whatever it is told there. */
export type Told = Standing | Step | TableChanged | Seats | UndoOpen | Reasons | Chat | Done | Refused;
