import { expect, it } from "vitest";
import { actionsOf } from "./actions";
import type { View } from "./types";

const plain = { survivors: [] } as unknown as View;
const withCamps = (placed: string[]): View =>
  ({ ...plain, added: { "atomic-bonds": { camps: { placed } } } }) as unknown as View;

it("has the three of the base game that lie nowhere on the map", () => {
  expect(actionsOf(plain).map(({ act }) => act)).toEqual(["move", "encounter", "camp"]);
});

it("has fast travel where there is a camp, and asks about one of them", () => {
  const [travel] = actionsOf(withCamps(["camp.c", "dia.d"])).slice(3);
  expect(travel).toMatchObject({
    act: "atomic-bonds.travel",
    called: "bonds-fast-travel",
    place: { kind: "space", name: "camp.c" },
  });
  expect(actionsOf(withCamps([]))).toHaveLength(3);
});
