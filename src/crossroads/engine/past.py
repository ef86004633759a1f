"""What was chosen in a game: a chain of choices, of which copies share all that they have in common."""

from collections.abc import Iterator
from typing import Any

from crossroads.engine.decisions import Option
from crossroads.engine.dice import Draw

# A choice: all that was chosen before it, what, by which seat, and what chance brought then.
Past = tuple["Past | None", Option[Any], int, tuple[Draw, ...]]


def back_from(past: Past | None) -> Iterator[Past]:
    """The choices from the last one back to the first, as far as somebody asks."""
    while past is not None:
        yield past
        past = past[0]


def last_of(past: Past | None, count: int) -> list[Past]:
    """The last so many choices, in order."""
    chosen: list[Past] = []
    for _ in range(count):
        assert past is not None
        chosen.append(past)
        past = past[0]
    chosen.reverse()
    return chosen


def is_same(one: Past | None, two: Past | None) -> bool:
    """Whether the same was chosen in the same order; what two games share is not gone through."""
    while one is not two:
        if one is None or two is None or one[1].id != two[1].id:
            return False
        one, two = one[0], two[0]
    return True
