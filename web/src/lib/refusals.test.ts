import { expect, test } from "vitest";
import type { Reason } from "./protocol";
import { matching, sectioned } from "./refusals";

const reason = (option: string, label: string, text = "Too far."): Reason => ({ option, label, rule: "r", text });
const REASONS = [
  reason("fight:ghoul", "Fight: Ghoul"),
  reason("step:a", "Step to the Tower"),
  reason("fight:raider", "Fight: Raider"),
  reason("fight:dog", "Fight: Dog", "It sleeps."),
];

test("what one would do is told once, and each sentence once in it with all that it forbids", () => {
  expect(sectioned(REASONS, (act) => act.toUpperCase())).toEqual([
    {
      title: "FIGHT",
      refusals: [
        { rule: "r", text: "Too far.", labels: ["Fight: Ghoul", "Fight: Raider"] },
        { rule: "r", text: "It sleeps.", labels: ["Fight: Dog"] },
      ],
    },
    { title: "STEP", refusals: [{ rule: "r", text: "Too far.", labels: ["Step to the Tower"] }] },
  ]);
});

test("acts without a name are one section, the last", () => {
  const titles = sectioned(REASONS, (act) => (act === "step" ? "Step" : null)).map(({ title }) => title);

  expect(titles).toEqual(["Step", ""]);
});

test("all words must be found, in the thing or in its reason", () => {
  expect(matching(REASONS, "")).toHaveLength(4);
  expect(matching(REASONS, "RAIDER far").map(({ option }) => option)).toEqual(["fight:raider"]);
  expect(matching(REASONS, "sleeps tower")).toEqual([]);
});
