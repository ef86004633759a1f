"""Atomic Bonds with New California: its content and maps, and the sheets of one expansion on the other's scenarios."""

from typing import Any

import pytest

from crossroads.engine.content import content_of
from crossroads.engine.decisions import Illegal
from crossroads.engine.definition import Definition
from crossroads.engine.extending import definition_with
from crossroads.games.fallout.expansions.atomic_bonds.state import sheet
from tests.kit import rule
from tests.kit.bonds import ID, WITH_CALIFORNIA, BondsTable, bonds, deal_bonds, meets_in_bonds, opened_bonds
from tests.kit.fallout import HEAD, TORSO, enemy, survivor

PLAIN = ("commonwealth", "capital-wasteland", "far-harbor", "the-pitt")
EXPANDED = tuple(f"{scenario}-x" for scenario in PLAIN)


def scenarios(*modules: str) -> tuple[str, ...]:
    """The scenarios that a table with these expansions can choose from."""
    made: Definition[Any] = definition_with("fallout", modules)
    return tuple(made.choices(content_of("fallout", (), modules))["scenario"])


def refusal(scenario: str, *modules: str) -> tuple[str, str]:
    """The rule against a scenario, and how it reads."""
    with pytest.raises(Illegal) as refused:
        deal_bonds(2, modules=modules, scenario=scenario)
    return refused.value.rule, refused.value.message


@rule("atomic-bonds.combining.needs-same-named-sheet")
def test_only_scenarios_with_a_sheet_can_be_chosen() -> None:
    """Alone the four of the base; with New California also those four expanded, and Rise of the Master."""
    assert scenarios(ID) == PLAIN
    assert {*scenarios(*WITH_CALIFORNIA)} == {*PLAIN, *EXPANDED, "rise-of-the-master"}


@rule("atomic-bonds.combining.needs-same-named-sheet")
def test_a_scenario_of_somebody_elses_is_refused_by_that_rule() -> None:
    """Dead Air, the scenario of another expansion, has no sheet; a name that nothing has is refused as always."""
    rule_id, said = refusal("dead-air", ID, "signals")
    assert rule_id == "atomic-bonds.combining.needs-same-named-sheet"
    assert said

    with pytest.raises(ValueError, match="choose one of: commonwealth, capital-wasteland"):
        deal_bonds(2, scenario="atlantis")


@rule("atomic-bonds.combining.new-california-scenario-excluded")
def test_the_scenario_new_california_is_refused() -> None:
    """It is not on the list, and whoever names it hears why."""
    assert "new-california" not in scenarios(*WITH_CALIFORNIA)
    rule_id, _ = refusal("new-california", *WITH_CALIFORNIA)
    assert rule_id == "atomic-bonds.combining.new-california-scenario-excluded"


@rule("atomic-bonds.combining.rise-of-the-master-needs-both")
def test_rise_of_the_master_needs_new_california() -> None:
    """Without it the scenario is refused by that rule; with it, it is played with its own sheet."""
    rule_id, _ = refusal("rise-of-the-master", ID)
    assert rule_id == "atomic-bonds.combining.rise-of-the-master-needs-both"

    t = opened_bonds(2, "shield", modules=WITH_CALIFORNIA, scenario="rise-of-the-master")
    assert sheet(t.state).id == "rise-of-the-master-shield"


@rule("atomic-bonds.combining.rise-of-the-master-needs-both")
@pytest.mark.parametrize("scenario", EXPANDED)
def test_an_expanded_scenario_without_new_california_is_not_told_of_rise_of_the_master(scenario: str) -> None:
    """Its sheet is that of the plain name, and no rule of this expansion speaks of it: it is refused as any other name."""
    with pytest.raises(ValueError, match=r"choose one of: commonwealth, capital-wasteland, far-harbor, the-pitt$"):
        deal_bonds(2, scenario=scenario)


@rule("atomic-bonds.combining.new-california-content-allowed", "atomic-bonds.combining.expanded-opening")
@pytest.mark.parametrize("scenario", EXPANDED)
def test_an_expanded_scenario_keeps_its_opening_and_has_the_sheet_of_its_name(scenario: str) -> None:
    """The map of both sets and one of the versions of 243 and 244 in the decks; the sheet is that of the plain name."""
    t = opened_bonds(2, modules=WITH_CALIFORNIA, scenario=scenario)
    content = t.state.content

    assert sheet(t.state).scenario == scenario.removesuffix("-x")
    assert len(t.state.faces) == len(content.scenarios[scenario].map)
    added = [content.encounters[card].number for cards in t.state.encounters.values() for card in cards]
    assert (added.count(243), added.count(244)) == (1, 1)


@rule("atomic-bonds.combining.new-california-content-allowed")
def test_survivors_and_cards_of_new_california_come_along() -> None:
    """The NCR ranger can be chosen, and new loot is in the deck, also in a scenario of the base."""
    t = deal_bonds(2, modules=WITH_CALIFORNIA, scenario="commonwealth")

    assert "survivor:ncr-ranger" in t.options
    assert "iguana-bits" in t.state.loot_deck


@rule("atomic-bonds.combining.base-rules-otherwise")
def test_what_is_not_changed_is_as_in_the_base() -> None:
    """A move action gives 2 movement points, and a turn has two actions."""
    t = bonds()
    assert t.state.actions == 2

    t.choose("move")

    assert t.state.points == 2


@rule("atomic-bonds.combining.fast-activates-by-card")
def test_a_fast_enemy_moves_two_spaces_by_an_activation_card() -> None:
    """A nightstalker three spaces away and a card with critter: it moves two spaces."""
    t = bonds(
        survivor(space="camp.c"),
        modules=WITH_CALIFORNIA,
        activation=["activation-3", "activation-8"],
        enemies=[enemy("nightstalker", "dia.a")],
        explored=True,
    )
    before = t.state.land.distance("dia.a", "camp.c")
    assert before > 2

    t.end_turn()

    assert t.state.land.distance(t.state.enemy("nightstalker").space, "camp.c") == before - 2


@rule("atomic-bonds.combining.no-influence-anywhere")
def test_rise_of_the_master_is_won_and_lost_by_its_sheet() -> None:
    """Three players: there is no agenda and no influence, and the opposing faction at the end of the track loses for all."""
    crew = (survivor(), survivor(space="camp.a"), survivor(space="camp.d"))
    t: BondsTable = bonds(*crew, modules=WITH_CALIFORNIA, scenario="rise-of-the-master", power=(0, 5), fresh=False)
    assert t.state.agenda_deck == ()
    assert (t.game.view(0)["needed"], t.game.view(0)["track"]) == (0, 6)

    lost = meets_in_bonds("{do: power, faction: shield}", *crew, modules=WITH_CALIFORNIA, power=(0, 5))
    assert lost.outcome.how == "atomic-bonds.defeat"


@rule("atomic-bonds.combining.caps-go-to-fighter")
def test_caps_of_an_assisted_kill_go_to_the_fighter() -> None:
    """A kills a level 2 bounty hunter with B's help: A gains 2 XP and 2 caps, B gains 1 XP and no caps."""
    crew = (survivor(space="camp.c", special="SPE"), survivor(space="camp.c", special="SPE"))
    t = bonds(
        *crew, modules=WITH_CALIFORNIA, enemies=[enemy("bounty-hunter", "camp.c")], dice=[TORSO, TORSO, HEAD, HEAD]
    )

    t.watch("fight:bounty-hunter", "atomic-bonds.assist", "atomic-bonds.assistant:1")
    while t.prompt != "turn":
        t.watch("stop" if "stop" in t.options else t.options[0])

    assert [who.xp for who in t.state.survivors] == [2, 1]
    assert [who.caps for who in t.state.survivors] == [5, 3]
