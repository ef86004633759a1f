"""Set-up: the loyal faction, the decks, four goals, a C.A.M.P. token, a mutation for everybody."""

import pytest

from tests.kit import rule
from tests.kit.bonds import bonds, deal_bonds, opened_bonds


@rule("atomic-bonds.setup.reveal-four-goals", "atomic-bonds.setup.goal-deck")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_four_goals_lie_faceup(seats: int) -> None:
    """Whatever the number of players, 4 of the 12 goals lie faceup and 8 are left in the deck."""
    t = opened_bonds(seats)

    assert len(t.bonds.goals) == 4
    assert len(t.bonds.goal_deck) == 8


@rule("atomic-bonds.setup.camp-token-crossroads", "atomic-bonds.setup.camp-token-supply")
def test_a_token_lies_at_the_crossroads() -> None:
    """One of the 8 C.A.M.P. tokens is on Crossroads Camp, 7 are in the supply, none has been gained."""
    t = opened_bonds()

    [camp] = t.bonds.camps
    assert t.state.land.spaces[camp].name == "crossroads-camp"
    assert (t.bonds.camp_supply, t.bonds.camp_tokens) == (7, 0)


@rule("atomic-bonds.setup.base-setup-first", "atomic-bonds.setup.choose-loyal-faction")
def test_the_loyal_faction_is_chosen_once_the_base_is_set_up() -> None:
    """Map, shop of 4, survivors with 3 caps are there when the first player is asked; both factions are on offer, once."""
    t = deal_bonds(2)
    while t.prompt != "atomic-bonds.loyal":
        t.choose(t.options[0])

    assert len(t.state.shop) == 4
    assert [who.caps for who in t.state.survivors] == [3, 3]
    assert t.options == ("atomic-bonds.loyal:star", "atomic-bonds.loyal:shield")

    t.choose("atomic-bonds.loyal:shield")

    assert t.bonds.loyal == "shield"
    assert t.prompt == "turn"


def test_the_kit_lays_out_a_sound_table() -> None:
    """Nothing is lost or doubled, whatever a test asks for."""
    t = bonds(goals=["well-read"], mutations=["empath"], modified={}, upgrades=["beacon"], activation=["activation-3"])

    assert list(t.game.definition.faults(t.state)) == []
