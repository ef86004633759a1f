/** Words in the reader's language, from Fluent files. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Lang, Words } from "./board";

export const LANGUAGES: readonly Lang[] = ["en", "ru", "pl"];
/** Each language in its own words: a reader who is lost in another one finds it. */
export const LANGUAGE_NAMES: Record<Lang, string> = { en: "English", ru: "Русский", pl: "Polski" };

/** The words of some Fluent text; an id that it lacks is given back as it is. */
export function wordsOf(lang: Lang, text: string): Words {
  const find = finderOf(lang, text);
  return (id, args) => find(id, args) ?? id;
}

export type Finder = (id: string, args?: Record<string, string | number>) => string | null;

/** As `wordsOf`, but `null` for an id that is not there; `message.attribute` is an id, too. */
export function finderOf(lang: Lang, text: string): Finder {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return (id, args) => {
    const [name = "", attribute] = id.split(".", 2);
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ? bundle.formatPattern(pattern, args ?? null) : null;
  };
}

/** The language that a browser asks for, English if we do not speak it. */
export function preferred(asked: readonly string[]): Lang {
  for (const tag of asked) {
    const found = LANGUAGES.find((lang) => tag.toLowerCase().split("-", 1)[0] === lang);
    if (found !== undefined) return found;
  }
  return "en";
}
