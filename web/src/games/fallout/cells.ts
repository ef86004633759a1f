/** A hex laid out in little cells: rings of eighteen, one for each third of the border, round its middle. */

export type Point = readonly [number, number];

/** From the middle of a hex to its corners. */
export const RADIUS = 100;
export const THIRDS = 18;
const SHARES = [1, 0.76, 0.52, 0.28]; // of the radius, ring by ring from the border
export const CELLS = SHARES.length * THIRDS;
const MIDDLE = CELLS; // the corner that all cells of the innermost ring share

export interface Edge {
  /** The cells on either side; an edge on the border has one. */
  readonly cells: readonly [number, number | null];
  readonly ends: readonly [number, number];
  readonly length: number;
}

/** The corner of a hex, clockwise from the north. */
export function corner(n: number, radius = RADIUS): Point {
  const angle = (Math.PI / 3) * n;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** Where a third of the border begins, clockwise from the north corner. */
export function borderPoint(third: number): Point {
  const one = corner(Math.floor(third / 3));
  const other = corner(Math.floor(third / 3) + 1);
  const share = (third % 3) / 3;
  return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share];
}

/** The corners of the cells: ring by ring, eighteen each, the border first; the middle last. */
export const VERTICES: readonly Point[] = [
  ...SHARES.flatMap((share) =>
    Array.from({ length: THIRDS }, (_, third): Point => {
      const [x, y] = borderPoint(third);
      return [x * share, y * share];
    }),
  ),
  [0, 0],
];

/** The corners of a cell, clockwise. */
export function cornersOf(cell: number): readonly number[] {
  const ring = Math.floor(cell / THIRDS) * THIRDS;
  const next = ring + ((cell + 1) % THIRDS);
  return ring + THIRDS === MIDDLE ? [cell, next, MIDDLE] : [cell, next, next + THIRDS, cell + THIRDS];
}

/** The area of a shape by its corners; below zero if they run anticlockwise. */
export function areaOf(shape: readonly Point[]): number {
  return (
    shape.reduce((sum, [x, y], n) => {
      const [nextX, nextY] = shape[(n + 1) % shape.length] as Point;
      return sum + x * nextY - nextX * y;
    }, 0) / 2
  );
}

export const AREAS: readonly number[] = Array.from({ length: CELLS }, (_, cell) =>
  areaOf(cornersOf(cell).map((vertex) => VERTICES[vertex] as Point)),
);
export const HEX_AREA = AREAS.reduce((sum, area) => sum + area, 0);

export const EDGES: readonly Edge[] = edges();

/** The cells that share an edge with each. */
export const BESIDE: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) =>
  EDGES.flatMap(({ cells: [one, other] }) =>
    other === null ? [] : one === cell ? [other] : other === cell ? [one] : [],
  ),
);

function edges(): Edge[] {
  const found = new Map<string, { cells: [number, number | null]; ends: [number, number] }>();
  for (let cell = 0; cell < CELLS; cell++) {
    const corners = cornersOf(cell);
    corners.forEach((vertex, n) => {
      const next = corners[(n + 1) % corners.length] as number;
      const key = [Math.min(vertex, next), Math.max(vertex, next)].join();
      const known = found.get(key);
      if (known) known.cells[1] = cell;
      else found.set(key, { cells: [cell, null], ends: [vertex, next] });
    });
  }
  return [...found.values()].map(({ cells, ends }) => {
    const [one, other] = ends.map((vertex) => VERTICES[vertex]) as [Point, Point];
    return { cells, ends, length: Math.hypot(one[0] - other[0], one[1] - other[1]) };
  });
}
