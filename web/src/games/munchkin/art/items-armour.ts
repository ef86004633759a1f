/** What goes on a body. */
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
  gold,
  green,
  grey,
  ink,
  limb,
  line,
  none,
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
  trefoil,
} from "./shapes";

/** A coat without a head in it. */
const coat = (fill: string): string =>
  shape(fill, "M40 16L14 28L2 78l18 8l10-28v54h60V58l10 28l18-8l-12-50l-26-12q-20 16-40 0z");

/** A breastplate with its shoulders. */
const plate = (fill: string, pads: string): string =>
  shape(fill, "M34 22h14q12 12 24 0h14l8 22l-6 18l4 46q-32 14-64 0l4-46l-6-18z") +
  both(shape(pads, "M36 20C16 14 4 26 4 46l24 8c4-12 6-20 8-34z"));

export const ARMOUR: Record<string, string> = {
  "vault-jumpsuit": drawn(
    shape(blue, "M42 12L22 20L8 60l14 6l10-22v18L28 114h26l6-36l6 36h26l-4-52V44l10 22l14-6l-14-40l-20-8q-18 12-36 0z"),
    shape(paper, "M42 12l18 22l18-22l6 3l-18 27v34H54V42L36 15z"),
    line("M60 34v42", 3),
    shape(brown, "M32 66h56v9H32z"),
    box(amber, 54, 65, 12, 11),
  ),
  "biker-jacket": drawn(
    coat(ink),
    shape(grey, "M46 22L30 34l20 20l10-22zM74 22l16 12l-20 20l-10-22z"),
    line("M60 40v70", 4, amber),
    line("M38 70l14 6M84 70l-14 6M34 100h52", 3, grey),
    both(dot(36, 40, 3, amber) + dot(22, 34, 3, amber) + dot(18, 44, 3, amber) + dot(14, 54, 3, amber)),
    both(shape(paper, "M20 86L2 78l3-12l20 8z")),
  ),
  "radiation-suit": drawn(
    shape(sun, "M34 44L14 54L4 92l14 6l12-24v44h60V74l12 24l14-6l-10-38l-20-10z"),
    shape(sun, "M30 50C26 16 40 4 60 4s34 12 30 46q-30 14-60 0z"),
    shape(teal, "M40 28q20-10 40 0v14q-20 10-40 0z"),
    line("M46 34l8-6", 3, paper),
    trefoil(60, 86, 16),
    both(shape(ink, "M18 98L4 92l2-8l15 6z")),
  ),
  "leather-armour": drawn(
    plate(brown, rust),
    line("M60 34v80M52 46l16 8M52 60l16 8M52 74l16 8M68 46l-16 8M68 60l-16 8M68 74l-16 8", 3, gold),
    line("M30 92h60", 6),
    both(dot(14, 38, 3, gold) + dot(22, 46, 3, gold)),
  ),
  "road-sign-armour": drawn(
    both(limb(grey, 6, "M38 10L30 34")),
    shape(red, "M40 26h40l28 28v32L80 114H40L12 86V54z"),
    shape(none, "M44 34h32l24 24v24L76 106H44L20 82V58z"),
    shape(paper, "M34 62h52v16H34z"),
    both(shape(sun, "M4 46L18 14l16 28z") + line("M18 26v6", 4)),
    both(dot(42, 44, 3)),
    both(dot(42, 96, 3)),
  ),
  "combat-armour": drawn(
    plate(pine, pine),
    shape(steel, "M38 44h20v30H36zM82 44H62v30h22zM36 80h48l2 22q-26 8-52 0z"),
    box(coal, 44, 84, 12, 14),
    box(coal, 64, 84, 12, 14),
    ball(ink, 72, 58, 5),
    line("M72 58l10-6M72 58l4 10", 2.5),
    line("M8 44q10 0 20 6M112 44q-10 0-20 6", 3, green),
  ),
  "spiked-armour": shrunk(
    both(shape(paper, "M6 34L-2 6l18 18zM18 24L22-2l12 24zM8 50l-12 6l8 10l10-8z")),
    plate(coal, rust),
    line("M36 30l44 78M84 30l-44 78", 6, brown),
    star(paper, 60, 68, 20, 8, 8),
    both(dot(36, 52, 4, paper) + dot(40, 92, 4, paper)),
  ),
  "stealth-suit": drawn(
    `<g stroke-dasharray="7 7">${shape(none, "M42 12L22 20L8 60l14 6l10-22v18L28 114h26l6-36l6 36h26l-4-52V44l10 22l14-6l-14-40l-20-8q-18 12-36 0z")}</g>`,
    patch(teal, "M42 12L22 20L8 60l14 6l10-22v18l2 8l52-50l-8-8q-18 12-36 0z"),
    line("M42 12L22 20L8 60l14 6l10-22v18"),
    ball(teal, 60, 52, 9),
    dot(60, 52, 4),
    line("M100 84h14M102 94h10M6 84h10M8 94h6", 3, blue),
    line("M42 12q18 12 36 0"),
  ),
  "scavenged-powered-armour": drawn(
    limb(red, 6, "M92 70C116 72 112 100 92 96"),
    plate(steel, grey),
    patch(rust, "M38 88c10-6 14 6 24 4s10 6 16 16q-22 8-46 0zM10 30c8-6 14-4 20-4c-4 10-14 8-20 4z"),
    box(amber, 40, 44, 28, 22),
    line("M44 48l20 14M64 48L44 62", 3),
    ball(grey, 80, 80, 9),
    line("M80 74v6h5", 3),
    line("M100 22l10 14M108 20l-8 18", 4),
    dot(42, 80, 3),
    dot(52, 80, 3),
    shape(paper, "M78 40l10 4l-4 12l-10-4z"),
  ),
  "powered-armour": drawn(
    both(shape(steel, "M4 64h22v38H2zM2 102h24v12H6z")),
    plate(grey, grey),
    shape(steel, "M44 16h32v12q-16 10-32 0z"),
    shape(steel, "M42 76h36l4 32q-22 8-44 0z"),
    ball(amber, 60, 56, 13),
    star(paper, 60, 56, 9, 4, 5),
    line("M46 86h28M45 96h30", 3),
    both(line("M8 42q10 0 18 5", 3) + dot(18, 30, 3)),
  ),
};
