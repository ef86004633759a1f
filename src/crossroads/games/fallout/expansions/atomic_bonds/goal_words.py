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

    def progress(self, g: Fallout) -> tuple[int, int]:
        return max([who.caps for who in g.alive], default=0), self.amount

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

    def progress(self, g: Fallout) -> tuple[int, int]:
        return max([len(self._weapons(g, who)) for who in g.alive], default=0), self.amount

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

    def progress(self, g: Fallout) -> tuple[int, int]:
        kills = bonds(g).kills
        return kills[2] if g.phase == "turn" and kills[:2] == (g.round, g.turn) else 0, 2

    def describe(self, voice: Voice) -> str:
        return voice.words("asks-second-kill")


class SpecialTokens(GoalWord, Effect, frozen=True, tag="tokens"):
    """A survivor has as many S.P.E.C.I.A.L. tokens."""

    kind = "state"
    amount: Count

    def reached(self, g: Fallout) -> tuple[str, ...]:
        return tuple([str(who.seat) for who in g.alive if len(who.special) >= self.amount])

    def progress(self, g: Fallout) -> tuple[int, int]:
        return max([len(who.special) for who in g.alive], default=0), self.amount

    def describe(self, voice: Voice) -> str:
        return voice.words("asks-tokens", amount=self.amount)


class FacedownDangerous(GoalWord, Effect, frozen=True, tag="facedown-dangerous"):
    """No more dangerous tiles than this are facedown."""

    kind = "state"
    at_most: Least = field(name="at-most")

    def reached(self, g: Fallout) -> tuple[str, ...]:
        tiles = self._dangerous(g)
        return ALL if tiles.count(False) <= self.at_most else ()

    def _dangerous(self, g: Fallout) -> list[bool]:
        """Which of the dangerous tiles lie faceup."""
        plan = g.content.scenarios[g.scenario].map
        return [bool(shown) for spot, shown in zip(plan, g.shown, strict=True) if spot.back == "dangerous"]

    def progress(self, g: Fallout) -> tuple[int, int]:
        tiles = self._dangerous(g)
        return tiles.count(True), len(tiles) - self.at_most

    def describe(self, voice: Voice) -> str:
        return voice.words("asks-facedown-dangerous", amount=self.at_most)


class Camps(GoalWord, Effect, frozen=True, tag="camps"):
    """As many C.A.M.P. tokens are on the map besides the first."""

    kind = "state"
    amount: Count

    def reached(self, g: Fallout) -> tuple[str, ...]:
        return ALL if len(self._placed(g)) >= self.amount else ()

    def _placed(self, g: Fallout) -> list[str]:
        return [space for space in bonds(g).camps if g.land.spaces[space].name != CROSSROADS]

    def progress(self, g: Fallout) -> tuple[int, int]:
        return len(self._placed(g)), self.amount

    def describe(self, voice: Voice) -> str:
        return voice.words("asks-camps", amount=self.amount)


class Upgrades(GoalWord, Effect, frozen=True, tag="upgrades"):
    """The survivors have gained as many workshop upgrades."""

    kind = "state"
    amount: Count

    def reached(self, g: Fallout) -> tuple[str, ...]:
        return ALL if len(bonds(g).upgrades) >= self.amount else ()

    def progress(self, g: Fallout) -> tuple[int, int]:
        return len(bonds(g).upgrades), self.amount

    def describe(self, voice: Voice) -> str:
        return voice.words("asks-upgrades", amount=self.amount)


class FullKit(GoalWord, Effect, frozen=True, tag="full-kit"):
    """A survivor has a card in every slot that can be used."""

    kind = "state"

    def reached(self, g: Fallout) -> tuple[str, ...]:
        return tuple([str(who.seat) for who in g.alive if self._is_full(g, who)])

    def _is_full(self, g: Fallout, who: Survivor) -> bool:
        return not any(self._is_lacking(g, who, slot) for slot in SLOTS)

    def _is_lacking(self, g: Fallout, who: Survivor, slot: str) -> bool:
        """Whether a slot is empty that some card could fill."""
        if getattr(who, slot) is not None:
            return False
        return any(why_not_equip(g, who, card) is None for card in _cards_for(g.content, slot))

    def progress(self, g: Fallout) -> tuple[int, int]:
        lacking = [sum([self._is_lacking(g, who, slot) for slot in SLOTS]) for who in g.alive]
        return len(SLOTS) - min(lacking, default=len(SLOTS)), len(SLOTS)

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
        there, needed = self.progress(g)
        return ALL if there >= needed else ()

    def progress(self, g: Fallout) -> tuple[int, int]:
        there = [who for who in g.alive if g.land.backs[who.space] == "deadly"]
        return len(there), min(self.amount, len(g.alive))

    def describe(self, voice: Voice) -> str:
        return voice.words("asks-survivors-on-deadly", amount=self.amount)


EFFECTS = (
    PayCaps,
    PayWeapons,
    KillLevel,
    SecondKill,
    SpecialTokens,
    FacedownDangerous,
    Camps,
    Upgrades,
    FullKit,
    SurvivorsOnDeadly,
)
