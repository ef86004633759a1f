"""Tables of Fallout with expansions that begin in the midst of things, so that all that an expansion shows is there to see.

A server whose tables of two begin so runs `PROGRAM`; `Position` is such a table, and its game in this process too.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from crossroads.engine import extending
from crossroads.engine.definition import Definition
from crossroads.engine.dice import Dice
from crossroads.engine.modules import Module
from crossroads.games.fallout.state import Fallout
from tests.kit.bonds import ID as BONDS
from tests.kit.bonds import bonds
from tests.kit.california import ID as CALIFORNIA
from tests.kit.california import group
from tests.kit.fallout import Wasteland, enemy, survivor
from tests.kit.serving import Served
from tests.kit.wastes import Journey

PROGRAM = """
from tests.kit import positions
from tests.kit.forking import know_secrets
from crossroads import cli
positions.install()
know_secrets()
cli.main()
"""


def in_bonds() -> Wasteland:
    """Ann has a modification, a mutation and a camp to travel to; Ben ends the round, and an enemy may go two ways."""
    return bonds(
        survivor("ghoul", weapon="machete", apparel="leather-armor", caps=6, space="g2.c"),
        survivor("wastelander", weapon="combat-knife", caps=2),
        goals=["common-purse", "well-read", "lights-on-the-hill", "deep-camp"],
        done=["full-kit"],
        activation=["activation-3", "activation-2", "activation-4"],
        activation_pile=["activation-1"],
        modified={"machete": "scope", "leather-armor": "lead-lining"},
        mutations=["scaly-skin", "carnivore"],
        mutated=(0,),
        upgrades=["clinic", "generator"],
        camps=("camp.c", "camp.a"),
        camp_tokens=1,
        enemies=[enemy("mirelurk", "g3.b"), enemy("raider", "camp.e", active=False)],
        power=(0, 2),
        turn=1,
        **OPTIONS[BONDS],
        tiles={"1,0": "g2", "0,1": "g3"},
    )


def in_california() -> Wasteland:
    """The race of the star and the shield, Mister Handy with both his cards, and enemies with Fast and with Caps."""
    return group(
        survivor("mister-handy", caps=4),
        survivor("ncr-ranger", caps=2),
        explored=True,
        enemies=[enemy("gecko", "ncr.a"), enemy("bounty-hunter", "ncr.b"), enemy("nightstalker", "ncr.c")],
        power=(4, 6),
    )


OPTIONS: Mapping[str, dict[str, Any]] = {BONDS: {"scenario": "commonwealth"}, CALIFORNIA: {"scenario": CALIFORNIA}}
POSITIONS: Mapping[str, Callable[[], Wasteland]] = {BONDS: in_bonds, CALIFORNIA: in_california}
ORDINARY = extending._set_up
_arranging: list[str] = []


def install() -> None:
    """Let tables of two with one expansion begin so in this process."""
    vars(extending)["_set_up"] = set_up


@contextmanager
def installed() -> Iterator[None]:
    """For as long as this lasts."""
    install()
    try:
        yield
    finally:
        vars(extending)["_set_up"] = ORDINARY


def set_up(
    base: Definition[Any], expansions: tuple[Module, ...], content: Any, seats: int, options: Any, dice: Dice
) -> Any:
    """The position that the expansion has, with the table's own cards and dice; else the ordinary beginning."""
    g = ORDINARY(base, expansions, content, seats, options, dice)
    name = expansions[0].id if len(expansions) == 1 else ""
    if seats != 2 or name not in POSITIONS or _arranging:
        return g
    _arranging.append(name)
    try:
        arranged: Fallout = POSITIONS[name]().state.copy()
    finally:
        _arranging.pop()
    arranged.content, arranged.dice, arranged.draws = g.content, g.dice, g.draws
    return arranged


class Position(Journey):
    """A table of such a server, where two people sit."""

    def __init__(self, server: Served, expansion: str) -> None:
        with installed():
            super().__init__(server, 2, expansions=(expansion,), **OPTIONS[expansion])
