/** Shows a sheet of its own while the server cannot be reached. It keeps nothing else: no answer of the server, and no page,
 * for an old page does not know what a newer server says. */

const CACHE = "shell-__SHELL_VERSION__";
const SHEET = "/offline.html";
const KEPT = [SHEET, "/offline.css", "/offline.js", "/icon.svg"];
const AWAY = [502, 504]; // how a proxy says that the server behind it does not answer

self.addEventListener("install", (event) => {
  const fresh = KEPT.map((path) => new Request(path, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (name) => name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(pageOrSheet(request));
  else if (isKept(request)) event.respondWith(fetch(request).catch(() => caches.match(request.url)));
});

const isKept = ({ url }) => new URL(url).origin === self.location.origin && KEPT.includes(new URL(url).pathname);

async function pageOrSheet(request) {
  try {
    const answer = await fetch(request);
    return AWAY.includes(answer.status) ? await sheet() : answer;
  } catch {
    return sheet();
  }
}

async function sheet() {
  return (await caches.match(SHEET)) ?? Response.error();
}

/** Somebody is waited for: shown by the browser, in place of what was shown of the same before. */
self.addEventListener("push", (event) => {
  const { title, body, tag, place } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: place }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});

/** A table: where it is open already, or else in a new window. */
async function goTo(place) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === place);
  return there === undefined ? self.clients.openWindow(place) : there.focus();
}
