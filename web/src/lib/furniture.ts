/** What a game brings to the table: its board, its book and its words, loaded together and spoken in one language. */
import { api, type Edition } from "./api";
import type { GameBoard, Lang, Words } from "./board";
import { boardOf, boardWords } from "./boards";
import type { Book, GameInfo } from "./protocol";
import type { Finder } from "./words";

export interface Furniture {
  readonly lang: Lang;
  readonly board: GameBoard | null;
  readonly book: Book;
  readonly info: GameInfo;
  readonly find: Finder;
  readonly words: Words;
}

/** Everything a game brings, in a language, with what the packs and expansions of a table add. */
export async function furnish(game: string, lang: Lang, made: Edition): Promise<Furniture> {
  const { packs, expansions } = made;
  const [board, book, find, info] = await Promise.all([
    boardOf(game),
    api.book(game, lang, { packs, expansions }),
    boardWords(game, lang),
    api.game(game, lang, { packs, expansions }),
  ]);
  return { lang, board, book, info, find, words: (id, args) => find(id, args) ?? id };
}
