/** The drawing of every card. Drawn for paper: set `color: var(--ink)` where it is shown. */
export { arrived, artOf } from "./gallery.svelte";
