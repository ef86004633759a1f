/** The symbols that New California adds to the board, under the names that its glossary gives them. */
import { VAULTS } from "../art/california";
import { MARKERS, markerDrawing } from "../drawings";

const { green, orange } = MARKERS;

export const symbols: Record<string, string> = {
  ...VAULTS,
  ...(green && orange && { green: markerDrawing(green), orange: markerDrawing(orange) }),
};
