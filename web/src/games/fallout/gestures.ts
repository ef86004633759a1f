/** Two fingers on the map: how much nearer they bring it, and round which point. */
import type { Point } from "./cells";

export interface Touch {
  at: Point;
}

/** What it means that one finger moves while another rests; nothing without another. */
export function pinch(resting: Touch | undefined, moving: Touch, to: Point): { by: number; at: Point } {
  if (!resting) return { by: 1, at: to };
  const [x, y] = resting.at;
  const before = Math.hypot(moving.at[0] - x, moving.at[1] - y);
  const after = Math.hypot(to[0] - x, to[1] - y);
  return { by: before > 0 ? after / before : 1, at: [x, y] };
}
