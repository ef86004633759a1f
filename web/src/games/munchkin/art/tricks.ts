/** The other Doors. */
import {
  amber,
  box,
  brown,
  dot,
  drawn,
  eye,
  gold,
  green,
  ink,
  limb,
  line,
  moved,
  paper,
  patch,
  red,
  sand,
  shape,
  shrunk,
  star,
  sun,
  teeth,
} from "./shapes";

export const TRICKS: Record<string, string> = {
  "wandering-creature": drawn(
    box(brown, 6, 4, 66, 112, 3),
    patch(ink, "M14 12h50v104H14z"),
    shape(green, "M40 116V70c0-24 10-36 30-36s34 14 34 38v44z"),
    shape(green, "M54 40L48 22l14 12zM90 42l10-16l4 24z"),
    eye(62, 58, 8, 3),
    eye(84, 58, 8, 3),
    shape(ink, "M56 76h36q-2 14-18 14T56 76z"),
    teeth(60, 76, 28, 4, 6),
    limb(red, 5, "M96 84L116 60"),
    shape(red, "M100 60l18-6l2 14l-10 8z"),
  ),
  "mistaken-identity": drawn(
    moved(
      -4,
      6,
      shape(green, "M60 20c28 0 40 18 40 42s-14 46-40 46s-40-22-40-46s12-42 40-42z") +
        eye(44, 54, 9, 3) +
        eye(76, 54, 9, 3) +
        line("M44 84q16-10 32 0", 5),
      0.62,
    ),
    moved(
      50,
      42,
      shape(
        red,
        "M60 20c28 0 40 18 40 42s-14 46-40 46s-40-22-40-46s12-42 40-42zM30 34L20 10l22 12zM90 34l10-24l-22 12z",
      ) +
        eye(44, 54, 9, -3) +
        eye(76, 54, 9, -3) +
        shape(ink, "M40 78h40q-4 18-20 18T40 78z"),
      0.62,
    ),
    line("M74 14c18 0 28 8 30 22M104 38l-10-8M104 38l8-10M46 108c-18 0-28-8-30-22M16 84l10 8M16 84l-8 10", 5),
  ),
  "wrong-room": shrunk(
    box(brown, 26, 4, 68, 112, 3),
    shape(sand, "M34 12h52v104H34z"),
    dot(78, 68, 5, amber),
    shape(paper, "M44 28h32v26H44z"),
    line("M50 33l20 16M70 33L50 49", 5, red),
    line("M16 66H-2M8 58l-8 8l8 8M104 66h18M112 58l8 8l-8 8", 5),
    line("M46 78h28M46 90h28M46 102h28", 3, brown),
  ),
  drafted: drawn(
    shape(gold, "M120 84H88C76 84 70 78 60 74L14 62C4 60 4 46 16 46l42 6c-2-8 0-16 4-22c8 0 10 8 10 18l14 6h34z"),
    shape(gold, "M60 74c-4 8 0 12 8 12c-2 8 2 12 10 12c0 6 4 8 10 8h32V84H88C76 84 70 78 60 74z"),
    shape(red, "M98 46h22v68H98z"),
    line("M60 75l12 2M68 87l10 1M78 98h8", 3),
    star(sun, 109, 80, 8, 3, 5),
    line("M6 28l8 8M24 18l2 12M2 76l8-4", 4),
  ),
};
