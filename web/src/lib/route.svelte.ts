/** Where the reader is: the address, as one of the page's few places. */

export type Place =
  | { at: "lobby" }
  | { at: "table"; id: string; invite: string; code: string | null }
  | { at: "replay"; id: string; step: number | null; seat: number | null }
  | { at: "rules"; game: string; rule: string }
  | { at: "book"; game: string; short: boolean }
  | { at: "nowhere" };

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** What an address says after its path. */
interface Rest {
  search?: string;
  hash?: string;
}

/** The place that an address names. */
export function placeOf(path: string, { search = "", hash = "" }: Rest = {}): Place {
  const query = new URLSearchParams(search);
  const parts = path.split("/").filter((part) => part !== "");
  if (parts.length === 0) return { at: "lobby" };
  if (parts[0] === "rules" && parts.length <= 2) {
    return { at: "rules", game: parts[1] ?? "", rule: query.get("rule") ?? "" };
  }
  if (parts[0] === "rules" && parts.length === 3 && (parts[2] === "book" || parts[2] === "two-minutes"))
    return { at: "book", game: parts[1] ?? "", short: parts[2] === "two-minutes" };
  const id = parts[1];
  if (parts[0] !== "tables" || id === undefined) return { at: "nowhere" };
  if (parts.length === 2) return { at: "table", id, invite: invitation(query, hash), code: inFragment(hash, "code") };
  if (parts.length === 3 && parts[2] === "replay") {
    return { at: "replay", id, step: numberOf(query.get("at")), seat: numberOf(query.get("seat")) };
  }
  return { at: "nowhere" };
}

/** An invitation: it is in the fragment, which no server is told; links of older versions had it in the query. */
function invitation(query: URLSearchParams, hash: string): string {
  return inFragment(hash, "invite") ?? query.get("invite") ?? "";
}

const inFragment = (hash: string, name: string) => new URLSearchParams(hash.slice(1)).get(name);

/** The address at which another device takes a seat by a code. */
export function codeAddress(table: string, code: string): string {
  return `/tables/${encodeURIComponent(table)}#code=${encodeURIComponent(code)}`;
}

/** The address of a table to which somebody is invited. */
export function inviteAddress(table: string, invite: string): string {
  return `/tables/${encodeURIComponent(table)}#invite=${encodeURIComponent(invite)}`;
}

class Route {
  place = $state.raw<Place>({ at: "lobby" });

  begin(): () => void {
    const read = () => this.#read();
    read();
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }

  /** Go to an address within the page. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    const place = placeOf(location.pathname, location);
    this.place = place;
    // a code in the query would be told to the server with every reload
    if (place.at === "table" && location.search !== "" && place.invite)
      this.rewrite(inviteAddress(place.id, place.invite));
  }

  /** Put another address in place of this one: nothing to go back to, and the place stays as it is. */
  rewrite(address: string): void {
    history.replaceState(history.state, "", address); // what the step stands for stays, too
  }
}

export const route = new Route();

/** Lets a plain link within the page change the place without a new load. */
export function followed(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
