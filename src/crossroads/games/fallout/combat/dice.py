"""Rolling the V.A.T.S. dice and rolling them again, in fights and in tests (topics vats-dice, tests, combat)."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from crossroads.engine.decisions import Ask, Option, Refusal
from crossroads.games.fallout.combat import card_windows
from crossroads.games.fallout.combat.parties import HELPER_DIE, helper_of, rule_for
from crossroads.games.fallout.state import Chosen, Fallout, RollInProgress
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors import traits

DICE = 3  # fallout.vats-dice.three-dice
SUBSETS = tuple([some for count in range(DICE, 0, -1) for some in combinations(range(DICE), count)])
NAMES = tuple(["".join([str(die + 1) for die in some]) for some in SUBSETS])
SOURCES = ("token", "well-rested")
AGAIN = {
    source: tuple(
        [Option(f"reroll:{source}:{name}", (source, some)) for some, name in zip(SUBSETS, NAMES, strict=True)]
    )
    for source in SOURCES
}
HELPER_AGAIN = {source: (Option(f"reroll:{source}:{HELPER_DIE}", (source, (0,))),) for source in SOURCES}
STOP: Option[Any] = Option("stop", None)


def throw(g: Fallout, who: Survivor, dice: tuple[int, ...], which: tuple[int, ...]) -> tuple[int, ...]:
    """Throw some dice, or so many if none lie yet; the others stay as they lie. Faces are places in the content's list."""
    came = iter(g.roll("vats", len(which), len(g.content.dice), whose=(who.seat,) * len(which)))
    return tuple([next(came) - 1 if die in which else dice[die] for die in range(len(dice) or len(which))])


def hit_icons(g: Fallout, dice: tuple[int, ...]) -> int:
    """The hit icons on the dice together."""
    return sum([g.content.dice[face].hits for face in dice])


async def roll(g: Fallout, who: Survivor) -> RollInProgress:
    """Step 1 and 2: roll the dice, then reroll as long as there is something to reroll with and the roller wants.

    With a helper the two take turns, one reroll or card each, until neither goes on.
    """
    assert g.rolling is not None
    g.rolling = replace(g.rolling, step="reroll")
    _roll_first(g, who, SUBSETS[0])
    helper = helper_of(g)
    if helper is None:
        while await _go_on(g, who):
            pass
        return g.rolling
    _roll_first(g, helper, (0,))
    asked, other = who, helper
    while not (g.rolling.stopped and g.roll_of(helper).stopped):
        await _take_turn(g, asked, other)
        asked, other = other, asked
    return g.rolling


async def _take_turn(g: Fallout, who: Survivor, other: Survivor) -> None:
    """Reroll once or use a card, or stop; as long as one of two goes on, the other may go on too."""
    stops = not await _go_on(g, who)
    g.put_roll(replace(g.roll_of(who), stopped=stops))
    if not stops:
        g.put_roll(replace(g.roll_of(other), stopped=False))


def _roll_first(g: Fallout, who: Survivor, which: tuple[int, ...]) -> None:
    dice = throw(g, who, (), which)
    g.put_roll(replace(g.roll_of(who), dice=dice))
    g.emit("roll", _rule(g, who, "roll"), {"seat": who.seat, "dice": list(dice)})


async def _go_on(g: Fallout, who: Survivor) -> bool:
    """Let somebody throw dice again once, or use a card; whether they did."""
    if not _has_more(g, who):
        return False
    chosen = await Ask(who.seat, "reroll", _rule(g, who, "reroll-any-dice"), lambda why: reroll_offers(g, who, why))
    if chosen is None:
        return False
    if isinstance(chosen, Chosen):
        await card_windows.carry_out(g, who, chosen)
        return True
    source, which = chosen
    own = g.roll_of(who)
    if source == "token":
        own = replace(own, rerolls=own.rerolls - 1)
    else:
        traits.lose(g, who, "well-rested", rule_for(g, who, "fallout.traits.well-rested-reroll"))
    dice = throw(g, who, own.dice, which)
    g.put_roll(replace(own, dice=dice))
    about = {"seat": who.seat, "dice": list(dice), "which": list(which)}
    g.emit("reroll", _rule(g, who, "reroll-any-dice"), about)
    return True


def _has_more(g: Fallout, who: Survivor) -> bool:
    return g.roll_of(who).rerolls > 0 or "well-rested" in who.traits or card_windows.any_usable(g, who, "reroll")


def reroll_offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[Any] | Refusal]:
    """Stop, reroll any dice with a token or by giving up Well Rested, or use a card (fallout.combat.rerolls-one-by-one)."""
    own = g.roll_of(who)
    again = AGAIN if own is g.rolling else HELPER_AGAIN
    yield STOP
    if own.rerolls:
        yield from again["token"]
    elif why:
        yield Refusal(again["token"][0].id, _rule(g, who, "rerolls-earned"))
    if "well-rested" in who.traits:
        yield from again["well-rested"]
    elif why:
        yield Refusal(again["well-rested"][0].id, rule_for(g, who, "fallout.traits.well-rested-reroll"))
    yield from card_windows.offers(g, who, "reroll", why)


def _rule(g: Fallout, who: Survivor, name: str) -> str:
    topic = "combat" if g.roll_of(who).kind == "fight" else "tests"
    return rule_for(g, who, f"fallout.{topic}.{name}")
