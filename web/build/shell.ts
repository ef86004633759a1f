import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FILES = ["offline.html", "offline.css", "offline.js"];
const VERSION = "__SHELL_VERSION__";

/** Puts the service worker and what it keeps for a server that is away beside the page, under names without a hash.
 *
 * The worker has a digest of those files in it: when one of them changes, so does the worker, and browsers fetch them all anew.
 */
export function shell(): Plugin {
  const read = (name: string) => readFileSync(fileURLToPath(new URL(`../src/shell/${name}`, import.meta.url)), "utf8");
  return {
    name: "shell",
    apply: "build",
    generateBundle() {
      const digest = createHash("sha256");
      for (const name of FILES) {
        const source = read(name);
        digest.update(source);
        this.emitFile({ type: "asset", fileName: name, source });
      }
      const worker = read("worker.js").replace(VERSION, digest.digest("hex").slice(0, 12));
      this.emitFile({ type: "asset", fileName: "worker.js", source: worker });
    },
  };
}
