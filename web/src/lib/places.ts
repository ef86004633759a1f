/** Where on a board options lie: each option id belongs to one place, a place may have several options. */
import type { OptionTold } from "./protocol";

/** Such as `space:cit.a`, `item:canteen`, `side:left`; `desk` for what lies nowhere. */
export type Place = string;

export const DESK: Place = "desk";

/** What is on offer, by place, in the order of the offer. */
export function offersByPlace(
  options: readonly OptionTold[],
  placeOf: (option: string) => Place,
): Map<Place, OptionTold[]> {
  const offers = new Map<Place, OptionTold[]>();
  for (const option of options) {
    const place = placeOf(option.id);
    const there = offers.get(place);
    if (there) there.push(option);
    else offers.set(place, [option]);
  }
  return offers;
}
