"""A floor as a part of the state: its lift, and its rooms on both sides."""

from typing import Literal

import msgspec

A_SIDE = 3  # shelter.building.three-a-side
NOBODY = -1  # owns the top floor (shelter.floors.top-neutral)
Side = Literal["left", "right"]
SIDES: tuple[Side, Side] = ("left", "right")


class Floor(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A lift with its rooms, each side counted outward from the lift (shelter.floors.definition)."""

    owner: int
    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    lift: str = "start"  # the colour of a player's lift

    @property
    def rooms(self) -> tuple[str, ...]:
        """From left to right, without the lift (shelter.floors.lift-not-room)."""
        return self.left[::-1] + self.right
