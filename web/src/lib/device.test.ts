import { expect, test } from "vitest";
import { deviceName } from "./device";

test.each([
  ["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox, Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Mobile Safari/604",
    "Safari, iPhone",
  ],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140.0 Safari/537 Edg/140.0", "Edge, Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537 Chrome/140.0 Safari/537", "Chrome, Linux"],
  ["curl/8", ""],
])("%s", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
