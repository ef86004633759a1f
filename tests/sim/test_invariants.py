"""Looks at a game: with whose eyes each is made, and what comes at the end of a game."""

from crossroads.engine.game import new
from crossroads.sim.invariants import INVARIANTS, Inspection
from crossroads.sim.shares import REPLAYED


def test_whoever_chooses_looks_on_and_one_of_the_others_by_lot() -> None:
    """Four seats and a spectator: seat 2 chooses, and each of the others comes beside it with some salt."""
    game = new("munchkin", 4, "eyes", {"first": 2})
    assert game.decision is not None

    looks = [Inspection(game, salt=str(salt)).onlookers for salt in range(60)]

    chooses = game.decision.seat
    assert {look[0] for look in looks} == {chooses}
    assert {look[1] for look in looks} == {None, 0, 1, 2, 3} - {chooses}
    assert {len(look) for look in looks} == {2}


def test_a_thorough_look_leaves_nobody_out() -> None:
    game = new("munchkin", 4, "eyes")

    assert Inspection(game, thorough=True).onlookers == (0, 1, 2, 3, None)


def test_lots_of_one_look_have_nothing_to_do_with_each_other() -> None:
    """Two lots among the same three things come out in all nine ways; with one salt each time in the same."""
    game = new("munchkin", 3, "lots")

    def two_lots(salt: str) -> tuple[str, str]:
        look = Inspection(game, salt=salt)
        return look.some("abc")[0], look.some("abc")[0]

    assert {two_lots(str(salt)) for salt in range(200)} == {(one, two) for one in "abc" for two in "abc"}
    assert two_lots("7") == two_lots("7")


def test_whole_games_are_replayed_at_the_end_of_some_only() -> None:
    """To load a save chooses all of a game again: a replay beside it comes in one game of five, all else in each."""
    ends = {name: each.at_the_end for name, each in INVARIANTS.items() if each.at_the_end}

    assert ends.pop("replays-are-equal") == REPLAYED
    assert {*ends.values()} == {1}
    assert "saves-load" in ends
