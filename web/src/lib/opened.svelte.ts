/** Cards that a game's book must not tell before they lie open at the table: asked for whenever there are more of them. */
import { api } from "./api";
import type { Lang } from "./board";
import type { Book } from "./protocol";

type Cards = Record<string, unknown>;

/** How many such cards a view knows of. */
export function openedIn(view: Cards): number {
  return typeof view.opened === "number" ? view.opened : 0;
}

/** A book with the cards that have come to light. */
export function withOpened(book: Book, cards: Cards): Book {
  return { ...book, cards: { ...book.cards, ...cards } };
}

export class OpenedCards {
  cards = $state.raw<Cards>({});
  #where = "";
  #asked = 0; // as many had been opened when they were last asked for

  /** Ask for what lies open at a table, unless it is known; a failure is mended by the next card that comes. */
  async update(table: string, lang: Lang, opened: number): Promise<void> {
    const where = `${table} ${lang}`;
    if (opened === 0 || (where === this.#where && opened <= this.#asked)) return;
    this.#where = where;
    this.#asked = opened;
    const told = await api.openCards(table, lang).catch(() => null);
    if (where !== this.#where) return;
    if (told === null) this.#asked = 0;
    else this.cards = told.cards;
  }
}
