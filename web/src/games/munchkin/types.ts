/** The view and the book of Munchkin Fallout, as the server declares them, and what else the board takes for granted. */
import type { Book } from "./view";

export type * from "./view";
export type Cards = Book["cards"];

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const DECKS = ["door", "treasure", "perk"] as const;
export type Deck = (typeof DECKS)[number];
/** The steps of a turn as the rulebook has them, and the phases of the game in each. */
export const STEPS: Record<string, readonly string[]> = {
  prepare: ["opening", "start", "prepare"],
  door: ["kick", "meet", "door-settled"],
  fight: ["combat", "outcome", "flee", "run", "run-roll", "after-flight"],
  trouble: ["trouble", "trouble-settled"],
  loot: ["loot", "loot-settled"],
  charity: ["before-charity", "charity", "end"],
};

/** The step of the turn that a phase belongs to. */
export function stepOf(phase: string): string {
  return Object.keys(STEPS).find((step) => STEPS[step]?.includes(phase)) ?? "prepare";
}
