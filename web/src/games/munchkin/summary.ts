/** Munchkin's levels by their source, and the dice that were thrown. */

import type { LogLine } from "$lib/protocol";
import { amountIn, luck, type Summary, summed } from "$lib/summary";

const MEAN = 3.5; // of a die
const FIRST = 1; // where everybody begins

export function summaryOf(scores: readonly number[], log: readonly LogLine[]): Summary {
  const seats = scores.length;
  const fights = summed(log, "victory", seats, (line) => amountIn(line, "levels"));
  const others = scores.map((score, seat) => score - FIRST - (fights[seat] ?? 0));
  const rolled = summed(log, "roll", seats, (line) => amountIn(line, "die"));
  const expected = summed(log, "roll", seats, () => MEAN);
  return {
    points: [
      { word: "points-start", bySeat: scores.map(() => FIRST) },
      { word: "points-fights", bySeat: fights },
      { word: "points-others", bySeat: others },
    ],
    dice: expected.some((one) => one > 0) ? { word: "luck-dice", bySeat: luck(rolled, expected) } : null,
  };
}
