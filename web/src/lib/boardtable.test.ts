import { describe, expect, it, vi } from "vitest";
import type { BoardProps } from "./board";
import { BoardTable } from "./boardtable.svelte";
import { DESK, type Place } from "./places";

/** A board of shelves; what stands on a box is offered with the box. */
class Shelf extends BoardTable<{ outcome?: unknown }, unknown> {
  protected placeOf(option: string): Place {
    return option.includes(":") ? option.slice(option.indexOf(":") + 1) : DESK;
  }
  protected optionAt(place: Place, prompt: string): string {
    return `${prompt === "shop" ? "buy" : "take"}:${place}`;
  }
  spoken(place: Place): string {
    return place;
  }
  override offeredAt(place: Place) {
    return place === "box" ? [...this.offered("box"), ...this.offered("lid")] : this.offered(place);
  }
  protected override meant(place: Place): Place {
    return place === "label" ? "box" : place;
  }
}

const element = {} as Element; // only handed on

function shelf(offers: string[], props: Partial<BoardProps> = {}) {
  const heard = { onchoose: vi.fn(), onwhy: vi.fn(), hint: vi.fn() };
  const options = offers.map((id) => ({ id, label: `Do ${id}`, odds: [] }));
  const told = { view: {}, looking: 0, hinted: null, words: (id: string) => id, decision: { prompt: "turn", options } };
  const table = new Shelf(() => ({ ...told, ...heard, ...props }) as unknown as BoardProps);
  return { table, ...heard };
}

describe("a click", () => {
  it("chooses the one thing on offer there", () => {
    const { table, onchoose } = shelf(["take:jar", "wait"]);

    table.press("jar", element, false);

    expect(onchoose).toHaveBeenCalledExactlyOnceWith("take:jar");
  });

  it("opens the card where there are several, counting what stands on it", () => {
    const { table, onchoose, hint } = shelf(["take:box", "open:lid"]);

    table.press("box", element, false);

    expect(onchoose).not.toHaveBeenCalled();
    expect(table.pointed).toEqual({ place: "box", element, open: true });
    expect(hint).toHaveBeenLastCalledWith("take:box");
  });

  it("goes to what is meant", () => {
    const { table, onchoose } = shelf(["take:box"]);

    table.press("label", element, false);

    expect(onchoose).toHaveBeenCalledExactlyOnceWith("take:box");
  });

  it("asks why nothing is on offer, in the words of what is asked", () => {
    const { table, onwhy } = shelf([], {
      decision: { prompt: "shop", options: [] } as unknown as BoardProps["decision"],
    });

    table.press("jar", element, false);

    expect(onwhy).toHaveBeenCalledExactlyOnceWith("buy:jar");
  });

  it.each([
    ["of a spectator", { looking: null }],
    ["after the end", { view: { outcome: { winners: [0] } } }],
  ])("%s asks nothing", (_, props) => {
    const { table, onwhy } = shelf([], props);

    table.press("jar", element, false);

    expect(onwhy).not.toHaveBeenCalled();
  });
});

describe("a finger", () => {
  it("opens the card of what could be chosen", () => {
    const { table, onchoose } = shelf(["take:jar"]);

    table.press("jar", element, true);

    expect(onchoose).not.toHaveBeenCalled();
    expect(table.pointed?.open).toBe(true);
  });

  it("opens the card of an unlit thing too, to be read", () => {
    const { table, onwhy } = shelf([]);

    table.press("jar", element, true);

    expect(table.pointed).toEqual({ place: "jar", element, open: true });
    expect(onwhy).not.toHaveBeenCalled();
  });
});

describe("what is pointed at", () => {
  it("is hinted and left again", () => {
    const { table, hint } = shelf(["take:jar"]);

    table.point("jar", element);
    expect(hint).toHaveBeenLastCalledWith("take:jar");
    expect(table.isNear("jar")).toBe(true);

    table.leave("jar");
    expect(hint).toHaveBeenLastCalledWith(null);
    expect(table.isNear("jar")).toBe(false);
  });

  it("stays while its card is open", () => {
    const { table } = shelf(["take:box", "open:lid"]);
    table.press("box", element, false);

    table.point("jar", element);
    table.leave("box");

    expect(table.pointed?.place).toBe("box");
  });

  it("is near too if the list points at an option of it", () => {
    const { table } = shelf(["take:jar"], { hinted: "take:jar" });

    expect([table.isNear("jar"), table.isNear("box")]).toEqual([true, false]);
  });
});
