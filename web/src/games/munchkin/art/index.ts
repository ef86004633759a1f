/** The drawing of every card. Drawn for paper: set `color: var(--ink)` where it is shown. */
import { KINDS } from "./kinds";

const DRAWINGS: Record<string, string> = {};

/** The body of a drawing for `viewBox="0 0 120 120"`; `id` is what the book calls the card's `drawing`. */
export function artOf(id: string, kind: string): string {
  return DRAWINGS[id] ?? KINDS[kind] ?? KINDS.item ?? "";
}
