"""Rolling the V.A.T.S. dice and rolling them again, in fights and in tests (topics vats-dice, tests, combat)."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from crossroads.engine.decisions import Ask, Option, Refusal
from crossroads.games.fallout.combat import card_windows
from crossroads.games.fallout.state import Fallout, RollInProgress
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors import traits

DICE = 3  # fallout.vats-dice.three-dice
SUBSETS = tuple([some for count in range(DICE, 0, -1) for some in combinations(range(DICE), count)])
NAMES = tuple(["".join([str(die + 1) for die in some]) for some in SUBSETS])
AGAIN = {
    source: tuple(
        [Option(f"reroll:{source}:{name}", (source, some)) for some, name in zip(SUBSETS, NAMES, strict=True)]
    )
    for source in ("token", "well-rested")
}
STOP: Option[Any] = Option("stop", None)


def throw(g: Fallout, dice: tuple[int, ...] = (), which: tuple[int, ...] = (0, 1, 2)) -> tuple[int, ...]:
    """Throw some of the three dice; the others stay as they lie. Faces are places in the content's list."""
    came = iter(g.roll("vats", len(which), len(g.content.dice)))
    return tuple([next(came) - 1 if die in which else dice[die] for die in range(DICE)])


def hit_icons(g: Fallout, dice: tuple[int, ...]) -> int:
    """The hit icons on the dice together."""
    return sum([g.content.dice[face].hits for face in dice])


async def roll(g: Fallout, who: Survivor) -> RollInProgress:
    """Step 1 and 2: roll the dice, then reroll as long as there is something to reroll with and the roller wants."""
    assert g.rolling is not None
    dice = throw(g)
    g.rolling = replace(g.rolling, dice=dice, step="reroll")
    g.emit("roll", _rule(g.rolling, "roll"), {"seat": who.seat, "dice": list(dice)})
    while _has_more(g, who):
        chosen = await Ask(
            who.seat, "reroll", _rule(g.rolling, "reroll-any-dice"), lambda why: reroll_offers(g, who, why)
        )
        if chosen is None:
            break
        if isinstance(chosen, card_windows.Chosen):
            await card_windows.carry_out(g, who, chosen)
            continue
        source, which = chosen
        if source == "token":
            g.rolling = replace(g.rolling, rerolls=g.rolling.rerolls - 1)
        else:
            traits.lose(g, who, "well-rested", "fallout.traits.well-rested-reroll")
        dice = throw(g, g.rolling.dice, which)
        g.rolling = replace(g.rolling, dice=dice)
        g.emit(
            "reroll", _rule(g.rolling, "reroll-any-dice"), {"seat": who.seat, "dice": list(dice), "which": list(which)}
        )
    return g.rolling


def _has_more(g: Fallout, who: Survivor) -> bool:
    assert g.rolling is not None
    return g.rolling.rerolls > 0 or "well-rested" in who.traits or card_windows.any_usable(g, who, "reroll")


def reroll_offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[Any] | Refusal]:
    """Stop, reroll any dice with a token or by giving up Well Rested, or use a card (fallout.combat.rerolls-one-by-one)."""
    assert g.rolling is not None
    yield STOP
    if g.rolling.rerolls:
        yield from AGAIN["token"]
    elif why:
        yield Refusal("reroll:token:123", _rule(g.rolling, "rerolls-earned"))
    if "well-rested" in who.traits:
        yield from AGAIN["well-rested"]
    elif why:
        yield Refusal("reroll:well-rested:123", "fallout.traits.well-rested-reroll")
    yield from card_windows.offers(g, who, "reroll", why)


def _rule(rolling: RollInProgress, name: str) -> str:
    return f"fallout.{'combat' if rolling.kind == 'fight' else 'tests'}.{name}"
