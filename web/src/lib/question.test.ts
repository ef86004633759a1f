import { expect, test } from "vitest";
import { headline, isBrief, questionSentence } from "./question";

test("a short question is its own heading", () => {
  expect(headline({ title: "Take which item?" })).toBe("Take which item?");
  expect(headline({ title: "Shop: what do you deal in?", text: "Dealings left: 3" })).toBe(
    "Shop: what do you deal in? Dealings left: 3",
  );
});

test("a long one is headed by its title", () => {
  const question = {
    title: "A Free Chair",
    mark: ".",
    text: "The game is always on, and a chair is kept free for money.",
  };

  expect(questionSentence(question)).toBe(`A Free Chair. ${question.text}`);
  expect(isBrief(question)).toBe(false);
  expect(headline(question)).toBe("A Free Chair");
});

test("what was said before it is not said again", () => {
  expect(headline({ title: "Your turn", mark: ":", text: "2 actions left" }, "Your turn")).toBe("2 actions left");
  expect(headline({ title: "Your turn", mark: ":", text: "2 actions left" })).toBe("Your turn: 2 actions left");
  expect(headline({ title: "Your turn is lost?" }, "Your turn")).toBe("Your turn is lost?");
});
