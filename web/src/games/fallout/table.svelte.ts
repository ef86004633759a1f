/** What every part of the board needs to know, derived from what the shell hands over. */
import { getContext, setContext, untrack } from "svelte";
import type { BoardProps } from "$lib/board";
import type { OptionTold } from "$lib/protocol";
import { offersByPlace, optionAt, type Place, placeOf } from "./places";
import { spotsOf } from "./plan";
import { sceneOf } from "./scenes";
import { nameIn } from "./things";
import type { Cards, Survivor, View } from "./types";

const KEY = Symbol("fallout");

export interface Pointed {
  place: Place;
  element: Element;
  /** The options are shown to choose from, not only the card. */
  open: boolean;
}

/** The board's state: the view and the book with their types, the map, the offers by place, what is pointed at. */
export function makeTable(props: () => BoardProps) {
  const view = $derived(props().view as unknown as View);
  const cards = $derived(props().book.cards as unknown as Cards);
  const decision = $derived(props().decision);
  const options = $derived(decision?.options ?? []);
  const offers = $derived(offersByPlace(options));
  const lay = $derived(view.tiles.map((tile) => `${tile.q},${tile.r},${tile.face},${tile.known}`).join(";"));
  const faces = $derived(cards.tiles);
  const spots = $derived.by(() => {
    void lay; // the map is made anew when a tile turns, not whenever anything happens
    return spotsOf(
      untrack(() => view.tiles),
      faces,
    );
  });
  const scene = $derived(sceneOf(view, decision));
  const hinted = $derived(props().hinted ? placeOf(props().hinted as string) : null);
  let pointed = $state.raw<Pointed | null>(null);

  const offered = (place: Place): readonly OptionTold[] => offers.get(place) ?? [];
  /** What is on offer in a space: for the space itself, and for the enemies that stand there. */
  const offeredAt = (place: Place): readonly OptionTold[] => {
    if (!place.startsWith("space:")) return offered(place);
    const node = place.slice("space:".length);
    const there = view.enemies.filter((enemy) => enemy.space === node && enemy.id);
    return [...offered(place), ...there.flatMap((enemy) => offered(`enemy:${enemy.id}`))];
  };
  /** An enemy with nothing on offer lies in the way of its space: what is meant is that, if it is lit. */
  const meant = (place: Place): Place => {
    if (!place.startsWith("enemy:") || offered(place).length > 0) return place;
    const under = `space:${view.enemies.find((enemy) => `enemy:${enemy.id}` === place)?.space}`;
    return offered(under).length > 0 ? under : place;
  };
  const hintAt = (place: Place | null) => props().hint((place && offeredAt(place)[0]?.id) || null);

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
    get options() {
      return options;
    },
    get spots() {
      return spots;
    },
    get scene() {
      return scene;
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
      return props().looking !== null && !view.outcome;
    },
    /** One's own survivor; none for a spectator. */
    get own(): Survivor | undefined {
      return props().looking === null ? undefined : view.survivors[props().looking as number];
    },
    words: (id: string, args?: Record<string, string | number>) => props().words(id, args),
    label: (key: string) => nameIn(props().book.names, key),
    nameOf: (seat: number) => props().names(seat),
    offered,
    offeredAt,
    isHinted: (option: string) => props().hinted === option,
    point(place: Place, element: Element) {
      if (pointed?.open) return;
      pointed = { place, element, open: false };
      hintAt(place);
    },
    leave(place: Place) {
      if (pointed?.place !== place || pointed.open) return;
      pointed = null;
      hintAt(null);
    },
    /** A click, Enter or a finger: choose what is on offer, choose between several, or ask why there is nothing. */
    press(pressed: Place, element: Element, isTouched: boolean) {
      const place = meant(pressed);
      const there = offeredAt(place);
      const [first] = there;
      if (!first) {
        if (isTouched && pointed?.place !== place) pointed = { place, element, open: true };
        else table.ask(place);
      } else if (there.length > 1 || isTouched) {
        pointed = { place, element, open: true };
        hintAt(place);
      } else table.choose(first.id);
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
      if (table.mayAsk) props().onwhy(optionAt(place, decision?.prompt ?? "turn"));
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
