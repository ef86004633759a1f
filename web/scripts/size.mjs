/**
 * Fails if a first load of the page, compressed, is over its limit. Run after `npm run build`; `--json` writes the figures
 * for programs, and another folder than the built page can be named.
 *
 * A first load is all that the lobby, or a table, fetches at once: scripts, styles, words, and what symbols and keywords
 * mean. Fonts and the drawings of cards come after it, as pictures do: a table can be read and played without them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 170 * 1024;
const PICTURES_LIMIT = 40 * 1024;
const asJson = process.argv.includes("--json");
const [folder] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const page = folder ? pathToFileURL(`${folder}/`) : new URL("../../src/crossroads/server/page/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", page), "utf8"));
const weights = new Map();

function weigh(file) {
  if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(new URL(file, page)), { level: 9 }).length);
  return weights.get(file);
}

/** The files that some entries need before they can run. */
function needs(...keys) {
  const [found, waiting] = [new Set(), keys.filter((key) => key in manifest)];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const entry = manifest[key];
    if (found.has(entry.file)) continue;
    for (const file of [entry.file, ...(entry.css ?? [])]) found.add(file);
    waiting.push(...(entry.imports ?? []));
  }
  return found;
}

/** The files that an entry fetches one of, such as the words of each language. */
const someOf = (start) =>
  Object.values(manifest)
    .filter((entry) => entry.src?.startsWith(start) && entry.src.includes(".ftl"))
    .map((entry) => entry.file);

const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const sum = (files) => [...files].reduce((total, file) => total + weigh(file), 0);
const games = Object.keys(manifest).flatMap((key) => /^src\/games\/([^/]+)\/index\.ts$/.exec(key)?.[1] ?? []);
const [loads, pictures, files] = [{}, {}, {}];

/** A first load: some files, and of each choice the largest. */
function count(name, always, ...choices) {
  const largest = choices.map((choice) => Math.max(0, ...choice.map(weigh)));
  loads[name] = weigh("index.html") + sum(always) + largest.reduce((total, bytes) => total + bytes, 0);
  files[name] = [...always, ...choices.flat()];
}

const words = someOf("src/words/");
count("lobby", needs("index.html", "src/routes/Lobby.svelte"), words, someOf("src/games/")); // those of the chosen game
for (const game of games) {
  const own = `src/games/${game}`;
  const always = needs("index.html", "src/routes/Table.svelte", `${own}/index.ts`, `${own}/glossary.ts`);
  const legend = someOf(`../src/crossroads/tui/words/legend-${game}.`);
  count(`table of ${game}`, always, words, legend, someOf(`${own}/words/`));
  const drawn = [...needs(`${own}/art/drawings.ts`)].filter((file) => !always.has(file));
  if (drawn.length > 0) [pictures[`cards of ${game}`], files[`cards of ${game}`]] = [sum(drawn), drawn];
}
const html = readFileSync(new URL("index.html", page), "utf8");
const inline = /<style|<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=/i.exec(html);
if (inline) console.error(`index.html has an inline script or style: ${inline[0]}`);
if (games.length === 0) console.error("no game is in the page");

if (asJson) console.log(JSON.stringify({ limit: LIMIT, loads, pictures, files }));
else {
  for (const [name, bytes] of Object.entries(loads)) console.log(`first load, ${name}: ${kb(bytes)} of ${kb(LIMIT)}`);
  for (const [name, bytes] of Object.entries(pictures))
    console.log(`  pictures after it, ${name}: ${kb(bytes)} of ${kb(PICTURES_LIMIT)}`);
  for (const [key, entry] of Object.entries(manifest)) {
    if (!entry.isDynamicEntry || /\.ftl/.test(key)) continue;
    const [first, later] = [needs("index.html"), needs(key)];
    console.log(`  later, ${key}: ${kb(sum([...later].filter((file) => !first.has(file))))}`);
  }
  const fonts = readdirSync(new URL("assets/", page)).filter((file) => file.endsWith(".woff2"));
  const each = fonts.map((file) => kb(readFileSync(new URL(`assets/${file}`, page)).length));
  console.log(`  fonts, by the letters in use: ${each.join(", ")}`);
}
const over = [
  ...Object.entries(loads).filter(([, bytes]) => bytes > LIMIT),
  ...Object.entries(pictures).filter(([, bytes]) => bytes > PICTURES_LIMIT),
];
for (const [name, bytes] of over) console.error(`too much at once, ${name}: ${kb(bytes)}`);
process.exitCode = over.length > 0 || inline || games.length === 0 ? 1 : 0;
