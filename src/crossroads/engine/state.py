"""What every game's state has in common: its dice, and what happened since the last choice."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self, TypeVar

import msgspec
from msgspec import UNSET

from crossroads.engine.decisions import NOTHING
from crossroads.engine.dice import Dice, Draw
from crossroads.engine.events import Event
from crossroads.engine.windows import Window

T = TypeVar("T")


shallow_copy: Callable[[T], T] = msgspec.Struct.__copy__  # type: ignore[attr-defined]  # the stubs leave it out
"""A copy of a struct: the way round `copy.copy` costs three times as much, and every clone copies each seat."""


def copies_of(added: Mapping[str, Any]) -> dict[str, Any]:
    """What expansions add, copied; their leaves are shared as those of the root are."""
    return {name: part.copy() if hasattr(part, "copy") else shallow_copy(part) for name, part in added.items()}


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won, who did not, the scores by seat, and which end it was."""

    winners: tuple[int, ...]
    losers: tuple[int, ...]
    scores: tuple[int, ...]
    how: str


class State(msgspec.Struct, kw_only=True, gc=False):
    """The root of a game's state. A game adds its own fields and says in `copy` which of them can change.

    States and their parts are made by the million and never point back at themselves, so the garbage collector need
    not watch them (`gc=False`).
    """

    dice: Dice
    outcome: Outcome | None = None
    events: tuple[Event, ...] = ()
    draws: tuple[Draw, ...] = ()  # chance since the last choice, for the record
    added: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET  # what expansions of the table add, by their ids
    windows: tuple[Window, ...] | msgspec.UnsetType = msgspec.UNSET  # open ones, the last opened last: `windows.py`
    revealed: int = 0  # how often something hidden came to light: what cannot be taken back

    def copy(self) -> Self:
        """An independent copy; leaves are shared."""
        twin = shallow_copy(self)
        twin.dice = shallow_copy(self.dice)
        if self.added:
            twin.added = copies_of(self.added)
        return twin

    def part(self, module: str) -> Any:
        """What an expansion of the table has added to the state."""
        assert self.added, f"{module} adds nothing at this table"
        return self.added[module]

    def emit(self, kind: str, rule: str, about: Mapping[str, Any] = NOTHING) -> None:
        """Tell what happened, in sight of all."""
        self.events += (Event(kind, rule, about),)

    def emit_to(
        self,
        seats: tuple[int, ...],
        kind: str,
        rule: str,
        about: Mapping[str, Any] = NOTHING,
        veiled: Mapping[str, Any] = NOTHING,
    ) -> None:
        """Tell some seats what happened; the others learn no more than `veiled`."""
        self.events += (Event(kind, rule, about, seats, veiled),)

    def reveal(self) -> None:
        """Note that something hidden has come to light: the choice that did it cannot be undone."""
        self.revealed += 1

    def roll(self, why: str, count: int, sides: int = 6, whose: Sequence[int] = ()) -> tuple[int, ...]:
        """Roll dice in sight of all; `whose` they are, seat by seat, where each rolls one for itself."""
        dice = self.dice
        if dice.told is not UNSET:
            return self._real_roll(why, count, sides, whose)
        faces = dice.roll(count, sides)
        self.draws += (Draw(why, faces),)
        self.revealed += 1
        return faces

    def _real_roll(self, why: str, count: int, sides: int, whose: Sequence[int]) -> tuple[int, ...]:
        """What people have rolled. An answer is a choice: what happened before it was told with the question."""
        if self.dice.told:
            self.events, self.draws = (), ()
        faces = self.dice.real(why, count, sides, whose)
        self.draws += (Draw(why, faces, typed=True),)
        self.revealed += 1
        return faces

    def draw_index(self, why: str, size: int) -> int:
        """Draw lots in sight of all: one place out of `size`."""
        index = self.dice.index(size)
        self.draws += (Draw(why, (index,)),)
        self.revealed += 1
        return index

    def shuffle(self, why: str, cards: Sequence[T]) -> tuple[T, ...]:
        """The same cards in an order that nobody knows."""
        order = self.dice.order(len(cards))
        self.draws += (Draw(why, order, hidden=True),)
        self.revealed += 1
        return tuple([cards[place] for place in order])
