/** The view and the book of Shelter, as the server declares them, and what else the board takes for granted. */
import type { Cards, Cubes, Side } from "./view";

export type * from "./view";
export type Kind = keyof Cubes;
export type Half = Side | "both";
export type Columns = Cards["columns"];

export const KINDS: readonly Kind[] = ["power", "food", "water"];
export const LETTERS = [..."SPECIAL"] as readonly string[];
export const COMPARTMENT = 6;
export const A_SIDE = 3;
