import type { GameBoard } from "$lib/board";
import { seatColour } from "$lib/names";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import { summaryOf } from "./summary";
import { liesWhole } from "./things";
import type { Cards } from "./types";

/** The colour, by which the log calls a seat. */
const role: GameBoard["role"] = (view, book, seat) => book.names[`colour-${seatColour(view, seat)}`] ?? "";

const shows: GameBoard["shows"] = (_view, _decision, { place }) => liesWhole(place);

/** Happiness is what counts. */
const scored = () => "score-happiness";

const summary: GameBoard["summary"] = (scores, log, book) => summaryOf(scores, log, book.cards as unknown as Cards); // the server's word for it

export const board: GameBoard = { Board, Holdings, role, shows, scored, summary };
