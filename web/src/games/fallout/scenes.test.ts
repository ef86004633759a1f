import { describe, expect, it } from "vitest";
import type { DecisionTold } from "$lib/protocol";
import { rerollOf, rerollSources, sceneOf, titled } from "./scenes";
import type { View } from "./types";

const view = (changes: Partial<View> = {}) => ({ phase: "turn", survivors: [], ...changes }) as unknown as View;
const asked = (prompt: string, ...ids: string[]): DecisionTold => ({
  seat: 0,
  prompt,
  text: "",
  rule: "",
  about: {},
  options: ids.map((id) => ({ id, label: id, odds: [] })),
});
const rolling = { kind: "fight", seat: 0, dice: [0, 1, 2], rerolls: 1 } as unknown as View["rolling"];

describe("the scene", () => {
  it.each([
    ["encounter", view(), asked("encounter", "option:help"), "encounter"],
    ["roll", view({ rolling }), asked("reroll", "stop"), "roll"],
    ["map, in the middle of a fight", view({ rolling }), asked("return", "return:camp.a"), null],
    ["map on a turn", view(), asked("turn", "move", "use:bat"), null],
    ["map for enemies", view(), asked("attack-order", "enemy:raider~1"), null],
    ["choice of cards", view(), asked("equip-gained", "equip:bat", "keep:bat"), "choice"],
    ["nothing while others choose", view(), asked("perk"), null],
    ["nothing when it is over", view({ outcome: { winners: [0], scores: [1], how: "" } }), null, null],
  ])("is %s", (_, at, decision, scene) => {
    expect(sceneOf(at, decision)).toBe(scene);
  });
});

describe("throwing dice again", () => {
  const offered = ["stop", "reroll:token:123", "reroll:token:13", "reroll:well-rested:13"];

  it("names the selected dice in order", () => {
    expect(rerollOf("token", [2, 0], offered)).toBe("reroll:token:13");
  });
  it("is not there for no dice, or for some that are not on offer", () => {
    expect(rerollOf("token", [], offered)).toBe(null);
    expect(rerollOf("token", [1], offered)).toBe(null);
  });
  it("has a source for each way", () => {
    expect(rerollSources(offered)).toEqual(["token", "well-rested"]);
  });
});

it("tells title and story apart", () => {
  expect(titled("Old Well\nA rope creaks.\nWhat do you do?")).toEqual({
    title: "Old Well",
    story: "A rope creaks.\nWhat do you do?",
  });
  expect(titled("Old Well. A rope creaks.")).toEqual({ title: "Old Well", story: "A rope creaks." });
  expect(titled("Choose")).toEqual({ title: "Choose", story: "" });
});
