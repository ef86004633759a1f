import { expect, test } from "vitest";
import { allOf, glossaryOf, termAt, termsIn } from "./glossary";
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

test.each(["fallout", "munchkin", "shelter"])(
  "every keyword of %s is known and explained in every language",
  async (game) => {
    const names = new Set<string>();
    for (const lang of LANGUAGES) {
      const { terms } = await allOf(game, lang);
      expect(terms.length).toBeGreaterThan(10);
      expect(terms.filter(({ title, means }) => title === "" || means.length < 20)).toEqual([]);
      expect(
        terms.filter(({ title, said, name }) => name !== "letters" && termsIn(title, terms).length === 0 && said),
      ).toEqual([]);
      names.add(terms.map(({ name }) => name).join(" "));
    }
    expect(names.size).toBe(1);
  },
);

test("keywords are found in any form, with numbers and letters, and never within other words", async () => {
  const { terms } = await allOf("shelter", "en");
  const named = (text: string) => termsIn(text, terms).map(({ name }) => name);

  expect(named("a wound → 1 item, any 1 resource")).toEqual(["wound", "any"]);
  expect(named("[P] 2 water")).toEqual(["letters"]);
  expect(named("brent is already parenting")).toEqual([]);
  expect(termAt("Exhaust: Rent brings more", 11, terms)?.name).toBe("rent");
  expect(termAt("Exhaust: Rent brings more", 7, terms)).toBe(null);
});

test("a keyword is found in the endings of other languages", async () => {
  const [russian, polish] = await Promise.all([allOf("shelter", "ru"), allOf("fallout", "pl")]);

  expect(termsIn("Нет угроз, лечение раненого", russian.terms).map(({ name }) => name)).toEqual(["threat", "wound"]);
  expect(termsIn("Przerzuty [S A]", polish.terms).map(({ name }) => name)).toEqual(["reroll", "letters"]);
});
