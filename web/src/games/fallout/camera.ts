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
/** Below this scale names cannot be read. */
export const READABLE = 0.62;
const COMFORTABLE = 0.95;
const STEP = 1.25;

/** The whole of a box in view, in the middle; never larger than `most`. */
export function fitted(box: Box, screen: Size, most = MOST): Camera {
  const scale = within(Math.min(screen.width / box.width, screen.height / box.height), LEAST, most);
  return look([box.left + box.width / 2, box.top + box.height / 2], scale, screen);
}

/** A point in the middle of the screen. */
export function look([x, y]: Point, scale: number, screen: Size): Camera {
  return { scale, x: screen.width / 2 - x * scale, y: screen.height / 2 - y * scale };
}

/** How a map is first seen: whole, or on a small screen what lies round a point. */
export function opening(box: Box, at: Point | null, screen: Size): Camera {
  const whole = fitted(box, screen);
  if (whole.scale >= READABLE || at === null) return whole;
  return keep(look(at, COMFORTABLE, screen), box, screen, 0);
}

/** Nearer or farther, with a point of the screen kept where it is. */
export function zoom(camera: Camera, by: number, [x, y]: Point): Camera {
  const scale = within(camera.scale * by, LEAST, MOST);
  const share = scale / camera.scale;
  return { scale, x: x - (x - camera.x) * share, y: y - (y - camera.y) * share };
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
