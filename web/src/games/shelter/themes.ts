/** Which interior a room has: by its id, or by what it gives. */
import type { RoomCard } from "./types";

export type Theme =
  | "outside"
  | "gate"
  | "hall"
  | "water"
  | "kitchen"
  | "power"
  | "gym"
  | "range"
  | "lounge"
  | "class"
  | "games"
  | "garden"
  | "bottles"
  | "store"
  | "workshop"
  | "tailor"
  | "beds"
  | "radio"
  | "medbay"
  | "lab"
  | "office"
  | "barber"
  | "stage"
  | "market";

const THEMES: Record<string, Theme> = {
  wasteland: "outside",
  "vault-door": "gate",
  "vault-entrance": "hall",
  "water-treatment": "water",
  diner: "kitchen",
  generator: "power",
  "weight-room": "gym",
  armory: "range",
  "fitness-room": "gym",
  lounge: "lounge",
  classroom: "class",
  "athletics-room": "gym",
  "game-room": "games",
  "turbine-hall": "power",
  garden: "garden",
  "water-purifier": "water",
  "bottling-plant": "bottles",
  "breeder-reactor": "power",
  storehouse: "store",
  "weapon-workshop": "workshop",
  "outfit-workshop": "tailor",
  "living-quarters": "beds",
  barracks: "beds",
  "radio-studio": "radio",
  medbay: "medbay",
  "science-lab": "lab",
  "overseers-office": "office",
  "barber-shop": "barber",
  theatre: "stage",
  "trading-post": "market",
};

const BY_REWARD: Record<string, Theme> = {
  heal: "medbay",
  train: "class",
  dweller: "beds",
  room: "office",
  first: "office",
  item: "workshop",
  swap: "market",
  happiness: "lounge",
  ready: "store",
  refresh: "store",
};

/** The interior of a room; one of somebody's own pack is furnished by its first reward. */
export function themeOf(id: string, card: RoomCard | undefined): Theme {
  const known = THEMES[id];
  if (known) return known;
  const reward = (card?.both ?? card?.left ?? card?.right)?.reward[0];
  if (reward?.do === "gain") return reward.food ? "garden" : reward.water ? "water" : reward.power ? "power" : "store";
  return BY_REWARD[reward?.do ?? ""] ?? "store";
}
