/** The glossary of the game on the page: loaded once for a game and a language, looked up by whatever explains itself. */
import type { Lang } from "./board";
import { allOf, type Glossary, type Term, termsIn } from "./glossary";

class Explained {
  #all = $state.raw<Glossary>({ entries: [], terms: [] });
  #meanings = $derived(new Map(this.#all.entries.map(({ body, text }) => [body, text])));
  #wanted = "";

  get entries() {
    return this.#all.entries;
  }

  get terms(): readonly Term[] {
    return this.#all.terms;
  }

  /** Fetch the words of a game and its expansions; without them nothing explains itself, and all else goes on. */
  async load(game: string, lang: Lang, expansions: readonly string[] = []): Promise<void> {
    const wanted = [game, lang, ...expansions].join(" ");
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    const found = await allOf(game, lang, expansions).catch(() => null);
    if (found !== null && wanted === this.#wanted) this.#all = found;
  }

  /** What a symbol means, by its drawing. */
  meaning(body: string): string | undefined {
    return this.#meanings.get(body);
  }

  /** The keywords that a text speaks of. */
  in(text: string): Term[] {
    return termsIn(text, this.terms);
  }
}

export const explained = new Explained();
