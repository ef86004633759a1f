/** What a game brings to the table: its board, its book and its words, loaded together and spoken in one language. */
import { api } from "./api";
import type { GameBoard, Lang, Words } from "./board";
import { boardOf, boardWords } from "./boards";
import type { Book, GameInfo } from "./protocol";
import type { Finder } from "./words";

export interface Furniture {
  readonly lang: Lang;
  readonly board: GameBoard | null;
  readonly book: Book;
  readonly info: GameInfo | null;
  readonly find: Finder;
  readonly words: Words;
}

/** Everything a game brings, in a language. */
export async function furnish(game: string, lang: Lang): Promise<Furniture> {
  const [board, book, find, games] = await Promise.all([
    boardOf(game),
    api.book(game, lang),
    boardWords(game, lang),
    api.games(lang),
  ]);
  const info = games.find((one) => one.id === game) ?? null;
  return { lang, board, book, info, find, words: (id, args) => find(id, args) ?? id };
}
