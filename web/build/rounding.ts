/**
 * Drawings with whole numbers: on their 512 by 512 nobody sees half a unit, and half of what they weigh is decimals.
 * Paths are relative, so each step is counted from where the rounded path really is: no error adds up.
 */

/** How many numbers a command takes, and which of its pairs are points. */
const SIZES: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
const FLAG = /[01]/y;

/** The body of a drawing with all its paths rounded. */
export const rounded = (body: string): string =>
  body.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${roundedPath(path)}"`);

/** The commands of a path with their numbers; a letter stands before each, also where the path leaves it out. */
export function commandsOf(path: string): [string, number[]][] {
  const commands: [string, number[]][] = [];
  let [at, letter] = [0, ""];
  const read = (pattern: RegExp): string | undefined => {
    while (/[\s,]/.test(path[at] ?? "")) at += 1;
    pattern.lastIndex = at;
    const found = pattern.exec(path)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  for (;;) {
    const next = read(/[a-z]/iy);
    if (next === undefined && at >= path.length) return commands;
    if (next !== undefined) letter = next;
    else if (letter === "" || /z/i.test(letter)) throw new Error(`a path that nobody can read: ${path.slice(at)}`);
    const size = SIZES[letter.toUpperCase()] ?? 0;
    const isArc = /a/i.test(letter);
    const numbers = Array.from({ length: size }, (_, n) => Number(read(isArc && (n === 3 || n === 4) ? FLAG : NUMBER)));
    if (numbers.some(Number.isNaN)) throw new Error(`a path that nobody can read: ${path.slice(at)}`);
    commands.push([letter, numbers]);
    if (letter === "m") letter = "l"; // what follows without a letter is a line
    if (letter === "M") letter = "L";
  }
}

/** The path with whole numbers; each of its points is at most half a unit from where it was, both ways. */
export function roundedPath(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]; // where the path is
  let [toldX, toldY, toldStartX, toldStartY] = [0, 0, 0, 0]; // where the rounded one is
  let told = "";
  let before = "";
  for (const [letter, given] of commandsOf(path)) {
    const upper = letter.toUpperCase();
    const isRelative = letter !== upper;
    const [fromX, fromY, baseX, baseY] = isRelative ? [x, y, toldX, toldY] : [0, 0, 0, 0];
    const across = (value: number) => Math.round(fromX + value) - baseX;
    const down = (value: number) => Math.round(fromY + value) - baseY;
    const numbers = given.map((value, n) => {
      if (upper === "A" && n < 5) return n < 2 ? Math.max(1, Math.floor(value)) : Math.round(value); // too small a radius grows
      if (upper === "H") return across(value);
      if (upper === "V") return down(value);
      return (upper === "A" ? n === 5 : n % 2 === 0) ? across(value) : down(value);
    });
    const [lastX, lastY] =
      upper === "H" ? [0, undefined] : upper === "V" ? [undefined, 0] : [given.length - 2, given.length - 1];
    if (upper === "Z") [x, y, toldX, toldY] = [startX, startY, toldStartX, toldStartY];
    else {
      if (lastX !== undefined) [x, toldX] = [fromX + (given[lastX] ?? 0), baseX + (numbers[lastX] ?? 0)];
      if (lastY !== undefined) [y, toldY] = [fromY + (given[lastY] ?? 0), baseY + (numbers[lastY] ?? 0)];
    }
    if (upper === "M") [startX, startY, toldStartX, toldStartY] = [x, y, toldX, toldY];
    const isUnderstood = letter === before && !/[mz]/i.test(letter);
    told += (isUnderstood ? " " : letter) + numbers.join(" ").replaceAll(" -", "-");
    before = letter;
  }
  return told.replaceAll(" -", "-");
}
