/** The actions whose absence from a turn is shown: what each is called, and what to ask about to hear why it is missing. */
import { bondsOf } from "./bonds/bonds";
import { BONDS_ICONS } from "./bonds/drawings";
import { actDrawing } from "./drawings";
import type { View } from "./types";

export interface Action {
  readonly act: string;
  /** The key of its name in the book. */
  readonly called: string;
  /** An option of it: one that is not on offer has its reason. */
  readonly option: string;
  readonly drawing: string;
}

const BASE: readonly Action[] = ["move", "encounter", "camp"].map((act) => ({
  act,
  called: `action-${act}`,
  option: act,
  drawing: actDrawing(act) ?? "",
}));

/** Those of the base game, and fast travel to a camp where there are any. */
export function actionsOf(view: View): readonly Action[] {
  const [camp] = bondsOf(view)?.camps.placed ?? [];
  if (camp === undefined) return BASE;
  const act = "atomic-bonds.travel";
  return [...BASE, { act, called: "bonds-fast-travel", option: `${act}:${camp}`, drawing: BONDS_ICONS.camp }];
}
