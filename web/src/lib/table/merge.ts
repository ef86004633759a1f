/** JSON merge patches (RFC 7396), and elements of lists that are replaced: what changed in a view. */

type Dict = Record<string, unknown>;

function isDict(value: unknown): value is Dict {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** In a patch: the elements of a list that are replaced, by their numbers. */
const ELEMENTS = "[]";

/** What a change makes of a value. */
function changed(value: unknown, change: unknown): unknown {
  if (!isDict(change)) return change;
  const elements = change[ELEMENTS];
  if (!isDict(elements)) return merged(isDict(value) ? value : {}, change);
  const list = Array.isArray(value) ? [...value] : [];
  for (const [number, one] of Object.entries(elements)) list[Number(number)] = one;
  return list;
}

/** The target with the patch on it, as a new value; what the patch does not touch is shared with the target. */
export function merged(target: Dict, patch: Dict): Dict {
  const result: Dict = { ...target };
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) delete result[key];
    else result[key] = changed(result[key], change);
  }
  return result;
}
