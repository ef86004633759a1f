/** Messages as a server sends them, and a wire that is held in the hand. */
import type { LogLine, Said, Standing, Step, TableInfo, Told } from "../../protocol";
import type { Wire } from "../line";

export function table(over: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "abcdefghij",
    game: "draughts",
    seats: [
      { seat: 0, name: "Ada", bot: "", here: true, mine: true },
      { seat: 1, name: "Jan", bot: "", here: true, mine: false },
    ],
    phase: "playing",
    options: {},
    lang: "en",
    pace: "brisk",
    undo: "free",
    public: false,
    commitment: "c0ffee",
    secret: "",
    nonces: [],
    created: 0,
    seq: 0,
    host: true,
    rematch: "",
    ...over,
  };
}

export function line(seq: number, text: string, rule = "draughts.moves.step"): LogLine {
  return { seq, text, rule, kind: "moved", seat: 0, about: {} };
}

export function standing(over: Partial<Standing> = {}): Standing {
  return {
    type: "standing",
    table: table(),
    seq: 0,
    looking: 0,
    curtain: null,
    view: { men: 12, turn: { seat: 0 } },
    decision: { seat: 0, prompt: "move", text: "Move a man.", rule: "draughts.moves.turn", about: {}, options: [] },
    can_undo: false,
    undo: null,
    log: [],
    chat: [],
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
    ...over,
  };
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
