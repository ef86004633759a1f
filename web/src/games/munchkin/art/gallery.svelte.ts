/** Drawings arrive after the board: together they weigh as much as the rest of it, and a card can be read without. */
import { KINDS } from "./kinds";

let drawings = $state.raw<Record<string, string> | null>(null);

/** Settled once the drawings are there, or cannot be fetched: then every card has the drawing of its kind. */
export const arrived: Promise<void> = import("./drawings").then(
  (fetched) => {
    drawings = fetched.DRAWINGS;
  },
  () => {
    drawings = {};
  },
);

/** The body of a drawing for `viewBox="0 0 120 120"`; `id` is what the book calls the card's `drawing`. */
export function artOf(id: string, kind: string): string {
  return drawings === null ? "" : (drawings[id] ?? KINDS[kind] ?? KINDS.item ?? "");
}
