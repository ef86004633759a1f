/** What is fastened to something better. */
import {
  amber,
  ball,
  box,
  brown,
  coal,
  drawn,
  flame,
  gold,
  grey,
  ink,
  limb,
  line,
  oval,
  paper,
  patch,
  red,
  sand,
  shape,
  shrunk,
  star,
  steel,
  sun,
  teal,
  trefoil,
  turned,
} from "./shapes";

export const MODIFIERS: Record<string, string> = {
  "telescopic-sight": shrunk(
    turned(
      -24,
      shape(coal, "M6 36h26v44H6zM30 46h50v24H30zM78 32h34v52H78z") +
        oval(teal, 112, 58, 7, 26) +
        box(grey, 48, 34, 16, 12) +
        shape(grey, "M36 70h10v14H36zM66 70h10v14H66zM30 84h52v8H30z") +
        line("M16 38v40", 3),
    ),
    line("M92 108h20M102 98v20", 3, red),
  ),
  "double-magazine": drawn(
    turned(
      12,
      shape(steel, "M22 30h30v74H22zM66 16h30v74H66z") +
        shape(amber, "M26 30c0-22 22-22 22 0zM70 90c0 22 22 22 22 0z") +
        line("M22 44h30M66 76h30", 3) +
        shape(grey, "M16 52h86v18H16z") +
        line("M22 58l12 6M40 56l12 8M58 56l14 8M78 56l14 8", 3),
    ),
  ),
  "sharpened-edge": drawn(
    shape(sand, "M8 92h104v22H8z"),
    line("M20 100h20M58 104h30", 3),
    turned(
      -24,
      shape(paper, "M14 66h68c16 0 28-12 34-30H14z") +
        line("M20 58h62q14-2 22-14", 3, grey) +
        shape(brown, "M-8 34h24v26H-8z"),
      60,
      60,
    ),
    line("M88 74l8 12M104 70l8 6M76 76l0 10", 3, amber),
    star(sun, 98, 22, 12, 4, 4),
  ),
  "fuel-bottle": drawn(
    flame(92, 48, 0.7),
    box(red, 26, 30, 44, 82, 14),
    shape(grey, "M38 14h20v16H38z"),
    limb(steel, 5, "M58 20h34v30"),
    shape(steel, "M20 56h56v9H20zM20 84h56v9H20z"),
    shape(steel, "M76 54h22v12H76zM76 82h22v12H76z"),
    line("M36 42v8", 4, paper),
    patch(gold, "M48 70c6 6 4 12 0 12s-8-4 0-12z"),
  ),
  "woven-plates": drawn(
    [14, 44, 74]
      .flatMap((y, row) =>
        [14, 44, 74].map(
          (x, at) =>
            box((row + at) % 2 ? steel : grey, x, y, 32, 32, 4) +
            ((row + at) % 2 ? line(`M${x + 8} ${y + 16}h16`, 3) : line(`M${x + 16} ${y + 8}v16`, 3)),
        ),
      )
      .join(""),
    line("M4 114L112 6", 9),
    line("M4 114L112 6", 3, amber),
    ball(red, 110, 8, 7),
  ),
  "lead-lining": drawn(
    shape(brown, "M34 12L10 24l8 88h84l8-88l-24-12q-26 22-52 0z"),
    shape(grey, "M40 30h40l12 82H28z"),
    line("M36 58h48M33 84h54M52 30v28M68 58v26M54 84v28", 3),
    ball(amber, 60, 72, 17),
    trefoil(60, 72, 13),
    line("M46 86l28-28", 5, red),
  ),
  "folding-joint": drawn(
    limb(grey, 18, "M14 104L60 52"),
    limb(steel, 18, "M106 104L60 52"),
    ball(amber, 60, 52, 19),
    ball(paper, 60, 52, 7),
    line("M56 52h8", 3),
    line("M24 36C34 8 86 8 96 36", 4),
    shape(ink, "M16 30l8 16l10-12zM104 30l-8 16l-10-12z"),
  ),
  "gold-paint": drawn(
    line("M26 46C26 4 94 4 94 46", 4),
    shape(grey, "M20 44h80l-6 68H26z"),
    oval(sun, 60, 46, 40, 11),
    shape(sun, "M22 50v18c0 8 10 8 10 0s8-6 8 2v22c0 8 10 8 10 0V74c0-6 8-6 8 0v6c0 8 10 8 10 0V58c-16 2-36 0-46-8z"),
    star(paper, 80, 86, 14, 4, 4),
    turned(30, shape(brown, "M92 0h8v30h-8z") + shape(sun, "M88 28h16v16H88z"), 96, 20),
  ),
};
