/** What can be chosen on a board and lies out of sight: before what is seen of it, or after. */
import { isWithin } from "./sight";

/** Where something lies that has to be scrolled to. */
export type Way = "above" | "below" | "aside";

export interface Beyond {
  way: Way;
  things: Element[];
}

const ENOUGH = 0.5; // of a thing, to call it seen
const LIT = "[data-options]";

/** The options of a thing. */
const optionsOf = (thing: Element) => (thing.getAttribute("data-options") ?? "").split(" ");

/** Watches the lit things of a board; the browser says when one comes into sight or leaves it, so nothing is measured. */
export class LitThings {
  #seen = $state.raw<ReadonlyMap<Element, IntersectionObserverEntry>>(new Map());

  /** Watch a board until the returned function is called. */
  watch(board: Element): () => void {
    const sight = new IntersectionObserver(
      (entries) => {
        this.#seen = new Map([...this.#seen, ...entries.map((entry) => [entry.target, entry] as const)]);
      },
      { threshold: [0, ENOUGH, 1] },
    );
    const watched = new Set<Element>();
    const gather = () => {
      const lit = new Set(board.querySelectorAll(LIT));
      const gone = [...watched].filter((thing) => !lit.has(thing));
      for (const thing of gone) {
        sight.unobserve(thing);
        watched.delete(thing);
      }
      for (const thing of lit) {
        if (!watched.has(thing)) sight.observe(thing);
        watched.add(thing);
      }
      if (gone.length > 0) this.#seen = new Map([...this.#seen].filter(([thing]) => lit.has(thing)));
    };
    const changes = new MutationObserver(gather);
    changes.observe(board, { subtree: true, childList: true, attributeFilter: ["data-options"] });
    gather();
    return () => {
      changes.disconnect();
      sight.disconnect();
      this.#seen = new Map();
    };
  }

  /** What is out of sight and cannot be chosen in sight either: each way with its things, the nearest first. */
  beyond(board: Element): Beyond[] {
    const entries = [...this.#seen.values()].filter(({ boundingClientRect: box }) => box.width > 0 && box.height > 0);
    const isSeen = (entry: IntersectionObserverEntry) => entry.isIntersecting && entry.intersectionRatio >= ENOUGH;
    const inSight = new Set(entries.filter(isSeen).flatMap(({ target }) => optionsOf(target)));
    const hidden = entries.filter(
      (entry) =>
        !isSeen(entry) &&
        !optionsOf(entry.target).every((option) => inSight.has(option)) &&
        isWithin(entry.target, board),
    );
    const ways: Way[] = ["above", "below", "aside"];
    return ways
      .map((way) => {
        const there = hidden.filter((entry) => wayTo(entry) === way).map(({ target }) => target);
        return { way, things: way === "above" ? there.reverse() : there };
      })
      .filter(({ things }) => things.length > 0);
  }
}

/** Which way to scroll: by the edge that cuts most off. */
function wayTo({ boundingClientRect: box, intersectionRect: left, target }: IntersectionObserverEntry): Way {
  if (left.height > 0 && left.height >= box.height * ENOUGH && left.width < box.width * ENOUGH) return "aside";
  const [edge, middle] = [frameOf(target), box.top + box.height / 2];
  if (middle < edge.top) return "above";
  if (middle > edge.bottom) return "below";
  return box.left + box.width / 2 < edge.left || box.left + box.width / 2 > edge.right ? "aside" : "below";
}

/** What is seen of all that scrolls round a thing. */
function frameOf(thing: Element): { left: number; top: number; right: number; bottom: number } {
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
  for (let around = thing.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const edge = around.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return { left, top, right, bottom };
}
