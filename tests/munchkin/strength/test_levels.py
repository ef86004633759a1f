"""Levels, Combat Strength and sex (topics level, character, sex)."""

import pytest

from crossroads.games.munchkin.strength.levels import can_gain, end_long_game, gain_levels
from tests.kit import rule
from tests.kit.munchkin import munchkin, table


@rule("munchkin.level.gain-card", "munchkin.level-up-cards.any-player")
@pytest.mark.parametrize("target", [0, 1, 2])
def test_a_level_card_lifts_any_player(target: int) -> None:
    t = table(munchkin(level=2, hand=["rescued-a-radcat", "tin-can"]), munchkin(level=2), munchkin(level=2))

    t.choose("play:rescued-a-radcat", f"target:{target}")
    t.settle()

    assert [t.munchkin(seat).level for seat in range(3)] == [3 if seat == target else 2 for seat in range(3)]


@rule("munchkin.level.gain-sale", "munchkin.selling.rate")
def test_a_sale_of_a_thousand_caps_gives_a_level() -> None:
    t = table(munchkin(level=2, backpack=["mini-nuke-catapult"], hand=["tin-can"]), munchkin(), munchkin())

    t.choose("sale", "sell:mini-nuke-catapult", "done")

    assert t.munchkin(0).level == 3


@rule("munchkin.level.gain-only", "munchkin.help.no-levels")
def test_a_helper_gains_no_level() -> None:
    t = table(
        munchkin(level=2, hand=["tin-can"]), munchkin(level=5), munchkin(), foes=["feral-ghoul"], helper=1, dice=[6, 6]
    )

    t.until("receipt")

    assert [t.munchkin(seat).level for seat in (0, 1)] == [3, 5]


@rule("munchkin.level.loss-only-card", "munchkin.death.keeps-level")
def test_death_costs_no_level() -> None:
    t = table(
        munchkin(level=6, hand=["tin-can"]),
        munchkin(hand=["bent-fork"]),
        munchkin(),
        foes=["behemoth"],
        dice=[6, 1, 2, 1],
    )

    t.until("turn-start")

    assert t.munchkin(0).level == 6


@rule("munchkin.level.floor", "munchkin.conflicts.firm-1-level-floor", "munchkin.bad-stuff.as-much-as-possible")
def test_no_loss_goes_below_level_one() -> None:
    """Level 2 and a Mirelurk King who takes three levels."""
    t = table(munchkin(level=2, hand=["tin-can"]), munchkin(), munchkin(), foes=["mirelurk-king"], dice=[6, 1])

    t.until("door-settled")

    assert t.munchkin(0).level == 1


@rule("munchkin.level.strength-may-be-negative", "munchkin.conflicts.firm-1-strength-free")
def test_combat_strength_may_be_negative() -> None:
    """Level 1 and Third Eye: -4."""
    t = table(munchkin(hand=["tin-can"]), munchkin(hand=["third-eye.1"]), munchkin(), foes=["giant-ant"], dice=[1])

    t.act(1, "play:third-eye.1", "target:0")
    t.settle()
    t.choose("accept")

    assert t.strength(0) == -4


@rule("munchkin.character.combat-strength", "munchkin.effects.same-effects-add")
def test_combat_strength_is_the_level_and_all_that_is_in_force() -> None:
    """Level 4, items of 2 and 3, a penalty of 1: 8."""
    t = table(munchkin(level=4, used=["baseball-bat", "combat-armour", "roller-skates"]), munchkin(), munchkin())

    assert t.strength(0) == 4 + 2 + 3 - 1


@rule("munchkin.character.traits")
def test_everybody_sees_level_class_perks_and_gear_of_a_character() -> None:
    has = munchkin(level=4, classes=["raider.1"], perks=["thick-hide"], used=["baseball-bat"], backpack=["tin-can"])
    t = table(has, munchkin(), munchkin())

    shown = t.game.view(None)["players"][0]

    assert (shown["level"], shown["classes"], shown["perks"]) == (4, ["raider.1"], ["thick-hide"])
    assert [(gear["id"], gear["used"]) for gear in shown["gear"]] == [("baseball-bat", True), ("tin-can", False)]


@rule("munchkin.sex.change", "munchkin.item-restrictions.became-illegal")
def test_a_change_of_sex_counts_at_once_for_items_in_use() -> None:
    """The Sniper Rifle is for women: after the Wrong Changing Room it adds nothing, in the same fight."""
    t = table(
        munchkin(used=["sniper-rifle"], hand=["tin-can"]),
        munchkin(hand=["wrong-changing-room"]),
        munchkin(),
        foes=["behemoth"],
        dice=[6],
    )
    t.until("combat")
    assert t.strength(0) == 5

    t.act(1, "play:wrong-changing-room", "target:0")
    t.settle()

    assert t.munchkin(0).sex == "male"
    assert t.strength(0) == 1 - 5


@rule("munchkin.sex.kept-on-death", "munchkin.death.same-traits")
def test_a_new_character_has_the_sex_of_the_dead_one() -> None:
    t = table(
        munchkin(sex="male", hand=["tin-can"]),
        munchkin(hand=["bent-fork"]),
        munchkin(),
        foes=["parade-giant-robot"],
        dice=[1, 1, 2, 3, 4, 5],
    )
    t.munchkin(0).level = 5

    t.until("turn-start")

    assert t.munchkin(0).alive
    assert t.munchkin(0).sex == "male"


@rule("munchkin.start-end.win-at-ten")
def test_who_wins_is_not_among_those_who_lose() -> None:
    t = table(munchkin(level=9, hand=["tin-can"]), munchkin(), munchkin(level=4), foes=["mole-rat-pup"])

    t.until()

    assert (t.outcome.winners, t.outcome.losers) == ((0,), (1, 2))
    assert t.outcome.scores == (10, 1, 4)


@rule("munchkin.character.combat-strength")
def test_a_bonus_for_fighting_alone_needs_a_fight() -> None:
    """A Lone Wanderer of Level 3 is worth 5 in a fight without a helper, and 3 outside any."""
    wanderer = munchkin(level=3, classes=["lone-wanderer.1"], hand=["tin-can"])

    assert table(wanderer, munchkin(), munchkin(), foes=["robobrain"]).strength(0) == 5
    assert table(wanderer, munchkin(), munchkin(), foes=["robobrain"], helper=1).strength(0) == 3
    assert table(wanderer, munchkin(), munchkin()).strength(0) == 3


@rule("munchkin.start-end.win-at-ten", "munchkin.start-end.win-at-once")
def test_who_reaches_level_ten_has_won_and_that_is_told_once() -> None:
    """Ben of Level 9 kills a Mad Overseer, worth two levels: the tenth is the last."""
    t = table(
        munchkin(level=8),
        munchkin(level=9, classes=["raider.1"], used=["minigun", "combat-armour", "combat-helmet"], hand=["tin-can"]),
        munchkin(level=3),
        active=1,
        foes=["mad-overseer"],
    )
    assert t.sides == (19, 16)

    t.close()

    assert t.is_over
    assert t.told("level") == [{"seat": 1, "level": 10}]
    assert (t.told("won"), t.rules_told("won")) == ([{"winners": [1]}], ["munchkin.start-end.win-at-ten"])
    assert (t.outcome.winners, t.outcome.losers, t.outcome.scores) == ((1,), (0, 2), (8, 10, 3))


@rule("munchkin.conflicts.firm-4-ten-by-kill", "munchkin.death.dead-get-no-levels")
def test_levels_otherwise_gained_end_at_nine_and_the_dead_gain_none() -> None:
    t = table(munchkin(level=8), munchkin(level=5, alive=False), munchkin(level=5))

    for seat in range(3):
        gain_levels(t.state, t.munchkin(seat), 3, "munchkin.level.gain-sale")

    assert [t.munchkin(seat).level for seat in range(3)] == [9, 5, 8]
    assert [can_gain(t.munchkin(seat)) for seat in range(3)] == [False, False, True]


@rule("munchkin.start-end.longest-game")
def test_the_end_of_a_long_game_names_the_highest() -> None:
    t = table(munchkin(level=7), munchkin(level=4), munchkin(level=7))

    end_long_game(t.state)

    outcome = t.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.losers, outcome.scores, outcome.how) == ((0, 2), (1,), (7, 4, 7), "rounds")
    told = t.state.events[-1]
    assert (told.kind, told.rule) == ("outlasted", "munchkin.start-end.longest-game")
    assert told.about == {"winners": [0, 2], "level": 7}
