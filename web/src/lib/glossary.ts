/**
 * What the symbols and keywords of a game and its expansions mean: the same words that the terminal's help and the rules
 * in a terminal have. An expansion brings its own, beside its rules, and its drawings, beside those of the game's board.
 */
import type { Lang } from "./board";
import { type Finder, finderOf } from "./words";

type Drawn = { symbols: Record<string, string> };
const boards = import.meta.glob<Drawn>("../games/*/glossary.ts");
const additions = import.meta.glob<Drawn>("../games/*/glossaries/*.ts");
const told = import.meta.glob<string>("../../../src/crossroads/tui/words/legend-*.ftl", {
  query: "?raw",
  import: "default",
});
const toldBeside = import.meta.glob<string>("../../../src/crossroads/games/*/expansions/*/glossary.*.ftl", {
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

/** Whichever file ends so. */
function ending<T>(files: Record<string, T>, end: string): T | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(end))?.[1];
}

/** The words of a game, or those that an expansion brings. */
async function finderFor(name: string, lang: Lang): Promise<[Finder, string]> {
  const own = ending(toldBeside, `/expansions/${name.replaceAll("-", "_")}/glossary.${lang}.ftl`);
  const words = (await (own ?? ending(told, `/legend-${name}.${lang}.ftl`))?.()) ?? "";
  return [finderOf(lang, words), words];
}

/** All symbols and keywords of a game and of what it is played with; what is added takes the place of a word of that name. */
export async function allOf(game: string, lang: Lang, expansions: readonly string[] = []): Promise<Glossary> {
  const names = [game, ...expansions];
  const entries = await Promise.all(names.map((name) => glossaryOf(name, lang)));
  const terms = await Promise.all(names.map((name) => termsOf(name, lang)));
  const named = new Map(terms.flat().map((term) => [term.name, term]));
  return { entries: entries.flat(), terms: [...named.values()] };
}

async function termsOf(game: string, lang: Lang): Promise<Term[]> {
  const [find, words] = await finderFor(game, lang);
  const names = [...words.matchAll(new RegExp(`^${game}-word-([a-z-]+) =`, "gm"))].map(([, name]) => name ?? "");
  return names.map((name) => {
    const id = `${game}-word-${name}`;
    const said = pattern(find(`${id}.said`) ?? "");
    return { name, title: find(id) ?? name, said, means: find(`${id}.means`) ?? "" };
  });
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
  return new RegExp(`(?<![\\p{L}-])(?:${longestFirst(meant)})(?![\\p{L}])`, "giu");
}

/** Of several ways to say it, the one with more words is tried first. */
const longestFirst = (ways: string) =>
  ways
    .split("|")
    .sort((one, other) => other.length - one.length)
    .join("|");

interface Found {
  term: Term;
  at: number;
  end: number;
}

/** Every keyword in a text; none that stands within a longer one. */
function foundIn(text: string, terms: readonly Term[]): Found[] {
  const all = terms.flatMap((term) =>
    [...text.matchAll(term.said)].map(({ index, 0: said }) => ({ term, at: index, end: index + said.length })),
  );
  const outdone = (one: Found, other: Found) =>
    other.at <= one.at && one.end <= other.end && other.end - other.at > one.end - one.at;
  return all.filter((one) => !all.some((other) => other.term !== one.term && outdone(one, other)));
}

/** The keywords that a text speaks of, in the order of the text. */
export function termsIn(text: string, terms: readonly Term[]): Term[] {
  const found = foundIn(text, terms).sort((one, other) => one.at - other.at);
  return [...new Set(found.map(({ term }) => term))];
}

/** The keyword at a letter of a text;. */
export function termAt(text: string, at: number, terms: readonly Term[]): Term | null {
  return foundIn(text, terms).find((one) => one.at <= at && at < one.end)?.term ?? null;
}

/** Every symbol of a game or an expansion with its drawing and what it means; none of one without drawings. */
export async function glossaryOf(game: string, lang: Lang): Promise<Entry[]> {
  const draw = boards[`../games/${game}/glossary.ts`] ?? ending(additions, `/glossaries/${game}.ts`);
  if (draw === undefined) return [];
  const [{ symbols }, [find]] = await Promise.all([draw(), finderFor(game, lang)]);
  const prefix = PREFIXES[game] ?? `${game}-legend`;
  return Object.entries(symbols).map(([name, body]) => ({
    name: `${game}-${name}`,
    body,
    text: find(`${prefix}-${name}`) ?? "",
  }));
}
