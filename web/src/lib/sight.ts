/** What of a thing on the page can be seen. */

/** Whether the middle of something can be seen: it is not scrolled away, and no sheet lies over it. */
export function isInSight(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const there = document.elementsFromPoint(left + width / 2, top + height / 2);
  return there.some((one) => thing.contains(one));
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What of something can be seen: what holds it may cut it off, as a map does at its edge. */
export function boxInSight(thing: Element): Box {
  let { left, top, right, bottom } = thing.getBoundingClientRect();
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const edge = around.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** Whether scrolling can bring something into sight: nothing cuts it off that does not scroll, as a map's frame does. */
export function isWithin(thing: Element, board: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  for (let around = thing.parentElement; around && around !== board; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const edge = around.getBoundingClientRect();
    if (isCutting(overflowX) && (x < edge.left || x > edge.right)) return false;
    if (isCutting(overflowY) && (y < edge.top || y > edge.bottom)) return false;
  }
  return true;
}

const isCutting = (overflow: string) => overflow === "hidden" || overflow === "clip";
