/** What the symbols of a game mean: the same words that the terminal's help and the rules in a terminal have. */
import type { Lang } from "./board";
import { finderOf } from "./words";

const drawn = import.meta.glob<{ symbols: Record<string, string> }>("../games/*/glossary.ts");
const told = import.meta.glob<string>("../../../src/crossroads/tui/words/legend.*.ftl", {
  query: "?raw",
  import: "default",
});
const PREFIXES: Record<string, string> = { shelter: "legend" }; // before the names of a game's symbols; else the game's comes first

export interface Entry {
  name: string;
  /** The drawing. */
  body: string;
  /** What it means. */
  text: string;
}

/** Every symbol of a game with its drawing and what it means; none of a game without a board. */
export async function glossaryOf(game: string, lang: Lang): Promise<Entry[]> {
  const [draw, tell] = [
    drawn[`../games/${game}/glossary.ts`],
    told[`../../../src/crossroads/tui/words/legend.${lang}.ftl`],
  ];
  if (draw === undefined || tell === undefined) return [];
  const [{ symbols }, words] = await Promise.all([draw(), tell()]);
  const find = finderOf(lang, words);
  const prefix = PREFIXES[game] ?? `${game}-legend`;
  return Object.entries(symbols).map(([name, body]) => ({ name, body, text: find(`${prefix}-${name}`) ?? "" }));
}
