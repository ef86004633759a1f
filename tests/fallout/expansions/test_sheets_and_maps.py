"""Every sheet of Atomic Bonds on every map it is played on: what it names lies there, and the story goes on as it does without."""

import pytest

from crossroads.engine.content import content_of
from crossroads.engine.extending import definition_with
from crossroads.engine.options import option_values
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.cards.pack_checks import parts
from crossroads.games.fallout.enemies.effects import BringToMap
from crossroads.games.fallout.expansions.atomic_bonds.content import Sheet, cards_of, sheet_name
from tests.fallout.story.test_story_graph import Walk, spots_of
from tests.kit import rule

BONDS = ("atomic-bonds",)
BOTH = (*BONDS, "new-california")
SETS: dict[tuple[str, ...], Content] = {modules: content_of("fallout", (), modules) for modules in (BONDS, BOTH)}
TABLES = [
    (modules, scenario, sheet.id)
    for modules, content in SETS.items()
    for scenario in option_values(definition_with("fallout", modules), content)["scenario"]
    for sheet in cards_of(content).sheets.values()
    if sheet.scenario == sheet_name(content, scenario)
]
ON_EACH = pytest.mark.parametrize(("modules", "scenario", "sheet"), TABLES)


def named_in(content: Content, scenario: str) -> set[str]:
    """The names of all spaces that can lie on the map of a scenario."""
    return {spot.space.name for spot in spots_of(content, content.scenarios[scenario]) if spot.space.name}


def places_of(sheet: Sheet) -> set[str]:
    """Where a sheet brings enemies to."""
    brought = [
        part.at for part in parts((sheet.plus, sheet.none, sheet.few, sheet.many)) if isinstance(part, BringToMap)
    ]
    return {at.place for at in brought if at.place}


def test_every_scenario_has_a_sheet_for_either_faction() -> None:
    """Four scenarios with Atomic Bonds alone, nine with both expansions; each has two sides."""
    assert len(TABLES) == 2 * (4 + 9)
    assert {modules: len({scenario for other, scenario, _ in TABLES if other == modules}) for modules in SETS} == {
        BONDS: 4,
        BOTH: 9,
    }


@rule("atomic-bonds.combining.needs-same-named-sheet")
@ON_EACH
def test_what_a_sheet_names_lies_on_the_map(modules: tuple[str, ...], scenario: str, sheet: str) -> None:
    """The place of the last stand, if there is one, and where the opposing faction's enemies come from."""
    content = SETS[modules]
    side = cards_of(content).sheets[sheet]
    stand = {side.last_stand.place} if side.last_stand is not None else set()

    assert places_of(side)
    assert (stand | places_of(side)) - named_in(content, scenario) == set()


@pytest.mark.parametrize(("modules", "scenario"), list(dict.fromkeys(table[:2] for table in TABLES)))
def test_the_story_goes_on_with_it(modules: tuple[str, ...], scenario: str) -> None:
    """The same quests and encounters come into play as without Atomic Bonds, and every quest has an end for somebody."""
    content = SETS[modules]
    plain = content_of("fallout", (), tuple(name for name in modules if name not in BONDS))
    walk = Walk(content, content.scenarios[scenario])
    quests = [card for card in walk.met if card in content.quests]

    assert walk.met == Walk(plain, plain.scenarios[scenario]).met
    assert [quest for quest in quests if not any(each.startswith(f"{quest}:") for each in walk.open)] == []


def test_a_place_that_is_on_no_tile_is_found() -> None:
    """Diamond City is in the Commonwealth and not in the Pitt."""
    content = SETS[BONDS]

    assert "diamond-city" in named_in(content, "commonwealth")
    assert "diamond-city" not in named_in(content, "the-pitt")
