"""Goal of the game: how many may play, and who wins."""

import pytest

from crossroads.engine.decisions import Illegal
from tests.kit import deal, player, rule, table


@rule("shelter.overview.goal")
def test_the_most_happiness_wins() -> None:
    """Final happiness of 21, 19 and 24: the third player wins, alone, and not before the round is over."""
    t = table(player(happiness=21), player(happiness=19), player(happiness=24), ending="sixth-room")

    t.choose("pass", "pass")
    assert not t.is_over
    t.choose("pass")

    assert t.outcome.winners == (2,)
    assert t.outcome.losers == (0, 1)
    assert t.outcome.scores == (21, 19, 24)


@rule("shelter.overview.goal")
def test_one_happiness_more_is_enough_whatever_else_the_others_have() -> None:
    """22 to 21: the poorer player wins, though the other has 18 cubes, seven dwellers and an item."""
    rich = player(power=6, food=6, water=6, happiness=21, dwellers=7, items=["canteen"])
    t = table(rich, player(happiness=22), ending="sixth-room")

    t.end_round()

    assert t.outcome.winners == (1,)


@rule("shelter.overview.goal")
def test_what_counts_is_the_happiness_once_the_game_has_ended() -> None:
    """22 and a snow globe (2) beat 23: the lead during play is not what wins."""
    t = table(player(happiness=22, items=["snow-globe"]), player(happiness=23), ending="sixth-room")

    t.end_round()

    assert t.outcome.winners == (0,)
    assert t.outcome.scores == (24, 23)


@rule("shelter.overview.player-count")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    """With 2, 3 or 4 players the game starts and each has a place at the table."""
    t = deal(seats)

    assert len(t.state.players) == seats
    assert t.prompt == "turn"


@rule("shelter.overview.player-count")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_one_is_too_few_and_five_are_too_many(seats: int) -> None:
    """With nobody, 1 or 5 players the start is refused, with the rule."""
    with pytest.raises(Illegal) as refused:
        deal(seats)

    assert refused.value.rule == "shelter.overview.player-count"
