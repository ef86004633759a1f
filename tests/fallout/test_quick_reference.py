"""The quick reference: what the icons stand for."""

import pytest

from tests.kit import rule
from tests.kit.fallout import HEAD, Wasteland, deal, met_with, survivor

TYPES = ("critter", "human", "robot", "mutant", "monster")


def influence(t: Wasteland) -> int:
    """The influence of seat 0, as its owner sees it."""
    shown: int = t.game.view(0)["survivors"][0]["influence"]
    return shown


@rule("fallout.quick-reference.agenda-icon")
def test_the_icon_draws_an_agenda_and_an_agenda_is_influence() -> None:
    """A result with the icon: an agenda card is drawn, and its owner has 1 influence more."""
    t = met_with("{do: draw, deck: agenda}", agendas=["legend-1", "payday-1"])

    assert t.survivor().agendas == ("legend-1",)
    assert influence(t) == 1


@rule("fallout.quick-reference.slot-icons")
@pytest.mark.parametrize(("card", "slot"), [("machete", "weapon"), ("metal-armor", "apparel"), ("piper", "companion")])
def test_a_card_goes_into_the_slot_with_its_icon(card: str, slot: str) -> None:
    """A companion that is equipped is in the companion slot, a weapon in that for weapons, apparel in its own."""
    t = met_with(f"{{do: draw, deck: {'asset' if card == 'machete' else 'loot'}}}", assets=["machete"], loot=[card])

    t.choose(f"equip:{card}")

    board = t.game.view(0)["survivors"][0]
    filled = [each for each in ("weapon", "apparel", "companion") if board[each] is not None]
    assert filled == [slot]
    assert board[slot]["id"] == card


@rule("fallout.quick-reference.slot-icons")
def test_a_card_without_such_an_icon_has_no_slot() -> None:
    """Water shows none of the three: nobody is asked, it goes to the inventory."""
    t = met_with("{do: draw, deck: loot}", survivor(), loot=["water"])

    assert t.prompt == "turn"
    assert [held.id for held in t.survivor().inventory] == ["water"]
    assert {card.kind for card in t.state.content.cards.values() if card.is_equipment} == {
        "weapon",
        "apparel",
        "companion",
    }


@rule("fallout.quick-reference.enemy-type-icons")
@pytest.mark.parametrize("kind", TYPES)
def test_an_instruction_with_a_type_icon_draws_that_type(kind: str) -> None:
    """Draw and fight a critter: the enemy is a critter."""
    t = met_with(f"{{do: fight, enemy: {kind}}}", dice=[HEAD] * 3)

    token = t.happened("fight")[0].about["enemy"]
    assert t.state.content.tokens[token].type == kind


@rule("fallout.quick-reference.enemy-type-icons")
def test_map_agendas_and_tokens_use_the_same_five_icons() -> None:
    """Tiles show all five types and no other; agendas show them too, beside the factions'; so do the tokens."""
    content = deal().state.content

    on_map = {kind for face in content.faces.values() for space in face.spaces.values() for kind in space.enemies}
    on_agendas = {icon for agenda in content.agendas.values() for icon in agenda.icons}

    assert on_map == {*TYPES}
    assert on_agendas == {*TYPES, "star", "shield"}
    assert {token.type for token in content.enemies.values()} == {*TYPES}
