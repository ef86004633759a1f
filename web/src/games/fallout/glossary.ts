/** The symbols of the board, under the names that the glossary gives them. */
import { ACTS, BACKS, ICONS, MARKERS, markerDrawing, PLACES, placeDrawing, TRAITS, TYPES } from "./drawings";

const { rads, rubble, quests, ...icons } = ICONS;
const { wasteland = "", settlement = "" } = PLACES;
const { fight, quest, ...acts } = ACTS; // drawn as the fights and quests of the panels
const { "super-mutant": mutant, "well-rested": rested = "", ...traits } = TRAITS; // one of these is drawn as a type of enemies
const { red, blue, yellow, white } = MARKERS;
const markers = Object.entries({ red, blue, yellow, white }).flatMap(([colour, marker]) =>
  marker ? [[colour, markerDrawing(marker)]] : [],
);

export const symbols: Record<string, string> = {
  ...icons,
  ...{ radiation: rads, difficult: rubble, quest: quests },
  ...acts,
  ...{ settlement, wasteland, vault: placeDrawing("vault") },
  ...BACKS,
  ...TYPES,
  ...{ ...traits, rested },
  ...Object.fromEntries(markers),
};
