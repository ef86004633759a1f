/** The symbols of this game as its rules call what they stand for. */
import type { Sign } from "$lib/signs";
import { ICONS } from "./icons";

const sign = (body: string, en: string, ru: string, pl: string): Sign => ({ body, words: { en, ru, pl } });

export const SIGNS: readonly Sign[] = [
  sign(ICONS.strength, "Combat Strength*", "боев* сил*", "sił* bojow*"),
  sign(ICONS.defence, "Radiation Defen*", "защит* от радиации", "ochron* przed promieniowaniem"),
  sign(ICONS.run, "Run Away|running away", "смывк*", "ucieczk*"),
  sign(ICONS.caps, "Caps", "крыш*", "kapsl*"),
];
