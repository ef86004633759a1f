/** Which lines of a long log are on the page: a few pages of it, so that a game of hours costs no more than a short one. */

export interface Span {
  /** The first line, and the one behind the last. */
  readonly from: number;
  readonly to: number;
}

export const PAGE = 150;
const MOST = 3 * PAGE;

/** The end of the log. */
export const latest = (length: number): Span => ({ from: Math.max(0, length - PAGE), to: length });

/** One page more at the beginning; what is then too much is left out at the end. */
export function earlier({ from, to }: Span): Span {
  const first = Math.max(0, from - PAGE);
  return { from: first, to: Math.min(to, first + MOST) };
}

/** One page more at the end; what is then too much is left out at the beginning. */
export function later({ from, to }: Span, length: number): Span {
  const last = Math.min(length, to + PAGE);
  return { from: Math.max(from, last - MOST), to: last };
}
