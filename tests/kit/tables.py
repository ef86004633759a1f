"""What tests ask of a game at any table, whichever game it is."""

from typing import Generic, TypeVar

import pytest

from crossroads.engine.decisions import Decision, Illegal, Option
from crossroads.engine.events import Event
from crossroads.engine.game import Game
from crossroads.engine.state import Outcome, State

S = TypeVar("S", bound=State)


class AnyTable(Generic[S]):
    """A game at a point of one's choosing, and the questions that tests ask of it."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    @property
    def state(self) -> S:
        return self.game.state

    @property
    def decision(self) -> Decision:
        decision = self.game.decision
        assert decision is not None, "the game is over"
        return decision

    @property
    def options(self) -> tuple[str, ...]:
        """The ids on offer."""
        return self.decision.ids

    @property
    def prompt(self) -> str:
        return self.decision.prompt

    @property
    def seat(self) -> int:
        """Who must choose."""
        return self.decision.seat

    @property
    def is_over(self) -> bool:
        return self.game.decision is None

    @property
    def outcome(self) -> Outcome:
        """How the game ended; fails while it goes on."""
        outcome = self.game.outcome
        assert outcome is not None, "the game goes on"
        return outcome

    def choose(self, *options: str) -> None:
        """Choose option after option, as players do."""
        for option in options:
            self.game.choose(option)

    def refused(self, option: str, seat: int | None = None) -> str:
        """The rule in the way of an option; fails if it is on offer, or if whoever asks why is told otherwise."""
        offered = sorted(self._offered(why=False))
        assert sorted(self._offered(why=True)) == offered
        assert not [each.option for each in self.game.explain() if each.option in offered]
        reasons = self.game.explain(option, seat)
        assert reasons, f"{option} is on offer"
        return reasons[0].rule

    def _offered(self, why: bool) -> list[str]:
        ask = self.game._ask
        return [] if ask is None else [offer.id for offer in ask.offers(why) if isinstance(offer, Option)]

    def withheld(self, option: str, owner: int) -> str:
        """The rule that keeps a waiting seat from its own thing; fails if anybody, whoever is asked, could choose it."""
        assert self.seat != owner, f"seat {owner} is asked"
        assert option not in self.options, f"{option} is on offer to seat {self.seat}"
        before = self.game.digest()
        with pytest.raises(Illegal):
            self.game.choose(option)
        assert self.game.digest() == before
        return self.refused(option, owner)

    def happened(self, kind: str) -> list[Event]:
        """Events of a kind since the last choice."""
        return [event for event in self.game.events if event.kind == kind]
