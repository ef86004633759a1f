/** Gear without a slot. */
import {
  amber,
  ball,
  blue,
  both,
  box,
  brown,
  coal,
  dot,
  drawn,
  eye,
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
  sand,
  shape,
  shrunk,
  steel,
  sun,
  trefoil,
  turned,
} from "./shapes";

export const GEAR: Record<string, string> = {
  "food-sanitizer": drawn(
    shape(green, "M44 18c-4-8 4-10 0-16M60 18c-4-8 4-10 0-16M76 18c-4-8 4-10 0-16"),
    shape(paper, "M16 50h88c0 34-16 44-44 44S16 84 16 50z"),
    shape(brown, "M26 50c4-18 20-24 34-24s30 6 34 24z"),
    oval(none, 60, 50, 46, 8),
    box(grey, 30, 94, 60, 18, 4),
    both(dot(42, 103, 4, green)),
    line("M56 103h8", 3),
    line("M40 18c-4-6 4-8 0-14M60 16c-4-6 4-8 0-14M80 18c-4-6 4-8 0-14", 4, pine),
  ),
  "geiger-counter": drawn(
    limb(coal, 5, "M84 40C116 30 116 80 100 92"),
    shape(grey, "M92 84l16 4l-6 28l-14-4z"),
    box(amber, 10, 28, 76, 80, 8),
    line("M24 28V14h48v14", 6),
    shape(paper, "M20 72c0-20 10-32 28-32s28 12 28 32z"),
    line("M48 72L66 50", 4, red),
    line("M26 66l6 2M32 52l5 4M48 46v6", 3),
    trefoil(34, 92, 12),
    ball(red, 66, 92, 8),
    line("M96 20l6-8M108 24l10-4M104 34h12", 3),
  ),
  "wrist-computer": drawn(
    shape(gold, "M30 116L26 86h68l-4 30zM34 4h52l4 24H30z"),
    shape(steel, "M18 24h84c8 0 10 8 10 20v28c0 14-4 22-12 22H18C10 94 6 84 6 60s4-36 12-36z"),
    box(pine, 20, 34, 58, 46, 6),
    line("M28 44h30M28 54h20M28 64h36", 4, green),
    box(green, 52, 50, 6, 8, 0),
    ball(amber, 95, 44, 9),
    line("M95 44l5-5", 3),
    line("M88 64h14M88 74h14", 4),
  ),
  "pack-frame": drawn(
    line("M32 116V6h56v110M32 30h56M32 92h56", 10),
    line("M32 116V6h56v110M32 30h56M32 92h56", 4, grey),
    shape(brown, "M24 44h72v52c0 8-6 12-14 12H38c-8 0-14-4-14-12z"),
    shape(sand, "M24 40h72v22q-36 16-72 0z"),
    both(shape(rust, "M40 62h10v16H40z")),
    shape(pine, "M22 18h76c10 0 10 22 0 22H22c-10 0-10-22 0-22z"),
    both(line("M36 18v22", 5)),
    box(sand, 44, 84, 32, 18),
  ),
  "magic-eight-ball": drawn(
    ball(ink, 60, 60, 50),
    patch(coal, "M22 46C26 28 40 18 54 16c-12 10-22 20-24 36z"),
    ball(paper, 62, 56, 25),
    shape(blue, "M62 38l18 30H44z"),
    eye(62, 58, 7, 0),
    line("M98 10l4-8M108 20l10-4M12 104l-8 8", 3),
  ),
  "wobbling-figurine": shrunk(
    box(brown, 24, 102, 72, 14, 4),
    shape(red, "M44 78h32l8 24H36z"),
    both(limb(red, 7, "M44 84L32 96")),
    line("M54 78q14-4 0-9t13-10", 4, grey),
    turned(
      -12,
      box(grey, 28, 14, 64, 46, 12) +
        both(eye(46, 34, 9, 2, sun)) +
        line("M46 50h28", 5) +
        line("M60 14V4", 4) +
        ball(red, 60, 3, 4) +
        both(shape(grey, "M28 28H18v16h10z")),
      60,
      60,
    ),
    line("M104 20q8 14 4 28M114 14q10 18 4 40M10 22q-6 14 0 26", 3),
  ),
  "pre-war-textbook": drawn(
    shape(rust, "M18 20c0-8 6-12 12-12h70v86H30c-8 0-12 4-12 10z"),
    shape(paper, "M18 104c0-6 4-10 12-10h70v18H30c-8 0-12-4-12-8z"),
    line("M30 102h64", 3),
    line("M34 10v82", 3),
    shape(gold, "M64 44l-4 0v-14h20v14h-4v10l16 24c2 6-2 8-6 8H54c-4 0-8-2-6-8l16-24z"),
    patch(green, "M60 66h20l8 14H52z"),
    dot(68, 72, 2.5),
    dot(75, 76, 2),
  ),
  "wanderers-guitar": drawn(
    turned(
      40,
      shape(brown, "M54 2h12v52H54z") +
        shape(ink, "M50-8h20v14H50z") +
        shape(
          amber,
          "M60 46c14-2 22 4 20 16c-2 8 14 12 14 30S78 118 60 118S26 110 26 92s16-22 14-30c-2-12 6-18 20-16z",
        ) +
        ball(ink, 60, 74, 10) +
        shape(brown, "M46 98h28v7H46z") +
        line("M56 6v92M64 6v92", 2, paper) +
        line("M44-4h6M44 3h6M70-4h6M70 3h6", 4),
      60,
      66,
    ),
  ),
  "wrecked-motorbike": shrunk(
    ball(coal, 24, 84, 21),
    ball(grey, 24, 84, 10),
    shape(coal, "M94 64c12 0 22 8 22 20c-10-2-6 8 0 6c-4 10-12 15-22 15c-14 0-21-10-21-20s9-21 21-21z"),
    ball(grey, 94, 85, 9),
    limb(grey, 6, "M24 84L44 60L70 84H36M94 84L80 42"),
    shape(red, "M40 48c8-14 34-14 40 2l-6 14H48z"),
    shape(ink, "M8 54c10-8 24-8 36-2l-4 10H14z"),
    line("M80 44L72 28H58M80 40l14-8", 6),
    ball(sun, 92, 46, 9),
    line("M88 42l8 8M92 38l-2 14", 2.5),
    limb(steel, 6, "M44 88H10"),
    line("M4 78c-6-6-2-12-4-18M104 28c4-8-2-12 4-20", 3),
  ),
};
