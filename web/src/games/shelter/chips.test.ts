import { expect, it } from "vitest";
import { billChips, costChips, itemChips, rewardChips } from "./chips";
import { floatingOf } from "./motion";

it("shows the cubes of a bill, and only those", () => {
  expect(billChips({ power: 1, food: 0, water: 2, any: 1 })).toEqual([
    { icon: "power", text: "1" },
    { icon: "water", text: "2" },
    { icon: "any", text: "1" },
  ]);
  expect(billChips(null)).toEqual([]);
});

it("shows costs and rewards from left to right", () => {
  expect(costChips([{ do: "fight", value: 8 }, { do: "wound" }, { do: "give-item", amount: 2 }])).toEqual([
    { icon: "fight", text: "8" },
    { icon: "wound" },
    { icon: "item", text: "2" },
  ]);
  expect(
    rewardChips([
      { do: "train", letter: "*" },
      { do: "refresh", row: "rooms" },
      { do: "item", amount: 1 },
    ]),
  ).toEqual([
    { icon: "train", text: "?" },
    { icon: "refresh", second: "room" },
    { icon: "item", text: undefined },
  ]);
});

it("shows nothing for an effect that it does not know", () => {
  expect(costChips([{ do: "levitate" }, { do: "price" }])).toEqual([{ icon: "price" }]);
  expect(rewardChips([{ do: "levitate" }])).toEqual([]);
  expect(itemChips([{ do: "levitate" }])).toEqual([]);
});

it("shows a word of an expansion by its sign, and how much of it", () => {
  const purr = { do: "pets.purr", sign: "≋", amount: 2 };

  expect(rewardChips([purr])).toEqual([{ icon: "brought", sign: "≋", text: "2" }]);
  expect(costChips([{ ...purr, amount: 1 }])).toEqual([{ icon: "brought", sign: "≋", text: undefined }]);
  expect(itemChips([{ do: "receive", reward: [purr] }])).toEqual([{ icon: "brought", sign: "≋", text: "2" }]);
});

it("shows what an item gives, and after what", () => {
  expect(itemChips([{ do: "at-spot", letter: "S", reward: [{ do: "gain", any: 1 }] }])).toEqual([
    { icon: "spot", text: "S" },
    { icon: "arrow" },
    { icon: "any", text: "1" },
  ]);
});

it("lets gains float up over the seat's store, and nothing where nothing came", () => {
  const line = (kind: string, about: Record<string, unknown>) => ({ seq: 1, text: "", rule: "", kind, seat: 2, about });

  expect(floatingOf(line("gain", { kind: "food", amount: 2 }))).toEqual({ at: "2.food", icon: "food", text: "+2" });
  expect(floatingOf(line("gain", { kind: "food", amount: 0 }))).toBeNull();
  expect(floatingOf(line("happiness", { amount: 3 }))).toEqual({ at: "2.happiness", icon: "happiness", text: "+3" });
  expect(floatingOf({ ...line("recall", {}), seat: null })).toBeNull();
});
