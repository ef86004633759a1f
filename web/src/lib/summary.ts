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

/** Sums up who got how much from what, by name; what has none is told with the rest. */
export class Tally {
  readonly #seats: number;
  readonly #sums = new Map<string, number[]>();

  constructor(seats: number) {
    this.#seats = seats;
  }

  add(name: string, seat: number, points: number): void {
    const sums = this.#sums.get(name) ?? Array.from({ length: this.#seats }, () => 0);
    sums[seat] = (sums[seat] ?? 0) + points;
    this.#sums.set(name, sums);
  }

  /** The few that moved most points by their names, and all others together under the board's word for them. */
  sources(few: number, rest: string): Source[] {
    const moved = ([, sums]: readonly [string, number[]]) => sums.reduce((sum, one) => sum + Math.abs(one), 0);
    const named = [...this.#sums].filter(([name]) => name !== "").sort((one, other) => moved(other) - moved(one));
    const told = named.slice(0, few);
    const others = [...this.#sums].filter(([name]) => !told.some(([one]) => one === name)).map(([, sums]) => sums);
    const together = Array.from({ length: this.#seats }, (_, seat) =>
      others.reduce((sum, sums) => sum + (sums[seat] ?? 0), 0),
    );
    return [
      ...told.map(([name, bySeat]) => ({ word: `${rest}: ${name}`, name, bySeat })),
      { word: rest, bySeat: together },
    ].filter(isSource);
  }
}

/** Whether anybody got or lost something by it. */
export const isSource = ({ bySeat }: Source): boolean => bySeat.some((one) => one !== 0);

/** What the points of each seat are more than all these sources bring. */
export const unexplained = (points: readonly number[], sources: readonly Source[]): number[] =>
  points.map((sum, seat) => sum - sources.reduce((told, { bySeat }) => told + (bySeat[seat] ?? 0), 0));

/** What was rolled beside what was to be expected. */
export const luck = (rolled: readonly number[], expected: readonly number[]): Luck[] =>
  rolled.map((sum, seat) => ({ rolled: sum, expected: expected[seat] ?? 0 }));
