/** What is shown over the map: an encounter, a roll of the dice, a trade, a choice between cards; or the map itself. */
import { DESK } from "$lib/places";
import type { DecisionTold } from "$lib/protocol";
import { placeOf } from "./places";
import type { View } from "./types";

export type Scene = "encounter" | "roll" | "trade" | "choice" | null;

const ROLLED = new Set(["reroll", "set-die", "window-before", "window-strike"]);
const TRADED = new Set(["trade", "offer", "which-agenda"]);
/** Answered on the map and the boards: no scene in the way. */
const OPEN = new Set(["turn", "camp"]);
const ON_THE_MAP = new Set(["space", "enemy"]);

/** What scene is on now. */
export function sceneOf(view: View, decision: DecisionTold | null): Scene {
  const prompt = decision?.prompt ?? "";
  if (view.outcome || prompt === "") return null;
  if (prompt === "encounter") return "encounter";
  if (view.rolling && ROLLED.has(prompt)) return "roll";
  if (view.deal && TRADED.has(prompt)) return "trade";
  if (OPEN.has(prompt) || !decision || decision.options.length === 0) return null;
  const isOnMap = decision.options.some((option) => ON_THE_MAP.has(placeOf(option.id).split(":")[0] ?? ""));
  return isOnMap ? null : "choice";
}

/** A text of title and introduction: the first line, or else the first sentence, stands out. */
export function titled(text: string): { title: string; story: string } {
  const end = /\n|(?<=[.!?…])\s/.exec(text);
  if (!end) return { title: text, story: "" };
  return { title: text.slice(0, end.index).replace(/\.$/, ""), story: text.slice(end.index).trim() };
}

// -- dice

/** The option that throws the selected dice again, `null` if there is none. */
export function rerollOf(source: string, selected: readonly number[], offered: readonly string[]): string | null {
  if (selected.length === 0) return null;
  const option = `reroll:${source}:${[...selected]
    .sort()
    .map((die) => die + 1)
    .join("")}`;
  return offered.includes(option) ? option : null;
}

/** With what dice can be thrown again: a token of a letter, or being well rested. */
export function rerollSources(offered: readonly string[]): string[] {
  const again = offered.filter((option) => option.startsWith("reroll:")).map((option) => option.split(":")[1] ?? "");
  return [...new Set(again)];
}

/** The options of a roll that are neither to throw again nor to set a die: to stop, to use a card. */
export function otherActs<T extends { id: string }>(options: readonly T[]): T[] {
  return options.filter(({ id }) => !id.startsWith("reroll:") && !id.startsWith("die:"));
}

/** Whether an option lies nowhere on the board. */
export const isLoose = (option: { id: string }): boolean => placeOf(option.id) === DESK;
