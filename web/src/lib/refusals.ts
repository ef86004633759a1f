/** What is not on offer, as a list in which something can be found. */
import { labelSentence } from "./label";
import type { LabelTold, ReasonTold } from "./protocol";

/** One sentence, with all that it forbids. */
export interface Refusal {
  readonly rule: string;
  readonly text: string;
  readonly labels: readonly LabelTold[];
}

export interface Section {
  readonly title: string;
  readonly refusals: readonly Refusal[];
}

/** The reasons by what one would do, in the order of the answer, each sentence once; what has no name is last, without. */
export function sectioned(reasons: readonly ReasonTold[], titleOf: (act: string) => string | null): Section[] {
  const sections = new Map<string, Map<string, Refusal>>();
  for (const { act, rule, text, label } of reasons) {
    const title = titleOf(act) ?? "";
    const refusals = sections.get(title) ?? new Map<string, Refusal>();
    const before = refusals.get(rule + text)?.labels ?? [];
    sections.set(title, refusals.set(rule + text, { rule, text, labels: [...before, label] }));
  }
  return [...sections]
    .map(([title, refusals]) => ({ title, refusals: [...refusals.values()] }))
    .sort((one, other) => Number(one.title === "") - Number(other.title === ""));
}

/** The reasons in which all these words are found, in whatever case. */
export function matching(reasons: readonly ReasonTold[], sought: string): readonly ReasonTold[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const told = ({ label, text }: ReasonTold) => `${labelSentence(label)} ${text}`.toLowerCase();
  return reasons.filter((reason) => words.every((word) => told(reason).includes(word)));
}
