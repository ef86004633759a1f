/** What a munchkin wears and holds, sorted onto a body: each slot, the hands, what needs no slot, the Backpack. */
import type { Cards, GearSeen, MunchkinSeen } from "./types";

export const SLOTS = ["head", "armour", "feet"] as const;
const IN_HAND: Record<string, number> = { "one-hand": 1, "two-hands": 2 };

export interface Body {
  head: GearSeen[];
  armour: GearSeen[];
  feet: GearSeen[];
  hands: GearSeen[];
  /** How many hands hold nothing. */
  free: number;
  /** In use, though it needs no slot. */
  other: GearSeen[];
  backpack: GearSeen[];
}

/** How many hands an item takes, as it is printed; one that is freed by a card takes none. */
function handsOf(cards: Cards, gear: GearSeen): number {
  return gear.cheat ? 0 : (IN_HAND[cards[gear.id]?.slot ?? ""] ?? 0);
}

export function bodyOf(who: MunchkinSeen, cards: Cards): Body {
  const used = who.gear.filter((gear) => gear.used);
  const at = (slot: string) => used.filter((gear) => cards[gear.id]?.slot === slot);
  const hands = used.filter((gear) => (cards[gear.id]?.slot ?? "") in IN_HAND);
  const held = hands.reduce((sum, gear) => sum + handsOf(cards, gear), 0);
  const [head, armour, feet] = SLOTS.map(at) as [GearSeen[], GearSeen[], GearSeen[]];
  return {
    head,
    armour,
    feet,
    hands,
    free: Math.max(0, who.limits.hands - held),
    other: used.filter((gear) => !cards[gear.id]?.slot),
    backpack: who.gear.filter((gear) => !gear.used),
  };
}
