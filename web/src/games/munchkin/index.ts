import type { GameBoard } from "$lib/board";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import { isOnFace } from "./stages";
import { summaryOf } from "./summary";
import type { View } from "./types";

const shows: GameBoard["shows"] = (view, decision, option) => isOnFace(view as unknown as View, decision, option); // the server's word for it

/** Levels are what counts. */
const scored = () => "score-level";

export const board: GameBoard = { Board, Holdings, shows, scored, summary: summaryOf };
