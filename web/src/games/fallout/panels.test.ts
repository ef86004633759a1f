import { expect, it } from "vitest";
import { at, type Place } from "$lib/places";
import type { OptionTold } from "$lib/protocol";
import { litOn, panelOf } from "./panels";

const offered = (place: Place) => ({ id: "x", place }) as OptionTold;

it("finds the panel on which something lies, and none for the map", () => {
  expect(panelOf(at("card", "stimpak~1"))?.id).toBe("mine");
  expect(panelOf(at("objective", "well", "a"))?.id).toBe("quests");
  expect(panelOf(at("shop", "jet~1"))?.id).toBe("shop");
  expect(panelOf(at("goal", "well-read"))?.id).toBe("power");
  expect(panelOf(at("mutation", "empath"))?.id).toBe("mine");
  expect(panelOf(at("space", "g1.a"))).toBeUndefined();
  expect(panelOf({})).toBeUndefined();
});

it("counts what is lit on each, the others' boards without one's own", () => {
  const options = [at("card", "a"), at("perk", "b"), at("seat", "0"), at("seat", "2"), at("space", "g1.a")].map(
    offered,
  );
  expect([...litOn(options, 0)]).toEqual([
    ["mine", 2],
    ["others", 1],
  ]);
});
