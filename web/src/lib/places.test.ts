import { expect, it } from "vitest";
import { DESK, offersByPlace } from "./places";

const placeOf = (option: string) => (option.includes(":") ? `card:${option.split(":")[1]}` : DESK);

it("keeps the options of one place together, in the order of the offer", () => {
  const options = ["equip:bat", "move", "use:gun", "use:bat"].map((id) => ({ id, label: id, odds: [] }));

  const offers = offersByPlace(options, placeOf);

  expect([...offers.keys()]).toEqual(["card:bat", DESK, "card:gun"]);
  expect(offers.get("card:bat")?.map((option) => option.id)).toEqual(["equip:bat", "use:bat"]);
});
