/** Symbols that sentences of the rules speak of, to be drawn beside their names. */
import type { Lang } from "./board";

/** A symbol: its drawing, and how each language speaks of it; `*` stands for any ending, `|` for "or". */
export interface Sign {
  readonly body: string;
  readonly words: Readonly<Record<Lang, string>>;
}

/** A sentence in parts: before the text of a part its symbol is drawn, if it has one. */
export interface SignedPart {
  readonly body: string;
  readonly text: string;
}

const boards = import.meta.glob<{ SIGNS: readonly Sign[] }>("../games/*/signs.ts");

/** The symbols of a game; none if it names none. */
export async function signsOf(game: string): Promise<readonly Sign[]> {
  const load = boards[`../games/${game}/signs.ts`];
  return load === undefined ? [] : (await load()).SIGNS;
}

/** A text cut before the names of symbols, each drawn where it is named first. */
export function signed(text: string, signs: readonly Sign[], lang: Lang): SignedPart[] {
  const found = signs
    .map(({ body, words }) => ({ body, at: text.search(pattern(words[lang])) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  const cuts = found.filter(({ at }, n) => at !== found[n - 1]?.at);
  const parts = cuts.map(({ body, at }, n) => ({ body, text: text.slice(at, cuts[n + 1]?.at) }));
  const before = text.slice(0, cuts[0]?.at);
  return before ? [{ body: "", text: before }, ...parts] : parts;
}

/** Whole words in any case of letters. */
function pattern(words: string): RegExp {
  const endless = words.replaceAll("*", "\\p{L}*");
  const meant = endless.replaceAll(" ", "\\s+");
  return new RegExp(`(?<![\\p{L}-])(?:${meant})(?![\\p{L}])`, "iu");
}
