"""The first player stays or names another, and the activation cards go along."""

from typing import Any

import pytest

from tests.kit import rule
from tests.kit.bonds import BondsTable, bonds, opened_bonds
from tests.kit.fallout import TORSO_TWICE, enemy, survivor

GONE = survivor(space="", eliminated=True, caps=0)
PLAIN = ["activation-3", "activation-8"]  # without an icon


def seated(count: int, **situation: Any) -> BondsTable:
    """So many survivors, each in the camp; nobody else is there."""
    spaces = ("camp.c", "camp.a", "camp.d", "camp.e")
    return bonds(*[survivor(space=space) for space in spaces[:count]], activation=PLAIN, **situation)


def step_three(t: BondsTable) -> BondsTable:
    """Everybody ends the turn, up to the question for the first player."""
    while t.prompt == "turn":
        t.choose("end")
    assert t.prompt == "atomic-bonds.first-player"
    return t


@rule("atomic-bonds.first-player.may-stay")
def test_the_first_player_may_stay() -> None:
    """A stays and begins the next round."""
    t = step_three(seated(2))

    t.choose("atomic-bonds.first:0")

    assert (t.state.first, t.seat, t.state.round) == (0, 0, 2)
    assert t.happened("first-player") == []


@rule("atomic-bonds.first-player.may-choose-other", "atomic-bonds.first-player.turn-order-after-change")
def test_another_may_be_named_and_the_next_round_goes_clockwise_from_there() -> None:
    """Four players, A names C: the next round goes C, D, A, B."""
    t = step_three(seated(4))
    assert t.options == tuple(f"atomic-bonds.first:{seat}" for seat in range(4))

    t.choose("atomic-bonds.first:2")

    told = [(rule_id, about["seat"]) for rule_id, about in t.told("first-player")]
    assert told == [("atomic-bonds.first-player.may-choose-other", 2)]
    seats = []
    while t.prompt == "turn":
        seats.append(t.seat)
        t.choose("end")
    assert seats == [2, 3, 0, 1]
    assert t.seat == 2  # who decides next


@rule("atomic-bonds.first-player.two-turns-in-a-row")
def test_whoever_was_last_may_begin_the_next_round() -> None:
    """A, B, C: C has had the last turn, and A names C, who has the first turn of the next round."""
    t = step_three(seated(3))

    t.choose("atomic-bonds.first:2")

    assert t.seat == 2


@rule("atomic-bonds.first-player.old-first-player-decides")
def test_only_the_first_player_decides() -> None:
    """B is first player: B is asked, and A is told why not."""
    t = step_three(seated(3, first=1, turn=1))

    assert t.seat == 1
    assert t.refused("atomic-bonds.first:0", seat=0) == "atomic-bonds.first-player.old-first-player-decides"


@rule("atomic-bonds.first-player.deck-moves", "atomic-bonds.first-player.discards-move")
def test_deck_and_discards_lie_with_the_new_first_player() -> None:
    """A names C: deck and pile, with the card just resolved, are shown at C's board."""
    t = step_three(seated(3))

    t.choose("atomic-bonds.first:2")

    shown = t.game.view(None)["added"]["atomic-bonds"]["activation"]
    assert (shown["seat"], shown["deck"], shown["pile"][-1]) == (2, 1, "activation-3")


@rule("atomic-bonds.first-player.only-living")
def test_an_eliminated_survivor_cannot_be_named() -> None:
    """B is eliminated: A and C are on offer."""
    t = bonds(survivor(), GONE, survivor(space="camp.a"), activation=PLAIN)
    step_three(t)

    assert t.options == ("atomic-bonds.first:0", "atomic-bonds.first:2")
    assert t.refused("atomic-bonds.first:1") == "atomic-bonds.first-player.only-living"


@rule("atomic-bonds.first-player.first-player-eliminated", "atomic-bonds.activation-cards.after-all-turns")
def test_the_round_goes_on_when_the_first_player_is_eliminated() -> None:
    """A, B, C, and B is first player: B is eliminated in the first turn; A has the deck, C and A still have their turns."""
    t = bonds(
        survivor(),
        survivor(space="camp.a", hp=16, rads=15),
        survivor(space="camp.d"),
        first=1,
        turn=1,
        enemies=[enemy("glowing-one", "camp.a")],
        dice=[TORSO_TWICE] * 3,
        activation=PLAIN,
    )
    t.choose("fight:glowing-one")
    while t.prompt != "turn":
        t.choose(t.options[0])

    assert t.survivor(1).eliminated
    assert t.game.view(None)["added"]["atomic-bonds"]["activation"]["seat"] == 0
    seats = []
    while t.prompt == "turn":
        seats.append(t.seat)
        t.choose("end")
        if t.prompt != "atomic-bonds.first-player":
            assert t.happened("atomic-bonds.reveal") == []
    assert seats == [2, 0]
    assert (t.prompt, t.seat) == ("atomic-bonds.first-player", 0)


@rule("atomic-bonds.first-player.turn-order-after-change")
@pytest.mark.parametrize(("first", "turns"), [(0, 3), (1, 3), (2, 3)])
def test_every_round_is_one_turn_each_whoever_begins(first: int, turns: int) -> None:
    """Three players: whoever is named, the next round has three turns."""
    t = step_three(seated(3))
    t.choose(f"atomic-bonds.first:{first}")

    seats = []
    while t.prompt == "turn":
        seats.append(t.seat)
        t.choose("end")

    assert len(seats) == turns == len({*seats})


@rule("atomic-bonds.first-player.turn-order-after-change", "atomic-bonds.activation-cards.after-all-turns")
def test_the_first_round_is_a_turn_each_from_the_first_player() -> None:
    """Three players and B begins the game: B, C and A have a turn, and then the first card is revealed."""
    t = opened_bonds(3, first=1)

    seats = []
    while t.prompt == "turn":
        seats.append(t.seat)
        t.choose("end")

    assert seats == [1, 2, 0]
    assert t.state.round == 1
