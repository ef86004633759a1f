"""Conflicts: cards go before rules, but for four firm ones."""

import pytest

from crossroads.engine.decisions import Illegal
from crossroads.games.munchkin.player import Kept
from crossroads.games.munchkin.state import Foe
from tests.kit import rule
from tests.kit.munchkin import gear, munchkin, table

DRAWN = ["baseball-bat", "combat-knife", "gas-mask", "laser-pistol", "minigun"]


@rule("munchkin.conflicts.card-beats-rule")
def test_a_card_that_contradicts_a_rule_is_followed() -> None:
    """One piece of headgear is the rule: a second is refused. With Cheat! on it Ann wears both, and both count: 1 + 2 + 1."""
    plain = table(munchkin(used=["combat-helmet"], backpack=["colander-helmet"]), munchkin(), munchkin())
    t = table(
        munchkin(used=["combat-helmet"], backpack=[gear("colander-helmet", cheat="cheat.1")]), munchkin(), munchkin()
    )
    assert plain.refused("wear:colander-helmet") == "munchkin.item-restrictions.slot-head"

    t.choose("wear:colander-helmet")

    assert t.strength(0) == 4


@rule("munchkin.conflicts.four-firm-rules", "munchkin.conflicts.firm-4-ten-by-kill")
def test_a_card_that_gives_a_level_does_not_give_the_tenth() -> None:
    """The card says a level at any time, but not that it breaks the firm rule: Ann of Level 9 cannot be its target."""
    t = table(
        munchkin(level=9, hand=["rescued-a-radcat", "bent-fork"]),
        munchkin(level=9),
        munchkin(level=8, hand=["tin-can"]),
    )
    high = table(munchkin(level=9, hand=["rescued-a-radcat"]), munchkin(level=9), munchkin(level=9))

    t.choose("play:rescued-a-radcat")
    t.settle()

    assert t.munchkin(2).level == 9  # the only one whom it could be for
    assert t.munchkin(0).level == 9
    assert "play:rescued-a-radcat" not in high.options


@rule("munchkin.conflicts.firm-1-level-floor")
@pytest.mark.parametrize(("level", "left"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_nothing_brings_a_level_below_one(level: int, left: int) -> None:
    """The Bad Stuff of the Centaur costs 2 levels: whoever is at 4 goes to 2, all below go to 1 and no further."""
    t = table(
        munchkin(level=level, hand=["bent-fork"]),
        munchkin(),
        munchkin(),
        foes=[Foe("centaur", "centaur", met=(0,))],
        dice=[1],
    )

    t.until("door-settled")

    assert t.munchkin(0).level == left


@rule("munchkin.conflicts.firm-1-strength-free")
def test_combat_strength_may_fall_below_nothing_on_both_sides() -> None:
    """Ann at Level 1 with -5 meets a Mole Rat Pup of 1 with -5: it is -4 against -4, a tie, and she does not win."""
    t = table(
        munchkin(hand=["bent-fork"], kept=[Kept("third-eye.1", "fight")]),
        munchkin(),
        munchkin(),
        foes=[Foe("mole-rat-pup", "mole-rat-pup", ("newborn.1",))],
    )
    assert t.sides == (-4, -4)

    t.close()

    assert t.prompt == "before-roll"
    assert t.munchkin(0).level == 1


@rule("munchkin.conflicts.firm-2-level-only-for-kill", "munchkin.conflicts.firm-4-ten-by-kill")
def test_a_victory_without_a_kill_gives_no_level_and_not_the_tenth() -> None:
    """Ann of Level 9 gets rid of the only monster with the Mesmetron: she has won the fight, and stays at Level 9."""
    t = table(
        munchkin(level=9, used=["mesmetron"], hand=["bent-fork"]),
        munchkin(),
        munchkin(),
        foes=["deathclaw"],
        treasures=DRAWN,
    )

    t.act(0, "power:mesmetron:0")
    t.until("receipt")

    assert t.munchkin(0).level == 9
    assert not t.is_over


@rule("munchkin.conflicts.firm-4-ten-by-kill")
def test_a_kill_gives_the_tenth_level() -> None:
    """Ann of Level 9 kills a Cave Gecko of 4, and the game is hers."""
    t = table(munchkin(level=9), munchkin(), munchkin(hand=["tin-can"]), foes=["cave-gecko"])

    t.close()

    assert t.munchkin(0).level == 10
    assert t.outcome.winners == (0,)


@rule("munchkin.conflicts.firm-3-no-reward-mid-fight")
def test_no_reward_is_taken_before_the_fight_is_over() -> None:
    """Fire has killed the Spider Robot, and the Mesmetron removed the Slavers; while the Giant Ant is there Ann has nothing."""
    t = table(
        munchkin(level=2, used=["flaming-motor-sword", "mesmetron"], hand=["bent-fork"]),
        munchkin(hand=["tin-can"]),
        munchkin(),
        foes=["spider-robot", "slaver-gang", "giant-ant"],
        treasures=DRAWN,
    )

    t.act(0, "power:mesmetron:0", "foe:slaver-gang")
    t.settle()
    assert t.prompt == "combat"
    assert [(gone.id, gone.treasures, gone.levels) for gone in t.fight.gone] == [
        ("spider-robot", 2, 1),
        ("slaver-gang", 2, 0),
    ]
    assert (t.munchkin(0).level, t.munchkin(0).hand) == (2, ("bent-fork",))
    t.until("receipt")

    assert t.munchkin(0).level == 4  # for the Spider Robot and the Giant Ant
    assert t.munchkin(0).hand == ("bent-fork", *DRAWN)


@rule("munchkin.conflicts.firm-3-loser-gets-nothing")
def test_who_loses_the_fight_gets_nothing_even_for_a_kill() -> None:
    """Ann's fire killed the Spider Robot, but she must run from the Yao Guai: no level and no Treasure."""
    t = table(
        munchkin(level=2, used=["flaming-motor-sword"], hand=["bent-fork"]),
        munchkin(),
        munchkin(),
        foes=["spider-robot", "yao-guai"],
        dice=[6],
    )

    t.until("combat")
    assert [gone.levels for gone in t.fight.gone] == [1]
    t.until("door-settled")

    assert (t.munchkin(0).level, t.munchkin(0).hand) == (2, ("bent-fork",))


@rule("munchkin.conflicts.disputes")
def test_the_program_has_the_last_word_and_names_its_rule() -> None:
    """Ann wants to sell in combat: she is refused with the rule in her way, and nothing has changed."""
    t = table(
        munchkin(backpack=["powered-armour", "minigun"], hand=["bent-fork"]), munchkin(), munchkin(), foes=["robobrain"]
    )
    before = t.game.digest()

    with pytest.raises(Illegal) as refusal:
        t.choose("sale")

    assert refusal.value.rule == "munchkin.combat.no-sale"
    assert t.game.digest() == before
