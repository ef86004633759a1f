import { beforeEach, expect, test } from "vitest";
import { TableClient } from "./client.svelte";
import { HandWire, standing, step, table } from "./kit/told";

let wire: HandWire;
let client: TableClient;

beforeEach(() => {
  client = new TableClient("abcdefghij", "en", () => {
    wire = new HandWire();
    return wire;
  });
  client.open();
  wire.onopen?.();
  wire.tell(standing({ seq: 5 }));
});

const last = () => wire.said.at(-1);

test("a choice names the seat and the number that the chooser saw", () => {
  client.choose("move:a3");

  expect(last()).toMatchObject({ type: "choose", seat: 0, seq: 5, option: "move:a3" });
  expect(client.chosen).toBe("move:a3");
});

test("a second choice before the answer is not sent", () => {
  client.choose("move:a3");
  client.choose("move:b4");

  expect(wire.said.filter((said) => said.type === "choose")).toHaveLength(1);
});

test("one's own step answers the choice", () => {
  client.choose("move:a3");
  const { request } = last() as { request: string };

  wire.tell(step(6, { request }));

  expect(client.chosen).toBeNull();
  expect(client.state?.seq).toBe(6);
});

test("a stale choice is told, and the reader can choose again", () => {
  client.choose("move:a3");
  const { request } = last() as { request: string };

  wire.tell({ type: "refused", request, code: "stale", message: "", seq: 7, rule: "" });

  expect(client.refused?.code).toBe("stale");
  expect(client.chosen).toBeNull();
  client.choose("move:b4");
  expect(client.refused).toBeNull();
});

test("a gap in the steps makes the client ask for the whole table", () => {
  wire.tell(step(9));

  expect(last()).toEqual({ type: "speak", lang: "en" });
  expect(client.state?.seq).toBe(5);
});

test("another language is asked for, with everything in it", () => {
  client.speak("ru");

  expect(last()).toEqual({ type: "speak", lang: "ru" });
});

test("a standing answer is said for the seat that is looked through", () => {
  client.stand("until-change");

  expect(last()).toMatchObject({ type: "stand", seat: 0, kind: "until-change" });
});

test("taking the screen says so, and nothing is shown before the answer", () => {
  const both = table({ seats: table().seats.map((seat) => ({ ...seat, mine: true })) });
  wire.tell(standing({ table: both, seq: 6, looking: null, curtain: 1 }));

  client.choose("move:a3");
  expect(last()?.type).toBe("hello");
  client.look(1);

  expect(last()).toEqual({ type: "look", seat: 1 });
  expect(client.state?.looking).toBeNull();
});

const refusal = (to: string) => ({
  option: `move:${to}`,
  act: "move",
  names: { to },
  place: { kind: "square", name: to },
  label: { title: to },
  rule: "draughts.moves.free",
  text: "It is taken.",
});

test("what nothing can be done with is asked about by its place", () => {
  client.why({ place: { kind: "square", name: "a1" } });

  expect(last()).toMatchObject({ type: "why", seat: 0, place: { kind: "square", name: "a1" } });
});

test("the reasons that were asked for last are the ones shown", () => {
  client.why({ option: "move:a1" });
  const first = (last() as { request: string }).request;
  client.why({ option: "move:c1" });
  const second = (last() as { request: string }).request;
  const reason = refusal("c1");

  wire.tell({ type: "reasons", request: second, reasons: [reason] });
  wire.tell({ type: "reasons", request: first, reasons: [] });

  expect(client.reasons).toEqual([reason]);
});

test("what was explained to one person is gone when the next takes the screen", () => {
  client.why({ option: "move:a1" });
  const { request } = last() as { request: string };
  const reason = refusal("a1");
  wire.tell({ type: "reasons", request, reasons: [reason] });
  expect(client.reasons).not.toBeNull();

  wire.tell(standing({ seq: 6, looking: null, curtain: 1 }));

  expect(client.reasons).toBeNull();
});

test("an undo is settled by the table as it stands after it", () => {
  client.undo();
  expect(last()).toMatchObject({ type: "undo", seat: 0, seq: 5 });

  wire.tell(standing({ seq: 6 }));
  client.reopen();
  wire.onopen?.();

  expect(wire.said.map((said) => said.type)).toEqual(["hello"]);
});

test("a line opened for another seat is told the whole table, even if the game began meanwhile", () => {
  client.reopen();
  wire.onopen?.();

  expect(last()).toMatchObject({ type: "hello", seen: null });
});

test("a language chosen while the line is down is spoken from the beginning", () => {
  wire.onclose?.({ code: 1006 });
  client.speak("pl");
  client.open();
  wire.onopen?.();

  expect(last()).toMatchObject({ type: "hello", lang: "pl", seen: null });
});

test("a line that comes back by itself goes on from what was seen", () => {
  wire.onclose?.({ code: 1006 });
  client.open();
  wire.onopen?.();

  expect(last()).toMatchObject({ type: "hello", seen: 5 });
});

test("an undo that was not agreed to is told to whoever asked", () => {
  wire.tell({ type: "undo-asked", undo: { seat: 0, waiting: [1] } });
  wire.tell({ type: "undo-asked", undo: null });

  expect(client.refused?.code).toBe("undo-refused");
});

test("an undo that others turned down among themselves is no refusal of ours", () => {
  wire.tell({ type: "undo-asked", undo: { seat: 1, waiting: [0] } });
  wire.tell({ type: "undo-asked", undo: null });

  expect(client.refused).toBeNull();
});

const GIVEN = { type: "advice", seq: 5, seat: 0, finding: "clear", basis: "", options: [] } as const;

test("advice is asked for at the point that the reader sees, and only its own answer is taken", () => {
  client.appraise();
  const { request } = last() as { request: string };
  expect(last()).toMatchObject({ type: "appraise", seat: 0, seq: 5 });

  wire.tell({ ...GIVEN, request: "another", options: [] });
  expect(client.advice).toBeNull();
  wire.tell({ ...GIVEN, request, options: [] });
  expect(client.advice?.finding).toBe("clear");

  client.appraise();
  expect(client.advice).toBeNull();
});

const EXPLAINED = { type: "explained", seq: 3, seat: 1, said: [], finding: "as good", basis: "", options: [] } as const;

test("a bot is asked why for a seat of one's own, and only its own answer is taken", () => {
  client.explain(3);
  const { request } = last() as { request: string };
  expect(last()).toMatchObject({ type: "explain", seat: 0, seq: 3 });

  wire.tell({ ...EXPLAINED, request: "another", said: [], options: [] });
  expect(client.explained).toBeNull();
  wire.tell({ ...EXPLAINED, request, said: [], options: [] });
  expect(client.explained).toMatchObject({ finding: "as good" });
});

test("that a bot cannot be asked is told where it was asked, and not over the options", () => {
  client.explain(3);
  const { request } = last() as { request: string };

  wire.tell({ type: "refused", request, code: "not-now", message: "", seq: 5, rule: "" });

  expect(client.explained).toMatchObject({ type: "refused", code: "not-now" });
  expect(client.refused).toBeNull();
});

test("a vote on advice names the seat", () => {
  client.vote(0, true);

  expect(last()).toMatchObject({ type: "advice-vote", seat: 0, agree: true });
});

test("another pace is asked for without a seat", () => {
  client.setPace("calm");

  expect(last()).toMatchObject({ type: "pace", pace: "calm" });
});
