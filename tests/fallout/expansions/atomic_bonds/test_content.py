"""What packs list for the expansion: read, checked and refused as what they list for the base is."""

from pathlib import Path

import pytest

from crossroads.engine.content import content_of
from crossroads.engine.packs import BadPack
from crossroads.games.fallout.expansions.atomic_bonds.content import cards_of
from tests.kit import rule
from tests.kit.bonds import ID, bonds
from tests.kit.fallout import story_pack

PACKS = ("base", ID)


def refused(**files: str) -> str:
    """What a table hears whose last pack has these files."""
    pack = story_pack(**files)
    with pytest.raises(BadPack) as wrong:
        content_of("fallout", (*PACKS, pack), (ID,))
    return str(wrong.value).partition("/")[2]


def test_all_of_it_is_there() -> None:
    """8 activation cards, 12 goals of 10 designs, 10 sides of sheets, 14 modifications, 14 mutations, 12 upgrades."""
    cards = cards_of(content_of("fallout", (), (ID,)))

    counts = [len(each) for each in (cards.activation, cards.goals, cards.sheets, cards.modifications)]
    assert counts == [8, 12, 10, 14]
    assert (len(cards.mutations), len(cards.upgrades)) == (14, 12)
    assert len({goal.id for goal in cards.goals.values()}) == 10


def test_a_later_pack_adds_and_replaces() -> None:
    """A pack with one goal of its own and one of a known name: there are 11 designs, and the known one is the new one."""
    pack = story_pack(
        goals="- {id: own-purse, kind: pay, needs: {do: pay-caps, amount: 3}}\n"
        "- {id: well-read, kind: state, needs: {do: tokens, amount: 2}}\n"
    )
    cards = cards_of(content_of("fallout", (*PACKS, pack), (ID,)))

    assert len({goal.id for goal in cards.goals.values()}) == 11
    assert getattr(cards.goals["well-read"].needs, "amount", 0) == 2


def test_a_file_of_the_expansion_is_unknown_without_it() -> None:
    """Goals at a table of the base: no such file, which could have been meant for another."""
    pack = story_pack(goals="- {id: own-purse, kind: pay, needs: {do: pay-caps, amount: 3}}\n")

    with pytest.raises(BadPack, match=r"goals.yaml: no file of a pack for this game"):
        content_of("fallout", ("base", pack))


@rule("atomic-bonds.activation-cards.two-standard-types", "atomic-bonds.ending-the-game.goals-are-required")
@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        ("activation", "- {id: twice, types: [robot, robot]}", "activation.yaml: `twice`: types: the two must differ"),
        ("activation", "- {id: one, types: [robot]}", "activation.yaml: $[0].types: Expected `array` of length >= 2"),
        ("activation", "- {id: odd, types: [robot, bear]}", "activation.yaml: `odd`: types: no enemy type `bear`"),
        (
            "goals",
            "- {id: odd, kind: night, needs: {do: tokens, amount: 5}}",
            "goals.yaml: `odd`: kind: what it needs makes it `state`",
        ),
        ("goals", "- {id: odd, kind: pay, needs: {do: pay-cap, amount: 5}}", "no effect `pay-cap` (pay-caps?)"),
        ("goals", "- {id: odd, kind: pay, needs: {do: xp, amount: 5}}", "the effect `xp` cannot stand here"),
        (
            "sheets",
            "- {scenario: the-pitt, loyal: star, plus: [], none: [], few: [], many: [],"
            " last-stand: {place: heaven, letters: S, difficulty: 4}}",
            "sheets.yaml: `the-pitt-star`: no place `heaven` (haven?)",
        ),
        (
            "sheets",
            "- {scenario: the-pitt, loyal: star, plus: [], none: [{do: place, enemy: shield, at: {place: heaven}}],"
            " few: [], many: []}",
            "sheets.yaml: `the-pitt-star`: no place `heaven` (haven?)",
        ),
        ("track", "{goals: [2, 2, 3, 3], x: [1, 2], y: [1]}", "track.yaml: $.y: Expected `array` of length >= 2"),
        ("track", "{goals: [2, 2, 3, 3], x: [1, 2], y: [1, 2, 3]}", "track.yaml: the power track has 2 numbers for X"),
        ("track", "{goals: [0, 2, 3, 3], x: [1, 2], y: [1, 2]}", "track.yaml: $.goals[0]: Expected `int` >= 1"),
        ("track", "{goals: [2, 2, 3, 5], x: [1, 2], y: [1, 2]}", "track.yaml: $.goals[3]: Expected `int` <= 4"),
    ],
)
def test_a_mistake_is_told_with_its_file_and_place(file: str, text: str, told: str) -> None:
    """Whatever is wrong in a file of the expansion is refused with the pack as a whole."""
    assert told in refused(**{file: f"{text}\n"})


def test_a_mistake_is_told_of_the_pack_that_has_it() -> None:
    """Of two packs with goals of their own the first has one of a wrong kind: it is named, not the second, nor the expansion's."""
    wrong, right = (
        story_pack(goals=f"- {{id: {name}, kind: pay, needs: {{do: {needs}, amount: 3}}}}\n")
        for name, needs in (("odd", "tokens"), ("own-purse", "pay-caps"))
    )

    for packs in ((wrong,), (wrong, right)):
        with pytest.raises(BadPack) as told:
            content_of("fallout", (*PACKS, *packs), (ID,))
        assert str(told.value).startswith(f"{Path(wrong).name}/goals.yaml: `odd`: kind")


def test_a_sheet_for_a_scenario_that_is_not_at_the_table_harms_nobody() -> None:
    """The sheet of Rise of the Master names places of New California, which a table of Atomic Bonds alone does not have."""
    assert "rise-of-the-master-star" in cards_of(bonds().state.content).sheets
