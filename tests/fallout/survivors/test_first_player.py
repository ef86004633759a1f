"""First player: how the role passes, and what that does to a round."""

import pytest

from tests.kit import rule
from tests.kit.fallout import Wasteland, happening, survivor, wasteland

DRAW_ONE = happening("{do: draw, deck: agenda}")


def last_agenda(seats: int, turn: int, first: int = 0) -> Wasteland:
    """The survivor on turn is about to draw the last agenda."""
    spaces = ["cit.a" if seat == turn else "camp.c" for seat in range(seats)]
    return wasteland(
        *[survivor(space=space) for space in spaces],
        packs=[DRAW_ONE],
        encounters={"wasteland": ["happening"]},
        agendas=["legend-1"],
        agenda_pile=["payday-1", "payday-2"],
        first=first,
        turn=turn,
    )


@rule("fallout.first-player.deck-passes-role")
@pytest.mark.parametrize(("first", "then"), [(0, 2), (1, 0), (2, 1)])
def test_who_gets_the_agenda_deck_is_first_player(first: int, then: int) -> None:
    """A, B, C clockwise: the deck passes from A to the right, and C is first player for everybody."""
    t = last_agenda(3, turn=0, first=first)

    t.choose("encounter", "option:take")

    assert [t.game.view(seat)["first"] for seat in (0, 1, 2, None)] == [then] * 4


@rule("fallout.first-player.turn-order-unchanged")
def test_neither_whose_turn_it_is_nor_who_is_next_changes() -> None:
    """In B's turn the deck passes from A to D: B goes on, and C is next."""
    t = last_agenda(4, turn=1)

    t.choose("encounter", "option:take")
    assert (t.state.first, t.seat, t.state.actions) == (3, 1, 1)
    t.choose("end")

    assert t.seat == 2


@rule("fallout.first-player.short-round")
def test_after_a_change_at_the_end_of_a_round_the_new_first_player_comes_last() -> None:
    """The last agenda is revealed after D's turn and D becomes first player: A, B and C act, a card is revealed, then D acts."""
    t = wasteland(*[survivor()] * 4, agendas=["legend-1"], agenda_pile=["payday-1", "payday-2", "legend-2"], turn=3)

    t.choose("end")
    assert t.state.first == 3
    seats, reveals = [], []
    for _ in range(4):
        seats.append(t.seat)
        t.choose("end")
        reveals.append(len(t.happened("reveal")))

    assert seats == [0, 1, 2, 3]
    assert reveals == [0, 0, 1, 0]
    assert t.state.round == 3


@rule("fallout.first-player.short-round")
def test_a_round_can_be_shorter_than_a_turn_each() -> None:
    """In C's turn, with A first, the deck passes to D: the round ends after C, and D has had no turn in it."""
    t = last_agenda(4, turn=2)

    t.choose("encounter", "option:take", "end")

    assert len(t.happened("reveal")) == 1
    assert (t.seat, t.state.round) == (3, 2)
