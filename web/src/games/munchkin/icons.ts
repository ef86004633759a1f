/** Which small symbol stands for what. They come from game-icons (authors in README.md). */
import backpack from "icon:backpack";
import strength from "icon:biceps";
import caps from "icon:bottle-cap";
import discard from "icon:card-discard";
import hand from "icon:card-pickup";
import treasure from "icon:chest";
import armour from "icon:chest-armor";
import fight from "icon:crossed-swords";
import skull from "icon:death-skull";
import door from "icon:door";
import female from "icon:female";
import waiting from "icon:hourglass";
import cheat from "icon:joystick";
import boot from "icon:leather-boot";
import male from "icon:male";
import palm from "icon:open-palm";
import radiation from "icon:radioactive";
import perk from "icon:round-star";
import modifier from "icon:screwdriver";
import deal from "icon:shaking-hands";
import defence from "icon:shield";
import dog from "icon:sitting-dog";
import run from "icon:sprint";
import trophy from "icon:trophy";
import level from "icon:upgrade";
import helmet from "icon:visored-helm";
import weight from "icon:weight";

export const ICONS = {
  ...{ level, strength, defence, run, radiation, caps, hand, door, treasure, perk, discard, fight, deal },
  ...{ skull, waiting, trophy, backpack, big: weight, cheat, modifier, carried: dog, female, male },
} as const;

/** What an empty slot of the body would hold. */
export const SLOT_ICONS: Record<string, string> = { head: helmet, armour, feet: boot, hand: palm };
