/** Munchkin's levels by their source, and the dice that were thrown. */

import type { LogLine } from "$lib/protocol";
import { amountIn, isSource, luck, type Source, type Summary, summed, Tally, unexplained } from "$lib/summary";
import type { Book } from "./types";

const MEAN = 3.5; // of a die
const FIRST = 1; // where everybody begins
const FEW = 3; // so many cards that gave levels are named, and so many that took them
/** The rules of the log by which levels are won other than by a card. */
const WAYS: Record<string, string> = {
  "munchkin.victory.level-for-kill": "points-fights",
  "munchkin.level.gain-sale": "points-sales",
};
/** What a line of the log says of a card that does something now; a card that is only answered with gives and takes no level. */
const DOINGS: Record<string, readonly string[]> = {
  play: ["level-up", "trap", "radiation"],
  kick: ["trap", "radiation"],
  defence: ["radiation"],
  caught: ["monster"],
  power: ["class"],
  gamble: ["class"],
};

export function summaryOf(scores: readonly number[], log: readonly LogLine[], cards: Book["cards"]): Summary {
  const seats = scores.length;
  const start = { word: "points-start", bySeat: scores.map(() => FIRST) };
  const levels = levelsOf(seats, log, cards);
  const others = { word: "points-others", bySeat: unexplained(scores, [start, ...levels]) };
  const rolled = summed(log, "roll", seats, (line) => amountIn(line, "die"));
  const expected = summed(log, "roll", seats, () => MEAN);
  return {
    points: [start, ...levels, others].filter(isSource),
    dice: expected.some((one) => one > 0) ? { word: "luck-dice", bySeat: luck(rolled, expected) } : null,
  };
}

/** Each way to win or lose levels: fights, sales, and cards by their names. */
function levelsOf(seats: number, log: readonly LogLine[], cards: Book["cards"]): Source[] {
  const ways = new Map(Object.values(WAYS).map((word) => [word, Array.from({ length: seats }, () => 0)]));
  const [gains, losses] = [new Tally(seats), new Tally(seats)];
  let doing: string[] = []; // cards that were announced and not taken back, the last one first
  for (const { kind, seat, rule, about } of log) {
    const card = cards[String(about?.card)];
    if (card && DOINGS[kind]?.includes(card.kind)) doing = [card.name, ...doing];
    else if (card && kind === "cancelled") doing = doing.filter((name) => name !== card.name);
    if (seat === null) continue;
    const way = ways.get(WAYS[rule] ?? "");
    if (kind === "level" && way) way[seat] = (way[seat] ?? 0) + 1;
    else if (kind === "level") gains.add(doing[0] ?? "", seat, 1);
    else if (kind === "level-lost") losses.add(doing[0] ?? "", seat, -Number(about?.amount ?? 0));
  }
  const known = [...ways].map(([word, bySeat]) => ({ word, bySeat }));
  return [...known, ...gains.sources(FEW, "points-cards"), ...losses.sources(FEW, "points-losses")].filter(isSource);
}
