import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES, preferred, wordsOf } from "./words";

const text = (lang: string) => readFileSync(new URL(`../words/${lang}.ftl`, import.meta.url), "utf8");
const ids = (lang: string) => new FluentResource(text(lang)).body.map((entry) => entry.id).sort();

test.each(LANGUAGES)("every word is there in %s, and no other", (lang) => {
  expect(ids(lang)).toEqual(ids("en"));
});

test.each(LANGUAGES)("no message of %s is broken: the parser would drop it without a word", (lang) => {
  const written = text(lang).match(/^[a-z][a-z0-9-]* =/gm) ?? [];

  expect(ids(lang)).toHaveLength(written.length);
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
