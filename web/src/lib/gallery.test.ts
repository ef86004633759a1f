import { expect, test } from "vitest";
import { Gallery } from "./gallery.svelte";

test("shows nothing before the drawings are there, then each card's own or that of its kind", async () => {
  let bring: (drawings: Record<string, string>) => void = () => {};
  const gallery = new Gallery(() => new Promise((resolve) => (bring = resolve)));
  expect(gallery.drawing("spear", "weapon")).toBe("");
  bring({ spear: "a spear" });
  await gallery.arrived;
  expect(gallery.drawing("spear", "weapon")).toBe("a spear");
  expect(gallery.drawing("from-a-pack", "weapon")).toBe("weapon");
});

test("draws cards by their kind if the drawings cannot be fetched", async () => {
  const gallery = new Gallery(() => Promise.reject(new Error("away")));
  await gallery.arrived;
  expect(gallery.drawing("spear", "weapon")).toBe("weapon");
});
