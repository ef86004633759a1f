/** The drawings of all cards, by id. */
import { BASE } from "./base-cards";
import { CARDS } from "./california-cards";

export const DRAWINGS: Readonly<Record<string, string>> = { ...BASE, ...CARDS };
