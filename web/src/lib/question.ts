/** What is asked: a title, and perhaps a text that goes on from it after a mark. */
import type { PromptTold } from "./protocol";

const BRIEF = 70; // letters that two short lines hold

/** The whole of a question. */
export const questionSentence = ({ title, text, mark = "" }: PromptTold): string =>
  text ? `${title}${mark} ${text}` : title;

/** Whether the whole of a question is short enough for a heading. */
export const isBrief = (question: PromptTold): boolean => questionSentence(question).length <= BRIEF;
