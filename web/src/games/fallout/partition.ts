/** Which cells of a hex belong to which space: the border is given, the rest is tried out until neighbours are right. */
import { AREAS, BESIDE, CELLS, cornersOf, EDGES, HEX_AREA, THIRDS, VERTICES } from "./cells";

export interface Printed {
  /** Who owns each of the eighteen thirds of the border, clockwise from the north corner. */
  readonly border: string;
  /** The pairs of spaces that are adjacent inside. */
  readonly inside: readonly string[];
}

const STEPS = 5000;
const TRIES = 8;
const VISIBLE = 14; // a common border shorter than this is hard to see
const WRONG = 100;
const INNER: readonly number[] = Array.from({ length: CELLS - THIRDS }, (_, n) => n + THIRDS);
const INNER_EDGES = EDGES.filter((edge) => edge.cells[1] !== null);
const MIDPOINTS = AREAS.map((_, cell) => midpoint(cell));

/** The letters of all spaces of a face, in order. */
export function lettersOf({ border, inside }: Printed): string[] {
  return [...new Set([...border, ...inside.join("")])].sort();
}

/** The owner of each cell, as a place in the list of letters. */
export function partition(face: Printed): number[] {
  const letters = lettersOf(face);
  const random = dice(face.border + face.inside.join());
  const judge = judgeOf(face, letters);
  let best = started(face, letters);
  let least = judge(best);
  for (let round = 0; round < TRIES && (round === 0 || least >= WRONG); round++) {
    const [owners, cost] = settle(started(face, letters), judge, random);
    if (cost < least) [best, least] = [owners, cost];
  }
  return best;
}

/** How far a division is from what is printed; from `WRONG` on it says something untrue. */
function judgeOf(face: Printed, letters: readonly string[]): (owners: readonly number[]) => number {
  const count = letters.length;
  const wanted = new Set(
    face.inside.map(([one = "", other = ""]) => pairOf(letters.indexOf(one), letters.indexOf(other))),
  );
  const goals = goalAreas(face, letters);
  function pairOf(one: number, other: number) {
    return one < other ? one * count + other : other * count + one;
  }
  return (owners) => {
    const shared = new Float64Array(count * count);
    let lines = 0;
    for (const { cells, length } of INNER_EDGES) {
      const one = owners[cells[0]] as number;
      const other = owners[cells[1] as number] as number;
      if (one === other) continue;
      lines += length;
      const pair = pairOf(one, other);
      shared[pair] = (shared[pair] as number) + length;
    }
    let cost = lines / 30 + WRONG * pieces(owners, count);
    shared.forEach((length, pair) => {
      if (wanted.has(pair)) cost += length === 0 ? WRONG : length < VISIBLE ? (VISIBLE - length) / 2 : 0;
      else if (length > 0) cost += WRONG + length;
    });
    const areas = new Float64Array(count);
    owners.forEach((owner, cell) => {
      areas[owner] = (areas[owner] as number) + (AREAS[cell] as number);
    });
    areas.forEach((area, owner) => {
      const off = (area - (goals[owner] as number)) / HEX_AREA;
      cost += off * off * (off < 0 ? 900 : 250);
    });
    return cost;
  };
}

/** How large each space should be: all much alike, a little more for those with more of the border. */
function goalAreas({ border }: Printed, letters: readonly string[]): number[] {
  const shares = letters.map((letter) => {
    const thirds = [...border].filter((each) => each === letter).length;
    return thirds === 0 ? 0.9 : 0.7 + thirds / 10;
  });
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => (share / all) * HEX_AREA);
}

/** How many pieces there are beyond one for each space. */
function pieces(owners: readonly number[], count: number): number {
  const seen = new Uint8Array(CELLS);
  let found = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (seen[cell]) continue;
    found++;
    seen[cell] = 1;
    const queue = [cell];
    for (let here = queue.pop(); here !== undefined; here = queue.pop()) {
      for (const next of BESIDE[here] as number[]) {
        if (!seen[next] && owners[next] === owners[cell]) {
          seen[next] = 1;
          queue.push(next);
        }
      }
    }
  }
  return Math.abs(found - count);
}

/** A first guess: each inner cell belongs to the space whose place it is nearest to. */
function started(face: Printed, letters: readonly string[]): number[] {
  const border = [...face.border].map((letter) => letters.indexOf(letter));
  const places = letters.map((_, owner) =>
    middleOf(
      border.flatMap((each, third) => (each === owner ? [third] : [])),
      0.75,
    ),
  );
  const inland = letters.map((letter, owner) => {
    if (border.includes(owner)) return places[owner] as number[];
    const near = face.inside.flatMap(([one = "", other = ""]) =>
      one === letter ? [letters.indexOf(other)] : other === letter ? [letters.indexOf(one)] : [],
    );
    const around = near.filter((each) => border.includes(each)).map((each) => places[each] as number[]);
    return [0, 1].map(
      (axis) => (around.reduce((sum, at) => sum + (at[axis] as number), 0) / (around.length || 1)) * 0.9,
    );
  });
  return AREAS.map((_, cell) => {
    if (cell < THIRDS) return border[cell] as number;
    const [x = 0, y = 0] = MIDPOINTS[cell] as number[];
    const far = inland.map(([left = 0, top = 0]) => Math.hypot(x - left, y - top));
    return far.indexOf(Math.min(...far));
  });
}

/** Change cell after cell, at first boldly, in the end only for the better. */
function settle(
  owners: number[],
  judge: (owners: readonly number[]) => number,
  random: () => number,
): [number[], number] {
  let cost = judge(owners);
  for (let step = 0; step < STEPS; step++) {
    const heat = 12 * (1 - step / STEPS) ** 2;
    const cell = INNER[Math.floor(random() * INNER.length)] as number;
    const beside = BESIDE[cell] as number[];
    const was = owners[cell] as number;
    const is = owners[beside[Math.floor(random() * beside.length)] as number] as number;
    if (is === was) continue;
    owners[cell] = is;
    const after = judge(owners);
    if (after <= cost || random() < Math.exp((cost - after) / (heat + 0.01))) cost = after;
    else owners[cell] = was;
  }
  return [owners, cost];
}

function middleOf(thirds: readonly number[], share: number): number[] {
  const points = thirds.map((third) => midpoint(third));
  return [0, 1].map(
    (axis) => (points.reduce((sum, point) => sum + (point[axis] as number), 0) / (points.length || 1)) * share,
  );
}

function midpoint(cell: number): number[] {
  const corners = cornersOf(cell);
  return [0, 1].map(
    (axis) => corners.reduce((sum, vertex) => sum + (VERTICES[vertex]?.[axis] ?? 0), 0) / corners.length,
  );
}

/** Numbers between 0 and 1 that look random and are the same for the same word. */
export function dice(word: string): () => number {
  let state = [...word].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
