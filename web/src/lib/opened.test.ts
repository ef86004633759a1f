import { describe, expect, it } from "vitest";
import { openedIn, withOpened } from "./opened.svelte";

describe("cards that have come to light", () => {
  it("are counted by the view, none where it says nothing", () => {
    expect(openedIn({ opened: 3 })).toBe(3);
    expect(openedIn({})).toBe(0);
  });

  it("stand in the book beside what it tells anyway", () => {
    const book = { game: "toy", lang: "en", cards: { tiles: 1 }, names: {} };

    expect(withOpened(book, { quests: 2 }).cards).toEqual({ tiles: 1, quests: 2 });
    expect(book.cards).toEqual({ tiles: 1 });
  });
});
