"""The odds of ways that Fast enemies may be led: to a fight, where they are aggressive and come in with a later step."""

import pytest

from tests.fallout.expansions.new_california.test_enemy_abilities import CRITTERS, PACK, TILES
from tests.fallout.odds.test_odds_played import mean, told
from tests.kit import rule
from tests.kit.california import california
from tests.kit.fallout import Belongings, Wasteland, enemy, survivor
from tests.kit.throws import played_out


def on_its_way(token: str, space: str, who: Belongings) -> Wasteland:
    """An enemy has been activated, and the first player is asked which way it goes."""
    t = california(who, enemies=[enemy(token, space)], agendas=CRITTERS, tiles=TILES, packs=[PACK])
    t.choose("end")
    assert t.prompt == "enemy-path"
    return t


@rule("new-california.enemy-abilities.fast-aggressive", "new-california.enemy-abilities.fast-each-step-chosen")
@pytest.mark.parametrize("way", ["to:camp.d", "to:camp.e"])
@pytest.mark.parametrize("who", [survivor(hp=5), survivor(hp=3, traits=["well-rested"])], ids=["plain", "rested"])
def test_a_way_that_ends_in_a_fight_has_the_odds_of_it(who: Belongings, way: str) -> None:
    """A nightstalker two steps away by two ways: each has the odds of the fight, and those of all throws played out."""
    t = on_its_way("nightstalker", "g3.a", who)
    here = california(who, enemies=[enemy("nightstalker", "camp.c")], tiles=TILES, packs=[PACK])

    odds = told(t, way)

    assert odds == told(here, "fight:nightstalker")
    assert mean(odds) == played_out(t, way, 1)


@rule("new-california.enemy-abilities.fast-only-moves", "new-california.enemy-abilities.fast-each-step-chosen")
def test_a_way_that_ends_before_the_survivor_has_no_odds() -> None:
    """A gecko that comes in does not fight; three steps away a nightstalker gets next to the survivor, by any ways."""
    gecko = on_its_way("gecko", "g3.a", survivor())
    far = on_its_way("nightstalker", "g2.c", survivor())

    assert [told(gecko, way) for way in gecko.options] == [{}, {}]
    assert [told(far, way) for way in far.options] == [{}] * len(far.options)


@rule("new-california.enemy-abilities.fast-two-spaces", "new-california.enemy-abilities.fast-each-step-chosen")
def test_a_second_step_that_does_not_come_in_has_no_odds() -> None:
    """Three steps away with one way for the first: two for the second, which ends next door; here nothing comes of it."""
    t = on_its_way("nightstalker", "camp.c", survivor(space="g2.c"))

    assert t.options == ("to:g2.a", "to:g2.b")
    assert [told(t, way) for way in t.options] == [{}, {}]
