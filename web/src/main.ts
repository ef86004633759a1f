import "./theme.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { habits } from "./lib/habits.svelte";
import { route } from "./lib/route.svelte";
import { tongue } from "./lib/tongue.svelte";
import { fetchAhead } from "./routes/pages";

habits.apply();
route.begin();
fetchAhead(route.place.at);
await tongue.begin();
mount(App, { target: document.getElementById("page") as HTMLElement });

/** Says so when the server cannot be reached; a browser lets it in on https and on its own machine alone. */
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
