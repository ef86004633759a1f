import { expect, test } from "vitest";
import { glossaryOf } from "./glossary";
import { LANGUAGES } from "./words";

test.each(["fallout", "munchkin", "shelter"])("every symbol of %s means something in every language", async (game) => {
  for (const lang of LANGUAGES) {
    const entries = await glossaryOf(game, lang);
    expect(entries.length).toBeGreaterThan(5);
    expect(entries.filter(({ text, body }) => text === "" || !body.includes("<"))).toEqual([]);
  }
});

test("a game without a board has no symbols", async () => {
  expect(await glossaryOf("draughts", "en")).toEqual([]);
});
