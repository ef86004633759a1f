/** What is not on offer, as a list in which something can be found. */
import type { Reason } from "./protocol";

/** One sentence, with all that it forbids. */
export interface Refusal {
  readonly rule: string;
  readonly text: string;
  readonly labels: readonly string[];
}

export interface Section {
  readonly title: string;
  readonly refusals: readonly Refusal[];
}

/** The reasons by what one would do, in the order of the answer, each sentence once; what has no name is last, without. */
export function sectioned(reasons: readonly Reason[], titleOf: (act: string) => string | null): Section[] {
  const sections = new Map<string, Map<string, Refusal>>();
  for (const { option, rule, text, label } of reasons) {
    const title = titleOf(option.split(":", 1)[0] ?? "") ?? "";
    const refusals = sections.get(title) ?? new Map<string, Refusal>();
    const before = refusals.get(rule + text)?.labels ?? [];
    sections.set(title, refusals.set(rule + text, { rule, text, labels: [...before, label] }));
  }
  return [...sections]
    .map(([title, refusals]) => ({ title, refusals: [...refusals.values()] }))
    .sort((one, other) => Number(one.title === "") - Number(other.title === ""));
}

/** The reasons in which all these words are found, in whatever case. */
export function matching(reasons: readonly Reason[], sought: string): readonly Reason[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  return reasons.filter(({ label, text }) => words.every((word) => `${label} ${text}`.toLowerCase().includes(word)));
}
