import type { GameBoard } from "$lib/board";
import Board from "./Board.svelte";
import { bondsOf } from "./bonds/bonds";
import Holdings from "./Holdings.svelte";
import Face from "./parts/Face.svelte";
import { isInRoll, ranked, sceneOf } from "./scenes";
import { summaryOf } from "./summary";
import type { Cards, View } from "./types";

const drawsAdded = (view: Record<string, unknown>) => bondsOf(view as unknown as View) !== null;

/** The survivor. */
const role: GameBoard["role"] = (view, book, seat) => {
  const { survivors } = view as unknown as View; // the server's word for it
  const { characters } = book.cards as unknown as Cards; // as above
  return characters[survivors[seat]?.id ?? ""]?.name ?? "";
};

const tells: GameBoard["tells"] = (view, decision) => {
  const scene = sceneOf(view as unknown as View, decision); // as above
  return scene === "roll" ? "question" : scene ? "all" : "";
};

const shows: GameBoard["shows"] = (view, decision, option) =>
  sceneOf(view as unknown as View, decision) === "roll" && isInRoll(option, decision.options); // as above

const summary: GameBoard["summary"] = (scores, log, book, view) =>
  summaryOf(scores, log, book.cards as unknown as Cards, (view as unknown as View).outcome); // as above

/** Influence; where all play together, the goals that they completed, and at the end of a race of two tokens nothing. */
const scored: GameBoard["scored"] = (view) => {
  const table = view as unknown as View; // as above
  if (bondsOf(table)) return "score-goals";
  return table.group ? "" : "score-influence";
};

export const board: GameBoard = { Board, Holdings, Face, drawsAdded, role, tells, shows, ranked, scored, summary };
