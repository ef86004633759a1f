/** The arrow keys on a board: they go to the place that is nearest in their direction, lit or not. */
import { type Direction, nearest } from "./geometry";

/** What to do with a key that was pressed while something of a board had the focus. */
export function goByArrow(event: KeyboardEvent, root: HTMLElement | undefined): void {
  const here = document.activeElement;
  const isArrow = event.key.startsWith("Arrow");
  if (!isArrow || !root || !(here instanceof HTMLElement) || !here.dataset.place || !root.contains(here)) return;
  const others = [...root.querySelectorAll<HTMLElement>("button[data-place]")].filter((other) => other !== here);
  const boxes = others.map((other) => other.getBoundingClientRect());
  const next = others[nearest(here.getBoundingClientRect(), boxes, event.key as Direction)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
