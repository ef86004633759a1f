"""Sidekicks (topic sidekicks)."""

from typing import Any

import pytest

from tests.kit import rule
from tests.kit.munchkin import Table, gear, munchkin, table

FILLER = ["tin-can"]


def lost(*foes: str, dice: list[int], helper: bool = False, **has: Any) -> Table:
    has = {"hand": FILLER, "sidekick": "faithful-mutt", **has}
    t = table(
        munchkin(**has),
        munchkin(hand=["bent-fork"]),
        munchkin(),
        foes=foes or ["robobrain"],
        dice=dice,
        helper=1 if helper else -1,
    )
    t.until("first-runner", "before-roll")
    return t


@rule("munchkin.sidekicks.play-on-draw", "munchkin.sidekicks.keep-in-hand")
@pytest.mark.parametrize(("choice", "played"), [("sidekick:faithful-mutt", True), ("done", False)])
def test_a_sidekick_may_be_played_when_it_is_drawn_or_kept_for_later(choice: str, played: bool) -> None:
    t = table(munchkin(hand=FILLER), munchkin(), munchkin(), doors=["faithful-mutt"], phase="kick")

    t.choose(choice)

    assert (t.munchkin(0).sidekick == "faithful-mutt") is played
    assert ("faithful-mutt" in t.munchkin(0).hand) is not played


@rule("munchkin.sidekicks.play-on-draw")
def test_a_sidekick_drawn_in_the_turn_of_another_may_be_played_at_once() -> None:
    """The Passing Caravan brings a Door in a fight of somebody else."""
    t = table(
        munchkin(hand=FILLER),
        munchkin(hand=["passing-caravan"]),
        munchkin(),
        foes=["robobrain"],
        doors=["faithful-mutt"],
    )

    t.act(1, "play:passing-caravan")
    t.until("receipt")
    t.choose("sidekick:faithful-mutt")

    assert t.munchkin(1).sidekick == "faithful-mutt"


@rule("munchkin.sidekicks.own-turn-any-moment")
@pytest.mark.parametrize("foes", [[], ["robobrain"]])
def test_a_sidekick_in_hand_may_be_played_at_any_moment_of_the_own_turn(foes: list[str]) -> None:
    t = table(munchkin(hand=["faithful-mutt"]), munchkin(), munchkin(), foes=foes)

    t.choose("sidekick:faithful-mutt")

    assert t.strength(0) == 3


@rule("munchkin.sidekicks.not-other-turn", "munchkin.sidekicks.only-drawn-at-once")
def test_a_sidekick_in_hand_waits_for_the_own_turn() -> None:
    t = table(munchkin(hand=FILLER), munchkin(hand=["faithful-mutt"]), munchkin())

    t.choose("pass")

    assert t.refused("sidekick:faithful-mutt") == "munchkin.sidekicks.not-other-turn"


@rule("munchkin.sidekicks.only-drawn-at-once")
def test_a_sidekick_received_by_charity_goes_to_the_hand() -> None:
    hand = ["faithful-mutt", "tin-can", "bent-fork", "desk-fan", "left-boot", "garden-gnome"]
    t = table(munchkin(level=2, hand=hand), munchkin(level=2), munchkin(), phase="charity")

    t.choose("charity:faithful-mutt")

    assert t.options == ("done",)


@rule("munchkin.sidekicks.one-at-a-time")
def test_nobody_has_two_sidekicks() -> None:
    t = table(munchkin(sidekick="faithful-mutt", hand=["reformed-raider"]), munchkin(), munchkin())

    assert t.refused("sidekick:reformed-raider") == "munchkin.sidekicks.one-at-a-time"
    t.choose("drop:faithful-mutt")
    t.act(0, "sidekick:reformed-raider")

    assert t.munchkin(0).sidekick == "reformed-raider"


@rule("munchkin.sidekicks.discard-any-time")
def test_a_sidekick_may_be_dropped_in_the_turn_of_another() -> None:
    t = table(munchkin(hand=FILLER), munchkin(sidekick="faithful-mutt"), munchkin())

    t.act(1, "drop:faithful-mutt")

    assert t.munchkin(1).sidekick == ""
    assert t.state.door_pile == ("faithful-mutt",)


@rule("munchkin.sidekicks.not-tradeable")
def test_a_sidekick_cannot_be_traded() -> None:
    t = table(munchkin(sidekick="faithful-mutt", used=["baseball-bat"], hand=FILLER), munchkin(), munchkin())

    t.choose("trade:1")

    assert "give:faithful-mutt" not in t.options


@rule("munchkin.sidekicks.only-printed-powers", "munchkin.sidekicks.has-power")
def test_each_sidekick_does_what_its_card_says() -> None:
    content = table().state.content
    sidekicks = [card for card in content.cards.values() if card.kind == "sidekick"]

    assert len(sidekicks) == 8
    assert all(card.words for card in sidekicks)
    mutt = table(munchkin(sidekick="faithful-mutt"), munchkin(), munchkin())
    assert (mutt.strength(0), mutt.defence(0)) == (3, 1)


@rule(
    "munchkin.sidekicks.sacrifice", "munchkin.sidekicks.sacrifice-escapes-all", "munchkin.sidekicks.sacrifice-discards"
)
def test_a_sacrificed_sidekick_saves_from_every_monster_without_a_roll() -> None:
    t = lost("robobrain", "mirelurk-king", dice=[6], level=2, perks=["thick-hide"])

    t.choose("sacrifice")
    t.until("door-settled")

    assert t.munchkin(0).level == 2
    assert t.munchkin(0).perks == ("thick-hide",)
    assert "faithful-mutt" in t.state.door_pile


@rule("munchkin.sidekicks.sacrifice-beats-no-escape", "munchkin.run-away.no-escape-first")
def test_the_sacrifice_works_even_where_nobody_escapes() -> None:
    t = lost("tar-thing", dice=[], level=2, used=["rubber-boots"])

    t.choose("sacrifice")
    t.until("door-settled")

    assert t.munchkin(0).level == 2
    assert t.munchkin(0).item("rubber-boots") is not None


@rule("munchkin.sidekicks.sacrifice-before-rolling", "munchkin.run-away.sidekick-first")
def test_after_the_first_roll_it_is_too_late() -> None:
    t = lost("robobrain", "giant-ant", dice=[6, 6])

    while t.prompt == "before-roll":
        t.choose("pass")
    t.choose("from:robobrain")
    t.until("before-roll")
    while t.seat != 0:
        t.choose("pass")

    assert t.refused("sacrifice") == "munchkin.sidekicks.sacrifice-before-rolling"


@rule("munchkin.sidekicks.sacrifice-items-lost", "munchkin.sidekicks.items-when-leaving")
def test_what_the_sidekick_carries_is_lost_with_it() -> None:
    t = table(
        munchkin(sidekick="pack-brahmin", backpack=[gear("super-sledge", carried=True)], hand=FILLER),
        munchkin(),
        munchkin(),
        foes=["robobrain"],
    )

    t.until("before-roll")
    t.choose("sacrifice")

    assert t.munchkin(0).gear == ()
    assert "super-sledge" in t.state.treasure_pile


@rule("munchkin.sidekicks.sacrifice-helper-choice")
@pytest.mark.parametrize(("choice", "level"), [("along", 5), ("alone", 2)])
def test_the_fighter_says_whether_the_helper_comes_along(choice: str, level: int) -> None:
    """Left behind, the helper rolls a 1 against the Mirelurk King and loses three levels."""
    t = lost("mirelurk-king", dice=[6, 6, 1], helper=True, level=1)
    t.munchkin(1).level = 5

    t.choose("first:0", "sacrifice", choice)
    t.until("door-settled")

    assert t.munchkin(1).level == level


@rule("munchkin.sidekicks.sacrifice-by-helper", "munchkin.sidekicks.sacrifice-own-moment")
def test_a_helper_saves_only_the_helper() -> None:
    t = table(
        munchkin(level=4, hand=FILLER),
        munchkin(level=1, sidekick="faithful-mutt", hand=["bent-fork"]),
        munchkin(),
        foes=["mirelurk-king"],
        helper=1,
        dice=[6, 6, 1],
    )

    t.until("first-runner")
    t.choose("first:0")
    t.wait_for(1, "sacrifice")
    t.choose("sacrifice")
    t.until("door-settled")

    assert t.munchkin(0).level == 1
    assert t.munchkin(1).level == 1
    assert t.munchkin(1).sidekick == ""


@rule("munchkin.sidekicks.sacrifice-just-played")
def test_a_sidekick_played_after_the_fight_was_lost_may_be_sacrificed() -> None:
    t = lost("mirelurk-king", dice=[6], level=2, sidekick="", hand=["faithful-mutt"])

    t.act(0, "sidekick:faithful-mutt")
    t.act(0, "sacrifice")
    t.until("door-settled")

    assert t.munchkin(0).level == 2


@rule("munchkin.sidekicks.monsters-react")
def test_monsters_react_to_the_class_and_sex_of_a_sidekick() -> None:
    """The Robobrain has 4 more against the Deserter Scientist, the Bloatfly 2 more against the male Mutt."""
    scientist = table(munchkin(sidekick="deserter-scientist", hand=FILLER), munchkin(), munchkin(), foes=["robobrain"])
    mutt = table(munchkin(sidekick="faithful-mutt", hand=FILLER), munchkin(), munchkin(), foes=["bloatfly"])

    assert scientist.sides == (2, 12)
    assert mutt.sides == (3, 3)


@rule("munchkin.sidekicks.not-a-helper")
def test_a_sidekick_is_no_helper() -> None:
    """The Lone Wanderer is still alone, and another may be asked for help."""
    t = table(
        munchkin(classes=["lone-wanderer.1"], sidekick="faithful-mutt", hand=FILLER),
        munchkin(),
        munchkin(),
        foes=["robobrain"],
    )

    assert t.strength(0) == 1 + 2 + 2
    assert "help:1" in t.options


@rule("munchkin.sidekicks.helper-sidekick-counts", "munchkin.help.helper-perks-count")
def test_the_bonus_of_a_helpers_sidekick_counts() -> None:
    t = table(munchkin(hand=FILLER), munchkin(sidekick="reformed-raider"), munchkin(), foes=["robobrain"], helper=1)

    assert t.sides == (1 + 1 + 3, 8)


@rule("munchkin.sidekicks.load")
def test_a_sidekick_that_carries_bears_one_big_item_more_and_its_owner_uses_it() -> None:
    t = table(
        munchkin(sidekick="pack-brahmin", backpack=["wrecked-motorbike"], hand=["minigun"]), munchkin(), munchkin()
    )

    t.choose("load:minigun", "wear:minigun")

    assert t.strength(0) == 6
    assert {"wrecked-motorbike", "minigun"} == {each.id for each in t.munchkin(0).gear}
