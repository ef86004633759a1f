/** What every part of the board needs to know. */
import type { BoardProps } from "$lib/board";
import { BoardTable, share, shared } from "$lib/boardtable.svelte";
import type { Place } from "$lib/places";
import type { LabelTold, OptionTold } from "$lib/protocol";
import { spoken, thingAt } from "./things";
import type { Cards, Colour, Player, View } from "./types";

export class Table extends BoardTable<View, Cards> {
  spoken(place: Place): string {
    return spoken(thingAt(this, place));
  }
  /** The card of a place says what is there: what is left to say is who goes, or what is done. */
  override brief({ act, label }: OptionTold): LabelTold {
    return { title: act === "place" ? label.note || this.words("place-here") : label.title };
  }
  colourName(colour: Colour): string {
    return this.names[`colour-${colour}`] ?? colour;
  }
  player(seat: number): Player | undefined {
    return this.view.players[seat];
  }
}

export const makeTable = (props: () => BoardProps): Table => share(new Table(props));

/** The board's state, in any of its parts. */
export const useTable = (): Table => shared<Table>();
