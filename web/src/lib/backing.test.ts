import { expect, test } from "vitest";
import { Backing, type Past } from "./backing";

/** A browser's history that goes back only when it is told to go on, as a browser does it later. */
class Steps implements Past {
  steps: unknown[] = ["table"];
  waiting = 0;
  get state() {
    return this.steps.at(-1);
  }
  pushState(state: unknown) {
    this.steps.push(state);
  }
  back() {
    this.waiting += 1;
  }
  goOn(backing: Backing) {
    this.steps.pop();
    backing.went();
  }
}

function opened() {
  const past = new Steps();
  const backing = new Backing(past);
  const closed: string[] = [];
  const open = (name: string) => {
    const done = backing.opened(() => {
      closed.push(name);
      done();
    });
    return done;
  };
  return { past, backing, closed, open };
}

test("going back closes what is open and stays on the page", () => {
  const { past, backing, closed, open } = opened();
  open("rules");
  expect(past.steps).toHaveLength(2);

  past.goOn(backing);

  expect(closed).toEqual(["rules"]);
  expect(past.steps).toEqual(["table"]);
  expect(past.waiting).toBe(0);
});

test("what is closed otherwise leaves no step behind", () => {
  const { past, backing, closed, open } = opened();
  open("rules")();
  expect(past.waiting).toBe(1);

  past.goOn(backing);

  expect(past.steps).toEqual(["table"]);
  expect(closed).toEqual([]);
});

test("one sheet that makes way for another, before the browser has gone back, does not close it", () => {
  const { past, backing, closed, open } = opened();
  open("why")();
  open("rule");
  expect(past.steps).toHaveLength(2);

  past.goOn(backing);

  expect(closed).toEqual([]);
  expect(past.steps).toHaveLength(2);
  past.goOn(backing);
  expect(closed).toEqual(["rule"]);
});

test("of two that are open the topmost closes first", () => {
  const { past, backing, closed, open } = opened();
  open("panel");
  open("rules");

  past.goOn(backing);
  expect(closed).toEqual(["rules"]);
  past.goOn(backing);

  expect(closed).toEqual(["rules", "panel"]);
});

test("a page that was left from a sheet is not gone back from", () => {
  const { past, open } = opened();
  const done = open("end");
  past.pushState("lobby");

  done();

  expect(past.waiting).toBe(0);
});
