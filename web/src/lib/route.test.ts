import { expect, test } from "vitest";
import { placeOf } from "./route.svelte";

test.each([
  ["/", "", { at: "lobby" }],
  ["/tables/k3x9q", "?invite=Zz_1", { at: "table", id: "k3x9q", invite: "Zz_1" }],
  ["/tables/k3x9q/", "", { at: "table", id: "k3x9q", invite: "" }],
  ["/tables/k3x9q/replay", "?at=57&seat=2", { at: "replay", id: "k3x9q", step: 57, seat: 2 }],
  ["/tables/k3x9q/replay", "?at=-1&seat=x", { at: "replay", id: "k3x9q", step: null, seat: null }],
  ["/rules/draughts", "?rule=draughts.moves.step", { at: "rules", game: "draughts", rule: "draughts.moves.step" }],
  ["/tables", "", { at: "nowhere" }],
  ["/elsewhere", "", { at: "nowhere" }],
])("%s%s is a place", (path, search, place) => {
  expect(placeOf(path, search)).toEqual(place);
});
