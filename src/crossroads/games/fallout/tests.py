"""Tests: roll against a difficulty (topic tests)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crossroads.games.fallout import uses
from crossroads.games.fallout.abilities import TestRerolls
from crossroads.games.fallout.rolling import hit_icons, roll

if TYPE_CHECKING:
    from crossroads.games.fallout.state import Fallout
    from crossroads.games.fallout.survivor import Survivor


async def test(g: Fallout, who: Survivor, letters: str, difficulty: int) -> bool:
    """Roll, reroll, and compare the hit icons with the difficulty (fallout.tests.success)."""
    from crossroads.games.fallout.state import Roll

    rerolls = rerolls_in(g, who, letters)
    g.rolling = Roll("test", who.seat, letters, difficulty, rerolls=rerolls)
    g.emit("test", "fallout.tests.parts", {"seat": who.seat, "letters": letters, "difficulty": difficulty})
    done = await roll(g, who)
    hits = hit_icons(g, done.dice)
    passed = done.sure or hits >= difficulty  # fallout.tests.silhouettes-ignored
    g.rolling = None
    rule = "fallout.tests.success" if passed else "fallout.tests.failure"
    g.emit("tested", rule, {"seat": who.seat, "hits": hits, "difficulty": difficulty, "passed": passed})
    await uses.pay_afterwards(g, who, done.used)
    return passed


def rerolls_in(g: Fallout, who: Survivor, letters: str) -> int:
    """One for each owned letter that the test names, and what cards give (fallout.tests.rerolls-earned)."""
    count = len(who.owns(letters))
    for held in who.equipped:
        for passive in g.content.cards[held.id].always:
            if isinstance(passive, TestRerolls) and (
                passive.letters is None or any(letter in letters for letter in passive.letters)
            ):
                count += passive.amount
    return count
