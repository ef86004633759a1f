import { describe, expect, it } from "vitest";
import { DESK } from "$lib/places";
import { briefLabel, crewOf, optionAt, placeOf } from "./places";

const option = (id: string, label = id) => ({ id, label, odds: [] });

describe("the place of an option", () => {
  it.each([
    ["place:diner.left", "spot:diner.left"],
    ["place:diner.left:S", "spot:diner.left"],
    ["place:theatre.both:SP", "spot:theatre.both"],
    ["place:lift.red", "spot:lift.red"],
    ["take:canteen", "item-row:canteen"],
    ["build:garden", "room-row:garden"],
    ["side:left", "side:left"],
    ["use:canteen", "item:canteen"],
    ["give:canteen", "item:canteen"],
    ["ready:canteen", "item:canteen"],
    ["gain:food", "store:food"],
    ["pay:food", "store:food"],
    ["spare:water", "store:water"],
    ["letter:S", "letter:S"],
    ["mend:plain", "wounded:plain"],
    ["mend:S", "wounded:S"],
    ["refresh:items", "deck:items"],
  ])("%s is at %s", (id, place) => {
    expect(placeOf(id)).toBe(place);
  });

  it.each([
    "pass",
    "end",
    "roll",
    "accept",
    "pay",
    "build:none",
    "spare:any",
    "swap:1power>1food",
    "wound:S",
    "train:healthy",
  ])("%s lies on the desk", (id) => {
    expect(placeOf(id)).toBe(DESK);
  });
});

describe("the option that a place would be", () => {
  it.each([
    ["spot:theatre.both", "turn", "place:theatre.both"],
    ["item-row:canteen", "turn", "take:canteen"],
    ["room-row:garden", "turn", "build:garden"],
    ["item:canteen", "turn", "use:canteen"],
    ["item:canteen", "give-item", "give:canteen"],
    ["item:canteen", "ready-item", "ready:canteen"],
    ["store:food", "gain-any", "gain:food"],
    ["store:food", "pay-any", "pay:food"],
    ["store:food", "spare", "spare:food"],
    ["deck:rooms", "turn", "refresh:rooms"],
    ["side:right", "turn", "side:right"],
    ["letter:S", "train-letter", "letter:S"],
  ])("%s asked about at %s is %s", (place, prompt, id) => {
    expect(optionAt(place, prompt)).toBe(id);
  });

  it("goes back to the place it came from", () => {
    for (const id of ["place:diner.left", "take:canteen", "build:garden", "side:left", "letter:S", "refresh:items"]) {
      expect(optionAt(placeOf(id), "turn")).toBe(id);
    }
  });
});

describe("what sets options of one place apart", () => {
  it("is who goes", () => {
    expect(crewOf("place:theatre.both:SP")).toBe("SP");
    expect(crewOf("place:diner.left")).toBe("");
    expect(briefLabel(option("place:diner.left:A", "Diner, left: [A] 2 food; A doubles it"))).toBe("A doubles it");
    expect(briefLabel(option("place:diner.left", "Diner, left: [A] 2 food"))).toBe("");
  });

  it("is the act without its particulars elsewhere", () => {
    expect(briefLabel(option("build:garden", "Build Garden (price: 2 power)"))).toBe("Build Garden");
  });
});
