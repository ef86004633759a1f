"""What has come to light in Atomic Bonds cannot be undone; everything else can."""

from typing import Any

import pytest

from tests.kit import rule
from tests.kit.bonds import BondsTable, bonds
from tests.kit.fallout import Belongings, story_pack, survivor


def after_an_errand(results: str, who: Belongings, **situation: Any) -> BondsTable:
    """A quest that asks for nothing has brought these results."""
    errand = f"- {{id: errand, number: 901, objectives: [{{id: do, results: [{results}]}}]}}\n"
    t = bonds(who, quests=["errand"], packs=[story_pack(quests=errand)], **situation)
    t.choose("quest:errand:do")
    return t


@rule("atomic-bonds.mutations.trigger-five-rads")
@pytest.mark.parametrize(("rads", "can_undo"), [(3, True), (4, False)])
def test_a_mutation_that_was_revealed_stays(rads: int, can_undo: bool) -> None:
    """The fourth rad shows nothing; the fifth turns the mutation over."""
    t = after_an_errand("{do: rads, amount: 1}", survivor(rads=rads))

    assert t.game.can_undo is can_undo


@rule("atomic-bonds.workshop-upgrades.draw-one")
def test_an_upgrade_that_was_drawn_stays() -> None:
    """Caps show nothing, the top card of the deck does."""
    assert after_an_errand("{do: caps, amount: 1}", survivor()).game.can_undo
    assert not after_an_errand("{do: draw, deck: agenda}", survivor(), workshop=["beacon"]).game.can_undo


def test_a_tile_that_was_looked_at_stays_known() -> None:
    """The watchtower lets the survivors see a tile."""
    t = after_an_errand("{do: look, tiles: 1}", survivor())
    assert t.game.can_undo

    t.choose(t.options[0])

    assert not t.game.can_undo


@rule("atomic-bonds.modifications.drawn-are-secret", "atomic-bonds.modifications.discard-rest")
def test_modifications_that_were_seen_stay_where_they_are() -> None:
    """Who draws has seen the cards, and all have seen what is discarded; what is attached shows nothing new."""
    t = after_an_errand("{do: shop, dealings: 2}", survivor(weapon="machete"), modifications=["scope", "plating"])

    t.choose("atomic-bonds.modify:2")
    assert not t.game.can_undo

    t.choose("atomic-bonds.take:scope")
    assert not t.game.can_undo

    t.choose("atomic-bonds.attach:machete")
    assert t.game.can_undo
