"""Ties: cubes, then dwellers, then items, then a shared victory."""

from tests.kit import player, rule, table
from tests.kit.rounds import scored


@rule("shelter.tie-break.resources")
def test_more_cubes_of_all_kinds_together_decide_a_tie() -> None:
    """18 happiness each: three power and two food beat four water; seat 1 with six water beats five cubes."""
    for water, winner in ((4, 0), (6, 1)):
        t = table(player(happiness=18, power=3, food=2), player(happiness=18, water=water), ending="threat-deck")

        outcome = scored(t)

        assert (outcome.winners, outcome.losers) == ((winner,), (1 - winner,))
        assert outcome.scores == (18, 18)


@rule("shelter.tie-break.resources")
def test_cubes_come_before_dwellers_and_items() -> None:
    """18 happiness each: one cube more beats more dwellers and more items."""
    t = table(
        player(happiness=18, power=1),
        player(happiness=18, dwellers=7, items=["kitchen-knife", "pipe-pistol"]),
        ending="threat-deck",
    )

    assert scored(t).winners == (0,)


@rule("shelter.tie-break.dwellers")
def test_more_dwellers_decide_if_the_cubes_are_equal() -> None:
    """18 happiness and five cubes each, five dwellers against six, more items for the five: the six win."""
    t = table(
        player(happiness=18, power=5, dwellers=5, items=["kitchen-knife"]),
        player(happiness=18, water=5, dwellers=6),
        ending="threat-deck",
    )

    assert scored(t).winners == (1,)


@rule("shelter.tie-break.dwellers")
def test_a_dweller_who_came_in_the_last_round_counts() -> None:
    """Two dwellers each, no cubes left: seat 0 has a third one come in the last round and wins."""
    t = table(player(happiness=18, food=3), player(happiness=18), ending="threat-deck")

    t.choose("place:vault-entrance.right")

    assert scored(t).winners == (0,)


@rule("shelter.tie-break.items")
def test_more_items_decide_if_the_dwellers_are_equal() -> None:
    """Equal in happiness, cubes and dwellers: three items, one of them exhausted, beat one."""
    t = table(
        player(happiness=18, food=2, items=["kitchen-knife", "pipe-pistol"], exhausted=["laser-rifle"]),
        player(happiness=18, water=2, items=["flamethrower"]),
        ending="threat-deck",
    )

    assert scored(t).winners == (0,)


@rule("shelter.tie-break.items")
def test_the_number_of_items_decides_for_either_seat() -> None:
    """One item against two: seat 1 wins."""
    t = table(
        player(happiness=18, items=["kitchen-knife"]),
        player(happiness=18, items=["flamethrower", "laser-rifle"]),
        ending="threat-deck",
    )

    assert scored(t).winners == (1,)


@rule("shelter.tie-break.shared")
def test_players_equal_in_everything_share_the_victory() -> None:
    """Seats 0 and 2 equal in all four counts and ahead of seat 1: both win, seat 1 loses."""
    t = table(
        player(happiness=18, power=2, items=["kitchen-knife"]),
        player(happiness=18, power=1, items=["laser-rifle"]),
        player(happiness=18, water=2, items=["flamethrower"]),
        ending="threat-deck",
        first=1,
    )

    outcome = scored(t)

    assert (outcome.winners, outcome.losers) == ((0, 2), (1,))


@rule("shelter.tie-break.shared")
def test_neither_seat_order_nor_the_first_player_token_breaks_a_tie() -> None:
    """Four players with nothing: all four win, whoever holds the token."""
    for first in range(4):
        t = table(*[player() for _ in range(4)], ending="threat-deck", first=first)

        assert scored(t).winners == (0, 1, 2, 3)


@rule("shelter.tie-break.only-tied")
def test_who_is_behind_in_happiness_is_not_considered() -> None:
    """Seats 0 and 1 with 18 happiness, seat 2 with 15 and the most of everything: seat 1 wins by its cubes."""
    t = table(
        player(happiness=18, power=2),
        player(happiness=18, power=3),
        player(happiness=15, power=6, dwellers=7, items=["kitchen-knife", "pipe-pistol"]),
        ending="threat-deck",
    )

    outcome = scored(t)

    assert (outcome.winners, outcome.losers) == ((1,), (0, 2))


@rule("shelter.tie-break.only-tied")
def test_who_is_behind_in_cubes_is_not_considered_for_dwellers_or_items() -> None:
    """Three with 18 happiness, two of them with three cubes: the third one's seven dwellers and items do not count."""
    t = table(
        player(happiness=18, power=3, dwellers=3, items=["kitchen-knife"]),
        player(happiness=18, power=3, dwellers=3, items=["laser-rifle"]),
        player(happiness=18, power=2, dwellers=7, items=["pipe-pistol", "flamethrower"]),
        ending="threat-deck",
    )

    assert scored(t).winners == (0, 1)
