import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { arrived, artOf } from ".";
import { KINDS } from "./kinds";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const packs = "../../../../../src/crossroads/games/munchkin/packs/base/";
const KIND_OF: Record<string, string> = {
  "monsters.yaml": "monster",
  "enhancers.yaml": "enhancer",
  "classes.yaml": "class",
  "traits.yaml": "trait",
  "cheats.yaml": "cheat",
  "traps.yaml": "trap",
  "radiation.yaml": "radiation",
  "sidekicks.yaml": "sidekick",
  "tricks.yaml": "trick",
  "items.yaml": "item",
  "one-shots.yaml": "one-shot",
  "junk.yaml": "junk",
  "modifiers.yaml": "modifier",
  "level-ups.yaml": "level-up",
  "finds.yaml": "find",
  "perks.yaml": "perk",
};
const idsIn = (file: string): string[] =>
  [...read(packs + file).matchAll(/^- id: (\S+)$/gm)].map((found) => found[1] ?? "");
const cards = Object.entries(KIND_OF).flatMap(([file, kind]) => idsIn(file).map((id) => ({ id, kind })));
await arrived;
const drawings = [...cards.map(({ id, kind }) => artOf(id, kind)), ...Object.values(KINDS)];

/** What may be in a drawing: shapes and groups, each with its place, its size and its paint. */
const TAG =
  /^<(?:\/g|(?:g|path|circle|ellipse|rect)(?: (?:d|x|y|r|cx|cy|rx|ry|width|height|transform|fill|stroke(?:-\w+)?)="[^"<>]*")*\/?)>$/;

describe("the drawings", () => {
  it("knows every file of cards", () => {
    const files = readdirSync(new URL(packs, import.meta.url)).filter((name) => name.endsWith(".yaml"));

    expect(files.sort()).toEqual([...Object.keys(KIND_OF), "pack.yaml"].sort());
    expect(cards.length).toBeGreaterThan(200);
  });

  it("has one of its own for every card of the box", () => {
    const plain = cards.filter(({ id, kind }) => artOf(id, kind) === KINDS[kind]);

    expect(plain).toEqual([]);
  });

  it("has no two that are the same", () => {
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it("has the drawing of its kind for a card that it does not know", () => {
    expect(artOf("card-of-your-own", "trap")).toBe(KINDS.trap);
    expect(artOf("card-of-your-own", "no-such-kind")).toBe(KINDS.item);
  });

  it("is made of shapes only: no id, no script, no style, no word", () => {
    const odd = drawings
      .flatMap((body) => body.match(/<[^>]*>|[^<>]+(?=<|$)/g) ?? [])
      .filter((part) => !TAG.test(part));

    expect(odd).toEqual([]);
  });

  it("closes every group that it opens", () => {
    const opened = (body: string): number => body.split("<g ").length - body.split("</g>").length;

    expect(drawings.filter((body) => opened(body) !== 0)).toEqual([]);
  });

  it("has nothing but numbers and known letters in every path", () => {
    const paths = drawings.flatMap((body) => [...body.matchAll(/ d="([^"]*)"/g)].map((found) => found[1] ?? ""));

    expect(paths.filter((d) => !/^M[-\d][MmLlHhVvCcSsQqTtAaZz\d .-]*$/.test(d))).toEqual([]);
  });

  it("takes its colours from the theme", () => {
    const theme = read("../../../theme.css");
    const used = new Set(
      drawings.flatMap((body) => [...body.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map((f) => f[1] ?? "")),
    );
    const known = (paint: string): boolean => {
      const name = /^var\((--[\w-]+)\)$/.exec(paint)?.[1];
      return paint === "none" || paint === "currentColor" || (name !== undefined && theme.includes(`${name}: `));
    };

    expect([...used].filter((paint) => !known(paint))).toEqual([]);
  });
});
