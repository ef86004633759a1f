"""Numbers on cards: plain ones, and those that go by the level of an encounter's icon (topic results)."""

from typing import Annotated

import msgspec
from msgspec import Meta

from crossroads.games.fallout.survivor import TOP

Count = Annotated[int, Meta(ge=1, le=99)]
More = Annotated[int, Meta(ge=-9, le=99)]  # or less, below nought
Amount = Count | Annotated[str, Meta(pattern=r"^level([+-][1-9])?$")]  # `level` is the encounter icon's number
Portion = Count | Annotated[str, Meta(pattern=r"^(all|level([+-][1-9])?)$")]


class Source(msgspec.Struct, frozen=True, gc=False):
    """Where results come from: the card, and the level of the encounter's icon."""

    card: str
    level: int = 0


def amount_of(amount: int | str, source: Source, most: int = TOP) -> int:
    """A number, or the level of the icon with what is added to it (fallout.results.level-substitution)."""
    if isinstance(amount, int):
        return amount
    if amount == "all":
        return most
    return max(0, source.level + int(amount.removeprefix("level") or 0))  # fallout.results.level-not-negative
