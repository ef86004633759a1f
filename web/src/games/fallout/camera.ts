/** What part of the map is in view: plain sums on a scale and a shift. */
import type { Box, Size } from "$lib/geometry";
import type { Point } from "./cells";

export interface Camera {
  readonly scale: number;
  /** Where the map's origin is on the screen. */
  readonly x: number;
  readonly y: number;
}

const LEAST = 0.25;
const MOST = 3;
/** Below this scale the smallest print of the map, of 11 pixels, could not be read. */
export const READABLE = 1;
/** Nearer than this a survivor's surroundings are not shown unasked. */
const NEAREST = 1.2;
const STEP = 1.25;
const WHEEL = 400; // so many pixels of a wheel make it e times as large

/** The whole of a box in view, in the middle; never larger than `most`. */
export function fitted(box: Box, screen: Size, most = MOST): Camera {
  const scale = within(Math.min(screen.width / box.width, screen.height / box.height), LEAST, most);
  return look(middleOf(box), scale, screen);
}

/** A point in the middle of the screen. */
export function look([x, y]: Point, scale: number, screen: Size): Camera {
  return { scale, x: screen.width / 2 - x * scale, y: screen.height / 2 - y * scale };
}

/** How a map is first seen: whole where it can be read, else what lies round a point. */
export function opening(box: Box, at: Point | null, screen: Size): Camera {
  const whole = fitted(box, screen, NEAREST);
  if (whole.scale >= READABLE) return whole;
  return keep(look(at ?? middleOf(box), READABLE, screen), box, screen, 0);
}

/** What lies round a point, as near as all of it is in view, and never so far that it could not be read. */
export function surroundings(at: Point, around: Box, box: Box, screen: Size): Camera {
  const all = fitted(around, screen, NEAREST);
  return keep(all.scale >= READABLE ? all : look(at, READABLE, screen), box, screen, 0);
}

const middleOf = (box: Box): Point => [box.left + box.width / 2, box.top + box.height / 2];

/** Nearer or farther, with a point of the screen kept where it is. */
export function zoom(camera: Camera, by: number, [x, y]: Point): Camera {
  const scale = within(camera.scale * by, LEAST, MOST);
  const share = scale / camera.scale;
  return { scale, x: x - (x - camera.x) * share, y: y - (y - camera.y) * share };
}

/** How much nearer a turn of the wheel brings the map: a strong one no more than a step. */
export function wheelZoom({ deltaY, deltaMode }: Pick<WheelEvent, "deltaY" | "deltaMode">): number {
  const pixels = deltaY * (deltaMode === 0 ? 1 : deltaMode === 1 ? 16 : 400);
  return within(Math.exp(-pixels / WHEEL), 1 / STEP, STEP);
}

/** A step nearer or farther round the middle of the screen. */
export function zoomStep(camera: Camera, steps: number, screen: Size): Camera {
  return zoom(camera, STEP ** steps, [screen.width / 2, screen.height / 2]);
}

/** Shifted by so much. */
export function pan(camera: Camera, x: number, y: number): Camera {
  return { ...camera, x: camera.x + x, y: camera.y + y };
}

/** The same, but never so far that the map leaves the screen; `loose` is the share of it that may stay empty. */
export function keep(camera: Camera, box: Box, screen: Size, loose = 1 / 3): Camera {
  const axis = (shift: number, start: number, length: number, room: number) => {
    const [low, high] = [room - (start + length) * camera.scale, -start * camera.scale];
    const slack = Math.min(room, length * camera.scale) * loose;
    return within(shift, Math.min(low, high) - slack, Math.max(low, high) + slack);
  };
  return {
    scale: camera.scale,
    x: axis(camera.x, box.left, box.width, screen.width),
    y: axis(camera.y, box.top, box.height, screen.height),
  };
}

/** Whether a point of the map is well within the screen. */
export function isSeen(camera: Camera, [x, y]: Point, screen: Size, margin = 28): boolean {
  const [left, top] = [x * camera.scale + camera.x, y * camera.scale + camera.y];
  return left >= margin && top >= margin && left <= screen.width - margin && top <= screen.height - margin;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
