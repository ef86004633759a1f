/** Where on the board an option is: such as `spot:diner.left`, `item-row:canteen`, `side:left`, `store:food`. */
import { DESK, type Place } from "$lib/places";
import type { OptionTold } from "$lib/protocol";

const STEMS: Record<string, string> = {
  place: "spot",
  take: "item-row",
  build: "room-row",
  side: "side",
  use: "item",
  give: "item",
  ready: "item",
  gain: "store",
  pay: "store",
  spare: "store",
  letter: "letter",
  mend: "wounded",
  refresh: "deck",
};

const NOWHERE = new Set(["build:none", "spare:any"]);

/** The place of an option. */
export function placeOf(option: string): Place {
  const [act = "", about = ""] = option.split(":");
  const stem = STEMS[act];
  return stem === undefined || !about || NOWHERE.has(option) ? DESK : `${stem}:${about}`;
}

const ITEM_ACTS: Record<string, string> = { "give-item": "give", "ready-item": "ready" };
const STORE_ACTS: Record<string, string> = { "pay-any": "pay", spare: "spare" };

/** The option that a place would be, were it on offer; what it is for depends on what is asked. */
export function optionAt(place: Place, prompt: string): string {
  const [stem = "", about = ""] = place.split(":");
  const acts: Record<string, string> = {
    spot: "place",
    "item-row": "take",
    "room-row": "build",
    side: "side",
    item: ITEM_ACTS[prompt] ?? "use",
    store: STORE_ACTS[prompt] ?? "gain",
    letter: "letter",
    wounded: "mend",
    deck: "refresh",
  };
  const act = acts[stem];
  return act ? `${act}:${about}` : stem;
}

/** The letters of the dwellers that an option to place would send; empty for untrained ones. */
export function crewOf(option: string): string {
  const [act, , letters = ""] = option.split(":");
  return act === "place" ? letters : "";
}

/** What sets an option apart from its place: who goes, or the act without its particulars; may be empty. */
export function briefLabel(option: OptionTold): string {
  if (option.id.startsWith("place:")) return option.label.split("; ")[1] ?? "";
  return option.label.split(" (")[0] ?? "";
}
