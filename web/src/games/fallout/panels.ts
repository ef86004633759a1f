/** The panels beside the map, one open at a time: which drawing stands for each, and which places of the board lie on it. */
import type { Place } from "$lib/places";
import type { OptionTold } from "$lib/protocol";
import { ICONS } from "./drawings";

export interface Panel {
  readonly id: string;
  readonly drawing: string;
  /** The kinds of places that lie on it. */
  readonly places: readonly string[];
}

export const PANELS: readonly Panel[] = [
  { id: "mine", drawing: ICONS.mine, places: ["card", "perk", "agenda", "mutation"] },
  { id: "others", drawing: ICONS.survivors, places: ["seat"] },
  { id: "quests", drawing: ICONS.quests, places: ["objective"] },
  { id: "shop", drawing: ICONS.shop, places: ["shop"] },
  { id: "power", drawing: ICONS.power, places: ["goal", "upgrade"] },
  { id: "decks", drawing: ICONS.decks, places: [] },
];

/** The panel that a place lies on; none for the map and what lies nowhere. */
export function panelOf(place: Place): Panel | undefined {
  return PANELS.find((panel) => panel.places.includes(place.kind ?? ""));
}

/** How many of these options lie on each panel. One's own seat is no place on the others' boards. */
export function litOn(options: readonly OptionTold[], looking: number | null): Map<string, number> {
  const lit = new Map<string, number>();
  for (const { place } of options) {
    const panel = place.kind === "seat" && place.name === String(looking) ? undefined : panelOf(place);
    if (panel) lit.set(panel.id, (lit.get(panel.id) ?? 0) + 1);
  }
  return lit;
}
