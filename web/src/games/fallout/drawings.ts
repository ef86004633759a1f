/** Which drawing stands for what. Drawings come from game-icons (authors in README.md) or are our own. */
import ruins from "icon:ancient-ruins";
import angel from "icon:angel-outfit";
import vest from "icon:armor-vest";
import backpack from "icon:backpack";
import bandit from "icon:bandit";
import bat from "icon:baseball-bat";
import footprints from "icon:boot-prints";
import capIcon from "icon:bottle-cap";
import campfire from "icon:campfire";
import decks from "icon:card-pick";
import cog from "icon:cog";
import swords from "icon:crossed-swords";
import cyborg from "icon:cyborg-face";
import monster from "icon:daemon-skull";
import skull from "icon:death-skull";
import desert from "icon:desert";
import firstAid from "icon:first-aid-kit";
import gasMask from "icon:gas-mask";
import ghoul from "icon:half-dead";
import hourglass from "icon:hourglass";
import imp from "icon:imp-laugh";
import medal from "icon:medal";
import night from "icon:night-sleep";
import notebook from "icon:notebook";
import ogre from "icon:ogre";
import chest from "icon:open-treasure-chest";
import person from "icon:person";
import pistol from "icon:pistol-gun";
import scorpion from "icon:scorpion";
import handshake from "icon:shaking-hands";
import shield from "icon:shield";
import shop from "icon:shop";
import powerArmor from "icon:space-suit";
import spyglass from "icon:spyglass";
import rubble from "icon:stone-pile";
import syringe from "icon:syringe";
import talk from "icon:talk";
import flag from "icon:tattered-banner";
import survivors from "icon:three-friends";
import scroll from "icon:tied-scroll";
import village from "icon:village";
import robot from "icon:vintage-robot";
import * as california from "./art/california";
import { cardArt } from "./art/gallery.svelte";

/** A trefoil in the size of the other drawings. */
const trefoil =
  '<g fill="currentColor"><circle cx="256" cy="256" r="44"/><path d="M331 256h145a220 220 0 0 0-110-190l-73 126a75 75 0 0 1 38 64zM219 192L146 66A220 220 0 0 0 36 256h145a75 75 0 0 1 38-64zM219 320l-73 126a220 220 0 0 0 220 0l-73-126a75 75 0 0 1-74 0z"/></g>';

/** A hit. */
const burst =
  '<path fill="currentColor" d="M256 16l54 134 130-78-62 134 118 50-118 50 62 134-130-78-54 134-54-134-130 78 62-134L16 256l118-50L72 72l130 78z"/>';

export const ICONS = {
  caps: capIcon,
  hp: firstAid,
  rads: trefoil,
  armor: shield,
  agenda: scroll,
  rubble,
  hit: burst,
  fight: swords,
  first: medal,
  survivors,
  shop,
  power: flag,
  decks,
  quests: notebook,
  mine: backpack,
} as const;

export const PLACES: Record<string, string> = { wasteland: ruins, settlement: village, ...california.VAULTS };
export const BACKS: Record<string, string> = { dangerous: desert, deadly: skull };
const KINDS: Record<string, string> = {
  weapon: bat,
  apparel: vest,
  companion: person,
  aid: firstAid,
  chem: syringe,
  magazine: notebook,
  ability: person,
  event: hourglass,
};
export const ACTS: Record<string, string> = {
  move: footprints,
  explore: spyglass,
  fight: swords,
  encounter: talk,
  quest: notebook,
  camp: campfire,
  trade: handshake,
  end: hourglass,
};
export const TRAITS: Record<string, string> = {
  idolized: angel,
  vilified: imp,
  synth: cyborg,
  "super-mutant": ogre,
  "well-rested": night,
  addicted: syringe,
};
const SURVIVORS: Record<string, string> = {
  "vault-dweller": person,
  wastelander: gasMask,
  "super-mutant": ogre,
  ghoul,
  "brotherhood-outcast": powerArmor,
  ...california.SURVIVORS,
};

export const typeDrawing = (type: string): string => TYPES[type] ?? skull;
export const placeDrawing = (icon: string): string => PLACES[icon] ?? cog;
export const backDrawing = (back: string): string => BACKS[back] ?? desert;
/** An enemy as it is; one that is known by its type alone, or has no drawing of its own, looks like its type. */
export const enemyDrawing = (enemy: string, type: string): string => california.ENEMIES[enemy] ?? typeDrawing(type);
const kindDrawing = (kind: string, ranged: boolean): string => (ranged ? pistol : (KINDS[kind] ?? chest));
/** A card by its own drawing, or by that of its kind; nothing before the drawings are there. */
export const cardDrawing = (card: string, printed?: { kind: string; ranged: boolean }): string =>
  cardArt(card, kindDrawing(printed?.kind ?? "", printed?.ranged ?? false));
export const actDrawing = (act: string): string | undefined => ACTS[act];
export const traitDrawing = (trait: string): string => TRAITS[trait] ?? person;
export const survivorDrawing = (id: string): string => SURVIVORS[id] ?? person;

/** The shape of a seat's figure on a disc of 32 by 32, so that its colour is not all that sets it apart. */
export const SEAT_SHAPES: readonly string[] = [
  "M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28",
  "M4 2h24a2 2 0 0 1 2 2v24a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2",
  "M16 0l16 16-16 16L0 16z",
  "M9 2h14l9 14-9 14H9L0 16z",
];
/** Quest markers, each colour with a shape of its own. */
export const MARKERS: Record<string, { colour: string; path: string }> = {
  red: { colour: "var(--paint-red-75)", path: "M0-11L10 8H-10z" },
  blue: { colour: "var(--paint-blue-75)", path: "M-9-9H9V9H-9z" },
  yellow: { colour: "var(--paint-gold-90)", path: "M0-11L11 0 0 11-11 0z" },
  white: { colour: "var(--paint-sand-95)", path: "M0-10a10 10 0 1 1 0 20a10 10 0 1 1 0-20" },
  green: { colour: "var(--paint-lime-80)", path: "M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4z" },
  orange: { colour: "var(--paint-red-80)", path: "M0 11L-10-8H10z" },
};
/** A shape of the map's own in the size of the other drawings. */
const enlarged = (path: string, scale: number, colour: string) =>
  `<path transform="translate(256 256) scale(${scale})" fill="${colour}" d="${path}"/>`;
export const markerDrawing = ({ path, colour }: { path: string; colour: string }): string => enlarged(path, 20, colour);
/** The tokens of the factions. */
export const TOKENS: Record<string, string> = {
  star: "M0-15L4.2-5.4 14.3-4.6 6.7 2.2 8.8 12.1 0 7 -8.8 12.1 -6.7 2.2 -14.3-4.6 -4.2-5.4z",
  shield: "M-12-12Q-5-11 0-14 5-11 12-12 13 6 0 14 -13 6-12-12z",
};
/** What an enemy is; of a faction's, the sign of its tokens. */
export const TYPES: Record<string, string> = {
  ...{ critter: scorpion, human: bandit, robot, mutant: ogre, monster },
  ...{
    star: enlarged(TOKENS.star ?? "", 16, "currentColor"),
    shield: enlarged(TOKENS.shield ?? "", 16, "currentColor"),
  },
};
