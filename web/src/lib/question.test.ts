import { expect, test } from "vitest";
import { isBrief, questionSentence } from "./question";

test("a question goes on from its title after its mark", () => {
  expect(questionSentence({ title: "Take which item?" })).toBe("Take which item?");
  expect(questionSentence({ title: "Your turn", mark: ":", text: "2 actions left" })).toBe("Your turn: 2 actions left");
});

test("a short one is a heading as a whole, a long one is not", () => {
  const text = "The game is always on, and a chair is kept free for money.";

  expect(isBrief({ title: "Shop", mark: ":", text: "dealings left: 3" })).toBe(true);
  expect(isBrief({ title: "A Free Chair", mark: ".", text })).toBe(false);
});
