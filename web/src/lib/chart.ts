/** A chart of scores as numbers to draw: where each point lies in a box. */
import type { ScoreChart } from "./protocol";

export interface Box {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export type Points = readonly { x: number; y: number }[];

export interface Drawn {
  /** By seat, its points from left to right. */
  readonly lines: readonly Points[];
  readonly ticks: readonly { y: number; value: number }[];
  readonly marks: readonly { x: number; label: string }[];
}

/** A step between ticks that people count in: 1, 2, 5, 10, 20, 50 … and not more than five of them. */
export function tickStep(span: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) if (span / (step * power) <= 5) return step * power;
  }
}

/** The scores as lines in a box. Marks stand where a label changes, and not closer than a twelfth of the width. */
export function drawn(chart: ScoreChart, box: Box): Drawn {
  const values = chart.scores.flat();
  const step = tickStep(Math.max(1, Math.max(0, ...values) - Math.min(0, ...values)));
  const low = Math.floor(Math.min(0, ...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...values) / step) * step);
  const last = Math.max(1, chart.at.at(-1) ?? 1);
  const x = (at: number) => box.left + ((box.width - box.left - box.right) * at) / last;
  const y = (score: number) =>
    box.height - box.bottom - ((box.height - box.top - box.bottom) * (score - low)) / (high - low);
  const seats = chart.scores[0]?.length ?? 0;
  return {
    lines: Array.from({ length: seats }, (_, seat) =>
      chart.at.map((at, n) => ({ x: x(at), y: y(chart.scores[n]?.[seat] ?? 0) })),
    ),
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, n) => ({
      y: y(low + n * step),
      value: low + n * step,
    })),
    marks: marksOf(chart, x, (box.width - box.left - box.right) / 12),
  };
}

function marksOf(chart: ScoreChart, x: (at: number) => number, least: number): { x: number; label: string }[] {
  const marks: { x: number; label: string }[] = [];
  for (const [n, at] of chart.at.entries()) {
    const label = chart.labels[n] ?? "";
    const before = marks.at(-1);
    if (label === "" || label === before?.label) continue;
    if (before === undefined || x(at) - before.x >= least) marks.push({ x: x(at), label });
  }
  return marks;
}
