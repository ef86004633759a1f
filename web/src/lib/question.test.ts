import { expect, test } from "vitest";
import { headline, parted } from "./question";

test("a short question is its own heading", () => {
  expect(parted("Take which item?")).toEqual({ head: "Take which item?", rest: "" });
  expect(headline("Take which item?")).toBe("Take which item?");
});

test.each([
  [
    "Raider (level 1, vulnerable: head, torso, arms; Loot): head, no hit icons. Hits on it: 4, needed 1",
    "Raider",
    "(level 1, vulnerable: head, torso, arms; Loot): head, no hit icons. Hits on it: 4, needed 1",
  ],
  [
    "A Free Chair. The game is always on, and one chair is always kept free for somebody with money.",
    "A Free Chair.",
    "The game is always on, and one chair is always kept free for somebody with money.",
  ],
  [
    "Проверка: руки, 1 попадание; руки, 1 попадание; туловище, 2 попадания. Значков попаданий: 4, нужно 3",
    "Проверка:",
    "руки, 1 попадание; руки, 1 попадание; туловище, 2 попадания. Значков попаданий: 4, нужно 3",
  ],
])("a long one is headed by what it is about: %s", (text, head, rest) => {
  expect(parted(text)).toEqual({ head, rest });
  expect(headline(text)).toBe(head.replace(/[.:]$/, ""));
});

test("a long one without any mark stays whole", () => {
  const text = "word ".repeat(20).trim();

  expect(parted(text)).toEqual({ head: text, rest: "" });
});

test("what was said before it is not said again", () => {
  expect(headline("Your turn: 2 actions left", "Your turn")).toBe("2 actions left");
  expect(headline("Your turn is lost?", "Your turn")).toBe("Your turn is lost?");
});
