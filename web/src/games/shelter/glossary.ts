/** The symbols of the board, under the names that the glossary gives them. */
import { SYMBOLS } from "./drawings";

const { brought, ...explained } = SYMBOLS; // no drawing: an expansion's word has a sign of its own
export const symbols: Record<string, string> = explained;
