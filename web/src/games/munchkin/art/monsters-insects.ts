/** Monsters with six legs or more. */
import {
  amber,
  ball,
  both,
  brown,
  drawn,
  eye,
  flame,
  gold,
  green,
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
  shape,
  shrunk,
  sun,
  turned,
} from "./shapes";

const ant = (fill: string): string =>
  line("M58 66L46 96M64 68L70 98M70 62L92 92M50 64L26 88", 5) +
  oval(fill, 88, 56, 24, 17) +
  line("M82 42q-5 14 0 28M96 42q-5 14 0 28", 3) +
  oval(fill, 58, 58, 13, 10) +
  line("M24 38C20 22 30 14 40 14M36 36C38 24 46 20 54 22", 3) +
  ball(fill, 32, 50, 17) +
  line("M22 62C10 66 8 78 16 84M34 66C28 72 26 80 30 86", 5) +
  eye(26, 46, 7, -2);

export const INSECTS: Record<string, string> = {
  radroach: shrunk(
    turned(
      24,
      both(line("M46 52L24 40L10 50M42 68L18 68L6 80M44 84L26 96L26 112", 5) + line("M52 24C48 6 30 2 16 12", 3)) +
        shape(brown, "M60 34c20 0 27 20 27 38s-11 42-27 42s-27-24-27-42s7-38 27-38z") +
        patch(amber, "M44 56c-6 14-4 32 4 44c-1-16-2-30-4-44z") +
        line("M60 54v58") +
        shape(rust, "M38 52c0-24 8-34 22-34s22 10 22 34q-22 10-44 0z") +
        eye(51, 32, 6, -1) +
        eye(69, 32, 6, 1),
    ),
  ),
  bloatfly: drawn(
    shape(paper, "M60 46C38 36 20 6 44 6c18 0 24 24 26 40z"),
    shape(paper, "M74 46C78 20 92 4 106 12c16 10-8 32-26 40z"),
    line("M56 88l-8 20M72 92l-2 20M86 88l8 18", 4),
    shape(green, "M46 70C46 50 62 42 80 44c20 2 34 16 32 34c-2 20-28 26-44 20c-12-4-22-14-22-28z"),
    patch(pine, "M70 56a6 6 0 1 0 .1 0zM92 62a8 8 0 1 0 .1 0zM76 78a7 7 0 1 0 .1 0z"),
    shape(ink, "M110 70l9 4-9 8z"),
    ball(pine, 36, 66, 20),
    eye(28, 58, 12, -3, red),
    eye(46, 60, 8, -2, red),
    line("M26 84l-10 16M20 98l-8-2M22 96l-2 10", 4),
  ),
  "giant-ant": drawn(ant(rust), shape(amber, "M2 78h20v16h14v14H2z"), line("M2 98h34M8 78v-6", 3)),
  "fire-ants": drawn(
    flame(16, 56, 0.7),
    flame(104, 50, 0.8),
    moved(14, -8, ant(red), 0.66),
    moved(28, 48, ant(red), 0.66),
    flame(22, 114, 0.95),
  ),
  "giant-mantis": drawn(
    line("M52 92L30 116M68 92L90 116", 5),
    shape(pine, "M60 62c14 8 16 38 0 54c-16-16-14-46 0-54z"),
    both(
      limb(green, 9, "M50 70L22 78L18 38") +
        shape(green, "M18 40C8 34 6 20 12 8c12 8 16 20 12 34z") +
        line("M26 68l6-6M24 58l6-4", 3),
    ),
    line("M46 20C42 8 34 4 26 4M74 20C78 8 86 4 94 4", 3),
    shape(green, "M30 20q30-12 60 0L68 58q-8 8-16 0z"),
    eye(36, 26, 13, 3, gold),
    eye(84, 26, 13, -3, gold),
    line("M54 52h12", 3),
  ),
  radscorpion: drawn(
    limb(brown, 16, "M60 58C92 48 92 16 60 20"),
    shape(amber, "M62 8C44 4 38 18 46 34c2-10 8-14 18-14z"),
    both(line("M42 82L20 76L8 88M44 92L26 94L18 108M48 100L38 106L36 116", 5)),
    shape(brown, "M60 56c24 0 32 16 32 30s-14 26-32 26s-32-12-32-26s8-30 32-30z"),
    line("M32 78q28 12 56 0M34 94q26 10 52 0", 3),
    both(
      limb(brown, 10, "M36 74L18 58") +
        shape(amber, "M22 62C6 60 0 44 8 28c2 10 8 14 10 16c2-4 2-10 12-16c10 16 4 32-8 34z"),
    ),
    eye(48, 68, 6, 1),
    eye(72, 68, 6, -1),
  ),
  "giant-radscorpion": drawn(
    limb(rust, 24, "M112 118C116 84 118 26 82 20C66 18 54 28 50 40"),
    line("M104 86l18 2M104 60l18-6M94 36l12-14", 3),
    shape(red, "M64 30C40 22 26 40 30 80C40 66 66 66 70 44z"),
    patch(gold, "M42 40q-8 8-8 22q10-14 20-16z"),
    shape(rust, "M50 118c-4-20 8-34 26-34s34 14 36 34z"),
    eye(70, 104, 7, -2, sun),
    eye(88, 104, 7, -2, sun),
    shape(rust, "M48 118C24 112 20 96 30 84c4 10 10 12 12 10c2-4 0-8 6-14c12 10 14 28 0 38z"),
    ball(paper, 12, 98, 6),
    line("M12 104v8M6 106l-3-8M18 106l3-8M12 112l-4 6M12 112l4 6", 3),
  ),
};
