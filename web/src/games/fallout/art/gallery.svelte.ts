/** The drawings of all cards, fetched after the board. */
import { Gallery } from "$lib/gallery.svelte";

const gallery = new Gallery(async () => (await import("./drawings")).DRAWINGS);

/** Settled once the drawings are there, or cannot be fetched. */
export const { arrived } = gallery;

/** A card's own drawing, or that of its kind. */
export const cardArt = (card: string, kind: string): string => gallery.drawing(card, kind);
