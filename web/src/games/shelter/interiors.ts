/** What stands in the rooms: a few shapes each, in a box of 160 by 60 with the floor at its lower edge. */
import type { Theme } from "./themes";

const DARK = "var(--paint-sand-20)";
const WOOD = "var(--paint-amber-45)";
const PALE = "var(--paint-amber-65)";
const STEEL = "var(--paint-moss-50)";
const LIGHT_STEEL = "var(--paint-moss-65)";
const GLOW = "var(--paint-amber-90)";
const TEAL = "var(--paint-teal-65)";
const RUST = "var(--paint-red-55)";
const LEAF = "var(--paint-green-60)";
const WHITE = "var(--paint-sand-85)";

type Paint = string;

const rect = (x: number, y: number, w: number, h: number, fill: Paint, round = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${round ? ` rx="${round}"` : ""}/>`;
const disc = (x: number, y: number, r: number, fill: Paint) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const ring = (x: number, y: number, r: number, stroke: Paint, width: number, dashes = "") =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"${dashes ? ` stroke-dasharray="${dashes}"` : ""}/>`;
const line = (d: string, stroke: Paint, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d: string, fill: Paint) => `<path d="${d}" fill="${fill}"/>`;
const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

const table = (x: number, y: number, w: number) =>
  rect(x, y, w, 4, WOOD) + rect(x + 3, y + 4, 3, 56 - y, WOOD) + rect(x + w - 6, y + 4, 3, 56 - y, WOOD);
const tank = (x: number, w: number, level: number) =>
  rect(x, 14, w, 46, STEEL, 5) +
  rect(x + 4, 20, w - 8, 34, DARK, 3) +
  rect(x + 4, 54 - level, w - 8, level, TEAL, 2) +
  rect(x + w / 2 - 2, 0, 4, 14, LIGHT_STEEL);
const shelf = (x: number, w: number, y: number) => rect(x, y, w, 3, WOOD);
const bed = (x: number, y: number, cover: Paint) =>
  rect(x, y + 7, 46, 5, cover) +
  rect(x + 2, y + 3, 11, 5, WHITE, 2) +
  rect(x - 2, y, 3, 60 - y, STEEL) +
  rect(x + 46, y + 4, 3, 56 - y, STEEL);
const coil = (x: number) =>
  rect(x, 18, 34, 42, STEEL, 4) +
  many(4, (i) => rect(x - 2, 22 + i * 9, 38, 5, i % 2 ? PALE : RUST, 2)) +
  disc(x + 17, 12, 6, GLOW) +
  rect(x + 15, 14, 4, 6, LIGHT_STEEL);

/** The furniture of each kind of room, as SVG. */
export const INTERIORS: Record<Theme, string> = {
  outside:
    disc(126, 16, 9, "var(--paint-gold-90)") +
    shape("M0 60V44l22-12 20 10 26-18 30 20 24-8 38 14v10z", "var(--paint-amber-40)") +
    shape("M0 60V52l40-6 50 8 70-6v12z", "var(--paint-sand-30)") +
    line("M20 52V34M20 42l-7-6M20 39l6-7M138 54V40M138 46l6-5", "var(--paint-sand-20)", 3),
  gate:
    disc(80, 33, 30, STEEL) +
    ring(80, 33, 28, LIGHT_STEEL, 6, "9 7") +
    disc(80, 33, 19, DARK) +
    disc(80, 33, 16, "var(--paint-moss-45)") +
    line("M80 20V46M67 33H93", PALE, 4) +
    many(4, (i) => rect(6 + i * 9, 0, 4, 60, i % 2 ? PALE : DARK)) +
    many(4, (i) => rect(123 + i * 9, 0, 4, 60, i % 2 ? PALE : DARK)),
  hall:
    rect(56, 10, 48, 50, STEEL, 3) +
    rect(60, 14, 19, 46, DARK) +
    rect(81, 14, 19, 46, DARK) +
    rect(77, 4, 6, 4, GLOW) +
    line("M8 60V24M8 24H40M120 24H152M152 24V60", PALE, 3) +
    rect(14, 34, 20, 26, WOOD, 2) +
    rect(126, 34, 20, 26, WOOD, 2),
  water:
    tank(12, 34, 22) +
    tank(62, 36, 28) +
    tank(114, 34, 16) +
    line("M0 8H160", LIGHT_STEEL, 4) +
    disc(54, 8, 5, RUST) +
    disc(106, 8, 5, RUST),
  kitchen:
    rect(0, 42, 160, 18, WOOD) +
    rect(0, 40, 160, 4, PALE) +
    rect(66, 24, 28, 16, STEEL, 3) +
    rect(62, 22, 36, 4, LIGHT_STEEL) +
    shelf(6, 50, 18) +
    many(4, (i) => rect(10 + i * 12, 10, 7, 8, i % 2 ? RUST : WHITE, 1)) +
    shelf(104, 50, 18) +
    many(4, (i) => rect(108 + i * 12, 9, 6, 9, i % 2 ? LEAF : PALE, 1)) +
    line("M76 18q-3-5 0-9M84 18q-3-5 0-9", WHITE, 2),
  power: coil(14) + coil(63) + coil(112) + line("M31 6V2H129V6M80 6V2", LIGHT_STEEL, 3),
  gym:
    line("M14 40H62M22 32V48M28 28V52M48 28V52M54 32V48", LIGHT_STEEL, 5) +
    rect(32, 48, 12, 12, DARK) +
    line("M104 60V22M140 60V22M104 24H140", PALE, 4) +
    rect(112, 34, 20, 26, RUST, 8) +
    rect(120, 24, 4, 10, DARK),
  range:
    ring(130, 28, 18, WHITE, 5) +
    ring(130, 28, 9, RUST, 5) +
    disc(130, 28, 4, RUST) +
    rect(10, 12, 58, 34, DARK, 2) +
    line("M16 22H50l6 6M16 36H44l8 5", LIGHT_STEEL, 4) +
    rect(6, 48, 70, 12, WOOD),
  lounge:
    rect(10, 34, 62, 18, RUST, 7) +
    rect(4, 40, 12, 18, RUST, 5) +
    rect(66, 40, 12, 18, RUST, 5) +
    rect(14, 50, 54, 8, "var(--paint-rust-45)") +
    table(88, 46, 34) +
    line("M142 60V24", PALE, 3) +
    shape("M130 26 136 8H148L154 26z", GLOW),
  class:
    rect(40, 6, 80, 32, "var(--paint-moss-35)", 2) +
    line("M48 16H80M48 24H94M48 31H70", WHITE, 2) +
    table(8, 44, 30) +
    table(122, 44, 30) +
    rect(62, 48, 36, 12, WOOD),
  games:
    rect(14, 8, 30, 52, RUST, 4) +
    rect(18, 14, 22, 17, TEAL, 2) +
    rect(18, 35, 22, 6, DARK) +
    disc(24, 38, 2, GLOW) +
    disc(34, 38, 2, GLOW) +
    rect(66, 38, 64, 8, LEAF, 2) +
    rect(70, 46, 5, 14, WOOD) +
    rect(121, 46, 5, 14, WOOD) +
    disc(88, 36, 3, WHITE) +
    disc(104, 36, 3, RUST) +
    line("M98 0V14", DARK, 2) +
    shape("M82 22 90 12H106L114 22z", GLOW),
  garden:
    many(3, (i) => rect(8 + i * 52, 46, 42, 14, WOOD, 2) + rect(10 + i * 52, 44, 38, 5, DARK)) +
    many(
      9,
      (i) =>
        line(`M${16 + i * 16} 45V${28 - (i % 3) * 4}`, LEAF, 3) +
        disc(16 + i * 16, 26 - (i % 3) * 4, 6, LEAF) +
        disc(18 + i * 16, 30 - (i % 3) * 3, 2.4, i % 2 ? RUST : GLOW),
    ) +
    rect(10, 2, 140, 4, GLOW, 2),
  bottles:
    rect(0, 46, 160, 6, STEEL) +
    many(6, (i) => disc(14 + i * 27, 54, 5, DARK)) +
    many(7, (i) => shape(`M${12 + i * 22} 46V32l3-5V20h5v7l3 5v14z`, i % 2 ? RUST : TEAL)) +
    rect(64, 0, 32, 14, LIGHT_STEEL, 3) +
    rect(76, 14, 8, 6, STEEL),
  store:
    shelf(6, 66, 20) +
    shelf(6, 66, 40) +
    rect(6, 4, 3, 56, WOOD) +
    rect(69, 4, 3, 56, WOOD) +
    many(4, (i) => rect(12 + i * 14, 8 + (i % 2) * 3, 11, 12 - (i % 2) * 3, i % 2 ? PALE : RUST, 1)) +
    many(4, (i) => rect(12 + i * 14, 28 + ((i + 1) % 2) * 3, 11, 12 - ((i + 1) % 2) * 3, i % 2 ? LEAF : STEEL, 1)) +
    rect(90, 36, 26, 24, WOOD) +
    line("M90 36 116 60M116 36 90 60", PALE, 2) +
    rect(118, 42, 20, 18, PALE) +
    rect(96, 20, 18, 16, RUST),
  workshop:
    rect(16, 6, 60, 26, DARK, 2) +
    line("M24 12V26M20 12H28M40 10l8 16M60 12a5 5 0 1 0 0 8M60 20v8", LIGHT_STEEL, 3) +
    table(10, 40, 74) +
    rect(24, 32, 16, 8, STEEL, 2) +
    shape("M104 42H146L138 50H128L132 60H114L118 50H108z", STEEL) +
    disc(128, 20, 8, GLOW) +
    line("M128 12V0", DARK, 2),
  tailor:
    line("M10 12H74", LIGHT_STEEL, 3) +
    many(4, (i) => shape(`M${14 + i * 16} 14l6-2 6 2 2 26H${12 + i * 16}z`, [RUST, TEAL, PALE, LEAF][i] ?? PALE)) +
    table(90, 42, 58) +
    rect(104, 24, 30, 7, STEEL, 3) +
    rect(126, 28, 8, 14, STEEL) +
    rect(104, 30, 5, 8, STEEL),
  beds:
    bed(10, 14, RUST) +
    bed(10, 40, TEAL) +
    bed(102, 14, TEAL) +
    bed(102, 40, RUST) +
    rect(72, 22, 16, 38, WOOD, 2) +
    disc(80, 40, 2, GLOW) +
    disc(80, 12, 5, GLOW),
  radio:
    rect(14, 22, 54, 28, STEEL, 3) +
    many(3, (i) => ring(26 + i * 15, 32, 5, GLOW, 2)) +
    rect(20, 41, 42, 4, DARK) +
    rect(8, 50, 66, 10, WOOD) +
    line("M118 60V30", LIGHT_STEEL, 3) +
    rect(111, 10, 14, 22, PALE, 7) +
    ring(118, 20, 16, PALE, 2, "10 14") +
    ring(118, 20, 24, PALE, 2, "12 20"),
  medbay:
    rect(8, 40, 54, 8, WHITE, 3) +
    rect(10, 34, 14, 7, WHITE, 3) +
    rect(12, 48, 4, 12, STEEL) +
    rect(54, 48, 4, 12, STEEL) +
    line("M70 60V10H80M80 10v6", LIGHT_STEEL, 3) +
    rect(76, 16, 8, 12, TEAL, 2) +
    rect(104, 8, 36, 36, WHITE, 3) +
    rect(118, 14, 8, 24, RUST) +
    rect(110, 22, 24, 8, RUST) +
    rect(100, 48, 44, 12, STEEL, 2),
  lab:
    table(6, 40, 68) +
    shape("M18 40 26 24V16H32V24L40 40z", TEAL) +
    shape("M50 40V20H56V40z", LEAF) +
    shape("M62 40V26H68V40z", RUST) +
    rect(96, 8, 52, 40, STEEL, 3) +
    rect(101, 13, 42, 22, DARK) +
    line("M103 26l8-8 7 12 8-14 7 10 8-4", "var(--paint-green-85)", 2) +
    disc(106, 42, 2.5, GLOW) +
    disc(116, 42, 2.5, RUST) +
    rect(104, 48, 36, 12, WOOD),
  office:
    rect(40, 38, 80, 6, PALE) +
    rect(46, 44, 68, 16, WOOD) +
    rect(88, 24, 20, 14, DARK, 2) +
    rect(90, 26, 16, 9, "var(--paint-green-85)") +
    rect(70, 16, 14, 22, RUST, 5) +
    rect(8, 12, 26, 48, WOOD) +
    many(3, (i) => rect(11, 16 + i * 14, 20, 10, DARK) + rect(18, 20 + i * 14, 6, 2, PALE)) +
    shape("M130 8H150V30L140 38 130 30z", TEAL),
  barber:
    rect(14, 6, 44, 30, "var(--paint-teal-80)", 3) +
    rect(92, 6, 44, 30, "var(--paint-teal-80)", 3) +
    rect(26, 32, 22, 16, RUST, 5) +
    rect(34, 48, 6, 12, STEEL) +
    rect(104, 32, 22, 16, RUST, 5) +
    rect(112, 48, 6, 12, STEEL) +
    rect(70, 12, 10, 36, WHITE, 4) +
    line("M71 20l8-6M71 30l8-6M71 40l8-6", RUST, 4),
  stage:
    shape("M0 0H34Q32 34 18 60H0zM160 0H126Q128 34 142 60H160z", RUST) +
    shape(
      "M0 0H160V8Q150 16 140 8 130 16 120 8 110 16 100 8 90 16 80 8 70 16 60 8 50 16 40 8 30 16 20 8 10 16 0 8z",
      "var(--paint-rust-45)",
    ) +
    rect(24, 52, 112, 8, WOOD) +
    shape("M80 10 108 52H52z", "color-mix(in srgb, var(--paint-amber-90) 33%, transparent)") +
    disc(72, 34, 8, WHITE) +
    disc(90, 34, 8, PALE) +
    line("M68 36q4 4 8 0M86 38q4-4 8 0", DARK, 2),
  market:
    shape("M10 10H150L158 24H2z", RUST) +
    many(4, (i) => shape(`M${24 + i * 34} 10H${40 + i * 34}L${42 + i * 36} 24H${22 + i * 34}z`, WHITE)) +
    rect(10, 24, 4, 36, WOOD) +
    rect(146, 24, 4, 36, WOOD) +
    rect(10, 44, 140, 16, WOOD) +
    line("M80 28V42M64 32H96", PALE, 3) +
    shape("M56 34H72L64 42zM88 34H104L96 42z", PALE),
};
