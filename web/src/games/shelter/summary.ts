/** Shelter's points by their source, and the dice of its fights. */

import type { LogLine } from "$lib/protocol";
import { amountIn, diceIn, isSource, luck, type Source, type Summary, summed, Tally, unexplained } from "$lib/summary";
import type { Cards, Effect } from "./types";

const MEAN = 3.5; // of a die
const FEW = 4; // so many rooms, threats and items are named

export function summaryOf(scores: readonly number[], log: readonly LogLine[], cards: Cards): Summary {
  const seats = scores.length;
  const items = { word: "points-items", bySeat: summed(log, "score", seats, (line) => amountIn(line, "items")) };
  const lost = { word: "points-lost", bySeat: summed(log, "score", seats, (line) => -amountIn(line, "lost")) };
  const rolled = summed(log, "fight", seats, (line) => diceIn(line).reduce((sum, die) => sum + die, 0));
  const expected = summed(log, "fight", seats, (line) => diceIn(line).length * MEAN);
  return {
    points: [...happiness(scores, log, cards, [items, lost]), items, lost].filter(isSource),
    dice: expected.some((one) => one > 0) ? { word: "luck-fights", bySeat: luck(rolled, expected) } : null,
  };
}

/** What was gained in play, by the room, the threat or the item that brought it. */
function happiness(scores: readonly number[], log: readonly LogLine[], cards: Cards, atTheEnd: Source[]): Source[] {
  const tally = new Tally(scores.length);
  const [placed, sources] = [new Map<number, string>(), new Map<number, string>()];
  for (const { kind, seat, about } of log) {
    if (seat === null) continue;
    if (kind === "place") placed.set(seat, placeName(cards, String(about?.place), String(about?.threat ?? "")));
    if (kind === "place" || kind === "pay" || kind === "fight") sources.set(seat, placed.get(seat) ?? "");
    const item = kind === "use-item" ? cards.items[String(about?.item)] : undefined;
    if (item?.effects.some(givesHappiness)) sources.set(seat, item.name);
    if (kind === "happiness") tally.add(sources.get(seat) ?? "", seat, Number(about?.amount ?? 0));
  }
  const rest = unexplained(scores, [...tally.sources(0, ""), ...atTheEnd]);
  for (const [seat, points] of rest.entries()) tally.add("", seat, points);
  return tally.sources(FEW, "points-play");
}

/** The threat that lies on a place, or the room or the lift that it belongs to. */
function placeName(cards: Cards, id: string, threat: string): string {
  if (threat) return cards.threats[threat]?.name ?? "";
  const has = ({ left, right, both }: Cards["rooms"][string]) => [left, right, both].some((place) => place?.id === id);
  const room = Object.values(cards.rooms).find(has);
  return room?.name ?? Object.values(cards.lifts).find(({ spot }) => spot?.id === id)?.name ?? "";
}

const givesHappiness = (effect: Effect): boolean =>
  effect.do === "happiness" || (effect.reward ?? []).some(givesHappiness);
