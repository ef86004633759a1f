/** The sheet in the reader's language, until the server answers again. */

const AGAIN = 5000; // milliseconds between two looks whether the server is back

/** The language that was last spoken here, or the first of the browser's that is there. */
function wanted() {
  let kept = "";
  try {
    kept = JSON.parse(localStorage.getItem("crossroads.lang") ?? '""');
  } catch {
    // a browser that keeps nothing
  }
  return [kept, ...navigator.languages.map((tag) => tag.slice(0, 2))];
}

const sections = [...document.querySelectorAll("section")];
const lang = wanted().find((one) => sections.some((section) => section.lang === one)) ?? "en";
document.documentElement.lang = lang;
for (const section of sections) {
  section.hidden = section.lang !== lang;
  section.querySelector("button").addEventListener("click", () => location.reload());
}

async function look() {
  const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
  else setTimeout(look, AGAIN);
}
addEventListener("online", look);
setTimeout(look, AGAIN);
