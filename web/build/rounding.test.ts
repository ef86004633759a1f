import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { commandsOf, rounded, roundedPath } from "./rounding";

const { icons } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
  icons: Record<string, { body: string }>;
};
/** The drawings of the set that we have most of: a tenth of all, and each odd kind of path is among them. */
const bodies = Object.values(icons)
  .map(({ body }) => body)
  .filter((_, n) => n % 10 === 0);
const pathsOf = (body: string) => [...body.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path ?? "");

/** Where a path's commands end, one after the other. */
function pointsOf(path: string): [number, number][] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return commandsOf(path).map(([letter, numbers]): [number, number] => {
    const isRelative = letter === letter.toLowerCase();
    const [lastX, lastY] = /[hv]/i.test(letter) ? [numbers[0] ?? 0, numbers[0] ?? 0] : numbers.slice(-2);
    if (/z/i.test(letter)) [x, y] = [startX, startY];
    if (!/[zv]/i.test(letter)) x = (isRelative ? x : 0) + (lastX ?? 0);
    if (!/[zh]/i.test(letter)) y = (isRelative ? y : 0) + (lastY ?? 0);
    if (/m/i.test(letter)) [startX, startY] = [x, y];
    return [x, y];
  });
}

test("every point of a rounded drawing is where it was, to half a unit", () => {
  const paths = bodies.flatMap(pathsOf);
  expect(paths.length).toBeGreaterThan(400);
  for (const path of paths) {
    const [before, after] = [pointsOf(path), pointsOf(roundedPath(path))];
    expect(after.length).toBe(before.length);
    const far = before.map(([x, y], n) =>
      Math.max(Math.abs(x - (after[n]?.[0] ?? 0)), Math.abs(y - (after[n]?.[1] ?? 0))),
    );
    expect(Math.max(...far), path.slice(0, 60)).toBeLessThan(0.501);
  }
});

test("a rounded drawing has whole numbers and weighs far less", () => {
  const [before, after] = [bodies.join(""), bodies.map(rounded).join("")];
  expect(after.length).toBeLessThan(before.length * 0.65);
  for (const path of bodies.map(rounded).flatMap(pathsOf)) expect(path).not.toContain(".");
});

test("steps that are all too short still lead where they should", () => {
  expect(roundedPath("M0 0l.4 0l.4 0l.4 0")).toBe("M0 0l0 0 1 0 0 0");
});

test("numbers without blanks and flags without commas are read", () => {
  expect(roundedPath("m10.2.4-5.5-.6a26 26.9 0 01-5 3.2zh1.6v2.4")).toBe("m10 0l-5 0a26 26 0 0 1-5 3zh2v3");
});

test("what is no path is no drawing", () => {
  expect(() => roundedPath("M1 2 nonsense")).toThrow("a path that nobody can read");
});
