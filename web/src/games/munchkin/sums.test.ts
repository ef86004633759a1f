import { expect, test } from "vitest";
import { plain, shareOf, signed, summed } from "./sums";

test("what comes from one source is one part", () => {
  const parts = [
    { what: "level", amount: 3 },
    { what: "bat", amount: 2 },
    { what: "bat", amount: 1 },
  ];

  expect(summed(parts)).toEqual([
    { what: "level", amount: 3 },
    { what: "bat", amount: 3 },
  ]);
});

test("numbers have their signs, with a true minus", () => {
  expect([signed(3), signed(-3), signed(0), plain(3), plain(-3)]).toEqual(["+3", "−3", "+0", "3", "−3"]);
});

test.each([
  [5, 15, 25],
  [0, 0, 50],
  [-2, 4, 0],
  [3, -1, 100],
])("%i against %i takes %i percent of the bar", (munchkins, monsters, share) => {
  expect(shareOf({ munchkins, monsters })).toBe(share);
});
