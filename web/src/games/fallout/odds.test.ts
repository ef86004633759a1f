import { expect, it } from "vitest";
import type { OddsTold } from "$lib/protocol";
import { oddsTold } from "./odds";

const words = (id: string, args?: Record<string, string | number>) =>
  `${id} ${Object.values(args ?? {}).join("/")}`.trim();
const odds = (given: string, chances: Record<string, [number, number]>): OddsTold => ({
  given,
  text: given,
  chances: Object.entries(chances).map(([outcome, [of, out_of]]) => ({ outcome, of, out_of })),
});

it("tells the chance with the rerolls first, and without them beside it", () => {
  const told = oddsTold(
    [odds("plain", { success: [1, 2], failure: [1, 2] }), odds("best-rerolls", { success: [4, 5], failure: [1, 5] })],
    words,
  );
  expect(told).toEqual(["odds-success 80% (odds-without 50%)"]);
});

it("tells of death and of harm, but of none that cannot come", () => {
  const fight = [
    odds("damage", { "damage-0": [1, 2], "damage-3": [1, 2] }),
    odds("rads", { "rads-0": [1, 1] }),
    odds("plain", { "no-kill": [99, 100], death: [1, 100] }),
  ];
  expect(oddsTold(fight, words)).toEqual(["odds-kill 0%", "odds-death 1%", "odds-average-damage 1.5/3"]);
});

it("speaks of nothing but death where nothing else can come", () => {
  expect(oddsTold([odds("plain", { death: [1, 1] })], words)).toEqual(["odds-death 100%"]);
});

it("says odds that it does not know as the server does", () => {
  expect(oddsTold([odds("other", { luck: [1, 3] })], words)).toEqual(["other"]);
  expect(oddsTold([], words)).toEqual([]);
});
