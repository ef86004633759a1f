/** What an option is called: its parts in one sentence, for those who listen and for whatever has room for text alone. */
import type { LabelTold } from "./protocol";

export function labelSentence({ title, cost, gain, note }: LabelTold): string {
  const terms = [cost, gain].filter(Boolean).join(" → ");
  if (terms) return `${title}: ${[terms, note].filter(Boolean).join("; ")}`;
  return note ? `${title} (${note})` : title;
}
