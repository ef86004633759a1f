import { expect, test } from "vitest";
import { type Sign, signed, signsOf } from "./signs";
import { LANGUAGES } from "./words";

const HIT: Sign = { body: "<hit>", words: { en: "hit icon*", ru: "знач* попадани*", pl: "symbol* trafieni*" } };
const FIGHT: Sign = { body: "<fight>", words: { en: "fight", ru: "бой|боя", pl: "walk*" } };

test("a symbol is drawn before its name, in whatever case the name stands", () => {
  expect(signed("Count the hit icons.", [HIT], "en")).toEqual([
    { body: "", text: "Count the " },
    { body: "<hit>", text: "hit icons." },
  ]);
  expect(signed("Считают значки попаданий.", [HIT], "ru")[1]?.body).toBe("<hit>");
  expect(signed("Symbole trafienia liczą się.", [HIT], "pl")).toEqual([
    { body: "<hit>", text: "Symbole trafienia liczą się." },
  ]);
});

test("a symbol that is named again is drawn once, and several each in their place", () => {
  const parts = signed("In a fight a hit icon is a hit icon.", [HIT, FIGHT], "en");

  expect(parts.map((part) => part.body)).toEqual(["", "<fight>", "<hit>"]);
  expect(parts.map((part) => part.text).join("")).toBe("In a fight a hit icon is a hit icon.");
});

test("a part of a word, and a sentence without symbols, stay as they are", () => {
  expect(signed("Prizefighters wait.", [FIGHT], "en")).toEqual([{ body: "", text: "Prizefighters wait." }]);
  expect(signed("Бойница.", [FIGHT], "ru")).toEqual([{ body: "", text: "Бойница." }]);
});

test.each(["fallout", "shelter", "munchkin"])(
  "every symbol of %s is drawn and has words in each language",
  async (game) => {
    const signs = await signsOf(game);

    expect(signs.length).toBeGreaterThan(2);
    for (const { body, words } of signs) {
      expect(body).toContain("<");
      for (const lang of LANGUAGES) expect(words[lang].trim()).not.toBe("");
    }
  },
);

test("a game without a board has none", async () => {
  expect(await signsOf("draughts")).toEqual([]);
});
