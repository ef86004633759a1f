import type { GameBoard } from "$lib/board";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import { summaryOf } from "./summary";

export const board: GameBoard = { Board, Holdings, summary: summaryOf };
