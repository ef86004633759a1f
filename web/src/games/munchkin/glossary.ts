/** The symbols of the board, under the names that the glossary gives them. */
import { ICONS, SLOT_ICONS } from "./icons";

const { skull, ...icons } = ICONS;
const { hand: palm = "", ...slots } = SLOT_ICONS; // the other hand is that of the cards

export const symbols: Record<string, string> = { ...icons, dead: skull, ...slots, palm };
