/** The view and the book of Fallout, as the server declares them, and what else the board takes for granted. */
import type { Book, Opened, Side } from "./view";

export type * from "./view";
/** The cards of the book, and those that lie open by now. */
export type Cards = Book["cards"] & Partial<Opened>;

export const LETTERS: readonly string[] = [..."SPECIAL"];
export const SLOTS = ["weapon", "apparel", "companion"] as const;
export const SIDES: readonly Side[] = ["star", "shield"];
export const AREAS: readonly string[] = [..."HTAL"];
export const TOP = 16;

/** Which card or enemy a copy is. */
export const cardOf = ({ copies }: Cards, copy: string): string => copies[copy] ?? copy;

/** The faction that a type of enemies is, if it is one. */
export const sideOf = (type: string): Side | null => SIDES.find((side) => side === type) ?? null;
