"""What an agenda is worth beyond its one influence (topics agenda-cards, influence)."""

from typing import Annotated, Literal

from msgspec import Meta

from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.conditions import Side, When
from crossroads.games.fallout.cards.content import Agenda
from crossroads.games.fallout.cards.effects import Worth
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.conditions import OTHER_SIDE, holds, when_text


def influence_of(g: Fallout, who: Survivor, agenda: Agenda) -> int:
    """What an agenda is worth to its owner (fallout.agenda-cards.base-influence, fallout.agenda-cards.extra-influence)."""
    return 1 + agenda.worth.more_influence(g, who)


class Lead(Worth, Effect, frozen=True, tag="lead"):
    """One for each space by which a faction leads the other."""

    faction: Side

    def more_influence(self, g: Fallout, who: Survivor) -> int:
        lead: int = g.power[self.faction] - g.power[OTHER_SIDE[self.faction]]
        return max(0, lead)

    def describe(self, voice: Voice) -> str:
        return voice.words("worth-lead", faction=voice.faction(self.faction))


class FactionsEqual(Worth, Effect, frozen=True, tag="balance"):
    """Two while the factions are equal, one while they are a space apart."""

    def more_influence(self, g: Fallout, who: Survivor) -> int:
        return max(0, 2 - abs(g.power["star"] - g.power["shield"]))

    def describe(self, voice: Voice) -> str:
        return voice.words("worth-balance")


class Unexplored(Worth, Effect, frozen=True, tag="unexplored"):
    """One while a single tile lies facedown, two when none does."""

    def more_influence(self, g: Fallout, who: Survivor) -> int:
        return max(0, 2 - g.shown.count(""))

    def describe(self, voice: Voice) -> str:
        return voice.words("worth-unexplored")


class Steps(Worth, Effect, frozen=True, tag="steps"):
    """One for each of these amounts that is reached."""

    of: Literal["caps", "special", "rads", "perks"]
    at: Annotated[tuple[Annotated[int, Meta(ge=1, le=99)], ...], Meta(min_length=1)]

    def more_influence(self, g: Fallout, who: Survivor) -> int:
        reached = _amount(who, self.of)
        return sum([reached >= step for step in self.at])

    def most(self) -> int:
        return len(self.at)

    def describe(self, voice: Voice) -> str:
        steps = [voice.words(f"worth-{self.of}", amount=step) for step in self.at]
        return voice.words("worth-steps", count=len(steps), steps="; ".join(steps))


def _amount(who: Survivor, what: str) -> int:
    if what == "caps":
        return who.caps
    if what == "rads":
        return who.rads
    return len(who.special) if what == "special" else len(who.perks)


class Chain(Worth, Effect, frozen=True, tag="chain"):
    """One for each of these conditions that holds, until one does not."""

    of: Annotated[tuple[When, ...], Meta(min_length=1)]

    def more_influence(self, g: Fallout, who: Survivor) -> int:
        held = 0
        for when in self.of:
            if not holds(g, who, when):
                break
            held += 1
        return held

    def most(self) -> int:
        return len(self.of)

    def describe(self, voice: Voice) -> str:
        steps = [when_text(voice, when) for when in self.of]
        return voice.words("worth-chain", count=len(steps), steps="; ".join(steps))


EFFECTS = (Lead, FactionsEqual, Unexplored, Steps, Chain)
