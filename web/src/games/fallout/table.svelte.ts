/** What every part of the board needs to know. */
import { untrack } from "svelte";
import type { BoardProps } from "$lib/board";
import { BoardTable, share, shared } from "$lib/boardtable.svelte";
import { at, type Place } from "$lib/places";
import type { OptionTold } from "$lib/protocol";
import { bondsOf } from "./bonds/bonds";
import { namesOn } from "./names";
import { litOn } from "./panels";
import { type Piece, piecesOf } from "./pieces";
import { spotsOf } from "./plan";
import { sceneOf } from "./scenes";
import { spoken, thingAt } from "./things";
import type { Cards, Survivor, View } from "./types";

/** What was open when the board was last in view, for the next one: on a wide screen one's own cards to begin with. */
let opened: string | null = typeof matchMedia === "function" && matchMedia("(width >= 1100px)").matches ? "mine" : null;

export class Table extends BoardTable<View, Cards> {
  readonly #lay = $derived(this.view.tiles.map((tile) => `${tile.q},${tile.r},${tile.face},${tile.known}`).join(";"));
  readonly #faces = $derived(this.cards.tiles);
  /** The map by its nodes. */
  readonly spots = $derived.by(() => {
    void this.#lay; // the map is made anew when a tile turns, not whenever anything happens
    return spotsOf(
      untrack(() => this.view.tiles),
      this.#faces,
    );
  });
  readonly pieces = $derived(piecesOf(this.view, this.spots));
  readonly placeNames = $derived(namesOn(this.spots, this.pieces));
  readonly scene = $derived(sceneOf(this.view, this.decision));
  /** How many options lie on each panel. */
  readonly litOn = $derived(litOn(this.options, this.looking));
  #panel = $state<string | null>(opened);
  #isByHand = $state(false);

  /** The panel that is open beside the map. */
  get panel(): string | null {
    return this.#panel === "mine" && !this.own?.id ? null : this.#panel;
  }
  /** Whether somebody has opened it: what was there to begin with is not in the way of going back. */
  get isPanelByHand(): boolean {
    return this.#isByHand && this.panel !== null;
  }
  toggle(panel: string): void {
    this.#panel = opened = this.panel === panel ? null : panel;
    this.#isByHand = true;
  }
  putPanelAway(): void {
    this.#panel = opened = null;
  }

  readonly bonds = $derived(bondsOf(this.view));
  /** What a panel is called: where all play together, the power track stands on the sheet with their goals. */
  panelName(panel: string): string {
    return this.bonds && panel === "power" ? this.label("bonds-goals") : this.words(`panel-${panel}`);
  }

  /** One's own survivor; none for a spectator. */
  get own(): Survivor | undefined {
    return this.looking === null ? undefined : this.view.survivors[this.looking];
  }
  /** All others who have a survivor. */
  get others(): Survivor[] {
    return this.view.survivors.filter((who) => who.seat !== this.looking && who.id);
  }
  /** What stands in a space. */
  piecesIn(node: string): readonly Piece[] {
    return this.pieces.filter((piece) => piece.node === node);
  }
  label(key: string): string {
    return this.names[key] ?? key;
  }
  spoken(place: Place): string {
    return spoken(thingAt(this, place, this.spots));
  }
  /** What is on offer in a space: for the space itself, and for the enemies that stand there. */
  override offeredAt(place: Place): readonly OptionTold[] {
    if (place.kind !== "space") return this.offered(place);
    const there = this.view.enemies.filter((enemy) => enemy.space === place.name && enemy.id);
    return [...this.offered(place), ...there.flatMap((enemy) => this.offered(at("enemy", enemy.id)))];
  }
  /** An enemy with nothing on offer lies in the way of its space: what is meant is that, if it is lit. */
  protected override meant(place: Place): Place {
    if (place.kind !== "enemy" || this.offered(place).length > 0) return place;
    const under = at("space", this.view.enemies.find((enemy) => enemy.id === place.name)?.space);
    return this.offered(under).length > 0 ? under : place;
  }
}

export const makeTable = (props: () => BoardProps): Table => share(new Table(props));

/** The board's state, in any of its parts. */
export const useTable = (): Table => shared<Table>();
