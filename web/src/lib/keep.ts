/** What this browser remembers: own tables, what it knows of their dice, and the reader's habits; never a token. */
import type { TableInfo } from "./protocol";

const TABLES = "crossroads.tables";
const MOST = 12;
const PROMISES = "crossroads.dice";
const MOST_PROMISES = 60; // of tables, those included that were only looked at

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

/** What a table promised of its dice when it was first seen here, and what the seats at this screen added. */
export interface Promised {
  id: string;
  commitment: string;
  nonces: Record<number, string>;
}

export function promisedBy(id: string): Promised | null {
  return read<Promised[]>(PROMISES, []).find((one) => one.id === id) ?? null;
}

/** Remember the first promise that a table makes; a promise that comes with the secret is none. */
export function keepPromise({ id, commitment, phase }: TableInfo): void {
  if (phase !== "over" && promisedBy(id) === null) writePromise({ id, commitment, nonces: {} });
}

/** Remember what a seat at this screen has added to the dice (`null`: it has left before the game). */
export function keepNonce(id: string, seat: number, nonce: string | null): void {
  const promised = promisedBy(id);
  if (promised === null) return;
  const { [seat]: _, ...others } = promised.nonces;
  writePromise({ ...promised, nonces: nonce === null ? others : { ...others, [seat]: nonce } });
}

function writePromise(promised: Promised): void {
  const others = read<Promised[]>(PROMISES, []).filter((one) => one.id !== promised.id);
  write(PROMISES, [promised, ...others].slice(0, MOST_PROMISES));
}

/** A habit, such as the language or the name. */
export function habit<T>(name: string, otherwise: T): T {
  return read(`crossroads.${name}`, otherwise);
}

export function keepHabit(name: string, value: unknown): void {
  write(`crossroads.${name}`, value);
}
