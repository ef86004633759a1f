import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const ids = (lang: string) => {
  const text = readFileSync(new URL(`./words/${lang}.ftl`, import.meta.url), "utf8");
  return new FluentResource(text).body.map((message) => message.id);
};

it.each(["ru", "pl"])("says in %s all that it says in English", (lang) => {
  expect(ids(lang)).toEqual(ids("en"));
  expect(ids(lang)).toContain("put-away");
});
