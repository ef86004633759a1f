/** One-shots that are heard from afar. */
import {
  amber,
  ball,
  both,
  box,
  brown,
  dot,
  drawn,
  flame,
  green,
  grey,
  limb,
  line,
  none,
  oval,
  paper,
  patch,
  pine,
  red,
  shape,
  star,
  steel,
  sun,
  trefoil,
  turned,
} from "./shapes";

export const EXPLOSIVES: Record<string, string> = {
  "fragmentation-grenade": drawn(
    shape(pine, "M60 36c24 0 34 18 34 38s-14 40-34 40s-34-20-34-40s10-38 34-38z"),
    line("M30 62h60M27 80h66M34 98h52M46 38v74M74 38v74", 3),
    shape(grey, "M48 20h24v18H48z"),
    shape(steel, "M52 10h30c14 4 18 26 16 52l-10 2c2-20 0-34-10-38H52z"),
    ball(none, 34, 22, 12),
    line("M44 26l6 2", 4),
  ),
  "land-mine": drawn(
    shape(steel, "M4 92c0-12 26-20 56-20s56 8 56 20v10c0 10-26 16-56 16s-56-6-56-16z"),
    oval(steel, 60, 88, 54, 16),
    shape(grey, "M34 84V70c0-10 52-10 52 0v14c0 8-52 8-52 0z"),
    oval(red, 60, 69, 26, 9),
    line("M60 56V40M40 58L30 44M80 58l10-14", 4, red),
    line("M60 30V18", 8),
    shape(brown, "M24 6h28v18h22c10 4 12 10 12 16H24z"),
    line("M24 34h62", 3),
  ),
  "petrol-bottle": drawn(
    flame(72, 36, 0.75),
    shape(paper, "M58 44l8-16l14 4l-6 14z"),
    turned(
      15,
      shape(amber, "M50 40h18v18c0 10 16 12 16 28v24c0 6-4 8-8 8H42c-4 0-8-2-8-8V86c0-16 16-18 16-28z") +
        patch(brown, "M38 84h42v26H38z") +
        shape(paper, "M40 88h38v16H40z") +
        line("M46 96h26", 3),
      60,
      80,
    ),
  ),
  "lunchbox-bomb": drawn(
    line("M38 40V22h44v18", 8),
    line("M94 40C104 36 98 22 110 20", 4),
    star(sun, 110, 16, 11, 5, 7),
    box(red, 8, 38, 104, 70, 10),
    line("M8 62h104", 4),
    box(grey, 30, 56, 14, 14),
    box(grey, 76, 56, 14, 14),
    ball(paper, 60, 82, 18),
    line("M60 72v10l7 5", 4),
    line("M18 46h20", 3, paper),
  ),
  "plasma-grenade": drawn(
    shape(steel, "M40 12h40v14H40zM36 96h48v16H36z"),
    shape(green, "M60 24c24 0 34 16 34 37s-10 37-34 37s-34-16-34-37s10-37 34-37z"),
    patch(paper, "M38 48c4-8 10-12 16-14c-2 8-8 14-10 26z"),
    line("M30 38q30 14 60 0M30 84q30-14 60 0", 5),
    both(limb(steel, 6, "M38 20C14 40 14 84 38 104")),
    dot(62, 60, 6, paper),
    dot(74, 68, 3, paper),
    line("M60 12V4", 5),
  ),
  "mini-nuke": drawn(
    turned(
      35,
      shape(grey, "M40 84L30 116h60L80 84zM60 86v30") +
        shape(amber, "M60 4c22 0 34 22 34 44c0 20-10 34-20 42H46C36 82 26 68 26 48C26 26 38 4 60 4z") +
        shape(red, "M60 4c14 0 24 10 30 22q-30 12-60 0C36 14 46 4 60 4z") +
        shape(steel, "M42 84h36v10H42z") +
        trefoil(60, 56, 19),
    ),
  ),
};
