import type { GameBoard } from "$lib/board";
import { seatColour } from "$lib/names";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import { summaryOf } from "./summary";

/** The colour, by which the log calls a seat. */
const role: GameBoard["role"] = (view, book, seat) => book.names[`colour-${seatColour(view, seat)}`] ?? "";

export const board: GameBoard = { Board, Holdings, role, summary: summaryOf };
