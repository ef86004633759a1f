/** What a finished game comes to, seat by seat: where the points came from, and what the dice did. */
import type { LogLine } from "./protocol";

export interface Summary {
  /** Each source of points with the points of every seat. */
  readonly points: readonly Source[];
  /** What was counted on the dice, by the board's word for it: what each seat rolled, and what is to be expected of so many dice. */
  readonly dice: { readonly word: string; readonly bySeat: readonly Luck[] } | null;
}

/** Where points come from: by the board's word for it, or by the name of a card. */
export interface Source {
  readonly word: string;
  readonly name?: string;
  readonly bySeat: readonly number[];
}

export interface Luck {
  readonly rolled: number;
  readonly expected: number;
}

const whole = (value: unknown): number => (typeof value === "number" ? value : 0);

/** A number that a line of the log is about. */
export const amountIn = ({ about }: LogLine, key: string): number => whole(about?.[key]);

/** The dice that a line of the log is about. */
export function diceIn({ about }: LogLine, key = "dice"): number[] {
  const dice = about?.[key];
  return Array.isArray(dice) ? dice.map(whole) : [];
}

/** For each seat the sum of what its lines of a kind are worth. */
export function summed(
  log: readonly LogLine[],
  kind: string,
  seats: number,
  worth: (line: LogLine) => number,
): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const line of log)
    if (line.kind === kind && line.seat !== null) sums[line.seat] = (sums[line.seat] ?? 0) + worth(line);
  return sums;
}

/** What was rolled beside what was to be expected. */
export const luck = (rolled: readonly number[], expected: readonly number[]): Luck[] =>
  rolled.map((sum, seat) => ({ rolled: sum, expected: expected[seat] ?? 0 }));
