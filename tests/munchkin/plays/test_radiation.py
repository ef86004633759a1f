"""Radiation cards and Radiation Defence (topics radiation, rad-defence)."""

from typing import Any

import pytest

from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, table

FILLER = ["tin-can"]


def threatened(*, dice: list[int], card: str = "radiation-sickness.1", level: int = 3, **has: Any) -> Table:
    """A Radiation card behind the door, before its victim says whether to roll."""
    hand = has.pop("hand", FILLER)
    t = table(munchkin(level=level, hand=hand, **has), munchkin(), munchkin(), doors=[card], phase="kick", dice=dice)
    t.until("radiation")
    return t


@rule("munchkin.radiation.on-kick", "munchkin.radiation.sickness", "munchkin.radiation.roll-optional")
def test_radiation_behind_the_door_threatens_who_opened_it_and_acts_without_a_roll() -> None:
    t = threatened(dice=[])

    assert t.seat == 0
    t.choose("accept")

    assert t.munchkin(0).level == 2


@rule("munchkin.radiation.from-hand", "munchkin.interference.traps-radiation")
def test_radiation_may_be_played_on_a_fighter() -> None:
    t = table(munchkin(hand=FILLER), munchkin(hand=["third-eye.1"]), munchkin(), foes=["robobrain"])

    t.act(1, "play:third-eye.1", "target:0")
    t.until("radiation")

    assert t.seat == 0


@rule("munchkin.radiation.on-self")
def test_radiation_may_be_played_on_its_own_player() -> None:
    t = table(munchkin(hand=["extra-arm"]), munchkin(), munchkin())

    t.choose("play:extra-arm", "target:0", "accept")

    assert [kept.id for kept in t.munchkin(0).kept] == ["extra-arm"]


@rule(
    "munchkin.radiation.defence-roll",
    "munchkin.radiation.defence-target",
    "munchkin.radiation.defended-discard",
    "munchkin.rad-defence.roll",
    "munchkin.rad-defence.base",
    "munchkin.rad-defence.no-natural-rule",
)
@pytest.mark.parametrize(
    ("used", "die", "level"), [([], 6, 3), ([], 5, 2), (["radiation-suit"], 3, 3), (["radiation-suit"], 2, 2)]
)
def test_die_and_defence_over_six_avert_a_radiation_card(used: list[str], die: int, level: int) -> None:
    """A defence of 1 needs a 6, one of 4 with the Radiation Suit a 3."""
    t = threatened(dice=[die], used=used)

    t.choose("roll")
    t.settle()

    assert t.munchkin(0).level == level
    assert t.state.door_pile == ("radiation-sickness.1",)


@rule("munchkin.radiation.one-roll")
def test_each_radiation_card_allows_one_roll() -> None:
    t = threatened(dice=[1])

    t.choose("roll")
    t.settle()

    assert t.prompt == "door-settled"
    assert t.munchkin(0).level == 2


@rule("munchkin.radiation.one-roll", "munchkin.response-windows.roll-window")
def test_a_card_may_grant_another_roll() -> None:
    """The Geiger Counter re-rolls a 1, and the 6 averts."""
    t = threatened(dice=[1, 6], used=["geiger-counter"])

    t.choose("roll", "power:geiger-counter:0")
    t.settle()

    assert t.munchkin(0).level == 3


@rule("munchkin.radiation.freeze")
def test_the_threatened_player_can_do_nothing_but_defend() -> None:
    hand = ["radaway.1", "raider.1", "tripwire.1"]
    t = table(munchkin(level=3, hand=hand), munchkin(), munchkin(), doors=["radiation-sickness.1"], phase="kick")

    assert (t.seat, t.prompt) == (0, "react")
    assert {*t.options} == {"play:radaway.1", "pass"}


@rule("munchkin.radiation.antiradin", "munchkin.effects.cancel-only-at-once")
def test_radaway_cancels_radiation_at_its_moment() -> None:
    t = table(
        munchkin(level=3, hand=["radaway.1", *FILLER]),
        munchkin(),
        munchkin(),
        doors=["radiation-sickness.1"],
        phase="kick",
    )

    t.choose("play:radaway.1")
    t.settle()

    assert t.munchkin(0).level == 3
    assert t.prompt == "door-settled"


@rule("munchkin.radiation.hidden-to-hand")
def test_radiation_drawn_face_down_goes_to_the_hand() -> None:
    t = table(munchkin(hand=FILLER), munchkin(), munchkin(), doors=["third-eye.1"], phase="loot")

    t.choose("loot")
    t.until("loot-settled")

    assert t.munchkin(0).hand == ("tin-can", "third-eye.1")


@rule("munchkin.radiation.instant-discard", "munchkin.radiation.lasting-kept")
def test_radiation_that_acts_once_is_discarded_and_one_that_lasts_is_kept() -> None:
    once, lasting = threatened(dice=[]), threatened(dice=[], card="bald-spot")

    once.choose("accept")
    lasting.choose("accept")

    assert once.state.door_pile == ("radiation-sickness.1",)
    assert [kept.id for kept in lasting.munchkin(0).kept] == ["bald-spot"]
    assert lasting.defence(0) == 0


@rule("munchkin.rad-defence.no-floor")
def test_radiation_defence_may_fall_below_zero() -> None:
    t = threatened(dice=[], card="bald-spot", used=["mini-nuke-catapult"])
    assert t.defence(0) == 0

    t.choose("accept")

    assert t.defence(0) == -1


@rule("munchkin.rad-defence.modified", "munchkin.rad-defence.only-in-use")
def test_items_change_the_defence_only_while_they_are_in_use() -> None:
    t = table(munchkin(used=["radiation-suit", "gas-mask"], backpack=["rubber-boots"]), munchkin(), munchkin())

    assert t.defence(0) == 1 + 3 + 2


@rule("munchkin.rad-defence.failed-by-source")
def test_what_a_failed_roll_does_depends_on_what_threatens() -> None:
    """A card acts; a radioactive monster gets its bonus: a Glowing Brahmin of 5 has 7."""
    card = threatened(dice=[1])
    monster = table(munchkin(level=3, hand=FILLER), munchkin(), munchkin(), foes=["glowing-brahmin"], dice=[1])

    card.choose("roll")
    card.settle()
    monster.until("combat")

    assert card.munchkin(0).level == 2
    assert monster.sides == (3, 7)


@rule("munchkin.radiation.lasting-not-fuel")
def test_kept_radiation_cannot_pay_for_an_ability() -> None:
    has = munchkin(classes=["brotherhood-paladin.1"], kept=[Kept("extra-arm", "kept")], hand=FILLER)
    t = table(has, munchkin(), munchkin(), foes=["robobrain"])

    t.choose("power:brotherhood-paladin.1:0")

    assert "pay:extra-arm" not in t.options
    assert t.refused("pay:extra-arm").startswith("munchkin.")


@rule("munchkin.radiation.death-clears", "munchkin.death.clears-radiation")
def test_death_ends_all_radiation_on_the_dead() -> None:
    has = munchkin(level=6, kept=[Kept("bald-spot", "kept")], hand=FILLER)
    t = table(has, munchkin(hand=["bent-fork"]), munchkin(), foes=["parade-giant-robot"], dice=[1, 2, 1])

    t.until("loot")

    assert t.munchkin(0).kept == ()
    assert "bald-spot" in t.state.door_pile


@rule("munchkin.radiation.nothing-to-hit", "munchkin.level.floor")
@pytest.mark.parametrize("card", ["radiation-sickness.1", "spoiled-supplies"])
def test_radiation_that_finds_nothing_does_nothing(card: str) -> None:
    t = threatened(dice=[], card=card, level=1)

    t.choose("accept")

    assert t.munchkin(0).level == 1
    assert t.state.door_pile == (card,)


@rule("munchkin.radiation.third-eye", "munchkin.effects.until-end-of-combat", "munchkin.effects.combat-cards-discarded")
def test_third_eye_takes_five_until_the_end_of_the_fight() -> None:
    t = table(munchkin(level=9, hand=FILLER), munchkin(hand=["third-eye.1"]), munchkin(), foes=["mole-rat-pup"])

    t.act(1, "play:third-eye.1", "target:0")
    t.until("radiation")
    t.choose("accept")
    assert t.sides == (4, 1)
    kept = t.munchkin(0).kept
    t.close()

    assert [each.id for each in kept] == ["third-eye.1"]
    assert t.munchkin(0).kept == () or t.is_over


@rule("munchkin.radiation.third-eye-cured", "munchkin.effects.combat-card-removed", "munchkin.effects.lasting-ends")
def test_radaway_ends_third_eye_in_the_middle_of_the_fight() -> None:
    t = table(munchkin(hand=["radaway.1", *FILLER]), munchkin(hand=["third-eye.1"]), munchkin(), foes=["robobrain"])
    t.act(1, "play:third-eye.1", "target:0")
    t.until("radiation")
    t.choose("accept")
    assert t.strength(0) == -4

    t.act(0, "play:radaway.1")
    t.settle()

    assert t.strength(0) == 1
    assert t.munchkin(0).kept == ()


@rule("munchkin.radiation.third-eye-outside")
def test_third_eye_outside_a_fight_waits_for_the_next_one() -> None:
    t = table(munchkin(level=3, hand=FILLER), munchkin(hand=["third-eye.1"]), munchkin(), doors=["mole-rat-pup"])

    t.act(1, "play:third-eye.1", "target:0")
    t.until("radiation")
    t.choose("accept")
    t.until("combat")
    assert t.sides == (-2, 1)
    t.until("door-settled")

    assert t.munchkin(0).kept == ()


@rule("munchkin.radiation.creeping-start", "munchkin.radiation.creeping-grows", "munchkin.radiation.creeping-death")
@pytest.mark.parametrize(("reading", "died"), [("own-turns", 6), ("every-turn", 3)])
def test_creeping_irradiation_starts_at_one_grows_with_each_turn_and_kills_at_three(reading: str, died: int) -> None:
    """By the other reading it grows at the start of everybody's turn; it kills at the end of a turn of the victim."""
    doors = [
        "creeping-irradiation",
        *[f"wandering-creature.{n}" for n in (1, 2, 3, 4)],
        "wrong-room",
        "drafted",
        "mistaken-identity.1",
        "mistaken-identity.2",
    ]
    t = table(
        munchkin(hand=FILLER),
        munchkin(),
        munchkin(),
        doors=doors,
        phase="kick",
        options={"creeping": reading},
        dice=[1, 2, 3, 4],
    )
    t.until("radiation")
    t.choose("accept")
    assert t.strength(0) == 0

    deaths: list[int] = []
    while t.state.turn < 8 and not deaths:
        t.skip()
        deaths = [t.state.turn] if t.happened("died") else []

    assert deaths == [died]


@rule("munchkin.radiation.raise-defence", "munchkin.response-windows.reaction-window")
def test_raising_the_own_defence_is_a_way_to_avoid_radiation() -> None:
    """Lead Tablets: 4 more for this turn; a 2 is enough."""
    t = table(
        munchkin(level=3, hand=["lead-tablets.1", *FILLER]),
        munchkin(),
        munchkin(),
        doors=["radiation-sickness.1"],
        phase="kick",
        dice=[2],
    )

    t.choose("play:lead-tablets.1")
    t.until("radiation")
    assert t.defence(0) == 5
    t.choose("roll")
    t.settle()

    assert t.munchkin(0).level == 3


@rule("munchkin.radiation.victim-chooses")
def test_the_victim_picks_what_radiation_takes() -> None:
    """Spoiled Supplies take one of two one-shots."""
    t = threatened(dice=[], card="spoiled-supplies", backpack=["radaway.1", "bubbly-cola.1"])

    t.choose("accept", "lose:bubbly-cola.1")

    assert [gear.id for gear in t.munchkin(0).gear] == ["radaway.1"]


@rule("munchkin.radiation.creeping-grows")
def test_all_see_creeping_irradiation_grow() -> None:
    has = munchkin(hand=["tin-can"], kept=[Kept("creeping-irradiation", "creep", penalty=-1)])
    t = table(munchkin(hand=["bent-fork"]), has, munchkin(), phase="end", options={"creeping": "own-turns"})

    (event,) = t.happened("creeps")

    assert (event.rule, event.about["seat"], event.about["amount"]) == ("munchkin.radiation.creeping-grows", 1, -2)
