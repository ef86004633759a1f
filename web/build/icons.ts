import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { rounded } from "./rounding.ts";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = "icon:";

/** Lets a module import one drawing of the icon set: `import shield from "icon:shield"` is its SVG body, rounded. */
export function icons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      set ??= createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (icon === undefined) this.error(`no icon "${name}" in game-icons`);
      return `export default ${JSON.stringify(rounded(icon.body))};`;
    },
  };
}
