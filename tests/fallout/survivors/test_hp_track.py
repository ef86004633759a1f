"""The track: two pegs, their bounds, and what is left between them."""

import pytest

from tests.kit import rule
from tests.kit.fallout import enemy, met_with, story_pack, survivor, wasteland
from tests.kit.stories import meets


@rule("fallout.hp-track.hp-peg", "fallout.hp-track.rad-peg")
def test_the_pegs_say_hp_and_rads() -> None:
    """Red in hole 9 and green in hole 4: HP 9 and rads 4, and each moves without the other."""
    t = met_with("{do: heal, amount: 2}, {do: rads, amount: 1}", survivor(hp=9, rads=4))

    board = t.game.view(0)["survivors"][0]
    assert (board["hp"], board["rads"]) == (11, 5)


@rule("fallout.hp-track.hp-upper-bound")
@pytest.mark.parametrize(("hp", "after"), [(13, 16), (15, 16), (16, 16), (12, 15)])
def test_hp_stop_at_16(hp: int, after: int) -> None:
    """HP 15 and 3 recovered: 16, not 18."""
    t = met_with("{do: heal, amount: 3}", survivor(hp=hp))

    assert t.survivor().hp == after


@rule("fallout.hp-track.hp-lower-bound")
def test_hp_stop_at_0() -> None:
    """HP 2 and 6 damage: HP are 0 while the survivor, killed by it, comes back."""
    t = met_with("{do: damage, amount: 6}", survivor(hp=2))

    assert t.prompt == "return"
    assert t.survivor().hp == 0
    assert t.happened("damage")[0].about["hp"] == 0


@rule("fallout.hp-track.rads-bounds")
@pytest.mark.parametrize(("rads", "after"), [(1, 0), (3, 0), (4, 1), (0, 0)])
def test_rads_stop_at_0(rads: int, after: int) -> None:
    """Rads 1 and 3 recovered: 0."""
    t = met_with("{do: cure, amount: 3}", survivor(rads=rads))

    assert t.survivor().rads == after


@rule("fallout.hp-track.rads-bounds")
@pytest.mark.parametrize(("rads", "after"), [(15, 16), (12, 16), (11, 15)])
def test_rads_stop_at_16(rads: int, after: int) -> None:
    """Rads 15 and 4 suffered: 16."""
    t = met_with("{do: rads, amount: 4}", survivor(rads=rads), survivor())

    assert t.survivor().rads == after


@rule("fallout.hp-track.remaining-hp")
def test_remaining_hp_are_hp_less_rads() -> None:
    """HP 12 and rads 3 leave 9: 8 damage are borne, the ninth kills."""
    assert met_with("{do: damage, amount: 8}", survivor(hp=12, rads=3)).prompt == "turn"
    assert met_with("{do: damage, amount: 9}", survivor(hp=12, rads=3)).prompt == "return"

    assert met_with("{do: xp, amount: 1}", survivor(hp=12, rads=3)).survivor().remaining == 9


@rule("fallout.hp-track.remaining-hp")
@pytest.mark.parametrize(("weakest", "space"), [("remaining", "camp.a"), ("hp", "camp.c")])
def test_enemies_compare_remaining_hp_unless_the_table_says_otherwise(weakest: str, space: str) -> None:
    """A has 14 HP and 6 rads, B has 12 HP and none: A's remaining 8 are less than B's 12, although A's HP are more."""
    t = wasteland(
        survivor(space="camp.a", hp=14, rads=6),
        survivor(space="camp.c", hp=12),
        enemies=[enemy("mole-rat", "camp.b")],
        agendas=["know-it-all-1", "payday-1"],
        turn=1,
        options={"weakest": weakest},
    )

    t.choose("end")

    assert t.enemies_at(space) == ["mole-rat"]


@rule("fallout.hp-track.hp-upper-bound", "fallout.damage.heal")
def test_a_lower_limit_takes_nothing_away_and_lets_nothing_be_added() -> None:
    """A limit of 12: from 16 HP nothing is healed and nothing lost, from 11 it is one, from 5 all three."""
    pack = story_pack(loot="- {id: yoke, kind: apparel, cost: 1, always: [{do: hp-cap, most: 12}]}\n")
    told = []
    for hp in (16, 12, 11, 5):
        t = meets("{do: heal, amount: 3}", survivor(hp=hp, apparel="yoke"), packs=[pack])
        t.choose("option:do")
        told.append((t.survivor().hp, t.happened("heal")[0].about["amount"]))

    assert told == [(16, 0), (12, 0), (12, 1), (8, 3)]
