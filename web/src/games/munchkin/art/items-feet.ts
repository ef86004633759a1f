/** What goes on feet. */
import {
  amber,
  ball,
  both,
  box,
  brown,
  coal,
  dot,
  drawn,
  gold,
  grey,
  ink,
  line,
  paper,
  patch,
  red,
  rust,
  sand,
  shape,
  shrunk,
  star,
  steel,
  sun,
  teal,
} from "./shapes";

/** A boot from the side, its toe to the right. */
const boot = (fill: string, sole: string): string =>
  shape(fill, "M30 10h38v48c20 6 40 10 44 28v14H30z") + shape(sole, "M26 98h90v12H26z");

export const FOOTGEAR: Record<string, string> = {
  "nearly-new-boots": drawn(
    boot(brown, ink),
    line("M62 28h10M62 40h10M64 52h12", 4, gold),
    shape(sand, "M26 8h46v14H26z"),
    shape(paper, "M20 44l-16 6v22l16-6l6-12z"),
    line("M26 54l8-10", 2.5),
    line("M9 57l8-3", 2.5),
  ),
  "rubber-boots": drawn(
    patch(teal, "M4 110q28-14 56-6t56 0v14H4z"),
    shape(sun, "M32 6h36v58c24 4 42 12 42 34v8H28z"),
    shape(amber, "M28 4h44v14H28z"),
    line("M28 96h82", 4),
    line("M44 28v40", 4, paper),
    line("M8 110q12-8 24 0t24 0t24 0t24 0t12-4", 3),
  ),
  "running-shoes": shrunk(
    shape(red, "M14 52c12 10 24 6 34-10l36 24c22 4 32 10 32 28H14z"),
    shape(paper, "M10 88h106c4 14-4 18-12 18H18c-8 0-10-8-8-18z"),
    line("M54 60l10-12M64 67l10-12M74 73l8-10", 4, paper),
    shape(paper, "M22 68q20 0 34 20H22z"),
    line("M2 34h28M-4 22h24M8 10h18", 4),
    line("M20 98h90", 3, red),
  ),
  "spiked-boots": drawn(
    boot(rust, coal),
    shape(
      paper,
      "M30 110l6 9l6-9zM50 110l6 9l6-9zM70 110l6 9l6-9zM92 110l6 9l6-9zM114 86l6 6l-6 8zM96 72l14-8l-2 16zM72 60l8-14l8 18zM28 30L12 36l16 10zM28 62l-16 6l16 10z",
    ),
    line("M34 34h30M34 50h32", 5, grey),
    box(amber, 46, 30, 10, 10),
    box(amber, 46, 46, 10, 10),
  ),
  "roller-skates": shrunk(
    shape(paper, "M34 8h32v40c20 4 38 8 40 24v10H30z"),
    shape(red, "M30 6h40v12H30zM92 62c8 4 14 8 14 20H88z"),
    line("M60 28h10M60 38h10M64 48h12", 4, red),
    shape(grey, "M26 80h86v8H26z"),
    ball(amber, 42, 102, 12),
    ball(amber, 94, 102, 12),
    dot(42, 102, 4),
    dot(94, 102, 4),
    line("M112 84l8 6v8h-6", 4),
    line("M2 60h16M0 72h20M6 48h10", 3),
  ),
  "steel-greaves": drawn(
    both(
      shape(grey, "M14 40C12 22 20 12 32 10s22 8 22 28l-4 46H20z") +
        shape(steel, "M16 26c4-14 32-14 36 0c2 16-36 16-36 0z") +
        shape(steel, "M20 84h30l4 24H6c-2-10 4-20 14-24z") +
        line("M34 44v38", 3) +
        line("M10 98h42M22 56h24", 3),
    ),
    both(star(amber, 34, 27, 6, 3, 4)),
  ),
};
