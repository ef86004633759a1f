/** Whether things may move: neither the system nor the settings ask for less. */
export function isMotionWanted(): boolean {
  return document.documentElement.dataset.motion !== "less" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
