import { expect, test } from "vitest";
import type { DecisionTold, OptionTold } from "$lib/protocol";
import { cardsAsked, dealOf, isOnFace, looseOf, seatsAsked } from "./stages";
import type { OfferSeen, View } from "./types";

const option = (id: string, kind = "", name = ""): OptionTold => ({
  ...{ id, act: id, names: {}, label: { title: id }, odds: [], odds_text: [] },
  place: kind ? { kind, name } : {},
});
const asks = (prompt: string, options: OptionTold[] = [], about = {}): DecisionTold => ({
  ...{ seat: 1, prompt, question: { title: prompt }, rule: "", about, options, window: null },
});

test("cards that lie elsewhere are set out, each once", () => {
  const loot = asks("loot", [
    option("a", "card", "boots"),
    option("b", "card", "boots"),
    option("c", "card", "mine"),
    option("none"),
  ]);

  expect(cardsAsked(loot, [])).toEqual(["boots", "mine"]);
});

test("one's own hand is lit where it is", () => {
  const charity = asks("charity", [option("a", "card", "boots"), option("b", "card", "mine")]);

  expect(cardsAsked(charity, ["boots", "mine", "trap"])).toEqual([]);
  expect(cardsAsked(charity, ["boots"])).toEqual(["boots", "mine"]);
});

test.each(["combat", "turn-start", "react", "draft", "offer"])("at %s all cards stay where they are", (prompt) => {
  expect(cardsAsked(asks(prompt, [option("a", "card", "boots")]), [])).toEqual([]);
});

test("what is said on a card's face need not be said beside it: in the hand, in a bundle, or set out", () => {
  const own = { hand: ["boots"], bundles: [{ id: "gun" }] };
  const view = { players: [{ bundles: [] }, own] } as unknown as View;
  const on = (prompt: string, act: string, kind: string, name: string) => {
    const one = { ...option(act, kind, name), act };
    return isOnFace(view, asks(prompt, [one]), one);
  };

  expect(on("combat", "play", "card", "boots")).toBe(true);
  expect(on("combat", "play", "card", "gun")).toBe(true);
  expect(on("loot", "loot", "card", "elsewhere")).toBe(true);
  expect(on("combat", "drop", "card", "worn")).toBe(false);
  expect(on("combat", "power", "card", "boots")).toBe(false);
  expect(on("turn-start", "sell", "card", "boots")).toBe(false);
  expect(on("combat", "help", "seat", "boots")).toBe(false);
});

test("seats are set out when one of them is asked for, and not while everybody may be spoken to", () => {
  const seats = [option("a", "seat", "0"), option("b", "seat", "2")];

  expect(seatsAsked(asks("target", seats))).toEqual([0, 2]);
  expect(seatsAsked(asks("combat", seats))).toEqual([]);
});

test("what lies nowhere is chosen by its words", () => {
  expect(looseOf([option("pass"), option("a", "card", "boots")]).map(({ id }) => id)).toEqual(["pass"]);
});

const draft: OfferSeen = { seat: 0, partner: 1, help: true, gives: [], asks: [], treasures: 2, picker: "helper" };

test("an offer is shown while it is made and while it is answered", () => {
  const told = asks("offer", [], {
    seat: 0,
    help: true,
    offer: { gives: [], asks: [], treasures: 2, picker: "helper" },
  });

  expect(dealOf({ draft } as unknown as View, asks("draft"))).toEqual(draft);
  expect(dealOf({ offers: [] } as unknown as View, told)).toEqual({ ...draft, together: null });
  expect(dealOf({} as unknown as View, asks("combat"))).toBeNull();
});
