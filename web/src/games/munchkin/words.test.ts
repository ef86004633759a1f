/** Whatever the board may say by the name of a thing has words in each language. */
import { expect, test } from "vitest";
import { DECKS, STEPS, stepOf } from "./types";

const texts = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true });
const parts = import.meta.glob<string>(["./**/*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const idsOf = (text: string) => [...text.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id ?? "");
const said = Object.values(parts).flatMap((text) =>
  [...text.matchAll(/words\(\s*"([\w-]+)"/g)].map(([, id]) => id ?? ""),
);
const named = [
  ...DECKS.flatMap((deck) => [`deck-${deck}`, `deck-${deck}-what`, `pile-${deck}`]),
  ...Object.keys(STEPS).flatMap((step) => [`note-step-${step}`, `note-step-${step}-what`]),
  ...["level", "strength", "run", "defence", "hand"].flatMap((stat) => [`stat-${stat}`, `stat-${stat}-what`]),
  ...["monster", "enhancer", "class", "trait", "cheat", "trap", "radiation", "sidekick", "trick"].map(
    (kind) => `kind-${kind}`,
  ),
  ...["item", "one-shot", "junk", "modifier", "level-up", "find", "perk"].map((kind) => `kind-${kind}`),
  ...[
    "trap",
    "radiation",
    "bad-stuff",
    "meeting",
    "roll",
    "one-shot",
    "enhancer",
    "door",
    "level-up",
    "find",
    "ability",
  ].map((kind) => `pending-${kind}`),
  ...["fight", "turns", "kept", "creep"].map((until) => `until-${until}`),
];

test.each(Object.entries(texts))("%s", (_, text) => {
  const known = new Set(idsOf(text));

  expect(said.length).toBeGreaterThan(40);
  expect([...said, ...named].filter((id) => !known.has(id))).toEqual([]);
});

test("every phase of the game is a step of the turn", () => {
  expect(["kick", "run-roll", "before-charity", "trouble"].map(stepOf)).toEqual([
    "door",
    "fight",
    "charity",
    "trouble",
  ]);
});
