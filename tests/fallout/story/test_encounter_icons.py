"""Encounter icons: four kinds, their levels, and which deck belongs to which."""

import pytest

from tests.kit import rule
from tests.kit.fallout import deal, story_pack, survivor, wasteland
from tests.kit.stories import encounter_card, meets

VAULTS = encounter_card("door-84", deck="vault-84", number=901) + encounter_card(
    "door-109", deck="vault-109", number=902
)


@rule("fallout.encounter-icons.kinds")
def test_there_are_four_kinds_of_icons() -> None:
    """The icons on all tiles are wasteland, settlement, vault 84 and vault 109, each vault's on one space only."""
    icons = [space.icon for face in deal().state.content.faces.values() for space in face.spaces.values() if space.icon]

    assert sorted(set(icons)) == ["settlement", "vault-109", "vault-84", "wasteland"]
    assert (icons.count("vault-84"), icons.count("vault-109")) == (1, 1)


@rule("fallout.encounter-icons.levels", "fallout.encounter-icons.missing-level")
def test_all_icons_but_the_vaults_carry_a_level() -> None:
    """Every wasteland and settlement icon has a level of 1 to 4, the vaults have none, and nothing else has one."""
    spaces = [space for face in deal().state.content.faces.values() for space in face.spaces.values()]

    assert {space.level for space in spaces if space.icon in ("wasteland", "settlement")} == {1, 2, 3, 4}
    assert {space.level for space in spaces if space.icon not in ("wasteland", "settlement")} == {0}


@rule("fallout.encounter-icons.levels")
@pytest.mark.parametrize(("icon", "level"), [("wasteland", 1), ("wasteland", 2), ("settlement", 3), ("wasteland", 4)])
def test_the_level_of_an_icon_is_the_number_on_it(icon: str, level: int) -> None:
    """An encounter at an icon with a number has that level, for all to see and for its results."""
    t = meets("{do: caps, amount: level}", survivor(caps=0), icon=icon, level=level)
    assert t.game.view(None)["meeting"]["level"] == level

    t.choose("option:do")

    assert t.survivor().caps == level


@rule("fallout.encounter-icons.no-deck-no-action")
def test_without_a_deck_there_is_no_encounter() -> None:
    """In Vault 109 while its deck is not in play, encounter is not among the actions; nor is it without any icon."""
    t = wasteland(survivor(space="r1.d"), survivor(), tiles={"3,0": "r1"})

    assert "encounter" not in t.options
    assert t.refused("encounter") == "fallout.encounter-icons.no-deck-no-action"
    assert wasteland(survivor()).refused("encounter") == "fallout.encounter-action.precondition"


@rule("fallout.encounter-icons.vault-decks-separate", "fallout.encounter-icons.no-deck-no-action")
def test_each_vault_has_a_deck_of_its_own() -> None:
    """Only the deck of Vault 84 is in play: A has an encounter in Vault 84, B in Vault 109 cannot."""
    t = wasteland(
        survivor(space="g7.a"),
        survivor(space="r1.d"),
        tiles={"1,0": "g7", "3,0": "r1"},
        packs=(story_pack(encounters=VAULTS),),
        encounters={"vault-84": ["door-84"]},
    )

    t.choose("encounter")
    assert t.decision.about["card"] == "door-84"
    t.choose("option:do", "end")

    assert t.refused("encounter") == "fallout.encounter-icons.no-deck-no-action"


@rule("fallout.encounter-icons.vault-decks-separate")
def test_a_vault_draws_from_no_other_deck() -> None:
    """With all four decks in play each vault's own card is drawn there."""
    for space, place, card in (("g7.a", "1,0", "door-84"), ("r1.d", "3,0", "door-109")):
        t = wasteland(
            survivor(space=space),
            tiles={place: space.partition(".")[0]},
            packs=(story_pack(encounters=VAULTS),),
            encounters={"vault-84": ["door-84"], "vault-109": ["door-109"]},
        )

        t.choose("encounter")

        assert t.decision.about["card"] == card


@rule("fallout.encounter-icons.missing-level")
def test_an_icon_without_a_number_counts_as_level_nought() -> None:
    """`level + 1` caps at ruins whose icon has no number: 1 cap; plain `level` XP: none."""
    border = "border: aaa aaa aaa aaa aaa aaa, inside: ''"
    ruins = f"- {{id: cit, back: named, {border}, spaces: {{a: {{name: cit-ruins, icon: wasteland}}}}}}\n"
    results = "{do: caps, amount: level+1}, {do: xp, amount: level}"
    t = meets(results, survivor(caps=0), icon="wasteland", level=4, cards={"tiles": ruins})

    t.choose("option:do")

    assert (t.survivor().caps, t.survivor().xp) == (1, 0)
