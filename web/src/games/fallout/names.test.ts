import { describe, expect, it } from "vitest";
import { FACES, NAMES } from "./kit/faces";
import { iconsTake, linesTake, namesOn } from "./names";
import { piecesOf } from "./pieces";
import { spotsOf } from "./plan";
import { gap, piecesTake } from "./print";
import type { Face, View } from "./types";

const LANGUAGES = ["en", "ru", "pl"];
const TOUCH = 1; // of a name's outline and a piece's edge

/** A face with the names of a language, so many survivors and enemies in each named space, and one enemy in every other. */
function crowded(id: string, lang: number, survivors: number, enemies: number) {
  const face = FACES[id] as Face;
  const called = Object.entries(face.spaces).map(([letter, space]) => {
    const name = NAMES[space.id]?.[lang] ?? space.name;
    return [letter, { ...space, name }] as const;
  });
  const spots = spotsOf([{ q: 0, r: 0, face: id, back: "", node: "", known: "" }], {
    [id]: { ...face, spaces: Object.fromEntries(called) },
  });
  const many = (letter: string) => (face.spaces[letter]?.id ? enemies : 1);
  const view = {
    survivors: called.flatMap(([letter, { id: named }], n) =>
      Array.from({ length: named ? survivors : 0 }, (_, k) => ({ seat: n * 4 + k, space: `${id}.${letter}` })),
    ),
    enemies: called.flatMap(([letter]) =>
      Array.from({ length: many(letter) }, (_, k) => ({ id: `${letter}${k}`, space: `${id}.${letter}`, active: true })),
    ),
    quests: [],
  } as unknown as View;
  return { spots, pieces: piecesOf(view, spots) };
}

const named = Object.keys(FACES).filter((id) => Object.values(FACES[id]?.spaces ?? {}).some((space) => space.id));

describe.each(named)("the names on the face %s", (id) => {
  it.each([
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ])("are covered by no piece with %i survivors and %i enemies in a place", (survivors, enemies) => {
    for (const [lang, code] of LANGUAGES.entries()) {
      const { spots, pieces } = crowded(id, lang, survivors, enemies);
      const taken = piecesTake(pieces);
      for (const name of namesOn(spots, pieces)) {
        const depth = Math.max(0, ...linesTake(name).flatMap((line) => taken.map((box) => -gap(line, box))));
        expect(depth, `${code}: ${name.lines.join(" ")}`).toBeLessThanOrEqual(TOUCH);
      }
    }
  });

  it("cover no name and no icon of the tile while it is empty", () => {
    for (const lang of LANGUAGES.keys()) {
      const { spots } = crowded(id, lang, 0, 0);
      const names = namesOn(spots, []);
      const icons = [...spots.values()].flatMap((spot) => iconsTake(spot, []));
      names.forEach((name, n) => {
        const others = [...icons, ...names.slice(n + 1).flatMap(linesTake)];
        const depth = Math.max(0, ...linesTake(name).flatMap((line) => others.map((box) => -gap(line, box))));
        expect(depth, name.lines.join(" ")).toBeLessThanOrEqual(TOUCH);
      });
    }
  });
});
