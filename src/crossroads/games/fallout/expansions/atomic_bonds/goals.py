"""Goals: what they ask for, and how they are completed (topic goals)."""

from msgspec import field

from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.amounts import Count
from crossroads.games.fallout.cards.conditions import Least
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.expansions.atomic_bonds.content import GoalWord


class PayCaps(GoalWord, Effect, frozen=True, tag="pay-caps"):
    """A survivor pays caps."""

    amount: Count

    def describe(self, voice: Voice) -> str:
        return voice.words("goal-pay-caps", amount=self.amount)


class PayWeapons(GoalWord, Effect, frozen=True, tag="pay-weapons"):
    """A survivor discards weapons, equipped or not."""

    amount: Count

    def describe(self, voice: Voice) -> str:
        return voice.words("goal-pay-weapons", amount=self.amount)


class KillLevel(GoalWord, Effect, frozen=True, tag="kill-level"):
    """A survivor kills an enemy of this level."""

    level: Count

    def describe(self, voice: Voice) -> str:
        return voice.words("goal-kill-level", level=self.level)


class SecondKill(GoalWord, Effect, frozen=True, tag="second-kill"):
    """A survivor kills a second enemy in one turn."""

    def describe(self, voice: Voice) -> str:
        return voice.words("goal-second-kill")


class Tokens(GoalWord, Effect, frozen=True, tag="tokens"):
    """A survivor has as many S.P.E.C.I.A.L. tokens."""

    amount: Count

    def describe(self, voice: Voice) -> str:
        return voice.words("goal-tokens", amount=self.amount)


class FacedownDangerous(GoalWord, Effect, frozen=True, tag="facedown-dangerous"):
    """No more dangerous tiles than this are facedown."""

    at_most: Least = field(name="at-most")

    def describe(self, voice: Voice) -> str:
        return voice.words("goal-facedown-dangerous", amount=self.at_most)


class Camps(GoalWord, Effect, frozen=True, tag="camps"):
    """As many C.A.M.P. tokens are on the map besides the first."""

    amount: Count

    def describe(self, voice: Voice) -> str:
        return voice.words("goal-camps", amount=self.amount)


class Upgrades(GoalWord, Effect, frozen=True, tag="upgrades"):
    """The survivors have gained as many workshop upgrades."""

    amount: Count

    def describe(self, voice: Voice) -> str:
        return voice.words("goal-upgrades", amount=self.amount)


class FullKit(GoalWord, Effect, frozen=True, tag="full-kit"):
    """A survivor has a card in every slot that can be used."""

    def describe(self, voice: Voice) -> str:
        return voice.words("goal-full-kit")


class SurvivorsOnDeadly(GoalWord, Effect, frozen=True, tag="survivors-on-deadly"):
    """As many survivors are on deadly tiles; alone, one."""

    amount: Count

    def describe(self, voice: Voice) -> str:
        return voice.words("goal-survivors-on-deadly", amount=self.amount)


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
