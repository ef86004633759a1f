/** The odds of an option in words: how likely it succeeds, and what it hurts. */
import type { Words } from "$lib/board";
import type { OddsTold } from "$lib/protocol";

const FATES = new Set(["plain", "best-rerolls"]);
const GOOD = ["kill", "success", "win"];

/** A line for the chance of success, with and without rerolls, and one for each harm. */
export function oddsTold(odds: readonly OddsTold[], words: Words): string[] {
  const fates = odds.filter((each) => FATES.has(each.given));
  const main = fates.at(-1);
  const lines: string[] = [];
  if (main) {
    const isFatal = main.chances.every((chance) => chance.outcome === "death");
    const good = GOOD.find((outcome) => fates.some((each) => share(each, outcome) > 0)) ?? goodOf(main);
    const said = words(`odds-${good}`, { chance: percent(share(main, good)) });
    const plain = fates[0] !== main && fates[0] ? share(fates[0], good) : null;
    if (!isFatal) lines.push(plain === null ? said : `${said} (${words("odds-without", { chance: percent(plain) })})`);
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
const percent = (part: number) =>
  `${part > 0.99 && part < 1 ? 99 : part > 0 && part < 0.01 ? 1 : Math.round(part * 100)}%`;
