"""Running away, Bad Stuff and sacrificed Sidekicks (topics run-away, bad-stuff)."""

from typing import Any

import pytest

from crossroads.games.munchkin.state import Foe
from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, munchkin_pack, table

FILLER = ["tin-can"]
AFRAID = "robobrain"  # Level 8, no run-away modifier, takes a Perk


def lost(*foes: str, dice: list[int], helper: bool = False, **has: Any) -> Table:
    """A fight that is lost, before the first roll to run away. With a helper of Level 1, if there is to be one."""
    has.setdefault("hand", FILLER)
    seats = [munchkin(**has), munchkin(hand=["bent-fork"]), munchkin()]
    t = table(*seats, foes=foes or [AFRAID], dice=dice, helper=1 if helper else -1)
    t.until("first-runner", "before-roll")
    return t


@rule(
    "munchkin.run-away.must-run",
    "munchkin.combat.losing-close",
    "munchkin.run-away.no-level",
    "munchkin.run-away.no-treasure",
)
def test_who_cannot_win_must_run_and_gets_nothing() -> None:
    t = lost(dice=[6])
    treasures = t.state.treasures

    t.until("door-settled")

    assert t.munchkin(0).level == 1
    assert t.state.treasures == treasures
    assert "robobrain" in t.state.door_pile


@rule("munchkin.run-away.roll", "munchkin.run-away.no-natural-rule")
@pytest.mark.parametrize(
    ("die", "used", "escaped"),
    [
        (5, [], True),
        (4, [], False),
        (6, [], True),
        (1, ["roller-skates", "biker-jacket"], True),
        (3, ["running-shoes"], True),
        (2, ["running-shoes"], False),
    ],
)
def test_five_or_more_with_all_modifiers_escapes(die: int, used: list[str], escaped: bool) -> None:
    """A 1 escapes with 4 more, and a 6 has no rule of its own."""
    t = lost(dice=[die], used=used, level=4, perks=["thick-hide"])

    t.until("door-settled")

    assert (t.munchkin(0).perks == ("thick-hide",)) is escaped


@rule("munchkin.run-away.item-modifiers")
def test_items_that_hinder_count_too() -> None:
    """Road-Sign Armour: one less, so a 5 is not enough."""
    t = lost(dice=[5], used=["road-sign-armour"], level=2, perks=["thick-hide"])

    t.until("door-settled")

    assert t.munchkin(0).perks == ()


@rule(
    "munchkin.run-away.monster-modifiers",
    "munchkin.run-away.monster-modifier-own-roll",
    "munchkin.run-away.per-monster-roll",
    "munchkin.run-away.per-monster-order",
)
def test_each_monster_has_its_own_roll_and_its_own_modifier_in_the_order_of_the_runner() -> None:
    """A fast Nightstalker (-1) and a slow Ceiling Turret (+2): a 4 escapes the Turret, a 5 does not escape the other."""
    t = lost("nightstalker", "ceiling-turret", dice=[4, 5], level=3)

    while t.prompt == "before-roll":
        t.choose("pass")
    t.choose("from:ceiling-turret")
    t.until("door-settled")

    assert t.munchkin(0).level == 1


@rule("munchkin.run-away.escaped-discard")
def test_the_monsters_are_discarded_after_the_flight() -> None:
    t = lost("robobrain", "giant-ant", dice=[6, 6])

    t.until("door-settled")

    assert {*t.state.door_pile} == {"robobrain", "giant-ant"}


@rule("munchkin.run-away.after-escape-effect", "munchkin.run-away.after-escape-means")
def test_some_monsters_act_even_on_those_who_escaped() -> None:
    """The Spiteful Squirrel takes a one-shot."""
    t = lost("spiteful-squirrel", "robobrain", dice=[6, 6], backpack=["radaway.1"])

    while t.prompt == "before-roll":
        t.choose("pass")
    t.choose("from:spiteful-squirrel")
    t.until("door-settled")

    assert t.munchkin(0).gear == ()


@rule(
    "munchkin.run-away.both-run",
    "munchkin.run-away.own-roll",
    "munchkin.run-away.catch-both",
    "munchkin.help.flight-separate",
)
def test_fighter_and_helper_run_each_for_themselves_and_may_both_be_caught() -> None:
    """A Mirelurk King takes three levels from each."""
    t = lost("mirelurk-king", dice=[6, 6, 1, 2], helper=True, level=4)
    t.munchkin(1).level = 5

    t.choose("first:0")
    t.until("door-settled")

    assert [t.munchkin(seat).level for seat in (0, 1)] == [1, 2]


@rule("munchkin.run-away.order-of-players")
@pytest.mark.parametrize("first", [0, 1])
def test_the_fighter_names_who_runs_first(first: int) -> None:
    t = lost(dice=[6, 6], helper=True)

    assert t.seat == 0
    t.choose(f"first:{first}")

    assert t.state.flight is not None
    assert t.state.flight.runners[0] == first


@rule("munchkin.run-away.bad-stuff-at-once", "munchkin.bad-stuff.suffered")
def test_bad_stuff_comes_before_the_next_roll() -> None:
    """The Radroach takes the Running Shoes, so the next roll is without their 2."""
    t = lost("radroach", "robobrain", dice=[6, 1, 3], used=["running-shoes"], level=2, perks=["thick-hide"])

    while t.prompt == "before-roll":
        t.choose("pass")
    t.choose("from:radroach")
    t.until("door-settled")

    assert t.munchkin(0).gear == ()
    assert t.munchkin(0).perks == ()


@rule("munchkin.run-away.dead-not-chased")
def test_the_dead_are_not_pursued_by_other_monsters() -> None:
    """One roll is made, though two monsters were there."""
    t = lost("parade-giant-robot", "robobrain", dice=[1, 2, 1], level=6)

    while t.prompt == "before-roll":
        t.choose("pass")
    t.choose("from:parade-giant-robot")
    t.until("loot")

    assert not t.munchkin(0).alive


@rule("munchkin.run-away.no-escape-monster", "munchkin.run-away.no-escape-first")
def test_from_some_monsters_nobody_escapes_by_a_roll_or_a_card() -> None:
    """The Tar Thing: no roll, and the Stealth Gadget does not help."""
    t = lost("tar-thing", dice=[], used=["running-shoes"], hand=["stealth-gadget"], level=3)

    assert "play:stealth-gadget" not in t.options
    t.until("door-settled")

    assert t.munchkin(0).gear == ()
    assert t.munchkin(0).level == 2


@rule("munchkin.run-away.not-pursued")
def test_a_monster_lets_those_be_whom_it_does_not_pursue() -> None:
    """The Young Deathclaw does not chase munchkins up to Level 3: no roll, no Bad Stuff."""
    t = table(munchkin(level=3, hand=FILLER), munchkin(), munchkin(), foes=["young-deathclaw"], dice=[])

    t.until("door-settled")

    assert t.munchkin(0).level == 3


@rule("munchkin.run-away.after-escape-means")
def test_who_is_not_pursued_has_not_escaped() -> None:
    """The Alien Landing Party takes a card of those who escaped, but lets Level 5 be."""
    t = table(munchkin(level=5, hand=FILLER), munchkin(), munchkin(), foes=["alien-landing-party"], dice=[6])

    t.until("door-settled")

    assert t.munchkin(0).hand == ("tin-can",)


@rule("munchkin.run-away.plays-allowed")
def test_in_flight_only_what_concerns_it_and_any_time_cards_may_be_played() -> None:
    hand = ["jet-inhaler.1", "fury-pills.1", "raider.1", "tripwire.1", "rescued-a-radcat", "baseball-bat"]
    t = lost(dice=[6], hand=hand)

    assert {"play:jet-inhaler.1", "class:raider.1", "play:tripwire.1", "play:rescued-a-radcat"} <= {*t.options}
    assert not {"play:fury-pills.1", "wear:baseball-bat"} & {*t.options}


@rule("munchkin.run-away.plays-allowed", "munchkin.backpack.one-shot-from-backpack-in-combat")
def test_the_jet_inhaler_adds_three_for_this_flight() -> None:
    t = lost(dice=[2], backpack=["jet-inhaler.1"], level=2, perks=["thick-hide"])

    t.act(0, "play:jet-inhaler.1")
    t.until("door-settled")

    assert t.munchkin(0).perks == ("thick-hide",)
    assert t.munchkin(0).lasting == ()


def test_the_stealth_gadget_escapes_from_all_without_a_roll() -> None:
    t = lost("robobrain", "giant-ant", dice=[], hand=["stealth-gadget", "tin-can"], level=2, perks=["thick-hide"])

    t.act(0, "play:stealth-gadget")
    t.until("door-settled")

    assert t.munchkin(0).perks == ("thick-hide",)


# -- Bad Stuff


@rule("munchkin.bad-stuff.kinds")
@pytest.mark.parametrize(("foe", "level"), [("feral-ghoul", 3), ("centaur", 2), ("mirelurk-king", 1)])
def test_bad_stuff_takes_what_the_monster_says(foe: str, level: int) -> None:
    t = table(munchkin(level=4, hand=FILLER), munchkin(), munchkin(), foes=[foe, "battle-butler"], dice=[6, 1, 6])

    t.until("before-roll")
    while t.prompt == "before-roll":
        t.choose("pass")
    t.choose(f"from:{foe}")
    t.until("door-settled")

    assert t.munchkin(0).level == level


@rule("munchkin.bad-stuff.lasting-card-kept", "munchkin.bad-stuff.lasting-not-a-fight")
def test_a_monster_whose_bad_stuff_lasts_stays_in_front_of_its_victim() -> None:
    """The Radscorpion: -2 until the end of the next own turn; it is in no fight."""
    t = lost("radscorpion", dice=[6, 1])

    t.until("door-settled")

    assert [kept.id for kept in t.munchkin(0).kept] == ["radscorpion"]
    assert t.strength(0) == -1
    assert t.state.fight is None
    assert "radscorpion" not in t.state.door_pile


@rule("munchkin.bad-stuff.lasting-two-victims")
def test_lasting_bad_stuff_of_one_card_may_hit_two() -> None:
    t = lost("giant-radscorpion", dice=[6, 6, 1, 1], helper=True, level=3)

    t.choose("first:0")
    t.until("door-settled")

    assert [t.strength(seat) for seat in (0, 1)] == [2 - 3, 1 - 3]
    assert [len(t.munchkin(seat).kept) for seat in (0, 1)] == [1, 1]


@rule("munchkin.bad-stuff.nothing-to-lose")
def test_bad_stuff_that_finds_nothing_takes_nothing() -> None:
    t = lost("robobrain", dice=[1])

    t.until("door-settled")

    assert t.munchkin(0).perks == ()
    assert t.munchkin(0).level == 1


@rule("munchkin.bad-stuff.as-much-as-possible")
def test_bad_stuff_takes_what_there_is() -> None:
    """The Tax Office wants 1,000 caps; there are items for 500."""
    t = lost("wasteland-tax-office", dice=[1], backpack=["desk-fan", "garden-gnome"])

    t.until("lose")
    t.choose("lose:desk-fan")
    t.until("door-settled")

    assert t.munchkin(0).gear == ()


@rule("munchkin.bad-stuff.printed-order", "munchkin.death.dying-in-chain")
def test_the_parts_of_bad_stuff_come_in_the_order_printed_and_a_death_ends_them() -> None:
    """A monster that kills and then takes a level: the dead keep it."""
    pack = munchkin_pack(monsters="- id: reaper\n  level: 9\n  bad-stuff: [{do: die}, {do: lose, what: level}]\n")
    has = munchkin(level=4, hand=FILLER)
    t = table(
        has, munchkin(hand=["bent-fork"]), munchkin(), foes=[Foe("reaper", "reaper")], packs=[pack], dice=[1, 2, 1]
    )

    t.until("loot")

    assert t.munchkin(0).level == 4
    assert not t.munchkin(0).alive


@rule("munchkin.response-windows.reaction-window")
def test_bad_stuff_may_be_cancelled() -> None:
    """The Healing Shot."""
    t = lost("mirelurk-king", dice=[6, 1], hand=["healing-shot.1", "tin-can"], level=4)

    while t.state.flight is not None:
        t.choose("play:healing-shot.1" if "play:healing-shot.1" in t.options else "pass")

    assert t.munchkin(0).level == 4
