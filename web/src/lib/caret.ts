/** Which letter of a text lies under a point; browsers disagree on how to ask. */

export interface Caret {
  text: string;
  at: number;
}

/** What is asked of a document: one of the two is there in every browser. */
export interface Asked {
  caretRangeFromPoint?: (x: number, y: number) => Range | null;
  caretPositionFromPoint?: (x: number, y: number) => { offsetNode: Node; offset: number } | null;
  createRange: () => Range;
}

/** The gap between two letters that is nearest to a point. */
function gapAt(page: Asked, x: number, y: number): { node: Node; offset: number } | null {
  const range = page.caretRangeFromPoint?.(x, y);
  if (range) return { node: range.startContainer, offset: range.startOffset };
  const caret = page.caretPositionFromPoint?.(x, y); // all that Firefox knows
  return caret ? { node: caret.offsetNode, offset: caret.offset } : null;
}

/** The letter under a point; none where the point is beside all letters. */
export function caretAt(page: Asked, x: number, y: number): Caret | null {
  const gap = gapAt(page, x, y);
  if (gap?.node.nodeType !== 3) return null; // no text
  const text = gap.node.textContent ?? "";
  const letter = page.createRange();
  for (const start of [gap.offset, gap.offset - 1]) {
    if (start < 0 || start >= text.length) continue;
    letter.setStart(gap.node, start);
    letter.setEnd(gap.node, start + 1);
    const { left, right, top, bottom } = letter.getBoundingClientRect();
    if (left - 1 <= x && x <= right + 1 && top <= y && y <= bottom) return { text, at: start };
  }
  return null;
}
