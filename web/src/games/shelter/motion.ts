/** Movement: dwellers walk to where they now stand, gains float up. Nothing here ever waits for it to end. */
import { type Box, wayFrom } from "$lib/geometry";
import { isMotionWanted } from "$lib/motion";
import type { LogLine } from "$lib/protocol";
import { SYMBOLS, type SymbolName } from "./drawings";

const WALK = 650;
const FLOAT = 1500;
const FAR = 6;

/** Where every dweller stands now, by figure. */
export function whereabouts(root: HTMLElement): Map<string, Box> {
  const places = new Map<string, Box>();
  for (const piece of root.querySelectorAll<SVGElement>("[data-piece]")) {
    places.set(piece.dataset.piece ?? "", piece.getBoundingClientRect());
  }
  return places;
}

/** Let each dweller walk from where it was; one that is new appears. */
export function walk(root: HTMLElement, before: Map<string, Box>): void {
  if (!isMotionWanted()) return;
  const pieces = [...root.querySelectorAll<SVGElement>("[data-piece]")];
  const boxes = pieces.map((piece) => piece.getBoundingClientRect()); // all at once: to measure between moves is slow
  pieces.forEach((piece, index) => {
    const was = before.get(piece.dataset.piece ?? "");
    const is = boxes[index];
    if (!was || !is) {
      piece.animate(
        [
          { opacity: 0, transform: "scale(0.3)" },
          { opacity: 1, transform: "none" },
        ],
        { duration: 400 },
      );
      return;
    }
    const way = wayFrom(was, is);
    if (Math.abs(way.x) + Math.abs(way.y) < FAR) return;
    piece.animate([{ transform: `translate(${way.x}px, ${way.y}px)` }, { transform: "none" }], {
      duration: WALK,
      easing: "cubic-bezier(0.3, 0.1, 0.2, 1)",
    });
  });
}

/** What floats up over a seat's stores: where, with which symbol, saying what. */
export interface Floating {
  at: string;
  icon: SymbolName;
  text: string;
}

/** What a line of the log lets float up, if anything. */
export function floatingOf(line: LogLine): Floating | null {
  const about = line.about ?? {};
  const seat = line.seat ?? null;
  if (seat === null) return null;
  const amount = Number(about.amount ?? 0);
  const kind = String(about.kind ?? "") as SymbolName;
  if (line.kind === "gain" && amount) return { at: `${seat}.${kind}`, icon: kind, text: `+${amount}` };
  if (line.kind === "pay" && amount) return { at: `${seat}.${kind}`, icon: kind, text: `−${amount}` };
  if (line.kind === "happiness") return { at: `${seat}.happiness`, icon: "happiness", text: `+${amount}` };
  if (line.kind === "take-item") return { at: `${seat}.item`, icon: "item", text: "+1" };
  if (line.kind === "give-item") return { at: `${seat}.item`, icon: "item", text: "−1" };
  if (line.kind === "new-dweller") return { at: `${seat}.people`, icon: "dweller", text: "+1" };
  if (line.kind === "heal") return { at: `${seat}.people`, icon: "heal", text: "" };
  if (line.kind === "wound") return { at: `${seat}.people`, icon: "wound", text: "" };
  if (line.kind === "first-player") return { at: `${seat}.happiness`, icon: "first", text: "" };
  if (line.kind === "train") return { at: `${seat}.people`, icon: "train", text: String(about.letter ?? "") };
  return null;
}

/** Let gains and payments float up where they went, one after another. */
export function floatUp(root: HTMLElement, layer: HTMLElement, lines: readonly LogLine[]): void {
  if (!isMotionWanted()) return;
  const frame = layer.getBoundingClientRect();
  const all = lines.map(floatingOf).filter((floating) => floating !== null);
  const boxes = all.map(({ at }) => root.querySelector(`[data-float="${at}"]`)?.getBoundingClientRect());
  const turns = new Map<string, number>();
  all.forEach((floating, index) => {
    const box = boxes[index];
    if (!box) return;
    const turn = turns.get(floating.at) ?? 0;
    turns.set(floating.at, turn + 1);
    show(layer, floating, { left: box.left - frame.left + box.width / 2, top: box.top - frame.top }, turn * 260);
  });
}

function show(layer: HTMLElement, floating: Floating, at: { left: number; top: number }, delay: number): void {
  const chip = document.createElement("span");
  chip.className = "floating";
  chip.innerHTML = `<svg viewBox="0 0 512 512" width="22" height="22">${SYMBOLS[floating.icon] ?? ""}</svg>`;
  chip.append(floating.text);
  chip.style.left = `${at.left}px`;
  chip.style.top = `${at.top}px`;
  layer.append(chip);
  const up = chip.animate(
    [
      { opacity: 0, transform: "translate(-50%, 10px) scale(0.7)" },
      { opacity: 1, transform: "translate(-50%, -6px) scale(1.1)", offset: 0.2 },
      { opacity: 1, transform: "translate(-50%, -16px)", offset: 0.7 },
      { opacity: 0, transform: "translate(-50%, -34px)" },
    ],
    { duration: FLOAT, delay, fill: "both", easing: "ease-out" },
  );
  up.finished.then(
    () => chip.remove(),
    () => chip.remove(),
  );
}
