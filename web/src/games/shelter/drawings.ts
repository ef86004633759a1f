/** Which drawing stands for what. Drawings come from game-icons (authors in README.md) or are our own few shapes. */
import bandit from "icon:bandit";
import baseballBat from "icon:baseball-bat";
import batteryPack from "icon:battery-pack";
import boots from "icon:boots";
import bowieKnife from "icon:bowie-knife";
import brute from "icon:brute";
import lightBulb from "icon:candle-light";
import cardDiscard from "icon:card-discard";
import clockwise from "icon:clockwise-rotation";
import crossedSwords from "icon:crossed-swords";
import crown from "icon:crown";
import crystalBall from "icon:crystal-ball";
import cycle from "icon:cycle";
import dieFive from "icon:dice-six-faces-five";
import doorWatcher from "icon:door-watcher";
import dress from "icon:dress";
import electric from "icon:electric";
import familyTree from "icon:family-tree";
import fire from "icon:fire";
import firstAidKit from "icon:first-aid-kit";
import flamethrower from "icon:flamethrower";
import flyingFlag from "icon:flying-flag";
import graduateCap from "icon:graduate-cap";
import hazardSign from "icon:hazard-sign";
import health from "icon:health-normal";
import jacket from "icon:hoodie";
import hotMeal from "icon:hot-meal";
import infinity from "icon:infinity";
import key from "icon:key";
import labCoat from "icon:lab-coat";
import linkedRings from "icon:linked-rings";
import bug from "icon:long-antennae-bug";
import missileLauncher from "icon:missile-launcher";
import musicalNotes from "icon:musical-notes";
import night from "icon:night-sleep";
import notebook from "icon:notebook";
import openedCan from "icon:opened-food-can";
import person from "icon:person";
import pistol from "icon:pistol-gun";
import priceTag from "icon:price-tag";
import rat from "icon:rat";
import rayGun from "icon:ray-gun";
import returnArrow from "icon:return-arrow";
import ruleBook from "icon:rule-book";
import runningShoe from "icon:running-shoe";
import scorpion from "icon:scorpion";
import zombie from "icon:shambling-zombie";
import dog from "icon:sitting-dog";
import overalls from "icon:sleeveless-jacket";
import goggles from "icon:steampunk-goggles";
import bag from "icon:swap-bag";
import tie from "icon:tie";
import toolbox from "icon:toolbox";
import treasureMap from "icon:treasure-map";
import claws from "icon:triple-claws";
import trophyCup from "icon:trophy-cup";
import coins from "icon:two-coins";
import walkieTalkie from "icon:walkie-talkie";
import waterDrop from "icon:water-drop";
import waterFlask from "icon:water-flask";
import waterSplash from "icon:water-splash";
import rifle from "icon:winchester-rifle";

// three wedges of one disc, for the three kinds
const ANY =
  '<path fill="currentColor" d="M240 236 52 128A236 236 0 0 1 240 22zM272 236V22a236 236 0 0 1 188 106zM256 268 444 160a236 236 0 0 1-188 330A236 236 0 0 1 68 160z"/>';
const SMILE =
  '<path fill="currentColor" fill-rule="evenodd" d="M256 24a232 232 0 1 0 0 464 232 232 0 0 0 0-464zM172 156a38 46 0 1 1 0 92 38 46 0 0 1 0-92zm168 0a38 46 0 1 1 0 92 38 46 0 0 1 0-92zM110 290h292a146 132 0 0 1-292 0z"/>';
const SWAP = '<path fill="currentColor" d="M24 176h320V88l144 128H24zM488 336H168v88L24 296h464z"/>';
const WOUND =
  '<path fill="currentColor" d="M256 470C120 366 32 282 32 178c0-72 56-130 122-130 36 0 70 18 92 48l-44 84 76 56-44 88 100-108-76-56 42-78c18-22 42-34 68-34 66 0 122 58 122 130 0 104-98 188-234 292z"/>';
const ARROW = '<path fill="currentColor" d="M40 206h250V96l190 160-190 160V306H40z"/>';
const ROOM = '<path fill="currentColor" fill-rule="evenodd" d="M40 72h432v376H40zM88 120v280h92V208h152v192h92V120z"/>';
const SPOT = '<path fill="currentColor" d="M256 24 464 144v224L256 488 48 368V144z"/>';
const NEWCOMER = `<g transform="translate(-70 0)">${person}</g><path fill="currentColor" d="M350 60h60v80h80v60h-80v80h-60v-80h-80v-60h80z"/>`;

export const SYMBOLS = {
  power: electric,
  food: hotMeal,
  water: waterDrop,
  any: ANY,
  happiness: SMILE,
  item: bag,
  room: ROOM,
  price: priceTag,
  dweller: NEWCOMER,
  fight: crossedSwords,
  wound: WOUND,
  heal: health,
  train: graduateCap,
  first: crown,
  ready: returnArrow,
  refresh: cycle,
  swap: SWAP,
  linked: linkedRings,
  dice: dieFive,
  spot: SPOT,
  arrow: ARROW,
  rent: coins,
  threat: hazardSign,
  passed: night,
  passive: infinity,
  exhaust: clockwise,
  discard: cardDiscard,
  end: flyingFlag,
  brought: "", // the sign of a word that an expansion brings stands there
} as const;

export type SymbolName = keyof typeof SYMBOLS;

export const ITEM_DRAWINGS: Record<string, string> = {
  "kitchen-knife": bowieKnife,
  "baseball-bat": baseballBat,
  "pipe-pistol": pistol,
  "hunting-rifle": rifle,
  "laser-rifle": rayGun,
  flamethrower,
  "rocket-launcher": missileLauncher,
  "guard-dog": dog,
  "padded-jacket": jacket,
  "first-aid-kit": firstAidKit,
  "work-overalls": overalls,
  "scout-goggles": goggles,
  "hiking-boots": boots,
  "evening-dress": dress,
  "lab-coat": labCoat,
  "track-suit": runningShoe,
  "lucky-tie": tie,
  "fusion-cell": batteryPack,
  "lunch-pail": hotMeal,
  canteen: waterFlask,
  "tool-belt": toolbox,
  "floor-plan": treasureMap,
  "hand-radio": walkieTalkie,
  "ration-book": ruleBook,
  "rent-ledger": notebook,
  "snow-globe": crystalBall,
  "music-box": musicalNotes,
  "trophy-cup": trophyCup,
  "family-album": familyTree,
  "coin-collection": coins,
  "pantry-key": key,
};

export const THREAT_DRAWINGS: Record<string, string> = {
  radroaches: bug,
  "mole-rats": rat,
  fire,
  blackout: lightBulb,
  "spoiled-stores": openedCan,
  "burst-pipe": waterSplash,
  raiders: bandit,
  "feral-ghouls": zombie,
  radscorpion: scorpion,
  "super-mutant": brute,
  deathclaw: claws,
  "stranger-at-the-door": doorWatcher,
};

/** An item's drawing; a card of somebody's own pack has a bag. */
export function itemDrawing(id: string): string {
  return ITEM_DRAWINGS[id] ?? bag;
}

/** A threat's drawing; a card of somebody's own pack has a warning sign. */
export function threatDrawing(id: string): string {
  return THREAT_DRAWINGS[id] ?? hazardSign;
}
