import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES, preferred, wordsOf } from "./words";

const games = readdirSync(new URL("../games", import.meta.url))
  .map((game) => `../games/${game}/words`)
  .filter((folder) => existsSync(new URL(folder, import.meta.url)));
const text = (lang: string, folder = "../words") =>
  readFileSync(new URL(`${folder}/${lang}.ftl`, import.meta.url), "utf8");
const ids = (lang: string, folder: string) =>
  new FluentResource(text(lang, folder)).body.map((entry) => entry.id).sort();

test.each(["../words", ...games])("every word of %s is there in all languages, and no other", (folder) => {
  for (const lang of LANGUAGES) expect(ids(lang, folder)).toEqual(ids("en", folder));
});

test.each(["../words", ...games])("no message of %s is broken: the parser would drop it without a word", (folder) => {
  for (const lang of LANGUAGES) {
    const written = text(lang, folder).match(/^[a-z][a-z0-9_-]* =/gm) ?? [];

    expect(written.length).toBeGreaterThan(0);
    expect(ids(lang, folder)).toHaveLength(written.length);
  }
});

test("plurals follow the language", () => {
  const say = wordsOf("ru", text("ru"));

  expect([1, 3, 5, 21].map((count) => say("seats-count", { count }))).toEqual([
    "1 место",
    "3 места",
    "5 мест",
    "21 место",
  ]);
  const mow = wordsOf("pl", text("pl"));
  expect([1, 3, 5, 22].map((count) => mow("seats-count", { count }))).toEqual([
    "1 miejsce",
    "3 miejsca",
    "5 miejsc",
    "22 miejsca",
  ]);
});

test("a browser gets the first of its languages that we speak", () => {
  expect(preferred(["de-DE", "pl-PL", "ru"])).toBe("pl");
  expect(preferred(["fr"])).toBe("en");
});
