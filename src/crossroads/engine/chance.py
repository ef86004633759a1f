"""A real table: dice that people throw, and how they are asked what came.

What of chance a table brings about itself stands in its set-up (`Setup.typed`). Where a rule rolls such dice and nobody has
told their faces, the flow stops in its midst, and the driver asks for one die after the other; each answer is a choice like
any other. Then the beat is played again up to there, and on with what was told. Our own draw of that number is passed over,
so that all other chance of the game is the same as without.
"""

from collections.abc import Iterable
from typing import Any

from crossroads.engine.decisions import CHANCE, Ask, Decision, Option, Refusal
from crossroads.engine.definition import Definition
from crossroads.engine.dice import Untold
from crossroads.engine.state import State


def question(missing: Untold, made: Definition[Any], state: State, tellers: tuple[int, ...]) -> Ask[int]:
    """What the next die of a roll shows, put to the seat that it belongs to (or whose turn it is), or to its teller."""
    number = len(missing.came)
    options = [Option(f"{CHANCE}:{missing.why}:{face}", face) for face in range(1, missing.sides + 1)]
    seat = missing.whose[number] if missing.whose else made.on_turn(state)
    about = {
        "what": missing.why,
        "seat": seat if missing.whose else None,
        "each": len({*missing.whose}) > 1,
        "die": number + 1,
        "count": missing.count,
        "sides": missing.sides,
        "came": missing.came,
    }

    def offers(_why: bool) -> Iterable[Option[int] | Refusal]:
        return options

    return Ask(tellers[seat] if tellers else seat, CHANCE, made.dice_rule or made.seats_rule, offers, about)


def is_chance(decision: Decision | None) -> bool:
    """Whether a decision asks what dice show: nobody decides it, so whoever sees the dice may answer."""
    return decision is not None and decision.prompt == CHANCE


def told_by(option: Option[int] | str) -> bool:
    """Whether an option tells what a die shows."""
    return (option if isinstance(option, str) else option.id).startswith(f"{CHANCE}:")
