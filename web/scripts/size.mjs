/** Fails if the first load of the page, compressed and without fonts, is over its limit. Run after `npm run build`. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 170 * 1024;
const page = new URL("../../src/crossroads/server/page/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", page), "utf8"));
const weigh = (file) => gzipSync(readFileSync(new URL(file, page)), { level: 9 }).length;

/** The files that an entry needs before it can run. */
function needs(key, found = new Set()) {
  const entry = manifest[key];
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const css of entry.css ?? []) found.add(css);
  for (const other of entry.imports ?? []) needs(other, found);
  return found;
}

/** The largest of the files that an entry fetches one of, such as the words of a language. */
const oneOf = (pattern) =>
  Math.max(
    0,
    ...Object.values(manifest)
      .filter((entry) => pattern.test(entry.src ?? ""))
      .map((entry) => weigh(entry.file)),
  );

const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const sum = (files) => [...files].reduce((total, file) => total + weigh(file), 0);
const words = oneOf(/^src\/words\//);
const page1 = new Set(["index.html", ...needs("index.html")]);
const boards = Object.keys(manifest).filter((key) => /^src\/games\/[^/]+\/index\.ts$/.test(key));
const loads = { lobby: sum(page1) + words };
for (const board of boards) {
  const files = new Set([...page1, ...needs("src/routes/Table.svelte"), ...needs(board)]);
  const spoken = oneOf(new RegExp(`^${board.replace("index.ts", "words/")}`));
  loads[`table of ${board.split("/")[2]}`] = sum(files) + words + spoken;
}
for (const [name, bytes] of Object.entries(loads)) console.log(`first load, ${name}: ${kb(bytes)} of ${kb(LIMIT)}`);

for (const [key, entry] of Object.entries(manifest)) {
  if (!entry.isDynamicEntry || /\.ftl/.test(key)) continue;
  const later = [...needs(key)].filter((file) => !needs("index.html").has(file));
  console.log(`  later, ${key}: ${kb(later.reduce((sum, file) => sum + weigh(file), 0))}`);
}

const html = readFileSync(new URL("index.html", page), "utf8");
const inline = /<style|<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=/i.exec(html);
if (inline) console.error(`index.html has an inline script or style: ${inline[0]}`);
const fonts = readdirSync(new URL("assets/", page)).filter((file) => file.endsWith(".woff2"));
console.log(
  `  fonts, by the letters in use: ${fonts.map((file) => kb(readFileSync(new URL(`assets/${file}`, page)).length)).join(", ")}`,
);
process.exitCode = Object.values(loads).some((bytes) => bytes > LIMIT) || inline ? 1 : 0;
