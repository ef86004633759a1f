import { describe, expect, it, vi } from "vitest";
import type { BoardProps } from "./board";
import { BoardTable } from "./boardtable.svelte";
import { at, isSame, type Place, placeKey } from "./places";
import type { OptionTold } from "./protocol";
import { option } from "./table/kit/told";
import { tongue } from "./tongue.svelte";

const BOX = at("box");
const JAR = at("jar");

/** A board of shelves; what stands on a box is offered with the box. */
class Shelf extends BoardTable<{ outcome?: unknown }, unknown> {
  spoken(place: Place): string {
    return placeKey(place);
  }
  override offeredAt(place: Place) {
    return isSame(place, BOX) ? [...this.offered(BOX), ...this.offered(at("lid"))] : this.offered(place);
  }
  protected override meant(place: Place): Place {
    return isSame(place, at("label")) ? BOX : place;
  }
}

const element = {} as Element; // only handed on

const DO_BOX = option("1", { act: "take", place: BOX });
const DO_JAR = option("2", { act: "take", place: JAR, label: { title: "Take", note: "the jar" }, odds_text: ["Even"] });
const DO_LID = option("3", { act: "open", place: at("lid") });

function shelf(options: OptionTold[], props: Partial<BoardProps> = {}) {
  const heard = { onchoose: vi.fn(), onwhy: vi.fn(), hint: vi.fn() };
  const told = { view: {}, looking: 0, hinted: null, words: (id: string) => id, decision: { prompt: "turn", options } };
  const table = new Shelf(() => ({ ...told, ...heard, ...props }) as unknown as BoardProps);
  return { table, ...heard };
}

describe("a click", () => {
  it("chooses the one thing on offer there", () => {
    const { table, onchoose } = shelf([DO_JAR, option("wait")]);

    table.press(JAR, element, false);

    expect(onchoose).toHaveBeenCalledExactlyOnceWith(DO_JAR.id);
  });

  it("opens the card where there are several, counting what stands on it", () => {
    const { table, onchoose, hint } = shelf([DO_BOX, DO_LID]);

    table.press(BOX, element, false);

    expect(onchoose).not.toHaveBeenCalled();
    expect(table.pointed).toEqual({ place: BOX, element, open: true });
    expect(hint).toHaveBeenLastCalledWith(DO_BOX.id);
  });

  it("goes to what is meant", () => {
    const { table, onchoose } = shelf([DO_BOX]);

    table.press(at("label"), element, false);

    expect(onchoose).toHaveBeenCalledExactlyOnceWith(DO_BOX.id);
  });

  it("asks why nothing is on offer there", () => {
    const { table, onwhy } = shelf([]);

    table.press(JAR, element, false);

    expect(onwhy).toHaveBeenCalledExactlyOnceWith({ place: JAR });
  });

  it.each([
    ["of a spectator", { looking: null }],
    ["after the end", { view: { outcome: { winners: [0] } } }],
  ])("%s asks nothing", (_, props) => {
    const { table, onwhy } = shelf([], props);

    table.press(JAR, element, false);

    expect(onwhy).not.toHaveBeenCalled();
  });
});

describe("a finger", () => {
  it("opens the card of what could be chosen", () => {
    const { table, onchoose } = shelf([DO_JAR]);

    table.press(JAR, element, true);

    expect(onchoose).not.toHaveBeenCalled();
    expect(table.pointed?.open).toBe(true);
  });

  it("opens the card of an unlit thing too, to be read", () => {
    const { table, onwhy } = shelf([]);

    table.press(JAR, element, true);

    expect(table.pointed).toEqual({ place: JAR, element, open: true });
    expect(onwhy).not.toHaveBeenCalled();
  });
});

describe("what is pointed at", () => {
  it("is hinted and left again", () => {
    const { table, hint } = shelf([DO_JAR]);

    table.point(JAR, element);
    expect(hint).toHaveBeenLastCalledWith(DO_JAR.id);
    expect(table.isNear(JAR)).toBe(true);

    table.leave(JAR);
    expect(hint).toHaveBeenLastCalledWith(null);
    expect(table.isNear(JAR)).toBe(false);
  });

  it("stays while its card is open", () => {
    const { table } = shelf([DO_BOX, DO_LID]);
    table.press(BOX, element, false);

    table.point(JAR, element);
    table.leave(BOX);

    expect(table.pointed?.place).toEqual(BOX);
  });

  it("is near too if the list points at an option of it", () => {
    const { table } = shelf([DO_JAR], { hinted: DO_JAR.id });

    expect([table.isNear(JAR), table.isNear(BOX)]).toEqual([true, false]);
  });
});

it("leaves out on the card of a place what that says anyway", () => {
  const { table } = shelf([]);

  expect(table.brief(DO_JAR, JAR)).toEqual({ title: "Take", note: "" });
  expect(table.brief(DO_JAR, BOX)).toEqual(DO_JAR.label);
});

describe("to those who listen", () => {
  it("a place says what it is, and the one thing that can be done there with its odds", () => {
    const say = vi.spyOn(tongue, "say");
    const { table } = shelf([]);

    table.says("A jar", [DO_JAR]);

    expect(say).toHaveBeenCalledExactlyOnceWith("offer", { label: "A jar. Take (the jar). Even" });
    expect(table.says("A jar", [])).toBe("A jar");
  });
});

it("asks about an act that lies nowhere by its name", () => {
  const { table, onwhy } = shelf([]);

  table.ask("wait");

  expect(onwhy).toHaveBeenCalledExactlyOnceWith({ option: "wait" });
});

it("asks about one act at a place by both", () => {
  const { table, onwhy } = shelf([]);

  table.ask({ kind: "jar", name: "blue" }, "fill");

  expect(onwhy).toHaveBeenCalledExactlyOnceWith({ place: { kind: "jar", name: "blue" }, act: "fill" });
});
