import { describe, expect, it } from "vitest";
import { borderPoint, HEX_AREA } from "./cells";
import { FACES } from "./kit/faces";
import { lettersOf } from "./partition";
import { isInside, shapesOf } from "./shapes";

const pairs = (list: readonly string[]) => list.map((pair) => [...pair].sort().join("")).sort();

describe.each(Object.entries(FACES))("the face %s", (_, face) => {
  const shapes = shapesOf(face);

  it("gives every space a shape with room for a figure, and together they fill the hex", () => {
    expect(shapes.map((shape) => shape.letter)).toEqual(lettersOf(face));
    expect(shapes.reduce((sum, shape) => sum + shape.area, 0)).toBeCloseTo(HEX_AREA, -2);
    for (const shape of shapes) expect(shape.room).toBeGreaterThan(13);
  });

  it("lets those touch that are adjacent, and no others", () => {
    const touching = shapes.flatMap(({ letter, near }) => near.map((other) => letter + other));
    expect([...new Set(pairs(touching))]).toEqual(pairs(face.inside));
  });

  it("gives each third of the border to its owner", () => {
    [...face.border].forEach((letter, third) => {
      const [x, y] = borderPoint(third + 0.5).map((at) => at * 0.97) as [number, number];
      const owners = shapes.filter((shape) => isInside([x, y], shape.rings)).map((shape) => shape.letter);
      expect(owners).toEqual([letter]);
    });
  });
});
