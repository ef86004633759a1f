/** What went wrong, in the reader's language where we have words for it, else in the server's. */
import type { Words } from "./board";

const KNOWN = new Set([
  "bad-address",
  "bad-name",
  "bad-record",
  "busy",
  "channel-off",
  "code-expired",
  "code-wrong",
  "invitation-expired",
  "invitation-needed",
  "invitation-wrong",
  "last-device",
  "no-page",
  "no-spectators",
  "no-such-point",
  "not-found",
  "not-now",
  "not-sent",
  "not-signed-in",
  "not-yours",
  "passphrase-wrong",
  "record-not-over",
  "record-other-rules",
  "replay",
  "seat-taken",
  "server-away",
  "too-large",
  "too-many-devices",
  "too-many-requests",
  "unknown-device",
  "unknown-game",
  "unknown-rule",
  "unknown-table",
]);

export function troubleText(say: Words, code: string, message: string): string {
  if (KNOWN.has(code)) return say(`trouble-${code}`);
  if (code === "bad-table") return `${say("trouble-bad-table")} ${message}`;
  return message || say("trouble-unknown");
}
