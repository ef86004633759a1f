/** The map as it lies on the table: where every tile and space is, who is next to whom, and where pieces stand. */
import type { Box } from "$lib/geometry";
import { corner, type Point, RADIUS, THIRDS } from "./cells";
import { type Shape, shapesOf } from "./shapes";
import type { Face, Space, Tile } from "./types";

/** A space, or a facedown tile as one. */
export interface Spot {
  readonly node: string;
  readonly tile: number;
  /** The middle of its tile, and the point where its things stand. */
  readonly centre: Point;
  readonly at: Point;
  readonly room: number;
  readonly shape: Shape | null;
  readonly space: Space | null;
  readonly back: string;
  readonly known: string;
  readonly near: readonly string[];
}

const SIDES: readonly Point[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];
const FACEDOWN_ROOM = 60;

/** The middle of a tile by its place on the plan: pointy-top hexes, axial coordinates. */
export function centreOf({ q, r }: { q: number; r: number }): Point {
  return [RADIUS * Math.sqrt(3) * (q + r / 2), RADIUS * 1.5 * r];
}

/** All spots of the map by name. */
export function spotsOf(tiles: readonly Tile[], faces: Record<string, Face>): Map<string, Spot> {
  const near = neighbours(tiles, faces);
  const spots = new Map<string, Spot>();
  tiles.forEach((tile, index) => {
    const centre = centreOf(tile);
    const face = faces[tile.face];
    if (!face) {
      const { node, back, known } = tile;
      const shared = { tile: index, centre, at: centre, room: FACEDOWN_ROOM, shape: null, space: null };
      spots.set(node, { node, back, known, near: [...(near.get(node) ?? [])], ...shared });
      return;
    }
    for (const shape of shapesOf(printed(face))) {
      const node = `${tile.face}.${shape.letter}`;
      const at: Point = [centre[0] + shape.middle[0], centre[1] + shape.middle[1]];
      const space = face.spaces[shape.letter] ?? null;
      const shared = { tile: index, centre, at, room: shape.room, shape, space, back: face.back, known: "" };
      spots.set(node, { node, near: [...(near.get(node) ?? [])], ...shared });
    }
  });
  return spots;
}

const printed = (face: Face) => ({ border: face.border, inside: face.inside });

/** Who touches whom, inside tiles and across their edges: a third of an edge lies against the third opposite. */
function neighbours(tiles: readonly Tile[], faces: Record<string, Face>): Map<string, Set<string>> {
  const near = new Map<string, Set<string>>();
  const link = (one: string, other: string) => {
    near.set(one, (near.get(one) ?? new Set()).add(other));
    near.set(other, (near.get(other) ?? new Set()).add(one));
  };
  const owner = (tile: Tile, third: number) => {
    const face = faces[tile.face];
    return face ? `${tile.face}.${printed(face).border[third]}` : tile.node;
  };
  for (const tile of tiles) {
    for (const [one, other] of faces[tile.face]?.inside ?? []) link(`${tile.face}.${one}`, `${tile.face}.${other}`);
    SIDES.slice(0, 3).forEach(([q, r], side) => {
      const beyond = tiles.find((each) => each.q === tile.q + q && each.r === tile.r + r);
      if (!beyond) return;
      for (let j = 0; j < 3; j++)
        link(owner(tile, side * 3 + j), owner(beyond, (side * 3 + THIRDS / 2 + 2 - j) % THIRDS));
    });
  }
  return near;
}

/** What a map takes up, with a little room round it. */
export function boxOf(tiles: readonly { q: number; r: number }[], margin = 14): Box {
  const points = tiles.flatMap((tile) => {
    const [x, y] = centreOf(tile);
    return [0, 1, 2, 3, 4, 5].map((n): Point => [x + corner(n)[0], y + corner(n)[1]]);
  });
  return around(points, margin);
}

/** The box round some points. */
export function around(points: readonly Point[], margin: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { left, top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const WAYS: Record<Arrow, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The neighbour that lies most in a direction; none if all lie elsewhere. */
export function stepTo(from: Spot, arrow: Arrow, spots: ReadonlyMap<string, Spot>): string | null {
  const [right, down] = WAYS[arrow];
  let best: string | null = null;
  let most = 0.35;
  for (const node of from.near) {
    const to = spots.get(node);
    if (!to) continue;
    const [x, y] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
    const straight = (x * right + y * down) / (Math.hypot(x, y) || 1);
    if (straight > most) [best, most] = [node, straight];
  }
  return best;
}

/** Smaller pieces could not be told apart. */
const LEAST = 0.76;

/** Where the n-th of several pieces stands round the middle of its spot, and how large they are. */
export function standing(count: number, room: number): { size: number; at: Point[] } {
  const row = count <= 3 ? count : Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / Math.max(row, 1));
  const size = Math.min(1, Math.max(LEAST, (room * 1.9) / (Math.max(row, rows) * 25)));
  const at = Array.from({ length: count }, (_, n): Point => {
    const line = Math.floor(n / row);
    const inLine = Math.min(row, count - line * row);
    return [((n % row) - (inLine - 1) / 2) * 25 * size, (line - (rows - 1) / 2) * 25 * size];
  });
  return { size, at };
}
