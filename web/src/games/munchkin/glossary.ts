/** The symbols of the board, under the names that the glossary gives them. */
import { ICONS } from "./icons";

const { level, strength, defence, run, hand, big, skull } = ICONS;
export const symbols: Record<string, string> = { level, strength, defence, run, hand, big, dead: skull };
