/** What makes a monster more, or less, of one. */
import { tiny } from "./figures";
import {
  ball,
  blue,
  both,
  box,
  brown,
  dot,
  drawn,
  eye,
  gold,
  green,
  grey,
  ink,
  limb,
  line,
  moved,
  oval,
  paper,
  pine,
  red,
  rust,
  shape,
  shrunk,
  star,
  sun,
  teal,
  teeth,
  trefoil,
  violet,
} from "./shapes";

/** The same plain monster, so that only the change is seen. */
const monster = (fill: string): string =>
  both(shape(fill, "M38 42C26 38 22 26 26 18c6 6 14 8 20 12z")) +
  shape(fill, "M60 26c26 0 38 20 38 44c0 26-14 40-38 40S22 96 22 70c0-24 12-44 38-44z");

const mouth = shape(ink, "M38 80h44c0 14-10 20-22 20S38 94 38 80z") + teeth(42, 80, 36, 5, 7);

export const ENHANCERS: Record<string, string> = {
  prehistoric: drawn(
    shape(grey, "M12 118C6 84 20 70 14 46C22 20 46 4 68 8c26 2 44 26 40 52c6 20-2 40 0 58z"),
    line("M20 90h16l6 8M92 40l10 6M84 100h14M30 26l8 8", 3),
    moved(
      18,
      24,
      shape(paper, "M44 24c26 0 36 14 36 24s-8 18-22 20l-4 12H30l-4-10L6 66C0 58 4 50 12 48c4-14 14-24 32-24z") +
        ball(ink, 46, 44, 8) +
        ball(ink, 18, 56, 3) +
        line("M10 66l4 8l6-8l6 8l6-8l6 8l6-8", 4),
      1,
    ),
    line("M50 106q10 8 20 0t20 0", 3),
  ),
  "house-sized": shrunk(
    moved(10, -12, monster(violet) + both(eye(46, 56, 9, 1)) + mouth, 1.12),
    shape(paper, "M4 92h24v26H4z"),
    shape(red, "M0 94l16-16l16 16z"),
    box(brown, 12, 104, 8, 14),
    tiny(104, 118),
  ),
  enraged: shrunk(
    both(line("M18 22C8 14 12 6 6 2M28 12c-4-4 0-8-4-12", 4)),
    monster(red),
    both(line("M36 46l20 12", 7) + eye(46, 62, 8, 2, sun)),
    mouth,
    line("M70 34l4 8l8-4M84 40l-2 8l8 2", 4, rust),
  ),
  plated: drawn(
    monster(green),
    shape(grey, "M60 26c26 0 38 16 38 36H22c0-20 12-36 38-36z"),
    shape(ink, "M34 50h52v8H34z"),
    both(dot(48, 54, 3, red)),
    line("M60 26v24", 3),
    both(dot(32, 42, 3) + shape(grey, "M38 42C26 38 22 26 26 18c6 6 14 8 20 12z")),
    shape(grey, "M26 76h68v34q-34 8-68 0z"),
    line("M44 76v36M60 76v38M76 76v36", 3),
    line("M104 52l10-6M106 62h12M102 42l6-10", 3),
  ),
  "two-headed": drawn(
    shape(green, "M20 118c0-30 14-42 40-42s40 12 40 42z"),
    both(limb(green, 14, "M46 84L38 64")),
    ball(green, 34, 40, 28),
    ball(teal, 86, 40, 28),
    eye(26, 36, 8, 3),
    eye(46, 36, 8, 3),
    eye(74, 36, 8, -3),
    eye(94, 36, 8, -3),
    shape(ink, "M22 52h26q-2 10-13 10T22 52z"),
    line("M74 56q12-8 24 0", 4),
  ),
  seasoned: drawn(
    monster(brown),
    eye(46, 60, 8, 1),
    shape(ink, "M66 52h20v14q-10 8-20 0z"),
    line("M30 44l60 12", 3),
    line("M36 82q24 14 48-6", 4),
    line("M42 36l10 16M84 78l6 14M34 92l8 10", 3, gold),
    shape(grey, "M92 2l18 8l-8 18l-18-8z"),
    shape(paper, "M84 20l18 8l-4 10q-12 0-18-8z"),
    dot(84, 42, 2.5),
    dot(92, 46, 2.5),
    dot(78, 36, 2.5),
    dot(86, 52, 2),
  ),
  irradiated: drawn(
    star(sun, 60, 66, 58, 48, 20),
    monster(green),
    both(eye(46, 58, 9, 0, gold)),
    line("M42 42l6 4M78 42l-6 4", 4),
    trefoil(60, 88, 15, pine),
  ),
  newborn: drawn(
    shape(paper, "M18 74l10-10l10 10l10-12l12 12l12-12l10 12l10-10l10 10c0 26-16 42-42 42S18 100 18 74z"),
    line("M36 100l10-8M70 108l8-12", 3),
    both(shape(green, "M44 34C36 30 34 22 38 16c4 4 8 6 12 8z")),
    shape(
      green,
      "M60 20c20 0 28 14 28 30c0 10-2 16-4 20l-8-8l-10 12l-12-12l-10 10l-8-6c-2-6-4-10-4-16c0-16 8-30 28-30z",
    ),
    both(eye(49, 44, 9, 1)),
    line("M54 60q6 5 12 0", 3),
    shape(paper, "M30 26L42 8l6 10l10-14l8 12l10-10l2 12l14 8q-30-10-62 0z"),
  ),
  drowsy: drawn(
    monster(blue),
    both(line("M36 60q10 8 20 0", 5) + line("M34 54q12-6 22 0", 3)),
    oval(ink, 60, 86, 9, 7),
    shape(red, "M24 46C26 22 44 14 60 14s40 6 50 30l-12 4c-6-10-12-12-14-8q-30-6-60 6z"),
    ball(paper, 108, 48, 8),
    line("M84 6h12L84 20h12M102 14h8l-8 10h8", 3.5),
  ),
  twin: drawn(
    moved(44, 16, monster(teal) + both(eye(46, 58, 9, -3)) + line("M44 84q16 10 32 0", 5), 0.72),
    moved(-10, 16, monster(green) + both(eye(46, 58, 9, 3)) + line("M44 84q16 10 32 0", 5), 0.72),
    line("M60 2v16M52 10h16", 5),
  ),
};
