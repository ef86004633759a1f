"""What the expansion adds to the state, and what a table may settle about it."""

from typing import Annotated

from msgspec import Meta, Struct

from crossroads.games.fallout.state import Fallout

MOST = 50  # nothing is stronger


class SignalsOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """How strong the signal must be."""

    strength_needed: Annotated[
        int,
        Meta(ge=2, le=MOST, description="How strong the signal must be.", extra={"rule": "signals.heard"}),
    ] = 8


class Signals(Struct):
    """What the expansion adds to the state."""

    needed: int
    strength: int
    deck: tuple[str, ...]  # bands to come, dealt from the end
    heard: tuple[str, ...] = ()
    on_air: str = ""


def signals(g: Fallout) -> Signals:
    part: Signals = g.part("signals")
    return part


def strengthen(g: Fallout, amount: int, rule: str) -> None:
    """Make the signal stronger."""
    signals(g).strength += amount
    g.emit("signals.stronger", rule, {"amount": amount, "strength": signals(g).strength})
