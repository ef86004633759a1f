/** Where the influence of a finished game of Fallout came from, and its dice. */
import type { LogLine } from "$lib/protocol";
import { diceIn, luck, type Source, type Summary, summed } from "$lib/summary";
import type { Cards, View } from "./types";

/** Each agenda that counted, with the influence that it brought every seat. */
function agendas(seats: number, outcome: View["outcome"], cards: Pick<Cards, "agendas">): Source[] {
  const counted = outcome?.influence ?? [];
  const nameOf = (id: string) => cards.agendas[id]?.name ?? id;
  const firsts = new Map<string, string>(); // several cards of one name are one source
  for (const { agenda } of counted) if (!firsts.has(nameOf(agenda))) firsts.set(nameOf(agenda), agenda);
  return [...firsts].map(([name, word]) => ({
    word,
    name,
    bySeat: Array.from({ length: seats }, (_, seat) =>
      counted.reduce((sum, one) => sum + (one.seat === seat && nameOf(one.agenda) === name ? one.influence : 0), 0),
    ),
  }));
}

export function summaryOf(
  scores: readonly number[],
  log: readonly LogLine[],
  cards: Pick<Cards, "agendas" | "dice">,
  outcome: View["outcome"],
): Summary {
  const faces = cards.dice;
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
    points: agendas(seats, outcome, cards),
    dice: expected.some((one) => one > 0) ? { word: "luck-icons", bySeat: luck(rolled, expected) } : null,
  };
}
