/** What our own drawings are made of, on a sheet of 64 by 64. */

/** A filled shape; a shape inside another is cut out of it. */
export const fill = (d: string): string => `<path fill-rule="evenodd" d="${d}"/>`;
/** A drawn line; with dashes it is broken. */
export const line = (d: string, width = 4, dashes = ""): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashes && ` stroke-dasharray="${dashes}"`} d="${d}"/>`;
export const dot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
export const ring = (x: number, y: number, r: number, width = 4, dashes = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="currentColor" stroke-width="${width}"${dashes && ` stroke-dasharray="${dashes}"`}/>`;
export const turned = (angle: number, x: number, y: number, ...parts: string[]): string =>
  `<g transform="rotate(${angle} ${x} ${y})">${parts.join("")}</g>`;
/** A drawing in the size of the others. */
export const drawing = (...parts: string[]): string =>
  `<g fill="currentColor" transform="scale(8)">${parts.join("")}</g>`;
