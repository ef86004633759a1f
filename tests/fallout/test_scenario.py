"""Scenario sheets: one in a game, the map and the opening on one side, factions and power track on the other."""

import pytest

from crossroads.games.fallout.story.results import StageQuest
from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, LIMBS, TORSO, deal, enemy, survivor, wasteland

OTHERS = {
    "commonwealth": ("cit", "dia", "bos"),
    "capital-wasteland": ("meg", "mal", "tow", "pur"),
    "far-harbor": ("far", "nuc", "aca"),
    "the-pitt": ("mil", "bri", "hav"),
}


@rule("fallout.scenario.one-scenario")
@pytest.mark.parametrize("scenario", OTHERS)
def test_only_the_chosen_sheet_counts(scenario: str) -> None:
    """Of the named tiles only those of the chosen scenario lie on the table."""
    state = deal(2, scenario=scenario).state

    named = [face for face in state.shown if face and face != "camp"]

    assert sorted(named) == sorted(OTHERS[scenario])


@rule("fallout.scenario.one-scenario")
@pytest.mark.parametrize(
    ("scenario", "areas", "abilities"),
    [("commonwealth", "TAL", ["ranged"]), ("far-harbor", "HTA", ["radiation"]), ("the-pitt", "HTL", ["aggressive"])],
)
def test_the_same_token_stands_for_the_enemy_of_the_sheet_in_play(
    scenario: str, areas: str, abilities: list[str]
) -> None:
    """A shield token is a ranged enemy in the Commonwealth, a radiant one in Far Harbor, an aggressive one in the Pitt."""
    t = wasteland(survivor(), scenario=scenario, enemies=[enemy("shield#1", "camp.a")])

    (shield,) = t.game.view(0)["enemies"]

    assert (shield["areas"], shield["abilities"]) == (areas, abilities)


@rule("fallout.scenario.side-a")
@pytest.mark.parametrize("scenario", OTHERS)
def test_one_side_has_the_plan_and_the_first_quests(scenario: str) -> None:
    """18 places with the camp at 0, 0, each faceup or with a back, and an opening that stages quests of the library."""
    content = deal().state.content
    sheet = content.scenarios[scenario]

    assert len({(spot.q, spot.r) for spot in sheet.map}) == len(sheet.map) == 18
    assert [spot.face for spot in sheet.map if (spot.q, spot.r) == (0, 0)] == ["camp"]
    assert all(bool(spot.face) != bool(spot.back) for spot in sheet.map)
    staged = [result.card for result in sheet.opening if isinstance(result, StageQuest)]
    assert staged
    assert all(quest in content.quests for card in staged for quest in content.in_library(card))


@rule("fallout.scenario.side-b")
@pytest.mark.parametrize(("power", "level"), [(0, 1), (2, 1), (3, 2), (6, 3)])
def test_the_other_side_says_what_a_faction_token_is_worth(power: int, level: int) -> None:
    """The level X of the Commonwealth's shield side is read off the track: 1 at the top, 2 from space 3, 3 from space 6."""
    t = wasteland(survivor(), enemies=[enemy("shield#1", "camp.a")], power=(0, power))

    assert t.game.view(0)["enemies"][0]["level"] == level


@rule("fallout.scenario.side-b")
@pytest.mark.parametrize(
    ("die", "hp", "dead"), [(LIMBS, 16, True), (TORSO, 10, True), (HEAD, 16, False), (ARMS, 10, True)]
)
def test_a_token_is_fought_as_the_sheet_prints_it(die: int, hp: int, dead: bool) -> None:
    """A level 2 shield token with torso, arms and legs: two dice kill it, each hit of it is 2 damage; heads do nothing."""
    t = wasteland(survivor(), enemies=[enemy("shield#1", "camp.c")], power=(0, 3), dice=[die] * 3)

    t.choose("fight:shield#1")

    assert t.survivor().hp == hp
    assert (t.state.enemies == ()) is dead
