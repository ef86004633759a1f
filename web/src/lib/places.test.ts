import { expect, it } from "vitest";
import { at, DESK, isSame, offersByPlace, placeKey } from "./places";
import { option } from "./table/kit/told";

it("keeps the options of one place together, in the order of the offer", () => {
  const bat = { place: at("card", "bat") };
  const options = [
    option("equip", bat),
    option("move"),
    option("use", { place: at("card", "gun") }),
    option("use", bat),
  ];

  const offers = offersByPlace(options);

  expect([...offers.keys()]).toEqual(["card:bat", "desk", "card:gun"]);
  expect(offers.get("card:bat")?.map((each) => each.act)).toEqual(["equip", "use"]);
});

it("is the same place whether what it lacks is missing or empty", () => {
  expect(isSame({ kind: "space", name: "cit.a" }, at("space", "cit.a"))).toBe(true);
  expect(isSame(at("objective", "radio", "listen"), at("objective", "radio", "leave"))).toBe(false);
  expect(isSame(at(""), DESK)).toBe(true);
  expect(placeKey(at("objective", "radio", "listen"))).toBe("objective:radio:listen");
});
