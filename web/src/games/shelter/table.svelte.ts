/** What every part of the board needs to know, derived from what the shell hands over. */
import { getContext, setContext } from "svelte";
import type { BoardProps } from "$lib/board";
import type { OptionTold } from "$lib/protocol";
import { offersByPlace, optionAt, type Place, placeOf } from "./places";
import type { Cards, Colour, Player, View } from "./types";

const KEY = Symbol("shelter");

export interface Pointed {
  place: Place;
  element: HTMLElement;
  /** The options are shown to choose from, not only the card. */
  open: boolean;
}

/** The board's state: the view and the book with their types, the offers by place, what is pointed at. */
export function makeTable(props: () => BoardProps) {
  const view = $derived(props().view as unknown as View);
  const cards = $derived(props().book.cards as unknown as Cards);
  const decision = $derived(props().decision);
  const offers = $derived(offersByPlace(decision?.options ?? []));
  const hinted = $derived(props().hinted ? placeOf(props().hinted as string) : null);
  let pointed = $state.raw<Pointed | null>(null);

  function hintAt(place: Place | null) {
    const options = place ? (offers.get(place) ?? []) : [];
    props().hint(options[0]?.id ?? null);
  }

  const table = {
    get view() {
      return view;
    },
    get cards() {
      return cards;
    },
    get decision() {
      return decision;
    },
    get names() {
      return props().book.names;
    },
    get looking() {
      return props().looking;
    },
    get lines() {
      return props().lines;
    },
    get hinted() {
      return hinted;
    },
    get pointed() {
      return pointed;
    },
    get mayAsk() {
      return props().looking !== null;
    },
    words: (id: string, args?: Record<string, string | number>) => props().words(id, args),
    nameOf: (seat: number) => props().names(seat),
    colourName: (colour: Colour) => props().book.names[`colour-${colour}`] ?? colour,
    player: (seat: number): Player | undefined => view.players[seat],
    offered: (place: Place): readonly OptionTold[] => offers.get(place) ?? [],
    point(place: Place, element: HTMLElement) {
      if (pointed?.open) return;
      pointed = { place, element, open: false };
      hintAt(place);
    },
    leave(place: Place) {
      if (pointed?.place !== place || pointed.open) return;
      pointed = null;
      hintAt(null);
    },
    open(place: Place, element: HTMLElement) {
      pointed = { place, element, open: true };
      hintAt(place);
    },
    close() {
      pointed = null;
      hintAt(null);
    },
    choose(option: string) {
      pointed = null;
      props().onchoose(option);
    },
    ask(place: Place) {
      pointed = null;
      props().onwhy(optionAt(place, decision?.prompt ?? ""));
    },
    hint: (option: string | null) => props().hint(option),
  };
  setContext(KEY, table);
  return table;
}

export type Table = ReturnType<typeof makeTable>;

/** The board's state, in any of its parts. */
export function useTable(): Table {
  return getContext<Table>(KEY);
}
