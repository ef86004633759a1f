import { expect, it } from "vitest";
import type { OddsTold } from "$lib/protocol";
import { percent } from "$lib/words";
import { oddsTold } from "./odds";

const words = (id: string, args?: Record<string, string | number>) =>
  `${id} ${Object.values(args ?? {}).join("/")}`.trim();
const said = (odds: readonly OddsTold[], lang: "en" | "ru" = "en") =>
  oddsTold(odds, words, (share) => percent(share, lang));
const odds = (given: string, chances: Record<string, [number, number]>): OddsTold => ({
  given,
  text: given,
  chances: Object.entries(chances).map(([outcome, [of, out_of]]) => ({ outcome, of, out_of })),
});

it("tells the chance with the rerolls first, and without them beside it", () => {
  const told = [
    odds("plain", { success: [1, 2], failure: [1, 2] }),
    odds("best-rerolls", { success: [4, 5], failure: [1, 5] }),
  ];
  expect(said(told)).toEqual(["odds-success 80% (odds-without 50%)"]);
  expect(said(told, "ru")).toEqual(["odds-success 80\u00a0% (odds-without 50\u00a0%)"]);
});

it("tells of death and of harm, but of none that cannot come", () => {
  const fight = [
    odds("damage", { "damage-0": [1, 2], "damage-3": [1, 2] }),
    odds("rads", { "rads-0": [1, 1] }),
    odds("plain", { "no-kill": [99, 100], death: [1, 100] }),
  ];
  expect(said(fight)).toEqual(["odds-kill 0%", "odds-death 1%", "odds-average-damage 1.5/3"]);
});

it("tells what cards can bring where they change the chance, even that of a survivor who would die", () => {
  const plain = odds("plain", { "no-kill": [1, 2], death: [1, 2] });
  const fatal = odds("plain", { death: [1, 1] });
  const cards = odds("with-cards", { kill: [1, 4], death: [3, 4] });
  expect(said([cards, plain])).toEqual(["odds-kill 0% (odds-cards 25%)", "odds-death 50%"]);
  expect(said([cards, fatal])).toEqual(["odds-kill 0% (odds-cards 25%)", "odds-death 100%"]);
  expect(said([odds("with-cards", { "no-kill": [1, 1] }), odds("plain", { "no-kill": [1, 1] })])).toEqual([
    "odds-kill 0%",
  ]);
});

it("speaks of nothing but death where nothing else can come", () => {
  expect(said([odds("plain", { death: [1, 1] })])).toEqual(["odds-death 100%"]);
});

it("says odds that it does not know as the server does", () => {
  expect(said([odds("other", { luck: [1, 3] })])).toEqual(["other"]);
  expect(said([])).toEqual([]);
});
