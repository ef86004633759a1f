import type { GameBoard } from "$lib/board";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";

export const board: GameBoard = { Board, Holdings };
