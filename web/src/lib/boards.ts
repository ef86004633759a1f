/** The boards of the games, each loaded when it is needed; the shell knows none of them. */
import type { GameBoard, Lang } from "./board";
import { type Finder, finderOf } from "./words";

const boards = import.meta.glob<{ board: GameBoard }>("../games/*/index.ts");
const words = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?raw", import: "default" });

/** The board of a game, `null` if none was built for it. */
export async function boardOf(game: string): Promise<GameBoard | null> {
  const load = boards[`../games/${game}/index.ts`];
  return load === undefined ? null : (await load()).board;
}

/** The words of a game's board in a language; it finds nothing if there are none. */
export async function boardWords(game: string, lang: Lang): Promise<Finder> {
  const load = words[`../games/${game}/words/${lang}.ftl`];
  return load === undefined ? () => null : finderOf(lang, await load());
}
