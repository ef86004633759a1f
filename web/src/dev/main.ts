/** Draws a scene that scenes.py wrote: `dev/index.html?game=fallout&scene=late&lang=pl`. Not part of the build. */
import { mount } from "svelte";
import type { Lang, Words } from "$lib/board";
import { boardOf, boardWords } from "$lib/boards";
import { tongue } from "$lib/tongue.svelte";
import "../app.css";
import "../theme.css";
import Stage from "./Stage.svelte";

const asked = new URLSearchParams(location.search);
const lang = (asked.get("lang") ?? "en") as Lang;
const game = asked.get("game") ?? "shelter";
const scenes = `/node_modules/.scenes/${asked.get("set") ?? game}`;
const [book, told, board, find] = await Promise.all([
  fetch(`${scenes}/book.${lang}.json`).then((answer) => answer.json()),
  fetch(`${scenes}/${asked.get("scene") ?? "start"}.${lang}.json`).then((answer) => answer.json()),
  boardOf(game),
  boardWords(game, lang),
  tongue.speak(lang),
]);
if (!board) throw new Error(`no board of ${game}`);
const words: Words = (id, args) => find(id, args) ?? id;
mount(Stage, { target: document.body, props: { board, book, told, lang, words } });
