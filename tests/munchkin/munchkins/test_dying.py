"""Death, looting and coming back (topics death, looting-body, resurrection)."""

from typing import Any

import pytest

from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import Table, gear, munchkin, table

FILLER = ["tin-can"]


def dead(*others: dict[str, Any], order: list[int] | None = None, **has: Any) -> Table:
    """A munchkin of Level 6 who is caught by the Parade Giant Robot, before the body is looted."""
    has = {"level": 6, "hand": FILLER, **has}
    seats = [munchkin(**each) for each in others] or [munchkin(hand=["bent-fork"]), munchkin()]
    t = table(munchkin(**has), *seats, foes=["parade-giant-robot"], dice=[1, *(order or [2, 1])])
    t.until("loot")
    return t


@rule("munchkin.death.only-by-card")
def test_nobody_dies_but_by_a_card_that_says_so() -> None:
    """At Level 1 with nothing left a lost fight takes nothing, and its loser lives."""
    t = table(munchkin(hand=FILLER), munchkin(), munchkin(), foes=["ghoul-roamer"], dice=[1, 1])

    t.until("door-settled")

    assert t.munchkin(0).alive
    assert not dead().munchkin(0).alive


@rule("munchkin.death.clears-bad-stuff", "munchkin.death.clears-traps", "munchkin.death.clears-radiation")
def test_death_clears_all_that_acts_on_the_dead() -> None:
    kept = [Kept("radscorpion", "turns", 1), Kept("black-streak.1", "turns", 1), Kept("bald-spot", "kept")]

    t = dead(kept=kept)

    assert t.munchkin(0).kept == ()
    assert {"radscorpion", "black-streak.1", "bald-spot"} <= {*t.state.door_pile}


@rule("munchkin.death.sidekick-leaves", "munchkin.sidekicks.leave-on-death", "munchkin.sidekicks.death-before-looting")
def test_the_sidekick_of_the_dead_and_its_load_are_discarded_before_the_looting() -> None:
    t = table(
        munchkin(
            level=6,
            sidekick="pack-brahmin",
            used=["minigun"],
            backpack=[gear("super-sledge", carried=True)],
            hand=FILLER,
        ),
        munchkin(hand=["bent-fork"]),
        munchkin(),
        foes=["parade-giant-robot"],
        dice=[1, 2, 1],
    )

    t.until("loot")

    assert t.munchkin(0).sidekick == ""
    assert {"loot:minigun", "loot:tin-can"} <= {*t.options}
    assert "loot:super-sledge" not in t.options


@rule(
    "munchkin.death.belongings-lost",
    "munchkin.looting-body.layout",
    "munchkin.looting-body.any-card",
    "munchkin.hidden-information.looted-public",
)
def test_hand_and_items_of_the_dead_are_laid_out_for_all_to_see() -> None:
    t = dead(hand=["tripwire.1", "tin-can"], used=["baseball-bat"], backpack=["desk-fan"])

    assert t.munchkin(0).hand == ()
    assert t.munchkin(0).gear == ()
    assert {*t.game.view(None)["bodies"][0]["cards"]} == {"tripwire.1", "tin-can", "baseball-bat", "desk-fan"}


@rule(
    "munchkin.death.keeps-level",
    "munchkin.death.keeps-class",
    "munchkin.death.keeps-perks",
    "munchkin.death.keeps-megabrain",
    "munchkin.death.keeps-super-munchkin",
    "munchkin.looting-body.protected",
    "munchkin.death.same-traits",
)
def test_level_classes_perks_and_traits_stay_with_the_dead() -> None:
    t = dead(classes=["raider.1", "lone-wanderer.1"], traits=["super-munchkin.1", "megabrain.1"], perks=["thick-hide"])

    who = t.munchkin(0)
    assert (who.level, who.classes, who.traits, who.perks) == (
        6,
        ("raider.1", "lone-wanderer.1"),
        ("super-munchkin.1", "megabrain.1"),
        ("thick-hide",),
    )
    assert {*t.options} == {"loot:tin-can", "none"}


@rule(
    "munchkin.death.dead-get-no-cards",
    "munchkin.death.dead-get-no-levels",
    "munchkin.death.dead-do-nothing",
    "munchkin.charity.dead-excluded",
)
def test_the_dead_get_nothing_and_do_nothing() -> None:
    """The excess of seat 1 goes to seat 2 of Level 2, though the dead are at Level 1."""
    hand = ["bent-fork", "desk-fan", "left-boot", "garden-gnome", "wind-up-car", "leaf-blower"]
    t = table(munchkin(alive=False), munchkin(level=3, hand=hand), munchkin(level=2), active=1, phase="before-charity")

    assert t.seat == 1
    t.until("charity")
    t.choose("charity:bent-fork")

    assert t.munchkin(0).hand == ()
    assert t.munchkin(2).hand == ("bent-fork",)


@rule("munchkin.looting-body.one-each", "munchkin.looting-body.order", "munchkin.looting-body.to-hand")
def test_each_living_player_takes_one_card_the_highest_level_first() -> None:
    t = dead({"level": 2}, {"level": 4}, hand=["tin-can", "desk-fan", "left-boot"])

    assert t.seat == 2
    t.choose("loot:desk-fan")
    assert t.seat == 1
    t.choose("loot:tin-can")

    assert t.munchkin(2).hand == ("desk-fan",)
    assert t.munchkin(1).hand == ("tin-can",)
    assert "left-boot" in t.state.treasure_pile


@rule("munchkin.looting-body.tie")
@pytest.mark.parametrize(("rolls", "first"), [([2, 5], 2), ([5, 2], 1), ([3, 3, 1, 6], 2)])
def test_equal_levels_are_ordered_by_the_die(rolls: list[int], first: int) -> None:
    t = dead(order=rolls)

    assert t.seat == first


@rule("munchkin.looting-body.too-few")
def test_if_there_are_too_few_cards_the_last_get_nothing() -> None:
    t = dead({"level": 2}, {"level": 4}, hand=["tin-can"])

    t.choose("loot:tin-can")

    assert t.prompt == "receipt"
    assert t.state.bodies == ()


@rule("munchkin.looting-body.rest-discarded", "munchkin.looting-body.optional")
def test_a_card_may_be_declined_and_the_rest_is_discarded() -> None:
    t = dead(hand=["tin-can", "tripwire.1"])

    t.choose("none", "none")

    assert "tin-can" in t.state.treasure_pile
    assert "tripwire.1" in t.state.door_pile


@rule("munchkin.looting-body.dead-excluded")
def test_other_dead_players_take_nothing() -> None:
    t = dead({"alive": False}, {"level": 2})

    assert t.seat == 2
    t.choose("loot:tin-can")

    assert t.munchkin(1).hand == ()


@rule("munchkin.looting-body.bundle")
def test_a_modified_item_is_taken_as_one_card_and_counts_as_one_in_hand() -> None:
    t = dead(used=[gear("rusty-pistol", "telescopic-sight")], hand=[])

    t.choose("loot:rusty-pistol", "done")

    taker = t.munchkin(1)
    assert [each.cards for each in taker.bundles] == [("rusty-pistol", "telescopic-sight")]
    assert taker.hand_size == 2


@rule("munchkin.looting-body.bundle", "munchkin.looting-body.play-at-once", "munchkin.looting-body.to-hand")
def test_a_looted_bundle_may_be_played_at_once() -> None:
    t = dead(used=[gear("rusty-pistol", "telescopic-sight")], hand=[])

    t.choose("loot:rusty-pistol", "wear:rusty-pistol")

    assert t.strength(1) == 3


@rule("munchkin.looting-body.when-in-flight", "munchkin.looting-body.two-bodies")
def test_the_looting_waits_for_the_flight_of_all_and_bodies_come_in_the_order_of_deaths() -> None:
    """Fighter and helper both die: the fighter's body first, which the helper does not loot."""
    t = table(
        munchkin(level=6, hand=["desk-fan"]),
        munchkin(level=6, hand=["left-boot"]),
        munchkin(hand=["bent-fork"]),
        foes=["parade-giant-robot"],
        helper=1,
        dice=[1, 1],
    )

    t.until("first-runner")
    t.choose("first:0")
    t.until("loot")
    assert not t.munchkin(1).alive
    assert (t.seat, {*t.options}) == (2, {"loot:desk-fan", "none"})
    t.choose("loot:desk-fan")

    assert {*t.options} == {"loot:left-boot", "none"}


@rule("munchkin.looting-body.when-otherwise", "munchkin.radiation.creeping-death")
def test_outside_a_flight_the_body_is_looted_at_once() -> None:
    has = munchkin(hand=FILLER, kept=[Kept("creeping-irradiation", "creep", penalty=-3)])
    t = table(has, munchkin(hand=["bent-fork"]), munchkin(), phase="end", dice=[2, 1])

    assert t.prompt == "loot"
    assert not t.munchkin(0).alive


# -- coming back


@rule("munchkin.resurrection.when", "munchkin.resurrection.may-help")
def test_the_dead_come_back_at_the_start_of_the_next_turn_and_may_help() -> None:
    t = dead()

    t.until("turn-start")
    assert t.munchkin(0).alive
    assert t.munchkin(0).hand == ()
    t.state.doors = (*t.state.doors, "giant-ant")
    t.until("combat")

    assert "help:0" in t.options


@rule("munchkin.resurrection.new-doors", "munchkin.resurrection.new-treasures", "munchkin.resurrection.then-normal")
def test_at_the_start_of_the_own_next_turn_three_doors_and_three_treasures_are_drawn() -> None:
    treasures = ["flamer", "ripper", "minigun"]
    t = table(
        munchkin(redraw=True),
        munchkin(),
        munchkin(),
        phase="start",
        doors=["drafted", "raider.1", "tripwire.1"],
        treasures=treasures,
    )

    assert t.prompt == "receipt"
    assert t.munchkin(0).hand == ("drafted", "raider.1", "tripwire.1", "flamer", "ripper", "minigun")
    t.choose("done")

    assert t.prompt == "turn-start"


@rule("munchkin.resurrection.died-before-own-turn")
def test_who_dies_just_before_the_own_turn_draws_at_its_start() -> None:
    t = table(
        munchkin(level=6, hand=FILLER),
        munchkin(alive=False, redraw=True),
        munchkin(hand=["bent-fork"]),
        active=0,
        phase="end",
    )

    assert t.state.active == 1
    assert t.munchkin(1).alive
    assert len(t.munchkin(1).hand) >= 6


@rule("munchkin.resurrection.between-may-receive")
def test_between_coming_back_and_the_own_turn_cards_may_be_received() -> None:
    hand = ["bent-fork", "desk-fan", "left-boot", "garden-gnome", "wind-up-car", "leaf-blower"]
    t = table(munchkin(redraw=True), munchkin(level=3, hand=hand), munchkin(level=2), active=1, phase="charity")

    t.choose("charity:bent-fork")

    assert t.munchkin(0).hand == ("bent-fork",)


@rule("munchkin.resurrection.draw-once")
def test_the_new_cards_are_drawn_once() -> None:
    t = table(munchkin(redraw=True), munchkin(), munchkin(), phase="start", treasures=["flamer", "ripper", "minigun"])
    t.choose("done")

    assert not t.munchkin(0).redraw


@rule("munchkin.death.clears-bad-stuff", "munchkin.bad-stuff.lasting-two-victims")
def test_the_card_of_a_monster_that_goes_on_acting_is_discarded_once() -> None:
    """Its card lies in front of one of two victims: the death of that one discards it, of the other one does not."""
    owner = dead(kept=[Kept("radscorpion", "turns", 1)])
    other = dead(kept=[Kept("radscorpion", "turns", 1, echo=True)])

    assert owner.state.door_pile.count("radscorpion") == 1
    assert "radscorpion" not in other.state.door_pile


@rule("munchkin.looting-body.bundle")
def test_who_loots_a_single_card_leaves_the_bundle() -> None:
    """A body of a sharpened knife and a tin can: the first takes the can, and the knife still lies there."""
    t = dead(used=[gear("combat-knife", "sharpened-edge")])

    t.choose("loot:tin-can")

    assert "loot:combat-knife" in t.options
    assert "tin-can" in t.munchkin(1).hand
    assert t.munchkin(1).bundles == ()


@rule("munchkin.looting-body.optional", "munchkin.looting-body.rest-discarded")
def test_who_takes_nothing_leaves_it_to_the_others_and_an_empty_body_is_asked_of_nobody() -> None:
    """One card is there: Cleo does not want it, Ann takes it; and where Cleo takes it, Ann is not asked."""
    first, second = (dead({"level": 2}, {"level": 4}) for _ in range(2))

    first.choose("none")
    assert (first.seat, first.prompt) == (1, "loot")
    first.choose("loot:tin-can")
    second.choose("loot:tin-can")

    assert (first.munchkin(1).hand, first.munchkin(2).hand) == (("tin-can",), ())
    assert second.munchkin(2).hand == ("tin-can",)
    assert second.prompt != "loot"
