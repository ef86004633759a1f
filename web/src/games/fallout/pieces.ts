/** What stands on the map, and exactly where: every piece has a name that it keeps while it moves. */

import { bondsOf } from "./bonds/bonds";
import type { Point } from "./cells";
import { type Spot, standing } from "./plan";
import type { Enemy, StagedQuest, Survivor, View } from "./types";

export interface Piece {
  readonly key: string;
  readonly node: string;
  readonly at: Point;
  readonly size: number;
  readonly survivor?: Survivor;
  readonly enemy?: Enemy;
  readonly quest?: StagedQuest;
  readonly camp?: boolean;
  readonly stand?: boolean;
}

type Stood = Omit<Piece, "at" | "size">;

/** Whether anything is printed in a space that pieces must leave in view. */
export function hasPrint(spot: Spot): boolean {
  const { space } = spot;
  return (
    space !== null &&
    (space.icon !== "" || space.id !== "" || space.difficult || space.irradiated || space.enemies.length > 0)
  );
}

/** How far below the middle of a spot its pieces stand. */
export const lowered = (spot: Spot): number => (hasPrint(spot) ? Math.min(14, spot.room * 0.48) : 0);

/** All pieces with their places; those in one space stand side by side. */
export function piecesOf(view: View, spots: ReadonlyMap<string, Spot>): Piece[] {
  const bySpot = new Map<string, Stood[]>();
  for (const piece of stood(view)) bySpot.set(piece.node, [...(bySpot.get(piece.node) ?? []), piece]);
  return [...bySpot].flatMap(([node, pieces]) => {
    const spot = spots.get(node);
    if (!spot) return [];
    const { size, at } = standing(pieces.length, spot.room);
    const down = lowered(spot);
    return pieces.map((piece, n): Piece => {
      const [x, y] = at[n] ?? [0, 0];
      return { ...piece, size, at: [spot.at[0] + x, spot.at[1] + y + down] };
    });
  });
}

function stood(view: View): Stood[] {
  const facedown = new Map<string, number>();
  const nth = (enemy: Enemy) => {
    const alike = `${enemy.type}@${enemy.space}`;
    facedown.set(alike, (facedown.get(alike) ?? 0) + 1);
    return `${alike}:${facedown.get(alike)}`;
  };
  return [
    ...laid(view), // beneath those who stand there
    ...view.survivors
      .filter((who) => who.space && !who.eliminated)
      .map((survivor) => ({ key: `survivor-${survivor.seat}`, node: survivor.space, survivor })),
    ...view.enemies.map((enemy) => ({ key: enemy.id ?? nth(enemy), node: enemy.space, enemy })),
    ...view.quests
      .filter((quest) => quest.marked)
      .map((quest) => ({ key: `quest-${quest.id}`, node: quest.marked, quest })),
  ];
}

/** Tokens that Atomic Bonds has on the map. */
function laid(view: View): Stood[] {
  const bonds = bondsOf(view);
  const stand = bonds?.last_stand;
  return [
    ...(bonds?.camps.placed ?? []).map((node) => ({ key: `camp-${node}`, node, camp: true })),
    ...(stand?.open && stand.space ? [{ key: "last-stand", node: stand.space, stand: true }] : []),
  ];
}
