/** Strengths that add up: the same source counts once, with all it gives. */
import type { FightSeen, PartOf, SideBonusSeen } from "./types";

export type Side = "munchkins" | "monsters";

/** A number with its sign, as cards have it: a true minus, never a dash. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
/** A number that may be below zero. */
export const plain = (amount: number): string => (amount < 0 ? `−${-amount}` : `${amount}`);

/** The parts of a strength, those of the same source as one. */
export function summed(parts: readonly PartOf[]): PartOf[] {
  const sums = new Map<string, number>();
  for (const { what, amount } of parts) sums.set(what, (sums.get(what) ?? 0) + amount);
  return [...sums].map(([what, amount]) => ({ what, amount }));
}

/** The cards that were played for a side. */
export const bonusesOf = (fight: FightSeen, side: Side): SideBonusSeen[] =>
  fight.bonuses.filter((bonus) => bonus.side === side);

/** How much of the bar between the sides belongs to the munchkins, from 0 to 100. */
export function shareOf({ munchkins, monsters }: Pick<FightSeen, Side>): number {
  const [own, other] = [Math.max(0, munchkins), Math.max(0, monsters)];
  return own + other === 0 ? 50 : Math.round((100 * own) / (own + other));
}
