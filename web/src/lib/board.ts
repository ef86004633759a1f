/** What a game's board is to the shell, and the shell to a board. */
import type { Component } from "svelte";
import type { Book, DecisionTold, LogLine, OptionTold, SeatInfo, Why } from "./protocol";
import type { Summary } from "./summary";

export type Lang = "en" | "ru" | "pl";
export type Words = (id: string, args?: Record<string, string | number>) => string;

/** What "why not?" is asked about; nothing: all that is refused now. */
export type WhyAbout = Pick<Why, "option" | "place" | "act">;

export interface BoardProps {
  /** The table as `looking` may see it. The game declares its shape: `View` in its `view.ts`. */
  view: Record<string, unknown>;
  book: Book;
  seats: SeatInfo[];
  /** The seat whose eyes these are; `null`: a spectator's. */
  looking: number | null;
  /** What is asked now; `options` is empty unless `looking` is to choose. */
  decision: DecisionTold | null;
  /** What the last step brought, for animation; empty after a whole standing. */
  lines: LogLine[];
  /** All that has happened, as far as this page was told. */
  log: readonly LogLine[];
  /** The name of who sits there. */
  names: (seat: number) => string;
  /** The board's own words, from `words/{en,ru,pl}.ftl` beside it. */
  words: Words;
  lang: Lang;
  /** The option that is pointed at, here or in the list of options; `null`: none. */
  hinted: string | null;
  /** Choose an option that is on offer. */
  onchoose: (option: string) => void;
  /** Ask why an option is not on offer, or why nothing can be done at a place. */
  onwhy: (about: WhyAbout) => void;
  /** Say which option is pointed at or focused, so that the list lights it too. */
  hint: (option: string | null) => void;
}

/** How much of a question the board itself tells: its text, and perhaps every option in full, so that the list need not. */
export type Telling = "" | "question" | "all";

export interface GameBoard {
  /** What a finished game comes to. */
  summary?: (scores: readonly number[], log: readonly LogLine[], book: Book, view: Record<string, unknown>) => Summary;
  /** The board's word for a score at the end of a game, with `$score` in it; empty where there is none. Without it: points. */
  scored?: (view: Record<string, unknown>) => string;
  tells?: (view: Record<string, unknown>, decision: DecisionTold) => Telling;
  /** Whether what an option's label tells beside its title is in view on the board, on the card that it is about. */
  shows?: (view: Record<string, unknown>, decision: DecisionTold, option: OptionTold) => boolean;
  /** The options as they are best read, and the one with the best odds where odds can be compared. */
  ranked?: (options: readonly OptionTold[]) => { options: OptionTold[]; best: string | null };
  /** What a seat plays, in the words of the book; empty where the game has nothing of the sort, or nothing yet. */
  role?: (view: Record<string, unknown>, book: Book, seat: number) => string;
  /** The whole table. */
  Board: Component<BoardProps>;
  /** One's own stores in little room: in view at all times, a phone's bottom edge included. */
  Holdings: Component<BoardProps>;
  /** A face of its dice, counted from 1, where they are no dice with pips. */
  Face?: Component<{ face: number; book: Book }>;
  /** Whether it draws what the expansions of the table add: then they need not be told in words beside it. */
  drawsAdded?: (view: Record<string, unknown>) => boolean;
}
