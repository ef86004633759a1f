"""Junk and its compensation (topic junk)."""

from typing import Any

import pytest

from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, table

FILLER = ["bathroom-scales"]


def won(*treasures: str, foe: str = "young-deathclaw", **options: Any) -> Table:
    """A fight alone is won, for as many Treasures as the monster has: a Young Deathclaw has four."""
    has = munchkin(level=5, used=["minigun", "combat-armour", "combat-helmet"], hand=[*FILLER, "mini-nuke"])
    t = table(has, munchkin(), munchkin(), foes=[foe], treasures=treasures, options=options)
    t.act(0, "play:mini-nuke", "side:munchkins")
    t.until("receipt")
    return t


@rule(
    "munchkin.junk.permanent-item", "munchkin.junk.no-benefit", "munchkin.junk.in-backpack", "munchkin.junk.has-price"
)
def test_junk_lies_in_the_backpack_without_any_use_but_its_price() -> None:
    t = table(munchkin(hand=["leaf-blower"]), munchkin(), munchkin())

    assert "stow:leaf-blower" in t.options
    assert t.refused("wear:leaf-blower") == "munchkin.junk.in-backpack"
    junk = [card for card in t.state.content.cards.values() if card.kind == "junk"]
    assert len(junk) == 14
    assert all(card.words == () and getattr(card, "price", 0) > 0 for card in junk)


@rule("munchkin.junk.compensation", "munchkin.junk.compensation-per-card", "munchkin.junk.compensation-after-batch")
def test_each_junk_of_a_draw_brings_one_more_treasure_after_the_batch() -> None:
    """Four Treasures with two Junk: six cards, the compensations last."""
    t = won("tin-can", "flamer", "bent-fork", "ripper", "skull-mask", "gas-mask")

    assert t.munchkin(0).received == ("tin-can", "flamer", "bent-fork", "ripper", "skull-mask", "gas-mask")


@rule("munchkin.junk.compensation-once")
def test_junk_that_comes_as_a_compensation_brings_none() -> None:
    t = won("tin-can", "flamer", "ripper", "skull-mask", "bent-fork", "gas-mask")

    assert t.munchkin(0).received == ("tin-can", "flamer", "ripper", "skull-mask", "bent-fork")


@rule("munchkin.junk.compensation-hidden", "munchkin.junk.compensation-hidden-draw")
def test_junk_drawn_face_down_is_shown_and_its_compensation_is_not() -> None:
    t = won("tin-can", "flamer", "ripper", "skull-mask", "gas-mask")

    seen = [event.as_seen_by(1) for event in t.game.events]
    shown = [event.about["cards"] for event in seen if event.kind == "junk"]
    assert shown == [["tin-can"]]
    assert not any("gas-mask" in event.about.get("cards", ()) for event in seen)


@rule("munchkin.junk.compensation-open")
def test_the_compensation_of_junk_drawn_face_up_is_face_up() -> None:
    """Stash behind the Fridge: three Treasures for all to see."""
    t = table(
        munchkin(hand=["stash-behind-the-fridge"]),
        munchkin(),
        munchkin(),
        treasures=["tin-can", "flamer", "ripper", "gas-mask"],
    )

    t.choose("play:stash-behind-the-fridge")

    shown = [card for event in t.game.events for card in event.as_seen_by(1).about.get("cards", ())]
    assert {"tin-can", "flamer", "ripper", "gas-mask"} <= {*shown}


@rule("munchkin.junk.only-from-deck")
def test_junk_that_does_not_come_from_the_deck_brings_nothing() -> None:
    hand = ["tin-can", "bent-fork", "desk-fan", "left-boot", "garden-gnome", "wind-up-car"]
    t = table(munchkin(level=2, hand=hand), munchkin(level=2), munchkin(), phase="charity")
    deck = t.state.treasures

    t.choose("charity:tin-can")

    assert t.munchkin(2).hand == ("tin-can",)
    assert t.state.treasures == deck


@rule("munchkin.junk.harsh-rules", "munchkin.junk.harsh-no-compensation")
def test_under_the_harsh_rules_junk_is_never_compensated() -> None:
    t = won("tin-can", "flamer", "ripper", "skull-mask", "gas-mask", harsh=True)

    assert t.munchkin(0).received == ("tin-can", "flamer", "ripper", "skull-mask")


@rule("munchkin.junk.share-with-compensation")
@pytest.mark.parametrize("picked", ["tin-can", "flamer"])
def test_junk_and_its_compensation_are_one_share(picked: str) -> None:
    """Two Treasures, one of them Junk, and one promised to the helper."""
    t = table(
        munchkin(level=2, hand=FILLER),
        munchkin(level=9),
        munchkin(),
        foes=["slaver-gang"],
        treasures=["tin-can", "flamer", "gas-mask"],
    )

    t.choose("help:1", "treasures:1", "propose", "accept")
    t.until("share")
    assert {*t.options} == {"share:tin-can", "share:flamer"}
    t.choose(f"share:{picked}")

    got = {"tin-can": ("tin-can", "gas-mask"), "flamer": ("flamer",)}[picked]
    assert t.munchkin(1).hand == got
