/** Draws one of the scenes that scenes.py wrote: `dev/index.html?scene=late&lang=pl`. Not part of the build. */
import "../../../theme.css";
import "../../../app.css";
import { mount } from "svelte";
import type { Lang } from "$lib/board";
import Stage from "./Stage.svelte";

const asked = new URLSearchParams(location.search);
const lang = (asked.get("lang") ?? "en") as Lang;
const scene = asked.get("scene") ?? "start";
const [book, told, text] = await Promise.all([
  fetch(`/node_modules/.scenes/fallout/book.${lang}.json`).then((answer) => answer.json()),
  fetch(`/node_modules/.scenes/fallout/${scene}.${lang}.json`).then((answer) => answer.json()),
  import(`../words/${lang}.ftl?raw`).then((module) => module.default),
]);
mount(Stage, { target: document.body, props: { book: { game: "fallout", lang, ...book }, told, text, lang } });
