/** Monsters that were somebody's children once, ghouls included. */
import { eyes, frown, ghoul, grin, head, nose, shoulders, visor } from "./figures";
import {
  amber,
  ball,
  blue,
  both,
  brown,
  coal,
  dot,
  drawn,
  gold,
  green,
  grey,
  ink,
  limb,
  line,
  moved,
  none,
  oval,
  paper,
  patch,
  pine,
  red,
  rust,
  sand,
  shape,
  star,
  steel,
  sun,
  teal,
  trefoil,
  turned,
  violet,
} from "./shapes";

const hood = (robe: string): string =>
  shape(robe, "M22 118C22 60 32 30 60 12c28 18 38 48 38 106z") +
  patch(ink, "M60 36c14 6 18 22 16 36q-16 10-32 0c-2-14 2-30 16-36z") +
  both(dot(53, 58, 4, sun));

const singer = (skin: string): string =>
  shape(red, "M14 122c0-40 16-48 46-48s46 8 46 48z") +
  shape(paper, "M36 78h48l6 16l-30 10l-30-10z") +
  shape(skin, "M60 14c22 0 30 14 28 32c0 22-10 38-28 38S32 68 32 46c-2-18 6-32 28-32z") +
  both(line("M40 42q6-8 14 0", 4)) +
  patch(ink, "M56 50l2 6h-5zM64 50l3 6h-5z") +
  oval(ink, 60, 68, 9, 11);

const note = (x: number, y: number): string => dot(x, y, 5) + line(`M${x + 4} ${y}v-16l10 4`, 3);

export const PEOPLE: Record<string, string> = {
  "vault-door-salesman": drawn(
    star(grey, 96, 92, 26, 20, 10),
    ball(amber, 96, 92, 11),
    shoulders(blue),
    shape(paper, "M46 76h28l-14 36z"),
    shape(red, "M56 84h8l4 28l-8 8l-8-8z"),
    head(),
    eyes(1),
    line("M42 36q6-5 13-1M65 35q7-4 13 1", 4),
    nose,
    grin,
    shape(brown, "M34 26C34 0 86 0 86 26zM22 24h76v7H22z"),
    line("M36 22h48", 5, red),
  ),
  "raider-beginners": drawn(
    moved(50, 18, shoulders(rust) + head(sand) + shape(ink, "M32 40h56v10H32z") + eyes(-2, 45) + frown, 0.85),
    moved(
      -12,
      10,
      shoulders(brown) +
        head() +
        shape(red, "M32 52q28-8 56 0l-4 14L60 86L36 66z") +
        eyes(2, 40) +
        line("M40 30q8-6 14 0M66 30q8-6 14 0", 4) +
        shape(green, "M50 16L54-8l6 18l6-18l4 24z"),
      0.9,
    ),
    shape(paper, "M54 92l18-6v24l-18 6zM54 92l-16-6v24l16 6z"),
    line("M42 94l8 3M42 101l8 3M58 98l10-3M58 105l10-3", 2.5),
  ),
  "hungry-neighbours": drawn(
    moved(
      46,
      8,
      shoulders(teal) + head(sand) + eyes(-3) + nose + grin + shape(grey, "M30 40C28 4 92 4 90 40C76 20 44 20 30 40z"),
      0.86,
    ),
    moved(
      -14,
      24,
      shoulders(amber) +
        shape(paper, "M40 76q20 12 40 0l8 40H32z") +
        head() +
        eyes(3) +
        nose +
        grin +
        line("M44 18q6-10 16-8q12-2 16 8", 6),
      0.82,
    ),
    line("M8 60v50M2 44v12q6 8 12 0V44M8 44v12", 3.5),
    shape(grey, "M104 62c12 4 12 26 4 34h-4zM102 96h8v20h-8z"),
  ),
  "slaver-gang": drawn(
    shoulders(brown),
    line("M30 80l58 38M90 80l-58 38", 8),
    head(),
    both(line("M40 36l15 6", 5)),
    eyes(0, 46),
    shape(ink, "M62 36h20v12q-10 8-18 0z"),
    line("M34 26l52 16", 3),
    nose,
    shape(rust, "M32 54q10 6 18 4q10-4 20 0q8 2 18-4c0 24-12 36-28 36S32 78 32 54z"),
    line("M52 68h16", 4, paper),
    line("M22 100l14 6l14-2l14 6l14-2l14 4", 7),
    line("M22 100l14 6l14-2l14 6l14-2l14 4", 2, grey),
    ball(none, 12, 96, 9),
    ball(none, 102, 108, 9),
  ),
  "wasteland-tax-office": drawn(
    shoulders(grey),
    shape(paper, "M48 76h24l-12 20z"),
    shape(ink, "M56 82h8l2 20h-12z"),
    head(),
    shape(grey, "M30 38c2-4 4-14 6-16l4 14zM90 38c-2-4-4-14-6-16l-4 14z"),
    both(ball(paper, 48, 44, 10)),
    both(dot(49, 46, 3)),
    line("M58 43h4M52 62h16", 3.5),
    shape(paper, "M4 84l40-8l6 38H10z"),
    line("M12 90l26-5M13 98l26-5M15 106l14-3", 3),
    shape(red, "M84 96h26v14H84zM92 78h10v18H92z"),
    ball(brown, 97, 74, 8),
  ),
  "rogue-paladins": drawn(
    shape(steel, "M2 118c0-26 14-38 40-42h36c26 4 40 16 40 42z"),
    both(shape(steel, "M4 112C-2 88 10 74 34 76l4 28z") + line("M12 104l22-18", 4, red)),
    visor(steel, red),
    shape(paper, "M60 12c8 0 10 6 10 10s-4 4-4 8H54c0-4-4-4-4-8s2-10 10-10z"),
    both(dot(56, 21, 2.5)),
    line("M28 22l14 8M96 66l-14-6", 3),
    star(red, 60, 104, 12, 5, 5),
  ),
  "enclave-patrol": drawn(
    shoulders(coal),
    shape(coal, "M34 78l26 34l26-34l8 8l-20 32H46L26 86z"),
    both(dot(40, 106, 3, amber)),
    head(),
    shape(ink, "M36 42h22v10q-10 8-20 0zM62 42h22l-2 10q-10 8-20 0z"),
    line("M34 43h52M41 47l5-2", 3),
    nose,
    line("M50 66h20", 4),
    shape(coal, "M30 30C22 18 34 2 60 2s38 16 30 28z"),
    shape(ink, "M28 28h64l-6 10q-26-10-52 0z"),
    star(amber, 60, 16, 9, 4, 5),
    shape(coal, "M0 98l26-14l4 8L6 108z"),
    line("M2 102l-4 4", 3),
  ),
  "cult-of-the-big-bomb": drawn(
    shape(amber, "M42 30h36v48c0 14-8 22-18 30c-10-8-18-16-18-30z"),
    shape(grey, "M42 30L30 4h60L78 30zM60 4v24"),
    trefoil(60, 56, 14),
    both(moved(-24, 38, hood(rust), 0.68)),
    moved(25, 66, hood(violet), 0.58),
    both(line("M20 40l-6-14M8 46L-4 38M34 40l4-8", 3)),
  ),
  "mad-overseer": drawn(
    shoulders(blue),
    shape(amber, "M54 76h12v42H54zM38 76l10-2l4 10l-10 4zM82 76l-10-2l-4 10l10 4z"),
    head(),
    both(ball(paper, 47, 42, 11)),
    line("M47 42c2-3 5 0 3 3s-8 2-8-3s7-8 11-4M73 42c-2-3-5 0-3 3s8 2 8-3s-7-8-11-4", 2.5),
    both(line("M38 28l14-2", 5) + shape(grey, "M32 40C24 34 20 22 30 16c0 8 6 12 4 24z")),
    shape(grey, "M60 56c8-4 18 0 24 8c-10 2-18 0-24-2c-6 2-14 4-24 2c6-8 16-12 24-8z"),
    shape(ink, "M48 66h24q-4 8-12 8t-12-8z"),
    line("M60 14V4M52 14l-4-8M68 14l4-8", 3),
  ),
  "feral-ghoul": drawn(
    shape(sand, "M16 118c2-30 14-40 36-42h16c22 2 34 12 36 42z"),
    shape(brown, "M40 78l-8 40h56l-8-40l-8 14l-6-10l-6 14l-6-12l-6 10z"),
    ghoul(sand),
    line("M40 18l-6-10M52 12l-2-10M76 14l6-10", 3),
    both(limb(sand, 9, "M22 100L6 78") + line("M6 76L0 62M6 76l2-16M6 76l12-12", 4)),
  ),
  "ghoul-roamer": drawn(
    shape(steel, "M22 118c0-28 10-38 30-42h18c24 2 34 14 36 42z"),
    line("M36 84l10 10l-6 8M84 86l-6 12l8 6", 3),
    turned(-10, ghoul(grey) + shape(brown, "M30 30C28 4 90 2 90 28zM18 28l88-6v8l-86 6z"), 60, 80),
    shape(grey, "M98 66c10-4 14 10 6 16c-6 2-8-4-6-16z"),
    line("M94 52l4 6M104 48v8M110 56l-4 4", 3),
    limb(brown, 5, "M14 118L10 60"),
    limb(grey, 8, "M26 104L12 92"),
  ),
  "glowing-one": drawn(
    star(gold, 60, 58, 60, 42, 16),
    shape(green, "M18 118c2-30 14-40 34-42h16c20 2 32 12 34 42z"),
    line("M46 96h28M44 106h32M60 88v30", 3),
    ghoul(green),
    both(dot(47, 43, 6, paper)),
    trefoil(60, 26, 11, pine),
  ),
  "reactor-choir": drawn(
    moved(30, 2, singer(sand), 0.5),
    moved(-8, 40, singer(green), 0.66),
    moved(50, 40, singer(grey), 0.66),
    note(14, 30),
    note(100, 28),
    note(26, 14),
    trefoil(106, 8, 7),
  ),
};
