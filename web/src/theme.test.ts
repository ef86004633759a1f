import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const here = new URL("./", import.meta.url);
const theme = readFileSync(new URL("theme.css", here), "utf8");
const names = readdirSync(here, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.(svelte|css|ts)$/.test(name) && !/\.test\.ts$|^theme\.css$|^dev\/|^shell\//.test(name),
);
const COLOUR = /#(?:[0-9a-f]{3,4}){1,2}\b(?!\s*\))|\b(?:rgb|hsl|oklch)\(/i;

/** A colour of the theme in the light and in the dark; paint is the same in both. */
function colour(name: string): { light: string; dark: string } {
  const found = new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(theme);
  if (!found) throw new Error(`theme.css has no --${name}`);
  return { light: found[1] ?? found[3] ?? "", dark: found[2] ?? found[3] ?? "" };
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const READ = [
  "text",
  "text-quiet",
  "amber",
  "amber-bright",
  "phosphor",
  "danger",
  "rust-85",
  "green-90",
  "moss-70",
  "sand-95",
];
const SEATS = [0, 1, 2, 3, 4, 5].map((seat) => `seat-${seat}`);
const GROUNDS = ["room", "room-2", "panel", "panel-2", "moss-15", "moss-20", "moss-25", "sand-20", "clay-20"];

test("every colour has its name in theme.css", () => {
  const hard = names.flatMap((name) =>
    readFileSync(new URL(name, here), "utf8")
      .split("\n")
      .filter((line) => COLOUR.test(line.replace(/\{#|url\(#|href="#|"#/g, "")))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(hard).toEqual([]);
});

test("every colour that is used has been mixed", () => {
  const used = names.flatMap((name) => [
    ...readFileSync(new URL(name, here), "utf8").matchAll(/var\(--([a-z]+(?:-[a-z]+)?-\d+)\)/g),
  ]);
  const known = new Set([...theme.matchAll(/--([\w-]+):/g)].map((found) => found[1]));
  expect([...new Set(used.map((found) => found[1]))].filter((name) => !known.has(name))).toEqual([]);
});

test.each(["light", "dark"] as const)("words can be read on every ground in the %s", (scheme) => {
  for (const word of [...READ, ...SEATS])
    for (const ground of GROUNDS) {
      const found = contrast(colour(word)[scheme], colour(ground)[scheme]);
      expect(found, `${word} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
});

test("what is printed can be read on paper", () => {
  for (const word of ["ink", "ink-quiet", "ink-link"])
    for (const ground of ["paper", "paper-2"])
      expect(contrast(colour(word).light, colour(ground).light), `${word} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});
