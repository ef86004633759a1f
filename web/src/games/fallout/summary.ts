/** The dice of a finished game of Fallout; influence comes from agendas, whose worth only the rules know. */
import type { LogLine } from "$lib/protocol";
import { diceIn, luck, type Summary, summed } from "$lib/summary";
import type { Cards } from "./types";

export function summaryOf(scores: readonly number[], log: readonly LogLine[], faces: Cards["dice"]): Summary {
  const seats = scores.length;
  const hits = (face: number | undefined) => faces[face ?? -1]?.hits ?? 0;
  const mean = faces.reduce((sum, face) => sum + face.hits, 0) / Math.max(1, faces.length);
  /** The dice that fell: of a reroll those that were thrown again. */
  const fell = (line: LogLine) => {
    const dice = diceIn(line);
    return line.kind === "reroll" ? diceIn(line, "which").map((which) => dice[which]) : dice;
  };
  const both = (worth: (line: LogLine) => number) => {
    const again = summed(log, "reroll", seats, worth);
    return summed(log, "roll", seats, worth).map((sum, seat) => sum + (again[seat] ?? 0));
  };
  const rolled = both((line) => fell(line).reduce((sum: number, face) => sum + hits(face), 0));
  const expected = both((line) => fell(line).length * mean);
  return {
    points: [],
    dice: expected.some((one) => one > 0) ? { word: "luck-icons", bySeat: luck(rolled, expected) } : null,
  };
}
