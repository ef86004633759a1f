/** Options, questions, cards and places come in parts: no module cuts them out of an id or a sentence. */
import { expect, test } from "vitest";

const texts = import.meta.glob<string>("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const modules = Object.entries(texts).filter(([path]) => !path.endsWith(".test.ts"));

const KEYBOARD = "which key was pressed: the browser's own words";
/** Whatever else is cut, and why that is nothing that was told in parts. */
const CUT: Record<string, Record<string, string>> = {
  "../games/fallout/parts/Spot.svelte": { "event.key": KEYBOARD },
  "../games/fallout/names.ts": { name: "type is set: a name gets as many lines as it needs" },
  "../games/fallout/things.ts": { said: "whether a note ends a sentence already, before the next is joined to it" },
  "../games/fallout/print.ts": { name: "type is set: a long name gets two lines" },
  "../parts/DecisionPanel.svelte": { "event.key": KEYBOARD },
  "../parts/GameTable.svelte": { "event.key": KEYBOARD },
  "./arrows.ts": { "event.key": KEYBOARD },
  "./device.ts": { agent: "what a browser says of itself" },
  "./glossary.ts": {
    path: "the address of a file",
    name: "of an expansion, as its folder writes it",
    said: "how a language speaks of a keyword, written down for just that",
    text: "prose is searched for the keywords it names, and stays whole",
    words: "the file of words itself, asked which keywords a game has",
  },
  "./table/offers.ts": {
    "plain(sought)": "what somebody has typed",
    'text.toLowerCase().normalize("NFD").replace(/\\p{M}/gu, "")': "letters without their marks, to compare",
  },
  "./lobby.ts": { part: "a part of what somebody has typed", who: "a part of that" },
  "./refusals.ts": { "sought.toLowerCase()": "what somebody has typed" },
  "./route.svelte.ts": {
    text: "an address",
    path: "an address",
    "link.pathname": "an address",
    'link.getAttribute("href")': "an address",
  },
  "./signs.ts": { words: "how a language speaks of a symbol, written down for just that", endless: "the same" },
  "./words.ts": {
    id: "the address of words in their file: a message, or one of its attributes",
    "tag.toLowerCase()": "the browser's own language",
  },
};
/** What is told in parts, under whatever name it goes. */
const WHOLE =
  /\b(option|options|offered|id|ids|label|title|cost|gain|note|question|prompt|decision|outcome|odds|odds_text|place|act|names|card|copy|token|type|spot|node|space|key|sentence|flavour)$/;

const RECEIVER = String.raw`([\w$]+(?:\??\.[\w$]+|\([^()]*\)|\[[^\]]*\])*)`;
const OF_TEXT = "split|startsWith|endsWith|substring|substr|charAt|replace|replaceAll|match|matchAll";
const OF_LISTS_TOO = "slice|indexOf|lastIndexOf|search";

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? "");
}
const cuts = (text: string) => [
  ...found(text, new RegExp(String.raw`${RECEIVER}\??\.(?:${OF_TEXT})\(`, "g")),
  ...found(text, new RegExp(String.raw`\.(?:test|exec)\(${RECEIVER}`, "g")),
];
const perhaps = (text: string) => found(text, new RegExp(String.raw`${RECEIVER}\??\.(?:${OF_LISTS_TOO})\(`, "g"));

/** What a module cuts that it must not. */
const wrong = (text: string, path = "") => [
  ...cuts(text).filter((what) => !CUT[path]?.[what]),
  ...[...cuts(text), ...perhaps(text)].filter((what) => WHOLE.test(what) && !CUT[path]?.[what]),
];

test("no module takes an option's id, its label or a question apart", () => {
  const all = modules.flatMap(([path, text]) => wrong(text, path).map((what) => `${path}: ${what}`));

  expect(modules.length).toBeGreaterThan(100);
  expect(all).toEqual([]);
});

/** What looks like an option's id and is none. */
const COMPOSED: Record<string, readonly string[]> = {
  "./lobby.ts": ["bot"], // who is to sit where
  "../games/fallout/pieces.ts": ["${alike}"], // tokens of one kind, numbered for the drawing
};
/** The texts that a module puts together as option ids are: a verb, a colon, and what it is done to. */
const composed = (text: string, path = "") =>
  found(text, /`(\$\{[^}]*\}|[\w.-]+):\$\{/g).filter((verb) => !COMPOSED[path]?.includes(verb));

test("no module puts an option's id together", () => {
  const all = modules.flatMap(([path, text]) => composed(text, path).map((verb) => `${path}: ${verb}`));

  expect(all).toEqual([]);
});

test.each(["const id = `atomic-bonds.travel:${camp}`;", "const id = `${act}:${camp}`;", "ask(`step:${space}`)"])(
  "would notice that %s",
  (line) => {
    expect(composed(line)).not.toEqual([]);
  },
);

test("whatever may be cut is cut", () => {
  const idle = Object.entries(CUT).flatMap(([path, cut]) => {
    return Object.keys(cut).filter((what) => !cuts(texts[path] ?? "").includes(what));
  });

  expect(idle).toEqual([]);
});

test.each([
  'const [act = "", about = ""] = option.split(":");',
  'option.id.startsWith("place:")',
  'option.label.split("; ")[1]',
  "const head = option.label.slice(0, bracket);",
  'const at = decision.question.title.indexOf(" (");',
  "const found = /:(.*)/.exec(option.id);",
  'Number(outcome.slice(outcome.lastIndexOf("-") + 1))',
  'table.options.map((each) => each.id.split(":")[0])',
  'const [first] = said.split(". ");',
  'const card = copy.split("~")[0] ?? copy;',
  'const side = token.split("#")[0];',
  'names[key] ?? key.slice(key.indexOf("-") + 1)',
  'thing.text.replaceAll("\\n", ". ")',
  'spot.node.replace(".", "-")',
  'if (/^step:/.test(offers[0]?.id ?? ""))',
])("would notice %s", (line) => {
  expect(wrong(line)).not.toEqual([]);
});

test("leaves lists alone", () => {
  expect(["at.log.slice(-LATEST)", "letters.indexOf(letter)"].flatMap((line) => wrong(line))).toEqual([]);
});
