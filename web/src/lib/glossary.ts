/** What the symbols and keywords of a game mean: the same words that the terminal's help and the rules in a terminal have. */
import type { Lang } from "./board";
import { type Finder, finderOf } from "./words";

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

/** A keyword: what it is called, how texts speak of it, and what it means. */
export interface Term {
  name: string;
  title: string;
  said: RegExp;
  means: string;
}

export interface Glossary {
  entries: Entry[];
  terms: Term[];
}

async function finderFor(lang: Lang): Promise<[Finder, string]> {
  const words = (await told[`../../../src/crossroads/tui/words/legend.${lang}.ftl`]?.()) ?? "";
  return [finderOf(lang, words), words];
}

/** All symbols and keywords of a game. */
export async function allOf(game: string, lang: Lang): Promise<Glossary> {
  const [entries, [find, words]] = await Promise.all([glossaryOf(game, lang), finderFor(lang)]);
  const names = [...words.matchAll(new RegExp(`^${game}-word-([a-z]+) =`, "gm"))].map(([, name]) => name ?? "");
  const terms = names.map((name) => {
    const id = `${game}-word-${name}`;
    const said = pattern(find(`${id}.said`) ?? "");
    return { name, title: find(id) ?? name, said, means: find(`${id}.means`) ?? "" };
  });
  return { entries, terms };
}

const MARKS: Record<string, string> = {
  "*": "\\p{L}*",
  "#": "\\d+",
  "@": "[SPECIAL ]+",
  "|": "|",
  " ": "\\s+",
  "-": "-",
};

/** Whole words in any case of letters. */
function pattern(said: string): RegExp {
  const meant = said.replace(/[^\p{L}\d]/gu, (sign) => MARKS[sign] ?? `\\${sign}`);
  return new RegExp(`(?<![\\p{L}-])(?:${meant})(?![\\p{L}])`, "giu");
}

/** The keywords that a text speaks of, in the order of the text. */
export function termsIn(text: string, terms: readonly Term[]): Term[] {
  const found = terms.map((term) => ({ term, at: [...text.matchAll(term.said)][0]?.index ?? -1 }));
  return found
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ term }) => term);
}

/** The keyword at a letter of a text; of two that begin there the longer one. */
export function termAt(text: string, at: number, terms: readonly Term[]): Term | null {
  let best: { term: Term; length: number } | null = null;
  for (const term of terms)
    for (const { index, 0: found } of text.matchAll(term.said))
      if (index <= at && at < index + found.length && found.length > (best?.length ?? 0))
        best = { term, length: found.length };
  return best?.term ?? null;
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
