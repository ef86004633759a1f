/** How long to wait before the line is tried again: longer each time, never the same for two clients. */
export interface Backoff {
  readonly first: number;
  readonly most: number;
}

export const BACKOFF: Backoff = { first: 250, most: 8000 };

/** Milliseconds before try number `tries` (from 0); `chance` is in [0, 1). */
export function pause(tries: number, chance: number, { first, most }: Backoff = BACKOFF): number {
  const whole = Math.min(most, first * 2 ** tries);
  return Math.round(whole * (0.6 + 0.4 * chance));
}
