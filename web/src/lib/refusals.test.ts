import { expect, test } from "vitest";
import type { ReasonTold } from "./protocol";
import { matching, sectioned } from "./refusals";

const reason = (act: string, title: string, note = "", text = "Too far."): ReasonTold => {
  return { option: `${act}!`, act, names: {}, place: {}, label: { title, note }, rule: "r", text };
};
const label = (title: string, note = "") => ({ title, note });
const REASONS = [
  reason("fight", "Fight: Ghoul"),
  reason("step", "Step to the Tower", "2 points"),
  reason("fight", "Fight: Raider"),
  reason("fight", "Fight: Dog", "", "It sleeps."),
];

test("what one would do is told once, and each sentence once in it with all that it forbids", () => {
  expect(sectioned(REASONS, (act) => act.toUpperCase())).toEqual([
    {
      title: "FIGHT",
      refusals: [
        { rule: "r", text: "Too far.", labels: [label("Fight: Ghoul"), label("Fight: Raider")] },
        { rule: "r", text: "It sleeps.", labels: [label("Fight: Dog")] },
      ],
    },
    { title: "STEP", refusals: [{ rule: "r", text: "Too far.", labels: [label("Step to the Tower", "2 points")] }] },
  ]);
});

test("acts without a name are one section, the last", () => {
  const titles = sectioned(REASONS, (act) => (act === "step" ? "Step" : null)).map(({ title }) => title);

  expect(titles).toEqual(["Step", ""]);
});

test("all words must be found, in the thing or in its reason", () => {
  expect(matching(REASONS, "")).toHaveLength(4);
  expect(matching(REASONS, "RAIDER far").map((found) => found.label.title)).toEqual(["Fight: Raider"]);
  expect(matching(REASONS, "points")).toHaveLength(1);
  expect(matching(REASONS, "sleeps tower")).toEqual([]);
});
