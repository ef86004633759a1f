import { describe, expect, it } from "vitest";
import { FACES } from "./kit/faces";
import { boxOf, centreOf, spotsOf, standing, stepTo } from "./plan";
import type { Face, Tile } from "./types";

const faces: Record<string, Face> = FACES;
const up = (q: number, r: number, face: string): Tile => ({ q, r, face, back: "", node: "", known: "" });
const down = (q: number, r: number, node: string): Tile => ({ q, r, face: "", back: "deadly", node, known: "" });

describe("the spots of a map", () => {
  const spots = spotsOf([up(0, 0, "camp"), up(1, 0, "g5"), down(0, 1, "tile-2")], faces);

  it("are the spaces of the faceup tiles and the facedown tiles whole", () => {
    expect([...spots.keys()]).toEqual([
      "camp.a",
      "camp.b",
      "camp.c",
      "camp.d",
      "camp.e",
      "g5.a",
      "g5.b",
      "g5.c",
      "tile-2",
    ]);
  });

  it("know their neighbours across the edges, third against third", () => {
    expect([...(spots.get("camp.e")?.near ?? [])].sort()).toEqual(["camp.a", "camp.c", "camp.d", "g5.c", "tile-2"]);
    expect(spots.get("tile-2")?.near).toContain("camp.d");
    expect(spots.get("camp.b")?.near).not.toContain("g5.c");
  });

  it("lead from one to the next by arrow keys, and nowhere beyond the map", () => {
    const from = spots.get("camp.e");
    expect(from && stepTo(from, "ArrowRight", spots)).toBe("g5.c");
    const north = spots.get("g5.a");
    expect(north && stepTo(north, "ArrowUp", spots)).toBe(null);
  });
});

it("lays pointy-top hexes side by side", () => {
  const [one, east, southEast] = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
  ].map(centreOf);
  expect(east?.[0]).toBeCloseTo(Math.sqrt(3) * 100);
  expect(southEast).toEqual([expect.closeTo(Math.sqrt(3) * 50), 150]);
  expect(one).toEqual([0, 0]);
  expect(boxOf([{ q: 0, r: 0 }], 0).height).toBeCloseTo(200);
});

it("lets pieces stand apart, smaller where there are many", () => {
  expect(standing(1, 30)).toEqual({ size: 1, at: [[0, 0]] });
  const crowd = standing(7, 25);
  expect(crowd.size).toBeLessThan(1);
  expect(new Set(crowd.at.map(String)).size).toBe(7);
});
