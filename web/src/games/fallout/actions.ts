/** The actions whose absence from a turn is shown: what each is called, and what to ask about to hear why it is missing. */
import { at, type Place } from "$lib/places";
import { bondsOf } from "./bonds/bonds";
import { BONDS_ICONS } from "./bonds/drawings";
import { actDrawing } from "./drawings";
import type { View } from "./types";

export interface Action {
  readonly act: string;
  /** The key of its name in the book. */
  readonly called: string;
  /** Where it would be done, if its place is on the board: there it has its reason. */
  readonly place?: Place;
  readonly drawing: string;
}

const BASE: readonly Action[] = ["move", "encounter", "camp"].map((act) => ({
  act,
  called: `action-${act}`,
  drawing: actDrawing(act) ?? "",
}));

/** Those of the base game, and fast travel to a camp where there are any. */
export function actionsOf(view: View): readonly Action[] {
  const [camp] = bondsOf(view)?.camps.placed ?? [];
  if (camp === undefined) return BASE;
  const place = at("space", camp);
  return [...BASE, { act: "atomic-bonds.travel", called: "bonds-fast-travel", place, drawing: BONDS_ICONS.camp }];
}
