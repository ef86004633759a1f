/** What used to be people, plants or nothing of this world. */
import {
  amber,
  ball,
  both,
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
  moved,
  oval,
  paper,
  patch,
  pine,
  red,
  rust,
  sand,
  shape,
  star,
  sun,
  teal,
  teeth,
} from "./shapes";

const brute = (skin: string): string =>
  shape(skin, "M4 118c0-32 12-44 34-48h44c22 4 34 16 34 48z") +
  shape(skin, "M60 14c22 0 28 16 28 32c0 24-10 34-28 34S32 70 32 46c0-16 6-32 28-32z") +
  shape(skin, "M30 42c-10-2-10 16 4 16zM90 42c10-2 10 16-4 16z") +
  both(line("M38 40l16 6", 7) + eye(46, 50, 5, 1)) +
  line("M56 56l-4 6h14", 3) +
  shape(ink, "M42 66h36v6q-18 6-36 0z") +
  shape(paper, "M46 72v-12h6v12zM68 72v-12h6v12z");

export const MUTANTS: Record<string, string> = {
  "super-mutants": drawn(
    moved(42, 4, brute(pine), 0.97),
    moved(-10, 24, brute(green) + shape(brown, "M12 84l30-14l6 8l-34 30zM60 116L100 74l12 6l-28 38z"), 0.82),
  ),
  "mutant-overlord": drawn(
    shape(rust, "M6 118C6 80 20 66 60 66s54 14 54 52z"),
    moved(0, 4, brute(green)),
    shape(grey, "M28 42C28 16 40 6 60 6s32 10 32 36q-32-14-64 0z"),
    both(shape(paper, "M32 26C12 28 4 14 8 0c8 10 18 8 30 8z")),
    shape(amber, "M54 6h12v28H54z"),
    both(shape(grey, "M2 108C0 88 14 74 34 76l4 30q-18-6-36 2z") + star(paper, 22, 92, 9, 3, 4)),
    shape(amber, "M50 94h20v24H50z"),
    dot(60, 106, 5, rust),
  ),
  behemoth: drawn(
    shape(green, "M6 118C2 84 18 66 46 62h28c28 4 44 22 40 56z"),
    shape(green, "M60 26c24 0 32 14 32 30c0 22-14 32-32 32S28 78 28 56c0-16 8-30 32-30z"),
    both(line("M38 46l16 4", 7) + eye(46, 56, 6, 1)),
    shape(pine, "M54 60h12l4 10H50z"),
    shape(ink, "M40 74h40v8q-20 6-40 0z"),
    teeth(44, 74, 32, 3, 7),
    shape(paper, "M14 12h92v6h-6c0 24-18 26-40 26S20 42 20 18h-6z"),
    line("M26 42l-6 8M94 42l6 8M90 12V2h10v6", 4),
    shape(sun, "M50 12c-8-10 6-14 10-8c8-2 10 8 4 8z"),
    ball(red, 24, 96, 5),
    line("M24 101v9M16 100l8 4l8-4M24 110l-5 8M24 110l5 8", 3),
    limb(green, 16, "M112 80C112 104 96 112 84 108"),
  ),
  centaur: drawn(
    both(limb(sand, 9, "M34 96L18 100V114M46 100L38 116") + limb(red, 8, "M36 78L12 70L6 82")),
    shape(sand, "M60 58c26 0 36 16 36 30s-14 24-36 24s-36-10-36-24s10-30 36-30z"),
    patch(rust, "M40 82a6 6 0 1 0 .1 0zM78 88a8 8 0 1 0 .1 0zM58 96a5 5 0 1 0 .1 0z"),
    shape(sand, "M42 64C38 40 34 10 60 10s22 30 18 54q-18 8-36 0z"),
    eye(50, 28, 7, 1),
    eye(70, 24, 5, -1),
    shape(ink, "M44 42h32q0 16-16 16T44 42z"),
    limb(red, 6, "M54 52C50 76 32 64 30 48M60 54C58 84 76 84 76 66M66 52C76 66 92 60 92 44"),
    line("M52 12l-4-8M60 10V2M68 12l4-8", 3),
  ),
  "spore-plant": drawn(
    limb(pine, 10, "M58 112C52 92 66 84 60 64"),
    both(shape(green, "M58 112C40 116 20 108 12 90c20-2 38 6 46 22z")),
    line("M14 56C6 70 12 82 22 84M104 44c12 12 8 28-4 32", 5, pine),
    shape(red, "M10 40C16 10 50-4 84 10c20 8 28 24 26 32c-34-14-66-14-100-2z"),
    shape(rust, "M10 40c34-12 66-12 100 2c-4 24-28 36-52 34C30 74 14 60 10 40z"),
    teeth(16, 40, 88, 9, 11),
    shape(paper, "M26 61l7-11l6 16zM46 72l6-14l8 16zM68 72l8-14l6 10zM90 64l4-12l8 5z"),
    patch(gold, "M34 18a5 5 0 1 0 .1 0zM56 10a6 6 0 1 0 .1 0zM80 18a5 5 0 1 0 .1 0zM62 26a4 4 0 1 0 .1 0z"),
    dot(18, 14, 3, pine),
    dot(106, 16, 4, pine),
    dot(98, 4, 3, pine),
  ),
  "tar-thing": drawn(
    shape(
      ink,
      "M4 116c0-12 10-10 14-26c4-20 2-34 14-48c8-10 10-30 28-30s22 16 30 28c10 16 8 34 12 48c4 16 14 16 14 28z",
    ),
    patch(coal, "M34 58c4-14 12-30 22-38c-4 18-10 28-12 44s-4 22-10 30c-2-12-4-24 0-36z"),
    eye(48, 46, 12, 3, amber),
    eye(76, 42, 8, -2, amber),
    patch(amber, "M38 74q24-12 48 0q-8 18-24 18t-24-18z"),
    patch(ink, "M46 76h8v8h-8zM62 75h8v10h-8z"),
    shape(paper, "M84 96l20-20l-2-7l7-2l3 5l5 3l-3 6l-7-1l-19 20l1 7l-7 2l-2-6l-6-2l2-6z"),
    patch(coal, "M18 108q14-6 26 0q-14 4-26 0zM60 110q10-6 20 0q-10 4-20 0z"),
  ),
  "alien-landing-party": drawn(
    shape(teal, "M40 26C42 8 78 8 80 26z"),
    oval(grey, 60, 32, 50, 11),
    both(dot(36, 33, 3.5, red)),
    dot(60, 36, 3.5, red),
    patch(gold, "M42 42h36l22 76H20z"),
    shape(green, "M50 86h20c6 10 6 22 4 32H46c-2-10-2-22 4-32z"),
    both(limb(green, 6, "M50 94L34 88L30 76") + line("M30 76l-6-4M30 76v-8M30 76l6-4", 3)),
    shape(green, "M60 50c20 0 26 10 24 20c-2 12-12 22-24 22s-22-10-24-22c-2-10 4-20 24-20z"),
    both(patch(ink, "M40 64c8-2 16 4 16 14c-8 2-16-4-16-14z")),
    line("M56 85h8", 3),
  ),
};
