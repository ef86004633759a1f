/** What every part of the board needs to know. */
import type { BoardProps } from "$lib/board";
import { BoardTable, share, shared } from "$lib/boardtable.svelte";
import type { Place } from "$lib/places";
import { cardsAsked, dealOf, seatsAsked } from "./stages";
import { EXPLAINED, spoken, thingAt } from "./things";
import type { Cards, CardTold, MunchkinSeen, View } from "./types";

export class Table extends BoardTable<View, Cards> {
  readonly deal = $derived(dealOf(this.view, this.decision));
  readonly cardsAsked = $derived(cardsAsked(this.decision, this.own?.hand ?? []));
  readonly seatsAsked = $derived(seatsAsked(this.decision));
  /** The last thing that each seat did. */
  readonly deeds = $derived.by(() => {
    const last = new Map<number, string>();
    for (const { seat, text } of this.log) if (seat !== null && seat !== undefined && text) last.set(seat, text);
    return last;
  });

  /** One's own munchkin; none for a spectator. */
  get own(): MunchkinSeen | undefined {
    return this.looking === null ? undefined : this.view.players[this.looking];
  }
  /** All others, the next one first. */
  get rivals(): MunchkinSeen[] {
    const { players } = this.view;
    const from = this.looking ?? -1;
    return players
      .map((_, step) => players[(from + 1 + step) % players.length] as MunchkinSeen)
      .filter((who) => who.seat !== from);
  }
  /** The seats that may still answer what is asked now. */
  get awaited(): readonly number[] {
    const { decision } = this;
    return decision?.window?.awaited ?? (decision ? [decision.seat] : []);
  }
  card(id: string): CardTold | undefined {
    return this.cards[id];
  }
  name(id: string): string {
    return this.cards[id]?.name ?? id;
  }
  /** What a monster of the fight is called; one that is a copy by what it is a copy of. */
  foeName(id: string): string {
    const foe = this.view.fight?.foes.find((each) => each.id === id);
    return this.name(foe?.like ?? id);
  }
  spoken(place: Place): string {
    return spoken(thingAt(this, place));
  }
  override isAskable(place: Place): boolean {
    return this.mayAsk && !EXPLAINED.has(place.kind ?? "");
  }
}

export const makeTable = (props: () => BoardProps): Table => share(new Table(props));

/** The board's state, in any of its parts. */
export const useTable = (): Table => shared<Table>();
