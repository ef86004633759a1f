"""Big items, and what happens to those that are too many (topic big-items)."""

from typing import Any

import pytest

from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, table

FILLER = ["tin-can"]


def overloaded(
    *others: dict[str, Any], foes: list[str] | None = None, hand: list[str] | None = None, level: int = 4
) -> Table:
    """Two Big items under Strong Back, just before a Loud Radio Jingle mutes the Perk."""
    has = munchkin(level=level, perks=["strong-back"], used=["minigun"], backpack=["super-sledge"], hand=hand or FILLER)
    seats = [munchkin(**each) for each in others] or [munchkin(), munchkin()]
    t = table(has, *seats[:-1], munchkin(hand=["loud-radio-jingle"]), foes=foes or [])
    t.act(len(seats), "play:loud-radio-jingle", "target:0")
    t.settle()
    return t


@rule("munchkin.big-items.marked")
def test_an_item_is_big_only_if_its_card_says_so() -> None:
    big = [card.id for card in table().state.content.cards.values() if getattr(card, "big", False)]

    assert len(big) == 12
    assert {"minigun", "powered-armour", "wrecked-motorbike", "vending-machine"} <= {*big}
    assert "assault-rifle" not in big


@rule("munchkin.big-items.carry-one", "munchkin.big-items.carry-counts-backpack")
@pytest.mark.parametrize("place", ["used", "backpack"])
def test_one_big_item_may_be_carried_in_use_or_in_the_backpack(place: str) -> None:
    has = (
        munchkin(used=["super-sledge"], hand=["minigun"])
        if place == "used"
        else munchkin(backpack=["super-sledge"], hand=["minigun"])
    )
    t = table(has, munchkin(), munchkin())

    assert not {"stow:minigun", "wear:minigun"} & {*t.options}
    assert t.refused("stow:minigun") == "munchkin.big-items.carry-one"


@rule(
    "munchkin.big-items.overflow-must-fix",
    "munchkin.big-items.overflow-choice",
    "munchkin.big-items.overflow-any-cause",
)
def test_who_can_carry_less_must_part_with_the_surplus_at_once_and_chooses_which() -> None:
    t = overloaded()

    assert (t.seat, t.prompt) == (0, "surplus")
    assert {"surplus:minigun", "surplus:super-sledge"} <= {*t.options}
    assert "pass" not in t.options


@rule("munchkin.big-items.overflow-any-cause")
def test_an_effect_that_lowers_the_limit_leaves_a_surplus_too() -> None:
    """Shrunken Frame: no Big item at all."""
    t = table(munchkin(used=["minigun"], hand=FILLER), munchkin(), munchkin(), doors=["shrunken-frame"], phase="kick")

    t.until("radiation")
    t.choose("accept")

    assert t.prompt == "surplus"


@rule("munchkin.big-items.overflow-give", "munchkin.big-items.overflow-no-refusal")
def test_the_surplus_goes_to_the_lowest_who_can_carry_it() -> None:
    """Seat 1 is lowest but carries a Big item already: seat 2 gets it, and is not asked."""
    t = overloaded({"level": 1, "used": ["flamer"]}, {"level": 2}, {})
    t.munchkin(3).level = 5

    t.choose("surplus:super-sledge")

    assert t.munchkin(2).item("super-sledge") is not None


@rule("munchkin.big-items.overflow-tie")
def test_among_equals_the_owner_picks() -> None:
    t = overloaded({}, {}, {})

    t.choose("surplus:super-sledge")
    assert {*t.options} == {"to:1", "to:2", "to:3"}
    t.choose("to:2")

    assert t.munchkin(2).item("super-sledge") is not None


@rule("munchkin.big-items.overflow-discard", "munchkin.big-items.overflow-excludes-dead")
def test_a_surplus_that_nobody_alive_can_carry_is_discarded() -> None:
    t = overloaded({"used": ["flamer"]}, {"alive": False}, {})
    t.munchkin(3).gear = t.munchkin(1).gear[:0]
    t.munchkin(3).kept = (Kept("shrunken-frame", "kept"),)

    t.choose("surplus:super-sledge")

    assert "super-sledge" in t.state.treasure_pile


@rule("munchkin.big-items.overflow-trade")
def test_outside_combat_the_surplus_may_be_swapped_for_small_items() -> None:
    t = overloaded({"used": ["combat-knife"]}, {})

    t.choose("trade:1", "give:super-sledge", "ask:combat-knife", "propose", "accept")
    t.until("turn-start")

    assert t.munchkin(1).item("super-sledge") is not None
    assert t.munchkin(0).item("combat-knife") is not None


@rule("munchkin.big-items.overflow-sell")
def test_in_the_own_turn_the_surplus_may_be_sold() -> None:
    """Minigun 800 and Super Sledge 600: one level."""
    t = overloaded()

    t.choose("sale", "sell:minigun", "sell:super-sledge", "done")

    assert t.munchkin(0).level == 5
    assert t.munchkin(0).gear == ()


@rule("munchkin.big-items.overflow-must-fix")
def test_the_ability_may_be_regained_instead() -> None:
    """The Pack Frame in hand carries one more."""
    t = overloaded(hand=["pack-frame"])

    t.choose("wear:pack-frame")

    assert len(t.munchkin(0).gear) == 3
    assert t.prompt == "turn-start"


@rule("munchkin.big-items.overflow-in-combat", "munchkin.big-items.overflow-in-use-lost")
def test_in_combat_the_surplus_is_given_away_and_counts_no_more() -> None:
    t = overloaded({"used": ["combat-knife"]}, {}, foes=["robobrain"])
    before = t.strength(0)

    assert not {"sale", "trade:1", "trade:2"} & {*t.options}
    t.choose("surplus:minigun", "to:1")

    assert t.strength(0) == before - 5
