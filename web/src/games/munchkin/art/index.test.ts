import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { artOf } from ".";
import { KINDS } from "./kinds";

const packs = new URL("../../../../../src/crossroads/games/munchkin/packs/base/", import.meta.url);
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
  [...readFileSync(new URL(file, packs), "utf8").matchAll(/^- id: (\S+)$/gm)].map((found) => found[1] ?? "");
const cards = Object.entries(KIND_OF).flatMap(([file, kind]) => idsIn(file).map((id) => ({ id, kind })));

describe("the drawings", () => {
  it("knows every file of cards", () => {
    const files = readdirSync(packs).filter((name) => name.endsWith(".yaml") && name !== "pack.yaml");
    expect(files.sort()).toEqual(Object.keys(KIND_OF).sort());
  });

  it.each(cards)("has something for $id", ({ id, kind }) => {
    expect(artOf(id, kind)).toMatch(/^<g /);
  });

  it("has the drawing of its kind for a card that it does not know", () => {
    expect(artOf("card-of-your-own", "trap")).toBe(KINDS.trap);
  });
});
