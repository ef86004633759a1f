/** The browser's back button puts away what lies on top before it leaves the page. */

const MARK = "something is open";

/** What is needed of the browser's history. */
export type Past = Pick<History, "state" | "pushState" | "back">;

/** One step of the history stands for all that is open: going back closes the topmost, and closing the last takes the step away. */
export class Backing {
  readonly #past: Past;
  #open: (() => void)[] = [];
  #isMarked = false;
  /** The step is being taken away: the browser does that later, and tells so. */
  #isLeaving = false;

  constructor(past: Past) {
    this.#past = past;
  }

  /** Something has been opened; call what is returned once it is closed, however. */
  opened(close: () => void): () => void {
    this.#open.push(close);
    this.#settle();
    return () => {
      this.#open = this.#open.filter((each) => each !== close);
      this.#settle();
    };
  }

  /** The browser has gone to another step. */
  went(): void {
    if (this.#isLeaving) this.#isLeaving = this.#isMarked = false;
    else if (this.#isMarked && this.#past.state !== MARK) {
      this.#isMarked = false;
      this.#open.pop()?.();
    }
    this.#settle();
  }

  #settle(): void {
    if (this.#isLeaving) return;
    if (this.#open.length > 0 && !this.#isMarked) {
      this.#isMarked = true;
      this.#past.pushState(MARK, "");
    } else if (this.#open.length === 0 && this.#isMarked) {
      this.#isLeaving = this.#past.state === MARK; // else the page has gone elsewhere meanwhile
      this.#isMarked = this.#isLeaving;
      if (this.#isLeaving) this.#past.back();
    }
  }
}

let backing: Backing | null = null;

/** Let the next step back close something that has just been opened; call what is returned once it is closed, however. */
export function closeByBack(close: () => void): () => void {
  if (backing === null) {
    const made = new Backing(history);
    addEventListener("popstate", () => made.went());
    backing = made;
  }
  return backing.opened(close);
}
