"""Rads: what the green peg does."""

import pytest

from tests.kit import rule
from tests.kit.fallout import met_with, story_pack, survivor, wasteland
from tests.kit.stories import meets


@rule("fallout.rads.suffer-rads")
@pytest.mark.parametrize(("amount", "rads"), [(2, 3), (1, 2), (7, 8)])
def test_rads_rise_by_what_is_suffered(amount: int, rads: int) -> None:
    """Rads 1 and 2 suffered: rads 3, and HP stay 16."""
    t = met_with(f"{{do: rads, amount: {amount}}}", survivor(rads=1))

    assert (t.survivor().rads, t.survivor().hp) == (rads, 16)


@rule("fallout.rads.suffer-rads")
def test_rads_of_two_sources_add_up() -> None:
    """Two irradiated spaces in a row on top of 1 rad: 3."""
    t = wasteland(survivor(space="bos.d", rads=1), points=2)

    t.choose("step:bos.e", "step:bos.f")

    assert t.survivor().rads == 3


@rule("fallout.rads.rads-do-not-heal")
def test_recovering_hp_leaves_rads() -> None:
    """HP 8, rads 5 and 3 recovered: HP 11 and rads still 5."""
    t = met_with("{do: heal, amount: 3}", survivor(hp=8, rads=5))

    assert (t.survivor().hp, t.survivor().rads) == (11, 5)


@rule("fallout.rads.rads-do-not-heal")
def test_camping_leaves_rads() -> None:
    """Two camps on end bring 6 HP and take no rad away."""
    t = wasteland(survivor(hp=8, rads=5))

    t.choose("camp", "camp:all", "camp", "camp:all")

    assert (t.survivor().hp, t.survivor().rads) == (14, 5)


@rule("fallout.rads.suffer-rads", "fallout.results.level-not-negative")
def test_no_rads_are_no_rads_in_a_suit_either() -> None:
    """Level 1 less 1 makes no rads: the suit has nothing to keep off, and the Ghoul is neither healed nor harmed."""
    t = meets("{do: rads, amount: level-1}", survivor("ghoul", hp=10, apparel="hazmat-suit"), level=1)

    t.choose("option:do")

    assert (t.survivor().hp, t.survivor().rads) == (10, 0)
    assert not t.happened("heal")
    assert not t.happened("rads")


@rule("fallout.rads.suffer-rads")
def test_the_ghoul_is_healed_by_what_the_suit_lets_through() -> None:
    """Of 3 rads the suit keeps one off: the Ghoul recovers 2."""
    t = met_with("{do: rads, amount: 3}", survivor("ghoul", hp=6, apparel="hazmat-suit"))

    assert (t.survivor().hp, t.survivor().rads) == (8, 0)


@rule("fallout.terrain.irradiated-rad")
@pytest.mark.parametrize(("apparel", "rads"), [("tall-boots", 0), ("", 1)])
def test_apparel_can_keep_terrain_off(apparel: str, rads: int) -> None:
    """Boots of a pack that no terrain harms: equipped, an irradiated space costs no rad."""
    boots = story_pack(loot="- {id: tall-boots, kind: apparel, cost: 2, always: [{do: no-terrain-rads}]}\n")
    t = wasteland(survivor(space="bos.d", apparel=apparel), points=1, packs=[boots])

    t.choose("step:bos.e")

    assert t.survivor().rads == rads


@rule("fallout.rads.suffer-rads", "fallout.golden-rules.card-over-reference")
@pytest.mark.parametrize(("amount", "kept_off", "rads"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (1, 2, 0)])
def test_a_shield_takes_rads_away_and_nothing_is_told_of_none(amount: int, kept_off: int, rads: int) -> None:
    """As many fewer as the shield says, of each source; where none are left nothing happens."""
    pack = story_pack(
        loot=f"- {{id: veil, kind: apparel, cost: 1, always: [{{do: rad-shield, amount: {kept_off}}}]}}\n"
    )
    t = meets(f"{{do: rads, amount: {amount}}}", survivor(apparel="veil"), packs=[pack])

    t.choose("option:do")

    assert t.survivor().rads == rads
    assert [event.about["amount"] for event in t.happened("rads")] == ([rads] if rads else [])
