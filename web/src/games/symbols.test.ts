/** Every drawing that a board gives to its symbols is in the glossary, or has a reason here why it is not. */
import { expect, test } from "vitest";
import { allOf, glossaryOf } from "$lib/glossary";
import { LANGUAGES } from "$lib/words";
import { BONDS_ICONS, KINDS, PARTS, STAND_SIGN, UPGRADES } from "./fallout/bonds/drawings";
import {
  ACTS,
  BACKS,
  ICONS as FALLOUT,
  MARKERS,
  markerDrawing,
  PLACES,
  placeDrawing,
  TRAITS,
  TYPES,
} from "./fallout/drawings";
import { SIGNS as FALLOUT_SIGNS } from "./fallout/signs";
import { ICONS as MUNCHKIN, SLOT_ICONS } from "./munchkin/icons";
import { SIGNS as MUNCHKIN_SIGNS } from "./munchkin/signs";
import { SYMBOLS } from "./shelter/drawings";
import { SIGNS as SHELTER_SIGNS } from "./shelter/signs";

type Drawings = Record<string, string>;
const sources = import.meta.glob<string>("./*/**/*.svelte", { query: "?raw", import: "default", eager: true });
const EXPANSIONS: Record<string, string[]> = { fallout: ["new-california", "atomic-bonds"] };
const markers = Object.fromEntries(Object.entries(MARKERS).map(([name, marker]) => [name, markerDrawing(marker)]));

/** Whatever a symbol's drawing is taken from, by how the boards write it, with all that can come of it. */
const FAMILIES: Record<string, Record<string, Drawings>> = {
  fallout: {
    ICONS: FALLOUT,
    BONDS_ICONS,
    STAND_SIGN: { stand: STAND_SIGN },
    actDrawing: ACTS,
    typeDrawing: TYPES,
    placeDrawing: { ...PLACES, "vault-84": placeDrawing("vault-84") },
    backDrawing: BACKS,
    traitDrawing: TRAITS,
    goalDrawing: { ...KINDS, none: BONDS_ICONS.goal },
    modificationDrawing: PARTS,
    upgradeDrawing: UPGRADES,
    MARKERS: markers,
  },
  munchkin: { ICONS: MUNCHKIN, SLOT_ICONS },
  shelter: { SYMBOLS },
};
/** What a board writes where the drawing comes from elsewhere: from where. */
const PASSED_ON: Record<string, string> = {
  "fallout icon.body": "of a space: `typeDrawing`, `ICONS.rubble` and `ICONS.rads` in the same file",
  "fallout drawing": "of a panel or an action: `ICONS`, `BONDS_ICONS` and `actDrawing` in panels.ts and actions.ts",
  "fallout drawing(option)":
    "of a card that is chosen: `goalDrawing`, `modificationDrawing` or `typeDrawing`, in the same file",
};
/** Drawings that are no symbols. */
const EXCUSED: Record<string, string> = {
  "shelter SYMBOLS.brought":
    "no drawing: an expansion's word stands there with a sign of its own, and the terminal names it",
};
/** Things that are drawn beside their names: a picture explains nothing but what the name says. */
const PICTURES = /^(card|survivor|enemy|item|threat)Drawing\(|^drawing\(option\)$/;

/** What stands in the braces of an attribute: there are none within these expressions but in strings. */
const given = (source: string): { how: string; body: string }[] => [
  ...[...source.matchAll(/<Glyph( picture)? body=\{(.+?)\}(?= |\/)/g)].map(([, picture, body]) => ({
    how: picture ? "picture" : "symbol",
    body: body ?? "",
  })),
  ...[...source.matchAll(/viewBox="0 0 512 512"[^>]*>\{@html (.+?)\}</g)].map(([, body]) => ({
    how: "symbol",
    body: body ?? "",
  })),
];
const drawnBy = (game: string) =>
  Object.entries(sources)
    .filter(([path]) => path.startsWith(`./${game}/`))
    .flatMap(([path, source]) => given(source).map((each) => ({ ...each, path })));
const GAMES = Object.keys(FAMILIES);

test("no symbol of a board is overlooked", () => {
  const written = Object.values(sources).flatMap((source) => source.match(/<Glyph\b/g) ?? []);
  const read = Object.values(sources).flatMap(
    (source) => source.match(/<Glyph( picture)? body=\{(.+?)\}(?= |\/)/g) ?? [],
  );
  expect(read.length).toBe(written.length);
});

test.each(GAMES)("whatever %s gives to a symbol comes from known drawings, or is a picture of a thing", (game) => {
  const drawn = drawnBy(game);
  expect(drawn.length).toBeGreaterThan(15);
  const families = Object.keys(FAMILIES[game] ?? {});
  const unknown = drawn.filter(({ how, body }) => {
    if (how === "picture" || PICTURES.test(body)) return !PICTURES.test(body);
    if (`${game} ${body}` in PASSED_ON || `${game} ${body}` in EXCUSED) return false;
    const names = body.match(/[A-Za-z_]+(?=[.([]|$| \?\?)/g) ?? [];
    return !names.some((name) => families.includes(name));
  });
  expect(unknown.map(({ path, body }) => `${path}: ${body}`)).toEqual([]);
});

test.each(GAMES)("every drawing of %s that is a symbol is in the glossary", async (game) => {
  const known = new Set((await allOf(game, "en", EXPANSIONS[game])).entries.map(({ body }) => body));
  const missing = Object.entries(FAMILIES[game] ?? {}).flatMap(([family, drawings]) =>
    Object.entries(drawings)
      .filter(([name, body]) => !known.has(body) && !(`${game} ${family}.${name}` in EXCUSED))
      .map(([name]) => `${family}.${name}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  ["fallout", FALLOUT_SIGNS],
  ["munchkin", MUNCHKIN_SIGNS],
  ["shelter", SHELTER_SIGNS],
] as const)("every symbol that the rules of %s draw beside its name is in the glossary", async (game, signs) => {
  const known = new Set((await allOf(game, "en", EXPANSIONS[game])).entries.map(({ body }) => body));
  expect(signs.filter(({ body }) => !known.has(body)).map(({ words }) => words.en)).toEqual([]);
});

test.each([...GAMES, "new-california", "atomic-bonds"])("no two symbols of %s look the same", async (name) => {
  for (const lang of LANGUAGES) {
    const entries = await glossaryOf(name, lang);
    const twice = entries.filter(({ body }) => entries.filter((other) => other.body === body).length > 1);
    expect(twice.map(({ name }) => name)).toEqual([]);
  }
});

test("every excuse is needed", () => {
  const used = GAMES.flatMap((game) => drawnBy(game).map(({ body }) => `${game} ${body}`));
  const named = GAMES.flatMap((game) =>
    Object.entries(FAMILIES[game] ?? {}).flatMap(([family, drawings]) =>
      Object.keys(drawings).map((name) => `${game} ${family}.${name}`),
    ),
  );
  expect(
    [...Object.keys(PASSED_ON), ...Object.keys(EXCUSED)].filter((key) => ![...used, ...named].includes(key)),
  ).toEqual([]);
});
