/** Which drawing stands for which card: a shotgun is a shotgun, and a companion is who they are. */
import animalHide from "icon:animal-hide";
import armorPunch from "icon:armor-punch";
import armorVest from "icon:armor-vest";
import baseballBat from "icon:baseball-bat";
import bolterGun from "icon:bolter-gun";
import bottleCap from "icon:bottle-cap";
import bottleVapors from "icon:bottle-vapors";
import bowTie from "icon:bow-tie";
import bowieKnife from "icon:bowie-knife";
import boxingGlove from "icon:boxing-glove";
import chestArmor from "icon:chest-armor";
import cowboyHolster from "icon:cowboy-holster";
import cowled from "icon:cowled";
import crowbar from "icon:crowbar";
import cyberEye from "icon:cyber-eye";
import fedora from "icon:fedora";
import flamethrower from "icon:flamethrower";
import flamingSheet from "icon:flaming-sheet";
import halfDead from "icon:half-dead";
import hazmatSuit from "icon:hazmat-suit";
import hoodedFigure from "icon:hooded-figure";
import laserBurst from "icon:laser-burst";
import laserGun from "icon:laser-gun";
import leatherArmor from "icon:leather-armor";
import machete from "icon:machete";
import mailedFist from "icon:mailed-fist";
import medicinePills from "icon:medicine-pills";
import medicines from "icon:medicines";
import minigun from "icon:minigun";
import missileLauncher from "icon:missile-launcher";
import monkeyWrench from "icon:monkey-wrench";
import nuclearBomb from "icon:nuclear-bomb";
import ogre from "icon:ogre";
import outbackHat from "icon:outback-hat";
import pill from "icon:pill";
import pirateCoat from "icon:pirate-coat";
import pistolGun from "icon:pistol-gun";
import quillInk from "icon:quill-ink";
import rayGun from "icon:ray-gun";
import revolver from "icon:revolver";
import rifle from "icon:rifle";
import robe from "icon:robe";
import saiyanSuit from "icon:saiyan-suit";
import screw from "icon:screw";
import shotgun from "icon:shotgun";
import sittingDog from "icon:sitting-dog";
import sleevelessJacket from "icon:sleeveless-jacket";
import sniffingDog from "icon:sniffing-dog";
import sodaBottle from "icon:soda-bottle";
import spaceSuit from "icon:space-suit";
import spikedArmor from "icon:spiked-armor";
import steak from "icon:steak";
import stoneSpear from "icon:stone-spear";
import sunSpear from "icon:sun-spear";
import syringe from "icon:syringe";
import thrownKnife from "icon:thrown-knife";
import toolbox from "icon:toolbox";
import trenchBodyArmor from "icon:trench-body-armor";
import tribalGear from "icon:tribal-gear";
import tribalMask from "icon:tribal-mask";
import velociraptor from "icon:velociraptor";
import vintageRobot from "icon:vintage-robot";
import warhammer from "icon:warhammer";
import watch from "icon:watch";
import waterBottle from "icon:water-bottle";
import westernHat from "icon:western-hat";
import winchesterRifle from "icon:winchester-rifle";
import zatGun from "icon:zat-gun";

export const BASE: Record<string, string> = {
  "10mm-pistol": pistolGun,
  "advanced-power-armor": spaceSuit,
  "alien-blaster": laserBurst,
  "baseball-bat": baseballBat,
  "brahmin-steak": steak,
  buffout: medicinePills,
  cait: boxingGlove,
  calmex: pill,
  codsworth: vintageRobot,
  "combat-armor": armorVest,
  "combat-knife": bowieKnife,
  "combat-shotgun": shotgun,
  cyberdog: sniffingDog,
  "day-tripper": pill,
  "desert-cloak": hoodedFigure,
  dogmeat: sittingDog,
  "enclave-armor": spaceSuit,
  eyebot: cyberEye,
  "fat-man": nuclearBomb,
  "fistful-of-caps": bottleCap,
  flamer: flamethrower,
  "formal-wear": bowTie,
  "gauss-pistol": zatGun,
  "gauss-rifle": bolterGun,
  ghoulish: halfDead,
  goris: velociraptor,
  hancock: halfDead,
  "hazmat-suit": hazmatSuit,
  "hunting-rifle": winchesterRifle,
  ian: cowboyHolster,
  jet: bottleVapors,
  junk: screw,
  "lady-butterheart": robe,
  "laser-rifle": laserGun,
  "leather-armor": leatherArmor,
  "leather-jacket": sleevelessJacket,
  maccready: outbackHat,
  machete: machete,
  marcus: ogre,
  mentats: medicinePills,
  "merchants-coat": pirateCoat,
  "metal-armor": chestArmor,
  minigun: minigun,
  "missile-launcher": missileLauncher,
  "mutant-hide": animalHide,
  "mysterious-stranger": cowled,
  "nick-valentine": fedora,
  "nuka-cola": sodaBottle,
  "old-revolver": revolver,
  "pip-boy": watch,
  "pipe-rifle": rifle,
  "pipe-wrench": monkeyWrench,
  piper: quillInk,
  "plasma-pistol": rayGun,
  "power-fist": mailedFist,
  "preston-garvey": westernHat,
  psycho: syringe,
  radaway: medicines,
  "raider-armor": spikedArmor,
  "ranger-armor": trenchBodyArmor,
  "salvaged-power-armor": spaceSuit,
  "scout-rifle": rifle,
  shishkebab: flamingSheet,
  "solar-scorcher": sunSpear,
  spear: stoneSpear,
  stimpak: syringe,
  strong: ogre,
  sulik: tribalMask,
  "super-power-fist": armorPunch,
  "super-sledge": warhammer,
  "t-60-power-armor": spaceSuit,
  "t-60e-power-armor": spaceSuit,
  "throwing-knives": thrownKnife,
  "tire-iron": crowbar,
  "tribal-garb": tribalGear,
  "vault-13-suit": saiyanSuit,
  "vault-suit": saiyanSuit,
  vic: toolbox,
  water: waterBottle,
  "zip-gun": pistolGun,
};
