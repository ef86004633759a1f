import { expect, test } from "vitest";
import type { Offer, SinceOwn, TableInfo } from "../protocol";
import { line, option, standing, step, table } from "./kit/told";
import {
  adviceWaits,
  consenters,
  hear,
  isAsked,
  maySetPace,
  openWindow,
  rulesNow,
  type TableState,
  undoer,
} from "./state";

function after(...messages: Parameters<typeof hear>[1][]): TableState {
  let state: TableState | null = null;
  for (const message of messages) state = hear(state, message).state;
  if (state === null) throw new Error("nothing was told");
  return state;
}

test("a step patches the view, lengthens the log and brings its lines", () => {
  const state = after(standing(), step(1), step(2));

  expect(state.seq).toBe(2);
  expect(state.view).toEqual({ men: 10, turn: { seat: 0 } });
  expect(state.log.map((one) => one.text)).toEqual(["Move 1.", "Move 2."]);
  expect(state.lines.map((one) => one.seq)).toEqual([2]);
});

test("choices are counted as a replay counts: an undo is none", () => {
  const state = after(standing({ seq: 5, made: 3 }), step(6, { by: 0 }), step(7, { by: 1 }), step(8, { by: 1 }));

  expect(state.made).toBe(6);
});

test("what happened since one's own choice is as it was told last, with the whole table or with a step", () => {
  const told: SinceOwn = { seq: 4, made: 3, seats: [{ seat: 1, who: "Ben", facts: ["went to the Diner"] }] };
  const own: SinceOwn = { seq: 6, made: 4, seats: [] };

  const opened = after(standing({ seq: 5, made: 4, since: told }));
  expect(opened.since).toEqual(told);
  expect(after(standing({ seq: 5, since: told }), step(6, { by: 0, since: own }), step(7, { by: 1 })).since).toEqual(
    own,
  );
  expect(after(standing(), step(1), standing({ seq: 5, since: told })).since).toEqual(told);
});

test("a step that is known already changes nothing", () => {
  const state = after(standing(), step(1));

  expect(hear(state, step(1))).toEqual({ state, lost: false });
});

test("a step after a gap is not applied: the whole must be asked for", () => {
  const state = after(standing());

  expect(hear(state, step(2))).toEqual({ state, lost: true });
});

test("a standing replaces everything, and its news are what was not seen before", () => {
  const log = [line(1, "One."), line(2, "Two."), line(3, "Three.")];

  const state = after(standing(), step(1), standing({ seq: 3, view: { men: 1 }, log }));

  expect(state.view).toEqual({ men: 1 });
  expect(state.lines.map((one) => one.text)).toEqual(["Two.", "Three."]);
});

test("the same standing in another language is no news", () => {
  const state = after(standing({ seq: 1, log: [line(1, "One.")] }), standing({ seq: 1, log: [line(1, "Раз.")] }));

  expect(state.lines).toEqual([]);
  expect(state.log[0]?.text).toBe("Раз.");
});

const QUESTION = { seat: 0, prompt: "move", question: { title: "Move." }, rule: "", about: {}, window: null };

test("an option that was told before keeps its words until it is told in others", () => {
  const asked = (...options: Offer[]) => ({ ...QUESTION, options });
  const pass = option("pass");
  const whole = option("move:a3", {
    act: "move",
    names: { to: "a3" },
    place: { kind: "square", name: "a3" },
    label: { title: "To A3", gain: "a man" },
    odds_text: ["50 %"],
  });
  const back = { id: "move:a3", act: "move", label: { title: "Back to A3" } }; // what it lacks is empty

  const first = after(standing(), step(1, { decision: asked(whole, pass) }), step(2));
  const again = hear(first, step(3, { decision: asked({ id: "pass" }, { id: "move:a3" }) })).state;
  const other = hear(again, step(4, { decision: asked(back) })).state;

  expect(again?.decision?.options).toEqual([pass, whole]);
  expect(other?.decision?.options).toEqual([option("move:a3", back)]);
});

test("behind the curtain nobody is asked and nothing of the next seat is there", () => {
  const both = table({ seats: table().seats.map((seat) => ({ ...seat, mine: true })) });
  const hidden = standing({ table: both, looking: null, curtain: 1, view: { men: 12 }, seq: 1 });

  const state = after(standing({ table: both }), hidden);

  expect(isAsked(state)).toBe(false);
  expect(state.curtain).toBe(1);
  expect(state.view).toEqual({ men: 12 });
});

test("an undo is asked for the seat that is looked through, else for the one of one's own that chose last", () => {
  const both = table({ seats: table().seats.map((seat) => ({ ...seat, mine: true })) });

  const state = after(standing({ table: both, looking: 1 }), step(1, { by: 1 }));

  expect(undoer(state)).toBe(1);
  expect(undoer({ ...state, looking: null })).toBe(1);
  expect(undoer(after(standing({ looking: null, table: table({ seats: [] }) })))).toBeNull();
});

test("only own seats that have yet to agree are asked for consent", () => {
  const asked = { type: "undo-asked" as const, undo: { seat: 1, waiting: [0, 2] } };

  expect(consenters(after(standing(), asked))).toEqual([0]);
  expect(consenters(after(standing(), asked, step(1)))).toEqual([]);
});

test("what was said is heard once", () => {
  const said = { type: "chat" as const, line: { number: 4, seat: 1, name: "Jan", text: "Hi", at: 0 } };

  expect(after(standing(), said, said).chat).toHaveLength(1);
});

test("the rules that matter are the question's and those of the last step, each once", () => {
  const state = after(standing(), step(1, { decision: standing().decision, lines: [line(1, "a"), line(1, "b")] }));

  expect(rulesNow(state)).toEqual(["draughts.moves.turn", "draughts.moves.step"]);
});

test("what one's own seat has said of windows is kept until it is told otherwise", () => {
  const passes = { type: "said-ahead" as const, seat: 0, answer: "", until_change: true, occasion: false, stop: false };

  expect(after(standing()).ahead).toBe(null);
  expect(after(standing(), passes, step(1)).ahead).toEqual(passes);
  expect(after(standing(), passes, { ...passes, until_change: false }).ahead?.until_change).toBe(false);
});

test("a window is worth a word where several may answer, or where nobody is to know who could", () => {
  const window = { about: {}, awaited: [1], hidden: false, occasion: false, ends: null };
  const asking = (more: Partial<typeof window>) =>
    openWindow(after(standing({ decision: { ...QUESTION, options: [], window: { ...window, ...more } } })));

  expect(openWindow(after(standing()))).toBe(null);
  expect(asking({})).toBe(null);
  expect(asking({ awaited: [1, 0] })?.awaited).toEqual([1, 0]);
  expect(asking({ hidden: true })?.awaited).toEqual([1]);
});

test("what expansions add stays until a step says it anew", () => {
  const state = after(standing({ added: ["Signal: 1 of 3"] }), step(1));

  expect(state.added).toEqual(["Signal: 1 of 3"]);
  expect(after(standing({ added: ["Signal: 1 of 3"] }), step(1), step(2, { added: [] })).added).toEqual([]);
});

test("a bot can be asked about its choices, those from before and each that is told", () => {
  const [ada, jan] = table().seats;
  if (!ada || !jan) throw new Error("two seats");
  const begun = standing({ seq: 4, by_bots: [2], table: table({ seats: [ada, { ...jan, name: "", bot: "steady" }] }) });

  const state = after(begun, step(5, { by: 1 }), step(6, { by: 1, lines: [] }), step(7, { by: 0 }));

  expect([...state.byBots]).toEqual([2, 5]);
});

test("advice waits for all people but one who plays among bots", () => {
  const [ada, jan] = table().seats;
  const bot = { ...jan, bot: "steady" } as typeof jan;

  expect(adviceWaits(table())).toEqual([0, 1]);
  expect(adviceWaits(table({ advice: [1] }))).toEqual([0]);
  expect(adviceWaits(table({ advice: [0, 1] }))).toEqual([]);
  expect(adviceWaits({ ...table(), seats: [ada, bot].flatMap((seat) => seat ?? []) })).toEqual([]);
});

test("the pace of bots is changed by the host, and by whoever plays against bots alone", () => {
  const sits = { seat: 0, name: "", bot: "", here: true, mine: false, overdue: false, away: false };
  const ann = { ...sits, name: "Ann", mine: true };
  const bot = { ...sits, bot: "steady" };
  const bob = { ...sits, name: "Bob" };
  const on = (...seats: TableInfo["seats"]) => ({ host: false, phase: "playing" as const, seats });

  expect(maySetPace(on(ann, bot))).toBe(true);
  expect(maySetPace(on({ ...ann, bot: "steady" }, bot))).toBe(true);
  expect(maySetPace(on(ann, bot, bob))).toBe(false);
  expect(maySetPace({ ...on(ann, bot, bob), host: true })).toBe(true);
  expect(maySetPace({ ...on(ann, bob), host: true })).toBe(false);
  expect(maySetPace(on({ ...ann, mine: false }, bot))).toBe(false);
  expect(maySetPace({ ...on(ann, bot), phase: "over" })).toBe(false);
});
