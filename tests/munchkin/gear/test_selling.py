"""Selling items for levels."""

import pytest

from tests.kit import rule
from tests.kit.munchkin import Table, gear, munchkin, table

FILLER = ["falling-brick.1"]  # a card without a price


def seller(**ann: object) -> Table:
    """It is Ann's turn, and she has the word."""
    has = {"level": 3, **ann, "hand": [*FILLER, *ann.get("hand", ())]}  # type: ignore[misc]  # a list of cards
    return table(munchkin(**has), munchkin(hand=["tin-can"]), munchkin())  # type: ignore[arg-type]  # what a seat may have


@rule("munchkin.selling.rate")
def test_items_for_a_thousand_caps_are_a_level() -> None:
    """400, 300 and 300 caps make Level 4 of Level 3, and all three are discarded; 700 are not enough."""
    t = seller(backpack=["leather-armour", "baseball-bat", "gas-mask"])

    t.choose("sale", "sell:leather-armour", "sell:baseball-bat")
    assert t.refused("done") == "munchkin.selling.rate"
    t.choose("sell:gas-mask", "done")

    assert t.munchkin(0).level == 4
    assert t.munchkin(0).gear == ()
    assert t.state.treasure_pile == ("leather-armour", "baseball-bat", "gas-mask")


@rule("munchkin.selling.rate")
def test_who_has_less_than_a_thousand_caps_cannot_sell() -> None:
    """900 caps, all told."""
    t = seller(backpack=["leather-armour", "desk-fan", "garden-gnome"])

    assert t.refused("sale") == "munchkin.selling.rate"


@rule("munchkin.selling.own-turn-not-combat")
def test_nothing_is_sold_in_a_fight_or_in_the_turn_of_another() -> None:
    """Ann has 1000 caps: not in her fight, and Ben not with his in her turn."""
    rich = munchkin(backpack=["mini-nuke-catapult"], hand=FILLER)
    fighting = table(rich, munchkin(), munchkin(), foes=["robobrain"])
    waiting = table(munchkin(hand=["tin-can"]), rich, munchkin())
    waiting.choose("pass")

    assert fighting.refused("sale") == "munchkin.combat.no-sale"
    assert waiting.refused("sale") == "munchkin.selling.own-turn-not-combat"


@rule("munchkin.selling.no-change")
def test_what_is_above_a_thousand_is_lost() -> None:
    """1100 caps are one level; the 100 do not count in the next sale of 900."""
    t = seller(backpack=["combat-armour", "spiked-armour", "alien-zapper"], hand=["bent-fork"])

    t.choose("sale", "sell:combat-armour", "sell:spiked-armour", "done")
    assert t.munchkin(0).level == 4
    t.until("turn-start")

    assert t.refused("sale") == "munchkin.selling.rate"


@rule("munchkin.selling.several-levels")
def test_one_sale_gives_a_level_for_each_full_thousand() -> None:
    """2300 caps make Level 4 of Level 2."""
    t = seller(level=2, backpack=["tesla-cannon"], hand=["alien-zapper", "combat-armour"])

    t.choose("sale", "sell:tesla-cannon", "sell:alien-zapper", "sell:combat-armour", "done")

    assert [event.about["caps"] for event in t.happened("sold")] == [2300]
    assert t.munchkin(0).level == 4


@rule("munchkin.selling.from-hand")
def test_items_may_be_sold_from_the_hand() -> None:
    """An item worth 1000 caps in the hand, and nothing in play."""
    t = seller(hand=["mini-nuke-catapult"])

    t.choose("sale", "sell:mini-nuke-catapult", "done")

    assert t.munchkin(0).level == 4
    assert t.munchkin(0).hand == tuple(FILLER)


@rule("munchkin.selling.from-play")
def test_items_may_be_sold_out_of_use_and_backpack() -> None:
    """Worn armour of 600 and 400 in the Backpack."""
    t = seller(used=["combat-armour"], backpack=["spiked-boots"])

    t.choose("sale", "sell:combat-armour", "sell:spiked-boots", "done")

    assert t.munchkin(0).level == 4
    assert t.munchkin(0).gear == ()


@rule("munchkin.selling.mixed-sources")
def test_hand_and_play_may_be_sold_together() -> None:
    """500 caps in the hand and 500 in play, neither of which would do alone."""
    t = seller(hand=["lab-goggles"], used=["radiation-suit"])

    t.choose("sale", "sell:lab-goggles", "sell:radiation-suit", "done")

    assert t.munchkin(0).level == 4


@rule("munchkin.selling.not-level-ten")
def test_the_tenth_level_cannot_be_bought() -> None:
    """At Level 9 there is nothing to sell for; at Level 8 there is."""
    assert seller(level=9, backpack=["mini-nuke-catapult"]).refused("sale") == "munchkin.selling.not-level-ten"
    assert "sale" in seller(level=8, backpack=["mini-nuke-catapult"]).options


@rule("munchkin.selling.not-past-nine")
def test_a_sale_past_level_nine_stops_there_after_a_warning() -> None:
    """Ann of Level 8 sells for 2000 caps: she is warned, confirms, and is at Level 9; the game goes on."""
    t = seller(level=8, backpack=["mini-nuke-catapult"], hand=["alien-zapper", "desk-fan"])

    t.choose("sale", "sell:mini-nuke-catapult", "sell:alien-zapper", "sell:desk-fan", "done")
    assert (t.prompt, t.options) == ("sale-past-nine", ("done", "cancel"))
    assert t.munchkin(0).level == 8
    t.choose("done")

    assert [event.about["levels"] for event in t.happened("sold")] == [1]
    assert t.munchkin(0).level == 9
    assert not t.is_over


@rule("munchkin.selling.not-past-nine")
def test_who_was_warned_may_keep_the_items() -> None:
    t = seller(level=8, backpack=["mini-nuke-catapult"], hand=["alien-zapper", "desk-fan"])

    t.choose("sale", "sell:mini-nuke-catapult", "sell:alien-zapper", "sell:desk-fan", "done", "cancel")

    assert t.munchkin(0).level == 8
    assert t.munchkin(0).item("mini-nuke-catapult") is not None
    assert t.munchkin(0).hand == (*FILLER, "alien-zapper", "desk-fan")


@rule("munchkin.selling.not-past-nine")
def test_a_table_may_forbid_a_sale_past_level_nine() -> None:
    t = table(
        munchkin(level=8, backpack=["mini-nuke-catapult"], hand=["alien-zapper", "desk-fan"]),
        munchkin(),
        munchkin(),
        options={"sale_past_nine": "refused"},
    )

    t.choose("sale", "sell:mini-nuke-catapult")
    assert "done" in t.options
    t.choose("sell:alien-zapper", "sell:desk-fan")

    assert t.refused("done") == "munchkin.selling.not-past-nine"


@rule("munchkin.selling.no-price-not-sold")
@pytest.mark.parametrize("modifiers", [(), ("gold-paint",)])
def test_an_item_without_a_price_cannot_be_sold(modifiers: tuple[str, ...]) -> None:
    """A Wobbling Figurine has No Price: it is no part of a sale, with 500 caps of Gold Paint on it neither."""
    t = seller(used=[gear("wobbling-figurine", *modifiers)], backpack=["mini-nuke-catapult"])

    t.choose("sale", "sell:mini-nuke-catapult")

    assert t.refused("sell:wobbling-figurine") == "munchkin.selling.no-price-not-sold"
    assert "done" in t.options


@rule("munchkin.selling.whole-bundle")
def test_an_item_is_sold_with_its_modifiers() -> None:
    """Armour of 600 with plates of 400 counts as 1000, and both cards are discarded."""
    t = seller(used=[gear("combat-armour", "woven-plates")])

    t.choose("sale")
    assert "sell:woven-plates" not in t.options
    t.choose("sell:combat-armour", "done")

    assert t.munchkin(0).level == 4
    assert t.state.treasure_pile == ("combat-armour", "woven-plates")


@rule("munchkin.selling.excess-items")
def test_more_may_be_sold_than_is_needed() -> None:
    """An item worth 1000 and one worth 200: one level, and both are discarded."""
    t = seller(backpack=["mini-nuke-catapult", "desk-fan"])

    t.choose("sale", "sell:mini-nuke-catapult", "sell:desk-fan", "done")

    assert t.munchkin(0).level == 4
    assert t.state.treasure_pile == ("mini-nuke-catapult", "desk-fan")


@rule("munchkin.selling.rate")
def test_a_sale_tells_what_it_brings_so_far_and_why_it_is_not_done() -> None:
    """200 of the thousand: the question, its rule, the Caps; done is refused, and no item is offered twice."""
    t = table(munchkin(backpack=["combat-knife", "mini-nuke-catapult"], hand=["tripwire.1"]), munchkin(), munchkin())

    t.choose("sale", "sell:combat-knife")

    assert (t.prompt, t.decision.rule, dict(t.decision.about)) == ("sale", "munchkin.selling.rate", {"caps": 200})
    assert t.options == ("sell:mini-nuke-catapult", "cancel")
    assert [(each.option, each.rule) for each in t.game.explain()] == [("done", "munchkin.selling.rate")]


@rule("munchkin.selling.no-price-not-sold")
def test_only_items_without_a_price_are_refused_for_that() -> None:
    """A figurine with No Price is an item; a Trap is none; what is on sale already has its price."""
    hand = ["wobbling-figurine", "tripwire.1", "mini-nuke-catapult"]
    t = table(munchkin(hand=hand), munchkin(), munchkin())

    t.choose("sale", "sell:mini-nuke-catapult")

    assert [(each.option, each.rule) for each in t.game.explain()] == [
        ("sell:wobbling-figurine", "munchkin.selling.no-price-not-sold")
    ]


@rule("munchkin.selling.whole-bundle", "munchkin.looting-body.bundle")
def test_a_bundle_in_hand_is_sold_as_one() -> None:
    """A Minigun of 800 that was looted with Gold Paint of 500 brings a level alone."""
    t = table(munchkin(bundles=[gear("minigun", "gold-paint")], hand=["tripwire.1"]), munchkin(), munchkin())

    t.choose("sale", "sell:minigun")
    assert dict(t.decision.about) == {"caps": 1300}
    t.choose("done")

    assert t.munchkin(0).level == 2
    assert t.munchkin(0).bundles == ()
    assert t.state.treasure_pile == ("minigun", "gold-paint")


@rule("munchkin.selling.not-past-nine")
def test_the_warning_names_the_levels_and_where_they_end() -> None:
    t = table(
        munchkin(level=8, backpack=["mini-nuke-catapult", "tesla-cannon", "plasma-rifle"]), munchkin(), munchkin()
    )

    t.choose("sale", "sell:mini-nuke-catapult", "sell:tesla-cannon", "sell:plasma-rifle", "done")

    assert (t.prompt, t.decision.rule) == ("sale-past-nine", "munchkin.selling.not-past-nine")
    assert dict(t.decision.about) == {"levels": 2, "level": 9}


@rule("munchkin.response-windows.item-moves-finite")
def test_a_sale_that_is_dropped_at_the_warning_counts_too() -> None:
    items = ["alien-zapper", "laser-rifle", "ripper"]
    t = table(munchkin(level=8, backpack=items, hand=["tripwire.1"]), munchkin(), munchkin())

    for _ in range(3):
        t.choose("sale", *[f"sell:{item}" for item in items], "done", "cancel")

    assert t.refused("sale") == "munchkin.response-windows.item-moves-finite"
