/** What every part of the board needs to know. */
import type { BoardProps } from "$lib/board";
import { BoardTable, share, shared } from "$lib/boardtable.svelte";
import type { Place } from "$lib/places";
import type { OptionTold } from "$lib/protocol";
import { briefLabel, optionAt, placeOf } from "./places";
import { spoken, thingAt } from "./things";
import type { Cards, Colour, Player, View } from "./types";

export class Table extends BoardTable<View, Cards> {
  protected placeOf = placeOf;
  protected optionAt = optionAt;

  spoken(place: Place): string {
    return spoken(thingAt(this, place));
  }
  override brief(option: OptionTold): string {
    return briefLabel(option) || this.words("place-here");
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
