"""Real decks: cards, tokens and tiles that people draw themselves, and how what they tell is laid into our own order.

Our decks are shuffled as ever. Where one is yours, whoever draws says which card came; it changes places with the one that
lies on top of ours. So decks that come as ours would make the same game, and what is left in a deck is always true.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from crossroads.engine.dice import Untold


class UntoldCard(Untold):
    """A card is wanted that people draw, and nobody has said yet which one it is."""

    def __init__(self, wanted: "Wanted", cards: tuple[str, ...], number: int, missed: tuple[str, ...]) -> None:
        """Which one of several comes next: of these cards all but those that came before it, and not what it cannot be."""
        super().__init__(wanted.deck, f"nobody has said yet which card came of `{wanted.deck}`")
        self.wanted, self.missed = wanted, missed
        self.cards, self.came = cards[: len(cards) - number], cards[: len(cards) - number - 1 : -1]


class Wanted(NamedTuple):
    """Cards that are drawn from a deck: which deck, which of several by this name, how many, and who alone sees them."""

    deck: str
    of: str | int
    amount: int
    known: int  # so many of them are settled already
    seat: int | None  # `None`: all see them


def settled(
    wanted: Wanted, cards: tuple[str, ...], told: Sequence[int | str], face: Callable[[str], str]
) -> tuple[tuple[str, ...], int]:
    """A deck with the told cards at its end, below those that were known before, and how many answers that took.

    A card that is not there was told by mistake, now or when it came before: it is asked again, without that card.
    """
    order, used = list(cards), 0
    missed: tuple[str, ...] = ()
    for number in range(wanted.known, wanted.amount):
        top = len(order) - 1 - number
        place = -1
        while place < 0:
            if used == len(told):
                raise UntoldCard(wanted, tuple(order), number, missed)
            name = str(told[used])
            used += 1
            place = next((at for at in range(top, -1, -1) if face(order[at]) == name), -1)
            if place < 0:
                missed += (name,)
        order[top], order[place] = order[place], order[top]
    return tuple(order), used
