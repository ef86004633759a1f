import { expect, test } from "vitest";
import { labelSentence } from "./label";

test.each([
  [{ title: "Camp" }, "Camp"],
  [{ title: "End the turn", note: "2 actions are lost" }, "End the turn (2 actions are lost)"],
  [{ title: "Diner, left", gain: "2 food" }, "Diner, left: 2 food"],
  [{ title: "Armoury", cost: "1 power", gain: "1 item" }, "Armoury: 1 power → 1 item"],
  [{ title: "Theatre", cost: "1 power", note: "A goes" }, "Theatre: 1 power; A goes"],
])("%j in one sentence", (label, sentence) => {
  expect(labelSentence(label)).toBe(sentence);
});
