/** The drawings of all cards of the box, by id. */
import { CLASSES } from "./classes";
import { ENHANCERS } from "./enhancers";
import { ARMOUR } from "./items-armour";
import { ENERGY } from "./items-energy";
import { FOOTGEAR } from "./items-feet";
import { GEAR } from "./items-gear";
import { HEADGEAR } from "./items-head";
import { HEAVY } from "./items-heavy";
import { LIGHT } from "./items-light";
import { MELEE } from "./items-melee";
import { JUNK } from "./junk";
import { LEVEL_UPS } from "./level-ups";
import { MODIFIERS } from "./modifiers";
import { BEASTS } from "./monsters-beasts";
import { GIANTS } from "./monsters-giants";
import { INSECTS } from "./monsters-insects";
import { MUTANTS } from "./monsters-mutants";
import { PEOPLE } from "./monsters-people";
import { ROBOTS } from "./monsters-robots";
import { EXPLOSIVES } from "./one-shots-explosives";
import { POTIONS } from "./one-shots-potions";
import { PERKS } from "./perks";
import { RADIATION } from "./radiation";
import { SIDEKICKS } from "./sidekicks";
import { TRAPS } from "./traps";
import { TRICKS } from "./tricks";

export const DRAWINGS: Record<string, string> = {
  ...CLASSES,
  ...ENHANCERS,
  ...ARMOUR,
  ...ENERGY,
  ...FOOTGEAR,
  ...GEAR,
  ...HEADGEAR,
  ...HEAVY,
  ...LIGHT,
  ...MELEE,
  ...JUNK,
  ...LEVEL_UPS,
  ...MODIFIERS,
  ...BEASTS,
  ...GIANTS,
  ...INSECTS,
  ...MUTANTS,
  ...PEOPLE,
  ...ROBOTS,
  ...EXPLOSIVES,
  ...POTIONS,
  ...PERKS,
  ...RADIATION,
  ...SIDEKICKS,
  ...TRAPS,
  ...TRICKS,
};
