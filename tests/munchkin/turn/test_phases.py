"""The phases of a turn (topics turn, kick-open, look-for-trouble, loot-room, other-doors)."""

import pytest

from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import munchkin, table

FILLER = ["tin-can"]


@rule("munchkin.turn.start-actions", "munchkin.turn.start-ready", "munchkin.actions.own-turn-items")
def test_before_the_door_the_active_player_may_play_move_and_trade_and_then_is_ready() -> None:
    t = table(
        munchkin(hand=["baseball-bat", "tin-can"], backpack=["combat-helmet"]),
        munchkin(used=["combat-knife"]),
        munchkin(),
        doors=["mole-rat-pup"],
    )

    assert t.prompt == "turn-start"
    assert {"wear:baseball-bat", "wear:combat-helmet", "trade:1"} <= {*t.options}
    t.choose("wear:baseball-bat", "wear:combat-helmet", "pass")
    t.until("combat")

    assert t.sides == (5, 1)


@rule(
    "munchkin.turn.order",
    "munchkin.look-for-trouble.condition",
    "munchkin.loot-room.condition",
    "munchkin.charity.then-next-turn",
)
def test_the_phases_come_in_their_order() -> None:
    """Door, trouble, loot, Charity, and then the next player."""
    t = table(munchkin(hand=FILLER), munchkin(hand=["bent-fork"]), munchkin(), doors=["drafted", "wrong-room"])
    prompts = []
    while t.state.turn == 0:
        if t.seat == 0:
            prompts.append(t.prompt)
        t.choose(
            "loot"
            if t.prompt == "loot-room"
            else next(each for each in ("pass", "done", "no-trouble") if each in t.options)
        )

    assert [*dict.fromkeys(prompts)] == [
        "turn-start",
        "receipt",
        "door-settled",
        "trouble",
        "loot-room",
        "loot-settled",
    ]
    assert t.state.active == 1


@rule("munchkin.turn.between-phases", "munchkin.response-windows.window-moments")
def test_between_the_phases_items_may_be_moved() -> None:
    t = table(
        munchkin(hand=FILLER, backpack=["combat-helmet"]), munchkin(), munchkin(), doors=["drafted"], phase="kick"
    )

    t.until("door-settled")
    t.choose("wear:combat-helmet")

    assert t.strength(0) == 3


@rule("munchkin.turn.death-ends-turn")
def test_the_turn_ends_when_the_active_player_dies() -> None:
    t = table(
        munchkin(level=6, hand=FILLER),
        munchkin(hand=["bent-fork"]),
        munchkin(),
        foes=["parade-giant-robot"],
        dice=[1, 2, 1],
    )

    t.until("turn-start")

    assert (t.state.turn, t.state.active) == (1, 1)


@rule("munchkin.turn.end-triggers")
def test_what_happens_at_the_end_of_a_turn_comes_after_charity() -> None:
    """Black Streak runs out when the excess has been given away."""
    hand = ["tin-can", "bent-fork", "desk-fan", "left-boot", "garden-gnome", "wind-up-car"]
    t = table(munchkin(hand=hand, kept=[Kept("black-streak.1", "turns", 1)]), munchkin(), munchkin(), phase="charity")

    assert t.munchkin(0).kept != ()
    t.choose("charity:tin-can")

    assert t.munchkin(0).kept == ()


@rule("munchkin.kick-open.reveal", "munchkin.kick-open.mandatory")
def test_the_door_is_kicked_open_in_every_turn_and_all_see_the_card() -> None:
    t = table(munchkin(hand=FILLER), munchkin(), munchkin(), doors=["drafted"])

    t.choose("pass")

    assert [event.about["card"] for event in t.happened("kick")] == ["drafted"]
    assert t.refused("no-loot").startswith("munchkin.")


@rule("munchkin.kick-open.monster-fight", "munchkin.monsters.attack-on-kick", "munchkin.kick-open.fight-first")
def test_a_monster_behind_the_door_is_fought_at_once() -> None:
    t = table(munchkin(hand=["tin-can", "baseball-bat"]), munchkin(), munchkin(), doors=["giant-ant"], phase="kick")

    assert t.prompt == "combat"
    assert t.state.active == t.fight.fighter == 0
    assert t.refused("wear:baseball-bat") == "munchkin.combat.no-item-from-hand"


@rule("munchkin.kick-open.trap-then-on")
def test_after_a_trap_the_turn_goes_on_with_trouble() -> None:
    t = table(munchkin(level=3, hand=FILLER), munchkin(), munchkin(), doors=["tripwire.1"], phase="kick")

    t.until("trouble")

    assert t.munchkin(0).level == 2


@rule("munchkin.kick-open.other-to-hand", "munchkin.other-doors.face-up-to-hand", "munchkin.monsters.otherwise-to-hand")
@pytest.mark.parametrize("card", ["drafted", "wandering-creature.1", "enraged.1", "raider.1"])
def test_any_other_door_goes_to_the_hand(card: str) -> None:
    t = table(munchkin(hand=FILLER), munchkin(), munchkin(), doors=[card], phase="kick")

    t.until("door-settled")

    assert t.munchkin(0).hand == ("tin-can", card)


@rule("munchkin.cards.kick-without-doors")
def test_without_a_door_the_turn_goes_on() -> None:
    t = table(munchkin(hand=FILLER), munchkin(), munchkin(), phase="kick", only=True)

    t.until("trouble")

    assert t.state.active == 0


@rule(
    "munchkin.look-for-trouble.condition",
    "munchkin.look-for-trouble.as-if-door",
    "munchkin.monsters.attack-on-trouble",
    "munchkin.monsters.play-on-self",
)
def test_who_met_no_monster_may_play_one_from_the_hand() -> None:
    t = table(
        munchkin(level=2, hand=["mole-rat-pup", *FILLER]),
        munchkin(),
        munchkin(),
        phase="trouble",
        treasures=["baseball-bat"],
    )

    t.choose("trouble:mole-rat-pup")
    assert t.sides == (2, 1)
    t.close()

    assert t.munchkin(0).level == 3


@rule("munchkin.look-for-trouble.not-after-monster", "munchkin.loot-room.not-after-victory")
def test_who_met_a_monster_at_the_door_looks_for_no_trouble_and_loots_nothing() -> None:
    t = table(munchkin(level=5, hand=["mole-rat-pup", *FILLER]), munchkin(), munchkin(), foes=["giant-ant"])
    prompts = []
    while t.state.turn == 0:
        prompts.append(t.prompt)
        t.skip()

    assert "trouble" not in prompts
    assert "loot-room" not in prompts


@rule("munchkin.loot-room.not-after-flight", "munchkin.run-away.no-loot")
def test_who_ran_away_loots_nothing() -> None:
    t = table(munchkin(hand=FILLER), munchkin(), munchkin(), foes=["giant-mantis"], dice=[6])
    prompts = []
    while t.state.turn == 0:
        prompts.append(t.prompt)
        t.skip()

    assert "before-roll" in prompts
    assert "loot-room" not in prompts


@rule("munchkin.look-for-trouble.optional", "munchkin.loot-room.optional")
def test_trouble_and_loot_are_optional() -> None:
    t = table(munchkin(hand=["mole-rat-pup"]), munchkin(), munchkin(), phase="trouble")
    doors = t.state.doors

    t.choose("no-trouble", "no-loot")

    assert t.prompt == "before-charity"
    assert t.state.doors == doors
    assert t.state.fight is None


@rule("munchkin.look-for-trouble.one-monster")
def test_only_one_monster_is_played_in_a_turn() -> None:
    t = table(munchkin(level=5, hand=["mole-rat-pup", "giant-ant"]), munchkin(), munchkin(), phase="trouble")

    t.choose("trouble:mole-rat-pup")
    prompts = []
    while t.state.turn == 0:
        prompts.append(t.prompt)
        t.skip()

    assert "trouble" not in prompts


@rule("munchkin.loot-room.condition", "munchkin.loot-room.no-effect-on-draw")
def test_loot_is_one_door_face_down() -> None:
    t = table(munchkin(level=3, hand=FILLER), munchkin(), munchkin(), doors=["tripwire.1"], phase="loot")

    t.choose("loot")

    assert t.munchkin(0).hand == ("tin-can", "tripwire.1")
    assert t.munchkin(0).level == 3
    assert t.game.view(1)["players"][0]["hand"] is None
