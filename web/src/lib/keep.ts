/** What this browser remembers: the ids of own tables and the reader's habits, never a token. */

const TABLES = "crossroads.tables";
const MOST = 12;

export interface KeptTable {
  id: string;
  game: string;
  at: number;
}

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing forgets: the game goes on
  }
}

/** The tables sat at from here, the latest first. */
export function keptTables(): KeptTable[] {
  return read<KeptTable[]>(TABLES, []);
}

export function keepTable(id: string, game: string): void {
  const others = keptTables().filter((one) => one.id !== id);
  write(TABLES, [{ id, game, at: Date.now() }, ...others].slice(0, MOST));
}

export function forgetTable(id: string): void {
  write(
    TABLES,
    keptTables().filter((one) => one.id !== id),
  );
}

/** A habit, such as the language or the name. */
export function habit<T>(name: string, otherwise: T): T {
  return read(`crossroads.${name}`, otherwise);
}

export function keepHabit(name: string, value: unknown): void {
  write(`crossroads.${name}`, value);
}
