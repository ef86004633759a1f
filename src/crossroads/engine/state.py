"""What every game's state has in common: its dice, and what happened since the last choice."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self, TypeVar

import msgspec
from msgspec import UNSET

from crossroads.engine.decisions import NOTHING
from crossroads.engine.dice import Dice, Draw, Untold
from crossroads.engine.drawing import UntoldCard, Wanted, settled
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

    def reveal(self, deck: str = "") -> None:
        """Note that something hidden has come to light: the choice that did it cannot be undone.

        What people have drawn themselves from a deck of theirs is told by them, and can be told otherwise.
        """
        if not deck or not self.is_yours(deck):
            self.revealed += 1

    def roll(self, why: str, count: int, sides: int = 6, whose: Sequence[int] = ()) -> tuple[int, ...]:
        """Roll dice in sight of all; `whose` they are, seat by seat, where each rolls one for itself."""
        dice = self.dice
        if dice.told is not UNSET and dice.are_real:
            return self._real_roll(why, count, sides, whose)
        faces = dice.roll(count, sides)
        self.draws += (Draw(why, faces),)
        self.revealed += 1
        return faces

    def _real_roll(self, why: str, count: int, sides: int, whose: Sequence[int]) -> tuple[int, ...]:
        """What people have rolled. An answer is a choice: what happened before it was told with the question."""
        if self.dice.told:
            self.events, self.draws = (), ()
        try:
            faces = self.dice.real(why, count, sides, whose)
        except Untold as missing:
            missing.state = self.copy()
            raise
        self.draws += (Draw(why, faces, typed=True),)
        self.revealed += 1
        return faces

    def draw_index(self, why: str, size: int) -> int:
        """Draw lots in sight of all: one place out of `size`."""
        index = self.dice.index(size)
        self.draws += (Draw(why, (index,)),)
        self.revealed += 1
        return index

    def shuffle(self, why: str, cards: Sequence[T], deck: str = "") -> tuple[T, ...]:
        """The same cards in an order that nobody knows, of a deck that may be people's own."""
        order = self.dice.order(len(cards))
        self.draws += (Draw(why, order, hidden=True),)
        self.reveal(deck)
        return tuple([cards[place] for place in order])

    # -- decks that people draw from: `drawing.py`

    def is_yours(self, deck: str) -> bool:
        """Whether people draw from a deck themselves and tell what came."""
        yours = self.dice.yours
        return yours is not UNSET and deck in yours

    def face(self, thing: str) -> str:
        """What a card, token or tile shows: copies are alike."""
        return thing

    def settle(
        self, deck: str, cards: tuple[str, ...], count: int = 1, seat: int | None = None, known: int = 0, of: str = ""
    ) -> tuple[str, ...]:
        """A deck whose last `count` cards are those that come next, but for the `known` ones that are settled already.

        At a real table people tell them, `seat` if nobody else may see them; `of` says which deck, where several share the
        name. Whoever draws settles first, and takes the cards out of the deck afterwards: a question is never asked while
        cards are on their way.
        """
        if self.dice.yours is UNSET or not self.is_yours(deck):
            return cards
        return self._settle_yours(Wanted(deck, of, min(count, len(cards)), known, seat), cards)

    def settle_one(
        self, deck: str, cards: Sequence[str], place: int, seat: int | None = None, of: str | int = ""
    ) -> int:
        """The place of the card that comes, of several that lie facedown in no order: ours unless people tell another."""
        if not self.is_yours(deck):
            return place
        others = (*cards[:place], *cards[place + 1 :])
        came = self._settle_yours(Wanted(deck, of, 1, 0, seat), (*others, cards[place]))[-1]
        return place if came == cards[place] else [*cards].index(came)

    def draw_lot(self, deck: str, why: str, cards: Sequence[str]) -> int:
        """The place of one of several things that lie mixed: drawn by lot in sight of all, or told by people."""
        if not self.is_yours(deck):
            return self.draw_index(why, len(cards))
        dice = self.dice
        place = self.settle_one(deck, cards, Dice(dice.key, dice.drawn).index(len(cards)))
        dice.drawn += 1
        return place

    def _settle_yours(self, wanted: Wanted, cards: tuple[str, ...]) -> tuple[str, ...]:
        dice, new = self.dice, wanted.amount - wanted.known
        told = dice.told
        assert told is not UNSET
        if new <= 0:
            return cards
        if told:  # an answer is a choice: what happened before it was told with the question
            self.events, self.draws = (), ()
        try:
            cards, used = settled(wanted, cards, told, self.face)
        except UntoldCard as missing:
            dice.told = ()
            missing.state = self.copy()
            raise
        dice.told = told[used:]
        self.draws += (Draw(wanted.deck, (), typed=True),) * new
        self.revealed += new
        return cards
