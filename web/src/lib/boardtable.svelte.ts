/** A board's state, whatever the game: what the shell hands over, the options by place, what is pointed at and pressed. */
import { getContext, setContext } from "svelte";
import type { BoardProps, Words } from "./board";
import { labelSentence } from "./label";
import { isSame, offersByPlace, type Place, placeKey } from "./places";
import type { LabelTold, OptionTold } from "./protocol";
import { tongue } from "./tongue.svelte";

const KEY = Symbol("board");

export interface Pointed {
  place: Place;
  element: Element;
  /** The options are shown to choose from, not only the card. */
  open: boolean;
}

/** A game's own table says what is where; the view and the book's cards get their types. */
export abstract class BoardTable<View extends { outcome?: unknown }, Cards> {
  readonly #props: () => BoardProps;
  readonly #offers = $derived.by(() => offersByPlace(this.options));
  readonly #hinted = $derived.by(() => {
    const { hinted } = this.#props();
    return this.options.find((option) => option.id === hinted)?.place ?? null;
  });
  #pointed = $state.raw<Pointed | null>(null);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  /** What is in a place, all in one breath. */
  abstract spoken(place: Place): string;

  get view(): View {
    return this.#props().view as unknown as View; // the server's word for it
  }
  get cards(): Cards {
    return this.#props().book.cards as unknown as Cards; // as above
  }
  get decision() {
    return this.#props().decision;
  }
  get options(): readonly OptionTold[] {
    return this.decision?.options ?? [];
  }
  get names() {
    return this.#props().book.names;
  }
  get looking() {
    return this.#props().looking;
  }
  get lines() {
    return this.#props().lines;
  }
  get log() {
    return this.#props().log;
  }
  get pointed() {
    return this.#pointed;
  }
  get mayAsk(): boolean {
    return this.looking !== null && !this.view.outcome;
  }
  words: Words = (id, args) => this.#props().words(id, args);
  nameOf = (seat: number): string => this.#props().names(seat);

  /** Whether one can ask why nothing can be done there: not of what is only explained. */
  isAskable(_place: Place): boolean {
    return this.mayAsk;
  }
  /** What is on offer for a thing. */
  offered(place: Place): readonly OptionTold[] {
    return this.#offers.get(placeKey(place)) ?? [];
  }
  /** What is on offer for a thing and for all that stands on it. */
  offeredAt(place: Place): readonly OptionTold[] {
    return this.offered(place);
  }
  /** What somebody means who presses this. */
  protected meant(place: Place): Place {
    return place;
  }
  /** What an option is called on the card of a place, which says what is there: a note would say it again. */
  brief({ place, label }: OptionTold, of: Place): LabelTold {
    return isSame(place, of) ? { ...label, note: "" } : label;
  }
  /** What a place is and what can be done there, for those who listen. */
  says(what: string, offered: readonly OptionTold[]): string {
    const [first] = offered;
    if (!first) return what;
    if (offered.length > 1) return tongue.say("offer-several", { what, count: offered.length });
    return tongue.say("offer", { label: [what, labelSentence(first.label), ...first.odds_text].join(". ") });
  }

  isHinted(option: string): boolean {
    return this.#props().hinted === option;
  }
  /** Whether this place is pointed at, or an option of it in the list. */
  isNear(place: Place): boolean {
    return [this.#hinted, this.#pointed?.place].some((near) => near && isSame(near, place));
  }
  hint(option: string | null): void {
    this.#props().hint(option);
  }
  #hintAt(place: Place | null): void {
    this.hint((place && this.offeredAt(place)[0]?.id) || null);
  }

  point(place: Place, element: Element): void {
    if (this.#pointed?.open) return;
    this.#pointed = { place, element, open: false };
    this.#hintAt(place);
  }
  leave(place: Place): void {
    if (this.#pointed && isSame(this.#pointed.place, place) && !this.#pointed.open) this.close();
  }
  /** A click or Enter: choose what is on offer, or between several, or ask why there is nothing. A finger: read first. */
  press(pressed: Place, element: Element, isTouched: boolean): void {
    const place = this.meant(pressed);
    const there = this.offeredAt(place);
    const [first] = there;
    if (first && there.length === 1 && !isTouched) this.choose(first.id);
    else if (first || isTouched) {
      this.#pointed = { place, element, open: true };
      this.#hintAt(place);
    } else if (this.isAskable(place)) this.ask(place);
  }
  close(): void {
    this.#pointed = null;
    this.#hintAt(null);
  }
  choose(option: string): void {
    this.#pointed = null;
    this.#props().onchoose(option);
  }
  /** Ask why nothing can be done at a place, or not this one act, or why an option is not on offer. */
  ask(about: Place | string, act?: string): void {
    this.#pointed = null;
    if (!this.mayAsk) return;
    if (typeof about === "string") this.#props().onwhy({ option: about });
    else this.#props().onwhy(act ? { place: about, act } : { place: about });
  }

  /** What an element of a place does when it is pointed at, left and pressed; to be spread over it. */
  handles(place: Place) {
    const point = (event: Event) => {
      if (event.currentTarget instanceof Element && !isTouch(event)) this.point(place, event.currentTarget);
    };
    const leave = () => this.leave(place);
    return {
      onclick: (event: Event) => {
        if (event.currentTarget instanceof Element) this.press(place, event.currentTarget, isTouch(event));
      },
      onpointerenter: point,
      onpointerleave: leave,
      onfocus: point,
      onblur: leave,
    };
  }
}

const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === "touch";

/** Let all parts of a board know its table. */
export function share<Table>(table: Table): Table {
  return setContext(KEY, table);
}

/** What every part can count on. */
export type AnyTable = BoardTable<{ outcome?: unknown }, unknown>;

/** The table of the board that this part belongs to. */
export function shared<Table = AnyTable>(): Table {
  return getContext<Table>(KEY);
}
