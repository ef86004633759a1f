/** What is shown over the map: an encounter, a roll of the dice, a trade, a choice between cards; or the map itself. */
import type { DecisionTold, OptionTold } from "$lib/protocol";
import type { View } from "./types";

export type Scene = "encounter" | "roll" | "trade" | "choice" | null;

const ASSISTED = ["atomic-bonds.assist", "atomic-bonds.assistant"]; // before the dice are rolled
const ROLLED = new Set(["reroll", "set-die", "window-before", "window-strike", ...ASSISTED]);
const TRADED = new Set(["trade", "offer", "which-agenda", "changed-offer"]);
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
  const isOnMap = decision.options.some((option) => ON_THE_MAP.has(option.place.kind ?? ""));
  return isOnMap ? null : "choice";
}

// -- dice

/** The option that throws the selected dice again, if there is one. */
export function rerollOf(
  source: string,
  selected: readonly number[],
  options: readonly OptionTold[],
): OptionTold | undefined {
  const dice = selected.map((die) => die + 1).sort();
  return options.find(
    ({ act, names }) => act === "reroll" && names.source === source && String(names.dice) === dice.join(""),
  );
}

/** Which dice can be thrown again, from 0: one's own, for a helper has a die and rerolls apart. */
export function rerollable(options: readonly OptionTold[]): ReadonlySet<number> {
  const again = options.filter((option) => option.act === "reroll");
  return new Set(again.flatMap(({ names }) => [...String(names.dice)].map((die) => Number(die) - 1)));
}

/** With what dice can be thrown again: a token of a letter, or being well rested. */
export function rerollSources(options: readonly OptionTold[]): string[] {
  const again = options.filter((option) => option.act === "reroll");
  return [...new Set(again.map((option) => String(option.names.source)))];
}

/** The options of a roll that are neither to throw again nor to set a die: to stop, to use a card. */
export function otherActs(options: readonly OptionTold[]): OptionTold[] {
  return options.filter(({ act }) => act !== "reroll" && act !== "die");
}

const GOOD = new Set(["success", "kill"]);
const FATES = new Set(["plain", "best-rerolls"]); // what comes of a roll, told last as it is worth most
const HITS = new Set(["hits"]); // of a test without a difficulty
const HARM = new Set(["damage", "helper-damage"]);

/** How likely an option leads to a success or a kill rather than to a death, or to how many hits, and how much damage it costs on average; nothing without odds. */
function prospects({ odds }: OptionTold): { good: number; damage: number } | null {
  if (odds.length === 0) return null;
  const worth = odds.findLast(({ given }) => FATES.has(given));
  const helper = odds.filter(({ given }) => given === "helper");
  const deaths = [...(worth ? [worth] : []), ...helper].flatMap(({ chances }) =>
    chances.filter(({ kind }) => kind === "death"),
  );
  const share = (kept: typeof deaths) => kept.reduce((sum, { of, out_of }) => sum + of / out_of, 0);
  const mean = (counted: Set<string>) =>
    odds
      .filter(({ given }) => counted.has(given))
      .flatMap(({ chances }) => chances)
      .reduce((sum, { of, out_of, amount }) => sum + ((amount ?? 0) * of) / out_of, 0);
  const wanted = worth?.chances.filter(({ kind }) => GOOD.has(kind)) ?? [];
  return { good: share(wanted) - share(deaths) + mean(HITS), damage: mean(HARM) };
}

/** Rerolls with the likelier success or kill, or with more hits, first, and among equals those with less damage; which option is best by that. */
export function ranked(options: readonly OptionTold[]): { options: OptionTold[]; best: string | null } {
  const better = (one: OptionTold, other: OptionTold) => {
    const [a, b] = [prospects(one), prospects(other)];
    if (!a || !b) return Number(!a) - Number(!b);
    return Math.abs(a.good - b.good) > 1e-9 ? b.good - a.good : a.damage - b.damage;
  };
  const again = options.filter((option) => option.act === "reroll").sort(better);
  if (again.length === 0) return { options: [...options], best: null };
  const rolled = options.filter((option) => (option.act === "reroll" || option.act === "stop") && prospects(option));
  const best = rolled.sort(better)[0]?.id ?? null;
  const next = again.values();
  return { options: options.map((option) => (option.act === "reroll" ? (next.next().value ?? option) : option)), best };
}

/** Whether the scene of a roll shows an option with its odds at once: of the rerolls the best, the others once their dice are selected. */
export const isInRoll = (option: OptionTold, options: readonly OptionTold[]): boolean =>
  option.act !== "reroll" || option.id === ranked(options).best;

/** Whether an option lies nowhere on the board that could be pressed: an encounter is where one stands. */
export const isLoose = ({ place }: OptionTold): boolean => !place.kind || place.kind === "here";
