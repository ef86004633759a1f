/** Where things go on the screen: plain sums on rectangles. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

/** Where a card beside a box goes: above it if there is room, else below, and always within the window. */
export function beside(box: Box, card: Size, window: Size): { left: number; top: number } {
  const middle = box.left + box.width / 2 - card.width / 2;
  const left = between(middle, GAP, window.width - card.width - GAP);
  const above = box.top - card.height - GAP;
  const below = box.top + box.height + GAP;
  const fitsBelow = below + card.height <= window.height - GAP;
  const top = above >= GAP ? above : fitsBelow ? below : between(above, GAP, window.height - card.height - GAP);
  return { left: Math.round(left), top: Math.round(top) };
}

/** Where a card beside a whole part of the page goes, so that it covers nothing of it; `null` where there is no room for that. */
export function clearOf(part: Box, near: Box, card: Size, window: Size): { left: number; top: number } | null {
  const top = between(near.top, GAP, window.height - card.height - GAP);
  const left = between(near.left, GAP, window.width - card.width - GAP);
  const ways = [
    { left: part.left - card.width - GAP, top },
    { left: part.left + part.width + GAP, top },
    { left, top: part.top - card.height - GAP },
    { left, top: part.top + part.height + GAP },
  ];
  const fits = (way: { left: number; top: number }) =>
    way.left >= GAP &&
    way.top >= GAP &&
    way.left + card.width <= window.width - GAP &&
    way.top + card.height <= window.height - GAP;
  const found = ways.find(fits);
  return found ? { left: Math.round(found.left), top: Math.round(found.top) } : null;
}

/** How far a thing has come from where it was: what a transform must undo at the start of its way. */
export function wayFrom(was: Box, is: Box): { x: number; y: number } {
  return {
    x: was.left + was.width / 2 - (is.left + is.width / 2),
    y: was.top + was.height / 2 - (is.top + is.height / 2),
  };
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** The nearest box in a direction: what lies straight ahead counts before what lies aside. */
export function nearest(from: Box, to: readonly Box[], direction: Direction): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  to.forEach((box, index) => {
    const way = wayFrom(box, from);
    const across = direction === "ArrowLeft" || direction === "ArrowRight";
    const ahead = (across ? way.x : way.y) * (direction === "ArrowRight" || direction === "ArrowDown" ? 1 : -1);
    const aside = Math.abs(across ? way.y : way.x);
    if (ahead < 2) return;
    const far = ahead + 3 * aside;
    if (far < least) {
      least = far;
      best = index;
    }
  });
  return best;
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
