/** Where the names of places are written on the map: each where it is read best, and none beneath a piece. */
import type { Box } from "$lib/geometry";
import type { Point } from "./cells";
import type { Piece } from "./pieces";
import type { Spot } from "./plan";
import { gap, piecesTake, printOf, twoLines } from "./print";
import { isInside } from "./shapes";

export interface Name {
  readonly node: string;
  readonly lines: readonly string[];
  /** The middle of its first line, where letters stand. */
  readonly at: Point;
}

const LINE = 12;
const LETTER = 6.2; // how wide, on average
const HIGH = 10; // above the line on which letters stand
const DEEP = 3; // below it
const FAR = 62; // from where the name would rather be
const STEP = 4;
const CLEAR = 1; // more room than this round a name is no better

/** Where else a name can go, the nearest first: how far to the right, how far down, how far in all. */
const PLACES = Array.from({ length: Math.floor((2 * FAR) / STEP) + 1 }, (_, n) => n * STEP - FAR)
  .flatMap((down) =>
    Array.from({ length: Math.floor((2 * FAR) / STEP) + 1 }, (_, n) => n * STEP - FAR).map(
      (right): [number, number, number] => [right, down - FAR / 2, Math.hypot(right, down - FAR / 2)],
    ),
  )
  .concat([[0, 0, 0]])
  .sort((one, other) => one[2] - other[2]);

/** All names of a map, each as near to its usual place as what stands and is printed round it allows. */
export function namesOn(spots: ReadonlyMap<string, Spot>, pieces: readonly Piece[]): Name[] {
  const all = [...spots.values()].filter((spot) => spot.space !== null);
  const stood = new Map<string, Piece[]>();
  for (const piece of pieces) stood.set(piece.node, [...(stood.get(piece.node) ?? []), piece]);
  const hard = piecesTake(pieces);
  const soft = all.flatMap((spot) => iconsTake(spot, stood.get(spot.node) ?? []));
  const names: Name[] = [];
  for (const spot of all.filter((each) => each.space?.id)) {
    const name = nameOf(spot, stood.get(spot.node) ?? [], hard, [...soft, ...names.flatMap(linesTake)]);
    names.push(name);
  }
  return names;
}

/** The lines of a name as boxes. */
export function linesTake({ lines, at: [x, y] }: Name): Box[] {
  return lines.map((line, n) => {
    const width = line.length * LETTER;
    return { left: x - width / 2, top: y + n * LINE - HIGH, width, height: HIGH + DEEP };
  });
}

/** The row of icons of a space as a box, if it has any. */
export function iconsTake(spot: Spot, pieces: readonly Piece[]): Box[] {
  if (!spot.space) return [];
  const { row, wide } = printOf(spot, spot.space, pieces);
  const [x, y] = spot.at;
  return wide ? [{ left: x - wide / 2 - 1, top: y + row - 16, width: wide + 8, height: 28 }] : [];
}

/** Below its pieces as a rule; else wherever near by it covers least, and pieces last of all. */
function nameOf(spot: Spot, own: readonly Piece[], hard: readonly Box[], soft: readonly Box[]): Name {
  const { name = "" } = spot.space ?? {};
  const [x, y] = spot.at;
  const under = y + (spot.space ? printOf(spot, spot.space, own).under : 0);
  const reach = (box: Box) => gap(box, { left: x, top: under, width: 0, height: 0 }) < 2 * FAR;
  const [near, weak] = [hard.filter(reach), soft.filter(reach)];
  let best: Name = { node: spot.node, lines: twoLines(name), at: [x, under] };
  let least = Number.POSITIVE_INFINITY;
  for (const lines of ways(name)) {
    const tall = 2 * Math.max(0, lines.length - 2) * LINE;
    for (const [right, down, away] of PLACES) {
      if (away + tall >= least) break;
      const tried: Name = { node: spot.node, lines, at: [x + right, under + down] };
      const boxes = linesTake(tried);
      const cost = away + tall + 60 * covered(boxes, near) + 12 * covered(boxes, weak) + 2 * beyond(spot, boxes);
      if (cost < least) [best, least] = [tried, cost];
    }
  }
  return best;
}

/** A name in two lines, or a long one in three. */
function ways(name: string): string[][] {
  const words = name.split(/(?<=[ -])/).map((word) => word.trim());
  return words.length === 3 && name.length > 22 ? [twoLines(name), words] : [twoLines(name)];
}

/** How deep boxes lie in others, all together. */
function covered(boxes: readonly Box[], others: readonly Box[]): number {
  let all = 0;
  for (const box of boxes) for (const other of others) all += Math.max(0, CLEAR - gap(box, other));
  return all;
}

/** How many corners of boxes lie outside a space: a name that reaches into the next one seems to be its. */
function beyond(spot: Spot, boxes: readonly Box[]): number {
  if (!spot.shape) return 0;
  const { rings } = spot.shape;
  const [x, y] = spot.centre;
  const ends = boxes.flatMap(({ left, top, width, height }): Point[] => [
    [left - x, top + height / 2 - y],
    [left + width / 2 - x, top + height / 2 - y],
    [left + width - x, top + height / 2 - y],
  ]);
  return ends.filter((end) => !isInside(end, rings)).length;
}
