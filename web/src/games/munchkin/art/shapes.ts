/** The pens and papers that all drawings are made with: 120 by 120, a bold outline, flat fills from the theme. */

export const amber = "var(--amber)";
export const gold = "var(--amber-bright)";
export const brown = "var(--amber-deep)";
export const green = "var(--phosphor)";
export const pine = "var(--phosphor-deep)";
export const red = "var(--danger)";
export const rust = "var(--danger-deep)";
export const paper = "var(--paper)";
export const sand = "var(--paper-line)";
export const none = "none";
export const ink = "currentColor";
export const grey = "var(--text-quiet)";
export const steel = "var(--line-strong)";
export const coal = "var(--line)";
export const blue = "var(--seat-1)";
export const violet = "var(--seat-4)";
export const teal = "var(--seat-5)";
export const sun = "var(--seat-3)";

/** A drawing: everything in it is outlined unless it says otherwise. */
export function drawn(...parts: string[]): string {
  return `<g fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${parts.join("")}</g>`;
}

/** A shape with its outline. */
export const shape = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

/** A patch of colour without an outline. */
export const patch = (fill: string, d: string): string => `<path stroke="none" fill="${fill}" d="${d}"/>`;

/** A stroke of the pen. */
export const line = (d: string, width = 4, colour = ink): string =>
  `<path d="${d}"${width === 4 ? "" : ` stroke-width="${width}"`}${colour === ink ? "" : ` stroke="${colour}"`}/>`;

/** A stroke with an outline on both sides: a limb, a pipe, a cable. */
export const limb = (fill: string, width: number, d: string): string =>
  line(d, width + 4) + line(d, width - 4 > 0 ? width - 4 : 1, fill);

export const ball = (fill: string, x: number, y: number, r: number): string =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;

export const oval = (fill: string, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;

export const box = (fill: string, x: number, y: number, w: number, h: number, r = 2): string =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;

/** A dot without an outline. */
export const dot = (x: number, y: number, r = 3, fill = ink): string =>
  `<circle stroke="none" fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;

/** The same once more, as in a mirror that stands in the middle. */
export const mirrored = (body: string): string => `<g transform="matrix(-1 0 0 1 120 0)">${body}</g>`;
export const both = (body: string): string => body + mirrored(body);

export const moved = (x: number, y: number, body: string, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}">${body}</g>`;

export const turned = (angle: number, body: string, x = 60, y = 60): string =>
  `<g transform="rotate(${angle} ${x} ${y})">${body}</g>`;

/** A drawing that would stick out over the edge, drawn a little smaller. */
export const shrunk = (...parts: string[]): string => drawn(moved(7, 7, parts.join(""), 0.88));

/** An eye with a pupil; `look` moves the pupil. */
export const eye = (x: number, y: number, r: number, look = 0, fill = paper): string =>
  `<circle stroke-width="3" fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>${dot(x + look, y + 1, r * 0.45)}`;

/** Teeth in a row from x to x + w, pointing down (or up). */
export function teeth(x: number, y: number, w: number, count: number, h: number): string {
  const step = w / count;
  const zigzag = `l${step / 2} ${h}l${step / 2} ${-h}`.repeat(count);
  return `<path stroke-width="2.5" fill="${paper}" d="M${x} ${y}${zigzag}z"/>`;
}

/** The sign for radiation, about a middle. */
export function trefoil(x: number, y: number, r: number, fill = ink): string {
  const blade = (angle: number): string => {
    const at = (a: number, radius: number): string =>
      `${(x + radius * Math.cos((a * Math.PI) / 180)).toFixed(1)} ${(y + radius * Math.sin((a * Math.PI) / 180)).toFixed(1)}`;
    const inner = r * 0.32;
    return `M${at(angle - 30, inner)}L${at(angle - 30, r)}A${r} ${r} 0 0 1 ${at(angle + 30, r)}L${at(angle + 30, inner)}A${inner} ${inner} 0 0 0 ${at(angle - 30, inner)}z`;
  };
  return patch(fill, blade(-90) + blade(30) + blade(150)) + dot(x, y, r * 0.2, fill);
}

/** A star with points, each as long as `r`, its notches at `inner`. */
export function star(fill: string, x: number, y: number, r: number, inner: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const radius = n % 2 ? inner : r;
    const angle = (n * Math.PI) / points - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return shape(fill, `M${corners.join("L")}z`);
}

/** A flame that stands on (x, y). */
export const flame = (x: number, y: number, scale = 1): string =>
  moved(
    x,
    y,
    shape(amber, "M0 0c-22 0-24-22-12-36c2 8 6 8 6 8c-4-14 4-24 12-30c-2 12 14 20 14 38c0 12-8 20-20 20z") +
      patch(gold, "M-1-3c-9 0-11-9-5-16c3 5 5 3 6-2c6 4 9 18-1 18z"),
    scale,
  );
