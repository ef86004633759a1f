/** What is asked: a title, and perhaps a text that goes on from it after a mark. */
import type { PromptTold } from "./protocol";

const BRIEF = 70; // letters that two short lines hold

/** The whole of a question. */
export const questionSentence = ({ title, text, mark = "" }: PromptTold): string =>
  text ? `${title}${mark} ${text}` : title;

/** Whether the whole of a question is short enough for a heading. */
export const isBrief = (question: PromptTold): boolean => questionSentence(question).length <= BRIEF;

/** What a question is about, as a heading; where its title is no more than what was `said` already, its text. */
export function headline(question: PromptTold, said = ""): string {
  const { title, text = "" } = question;
  if (said !== "" && text !== "" && said === title) return text;
  return isBrief(question) ? questionSentence(question) : title;
}
