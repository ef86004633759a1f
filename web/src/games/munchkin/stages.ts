/** What the question at hand wants to see on the stage beside the fight: cards to choose from, seats, an offer. */
import type { DecisionTold, OptionTold } from "$lib/protocol";
import type { OfferSeen, View } from "./types";

/** Everybody may act, with whatever lies on the table: nothing of it is set apart. */
const WINDOWS = new Set([
  ...["turn-start", "door-settled", "trouble-settled", "loot-settled", "before-charity"],
  ...["combat", "before-roll", "react"],
]);
const DEALS = new Set(["draft", "offer"]);

export const isWindow = (decision: DecisionTold | null): boolean => WINDOWS.has(decision?.prompt ?? "");

/** What lies nowhere on the board and is chosen by its words. */
export const looseOf = (options: readonly OptionTold[]): OptionTold[] => options.filter(({ place }) => !place.kind);

/** The cards that the question is about, each once; nothing where they are one's own hand, or all that is in play. */
export function cardsAsked(decision: DecisionTold | null, hand: readonly string[]): string[] {
  if (!decision || isWindow(decision) || DEALS.has(decision.prompt)) return [];
  const cards = placed(decision.options, "card");
  return cards.every((card) => hand.includes(card)) ? [] : cards;
}

/** Acts whose labels tell something that is not on the card's face: what it would bring now, or one power of several. */
const BESIDE = new Set(["sell", "power"]);

/** Whether an option is about a card that lies with its face up before its owner: in the hand, or set out to choose from. */
export function isOnFace(view: View, decision: DecisionTold, { act, place }: OptionTold): boolean {
  const own = view.players[decision.seat];
  if (place.kind !== "card" || BESIDE.has(act) || !own) return false;
  const hand = own.hand ?? [];
  const faces = [...hand, ...own.bundles.map((bundle) => bundle.id), ...cardsAsked(decision, hand)];
  return faces.includes(place.name ?? "");
}

/** The seats among which the question chooses. */
export function seatsAsked(decision: DecisionTold | null): number[] {
  if (!decision || isWindow(decision)) return [];
  return placed(decision.options, "seat").map(Number);
}

function placed(options: readonly OptionTold[], kind: string): string[] {
  const there = options.filter(({ place }) => place.kind === kind);
  return [...new Set(there.map(({ place }) => place.name ?? ""))];
}

/** The offer that is being made or answered now. */
export function dealOf(view: View, decision: DecisionTold | null): OfferSeen | null {
  if (view.draft) return view.draft;
  if (decision?.prompt !== "offer") return null;
  const { seat, help, offer } = decision.about as { seat: number; help: boolean; offer: Omit<OfferSeen, "seat"> };
  const together =
    view.offers.findLast((each) => each.seat === seat && each.partner === decision.seat)?.together ?? null;
  return { ...offer, seat, help, partner: decision.seat, together };
}
