import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./build/icons.ts";
import { shell } from "./build/shell.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.CROSSROADS_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), shell(), svelte()],
  resolve: { alias: { $lib: here("./src/lib"), $parts: here("./src/parts") } },
  server: { host: "127.0.0.1", proxy: { "/api": { target: server, ws: true } } },
  build: {
    outDir: here("../src/crossroads/server/page"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // data: addresses would need a hole in the page's security policy
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // they know light-dark(), which must reach the page as it is
    modulePreload: { polyfill: false }, // it is an inline script
    manifest: true, // scripts/size.mjs reads what the first load takes
  },
  test: { include: ["{src,build}/**/*.test.ts"], environment: "node" },
});
