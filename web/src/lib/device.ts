/** What a device calls itself, so that its owner knows it in a list. */

const BROWSERS: [RegExp, string][] = [
  [/Edg/, "Edge"],
  [/OPR|Opera/, "Opera"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

/** Browser and system, such as "Firefox, Android"; nothing that would tell two such devices apart. */
export function deviceName(agent: string = navigator.userAgent): string {
  const named = [BROWSERS, SYSTEMS].map((known) => known.find(([sign]) => sign.test(agent))?.[1]);
  return named.filter((part) => part !== undefined).join(", ");
}
