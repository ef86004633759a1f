/** Weapons for whoever likes to stand close, and what is worn on the fist. */
import {
  amber,
  ball,
  box,
  brown,
  coal,
  dot,
  drawn,
  flame,
  grey,
  ink,
  limb,
  line,
  moved,
  paper,
  patch,
  red,
  rust,
  shape,
  steel,
  turned,
} from "./shapes";

const aslant = (...parts: string[]): string => drawn(moved(8, 8, turned(-38, parts.join("")), 0.87));

const knuckles = (metal: string): string =>
  shape(
    metal,
    "M14 58c0-20 22-26 30-16c6-8 16-8 22 0c6-8 16-8 22 0c10-8 26 2 20 20c-2 14-10 20-20 20l-6 14H38l-6-14c-12-2-18-10-18-24z",
  ) +
  [31, 50, 70, 89].map((x) => ball(paper, x, 58, 7)).join("") +
  line("M42 84h36", 3);

export const MELEE: Record<string, string> = {
  "sharpened-rake": aslant(
    limb(brown, 7, "M-8 60H86"),
    shape(grey, "M86 28h10v64H86z"),
    shape(grey, "M96 28h20l6 5l-6 5H96zM96 46h20l6 5l-6 5H96zM96 64h20l6 5l-6 5H96zM96 82h20l6 5l-6 5H96z"),
    line("M86 52l-10 8l10 8", 4),
  ),
  "combat-knife": aslant(
    shape(brown, "M0 52h36v18H6c-4 0-6-4-6-9z"),
    line("M8 53v16M16 53v16M24 53v16", 3),
    shape(steel, "M36 42h7v36h-7z"),
    shape(paper, "M43 48h56c10 2 18 10 20 20H43z"),
    line("M48 60h56", 3, grey),
    line("M54 68l4-4l4 4l4-4l4 4", 3),
  ),
  "baseball-bat": aslant(
    shape(amber, "M8 55h22c22 0 34-12 60-12h18c14 0 14 34 0 34H90c-26 0-38-12-60-12H8z"),
    ball(brown, 5, 60, 8),
    patch(brown, "M14 57h20v6H14z"),
    line("M86 48l4 24M96 47l4 26", 3),
    dot(108, 54, 2.5),
    dot(106, 66, 2.5),
  ),
  "pipe-wrench": aslant(
    limb(red, 14, "M4 60H78"),
    ball(ink, 8, 60, 3),
    shape(grey, "M78 48h12V36l24-6v22l-10 6v6l12 8v12l-26-4V72H78z"),
    line("M100 34v16M104 76l-6-8", 3),
    line("M84 48v24", 3),
  ),
  "flaming-motor-sword": aslant(
    flame(74, 46, 0.6),
    flame(54, 48, 0.5),
    flame(96, 48, 0.75),
    limb(brown, 9, "M-2 60H24"),
    box(red, 20, 46, 22, 28, 5),
    line("M26 54h10M26 60h10M26 66h10", 3),
    shape(paper, "M42 50h60l20 10l-20 10H42z"),
    line("M46 60h56", 3, amber),
    ball(grey, 30, 40, 6),
  ),
  ripper: aslant(
    shape(steel, "M2 50h30v30H2c-6 0-6-30 0-30z"),
    shape(amber, "M30 44h22v38H30z"),
    limb(coal, 6, "M8 50C10 34 28 34 32 44"),
    shape(grey, "M52 48h50c20 0 20 28 0 28H52z"),
    shape(
      paper,
      "M52 48l5-6l5 6l5-6l5 6l5-6l5 6l5-6l5 6l5-6l5 6M52 76l5 6l5-6l5 6l5-6l5 6l5-6l5 6l5-6l5 6M112 50l8 0l-2 8l6 4l-6 4l2 8l-8 0",
    ),
    line("M58 62h42", 4),
    dot(102, 62, 4),
  ),
  "super-sledge": aslant(
    limb(brown, 8, "M-6 60H78"),
    shape(steel, "M76 18h28v84H76z"),
    shape(grey, "M70 12h40v18H70zM70 90h40v18H70z"),
    shape(amber, "M104 44l14 4v24l-14 4z"),
    line("M82 44h16M82 60h16M82 76h16", 4, amber),
    line("M12 60h14", 8, rust),
  ),
  "brass-knuckles": drawn(knuckles(amber)),
  "spiked-knuckles": drawn(
    shape(paper, "M22 46L24 12l16 26zM44 40L52 8l14 32zM68 40L82 8l8 34zM88 44l22-28l0 36z"),
    knuckles(grey),
  ),
};
