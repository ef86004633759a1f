/** The pages, each fetched when somebody goes there. */
export const PAGES = {
  lobby: () => import("./Lobby.svelte"),
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
  book: () => import("./Book.svelte"),
  rules: () => import("./Rules.svelte"),
};

/** Begin to fetch a page before it is shown; whoever shows it says what is wrong. */
export function fetchAhead(at: string): void {
  if (at in PAGES) PAGES[at as keyof typeof PAGES]().catch(() => undefined);
}
