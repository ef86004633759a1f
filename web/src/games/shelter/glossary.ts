/** The symbols of the board, under the names that the glossary gives them. */
import { SYMBOLS } from "./drawings";

const { brought, dice, spot, arrow, threat, ...explained } = SYMBOLS; // these stand only beside words
export const symbols: Record<string, string> = explained;
