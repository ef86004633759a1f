/** One line to one table: it says hello, comes back by itself, and repeats what was not answered. */
import type { Choose, Lang, Said, Say, Told, Undo, Why } from "../protocol";
import { BACKOFF, type Backoff, pause } from "./backoff";

export type LineStatus = "opening" | "open" | "waiting" | "closed";

/** The part of a WebSocket that a line needs. */
export interface Wire {
  onopen: (() => void) | null;
  onclose: ((event?: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LineSetup {
  connect: () => Wire;
  lang: () => Lang;
  /** The last sequence number seen, `null` before anything was. */
  seen: () => number | null;
  ontold: (message: Told) => void;
  onstatus: (status: LineStatus, tries: number) => void;
  /** The server has no such table, or does not show it to us (a code of trouble); the line stays closed. */
  ongone?: (code: string) => void;
  backoff?: Backoff;
}

/** A socket is closed with 4000 and the status that the same trouble has over HTTP. */
const NOTHING_HERE: Record<number, string> = { 4403: "no-spectators", 4404: "unknown-table" };

type Request = Extract<Said, { request: string }>;
/** What a request says, but for its number. */
export type Asked = Request extends infer R ? (R extends Request ? Omit<R, "request"> : never) : never;

export class Line {
  readonly #setup: LineSetup;
  readonly #unanswered = new Map<string, Request>();
  readonly #name = Math.random().toString(36).slice(2, 10);
  #wire: Wire | null = null;
  #status: LineStatus = "closed";
  #tries = 0;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(setup: LineSetup) {
    this.#setup = setup;
  }

  get status(): LineStatus {
    return this.#status;
  }

  /** The requests that wait for an answer. */
  get unanswered(): readonly Request[] {
    return [...this.#unanswered.values()];
  }

  open(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#set("opening");
    const wire = this.#setup.connect();
    this.#wire = wire;
    wire.onopen = () => this.#greet(wire);
    wire.onmessage = (event) => this.#hear(wire, event.data);
    wire.onclose = (event) => this.#lost(wire, event?.code ?? 0);
  }

  /** Open the line anew at once: another seat is held, or the network came back. */
  reopen(): void {
    this.#tries = 0;
    this.open();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#unanswered.clear();
    this.#set("closed");
  }

  /** Ask for something under a number of its own; it is repeated after a break of the line until it is answered. */
  ask(asked: Asked): string {
    this.#count += 1;
    const request = `${this.#name}-${this.#count}`;
    const message = { ...asked, request } as Choose | Undo | Say | Why;
    this.#unanswered.set(request, message);
    this.say(message);
    return request;
  }

  /** Say something that needs no answer; while the line is down it is lost, for `hello` says it all again. */
  say(message: Said): void {
    if (this.#status === "open") this.#wire?.send(JSON.stringify(message));
  }

  /** A request has been answered, by whatever message. */
  settle(request: string): void {
    this.#unanswered.delete(request);
  }

  #greet(wire: Wire): void {
    if (wire !== this.#wire) return;
    this.#set("open");
    this.say({ type: "hello", lang: this.#setup.lang(), seen: this.#setup.seen(), tokens: [] });
    for (const message of this.#unanswered.values()) this.say(message);
  }

  #hear(wire: Wire, data: unknown): void {
    if (wire !== this.#wire) return;
    this.#tries = 0;
    const message = JSON.parse(String(data)) as Told;
    if ("request" in message) this.settle(message.request);
    this.#setup.ontold(message);
  }

  #lost(wire: Wire, code: number): void {
    if (wire !== this.#wire) return;
    this.#wire = null;
    const gone = NOTHING_HERE[code];
    if (gone !== undefined) {
      this.close();
      this.#setup.ongone?.(gone);
      return;
    }
    const wait = pause(this.#tries, Math.random(), this.#setup.backoff ?? BACKOFF);
    this.#tries += 1;
    this.#set("waiting");
    this.#timer = setTimeout(() => this.open(), wait);
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    if (wire === null) return;
    wire.onopen = wire.onclose = wire.onmessage = null;
    // a browser complains of a socket that is closed before it is open
    if (this.#status === "opening") wire.onopen = () => wire.close();
    else wire.close();
  }

  #set(status: LineStatus): void {
    this.#status = status;
    this.#setup.onstatus(status, this.#tries);
  }
}

/** Where the line of a table is. */
export function lineAddress(table: string, at: { protocol: string; host: string }): string {
  const scheme = at.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${at.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
