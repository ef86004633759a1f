/** Costs, rewards and items as rows of small symbols. */
import type { SymbolName } from "./drawings";
import type { Bill, Effect } from "./types";

/** A symbol with a number or a letter beside it; `second` is a small symbol that says of what. */
export interface Chip {
  icon: SymbolName;
  /** What an expansion draws in place of a symbol: a character or two. */
  sign?: string;
  text?: string;
  second?: SymbolName;
}

const BILL = ["power", "food", "water", "any"] as const;

/** So many cubes of each kind. */
export function billChips(bill: Partial<Bill> | null): Chip[] {
  if (!bill) return [];
  return BILL.filter((kind) => bill[kind]).map((kind) => ({ icon: kind, text: String(bill[kind]) }));
}

/** The symbols of a cost, from left to right. */
export function costChips(cost: readonly Effect[]): Chip[] {
  return cost.flatMap((part): Chip[] => {
    if (part.do === "pay") return billChips(part);
    if (part.do === "give-item") return [{ icon: "item", text: counted(part.amount) }];
    if (part.do === "fight") return [{ icon: "fight", text: String(part.value) }];
    if (part.do === "wound") return [{ icon: "wound" }];
    return part.do === "price" ? [{ icon: "price" }] : brought(part);
  });
}

const REWARDS: Record<string, (part: Effect) => Chip[]> = {
  gain: billChips,
  item: (part) => [{ icon: "item", text: counted(part.amount) }],
  room: () => [{ icon: "room" }],
  happiness: (part) => [{ icon: "happiness", text: String(part.amount) }],
  dweller: (part) => [{ icon: "dweller", text: counted(part.amount) }],
  first: () => [{ icon: "first" }],
  train: (part) => [{ icon: "train", text: part.letter === "*" ? "?" : part.letter }],
  heal: () => [{ icon: "heal" }],
  ready: () => [{ icon: "ready" }],
  refresh: (part) => [{ icon: "refresh", second: part.row === "items" ? "item" : "room" }],
  swap: (part) => [...billChips(part.give ?? null), { icon: "swap" }, ...billChips(part.get ?? null)],
};

/** The symbols of a reward, from left to right. */
export function rewardChips(reward: readonly Effect[]): Chip[] {
  return reward.flatMap((part) => REWARDS[part.do]?.(part) ?? brought(part));
}

const COUNTED = { rooms: "room", dwellers: "dweller", items: "item", resources: "any" } as const;

const ITEMS: Record<string, (part: Effect) => Chip[]> = {
  roll: (part) => [{ icon: "fight", text: `+${part.bonus}` }],
  reroll: () => [{ icon: "dice" }, { icon: "refresh" }],
  mend: () => [{ icon: "heal" }],
  receive: (part) => rewardChips(part.reward ?? []),
  "refresh-one": () => [
    { icon: "refresh", second: "item" },
    { icon: "refresh", second: "room" },
  ],
  "at-spot": (part) => [{ icon: "spot", text: part.letter }, { icon: "arrow" }, ...rewardChips(part.reward ?? [])],
  price: (part) => [{ icon: "price", text: `−${part.less}` }],
  newcomer: (part) => [{ icon: "dweller", text: `−${part.less}` }],
  rent: (part) => [{ icon: "rent", text: `+${part.more}` }],
  keepsake: (part) => [
    { icon: "happiness", text: String(part.happiness) },
    ...(part.of ? [{ icon: COUNTED[part.of], text: `/${part.per}` }] : []),
  ],
};

/** The symbols of an item's effects. */
export function itemChips(effects: readonly Effect[]): Chip[] {
  return effects.flatMap((part) => ITEMS[part.do]?.(part) ?? brought(part));
}

/** A word of an expansion: its own sign, and how much of it. */
function brought({ sign, amount }: Effect): Chip[] {
  return sign ? [{ icon: "brought", sign, text: counted(amount) }] : [];
}

function counted(amount: number | undefined): string | undefined {
  return amount && amount > 1 ? String(amount) : undefined;
}
