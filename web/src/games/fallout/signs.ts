/** The symbols of this game and its expansions as their rules call them. */
import type { Sign } from "$lib/signs";
import { modificationDrawing } from "./bonds/drawings";
import { actDrawing, ICONS, placeDrawing, typeDrawing } from "./drawings";

const sign = (body: string, en: string, ru: string, pl: string): Sign => ({ body, words: { en, ru, pl } });

export const SIGNS: readonly Sign[] = [
  sign(ICONS.hit, "hit icon*", "знач* попадани*", "symbol* trafieni*"),
  sign(ICONS.armor, "armor icon*", "знач* брони", "symbol* pancerza"),
  sign(ICONS.rads, "radiation icon*", "знач* радиации", "symbol* promieniowania"),
  sign(ICONS.agenda, "agenda icon*", "знач* карт* замысл*", "symbol* kart* osiągni*"),
  sign(placeDrawing("settlement"), "settlement icon*", "знач* поселени*", "symbol* osad*"),
  sign(placeDrawing("wasteland"), "wasteland icon*", "знач* пустоши", "symbol* pustkowi*"),
  sign(typeDrawing("critter"), "critter icon*", "знач* тварей|знач* твари", "symbol* zwierz*"),
  sign(typeDrawing("human"), "human icon*", "знач* человека", "symbol* człowieka"),
  sign(typeDrawing("robot"), "robot icon*", "знач* робота", "symbol* robota"),
  sign(typeDrawing("monster"), "monster icon*", "знач* чудовищ*", "symbol* potwora"),
  sign(actDrawing("quest") ?? "", "quest-action icon*", "знач* действия задания", "symbol* akcji zadania"),
  sign(modificationDrawing("apparel"), "apparel icon*", "знач* одежды", "symbol* ubioru"),
];
