/** People, as far as they are alike. */
import { ball, both, dot, eye, gold, grey, ink, line, paper, patch, rust, shape, sun } from "./shapes";

export const shoulders = (coat: string): string => shape(coat, "M6 118c0-30 16-42 42-44h24c26 2 42 14 42 44z");

export const head = (skin = gold): string =>
  shape(skin, "M50 64h20v16q-10 8-20 0z") +
  shape(skin, "M32 42c-8-2-8 14 2 14zM88 42c8-2 8 14-2 14z") +
  shape(skin, "M60 14c20 0 28 14 28 30c0 20-12 32-28 32S32 64 32 44c0-16 8-30 28-30z");

export const eyes = (look = 0, y = 44): string => eye(49, y, 6, look) + eye(71, y, 6, look);

export const nose = line("M60 48l-3 8h7", 3);
export const smile = line("M48 62q12 10 24 0", 4);
export const frown = line("M48 66q12-8 24 0", 4);

/** A wide grin full of teeth. */
export const grin = shape(paper, "M44 58q16 6 32 0q0 14-16 14T44 58z") + line("M52 60v11M60 61v11M68 60v11", 2.5);

/** A ghoul's face, with holes where a nose should be. */
export const ghoul = (skin: string): string =>
  shape(skin, "M52 70h16v14q-8 6-16 0z") +
  shape(skin, "M60 12c22 0 30 14 28 30c0 8-4 10-6 18c-2 14-10 22-22 22s-20-8-22-22c-2-8-6-10-6-18c-2-16 6-30 28-30z") +
  both(patch(rust, "M38 40c4-8 16-6 18 2c0 10-14 14-18-2z") + dot(47, 43, 4, sun)) +
  patch(ink, "M56 52l3 8h-6zM64 52l3 8h-6z") +
  shape(paper, "M44 64h32l-4 10H48z") +
  line("M52 64v10M60 64v10M68 64v10", 2.5);

/** A helmet of powered armour that looks at us. */
export const visor = (metal: string, glass: string): string =>
  shape(metal, "M24 50C24 22 36 8 60 8s36 14 36 42l-4 28q-32 18-64 0z") +
  shape(ink, "M30 40q30-10 60 0l-2 14q-28-8-56 0z") +
  patch(glass, "M35 43q25-8 50 0l-1 6q-24-6-48 0z") +
  shape(grey, "M44 62h32l-4 22q-12 6-24 0z") +
  line("M52 68v14M60 68v16M68 68v14", 3);

/** Somebody small, for the size of things: feet at (x, y). */
export const tiny = (x: number, y: number, fill = paper): string =>
  ball(fill, x, y - 20, 5) +
  line(`M${x} ${y - 15}v8M${x - 7} ${y - 17}l7 5l7-5M${x} ${y - 7}l-4 7M${x} ${y - 7}l4 7`, 3);
