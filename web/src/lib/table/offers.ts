/** The options on offer as a list to read, point at and press keys for. */
import { labelSentence } from "../label";
import type { OptionTold } from "../protocol";

export interface Group {
  /** What its options do. */
  readonly act: string;
  readonly options: readonly OptionTold[];
}

/** More than this many are put into groups: a list that fits on a screen needs none. */
export const LONG = 9;

/** The options in groups by what they do, in the order of the offer; one group if the list is short. */
export function grouped(options: readonly OptionTold[]): Group[] {
  if (options.length <= LONG) return [{ act: "", options }];
  const groups = new Map<string, OptionTold[]>();
  for (const option of options) {
    groups.set(option.act, [...(groups.get(option.act) ?? []), option]);
  }
  return [...groups].map(([act, members]) => ({ act, options: members }));
}

/** The key that picks the n-th of a list (from 0); empty if there is none left. */
export function keyOf(n: number): string {
  return n < 9 ? String(n + 1) : "";
}

/** Where an arrow key leads from place `at` in a list of `count`; round its ends. */
export function moved(at: number, key: string, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowUp":
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** Whether dice or cards of people's own are asked for: nobody decides what came. */
export function isChance(decision: { readonly prompt: string } | null): boolean {
  return decision?.prompt === "chance" || decision?.prompt === "drawn";
}

/** Options in the order of their names. */
export function byName(options: readonly OptionTold[], lang: string): OptionTold[] {
  return [...options].sort((one, other) => labelSentence(one.label).localeCompare(labelSentence(other.label), lang));
}

/** The options whose names have all these parts, whatever the case and the marks of letters; beginnings come first. */
export function namedLike(options: readonly OptionTold[], sought: string): readonly OptionTold[] {
  const parts = plain(sought).split(/\s+/).filter(Boolean);
  const first = parts[0];
  if (first === undefined) return options;
  const found = options.filter(({ label }) => parts.every((part) => plain(labelSentence(label)).includes(part)));
  const begins = ({ label }: OptionTold) => plain(labelSentence(label)).startsWith(first);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

/** Letters without case and marks, as somebody types who is in a hurry. */
function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}
