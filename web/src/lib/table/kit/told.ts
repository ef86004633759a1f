/** Messages as a server sends them, and a wire that is held in the hand. */
import type { LogLine, OptionTold, Said, Step, TableInfo, TableNow, Told } from "../../protocol";
import type { Wire } from "../line";

export function table(over: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "abcdefghij",
    packs: [],
    expansions: [],
    game: "draughts",
    seats: [
      { seat: 0, name: "Ada", bot: "", here: true, mine: true, overdue: false, away: false },
      { seat: 1, name: "Jan", bot: "", here: true, mine: false, overdue: false, away: false },
    ],
    phase: "playing",
    options: {},
    lang: "en",
    pace: "brisk",
    undo: "free",
    public: false,
    clock: 0,
    spectators: true,
    typed: [],
    hours: 0,
    due: 0,
    paused: 0,
    pausing: [],
    played_on: null,
    asked: null,
    commitment: "c0ffee",
    secret: "",
    nonces: [],
    created: 0,
    seq: 0,
    host: true,
    rematch: "",
    coached: false,
    advice: [],
    ...over,
  };
}

export function line(seq: number, text: string, rule = "draughts.moves.step"): LogLine {
  return { seq, text, rule, kind: "moved", seat: 0, about: {} };
}

export function standing(over: Partial<TableNow> = {}): TableNow {
  return {
    type: "standing",
    table: table(),
    seq: 0,
    looking: 0,
    curtain: null,
    view: { men: 12, turn: { seat: 0 } },
    decision: {
      seat: 0,
      prompt: "move",
      question: { title: "Move a man." },
      rule: "draughts.moves.turn",
      about: {},
      options: [],
      window: null,
    },
    can_undo: false,
    undo: null,
    log: [],
    chat: [],
    ahead: null,
    added: [],
    by_bots: [],
    made: over.seq ?? 0,
    since: null,
    ...over,
  };
}

export function step(seq: number, over: Partial<Step> = {}): Step {
  return {
    type: "step",
    seq,
    patch: { men: 12 - seq },
    lines: [line(seq, `Move ${seq}.`)],
    decision: null,
    can_undo: true,
    by: 0,
    request: "",
    added: null,
    since: null,
    ...over,
  };
}

/** An option on offer: by its id alone it does nothing in particular, nowhere. */
export function option(id: string, over: Partial<OptionTold> = {}): OptionTold {
  return { id, act: id, names: {}, place: {}, label: { title: id }, odds: [], odds_text: [], ...over };
}

/** A wire whose other end is the test. */
export class HandWire implements Wire {
  onopen: (() => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly said: Said[] = [];
  closed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }

  close(): void {
    this.closed = true;
  }

  tell(message: Told): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
