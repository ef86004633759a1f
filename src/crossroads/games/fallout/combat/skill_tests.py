"""Tests: roll against a difficulty (topic tests)."""

from crossroads.games.fallout.combat import card_windows
from crossroads.games.fallout.combat.dice import hit_icons, roll
from crossroads.games.fallout.state import Chosen, Fallout, RollInProgress
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.in_force import passives_of

OPEN = 0  # no difficulty: nothing is passed or failed


async def test(g: Fallout, who: Survivor, letters: str, difficulty: int) -> bool:
    """Take a test, then see to what the cards that were used in it still bring: whether it was passed."""
    passed, used = await take_test(g, who, letters, difficulty)
    await card_windows.pay_afterwards(g, who, used)
    return passed


async def take_test(g: Fallout, who: Survivor, letters: str, difficulty: int) -> tuple[bool, tuple[Chosen, ...]]:
    """Roll, reroll, and compare the hit icons with the difficulty (fallout.tests.success): whether it was passed, and the cards used."""
    done = await roll_in_test(g, who, letters, difficulty, "fallout.tests.parts")
    hits = hit_icons(g, done.dice)
    passed = done.sure or hits >= difficulty  # fallout.tests.silhouettes-ignored
    rule = "fallout.tests.success" if passed else "fallout.tests.failure"
    g.emit("tested", rule, {"seat": who.seat, "hits": hits, "difficulty": difficulty, "passed": passed})
    return passed, done.used


async def roll_in_test(g: Fallout, who: Survivor, letters: str, difficulty: int, rule: str) -> RollInProgress:
    """Roll and reroll: the dice of a test as they lie when its roller has stopped."""
    rerolls = rerolls_in(g, who, letters)
    g.rolling = RollInProgress("test", who.seat, letters, difficulty, rerolls=rerolls)
    g.emit("test", rule, {"seat": who.seat, "letters": letters, "difficulty": difficulty})
    done = await roll(g, who)
    g.rolling = None
    return done


def rerolls_in(g: Fallout, who: Survivor, letters: str) -> int:
    """One for each owned letter that the test names, and what cards give (fallout.tests.rerolls-earned)."""
    count = len(who.owns(letters))
    for passive in passives_of(g, who):
        count += passive.rerolls_in_test(g, who, letters)
    return max(0, count)
