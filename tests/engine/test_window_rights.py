"""Answers after which the right to answer does not go on as usual: it stays with its seat, or all passes still count."""

from collections.abc import Iterator

import pytest

from crossroads.engine.decisions import Option, Refusal
from crossroads.engine.dice import Dice, key_of, secret_of
from crossroads.engine.state import State
from crossroads.engine.windows import Answers, Right, Window, open_window

SEATS = (0, 1, 2)


def order_of(*choices: str, right: Right | None) -> list[int]:
    """Who is asked, one after another, if these are chosen and all pass after that; `act` gives the right this way."""
    g = State(dice=Dice(key_of(secret_of("rights"))))

    def offers(_seat: int, _why: bool) -> Iterator[Option[str] | Refusal]:
        yield Option("act", "act")

    async def carry_out(_seat: int, _act: str) -> Right | None:
        return right

    window = Window("talk", "toy.talk", SEATS, reopens=True)
    flow = open_window(g, window, Answers(offers, carry_out))
    asked = []
    left = list(choices)
    try:
        ask = flow.send(None)
        while True:
            asked.append(ask.seat)
            choice = left.pop(0) if left else "pass"
            option = next(option for option in ask.offers(False) if option.id == choice)
            ask = flow.send(option)
    except StopIteration:
        return asked


def test_as_usual_the_next_seat_is_asked_and_all_must_pass_anew() -> None:
    """Seat 0 passes, seat 1 acts: seats 2, 0 and 1 must pass."""
    assert order_of("pass", "act", right=None) == [0, 1, 2, 0, 1]


def test_a_seat_keeps_the_right_and_its_own_pass_counts() -> None:
    """Seat 1 acts twice and passes: seats 2 and 0 are left."""
    assert order_of("pass", "act", "act", right="stays") == [0, 1, 1, 1, 2, 0]


def test_an_answer_may_leave_all_passes_in_force() -> None:
    """Seat 0 has passed; seat 1 speaks, and the passes of 2 and 0 close the window without asking it again."""
    assert order_of("pass", "act", right="goes-on") == [0, 1, 2, 0]


@pytest.mark.parametrize("right", [None, "stays", "goes-on"])
def test_every_window_ends_when_all_pass(right: Right | None) -> None:
    assert order_of(right=right) == [0, 1, 2]
