/** Our own drawings for the cards of New California: a thing that one holds looks like no other. */
import { dot, drawing, fill, line, ring, turned } from "./strokes";

const knife = fill("M29 6q6 4 6 20v12h-6zM26 39h12v4H26zM29 44h6v14h-6z");
const loot: Record<string, string> = {
  "broc-flower": drawing(
    ...[0, 72, 144, 216, 288].map((angle) => turned(angle, 32, 23, fill("M32 20q-9-8 0-17 9 9 0 17z"))),
    dot(32, 23, 4),
    line("M32 38v23M32 54q-12 0-14-9M32 56q12-2 14-10", 4),
  ),
  "iguana-bits": drawing(
    line("M5 59L59 5", 3),
    fill("M12 44l8-8 9 9-8 8zM24 32l8-8 9 9-8 8zM36 20l8-8 9 9-8 8z"),
    line("M50 40q8 6 2 12-2 5 4 8", 3),
  ),
  "bag-of-coins": drawing(
    fill(
      "M24 18L19 6l7 3 6-4 6 4 7-3-5 12q17 10 17 27 0 15-25 15T7 45q0-17 17-27zM24 41a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
    ),
    line("M29 41h6", 3),
  ),
  scrap: drawing(
    fill("M18 4h20l10 17-10 17H18L8 21zM20 21a8 8 0 1 0 16 0a8 8 0 1 0-16 0z"),
    line("M22 58l26-18M44 34l11 13", 6),
    line("M8 47h9v11H8z", 4),
  ),
  "trail-map": drawing(
    fill(
      "M4 15l17-7v42L4 57zM24 8l16 7v42l-16-7zM43 15l17-7v42l-17 7zM8 40l3-2 4 3v5l-3 2-4-3zM29 26h5v4h-5zM48 22l2-2 3 3 3-3 2 2-3 4 3 4-2 2-3-3-3 3-2-2 3-4z",
    ),
  ),
  spear: drawing(line("M6 60L42 20", 5), fill("M38 24l3-15L60 3l-5 19-14 5z"), line("M31 26l8 8", 4)),
  "zip-gun": drawing(
    fill("M4 24h50v9H32l-2 5h-6l-4 17H8l5-22H4z"),
    line("M54 19v18", 4),
    line("M12 22q10-14 22 0", 3, "4 4"),
    line("M40 40h8", 3),
  ),
  "throwing-knives": drawing(turned(-28, 32, 58, knife), knife, turned(28, 32, 58, knife)),
  "leather-jacket": drawing(
    fill("M21 5l11 9 11-9 12 8 5 24-8 2v21H34V22h-4v38H12V39l-8-2 5-24zM16 44h9v4h-9zM39 44h9v4h-9z"),
  ),
  "desert-cloak": drawing(
    fill("M32 3q19 6 21 31l7 27H4l7-27Q13 9 32 3zM32 13q-11 6-11 20 4 11 11 11t11-11q0-14-11-20zM30 48h4v13h-4z"),
  ),
  ultrajet: drawing(
    fill("M18 5h18v18h15v15H36v21H18zM23 29h8v9h-8zM23 43h8v9h-8z"),
    line("M55 24l6-4M56 31h6M55 38l6 4", 3),
  ),
  ian: drawing(
    dot(28, 14, 10),
    fill("M6 60q0-33 22-33 16 0 20 16H36v17zM25 29h6l-3 12z"),
    fill("M33 45h27v5H47l-2 10h-7l2-10h-7z"),
  ),
};
const assets: Record<string, string> = {
  "scout-rifle": drawing(
    fill("M2 40l15-7h45v5H34l-2 7h-9l-2-4L2 50z"),
    fill("M20 19h28v7H20z"),
    line("M26 31v-5M42 31v-5", 4),
  ),
  "power-fist": drawing(
    fill("M6 22h9v13H6zM17 17h9v18h-9zM28 17h9v18h-9zM39 21h9v14h-9z"),
    fill("M6 38h42v8q-3 15-16 15H21Q8 60 6 46zM13 45h16v5H13z"),
    line("M57 10v40M51 12h10M52 50h9", 4.5),
  ),
  flamer: drawing(
    fill("M4 26h36v8H26l-2 6h-5l-3 16H6l4-22H4z"),
    ring(14, 13, 8, 5),
    line("M14 21v6", 4),
    fill("M42 30q2-17 17-20-4 8 3 12 4 15-9 17-10 0-11-9zM49 31q3-7 7-5 2 7-3 8z"),
  ),
  "gauss-pistol": drawing(fill("M6 24h52v9H32l-5 22H14l4-22H6z"), line("M34 17v22M42 17v22M50 17v22", 3.5)),
  "ranger-armor": drawing(
    fill("M13 9l11-5q8 7 16 0l11 5 8 17-9 4v25q-18 9-36 0V30l-9-4zM21 20h22v4H21zM23 29h18v4H23zM25 38h14v4H25z"),
  ),
  "tribal-garb": drawing(
    line("M7 6q25 38 50 0", 4),
    fill("M14 18l1 15 8-8zM25 27l7 20 7-20zM50 18l-1 15-8-8z"),
    line("M32 50v10M32 54l-5 4M32 54l5 4", 3),
  ),
  "merchants-coat": drawing(
    fill("M22 4h20l11 8 6 27-8 2v20H35V20h-6v41H13V41l-8-2 6-27zM17 45h8v8h-8zM39 45h8v8h-8z"),
    dot(21, 49, 2.5),
    dot(43, 49, 2.5),
  ),
  "doctors-bag": drawing(
    fill(
      "M22 14q0-8 10-8t10 8v4h13q5 0 5 5v30q0 5-5 5H9q-5 0-5-5V23q0-5 5-5h13zM27 14v4h10v-4q0-3-5-3t-5 3zM28 27v7h-7v8h7v7h8v-7h7v-8h-7v-7z",
    ),
  ),
  "super-stimpak": drawing(
    turned(
      45,
      32,
      32,
      fill("M24 10h16v32H24zM28 15h8v4h-8zM28 23h8v4h-8zM28 31h8v4h-8z"),
      line("M32 42v18M22 3h20M32 3v7", 4),
    ),
    ring(51, 47, 8, 4),
    line("M51 47l3-4", 3),
  ),
  "rad-x": drawing(
    fill("M17 4h30v10H17zM14 17h36v38q0 6-6 6H20q-6 0-6-6zM21 38a11 11 0 1 0 22 0a11 11 0 1 0-22 0z"),
    line("M27 33l10 10M37 33L27 43", 4),
  ),
  sulik: drawing(
    line("M32 7V2M23 9l-4-6M41 9l4-6", 5),
    fill("M19 19a13 13 0 0 1 26 0v6q-4 11-13 11t-13-11zM24 18h5v3h-5zM35 18h5v3h-5zM20 26h24v3H20z"),
    fill("M6 61q2-20 17-23l9 6 9-6q15 3 17 23zM18 52h6v9h-6zM40 52h6v9h-6z"),
  ),
  marcus: drawing(
    fill("M17 4h30v19q-4 12-15 12T17 23zM21 12l9 2v3h-9zM43 12l-9 2v3h9zM25 25h14v3H25z"),
    fill("M2 61q0-25 19-25l11 5 11-5q19 0 19 25zM45 43l2 5h6l-5 4 2 5-5-3-5 3 2-5-5-4h6z"),
  ),
  vic: drawing(
    dot(20, 14, 10),
    fill("M2 60q0-33 18-33t18 33zM15 38h10v4H15z"),
    fill("M47 4v12h8V4q7 4 7 12t-6 11v33H46V27q-6-3-6-11t7-12z"),
  ),
  "lady-butterheart": drawing(
    fill("M32 3q16 0 16 17 0 11 5 16H11q5-5 5-16Q16 3 32 3zM24 16h16v9q-2 9-8 9t-8-9z"),
    fill("M8 61q2-22 24-22t24 22zM32 47q4-6 8-2t-8 12q-12-8-8-12t8 2z"),
  ),
};
const uniques: Record<string, string> = {
  "gauss-rifle": drawing(
    fill("M1 46l13-9h48v6H36l-2 9h-9l-2-7L1 57z"),
    line("M36 25v24M44 25v24M52 25v24", 4),
    fill("M16 24h13v6H16z"),
  ),
  "solar-scorcher": drawing(
    fill("M2 35h36v9H24l-3 15H10l3-15H2z"),
    ring(47, 19, 7, 6),
    line("M47 3v3M47 32v3M31 19h3M60 19h3M36 8l2 2M58 30l-2-2M36 30l2-2M58 8l-2 2", 3),
  ),
  "super-power-fist": drawing(
    fill("M10 28h44v20q-4 12-16 12H24q-14-2-14-14zM33 31L22 45h8l-3 12 14-16h-8l5-10z"),
    fill("M11 25l5-18 6 18zM23 25l5-21 6 21zM35 25l5-21 6 21zM47 25l4-18 3 18z"),
  ),
  "enclave-armor": drawing(
    fill("M10 8l13-5q9 7 18 0l13 5 8 18-8 6v24q-22 9-44 0V32l-8-6zM22 22h20v5H27v5h12v5H27v6h15v5H22z"),
  ),
  "vault-13-suit": drawing(
    fill(
      "M21 3l11 7 11-7 13 8 5 24-9 2v24H35V46h-6v15H12V37l-9-2 5-24zM22 20h5v17h-5zM31 20h11v17H31v-4h6v-3h-5v-4h5v-2h-6z",
    ),
  ),
  geck: drawing(
    fill(
      "M20 16V6h24v10h12q5 0 5 5v33q0 5-5 5H8q-5 0-5-5V21q0-5 5-5zM25 11v5h14v-5zM31 53Q13 44 19 27q16 0 13 17 3-9 11-11 2 14-12 20z",
    ),
  ),
  goris: drawing(
    line("M17 20Q7 14 12 3M47 20q10-6 5-17", 5),
    fill("M32 8q18 4 20 28l7 25H5l7-25Q14 12 32 8zM20 32l10 5-2 5-8-3zM44 32l-10 5 2 5 8-3zM26 48l6 5 6-5v7l-6 5-6-5z"),
  ),
  cyberdog: drawing(
    line("M20 13Q32-3 44 13", 3.5),
    dot(32, 10, 3),
    fill("M12 28L7 8l15 9h20l15-9-5 20v12L42 49v7q-10 9-20 0v-7L12 40zM18 30h10v5H18zM36 30h10v5H36zM27 47h10v5H27z"),
  ),
};
const own: Record<string, string> = {
  "advanced-power-armor": drawing(
    fill("M32 2q10 0 11 11l-4 7H25l-4-7Q22 2 32 2zM25 10h5v4h-5zM34 10h5v4h-5z"),
    fill("M3 28q2-10 17-9l5 5h14l5-5q15-1 17 9v13h-9l-3 20H39l-2-14H27l-2 14H15l-3-20H3zM26 32h12v4H26z"),
  ),
  "ranger-training": drawing(
    dot(12, 28, 6.5),
    dot(25, 14, 7.5),
    dot(41, 14, 7.5),
    dot(53, 28, 6.5),
    fill("M32 28q16 4 19 19 0 15-19 12-19 3-19-12 3-15 19-19z"),
  ),
  "modular-exoplating": drawing(
    fill("M5 5h25v25H5zM10 10h4v4h-4zM21 21h4v4h-4z"),
    fill("M34 5h25v25H34zM39 10h4v4h-4zM50 21h4v4h-4z"),
    fill("M5 34h25v25H5zM10 39h4v4h-4zM21 50h4v4h-4z"),
    line("M36 36h21v21H36z", 3, "5 5"),
    line("M46.500 42v9M42 46.500h9", 3),
  ),
  "tool-arms": drawing(
    ring(15, 17, 9, 7, "4 2.300"),
    dot(15, 17, 3),
    line("M21 26l11 13v21M43 29L32 39", 5),
    line("M36 6q-5 14 7 20 12-6 7-20M43 26v3", 4.5),
    line("M22 60h20", 5),
  ),
  "trade-routes": drawing(
    fill("M15 3q11 0 11 11 0 9-11 20Q4 23 4 14 4 3 15 3zM11 14a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"),
    fill("M49 26q11 0 11 11 0 9-11 20-11-11-11-20 0-11 11-11zM45 37a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"),
    line("M15 41q0 18 12 18 10 0 8-16Q30 24 42 16l14-4", 3.5, "1 7"),
  ),
  "old-revolver": drawing(
    fill(
      "M2 20h36l3-5h10q8 5 8 16l4 26q-4 6-12 3l-7-22h-9q-7 0-7-9H2zM40 24a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0z",
    ),
    line("M33 40q1 8 9 6", 3),
  ),
};

export const CARDS: Record<string, string> = { ...loot, ...assets, ...uniques, ...own };
