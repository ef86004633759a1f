"""What comes of appraising a decision: the best options, each with its reasons, as data."""

from typing import Literal

import msgspec

from crossroads.bots.intervals import Interval
from crossroads.engine.odds import Odds


class Because(msgspec.Struct, frozen=True):
    """One reason for an option or against it, as numbers and a rule.

    `odds`: the exact chances of what the dice decide. `wins`, `loses`: in what share (`amount`) of the imagined games the
    seat has won or lost already. `change`: how much more or less of `what` it has on average than now.
    """

    kind: Literal["odds", "wins", "loses", "change"]
    rule: str
    what: str = ""
    amount: float = 0.0
    odds: tuple[Odds, ...] = ()


class OptionWorth(msgspec.Struct, frozen=True):
    """One option: how much better off the seat is with it than now, how far it is behind the best, and why."""

    option: str
    worth: Interval
    behind: Interval  # of zero or less; that of the best is zero
    is_close: bool  # nothing speaks clearly against it: it may be as good as the best
    because: tuple[Because, ...]


class Advice(msgspec.Struct, frozen=True):
    """The two or three best options of a decision, the best first.

    `by` says how they were compared: by the exact `odds`, by `playouts` in so many imagined `worlds`, or not at all, as
    there is only one option. `unit` names what is counted: `chance`, or the game's own, such as `happiness`.

    Where it was asked about a choice that was `chosen`, that one is told of, last if it is not among the best. `secret`:
    it was chosen between things that only its seat knows, and no option is told of.
    """

    seat: int
    prompt: str
    by: Literal["odds", "playouts", "only-option", "secret"]
    unit: str
    worlds: int
    options: tuple[OptionWorth, ...]
    chosen: str = ""

    @property
    def is_clear(self) -> bool:
        """Whether the first option is better than the others; else there is no clear difference."""
        return not any(other.is_close for other in self.options[1:])
