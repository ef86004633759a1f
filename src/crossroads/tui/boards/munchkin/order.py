"""In which order the options of Munchkin are listed."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from crossroads.tui.session import Session

T = TypeVar("T")
FIRST = ("pass", "done", "refuse", "cancel", "no-trouble", "accept", "propose", "counter", "later", "answer")
LAST = ("drop", "stow", "help", "trade")  # what is seldom wanted, and talk
BETWEEN = len(FIRST)


def in_order(session: Session, things: Iterable[T], option_of: Callable[[T], str]) -> list[T]:
    """What does the least comes first, so that a key that is pressed by rote harms nobody; then plays, gear, talk."""

    def rank(thing: T) -> int:
        verb = session.meant(option_of(thing)).verb
        if verb in LAST:
            return BETWEEN + 1 + LAST.index(verb)
        return FIRST.index(verb) if verb in FIRST else BETWEEN

    return sorted(things, key=rank)
