/** Our own drawings for New California: its survivors, vaults and enemies. Its cards are in `california-cards.ts`. */
import { dot, drawing, fill, line, ring } from "./strokes";

const EYES = "M21 40a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM33 40a5 5 0 1 0 10 0a5 5 0 1 0-10 0z";
const gecko = [
  fill(
    "M6 20q4-12 18-10l6 6q12 2 15 13 4 10 16 9 3 3 0 5-16 5-24-5l1 13 7 7H33l-4-17q-6 0-10-5l-2 17 4 6H10l1-26q-6-4-5-13zM14 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z",
  ),
];
const vault = (...number: string[]) => drawing(ring(32, 32, 26, 9, "10.4 10"), ring(32, 32, 20, 5), ...number);

export const SURVIVORS: Record<string, string> = {
  "enclave-deserter": drawing(
    fill(
      "M32 3C18 3 11 13 11 26v15l8 13h26l8-13V26C53 13 46 3 32 3zM16 25l13 2 1 8H20zM48 25l-13 2-1 8h10zM27 41h10v3H27zM27 47h10v3H27zM30 8l5 6-4 3 4 6-7-6 4-3z",
    ),
    line("M10 44l-5 10M54 44l5 10", 5),
  ),
  "ncr-ranger": drawing(
    fill("M3 25q12-4 17-7l3-13q9 3 18 0l3 13q5 3 17 7-13 6-29 6T3 25z"),
    fill(`M16 34h32v7q0 8-8 14H24q-8-6-8-14z${EYES}`),
    dot(32, 57, 5.5),
  ),
  "mister-handy": drawing(
    fill("M17 29a15 15 0 1 0 30 0a15 15 0 1 0-30 0zM18 31h28v3H18z"),
    ring(12, 10, 5, 4),
    ring(32, 7, 5, 4),
    ring(52, 10, 5, 4),
    line("M16 14l8 7M48 14l-8 7M21 42l-8 7v5M43 42l8 7v4M32 44v5", 3.5),
    ring(32, 55, 5, 4, "3 2"),
    line("M8 60l5-6 5 6", 3.5),
    fill("M51 63q-7-4-1-12 0 4 4 5t-3 7z"),
  ),
  "caravan-merchant": drawing(
    fill("M16 8h20q4 0 4 4v11H12V12q0-4 4-4zM18 12h6v7h-6zM28 12h6v7h-6z"),
    fill(
      "M10 26h34l6-12 8-2 3 6-6 8 6 6-2 8-7 2-5-6-3 6v18h-7V46H20v14h-7V44q-6-4-6-10 0-6 3-8zM53 17h3v3h-3zM55 33h3v3h-3z",
    ),
    line("M51 13l-3-6M58 12l2-6", 3),
  ),
  "lone-gunslinger": drawing(
    fill("M4 21q14-2 17-4l4-13q7 4 14 0l4 13q3 2 17 4-12 8-28 8T4 21z"),
    fill("M21 31h22v5q-3 9-11 9t-11-9zM25 34h14v3H25z"),
    fill("M8 62q2-17 17-19l7 7 7-7q15 2 17 19zM30 53h4v9h-4zM14 56h8v3h-8zM42 56h8v3h-8z"),
  ),
};

export const VAULTS: Record<string, string> = {
  "vault-7": vault(line("M26 23h13l-8 19", 5)),
  "vault-44": vault(line("M28 42V24l-7 11h10M42 42V24l-7 11h10", 3.8)),
};

export const ENEMIES: Record<string, string> = {
  gecko: drawing(...gecko),
  "golden-gecko": drawing(...gecko, line("M38 4l-1 7M49 8l-5 6M57 18l-8 2", 4)),
  nightstalker: drawing(
    fill("M6 26l7-8 1-9 7 8 5 1 3 6h16q8 0 8-8h5q1 11-8 15l4 27h-7l-6-19H28l-3 19h-7l1-25-5-3zM14 21h4v3h-4z"),
    line("M6 28l-4 4M6 28l-4-1", 2.5),
    dot(56, 11, 3.4),
    dot(58, 5, 2.4),
  ),
  "khan-raider": drawing(
    fill("M13 36a19 20 0 0 1 38 0v3H13zM29 20h6v12h-6z"),
    line("M13 30Q2 26 4 11M51 30q11-4 9-19", 5),
    fill("M17 42h30l-3 12-6 7H26l-6-7zM21 45h9v4h-9zM34 45h9v4h-9z"),
  ),
  "bounty-hunter": drawing(
    fill("M12 3h40v58H12zM18 9h28v5H18zM20 48h24v3H20zM20 54h24v3H20zM21 31a11 11 0 1 0 22 0a11 11 0 1 0-22 0z"),
    line("M32 17v28M18 31h28", 2.6),
    dot(32, 31, 4.5),
  ),
  "slaver-boss": drawing(
    ring(32, 42, 16, 6),
    ring(32, 20, 6, 4),
    ring(32, 8, 6, 4),
    fill("M24 50h16v11H24zM29 53h6v5h-6z"),
    line("M12 42H6M52 42h6M19 31l-5-4M45 31l5-4", 4),
  ),
  "hover-drone": drawing(
    ring(32, 29, 15, 6),
    dot(32, 29, 6),
    line("M32 12V3M20 17L11 5M44 17L53 5M21 48v7M32 50v11M43 48v7", 3.5),
  ),
  robobrain: drawing(
    fill("M15 29a17 22 0 0 1 34 0zM21 26q1-9 8-11v11zM35 26V15q7 2 8 11z"),
    fill("M14 32h36v13H14zM20 36h8v5h-8zM36 36h8v5h-8z"),
    fill("M9 48h46q6 0 6 6t-6 6H9q-6 0-6-6t6-6zM10 52h5v4h-5zM23 52h5v4h-5zM36 52h5v4h-5zM49 52h5v4h-5z"),
  ),
  nightkin: drawing(
    fill("M32 4v57H5q0-23 12-29 4-2 4-8Q20 6 32 4zM25 20h5v3h-5z"),
    line("M34 4q10 2 10 20 0 5 4 8 11 6 11 28H34", 3.5, "5 5"),
  ),
  "mutant-lieutenant": drawing(
    fill("M7 22q25-22 50 0l-6 8H13zM32 11l2 5h5l-4 3 1 5-4-3-4 3 1-5-4-3h5z"),
    fill("M14 33h36v12q-6 17-18 17T14 45zM19 38l10 2v4h-9zM45 38l-10 2v4h9zM23 51h18v4H23z"),
  ),
  floater: drawing(
    fill(
      "M10 24Q12 4 32 4t22 20q2 16-22 17Q8 40 10 24zM20 21a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM36 26a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
    ),
    line("M20 44q-5 5 0 9t-3 8M32 45q-5 5 0 9t0 7M44 44q5 5 0 9t3 8", 4),
  ),
  centaur: drawing(
    fill("M20 4h16q7 4 6 13l-4 11h15q9 4 8 15l-5 7H11Q2 42 6 32q4-7 13-7-6-14 1-21zM25 11h4v4h-4zM33 11h4v4h-4z"),
    line("M12 51L8 61M25 52v9M39 52v9M52 51l5 10", 4.5),
    line("M36 21q9 0 9 5t7 4", 3.5),
  ),
  "deathclaw-matriarch": drawing(
    line("M15 22Q2 16 7 3M49 22q13-6 8-19", 6),
    fill("M14 18h36l-3 20-8 7-2 10h-3v6h-4v-6h-3l-2-10-8-7zM19 25l11 5-2 5-8-3zM45 25l-11 5 2 5 8-3z"),
    line("M24 14V6M32 13V3M40 14V6", 3.5),
  ),
};
