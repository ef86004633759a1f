"""What goals ask for: each word says how it reads and whether it holds (topic goals)."""

from functools import lru_cache

from msgspec import field

from crossroads.engine.decisions import Option, pick
from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.amounts import Count
from crossroads.games.fallout.cards.conditions import Least
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.decks import discard
from crossroads.games.fallout.expansions.atomic_bonds.content import GoalWord
from crossroads.games.fallout.expansions.atomic_bonds.state import CROSSROADS, bonds
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import SLOTS, Survivor
from crossroads.games.fallout.survivors.equipment import cards_to_give, spend_caps, why_not_equip

PAYMENT = "atomic-bonds.goals.completion-is-a-choice"
ALL = ("all",)  # a state of the table, not of one survivor


class PayCaps(GoalWord, Effect, frozen=True, tag="pay-caps"):
    """A survivor pays caps."""

    kind = "pay"
    amount: Count

    def can_pay(self, g: Fallout, who: Survivor) -> bool:
        return who.caps >= self.amount

    async def pay(self, g: Fallout, who: Survivor) -> None:
        spend_caps(g, who, self.amount, PAYMENT)

    def describe(self, voice: Voice) -> str:
        return voice.words("asks-pay-caps", amount=self.amount)


class PayWeapons(GoalWord, Effect, frozen=True, tag="pay-weapons"):
    """A survivor discards weapons, equipped or not."""

    kind = "pay"
    amount: Count

    def can_pay(self, g: Fallout, who: Survivor) -> bool:
        return len(self._weapons(g, who)) >= self.amount

    def _weapons(self, g: Fallout, who: Survivor) -> list[str]:
        """Weapons, equipped or not; a survivor's own card is none of them."""
        return [card for card in cards_to_give(g, who, "weapon") if g.content.deck_of[card] != "own"]

    async def pay(self, g: Fallout, who: Survivor) -> None:
        for _ in range(self.amount):
            offers = [Option(f"drop:{card}", card) for card in self._weapons(g, who)]
            discard(g, who, await pick(who.seat, "atomic-bonds.pay-weapon", offers, PAYMENT), PAYMENT)

    def describe(self, voice: Voice) -> str:
        return voice.words("asks-pay-weapons", amount=self.amount)


class KillLevel(GoalWord, Effect, frozen=True, tag="kill-level"):
    """A survivor kills an enemy of this level."""

    kind = "event"
    level: Count

    def is_kill(self, level: int, kills: int) -> bool:
        return level >= self.level

    def describe(self, voice: Voice) -> str:
        return voice.words("asks-kill-level", level=self.level)


class SecondKill(GoalWord, Effect, frozen=True, tag="second-kill"):
    """A survivor kills a second enemy in one turn."""

    kind = "event"

    def is_kill(self, level: int, kills: int) -> bool:
        return kills == 2

    def describe(self, voice: Voice) -> str:
        return voice.words("asks-second-kill")


class Tokens(GoalWord, Effect, frozen=True, tag="tokens"):
    """A survivor has as many S.P.E.C.I.A.L. tokens."""

    kind = "state"
    amount: Count

    def reached(self, g: Fallout) -> tuple[str, ...]:
        return tuple([str(who.seat) for who in g.alive if len(who.special) >= self.amount])

    def describe(self, voice: Voice) -> str:
        return voice.words("asks-tokens", amount=self.amount)


class FacedownDangerous(GoalWord, Effect, frozen=True, tag="facedown-dangerous"):
    """No more dangerous tiles than this are facedown."""

    kind = "state"
    at_most: Least = field(name="at-most")

    def reached(self, g: Fallout) -> tuple[str, ...]:
        plan = g.content.scenarios[g.scenario].map
        facedown = [spot for spot, shown in zip(plan, g.shown, strict=True) if not shown and spot.back == "dangerous"]
        return ALL if len(facedown) <= self.at_most else ()

    def describe(self, voice: Voice) -> str:
        return voice.words("asks-facedown-dangerous", amount=self.at_most)


class Camps(GoalWord, Effect, frozen=True, tag="camps"):
    """As many C.A.M.P. tokens are on the map besides the first."""

    kind = "state"
    amount: Count

    def reached(self, g: Fallout) -> tuple[str, ...]:
        placed = [space for space in bonds(g).camps if g.land.spaces[space].name != CROSSROADS]
        return ALL if len(placed) >= self.amount else ()

    def describe(self, voice: Voice) -> str:
        return voice.words("asks-camps", amount=self.amount)


class Upgrades(GoalWord, Effect, frozen=True, tag="upgrades"):
    """The survivors have gained as many workshop upgrades."""

    kind = "state"
    amount: Count

    def reached(self, g: Fallout) -> tuple[str, ...]:
        return ALL if len(bonds(g).upgrades) >= self.amount else ()

    def describe(self, voice: Voice) -> str:
        return voice.words("asks-upgrades", amount=self.amount)


class FullKit(GoalWord, Effect, frozen=True, tag="full-kit"):
    """A survivor has a card in every slot that can be used."""

    kind = "state"

    def reached(self, g: Fallout) -> tuple[str, ...]:
        return tuple([str(who.seat) for who in g.alive if self._is_full(g, who)])

    def _is_full(self, g: Fallout, who: Survivor) -> bool:
        empty = [slot for slot in SLOTS if getattr(who, slot) is None]
        return not any(why_not_equip(g, who, card) is None for slot in empty for card in _cards_for(g.content, slot))

    def describe(self, voice: Voice) -> str:
        return voice.words("asks-full-kit")


@lru_cache(maxsize=32)
def _cards_for(content: Content, slot: str) -> tuple[str, ...]:
    """The cards that go into a slot."""
    return tuple([card for card, printed in content.cards.items() if printed.kind == slot])


class SurvivorsOnDeadly(GoalWord, Effect, frozen=True, tag="survivors-on-deadly"):
    """As many survivors are on deadly tiles; alone, one."""

    kind = "night"
    amount: Count

    def reached(self, g: Fallout) -> tuple[str, ...]:
        there = [who for who in g.alive if g.content.faces[who.space.partition(".")[0]].back == "deadly"]
        return ALL if len(there) >= min(self.amount, len(g.alive)) else ()

    def describe(self, voice: Voice) -> str:
        return voice.words("asks-survivors-on-deadly", amount=self.amount)


EFFECTS = (
    PayCaps,
    PayWeapons,
    KillLevel,
    SecondKill,
    Tokens,
    FacedownDangerous,
    Camps,
    Upgrades,
    FullKit,
    SurvivorsOnDeadly,
)
