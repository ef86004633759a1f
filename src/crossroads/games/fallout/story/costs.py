"""What an option or an objective costs (topics encounter-action, caps)."""

from collections.abc import Iterator, Mapping
from typing import Any

from crossroads.engine.decisions import NOTHING, Option, pick
from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.amounts import Count
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.cards.effects import Cost
from crossroads.games.fallout.cards.naming import unknown
from crossroads.games.fallout.cards.sorts import CardKind
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.decks import discard
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.equipment import cards_to_give, spend_caps


def can_pay(g: Fallout, who: Survivor, costs: tuple[Cost, ...]) -> bool:
    """Whether a survivor can pay all costs (fallout.encounter-action.cost-must-be-payable)."""
    return sum([cost.caps_needed() for cost in costs]) <= who.caps and _can_give(g, who, costs, ())


def _can_give(g: Fallout, who: Survivor, costs: tuple[Cost, ...], used: tuple[str, ...]) -> bool:
    """Whether there is a card for each cost that asks for one, beside those that are used already."""
    for place, cost in enumerate(costs):
        fitting = cost.cards_for(g, who)
        if fitting is not None:
            rest = costs[place + 1 :]
            return any(_can_give(g, who, rest, (*used, card)) for card in fitting if card not in used)
    return True


class AnyCost(Cost):
    """A cost as an instruction: it succeeds if it can be paid."""

    __slots__ = ()

    async def attempt(self, g: Fallout, who: Survivor, about: Mapping[str, Any] = NOTHING) -> bool:
        if not can_pay(g, who, (self,)):  # what was there for it has been used meanwhile
            return False
        await self.pay(g, who, (), about)
        return True


class Pay(AnyCost, Effect, frozen=True, tag="pay"):
    """Spend caps, as a cost."""

    caps: Count

    def caps_needed(self) -> int:
        return self.caps

    async def pay(self, g: Fallout, who: Survivor, later: tuple[Cost, ...], about: Mapping[str, Any]) -> None:
        spend_caps(g, who, self.caps, "fallout.caps.uses")

    def describe(self, voice: Voice) -> str:
        return voice.words("result-pay", amount=self.caps)


class Give(AnyCost, Effect, frozen=True, tag="give"):
    """Discard one of the survivor's cards, as a cost: any of a kind, or a named one."""

    kind: CardKind | None = None
    card: str = ""

    def cards_for(self, g: Fallout, who: Survivor) -> list[str]:
        return cards_to_give(g, who, self.kind, self.card)

    async def pay(self, g: Fallout, who: Survivor, later: tuple[Cost, ...], about: Mapping[str, Any]) -> None:
        mine = self.cards_for(g, who)
        offers = [Option(f"discard:{card}", card) for card in mine if _can_give(g, who, later, (card,))]
        card = await pick(who.seat, "give-card", offers, "fallout.encounter-action.cost-must-be-payable", about)
        discard(g, who, card, "fallout.encounter-action.cost-must-be-payable")

    def describe(self, voice: Voice) -> str:
        if self.card:
            return voice.words("result-give", what=voice.name("card", self.card))
        return voice.words("result-give", what=voice.name("kind", self.kind or "any"))

    def complaints(self, content: Content, sort: str) -> Iterator[str]:
        yield from unknown("card", self.card, content.cards)


EFFECTS = (Pay, Give)
