/** Shelter's points by their source, and the dice of its fights. */

import type { LogLine } from "$lib/protocol";
import { amountIn, diceIn, luck, type Summary, summed } from "$lib/summary";

const MEAN = 3.5; // of a die

export function summaryOf(scores: readonly number[], log: readonly LogLine[]): Summary {
  const seats = scores.length;
  const items = summed(log, "score", seats, (line) => amountIn(line, "items"));
  const lost = summed(log, "score", seats, (line) => -amountIn(line, "lost"));
  const play = scores.map((score, seat) => score - (items[seat] ?? 0) - (lost[seat] ?? 0));
  const rolled = summed(log, "fight", seats, (line) => diceIn(line).reduce((sum, die) => sum + die, 0));
  const expected = summed(log, "fight", seats, (line) => diceIn(line).length * MEAN);
  const points = [
    { word: "points-play", bySeat: play },
    { word: "points-items", bySeat: items },
    { word: "points-lost", bySeat: lost },
  ];
  return {
    points: points.filter(({ bySeat }) => bySeat.some((one) => one !== 0)),
    dice: expected.some((one) => one > 0) ? { word: "luck-fights", bySeat: luck(rolled, expected) } : null,
  };
}
