/** A question for a line that is short: what it is about, and its particulars. */

const LONG = 70; // letters that two short lines hold
const HEAD = 48; // letters of what stands out

/** Where the first sentence ends, or a bracket begins; else, what comes before a colon. */
const ENDS = [/\n|(?<=[.!?…])\s|\s(?=\()/, /(?<=:)\s/];

/** A long question in two: what it is about stands out from the rest of it. */
export function parted(text: string): { head: string; rest: string } {
  if (text.length <= LONG) return { head: text, rest: "" };
  for (const end of ENDS) {
    const at = end.exec(text)?.index ?? text.length;
    if (at <= HEAD) return { head: text.slice(0, at), rest: text.slice(at).trim() };
  }
  return { head: text, rest: "" };
}

/** What a question is about, as a heading; `said` has been said before it. */
export function headline(text: string, said = ""): string {
  const begun = said !== "" && text.startsWith(`${said}: `) ? text.slice(said.length + 2) : text;
  return parted(begun).head.replace(/[.:]$/, "");
}
