/** The symbols of the board, under the names that the glossary gives them. */
import { backDrawing, ICONS, placeDrawing } from "./drawings";

const { caps, hp, rads, armor, hit, first } = ICONS;
const [settlement, wasteland] = [placeDrawing("settlement"), placeDrawing("wasteland")];
const [dangerous, deadly] = [backDrawing("dangerous"), backDrawing("deadly")];
export const symbols: Record<string, string> = {
  caps,
  hp,
  rads,
  armor,
  hit,
  first,
  settlement,
  wasteland,
  dangerous,
  deadly,
};
