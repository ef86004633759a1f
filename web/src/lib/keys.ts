/** Whether a key was pressed for the table: not while writing, not in a dialog, not with a modifier. */
export function isPlainKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, select, textarea, [contenteditable]")) return false;
  return document.querySelector("dialog[open]") === null;
}
