/** The symbols that Atomic Bonds adds to the board, under the names that its glossary gives them. */
import { BONDS_ICONS, KINDS, PARTS, STAND_SIGN, UPGRADES } from "../bonds/drawings";

export const symbols: Record<string, string> = { ...BONDS_ICONS, stand: STAND_SIGN, ...KINDS, ...PARTS, ...UPGRADES };
