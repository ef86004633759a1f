import { expect, test } from "vitest";
import { codeAddress, inviteAddress, placeOf } from "./route.svelte";

test.each([
  ["/", {}, { at: "lobby" }],
  ["/tables/k3x9q", { search: "?invite=Zz_1" }, { at: "table", id: "k3x9q", invite: "Zz_1", code: null }],
  ["/tables/k3x9q/", {}, { at: "table", id: "k3x9q", invite: "", code: null }],
  ["/tables/k3x9q/replay", { search: "?at=57&seat=2" }, { at: "replay", id: "k3x9q", step: 57, seat: 2 }],
  ["/tables/k3x9q/replay", { search: "?at=-1&seat=x" }, { at: "replay", id: "k3x9q", step: null, seat: null }],
  ["/rules/draughts/book", {}, { at: "book", game: "draughts", short: false }],
  ["/rules/draughts/two-minutes", {}, { at: "book", game: "draughts", short: true }],
  ["/rules/draughts/scroll", {}, { at: "nowhere" }],
  [
    "/rules/draughts",
    { search: "?rule=draughts.moves.step" },
    { at: "rules", game: "draughts", rule: "draughts.moves.step" },
  ],
  ["/tables", {}, { at: "nowhere" }],
  ["/elsewhere", {}, { at: "nowhere" }],
])("%s%o is a place", (path, rest, place) => {
  expect(placeOf(path, rest)).toEqual(place);
});

test("an invitation travels in the fragment, which no server is told", () => {
  const address = new URL(inviteAddress("k3x9q", "Zz_1&b"), "https://table.example");
  expect([address.pathname, address.search]).toEqual(["/tables/k3x9q", ""]);
  expect(placeOf(address.pathname, address)).toEqual({ at: "table", id: "k3x9q", invite: "Zz_1&b", code: null });
});

test("of two invitations the one in the fragment counts", () => {
  expect(placeOf("/tables/k3x9q", { search: "?invite=old", hash: "#invite=new" })).toMatchObject({ invite: "new" });
});

test("so does a code for another device, and an empty one is asked for", () => {
  const address = new URL(codeAddress("k3x9q", "ABCDE-23456"), "https://table.example");
  expect(address.search).toBe("");
  expect(placeOf(address.pathname, address)).toMatchObject({ code: "ABCDE-23456" });
  expect(placeOf("/tables/k3x9q", { hash: "#code=" })).toMatchObject({ code: "" });
});
