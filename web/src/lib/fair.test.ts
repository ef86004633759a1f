import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commitmentOf, type DiceTold, judged } from "./fair";

const record = new URL("../../../tests/records/0.1.0/shelter-finished.record.json", import.meta.url);
const dice = JSON.parse(readFileSync(record, "utf8")).dice as DiceTold;
const told: DiceTold = { ...dice, nonces: ["mine", "", "theirs"] };
const promised = { id: "k3x9q", commitment: dice.commitment, nonces: { 0: "mine" } };
const other = commitmentOf("00".repeat(32));

test("a secret has the commitment that the engine made", () => {
  expect(commitmentOf(dice.secret)).toBe(dice.commitment);
  expect(other).not.toBe(dice.commitment);
});

test("what is revealed fits what was remembered", () => {
  expect(judged(told, told, promised)).toEqual({ known: "own" });
  expect(judged(told, told, { ...promised, nonces: {} })).toEqual({ known: "seen" });
  expect(judged(told, told, null)).toEqual({ known: "nothing" });
});

test.each([
  ["00".repeat(32), "another one"],
  ["", "none"],
  ["not hexadecimal", "no number"],
])("the secret %j (%s) does not fit", (secret) => {
  const lie = { ...told, secret };

  expect(judged(lie, lie, promised)).toEqual({ alarms: [{ what: "secret" }] });
});

test("another secret with a commitment of its own is not the one that was promised", () => {
  const lie = { ...told, secret: "00".repeat(32), commitment: other };

  expect(judged(lie, lie, promised)).toEqual({ alarms: [{ what: "changed" }] });
  expect(judged(lie, lie, null)).toEqual({ known: "nothing" });
});

test.each([[["theirs", "", "theirs"]], [["", "", "mine"]], [[]]])(
  "with %j in the dice what was added at seat 0 is missing",
  (nonces) => {
    const lie = { ...told, nonces };

    expect(judged(lie, lie, promised)).toEqual({ alarms: [{ what: "nonce", seat: 0 }] });
  },
);

test("each seat of a shared screen is looked for", () => {
  const both = { ...promised, nonces: { 0: "mine", 2: "hers" } };

  expect(judged(told, told, both)).toEqual({ alarms: [{ what: "nonce", seat: 2 }] });
});

test("a record with other dice than the table tells is no proof", () => {
  expect(judged(told, { ...told, nonces: [] }, promised)).toEqual({ alarms: [{ what: "record" }] });
  expect(judged(told, { ...told, commitment: other }, null)).toEqual({ alarms: [{ what: "record" }] });
});
