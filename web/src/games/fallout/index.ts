import type { GameBoard } from "$lib/board";
import Board from "./Board.svelte";
import { bondsOf } from "./bonds/bonds";
import Holdings from "./Holdings.svelte";
import type { View } from "./types";

const drawsAdded = (view: Record<string, unknown>) => bondsOf(view as unknown as View) !== null;

export const board: GameBoard = { Board, Holdings, drawsAdded };
