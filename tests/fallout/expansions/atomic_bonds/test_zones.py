"""Where the cards and tokens of Atomic Bonds lie: nothing is lost or doubled, and secrets stay with whom they belong to."""

from collections.abc import Callable
from typing import Any

import pytest

from crossroads.games.fallout.expansions.atomic_bonds.state import Bonds
from crossroads.games.fallout.expansions.atomic_bonds.zones import drawn_is_seen, mutation_is_seen
from tests.kit import rule
from tests.kit.bonds import bonds
from tests.kit.fallout import survivor

Change = Callable[[Bonds], None]


def put(**fields: Any) -> Change:
    """Fields of the expansion's part of the state."""

    def change(part: Bonds) -> None:
        for name, value in fields.items():
            setattr(part, name, value)

    return change


@rule("atomic-bonds.camp-tokens.supply-limit")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (put(camp_supply=6), "1 C.A.M.P. tokens on the map, 0 at the sheet, 6 left"),
        (put(camp_supply=8), "1 C.A.M.P. tokens on the map, 0 at the sheet, 8 left"),
        (put(camp_tokens=-1, camp_supply=8), "1 C.A.M.P. tokens on the map, -1 at the sheet, 8 left"),
        (put(camp_tokens=8, camp_supply=-1), "1 C.A.M.P. tokens on the map, 8 at the sheet, -1 left"),
        (put(camps=("camp.c", "camp.c"), camp_supply=6), "C.A.M.P. tokens lie at camp.c, camp.c"),
        (put(camps=("camp.c", "nowhere"), camp_supply=6), "C.A.M.P. tokens lie at camp.c, nowhere"),
    ],
)
def test_there_are_eight_camp_tokens_each_in_one_place(change: Change, fault: str) -> None:
    """One on the map and seven in the supply are eight: one less, one more, fewer than none or two in a space is wrong."""
    t = bonds()
    assert list(t.game.definition.faults(t.state)) == []

    change(t.bonds)

    assert list(t.game.definition.faults(t.state)) == [fault]


def test_all_tokens_may_be_on_the_map() -> None:
    """Eight there, none at the sheet and none in the supply."""
    spaces = ("camp.c", "camp.a", "camp.b", "camp.d", "camp.e", "dia.d", "bos.c", "cit.a")
    t = bonds(camps=spaces, explored=True)

    assert list(t.game.definition.faults(t.state)) == []


@rule("atomic-bonds.activation-cards.card-discarded")
def test_no_activation_card_lies_open_in_the_middle_of_a_turn() -> None:
    """Outside of turns it may."""
    t = bonds()
    card, t.bonds.activation_deck = t.bonds.activation_deck[-1], t.bonds.activation_deck[:-1]
    t.bonds.revealed = card
    assert list(t.game.definition.faults(t.state)) == ["an activation card lies open in the middle of a turn"]

    t.state.phase = "atomic-bonds.night"

    assert list(t.game.definition.faults(t.state)) == []


@rule("atomic-bonds.setup.mutation-unseen", "atomic-bonds.modifications.drawn-are-secret")
def test_who_sees_what() -> None:
    """B has mutated and has drawn: that mutation everybody sees, the other one nobody; what is drawn B alone."""
    t = bonds(survivor(), survivor(), mutated=[1])
    t.bonds.drawer = 1

    for seat in (None, 0, 1):
        assert mutation_is_seen(t.state, seat, 1)
        assert not mutation_is_seen(t.state, seat, 0)
    assert [drawn_is_seen(t.state, seat, None) for seat in (None, 0, 1)] == [False, False, True]
