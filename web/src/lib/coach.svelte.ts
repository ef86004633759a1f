/** What the coach of a first game says, asked for whenever the table has gone on, and where on the page it points. */
import { api } from "./api";
import type { Lang } from "./board";
import type { CoachTold } from "./protocol";

export class Coach {
  told = $state.raw<CoachTold | null>(null);
  #asking = false;
  #wanted = { table: "", lang: "en" as Lang, seq: -1 };

  /** Ask what is said at a table after so many entries, unless it is known; a failure is mended by the next entry. */
  async update(table: string, lang: Lang, seq: number): Promise<void> {
    const { told } = this;
    if (told?.over && told.reply === "") return;
    const before = this.#wanted;
    if (before.table === table && before.lang === lang && before.seq === seq) return;
    this.#wanted = { table, lang, seq };
    if (this.#asking) return;
    this.#asking = true;
    let asked = before;
    while (asked !== this.#wanted) {
      asked = this.#wanted;
      const heard = await api.coach(asked.table, asked.lang).catch(() => null);
      if (heard !== null) this.told = heard;
    }
    this.#asking = false;
  }
}

const MOST = 5; // things that are ringed at a time

/** What is drawn for the options, or the part of the table, that a lesson points at: on the board, or else in the list. */
export function pointedAt(root: ParentNode, { pointed, area }: Pick<CoachTold, "pointed" | "area">): Element[] {
  const drawn = pointed.flatMap((id) => {
    const named = CSS.escape(id);
    const found = (where: string) => [
      ...root.querySelectorAll(`${where}[data-options~="${named}"], ${where}[data-option="${named}"]`),
    ];
    return [...found('[data-area="board"] '), ...found("")]
      .filter((one) => one.getClientRects().length > 0)
      .slice(0, 1);
  });
  if (drawn.length > 0) return drawn.slice(0, MOST);
  const name = area || "choices";
  const part = root.querySelector(`[data-area="${name}"]${name === "choices" ? " ol" : ""}`);
  return part === null ? [] : [part];
}
