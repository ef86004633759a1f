/** JSON merge patches (RFC 7396): what changed in a view. */

type Dict = Record<string, unknown>;

function isDict(value: unknown): value is Dict {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The target with the patch on it, as a new value; what the patch does not touch is shared with the target. */
export function merged(target: Dict, patch: Dict): Dict {
  const result: Dict = { ...target };
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) delete result[key];
    else if (isDict(change)) result[key] = merged(isDict(result[key]) ? result[key] : {}, change);
    else result[key] = change;
  }
  return result;
}
