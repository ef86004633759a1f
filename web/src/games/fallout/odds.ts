/** The odds of an option in words: how likely it succeeds, and what it hurts. */
import type { Words } from "$lib/board";
import type { OddsTold } from "$lib/protocol";

const FATES = new Set(["plain", "best-rerolls"]);
const GOOD = ["kill", "success", "win"];

/** A line for the chance of success, with and without rerolls and cards, and one for each harm. */
export function oddsTold(odds: readonly OddsTold[], words: Words, percent: (share: number) => string): string[] {
  const fates = odds.filter((each) => FATES.has(each.given));
  const main = fates.at(-1);
  const lines: string[] = [];
  if (main) {
    const cards = odds.find((each) => each.given === "with-cards");
    const known = cards ? [...fates, cards] : fates;
    const isFatal = known.every((each) => each.chances.every((chance) => chance.outcome === "death"));
    const good = GOOD.find((outcome) => known.some((each) => share(each, outcome) > 0)) ?? goodOf(main);
    const said = words(`odds-${good}`, { chance: percent(share(main, good)) });
    const beside: string[] = [];
    if (fates[0] && fates[0] !== main) beside.push(words("odds-without", { chance: percent(share(fates[0], good)) }));
    if (cards && share(cards, good) !== share(main, good))
      beside.push(words("odds-cards", { chance: percent(share(cards, good)) }));
    if (!isFatal) lines.push(beside.length === 0 ? said : `${said} (${beside.join(", ")})`);
    if (share(main, "death") > 0) lines.push(words("odds-death", { chance: percent(share(main, "death")) }));
  }
  for (const harm of odds.filter((each) => each.given === "damage" || each.given === "rads")) {
    const amounts = harm.chances.map((chance) => ({
      amount: amountOf(chance.outcome),
      share: chance.of / chance.out_of,
    }));
    const most = Math.max(...amounts.map(({ amount }) => amount));
    const mean = amounts.reduce((sum, { amount, share: part }) => sum + amount * part, 0);
    if (most > 0) lines.push(words(`odds-average-${harm.given}`, { mean: Math.round(mean * 10) / 10, most }));
  }
  if (lines.length === 0) return odds.map((each) => each.text);
  return lines;
}

function share(odds: OddsTold, outcome: string): number {
  const chance = odds.chances.find((each) => each.outcome === outcome);
  return chance ? chance.of / chance.out_of : 0;
}

/** What success is called where it cannot come. */
const goodOf = (odds: OddsTold) => (odds.chances.some((each) => each.outcome === "no-kill") ? "kill" : "success");
const amountOf = (outcome: string) => Number(outcome.slice(outcome.lastIndexOf("-") + 1));
