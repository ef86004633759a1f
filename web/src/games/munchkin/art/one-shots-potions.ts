/** One-shots to swallow, to breathe or to blow. */
import {
  amber,
  ball,
  blue,
  both,
  box,
  coal,
  dot,
  drawn,
  gold,
  green,
  grey,
  ink,
  limb,
  line,
  none,
  oval,
  paper,
  patch,
  pine,
  red,
  rust,
  shape,
  shrunk,
  star,
  steel,
  sun,
  teal,
  teeth,
  trefoil,
  turned,
} from "./shapes";

const soda = (label: string, drink: string): string =>
  shape(drink, "M50 8h20v24c0 10 12 14 12 30v46c0 6-4 8-8 8H46c-4 0-8-2-8-8V62c0-16 12-20 12-30z") +
  shape(label, "M38 64h44v28H38z") +
  box(grey, 47, 2, 26, 10, 3);

export const POTIONS: Record<string, string> = {
  radaway: drawn(
    line("M60 4v10M50 4h20", 5),
    shape(paper, "M34 14h52c6 0 10 4 10 10v48c0 10-8 18-18 18H42c-10 0-18-8-18-18V24c0-6 4-10 10-10z"),
    patch(amber, "M26 44q16-8 34 0t34 0v28c0 8-6 16-16 16H42c-10 0-16-8-16-16z"),
    trefoil(60, 58, 18),
    line("M36 30l48 52", 6, red),
    line("M60 90v12C60 116 84 118 96 104", 4),
  ),
  mentats: drawn(
    turned(
      -8,
      box(red, 12, 52, 96, 56, 10) +
        shape(grey, "M18 52L30 18c2-4 4-6 8-6h58c6 0 8 4 6 8L92 52z") +
        box(paper, 24, 64, 72, 32, 6),
    ),
    oval(paper, 42, 38, 10, 6),
    oval(paper, 64, 34, 10, 6),
    oval(paper, 56, 46, 10, 6),
    shape(red, "M60 68c8-4 16 2 14 10c2 8-6 12-14 10c-8 2-16-2-14-10c-2-8 6-14 14-10z"),
    line("M60 69v18", 2.5),
  ),
  "lead-tablets": drawn(
    shape(grey, "M14 14h78c6 0 10 4 10 8v78c0 6-4 10-10 10H14z"),
    [32, 60].flatMap((y) => [36, 74].map((x) => oval(steel, x, y, 13, 10) + line(`M${x - 8} ${y}h16`, 3))).join(""),
    oval(steel, 36, 90, 13, 10),
    shape(paper, "M62 82l24-4l4 16l-22 8z"),
    line("M14 46h88M14 76h88M54 14v96", 2.5),
    turned(20, oval(steel, 98, 104, 15, 10) + line("M90 104h16", 3), 98, 104),
  ),
  "healing-shot": drawn(
    turned(
      45,
      line("M60 92v26", 4) +
        shape(grey, "M52 84h16l-4 12h-8z") +
        shape(paper, "M44 30h32v54H44z") +
        patch(red, "M46 54h28v28H46z") +
        line("M44 42h10M44 54h10M44 66h10", 3) +
        box(grey, 36, 24, 48, 8) +
        line("M60 24V8", 8) +
        box(grey, 44, 0, 32, 10, 4),
    ),
    shape(green, "M14 76h12V64h14v12h12v14H40v12H26V90H14z"),
  ),
  "fury-pills": drawn(
    shape(amber, "M30 38h60v66c0 6-4 10-10 10H40c-6 0-10-4-10-10z"),
    shape(paper, "M24 18h72v20H24z"),
    line("M36 24v8M46 24v8M56 24v8M66 24v8M76 24v8M86 24v8", 3),
    shape(red, "M32 52h56v44H32z"),
    both(line("M42 60l12 7", 5) + dot(49, 72, 4)),
    shape(ink, "M44 82h32v8H44z"),
    teeth(47, 82, 26, 4, 6),
    turned(-30, oval(red, 106, 108, 12, 7), 106, 108),
    turned(40, oval(paper, 14, 106, 11, 7), 14, 106),
  ),
  "bubbly-cola": drawn(
    soda(paper, rust),
    line("M44 72q8-6 16 0t16 0M44 82q8-6 16 0t16 0", 4, red),
    dot(56, 24, 3, paper),
    dot(64, 40, 3, paper),
    dot(54, 50, 3, paper),
    ball(none, 92, 22, 6),
    ball(none, 102, 42, 4),
    ball(none, 24, 30, 5),
  ),
  "glowing-cola": drawn(
    star(gold, 60, 62, 58, 44, 14),
    soda(paper, green),
    trefoil(60, 78, 12, pine),
    dot(56, 46, 4, paper),
    dot(64, 28, 3, paper),
  ),
  "jet-inhaler": shrunk(
    shape(grey, "M44 6h32v44H44z"),
    shape(red, "M36 34h48v60c0 4-2 6-6 6H64l-40 14V84l12-12z"),
    oval(ink, 24, 98, 4, 13),
    line("M52 12v20M60 12v20M68 12v20", 3),
    box(paper, 50, 50, 24, 26),
    line("M56 70l6-14l6 14", 3),
    line("M12 84q-8-2-10-8M10 98H0M12 112q-8 2-10 6", 4, grey),
    line("M98 40h16M98 56h20M98 72h16", 3),
  ),
  "clean-water": drawn(
    shape(teal, "M42 22h36c0 14 16 16 16 32v52c0 8-4 10-10 10H36c-6 0-10-2-10-10V54c0-16 16-18 16-32z"),
    box(blue, 40, 4, 40, 18, 4),
    shape(paper, "M60 50c12 16 18 24 18 34c0 10-8 16-18 16s-18-6-18-16c0-10 6-18 18-34z"),
    line("M50 84q0 8 8 8", 3, blue),
    line("M36 56v20", 4, paper),
    line("M98 20l6-10M104 32l12-4M92 12l0-8", 3),
  ),
  "stealth-gadget": drawn(
    `<g stroke-dasharray="6 6">${box(none, 8, 20, 66, 86, 8)}</g>`,
    box(coal, 38, 16, 66, 88, 8),
    box(teal, 48, 28, 46, 30, 4),
    line("M56 48q6-12 14-2t16-6", 3),
    ball(red, 60, 78, 9),
    ball(green, 84, 78, 6),
    line("M52 94h38M94 16V2M88 2h12", 4),
  ),
  "dog-whistle": shrunk(
    line("M24 26C4 4 40-4 60 20", 4),
    turned(
      20,
      shape(amber, "M22 44h60c22 0 34 14 34 28s-12 28-30 28s-26-10-30-26H22z") +
        shape(ink, "M56 44h16l-6 16z") +
        ball(gold, 86, 72, 13),
      60,
      66,
    ),
    line("M100 22l10-10M110 34l10-4M90 14l2-12", 4),
    shape(paper, "M6 88l12-12l4 4l4-2l2 6l-12 12l2 8l-8-2l-2-6l-6 0z"),
  ),
  "master-lockpick": shrunk(
    shape(sun, "M20 54h56v50c0 6-4 10-10 10H30c-6 0-10-4-10-10z"),
    line("M30 54V38c0-24 36-24 36 0v4", 10),
    line("M30 54V38c0-24 36-24 36 0v4", 4, grey),
    ball(ink, 48, 76, 8),
    patch(ink, "M45 78h6l4 20H41z"),
    limb(grey, 4, "M52 76L112 26"),
    line("M52 84L98 70l6 6", 4),
    turned(-40, box(red, 86, 22, 36, 12, 5), 104, 28),
  ),
  "loaded-die": drawn(
    shape(paper, "M60 8l44 22v52L60 112L16 82V30z"),
    line("M16 30l44 24l44-24M60 54v58"),
    [
      [28, 52],
      [28, 68],
      [38, 58],
      [38, 74],
      [48, 64],
      [48, 80],
    ]
      .map(([x = 0, y = 0]) => oval(ink, x, y, 2.5, 4))
      .join(""),
    oval(red, 60, 31, 9, 5),
    shape(steel, "M66 86l34-18v14L66 105z"),
    line("M82 64v8", 4),
  ),
};
