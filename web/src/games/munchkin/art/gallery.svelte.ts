/** The drawings of all cards, fetched after the board. */
import { Gallery } from "$lib/gallery.svelte";
import { KINDS } from "./kinds";

const gallery = new Gallery(async () => (await import("./drawings")).DRAWINGS);

/** Settled once the drawings are there, or cannot be fetched: then every card has the drawing of its kind. */
export const { arrived } = gallery;

/** The body of a drawing for `viewBox="0 0 120 120"`; `id` is what the book calls the card's `drawing`. */
export const artOf = (id: string, kind: string): string => gallery.drawing(id, KINDS[kind] ?? KINDS.item ?? "");
