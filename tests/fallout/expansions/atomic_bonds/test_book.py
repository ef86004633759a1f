"""The book of Atomic Bonds: what a client draws of its cards and sheets, word by word in English."""

from typing import Any

from crossroads.games.fallout.expansions.atomic_bonds.book import LABELS, book
from tests.kit.bonds import ID, bonds
from tests.kit.fallout import story_pack


def the_book(**situation: Any) -> dict[str, Any]:
    t = bonds(**situation)
    return book(t.game.words("en"), t.state.content)


def test_a_card_has_its_name_its_inscription_and_its_text() -> None:
    """A goal with its kind, a modification with what it fits, an upgrade with whether it lasts; copies of a goal alike."""
    cards = the_book()["cards"]

    assert cards["goals"]["common-purse"] == {
        "name": "The Common Purse",
        "flavour": "Everybody trusts it, so nobody is allowed to carry it.",
        "text": ["On their own turn a survivor pays 12 caps"],
        "kind": "pay",
    }
    assert cards["goals"]["common-purse~2"] == cards["goals"]["common-purse"]
    assert cards["modifications"]["scope"] == {
        "name": "Scope",
        "flavour": "Brings them so close that you can see them seeing you.",
        "text": ["For weapon", "The weapon counts as ranged"],
        "fits": "weapon",
    }
    assert cards["mutations"]["scaly-skin"] == {
        "name": "Scaly Skin",
        "flavour": "Blades slide off it. So do people who wanted to hold you.",
        "text": ["Armor 1 of your own", "Your HP never rise above 14"],
    }
    assert cards["upgrades"]["water-purifier"] == {
        "name": "Water Purifier",
        "flavour": "Gurgles all night, and nobody has complained.",
        "text": ["Camping recovers 1 more HP"],
        "lasting": True,
    }
    assert not cards["upgrades"]["beacon"]["lasting"]
    assert cards["activation"]["activation-1"] == {"types": ["critter", "human"], "faction": "star"}
    assert cards["activation"]["activation-3"]["faction"] is None


def test_a_sheet_has_its_story_its_effects_and_its_last_stand() -> None:
    """The factions go by their names in the scenario of the sheet."""
    sheet = the_book()["cards"]["sheets"]["commonwealth-star"]

    assert sheet.pop("story").startswith("The Institute means to call every runaway synth home")
    assert sheet == {
        "name": "Call Home",
        "loyal": "star",
        "plus": ["Every survivor: 1 XP"],
        "none": ["Place Institute Synth ×3 here: Diamond City"],
        "few": ["Place Institute Synth ×2 here: Diamond City"],
        "many": ["Power of the Institute +1"],
        "last_stand": {
            "place": "CIT Ruins",
            "letters": "IL",
            "difficulty": 5,
            "text": "Climb to the lightning rod over the ruins and turn the signal round.",
        },
    }


def test_cards_without_words_have_no_inscription() -> None:
    """A pack of one's own brings a mutation and no words: it goes by its id, and nothing stands beneath."""
    cards = the_book(packs=[story_pack(mutations="- {id: third-arm, always: [{do: no-armor}]}\n")])["cards"]

    assert cards["mutations"]["third-arm"] == {
        "name": "Third arm",
        "flavour": "",
        "text": ["Your apparel has armor 0"],
    }


def test_everything_else_has_a_name() -> None:
    """The parts of the table, the ways to end, the phases and the expansion itself."""
    names = the_book()["names"]

    others = {name: text for name, text in names.items() if not name.startswith("bonds-")}
    assert [*names][: len(LABELS)] == [f"bonds-{label}" for label in LABELS]
    assert others == {
        "how-atomic-bonds.victory": "All survivors have won together: everything that the sheet asks for is done.",
        "how-atomic-bonds.defeat": "All survivors have lost together: "
        "the opposing faction has reached the last space of the power track.",
        "how-eliminated": "All survivors have lost together: nobody is left.",
        "phase-atomic-bonds.set-up": "Choice of a faction",
        "phase-atomic-bonds.night": "Nightfall",
        "phase-atomic-bonds.power": "The opposing faction",
        "phase-atomic-bonds.first-player": "Choice of the first player",
        f"expansion-{ID}": "Atomic Bonds",
    }
