import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Told } from "../protocol";
import { pause } from "./backoff";
import { HandWire, standing } from "./kit/told";
import { Line, type LineStatus, lineAddress } from "./line";

let wires: HandWire[];
let told: Told[];
let statuses: LineStatus[];
let seen: number | null;
let line: Line;

const wire = () => wires.at(-1) as HandWire;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, told, statuses, seen] = [[], [], [], null];
  line = new Line({
    connect: () => {
      wires.push(new HandWire());
      return wire();
    },
    lang: () => "pl",
    seen: () => seen,
    ontold: (message) => told.push(message),
    onstatus: (status) => statuses.push(status),
    backoff: { first: 100, most: 1000 },
  });
  line.open();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

test("the first word is hello, in the reader's language", () => {
  wire().onopen?.();

  expect(wire().said).toEqual([{ type: "hello", lang: "pl", seen: null, tokens: [] }]);
});

test("a line that is not there yet is hung up as soon as it is, and says nothing", () => {
  const first = wire();
  line.reopen();
  expect(first.closed).toBe(false);

  first.onopen?.();

  expect(first.closed).toBe(true);
  expect(first.said).toEqual([]);
  expect(line.status).toBe("opening");
});

test("a lost line comes back by itself and says what it saw last", () => {
  wire().onopen?.();
  seen = 41;
  wire().onclose?.();
  expect(line.status).toBe("waiting");

  vi.advanceTimersByTime(100);
  wire().onopen?.();

  expect(wires).toHaveLength(2);
  expect(wire().said[0]).toMatchObject({ type: "hello", seen: 41 });
  expect(statuses).toEqual(["opening", "open", "waiting", "opening", "open"]);
});

test("it waits longer each time, up to a limit, and starts over once it hears something", () => {
  for (let n = 0; n < 6; n += 1) {
    wire().onclose?.();
    vi.advanceTimersByTime(1000);
  }
  expect(wires).toHaveLength(7);

  wire().onopen?.();
  wire().tell(standing());
  wire().onclose?.();
  vi.advanceTimersByTime(100);

  expect(wires).toHaveLength(8);
});

test("the pause doubles and never leaves its bounds", () => {
  expect([0, 1, 2, 3, 4, 9].map((tries) => pause(tries, 0.999, { first: 100, most: 1000 }))).toEqual([
    100, 200, 400, 800, 1000, 1000,
  ]);
  expect(pause(0, 0, { first: 100, most: 1000 })).toBe(60);
});

test("a request without an answer is repeated under the same number after a break", () => {
  wire().onopen?.();
  const request = line.ask({ type: "choose", seat: 0, seq: 3, option: "pass" });
  wire().onclose?.();
  vi.advanceTimersByTime(100);
  wire().onopen?.();

  expect(wire().said.map((said) => said.type)).toEqual(["hello", "choose"]);
  expect(wire().said[1]).toMatchObject({ request, option: "pass", seq: 3 });
});

test.each<Told>([
  { type: "done", request: "?", seq: 4 },
  { type: "refused", request: "?", code: "stale", message: "", seq: 9, rule: "" },
  { type: "reasons", request: "?", reasons: [] },
])("an answer settles its request: $type", (answer) => {
  wire().onopen?.();
  const request = line.ask({ type: "choose", seat: 0, seq: 3, option: "pass" });

  wire().tell({ ...answer, request } as Told);

  expect(line.unanswered).toEqual([]);
  expect(told).toHaveLength(1);
});

test("what is asked while the line is down is said when it is up", () => {
  line.ask({ type: "choose", seat: 0, seq: 0, option: "pass" });
  expect(wire().said).toEqual([]);

  wire().onopen?.();

  expect(wire().said.map((said) => said.type)).toEqual(["hello", "choose"]);
});

test("a wire that was left behind is not listened to", () => {
  const old = wire();
  old.onopen?.();
  line.reopen();

  expect(old.closed).toBe(true);
  expect(old.onmessage).toBeNull();
});

test("a closed line stays closed", () => {
  line.close();
  vi.advanceTimersByTime(60_000);

  expect(wires).toHaveLength(1);
  expect(line.status).toBe("closed");
});

test.each([4403, 4404])("a table that is not there, or not for us, is not tried again (%i)", (code) => {
  wire().onclose?.({ code });
  vi.advanceTimersByTime(60_000);

  expect(wires).toHaveLength(1);
  expect(line.status).toBe("closed");
});

test("the line goes to the page's own host, safe where the page is", () => {
  expect(lineAddress("abc", { protocol: "https:", host: "table.test" })).toBe("wss://table.test/api/tables/abc/socket");
  expect(lineAddress("abc", { protocol: "http:", host: "[::1]:8" })).toBe("ws://[::1]:8/api/tables/abc/socket");
});
