"""Traps (topic traps)."""

import pytest

from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import munchkin, table

FILLER = ["tin-can"]


@rule("munchkin.traps.on-kick", "munchkin.kick-open.trap-radiation", "munchkin.traps.default-discard")
def test_a_trap_behind_the_door_acts_at_once_on_who_opened_it() -> None:
    t = table(munchkin(level=3, hand=FILLER), munchkin(level=3), munchkin(), doors=["tripwire.1"], phase="kick")

    t.settle()

    assert [t.munchkin(seat).level for seat in (0, 1)] == [2, 3]
    assert t.state.door_pile == ("tripwire.1",)


@rule("munchkin.traps.from-hand", "munchkin.actions.any-trap-radiation", "munchkin.traps.default-instant")
@pytest.mark.parametrize("target", [0, 2])
def test_a_trap_may_be_played_on_any_player_in_anybodys_turn(target: int) -> None:
    t = table(munchkin(level=3, hand=FILLER), munchkin(level=3, hand=["tripwire.1"]), munchkin(level=3))

    t.act(1, "play:tripwire.1", f"target:{target}")
    t.settle()

    assert t.munchkin(target).level == 2


@rule("munchkin.traps.on-self")
def test_a_trap_may_be_played_on_its_own_player() -> None:
    t = table(munchkin(level=3, hand=["tripwire.1"]), munchkin(), munchkin())

    t.choose("play:tripwire.1", "target:0")

    assert t.munchkin(0).level == 2


@rule("munchkin.traps.hidden-to-hand", "munchkin.loot-room.no-effect-on-draw")
def test_a_trap_drawn_face_down_goes_to_the_hand() -> None:
    t = table(munchkin(level=3, hand=FILLER), munchkin(), munchkin(), doors=["tripwire.1"], phase="loot")

    t.choose("loot")
    t.until("loot-settled")

    assert t.munchkin(0).level == 3
    assert t.munchkin(0).hand == ("tin-can", "tripwire.1")


@rule("munchkin.traps.freeze", "munchkin.response-windows.frozen-victim", "munchkin.traps.not-mid-resolution")
def test_until_a_trap_has_acted_nobody_can_do_anything_but_avoid_it() -> None:
    """The victim holds Mentats, a class and a Trap of its own: only the Mentats may be applied."""
    has = munchkin(level=3, hand=["mentats.1", "raider.1", "tripwire.2"])
    t = table(has, munchkin(hand=["tripwire.1"]), munchkin())

    t.act(1, "play:tripwire.1", "target:0")

    assert (t.seat, t.prompt) == (0, "react")
    assert {*t.options} == {"play:mentats.1", "pass"}
    assert t.refused("play:tripwire.2") == "munchkin.response-windows.reaction-window"


@rule("munchkin.effects.mentats", "munchkin.effects.cancel-only-special", "munchkin.response-windows.lifo")
def test_mentats_cancel_a_trap() -> None:
    has = munchkin(level=3, hand=["mentats.1", *FILLER])
    t = table(has, munchkin(hand=["tripwire.1"]), munchkin())

    t.act(1, "play:tripwire.1", "target:0")
    t.choose("play:mentats.1")
    t.settle()

    assert t.munchkin(0).level == 3
    assert t.state.door_pile == ("tripwire.1",)
    assert t.state.treasure_pile == ("mentats.1",)


@rule("munchkin.traps.lasting-kept")
def test_a_lasting_trap_stays_until_it_runs_out() -> None:
    """Black Streak: -1 to all rolls until the end of the victim's next own turn."""
    t = table(
        munchkin(hand=FILLER),
        munchkin(hand=["black-streak.1"]),
        munchkin(),
        doors=["wrong-room", "drafted", "wandering-creature.1", "wandering-creature.2"],
    )

    t.act(1, "play:black-streak.1", "target:0")
    t.settle()
    assert [kept.id for kept in t.munchkin(0).kept] == ["black-streak.1"]
    while t.state.turn == 0:
        t.skip()
    assert [kept.id for kept in t.munchkin(0).kept] == ["black-streak.1"]
    while t.state.turn < 4:
        t.skip()

    assert t.munchkin(0).kept == ()
    assert "black-streak.1" in t.state.door_pile


@rule("munchkin.traps.lasting-not-fuel", "munchkin.cards.ability-cost-excluded")
def test_a_kept_trap_cannot_pay_for_an_ability() -> None:
    has = munchkin(classes=["brotherhood-paladin.1"], kept=[Kept("black-streak.1", "turns", 1)], hand=FILLER)
    t = table(has, munchkin(), munchkin(), foes=["robobrain"])

    t.choose("power:brotherhood-paladin.1:0")

    assert t.prompt == "pay"
    assert "pay:tin-can" in t.options
    assert "pay:black-streak.1" not in t.options


@rule("munchkin.traps.death-clears", "munchkin.death.clears-traps")
def test_death_ends_all_traps_on_the_dead() -> None:
    has = munchkin(level=6, kept=[Kept("black-streak.1", "turns", 2)], hand=FILLER)
    t = table(has, munchkin(hand=["bent-fork"]), munchkin(), foes=["parade-giant-robot"], dice=[1, 2, 1])

    t.until("loot")

    assert t.munchkin(0).kept == ()
    assert "black-streak.1" in t.state.door_pile


@rule("munchkin.traps.nothing-to-hit", "munchkin.items.worn-slot-backpack-safe")
def test_a_trap_that_finds_nothing_does_nothing() -> None:
    """Armour in the Backpack is not worn."""
    t = table(
        munchkin(backpack=["combat-armour"], hand=FILLER),
        munchkin(),
        munchkin(),
        doors=["lose-your-worn-armour"],
        phase="kick",
    )

    t.settle()

    assert [gear.id for gear in t.munchkin(0).gear] == ["combat-armour"]
    assert t.state.door_pile == ("lose-your-worn-armour",)


@rule(
    "munchkin.traps.dead-not-targeted", "munchkin.radiation.dead-not-targeted", "munchkin.level-up-cards.dead-excluded"
)
@pytest.mark.parametrize("card", ["tripwire.1", "third-eye.1", "rescued-a-radcat"])
def test_the_dead_cannot_be_aimed_at(card: str) -> None:
    t = table(munchkin(hand=[card, "bent-fork"]), munchkin(alive=False), munchkin())

    t.choose(f"play:{card}")

    assert {*t.options} == {"target:0", "target:2"}


@rule(
    "munchkin.traps.in-combat", "munchkin.interference.traps-radiation", "munchkin.items.loss-in-combat-counts-at-once"
)
def test_a_trap_may_hit_a_munchkin_in_a_fight_and_counts_at_once() -> None:
    """Combat Armour of 3 is gone in the middle of the fight."""
    t = table(
        munchkin(used=["combat-armour"], hand=FILLER),
        munchkin(hand=["lose-your-worn-armour"]),
        munchkin(),
        foes=["robobrain"],
    )
    assert t.sides == (4, 8)

    t.act(1, "play:lose-your-worn-armour", "target:0")
    t.settle()

    assert t.sides == (1, 8)
