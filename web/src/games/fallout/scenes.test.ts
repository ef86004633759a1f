import { describe, expect, it } from "vitest";
import { at } from "$lib/places";
import type { DecisionTold, OptionTold } from "$lib/protocol";
import { option } from "$lib/table/kit/told";
import { isInRoll, isLoose, otherActs, ranked, rerollable, rerollOf, rerollSources, sceneOf } from "./scenes";
import type { View } from "./types";

const view = (changes: Partial<View> = {}) => ({ phase: "turn", survivors: [], ...changes }) as unknown as View;
const asked = (prompt: string, ...kinds: string[]): DecisionTold => ({
  seat: 0,
  prompt,
  question: { title: "" },
  rule: "",
  about: {},
  options: kinds.map((kind) => option(kind, { place: at(kind, "it") })),
  window: null,
});
const rolling = { kind: "fight", seat: 0, dice: [0, 1, 2], rerolls: 1 } as unknown as View["rolling"];

describe("the scene", () => {
  it.each([
    ["encounter", view(), asked("encounter", ""), "encounter"],
    ["roll", view({ rolling }), asked("reroll", ""), "roll"],
    ["roll, while somebody is asked to assist", view({ rolling }), asked("atomic-bonds.assist", ""), "roll"],
    ["roll, while an assistant is picked", view({ rolling }), asked("atomic-bonds.assistant", "seat"), "roll"],
    ["map, in the middle of a fight", view({ rolling }), asked("return", "space"), null],
    ["map on a turn", view(), asked("turn", "", "card"), null],
    ["map for enemies", view(), asked("attack-order", "enemy"), null],
    ["choice of cards", view(), asked("equip-gained", "card"), "choice"],
    ["nothing while others choose", view(), asked("perk"), null],
    ["nothing when it is over", view({ outcome: { winners: [0], scores: [1], how: "", influence: [] } }), null, null],
  ])("is %s", (_, at, decision, scene) => {
    expect(sceneOf(at, decision)).toBe(scene);
  });
});

describe("throwing dice again", () => {
  const again = (source: string, dice: string) => option(source + dice, { act: "reroll", names: { source, dice } });
  const offered = [option("stop"), again("token", "123"), again("token", "13"), again("well-rested", "13")];

  it("names the selected dice in order", () => {
    expect(rerollOf("token", [2, 0], offered)).toBe(offered[2]);
  });
  it("is not there for no dice, or for some that are not on offer", () => {
    expect(rerollOf("token", [], offered)).toBeUndefined();
    expect(rerollOf("token", [1], offered)).toBeUndefined();
  });
  it("has a source for each way", () => {
    expect(rerollSources(offered)).toEqual(["token", "well-rested"]);
  });
  it("is for the dice that are one's own: the fourth is the helper's", () => {
    expect([...rerollable(offered)]).toEqual([0, 1, 2]);
    expect([...rerollable([option("stop"), again("token", "4")])]).toEqual([3]);
    expect(rerollOf("token", [3], [again("token", "4")])?.names.dice).toBe("4");
  });
  it("stands apart from what else can be done", () => {
    expect(otherActs([...offered, option("1", { act: "die" })])).toEqual([offered[0]]);
  });
});

it("leaves to the row of buttons what lies nowhere, and the encounter where one stands", () => {
  const places = [{}, at("here"), at("space", "cit.a"), at("card", "bat")];

  expect(places.map((place) => isLoose(option("it", { place })))).toEqual([true, true, false, false]);
});

describe("rerolls by merit", () => {
  const odds = (good: number, damage: number) => [
    { given: "plain", chances: [{ outcome: "kill", kind: "kill", of: good, out_of: 100, text: "" }] },
    { given: "damage", chances: [{ outcome: "damage-1", kind: "damage", of: 1, out_of: 1, amount: damage, text: "" }] },
  ];
  const rolled = (id: string, act: string, good: number, damage: number) =>
    ({ id, act, names: {}, place: {}, label: { title: id }, odds: odds(good, damage), odds_text: [] }) as OptionTold;
  const offered = [
    rolled("stop", "stop", 50, 1),
    rolled("a", "reroll", 40, 0),
    rolled("b", "reroll", 80, 3),
    rolled("c", "reroll", 80, 2),
  ];

  it("have the likeliest kill first, with less damage among equals, and leave other options where they are", () => {
    expect(ranked(offered).options.map(({ id }) => id)).toEqual(["stop", "c", "b", "a"]);
  });
  it("mark the best of all, which may be to leave the dice", () => {
    expect(ranked(offered).best).toBe("c");
    expect(ranked([rolled("stop", "stop", 100, 0), ...offered.slice(1)]).best).toBe("stop");
  });
  it("are compared by what they are worth, not by all that is told of them", () => {
    const told = (given: string, kind: string, of: number, amount?: number) => ({
      given,
      chances: [{ outcome: kind, kind, of, out_of: 100, amount, text: "" }],
    });
    const again = (id: string, ...known: ReturnType<typeof told>[]) =>
      ({ ...rolled(id, "reroll", 0, 0), odds: known }) as OptionTold;
    const stop = (...known: ReturnType<typeof told>[]) => ({ ...again("stop", ...known), act: "stop" }) as OptionTold;
    const sure = told("plain", "success", 100);
    const twice = [told("plain", "success", 100), told("best-rerolls", "success", 100)];
    const likely = [told("plain", "kill", 30), told("best-rerolls", "kill", 60)];

    expect(ranked([stop(sure), again("a", ...twice)]).best).toBe("stop");
    expect(ranked([stop(told("plain", "kill", 50)), again("a", ...likely)]).best).toBe("a");
    expect(ranked([stop(told("plain", "kill", 50)), again("a", ...likely, told("helper", "death", 20))]).best).toBe(
      "stop",
    );
    expect(
      ranked([
        again("a", sure, told("damage", "damage", 100, 1), told("helper-damage", "damage", 100, 2)),
        again("b", sure, told("damage", "damage", 100, 2)),
      ]).best,
    ).toBe("b");
    expect(ranked([stop(told("hits", "hits", 100, 2)), again("a", told("hits", "hits", 100, 3))]).best).toBe("a");
  });
  it("are shown by the scene if they are the best, the others once their dice are selected; what else can be done is shown", () => {
    expect(offered.filter((each) => isInRoll(each, offered)).map(({ id }) => id)).toEqual(["stop", "c"]);
  });
  it("leave a question without rerolls as it is", () => {
    const plain = [rolled("fight", "fight", 10, 0), rolled("other", "fight", 90, 0)];
    expect(ranked(plain)).toEqual({ options: plain, best: null });
  });
});
