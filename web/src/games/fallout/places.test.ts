import { describe, expect, it } from "vitest";
import { DESK } from "$lib/places";
import { optionAt, placeOf } from "./places";

describe("the place of an option", () => {
  it.each([
    ["step:cit.a", "space:cit.a"],
    ["explore:tile-4", "space:tile-4"],
    ["at:tile-3", "space:tile-3"],
    ["turn:human:g1.d", "space:g1.d"],
    ["fight:raider~2", "enemy:raider~2"],
    ["activate:shield#1", "enemy:shield#1"],
    ["use:missile-launcher:2", "card:missile-launcher"],
    ["buy:stimpak~3", "shop:stimpak~3"],
    ["quest:old-radio:listen", "objective:old-radio:listen"],
    ["give-agenda:payday-1", "agenda:payday-1"],
    ["trade:2", "seat:2"],
    ["token:P", "letter:P"],
    ["move", DESK],
    ["camp:heal", DESK],
    ["reroll:token:13", DESK],
    ["leave", DESK],
  ])("%s lies at %s", (option, place) => {
    expect(placeOf(option)).toBe(place);
  });
});

describe("what an unlit place is asked about", () => {
  it.each([
    ["space:cit.a", "turn", "step:cit.a"],
    ["space:tile-4", "turn", "explore:tile-4"],
    ["space:camp.b", "start-space", "start:camp.b"],
    ["card:bat", "shop", "sell:bat"],
    ["objective:old-radio:listen", "turn", "quest:old-radio:listen"],
    ["act:camp", "turn", "camp"],
  ])("%s during %s is %s", (place, prompt, option) => {
    expect(optionAt(place, prompt)).toBe(option);
  });
});
