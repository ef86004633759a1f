import type { GameBoard } from "$lib/board";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import { isOnFace } from "./stages";
import { summaryOf } from "./summary";
import type { Book, View } from "./types";

const shows: GameBoard["shows"] = (view, decision, option) => isOnFace(view as unknown as View, decision, option); // the server's word for it

/** Levels are what counts. */
const scored = () => "score-level";

const summary: GameBoard["summary"] = (scores, log, book) =>
  summaryOf(scores, log, book.cards as unknown as Book["cards"]); // the server's word for it

export const board: GameBoard = { Board, Holdings, shows, scored, summary };
