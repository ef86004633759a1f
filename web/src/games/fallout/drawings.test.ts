import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { arrived } from "./art/gallery.svelte";
import { cardDrawing, enemyDrawing, placeDrawing, survivorDrawing } from "./drawings";

await arrived;

const PACK = new URL(
  "../../../../src/crossroads/games/fallout/expansions/new_california/packs/new-california/",
  import.meta.url,
);
const ids = (...files: string[]): string[] =>
  files.flatMap((file) =>
    [...readFileSync(new URL(`${file}.yaml`, PACK), "utf8").matchAll(/^- \{?id: ([\w-]+)/gm)].map(([, id]) => id ?? ""),
  );

/** Everything of New California that is drawn, by what it is. */
const drawn = (): [string, string][] => [
  ...ids("characters").map((id): [string, string] => [`survivor ${id}`, survivorDrawing(id)]),
  ...ids("enemies").map((id): [string, string] => [`enemy ${id}`, enemyDrawing(id, "critter")]),
  ...ids("loot", "assets", "uniques", "own-cards").map((id): [string, string] => [`card ${id}`, cardDrawing(id)]),
  ...["vault-7", "vault-44"].map((id): [string, string] => [`place ${id}`, placeDrawing(id)]),
];

test("all that New California brings is drawn", () => {
  expect(drawn().length).toBe(60);
});

test("no two things of New California look alike, nor like anything that has no drawing of its own", () => {
  const others = [enemyDrawing("", "critter"), survivorDrawing(""), cardDrawing(""), placeDrawing("")];
  const looks = [...drawn().map(([, body]) => body), ...others];
  const twice = drawn().filter(([, body]) => looks.filter((other) => other === body).length > 1);
  expect(twice.map(([what]) => what)).toEqual([]);
});

test("what has no drawing of its own looks like its kind", () => {
  expect(enemyDrawing("mole-rat", "critter")).toBe(enemyDrawing("", "critter"));
  expect(cardDrawing("from-a-pack", { kind: "aid", ranged: false })).toBe(
    cardDrawing("", { kind: "aid", ranged: false }),
  );
  expect(cardDrawing("laser", { kind: "weapon", ranged: true })).not.toBe(
    cardDrawing("bat", { kind: "weapon", ranged: false }),
  );
});
