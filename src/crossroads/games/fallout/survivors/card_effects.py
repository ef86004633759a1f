"""What becomes of a survivor's cards: drawn, gained, lost, readied (topics results, unique-asset-cards, exhaust, inventory)."""

from collections.abc import Iterator
from typing import Literal

from crossroads.engine.decisions import Option, pick
from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.amounts import Amount, Count, Source, amount_of
from crossroads.games.fallout.cards.appraisal import Appraisal
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.cards.effects import ASKED_BY_CARD, CARD_RULE, NOT_AS_PRINTED, Ability, Result
from crossroads.games.fallout.cards.naming import instead
from crossroads.games.fallout.cards.sorts import CardKind
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.decks import discard
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Held, Survivor
from crossroads.games.fallout.survivors.agendas import draw_agendas
from crossroads.games.fallout.survivors.equipment import (
    cards_to_give,
    gain,
    gain_caps,
    limit_of,
    make_room,
    pays_to_ready,
    ready,
    ready_all,
)
from crossroads.games.fallout.survivors.loot import draw_assets, draw_loot, pick_loot
from crossroads.games.fallout.survivors.resolving import UsableResult


class DrawCards(UsableResult, Effect, frozen=True, tag="draw"):
    """Draw cards (fallout.results.draw-card)."""

    deck: Literal["loot", "asset", "agenda"]
    amount: Amount = 1

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        count = amount_of(self.amount, source)  # fallout.results.draw-several
        if self.deck == "agenda":
            await draw_agendas(g, who, count)
        elif self.deck == "loot":
            await draw_loot(g, who, count, "fallout.results.draw-card")
        else:
            await draw_assets(g, who, count, "fallout.results.draw-card")

    def appeal(self, to: Appraisal) -> float:
        agenda = to.prices.agenda if to.has_room else to.prices.further_agenda
        each = {"loot": to.prices.loot, "asset": to.prices.asset, "agenda": agenda}
        return each[self.deck] * to.amount(self.amount)

    def describe(self, voice: Voice) -> str:
        if isinstance(self.amount, int):
            return voice.words(f"result-draw-{self.deck}", amount=self.amount)
        return voice.by_level(f"deck-{self.deck}", self.amount)


class Unique(Result, Effect, frozen=True, tag="unique"):
    """Gain a unique asset (fallout.results.gain-unique)."""

    card: str

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        """The card by name, a random one if it is not to be had (fallout.unique-asset-cards.unavailable-random)."""
        deck = g.unique_deck
        if g.options.unique_taken == "held" and self.card in g.unique_aside:
            g.unique_aside = tuple([card for card in g.unique_aside if card != self.card])
            card = self.card
        elif self.card in deck:
            card = self.card
        elif deck:
            card = deck[g.draw_lot("uniques", "unique", deck)]
        else:
            return  # fallout.unique-asset-cards.deck-empty
        g.unique_deck = tuple([each for each in g.unique_deck if each != card])
        g.drawn += (card,)
        rule = "fallout.results.gain-unique" if card == self.card else "fallout.unique-asset-cards.unavailable-random"
        await gain(g, who, (Held(card),), rule)

    def appeal(self, to: Appraisal) -> float:
        return to.prices.unique

    def describe(self, voice: Voice) -> str:
        return voice.words("result-unique", card=voice.name("card", self.card))

    def complaints(self, content: Content, sort: str) -> Iterator[str]:
        if self.card not in content.uniques:
            yield f"no unique asset `{self.card}`{instead(self.card, content.uniques)}"


class Discard(Result, Effect, frozen=True, tag="discard"):
    """Lose cards that the player chooses, of this kind if one is named."""

    kind: CardKind | None = None
    amount: Count = 1

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        """Lose cards of choice, as far as there are any (fallout.golden-rules.no-may-is-mandatory)."""
        rule = "fallout.golden-rules.no-may-is-mandatory"
        for _ in range(self.amount):
            mine = cards_to_give(g, who, self.kind)
            if not mine:
                return
            card = await pick(who.seat, "lose-card", [Option(f"discard:{each}", each) for each in mine], rule)
            discard(g, who, card, rule)
            await make_room(g, who)

    def appeal(self, to: Appraisal) -> float:
        return -to.prices.loot * self.amount

    def describe(self, voice: Voice) -> str:
        text = voice.words("result-discard", amount=self.amount)
        return text if self.kind is None else f"{text} ({voice.name('kind', self.kind)})"


class Ready(Result, Effect, frozen=True, tag="ready"):
    """Ready all exhausted cards."""

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        await ready_all(g, who, "fallout.exhaust.ready-when")

    def describe(self, voice: Voice) -> str:
        return voice.words("result-ready")


# -- what only the use of a card brings


class PickLoot(Ability, Effect, frozen=True, tag="pick-loot"):
    """Draw loot and keep some of it."""

    drawn: Count
    kept: Count = 1

    async def use(self, g: Fallout, who: Survivor) -> None:
        await pick_loot(g, who, self.drawn, self.kept)

    def describe(self, voice: Voice) -> str:
        return voice.words("can-pick-loot", drawn=self.drawn, kept=self.kept)


class Rally(Ability, Effect, frozen=True, tag="rally"):
    """Ready a companion without checking its condition."""

    def why_not(self, g: Fallout, who: Survivor, window: str) -> str | None:
        return None if _tired(g, who) else NOT_AS_PRINTED

    async def use(self, g: Fallout, who: Survivor) -> None:
        offers = [Option(f"ready:{card}", card) for card in _tired(g, who)]
        card = await pick(who.seat, "rally", offers, "fallout.exhaust.ready-when")
        if await pays_to_ready(g, who, card):
            ready(g, who, card, "fallout.exhaust.ready-when", loyal=True)

    def describe(self, voice: Voice) -> str:
        return voice.words("can-rally")


def _tired(g: Fallout, who: Survivor) -> list[str]:
    """Exhausted companions, but for those whose readying costs more than there is (fallout.exhaust.ready-cost)."""
    exhausted = [held.id for held in (*who.equipped, *who.inventory) if held.exhausted]
    companions = [card for card in exhausted if g.content.cards[card].kind == "companion"]
    return [card for card in companions if g.content.cards[card].ready_caps <= who.caps]


class Scrap(Ability, Effect, frozen=True, tag="scrap"):
    """Discard an item for caps equal to its cost."""

    def why_not(self, g: Fallout, who: Survivor, window: str) -> str | None:
        return None if _scrap(g, who) else NOT_AS_PRINTED

    async def use(self, g: Fallout, who: Survivor) -> None:
        offers = [Option(f"scrap:{each}", each) for each in _scrap(g, who)]
        card = await pick(who.seat, "scrap", offers, ASKED_BY_CARD)
        discard(g, who, card, CARD_RULE)
        gain_caps(g, who, g.content.cards[card].cost or 0, "fallout.caps.supply")
        await make_room(g, who)

    def describe(self, voice: Voice) -> str:
        return voice.words("can-scrap")


def _scrap(g: Fallout, who: Survivor) -> list[str]:
    """Items that have a cost, so that they are worth something as scrap; a companion is none (fallout.items.item-definition)."""
    owned = [(held.id, g.content.cards[held.id]) for held in (*who.equipped, *who.inventory)]
    return [which for which, card in owned if card.cost is not None and card.kind != "companion"]


class Roomy(Ability, Effect, frozen=True, tag="roomy"):
    """A larger inventory until the end of the survivor's next turn."""

    limit: Count

    async def use(self, g: Fallout, who: Survivor) -> None:
        who.room, who.roomy = max(limit_of(g, who), self.limit), 2

    def describe(self, voice: Voice) -> str:
        return voice.words("can-roomy", limit=self.limit)


EFFECTS = (DrawCards, Unique, Discard, Ready, PickLoot, Rally, Scrap, Roomy)
