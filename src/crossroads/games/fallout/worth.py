"""What an agenda is worth beyond its one influence, as data (topic agenda-cards)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from crossroads.engine.effects import Effect
from crossroads.games.fallout.conditions import Side, When, holds

if TYPE_CHECKING:
    from crossroads.games.fallout.content import Agenda
    from crossroads.games.fallout.state import Fallout
    from crossroads.games.fallout.survivor import Survivor

OTHER: dict[Side, Side] = {"star": "shield", "shield": "star"}


class Worth(Effect, frozen=True):
    """How much more influence a card gives."""


class Lead(Worth, frozen=True, tag="lead"):
    """One for each space by which a faction leads the other."""

    faction: Side


class Balance(Worth, frozen=True, tag="balance"):
    """Two while the factions are level, one while they are a space apart."""


class Unexplored(Worth, frozen=True, tag="unexplored"):
    """One while a single tile lies facedown, two when none does."""


class Steps(Worth, frozen=True, tag="steps"):
    """One for each of these amounts that is reached."""

    of: Literal["caps", "special", "rads", "perks"]
    at: Annotated[tuple[Annotated[int, Meta(ge=1, le=99)], ...], Meta(min_length=1)]


class Chain(Worth, frozen=True, tag="chain"):
    """One for each of these conditions that holds, until one does not."""

    of: Annotated[tuple[When, ...], Meta(min_length=1)]


AnyWorth = Lead | Balance | Unexplored | Steps | Chain


def influence_of(g: Fallout, who: Survivor, agenda: Agenda) -> int:
    """What an agenda is worth to its owner (fallout.agenda-cards.base-influence, fallout.agenda-cards.extra-influence)."""
    worth = agenda.worth
    if type(worth) is Lead:
        return 1 + max(0, g.power[worth.faction] - g.power[OTHER[worth.faction]])
    if type(worth) is Steps:
        reached = _amount(who, worth.of)
        return 1 + sum([reached >= step for step in worth.at])
    if type(worth) is Chain:
        held = 0
        for when in worth.of:
            if not holds(g, who, when):
                break
            held += 1
        return 1 + held
    if type(worth) is Unexplored:
        return 1 + max(0, 2 - g.shown.count(""))
    apart = abs(g.power["star"] - g.power["shield"])
    return 1 + max(0, 2 - apart)


def most_of(worth: AnyWorth) -> int:
    """The most that a card can be worth beyond its one influence; a lead has no bound of its own."""
    if isinstance(worth, Steps):
        return len(worth.at)
    return len(worth.of) if isinstance(worth, Chain) else 2


def _amount(who: Survivor, what: str) -> int:
    if what == "caps":
        return who.caps
    if what == "rads":
        return who.rads
    return len(who.special) if what == "special" else len(who.perks)
