/** Where on a board options lie: each option comes with its place, a place may have several options. */
import type { OptionTold, PlaceTold } from "./protocol";

/** Such as a space of the map, a card, a seat: which kind, which one, and perhaps a part of it. */
export type Place = PlaceTold;

/** What lies nowhere on the board. */
export const DESK: Place = {};

/** A place of the board that is drawn. */
export const at = (kind: string, name = "", part = ""): Place => ({ kind, name, part });

/** A place in one word, to compare places and to find one: nobody takes it apart. */
export function placeKey({ kind, name, part }: Place): string {
  return kind ? [kind, name, part].filter(Boolean).join(":") : "desk";
}

export const isSame = (one: Place, other: Place): boolean => placeKey(one) === placeKey(other);

/** What is on offer, by the key of its place, in the order of the offer. */
export function offersByPlace(options: readonly OptionTold[]): Map<string, OptionTold[]> {
  const offers = new Map<string, OptionTold[]>();
  for (const option of options) {
    const key = placeKey(option.place);
    const there = offers.get(key);
    if (there) there.push(option);
    else offers.set(key, [option]);
  }
  return offers;
}
