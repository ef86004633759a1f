/** Atomic Bonds, if the table is played with it: its part of the view and of the book. */
import type { BondsCards, BondsView, GoalCard, SheetCard, ViewAdded } from "../expansions/atomic-bonds";
import type { Cards, View } from "../types";

export type * from "../expansions/atomic-bonds";

/** The expansion's part of a view; nothing at a table without it. */
export function bondsOf(view: View): BondsView | null {
  const { added } = view as View & Partial<ViewAdded>;
  return added?.["atomic-bonds"] ?? null;
}

/** The expansion's cards in the book of a table that has it. */
export const printedIn = (cards: Cards): BondsCards => cards as Cards & BondsCards; // one book has both

/** The side of the scenario sheet that is played; nothing before a faction is chosen. */
export const sheetOf = (cards: Cards, bonds: BondsView): SheetCard | undefined => printedIn(cards).sheets[bonds.sheet];

/** A goal that lies faceup, with how far it is. */
export interface GoalShown {
  readonly id: string;
  readonly card: GoalCard | undefined;
  readonly have: number;
  readonly needed: number;
}

export function faceupGoals(cards: Cards, { goals }: BondsView): GoalShown[] {
  return goals.faceup.map((id) => {
    const { have, of: needed } = goals.progress[id] ?? { have: 0, of: 1 };
    return { id, card: printedIn(cards).goals[id], have, needed };
  });
}

/** The three numbers of opposing enemies that a sheet tells apart. */
export const REACTIONS = ["none", "few", "many"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The modification on a card that somebody holds; none if it has none. */
export function modificationOn(view: View, card: string): string {
  return bondsOf(view)?.modifications.attached[card] ?? "";
}

/** How the game ended for all of them; nothing while it goes on. */
export function endOf(view: View): "won" | "lost" | null {
  if (!view.outcome) return null;
  return view.outcome.winners.length > 0 ? "won" : "lost";
}
