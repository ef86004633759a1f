/** A table that components can watch: the line, the state that its messages make, and what can be asked of it. */
import type { WhyAbout } from "../board";
import type { AdviceGiven, ChoiceExplained, Lang, Pace, ReasonTold, Refused, StandKind, Told } from "../protocol";
import { Line, type LineStatus, lineAddress, type Wire } from "./line";
import { hear, isMine, type TableState, undoer } from "./state";

const NOT_AGREED: Refused = { type: "refused", request: "", code: "undo-refused", message: "", seq: 0, rule: "" };

export class TableClient {
  state = $state.raw<TableState | null>(null);
  status = $state<LineStatus>("closed");
  tries = $state(0);
  /** The choice that was made and is not answered yet. */
  chosen = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** There is no such table, or it does not want spectators (a code of trouble): there is nothing to come back to. */
  gone = $state("");
  reasons = $state.raw<ReasonTold[] | null>(null);
  /** What one would do at the last point that was asked about. */
  advice = $state.raw<AdviceGiven | null>(null);
  /** Why a bot made the last choice that it was asked about, or that there is no answer. */
  explained = $state.raw<ChoiceExplained | Refused | null>(null);
  lang: Lang;

  readonly #line: Line;
  #choosing = "";
  #asking = "";
  #pondering = "";
  #explaining = "";
  #eyes: number | null = null;
  /** What is held was told for other seats, or in another language: the whole must be told again. */
  #outdated = false;

  constructor(id: string, lang: Lang, connect?: () => Wire) {
    this.lang = lang;
    this.#line = new Line({
      connect: connect ?? (() => new WebSocket(lineAddress(id, location)) as unknown as Wire),
      lang: () => this.lang,
      seen: () => this.#seen(),
      ontold: (message) => this.#told(message),
      ongone: (code) => {
        this.gone = code;
      },
      onstatus: (status, tries) => {
        this.status = status;
        this.tries = tries;
      },
    });
  }

  /** What was seen before the line broke; behind a curtain and before the game there is nothing to go on from. */
  #seen(): number | null {
    const { state } = this;
    if (state === null || this.#outdated) return null;
    return state.curtain === null && state.table.phase !== "open" ? state.seq : null;
  }

  open(): void {
    this.#line.open();
  }

  /** Open the line anew, perhaps for more seats than it held. */
  reopen(): void {
    this.#outdated = true;
    this.#line.reopen();
  }

  close(): void {
    this.#line.close();
  }

  /** Choose for the seat that is looked through. */
  choose(option: string): void {
    const { state } = this;
    if (state === null || state.looking === null || this.chosen !== null) return;
    this.refused = null;
    this.chosen = option;
    this.#choosing = this.#line.ask({ type: "choose", seat: state.looking, seq: state.seq, option });
  }

  /** Say what the seat that is looked through does at windows to come. */
  stand(kind: StandKind): void {
    const seat = this.state?.looking;
    if (seat !== null && seat !== undefined) this.#line.ask({ type: "stand", seat, kind });
  }

  /** Take the screen for a seat of one's own: only now is its side told. */
  look(seat: number): void {
    this.#line.say({ type: "look", seat });
  }

  undo(): void {
    const { state } = this;
    const seat = state === null ? null : undoer(state);
    if (state === null || seat === null) return;
    this.refused = null;
    this.#line.ask({ type: "undo", seat, seq: state.seq });
  }

  answer(seat: number, agree: boolean): void {
    if (this.state !== null) this.#line.ask({ type: "answer", seat, seq: this.state.seq, agree });
  }

  /** Ask why an option is not on offer, or nothing at a place; with neither, for all that is refused now. */
  why(about: WhyAbout = {}): void {
    const seat = this.state?.looking;
    if (seat === null || seat === undefined) return;
    this.reasons = null;
    this.#asking = this.#line.ask({ type: "why", seat, ...about });
  }

  /** Ask what one would do, for the seat that is looked through. */
  appraise(): void {
    const { state } = this;
    if (state === null || state.looking === null) return;
    this.advice = this.refused = null;
    this.#pondering = this.#line.ask({ type: "appraise", seat: state.looking, seq: state.seq });
  }

  /** Ask a bot why it made the choice that an entry of the log tells of. */
  explain(seq: number): void {
    const { state } = this;
    const seat = state === null ? null : undoer(state);
    if (seat === null) return;
    this.explained = null;
    this.#explaining = this.#line.ask({ type: "explain", seat, seq });
  }

  /** Agree for a seat of one's own that all may ask for advice, or not. */
  vote(seat: number, agree: boolean): void {
    this.#line.ask({ type: "advice-vote", seat, agree });
  }

  /** Let the bots play at another pace. */
  setPace(pace: Pace): void {
    this.#line.ask({ type: "pace", pace });
  }

  say(text: string): void {
    const { state } = this;
    const seat = state === null ? null : undoer(state);
    if (seat !== null) this.#line.ask({ type: "say", seat, text });
  }

  /** Be told everything in another language from now on. */
  speak(lang: Lang): void {
    this.lang = lang;
    this.reasons = this.advice = this.explained = null;
    this.#outdated = true;
    this.#line.say({ type: "speak", lang });
  }

  #told(message: Told): void {
    const { state, lost } = hear(this.state, message);
    const turnedDown = isTurnedDown(this.state, message);
    this.state = state;
    if (message.type === "standing") this.#stood(message.looking);
    if (lost) this.speak(this.lang); // is told the whole again
    this.#settle(message);
    if (turnedDown) this.refused = { ...NOT_AGREED, seq: state?.seq ?? 0 };
  }

  /** All is as it was told; what was answered to one seat is not kept for the eyes of another. */
  #stood(looking: number | null): void {
    this.#outdated = false;
    if (looking !== this.#eyes) this.refused = this.reasons = this.advice = this.explained = null;
    this.#eyes = looking;
  }

  #settle(message: Told): void {
    const isExplained =
      (message.type === "explained" || message.type === "refused") && message.request === this.#explaining;
    if (isExplained) this.explained = message;
    else if (message.type === "refused") this.refused = message;
    if (message.type === "reasons" && message.request === this.#asking) this.reasons = message.reasons;
    if (message.type === "advice" && message.request === this.#pondering) this.advice = message;
    for (const asked of this.#line.unanswered) {
      const isTaken = asked.type === "undo" || asked.type === "answer" ? isAnswer(message, asked.seq) : false;
      const isSaid = asked.type === "say" && message.type === "chat" && message.line.text === asked.text.trim();
      if (isTaken || isSaid) this.#line.settle(asked.request);
    }
    if (!this.#line.unanswered.some((asked) => asked.request === this.#choosing)) this.chosen = null;
  }

  /** Whether a seat is held by this screen. */
  isMine(seat: number): boolean {
    return this.state !== null && isMine(this.state.table, seat);
  }
}

/** An undo, or the consent to one, is answered by the question to the others or by the table as it stands after it. */
function isAnswer(message: Told, seq: number): boolean {
  return message.type === "undo-asked" || (message.type === "standing" && message.seq > seq);
}

/** Our undo is asked for no longer, and nothing was taken back: somebody did not agree. */
function isTurnedDown(before: TableState | null, message: Told): boolean {
  if (message.type !== "undo-asked" || message.undo !== null || before === null || before.undo === null) return false;
  return isMine(before.table, before.undo.seat);
}
