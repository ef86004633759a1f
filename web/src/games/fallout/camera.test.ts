import { expect, it } from "vitest";
import { fitted, isSeen, keep, look, opening, pan, zoom } from "./camera";

const box = { left: -100, top: -100, width: 1000, height: 600 };
const desktop = { width: 1000, height: 600 };
const phone = { width: 340, height: 300 };

it("fits the whole map into the screen", () => {
  expect(fitted(box, desktop)).toEqual({ scale: 1, x: 100, y: 100 });
});

it("opens with the whole map where names can be read, and else near one's own survivor", () => {
  expect(opening(box, [0, 0], desktop)).toEqual(fitted(box, desktop));
  const near = opening(box, [300, 200], phone);
  expect(near.scale).toBeGreaterThan(0.6);
  expect(isSeen(near, [300, 200], phone)).toBe(true);
});

it("zooms round the point that is pointed at", () => {
  const nearer = zoom({ scale: 1, x: 0, y: 0 }, 2, [50, 60]);
  expect(nearer).toEqual({ scale: 2, x: -50, y: -60 });
  expect(zoom(nearer, 100, [0, 0]).scale).toBe(3);
});

it("keeps the map on the screen", () => {
  const gone = pan(fitted(box, desktop), 5000, 0);
  expect(keep(gone, box, desktop).x).toBeLessThan(1000);
  expect(isSeen(look([0, 0], 1, desktop), [0, 0], desktop)).toBe(true);
  expect(isSeen(look([0, 0], 1, desktop), [900, 0], desktop)).toBe(false);
});
