/** The rules of a game in a language, with those of a table's expansions, each fetched once. */
import { api } from "./api";
import type { Lang, RulesFound, RuleTold, TopicTold } from "./protocol";

const books = new Map<string, Rulebook>();

export class Rulebook {
  readonly game: string;
  readonly lang: Lang;
  readonly expansions: string[];
  readonly #rules = new Map<string, Promise<RuleTold>>();
  readonly #chapters = new Map<string, Promise<RuleTold[]>>();
  #topics: Promise<TopicTold[]> | null = null;

  constructor(game: string, lang: Lang, expansions: string[]) {
    this.game = game;
    this.lang = lang;
    this.expansions = expansions;
  }

  topics(): Promise<TopicTold[]> {
    this.#topics ??= kept(api.topics(this.game, this.lang, this.expansions), () => {
      this.#topics = null;
    });
    return this.#topics;
  }

  rule(id: string): Promise<RuleTold> {
    const known = this.#rules.get(id);
    if (known !== undefined) return known;
    const asked = kept(api.rule(this.game, id, this.lang), () => this.#rules.delete(id));
    this.#rules.set(id, asked);
    return asked;
  }

  /** The rules of these ids; one that cannot be had is left out. */
  async rules(ids: readonly string[]): Promise<RuleTold[]> {
    const told = await Promise.allSettled(ids.map((id) => this.rule(id)));
    return told.filter((one) => one.status === "fulfilled").map((one) => one.value);
  }

  /** The rules of a topic, all in one answer; none if they cannot be had. */
  async topic(id: string): Promise<RuleTold[]> {
    const known = this.#chapters.get(id) ?? kept(api.topic(this.game, id, this.lang), () => this.#chapters.delete(id));
    this.#chapters.set(id, known);
    const rules = await known.catch(() => []);
    for (const rule of rules) this.#rules.set(rule.id, Promise.resolve(rule));
    return rules;
  }

  /** What some words find; rules that matter now, and their neighbours, come earlier. */
  async search(words: string, now: readonly string[] = []): Promise<RulesFound> {
    const found = await api.findRules(this.game, words, this.lang, now, this.expansions);
    for (const rule of found.rules) this.#rules.set(rule.id, Promise.resolve(rule));
    return found;
  }
}

/** What failed is not remembered: the next reader asks again. */
function kept<T>(asked: Promise<T>, forget: () => void): Promise<T> {
  asked.catch(forget);
  return asked;
}

/** The rulebook of a game in a language, with what expansions add to it, the same one each time. */
export function rulebook(game: string, lang: Lang, expansions: string[] = []): Rulebook {
  const key = [game, lang, ...expansions].join(" ");
  const known = books.get(key) ?? new Rulebook(game, lang, expansions);
  books.set(key, known);
  return known;
}
