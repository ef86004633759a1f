/** Fair dice: what a browser was shown before a game and added to it, held against what is revealed after it. */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Promised } from "./keep";
import type { TableInfo } from "./protocol";

/** What a table tells of its dice, and what its record does. */
export type DiceTold = Pick<TableInfo, "commitment" | "secret" | "nonces">;

export type Alarm =
  | { what: "secret" } // it is not the one that was promised
  | { what: "changed" } // the promise is another than before
  | { what: "nonce"; seat: number } // what was added from here is not in the dice
  | { what: "record" }; // it has other dice than the table

/** What a check comes to: how much this browser could tell if all is well, else what is wrong. */
export type Verdict = { known: "own" | "seen" | "nothing" } | { alarms: Alarm[] };

const PERSON = new Uint8Array(16); // shorter names are filled up with zeros, as Python does it
PERSON.set(new TextEncoder().encode("crossroads-vow"));

/** The commitment to a secret, both in hexadecimal digits; `commitment_of` of the engine makes the same. */
export function commitmentOf(secret: string): string {
  return bytesToHex(blake2b(hexToBytes(secret), { dkLen: 32, personalization: PERSON }));
}

/** Hold what a table and its record reveal against what this browser remembers of it. */
export function judged(told: DiceTold, record: DiceTold, promised: Promised | null): Verdict {
  const alarms: Alarm[] = [];
  if (!opens(told.secret, told.commitment)) alarms.push({ what: "secret" });
  if (promised !== null && promised.commitment !== told.commitment) alarms.push({ what: "changed" });
  const own = Object.entries(promised?.nonces ?? {});
  for (const [seat, nonce] of own) {
    if (told.nonces[Number(seat)] !== nonce) alarms.push({ what: "nonce", seat: Number(seat) });
  }
  if (!areSame(told, record)) alarms.push({ what: "record" });
  if (alarms.length > 0) return { alarms };
  return { known: promised === null ? "nothing" : own.length > 0 ? "own" : "seen" };
}

function opens(secret: string, commitment: string): boolean {
  try {
    return commitmentOf(secret) === commitment;
  } catch {
    return false; // these are no hexadecimal digits
  }
}

function areSame(one: DiceTold, other: DiceTold): boolean {
  const facts = ({ commitment, secret, nonces }: DiceTold) => JSON.stringify([commitment, secret, nonces]);
  return facts(one) === facts(other);
}
