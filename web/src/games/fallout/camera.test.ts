import { expect, it } from "vitest";
import { fitted, isSeen, keep, look, opening, pan, READABLE, surroundings, wheelZoom, zoom } from "./camera";

const box = { left: -100, top: -100, width: 1000, height: 600 };
const desktop = { width: 1000, height: 600 };
const phone = { width: 340, height: 300 };

it("fits the whole map into the screen", () => {
  expect(fitted(box, desktop)).toEqual({ scale: 1, x: 100, y: 100 });
});

it("opens with the whole map where names can be read, and else near one's own survivor", () => {
  expect(opening(box, [0, 0], desktop)).toEqual(fitted(box, desktop));
  const near = opening(box, [300, 200], phone);
  expect(near.scale).toBe(READABLE);
  expect(opening(box, null, phone).scale).toBe(READABLE);
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

it("shows what is round a survivor as near as all of it is seen, and never too far to be read", () => {
  const round = { left: 200, top: 100, width: 300, height: 200 };
  const near = surroundings([350, 200], round, box, desktop);
  expect(near.scale).toBeGreaterThan(READABLE);
  for (const corner of [
    [200, 100],
    [500, 300],
  ] as const)
    expect(isSeen(near, [...corner], desktop)).toBe(true);
  const little = surroundings([350, 200], box, box, phone);
  expect(little.scale).toBe(READABLE);
  expect(isSeen(little, [350, 200], phone)).toBe(true);
});

it("takes a strong turn of the wheel for one step, in pixels, lines or pages", () => {
  expect(wheelZoom({ deltaY: 40, deltaMode: 0 })).toBeCloseTo(Math.exp(-0.1));
  expect(wheelZoom({ deltaY: -5000, deltaMode: 0 })).toBe(1.25);
  expect(wheelZoom({ deltaY: 3, deltaMode: 1 })).toBeGreaterThan(0.8);
  expect(wheelZoom({ deltaY: 1, deltaMode: 2 })).toBe(0.8);
});
