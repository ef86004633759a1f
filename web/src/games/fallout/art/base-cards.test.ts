import { expect, it } from "vitest";
import { cardDrawing } from "../drawings";
import { BASE } from "./base-cards";
import { arrived } from "./gallery.svelte";

await arrived;

const printed = (kind: string, ranged = false) => ({ kind, ranged });

it("draws a companion as who they are, and only the dog as a dog", () => {
  const drawn = ["dogmeat", "codsworth", "hancock", "maccready", "strong", "nick-valentine"].map((id) =>
    cardDrawing(id, printed("companion")),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(cardDrawing("somebody-new", printed("companion"))).not.toBe(BASE.dogmeat);
});

it("tells weapons apart that were all sticks and pistols", () => {
  const ids = [
    "combat-shotgun",
    "baseball-bat",
    "combat-knife",
    "machete",
    "super-sledge",
    "minigun",
    "fat-man",
    "hunting-rifle",
    "10mm-pistol",
  ];
  expect(new Set(ids.map((id) => cardDrawing(id, printed("weapon")))).size).toBe(ids.length);
});

it("falls back to the kind of a card that a pack brings", () => {
  expect(cardDrawing("from-a-pack", printed("weapon", true))).not.toBe("");
  expect(cardDrawing("from-a-pack", printed("chem"))).toBe(cardDrawing("another", printed("chem")));
});
