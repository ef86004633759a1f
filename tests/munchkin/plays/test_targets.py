"""At whom a card can be aimed, and why not at the others."""

import pytest

from tests.kit import rule
from tests.kit.munchkin import munchkin, table


@rule("munchkin.level-up-cards.not-ten", "munchkin.play-use-apply.target-legal-before-play")
def test_a_level_card_names_the_tenth_level_as_what_keeps_it_from_a_ninth() -> None:
    """Ann is at Level 9: she may lift Ben or Cleo, and is told that no such card gives the tenth."""
    t = table(munchkin(level=9, hand=["rescued-a-radcat"]), munchkin(level=3), munchkin(level=8))
    t.choose("play:rescued-a-radcat")

    assert t.options == ("target:1", "target:2")
    assert t.refused("target:0") == "munchkin.level-up-cards.not-ten"


@rule("munchkin.level-up-cards.not-ten")
def test_a_card_that_lifts_its_own_player_names_the_tenth_level_too() -> None:
    """Doctored records take a level from a rival for one of one's own: at Level 9 there is none to be had."""
    t = table(munchkin(level=9, hand=["doctored-the-vault-records"]), munchkin(level=4), munchkin())

    assert t.refused("play:doctored-the-vault-records") == "munchkin.level-up-cards.not-ten"


@rule(
    "munchkin.traps.dead-not-targeted", "munchkin.radiation.dead-not-targeted", "munchkin.level-up-cards.dead-excluded"
)
@pytest.mark.parametrize(
    ("card", "because"),
    [
        ("tripwire.1", "munchkin.traps.dead-not-targeted"),
        ("bald-spot", "munchkin.radiation.dead-not-targeted"),
        ("rescued-a-radcat", "munchkin.level-up-cards.dead-excluded"),
        ("lead-tablets.1", "munchkin.play-use-apply.target-legal-before-play"),
    ],
)
def test_of_the_dead_it_is_said_why_a_card_cannot_be_played_on_them(card: str, because: str) -> None:
    t = table(munchkin(level=2), munchkin(alive=False, redraw=True), munchkin(hand=[card, "tin-can"]))
    t.wait_for(2, f"play:{card}")
    t.choose(f"play:{card}")

    assert t.options == ("target:0", "target:2")
    assert t.refused("target:1") == because


@rule("munchkin.class.powers-timing")
def test_a_power_that_weakens_each_fighter_once_says_so_of_the_one_that_it_has_weakened() -> None:
    """The Raider has weakened the fighter: the helper is left, and the one name needs no question."""
    raider = munchkin(classes=["raider.1"], hand=["bent-fork", "desk-fan", "left-boot"])
    t = table(munchkin(level=6, hand=["tin-can"]), munchkin(level=2), raider, foes=["giant-ant"], helper=1)
    t.act(2, "power:raider.1:0", "target:0", "pay:bent-fork")
    t.settle()
    before = t.sides[0]

    t.act(2, "power:raider.1:0", "pay:desk-fan")
    t.settle()

    assert t.sides[0] == before - 2
    t.wait_for(2, "pass")
    assert t.refused("power:raider.1:0") == "munchkin.class.powers-timing"


@rule("munchkin.big-items.carry-one")
def test_a_second_big_item_in_hand_is_refused_for_its_size_whatever_is_tried() -> None:
    t = table(munchkin(used=["flamer"], hand=["wrecked-motorbike"], backpack=["pack-frame"]), munchkin(), munchkin())

    assert t.refused("wear:wrecked-motorbike") == "munchkin.big-items.carry-one"
    assert t.refused("stow:wrecked-motorbike") == "munchkin.big-items.carry-one"
    t.choose("wear:pack-frame")

    assert "wear:wrecked-motorbike" in t.options
