import { expect, test } from "vitest";
import { option } from "./kit/told";
import { byName, grouped, keyOf, moved, namedLike } from "./offers";

test("a short list is one group without a name", () => {
  const options = [option("a"), option("pass")];

  expect(grouped(options)).toEqual([{ act: "", options }]);
});

test("a long list is grouped by what is done, in the order of the offer", () => {
  const options = [..."abcdefgh"].map((id) => option(id, { act: "move" }));
  options.splice(1, 0, option("pass"), option("take"));

  const groups = grouped(options);

  expect(groups.map((group) => [group.act, group.options.length])).toEqual([
    ["move", 8],
    ["pass", 1],
    ["take", 1],
  ]);
});

test("nine keys for the first nine", () => {
  expect([0, 8, 9].map(keyOf)).toEqual(["1", "9", ""]);
});

test("arrows go round the ends of a list", () => {
  expect(moved(0, "ArrowUp", 3)).toBe(2);
  expect(moved(2, "ArrowDown", 3)).toBe(0);
  expect(moved(1, "End", 3)).toBe(2);
  expect(moved(1, "x", 3)).toBeNull();
  expect(moved(0, "ArrowDown", 0)).toBeNull();
});

const named = (...titles: string[]) =>
  titles.map((title) => option(title, { label: { title, cost: "", gain: "", note: "", price: null } }));
const titles = (options: readonly { label: { title: string } }[]) => options.map(({ label }) => label.title);

test("cards are found by parts of their names, whatever the case and the marks; beginnings come first", () => {
  const cards = named("Wielki ghul", "Ghul łazęga", "Łysy placek");

  expect(titles(namedLike(cards, "GHUL"))).toEqual(["Ghul łazęga", "Wielki ghul"]);
  expect(titles(namedLike(cards, "lysy"))).toEqual(["Łysy placek"]);
  expect(titles(namedLike(cards, "laz ghul"))).toEqual(["Ghul łazęga"]);
  expect(namedLike(cards, "  ")).toBe(cards);
  expect(namedLike(cards, "x")).toEqual([]);
});

test("cards are listed in the order of the language", () => {
  expect(titles(byName(named("Zebra", "Łoś", "Lis"), "pl"))).toEqual(["Lis", "Łoś", "Zebra"]);
});
