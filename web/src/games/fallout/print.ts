/** What is printed in a space and exactly where, so that nothing else need cover it. */
import type { Box } from "$lib/geometry";
import { type Point, RADIUS } from "./cells";
import type { Piece } from "./pieces";
import type { Spot } from "./plan";
import { bestIn } from "./shapes";
import type { Space } from "./types";

export interface Print {
  /** The row of icons: its middle line, seen from the middle of the spot, and how wide it is. */
  readonly row: number;
  readonly wide: number;
  /** The line that its name is written on if nothing else is there. */
  readonly under: number;
}

const PIECE = 14.5; // half of a piece
const RING = 1.2; // what is round it while it is its turn, as a part of it
const COST: Box = { left: -9, top: -8.5, width: 18, height: 17 };
const CLEAR = 4; // more room than this round a cost is no better

/** Where the print of a space goes: above and below its pieces if there are any, else into the middle. */
export function printOf(spot: Spot, space: Space, pieces: readonly Piece[]): Print {
  const small = space.enemies.length + Number(space.difficult) + Number(space.irradiated);
  const wide = (space.icon ? 28 : 0) + small * 19;
  if (pieces.length === 0) {
    const row = space.id ? -8 : 0;
    return { row, wide, under: row + (wide ? 21 : 10) };
  }
  const top = Math.min(...pieces.map((piece) => piece.at[1] - PIECE * piece.size)) - spot.at[1];
  const bottom = Math.max(...pieces.map((piece) => piece.at[1] + PIECE * piece.size)) - spot.at[1];
  return { row: top - 11, wide, under: bottom + 12 };
}

/** Where the cost of a step into a space is shown: within it, as clear as can be of what is printed and stands there. */
export function costAt(spot: Spot, taken: readonly Box[]): Point {
  if (!spot.shape) return spot.at;
  const [x, y] = spot.centre;
  const near = taken.filter(
    (box) => gap(box, { left: x - RADIUS, top: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS }) < CLEAR,
  );
  const [best] = bestIn(spot.shape.rings, (point, border) => {
    const here = { ...COST, left: COST.left + x + point[0], top: COST.top + y + point[1] };
    const clear = Math.min(CLEAR, (border - 10) / 2, ...near.map((box) => gap(here, box)));
    return clear * 20 - Math.hypot(x + point[0] - spot.at[0], y + point[1] - spot.at[1]);
  });
  return [x + best[0], y + best[1]];
}

/** What pieces take up of the map. */
export function piecesTake(pieces: readonly Piece[]): Box[] {
  return pieces.map(({ at: [x, y], size, survivor }) => {
    const half = PIECE * size * (survivor ? RING : 1);
    return { left: x - half, top: y - half, width: 2 * half, height: 2 * half };
  });
}

/** How far two boxes are apart; below zero, how deep one lies in the other. */
export function gap(one: Box, other: Box): number {
  return Math.max(
    other.left - one.left - one.width,
    one.left - other.left - other.width,
    other.top - one.top - one.height,
    one.top - other.top - other.height,
  );
}

/** A name in at most two lines of much the same length. */
export function twoLines(name: string, most = 11): string[] {
  if (name.length <= most) return [name];
  const words = name.split(/(?<=[ -])/);
  let best: [string, string] = [name, ""];
  for (let n = 1; n < words.length; n++) {
    const pair: [string, string] = [words.slice(0, n).join("").trim(), words.slice(n).join("").trim()];
    const longest = (two: [string, string]) => Math.max(two[0].length, two[1].length);
    if (longest(pair) < longest(best)) best = pair;
  }
  return best.filter(Boolean);
}
