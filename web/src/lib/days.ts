/** Games over days: moments and times of the day as people write them, and how a browser is called though no page is open. */
import type { Lang } from "./protocol";

/** A moment to come, as a weekday and a time. */
export function until(seconds: number, lang: Lang): string {
  const how = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return new Date(seconds * 1000).toLocaleString(lang, how);
}

/** A minute of the day as a field for times has it. */
export function written(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** The minute of the day that a field for times has; none if it is empty. */
export function minuteOf(time: string): number | null {
  const at = Date.parse(`1970-01-01T${time}Z`);
  return Number.isNaN(at) ? null : Math.floor(at / 60_000);
}

/** The time zone of this browser, as the world names it. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** Whether this browser can be called though no page is open. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Ask this browser to be called; what the server needs for it, or nothing if its owner would rather not. */
export async function subscribed(key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const there = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = there.toJSON();
  return JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
}
