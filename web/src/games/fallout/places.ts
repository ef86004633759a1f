/** Where on the board an option is: such as `space:cit.a`, `enemy:raider~2`, `card:stimpak~1`. */
import { DESK, type Place } from "$lib/places";

const STEMS: Record<string, string> = {
  step: "space",
  start: "space",
  return: "space",
  at: "space",
  to: "space",
  explore: "space",
  look: "space",
  fight: "enemy",
  enemy: "enemy",
  activate: "enemy",
  use: "card",
  equip: "card",
  unequip: "card",
  keep: "card",
  discard: "card",
  drop: "card",
  scrap: "card",
  sell: "card",
  give: "card",
  ask: "card",
  ready: "card",
  "pay-ready": "card",
  leave: "card",
  buy: "shop",
  recruit: "shop",
  perk: "perk",
  "take-perk": "perk",
  loyal: "agenda",
  "give-up": "agenda",
  "give-agenda": "agenda",
  attack: "seat",
  seat: "seat",
  trade: "seat",
  token: "letter",
};

/** The place of an option. */
export function placeOf(option: string): Place {
  const [act = "", about = "", more = ""] = option.split(":");
  if (!about) return DESK;
  if (act === "turn") return `space:${more}`; // a facedown enemy has no name of its own
  if (act === "quest" || act === "complete") return `objective:${about}:${more}`;
  const stem = STEMS[act];
  return stem === undefined ? DESK : `${stem}:${about}`;
}

/** The acts that a place would be asked about, were one on offer, by what is asked now. */
const ASKED: Record<string, Record<string, string>> = {
  space: { "start-space": "start", return: "return", relocate: "at", "enemy-path": "to" },
  card: { shop: "sell", trade: "give", "make-room": "discard" },
};
const PLAINLY: Record<string, string> = {
  space: "step",
  enemy: "fight",
  card: "use",
  shop: "buy",
  perk: "perk",
  agenda: "loyal",
  seat: "trade",
  objective: "quest",
};

/** The option that a place would be, were it on offer; what it is for depends on what is asked. */
export function optionAt(place: Place, prompt: string): string {
  const [stem = "", ...about] = place.split(":");
  const node = about.join(":");
  if (stem === "space" && node.startsWith("tile-") && prompt === "turn") return `explore:${node}`;
  const act = ASKED[stem]?.[prompt] ?? PLAINLY[stem];
  return act === undefined ? node || stem : `${act}:${node}`;
}

/** The kind of thing an option does: the first part of its id. */
export const actOf = (option: string): string => option.split(":")[0] ?? option;
