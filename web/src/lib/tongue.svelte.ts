/** The language that the page speaks, and its words; switching it speaks everything anew. */
import type { Lang, Words } from "./board";
import { habit, keepHabit } from "./keep";
import { LANGUAGES, preferred, wordsOf } from "./words";

const files = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });

class Tongue {
  lang = $state<Lang>("en");
  #wanted: Lang = "en";
  #words = $state.raw<Words>((id) => id);

  /** The word for an id. */
  readonly say: Words = (id, args) => this.#words(id, args);

  /** Load and speak a language. */
  async speak(lang: Lang): Promise<void> {
    const load = files[`../words/${lang}.ftl`];
    if (load === undefined) return;
    this.#wanted = lang;
    const text = await load();
    if (this.#wanted !== lang) return; // another one was picked while this one came
    this.#words = wordsOf(lang, text);
    this.lang = lang;
    document.documentElement.lang = lang;
    keepHabit("lang", lang);
  }

  /** Speak the language of last time, or the one that the browser asks for. */
  async begin(): Promise<void> {
    const kept = habit<string>("lang", "");
    await this.speak(LANGUAGES.find((lang) => lang === kept) ?? preferred(navigator.languages));
  }
}

export const tongue = new Tongue();
