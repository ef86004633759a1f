/** The spaces of a face as shapes: rings with smooth lines between them, and the best place for what is printed in each. */
import { areaOf, borderPoint, cornersOf, EDGES, type Point, THIRDS, VERTICES } from "./cells";
import { dice, lettersOf, type Printed, partition } from "./partition";

export interface Shape {
  readonly letter: string;
  /** The outline first, then the holes where other spaces lie inside. */
  readonly rings: readonly (readonly Point[])[];
  readonly path: string;
  readonly area: number;
  /** The point that is farthest from all its borders, and how far that is. */
  readonly middle: Point;
  readonly room: number;
  /** A space inside that every border of its own touches: the letters next to it. */
  readonly near: readonly string[];
}

const known = new Map<string, readonly Shape[]>();

/** The shapes of a face's spaces; made once for each print. */
export function shapesOf(face: Printed): readonly Shape[] {
  const key = `${face.border}|${face.inside.join()}`;
  const made = known.get(key) ?? make(face);
  known.set(key, made);
  return made;
}

function make(face: Printed): Shape[] {
  const letters = lettersOf(face);
  const owners = partition(face);
  const at = relaxed(owners, face.border);
  const around = neighbourhoods(owners);
  return letters.map((letter, owner) => {
    const rings = loops(owners, owner)
      .map((loop) => smooth(loop, at, (vertex) => vertex < THIRDS || (around.get(vertex)?.size ?? 0) > 2))
      .sort((one, other) => Math.abs(areaOf(other)) - Math.abs(areaOf(one)));
    const [middle, room] = bestIn(rings, (_, border) => border);
    const area = rings.reduce((sum, ring, n) => sum + Math.abs(areaOf(ring)) * (n ? -1 : 1), 0);
    const near = touching(owners, owner).map((other) => letters[other] as string);
    return { letter, rings, path: pathOf(rings), area, middle, room, near };
  });
}

/** Which spaces meet at each corner of the cells. */
function neighbourhoods(owners: readonly number[]): Map<number, Set<number>> {
  const around = new Map<number, Set<number>>();
  owners.forEach((owner, cell) => {
    for (const vertex of cornersOf(cell)) around.set(vertex, (around.get(vertex) ?? new Set()).add(owner));
  });
  return around;
}

function touching(owners: readonly number[], owner: number): number[] {
  const found = new Set<number>();
  for (const { cells } of EDGES) {
    if (cells[1] === null) continue;
    const [one, other] = [owners[cells[0]] as number, owners[cells[1]] as number];
    if (one === owner && other !== owner) found.add(other);
    if (other === owner && one !== owner) found.add(one);
  }
  return [...found];
}

/** The corners moved so that the lines between spaces run evenly; those on the border stay. */
function relaxed(owners: readonly number[], word: string): Point[] {
  const random = dice(word);
  let at: Point[] = VERTICES.map(([x, y], vertex) =>
    vertex < THIRDS ? [x, y] : [x + (random() - 0.5) * 9, y + (random() - 0.5) * 9],
  );
  const linked = new Map<number, number[]>();
  for (const { cells, ends } of EDGES) {
    if (cells[1] !== null && owners[cells[0]] === owners[cells[1]]) continue;
    if (cells[1] === null) continue;
    const [one, other] = ends;
    linked.set(one, [...(linked.get(one) ?? []), other]);
    linked.set(other, [...(linked.get(other) ?? []), one]);
  }
  for (let round = 0; round < 3; round++) {
    at = at.map((point, vertex) => {
      const others = linked.get(vertex) ?? [];
      if (vertex < THIRDS || others.length === 0) return point;
      const mean = [0, 1].map(
        (axis) => others.reduce((sum, other) => sum + (at[other]?.[axis] ?? 0), 0) / others.length,
      );
      return [(point[0] + (mean[0] as number)) / 2, (point[1] + (mean[1] as number)) / 2];
    });
  }
  return at;
}

/** The closed lines round all cells of an owner, as corners, clockwise outside. */
function loops(owners: readonly number[], owner: number): number[][] {
  const next = new Map<number, number[]>();
  owners.forEach((each, cell) => {
    if (each !== owner) return;
    const corners = cornersOf(cell);
    corners.forEach((vertex, n) => {
      const then = corners[(n + 1) % corners.length] as number;
      const back = next.get(then);
      if (back?.includes(vertex)) back.splice(back.indexOf(vertex), 1);
      else next.set(vertex, [...(next.get(vertex) ?? []), then]);
    });
  });
  const found: number[][] = [];
  for (;;) {
    const start = [...next].find(([, ends]) => ends.length > 0)?.[0];
    if (start === undefined) return found;
    const loop: number[] = [];
    for (let here = start; ; ) {
      loop.push(here);
      const then = next.get(here)?.pop();
      if (then === undefined || then === start) break;
      here = then;
    }
    found.push(loop);
  }
}

/** Round off a loop between its fixed corners; the same line comes out whichever side it is walked from. */
function smooth(loop: readonly number[], at: readonly Point[], isFixed: (vertex: number) => boolean): Point[] {
  const first = loop.findIndex(isFixed);
  const turned = first < 0 ? loop : [...loop.slice(first), ...loop.slice(0, first)];
  let line = turned.map((vertex) => ({ point: at[vertex] as Point, fixed: isFixed(vertex) }));
  for (let round = 0; round < 2; round++) {
    line = line.flatMap((here, n) => {
      const then = line[(n + 1) % line.length] as typeof here;
      const cut = [0.25, 0.75].map((share) => ({ point: between(here.point, then.point, share), fixed: false }));
      const kept = cut.filter((_, end) => !(end === 0 ? here : then).fixed);
      return here.fixed ? [here, ...kept] : kept;
    });
  }
  return line.map(({ point }) => point);
}

function between(one: Point, other: Point, share: number): Point {
  return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share];
}

function pathOf(rings: readonly (readonly Point[])[]): string {
  return rings.map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`).join("");
}

/** The point of a shape that is worth most, by where it is and how far the nearest border is; and what it is worth. */
export function bestIn(
  rings: readonly (readonly Point[])[],
  worth: (point: Point, border: number) => number,
): [Point, number] {
  let best: Point = [0, 0];
  let most = Number.NEGATIVE_INFINITY;
  for (let y = -96; y <= 96; y += 4) {
    for (let x = -84; x <= 84; x += 4) {
      if (!isInside([x, y], rings)) continue;
      const here = worth([x, y], Math.min(...rings.map((ring) => distance([x, y], ring))));
      if (here > most) [best, most] = [[x, y], here];
    }
  }
  return [best, most];
}

/** Whether a point lies in a shape and in none of its holes. */
export function isInside([x, y]: Point, rings: readonly (readonly Point[])[]): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach(([x1, y1], n) => {
      const [x2, y2] = ring[(n + 1) % ring.length] as Point;
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    });
  }
  return inside;
}

function distance([x, y]: Point, ring: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  ring.forEach(([x1, y1], n) => {
    const [x2, y2] = ring[(n + 1) % ring.length] as Point;
    const long = (x2 - x1) ** 2 + (y2 - y1) ** 2 || 1;
    const share = Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / long));
    least = Math.min(least, Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1)));
  });
  return least;
}

/** The outline of a whole hex. */
export const HEX_PATH = `M${Array.from({ length: 6 }, (_, n) =>
  borderPoint(n * 3)
    .map((at) => at.toFixed(1))
    .join(" "),
).join("L")}Z`;
