import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allOf, glossaryOf, termAt, termsIn } from "./glossary";
import { LANGUAGES } from "./words";

const GAMES = ["fallout", "munchkin", "shelter"];
const EXPANSIONS = ["new-california", "atomic-bonds"];
const SOURCE = new URL("../../../src/crossroads/", import.meta.url);
const PLACES: Record<string, string[]> = {
  fallout: ["games/fallout/packs/base/"],
  munchkin: ["games/munchkin/packs/base/"],
  shelter: ["games/shelter/packs/base/"],
  "new-california": ["games/fallout/expansions/new_california/packs/new-california/", "games/fallout/packs/base/"],
  "atomic-bonds": ["games/fallout/expansions/atomic_bonds/packs/atomic-bonds/", "games/fallout/packs/base/"],
};

/** All that a game says in its cards, its options and its rules. */
function saidBy(name: string, lang: string): string {
  const packs = (PLACES[name] ?? []).map((path) => new URL(path, SOURCE));
  const files = packs.flatMap((pack) =>
    readdirSync(pack)
      .filter((file) => file.endsWith(`.${lang}.ftl`))
      .map((file) => new URL(file, pack)),
  );
  const rules = new URL(`rules/catalogues/${name}${lang === "en" ? "" : `.${lang}`}.toml`, SOURCE);
  return [...files, rules].map((file) => readFileSync(file, "utf8")).join("\n");
}

test.each([...GAMES, ...EXPANSIONS])("every symbol of %s means something in every language", async (game) => {
  for (const lang of LANGUAGES) {
    const entries = await glossaryOf(game, lang);
    expect(entries.length).toBeGreaterThan(3);
    expect(entries.filter(({ text, body }) => text === "" || !body.includes("<"))).toEqual([]);
  }
});

test("a game without a board has no symbols", async () => {
  expect(await glossaryOf("draughts", "en")).toEqual([]);
});

test.each([...GAMES, ...EXPANSIONS])("every keyword of %s is known and explained in every language", async (game) => {
  const names = new Set<string>();
  for (const lang of LANGUAGES) {
    const { terms } = await allOf(game, lang);
    expect(terms.length).toBeGreaterThan(5);
    expect(terms.filter(({ title, means }) => title === "" || means.length < 20)).toEqual([]);
    expect(
      terms.filter(({ title, said, name }) => name !== "letters" && termsIn(title, terms).length === 0 && said),
    ).toEqual([]);
    names.add(terms.map(({ name }) => name).join(" "));
  }
  expect(names.size).toBe(1);
});

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

test.each([...GAMES, ...EXPANSIONS])("%s speaks of every keyword that it explains, in every language", async (game) => {
  for (const lang of LANGUAGES) {
    const { terms } = await allOf(game, lang);
    const said = saidBy(game, lang);
    const unsaid = terms.filter((term) => !said.match(term.said)).map(({ name }) => `${lang}: ${name}`);
    expect(unsaid).toEqual([]);
  }
});

test("an expansion adds its symbols and keywords at its tables alone, and says anew what it changes", async () => {
  for (const lang of LANGUAGES) {
    const [base, both] = await Promise.all([allOf("fallout", lang), allOf("fallout", lang, EXPANSIONS)]);
    const names = base.terms.map(({ name }) => name);

    expect(names).not.toContain("mutation");
    expect(both.terms.map(({ name }) => name)).toEqual(expect.arrayContaining([...names, "mutation", "group"]));
    expect(both.terms.filter(({ name }) => name === "caps").length).toBe(1);
    expect(both.terms.find(({ name }) => name === "caps")?.means).not.toBe(
      base.terms.find(({ name }) => name === "caps")?.means,
    );
    expect(base.entries.length).toBeLessThan(both.entries.length);
    expect(new Set(both.entries.map(({ name }) => name)).size).toBe(both.entries.length);
  }
});

test("a keyword within a longer one is not meant", async () => {
  const { terms } = await allOf("fallout", "en", EXPANSIONS);
  const named = (text: string) => termsIn(text, terms).map(({ title }) => title);

  expect(named("Fast travel to a C.A.M.P. token")).toEqual(["fast travel", "C.A.M.P. token"]);
  expect(named("Fast: 2 spaces, not 1")).toEqual(["Fast"]);
  expect(termAt("Fast travel", 0, terms)?.title).toBe("fast travel");
  const munchkin = (await allOf("munchkin", "ru")).terms;
  expect(termsIn("Защита от радиации 2", munchkin).map(({ name }) => name)).toEqual(["defence"]);
});
