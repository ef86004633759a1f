"""What may be played of cards just received, and when that is over (topics items, character-creation, class, sidekicks)."""

import pytest

from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, munchkin_pack, table

HAND = [
    "raider.1",
    "megabrain.1",
    "super-munchkin.1",
    "faithful-mutt",
    "gas-mask",
    "bent-fork",
    "fury-pills.1",
    "giant-ant",
]


def why_not(t: Table) -> dict[str, str]:
    return {reason.option: reason.rule for reason in t.game.explain()}


@rule("munchkin.character-creation.opening-order", "munchkin.items.play-on-receipt")
def test_of_the_opening_hand_all_that_needs_no_occasion_may_be_played() -> None:
    """Seat by seat from Ben, who begins; he plays his class and may play what needs one, and goes on until he is done."""
    t = table(munchkin(hand=["tin-can"]), munchkin(hand=HAND), munchkin(hand=["left-boot"]), active=1, phase="opening")

    assert (t.seat, t.prompt, t.decision.rule) == (1, "receipt", "munchkin.items.play-on-receipt")
    assert t.options == (
        "done",
        "class:raider.1",
        "trait:megabrain.1",
        "sidekick:faithful-mutt",
        "stow:gas-mask",
        "wear:gas-mask",
        "stow:bent-fork",
        "stow:fury-pills.1",
    )
    assert why_not(t) == {
        "trait:super-munchkin.1": "munchkin.super-munchkin.needs-class",
        "wear:bent-fork": "munchkin.junk.in-backpack",
        "wear:fury-pills.1": "munchkin.backpack.one-shots-go-there",
    }
    t.choose("class:raider.1", "stow:gas-mask")
    assert [*t.options] == [
        "done",
        "trait:megabrain.1",
        "trait:super-munchkin.1",
        "sidekick:faithful-mutt",
        "stow:bent-fork",
        "stow:fury-pills.1",
    ]
    t.choose("done")
    assert (t.munchkin(1).received, t.munchkin(1).from_deck) == ((), ())
    assert (t.seat, t.prompt, t.munchkin(2).from_deck) == (2, "receipt", ("left-boot",))
    t.choose("done")
    assert (t.seat, t.prompt) == (0, "receipt")
    t.choose("done")

    assert (t.seat, t.prompt, t.state.phase) == (1, "turn-start", "prepare")


@rule("munchkin.items.play-on-receipt-not-in-combat", "munchkin.class.play-on-receipt")
@pytest.mark.parametrize("helper", [-1, 2])
def test_in_combat_no_item_is_played_on_receipt_but_a_class_is(helper: int) -> None:
    """A caravan brings a mask and a class: to Ben, who fights, or to his helper."""
    seat = 1 if helper < 0 else helper
    hands = [["bent-fork"], ["tin-can"], ["left-boot"]]
    hands[seat] = ["passing-caravan"]
    t = table(
        *[munchkin(hand=hand) for hand in hands],
        active=1,
        foes=["robobrain"],
        helper=helper,
        treasures=["gas-mask"],
        doors=["raider.1"],
    )

    t.act(seat, "play:passing-caravan")
    t.until("receipt")

    assert (t.seat, t.options) == (seat, ("done", "class:raider.1"))
    assert why_not(t) == {"wear:gas-mask": "munchkin.items.play-on-receipt-not-in-combat"}


@rule("munchkin.items.play-on-receipt", "munchkin.sidekicks.play-on-draw")
def test_who_stands_by_plays_items_on_receipt_though_others_fight() -> None:
    t = table(
        munchkin(hand=["tin-can"]),
        munchkin(),
        munchkin(hand=["passing-caravan"]),
        active=1,
        foes=["robobrain"],
        treasures=["gas-mask"],
        doors=["faithful-mutt"],
    )

    t.act(2, "play:passing-caravan")
    t.until("receipt")

    assert (t.seat, t.options) == (2, ("done", "sidekick:faithful-mutt", "stow:gas-mask", "wear:gas-mask"))


@rule("munchkin.sidekicks.only-drawn-at-once")
@pytest.mark.parametrize(("active", "options"), [(1, ("done", "sidekick:reformed-raider")), (2, ("done",))])
def test_a_sidekick_that_was_looted_waits_for_the_own_turn(active: int, options: tuple[str, ...]) -> None:
    """Ben takes it from Ann's body, in his own turn or in Cleo's."""
    t = table(
        munchkin(hand=["reformed-raider"]),
        munchkin(level=2, hand=["tin-can"]),
        munchkin(hand=["anvil"]),
        active=active,
        packs=[munchkin_pack(traps="- {id: anvil, effects: [{do: die}]}")],
    )
    t.act(2, "play:anvil", "target:0")
    t.until("loot")

    t.choose("loot:reformed-raider")

    assert (t.seat, t.prompt, t.options) == (1, "receipt", options)


@rule("munchkin.trading.traded-placement")
def test_a_traded_item_may_be_put_in_use_at_once_where_nothing_has_to_move() -> None:
    """Boots for whoever has none on: Ben is asked, Cleo, who wears some, is not."""
    t = table(
        munchkin(backpack=["spiked-boots", "nearly-new-boots"], hand=["tin-can"]),
        munchkin(),
        munchkin(used=["running-shoes"]),
    )

    t.choose("trade:2", "give:nearly-new-boots", "propose", "accept")
    assert t.prompt == "turn-start"
    t.act(0, "trade:1", "give:spiked-boots", "propose", "accept")
    assert (t.seat, t.prompt, t.options) == (1, "receipt", ("done", "wear:spiked-boots"))
    t.choose("wear:spiked-boots")

    assert t.strength(1) == 3
    assert t.prompt == "turn-start"


@rule("munchkin.items.receipt-window-ends")
def test_the_question_may_wait_only_where_a_window_of_the_own_turn_follows() -> None:
    """After the door Ben could play it just as well a moment later; in the midst of a window, or in Ann's turn, he could not."""
    door = table(munchkin(), munchkin(hand=["tin-can"]), munchkin(), active=1, phase="kick", doors=["drafted"])
    window = table(munchkin(), munchkin(hand=["passing-caravan"]), munchkin(), active=1, doors=["drafted"])
    window.choose("play:passing-caravan")
    other = table(
        munchkin(level=3, hand=["tin-can", "bent-fork", "desk-fan", "left-boot", "garden-gnome", "leaf-blower"]),
        munchkin(),
        munchkin(level=2),
        phase="charity",
    )
    other.choose("charity:tin-can")

    assert [(t.seat, t.prompt, t.decision.later) for t in (door, window, other)] == [
        (1, "receipt", "done"),
        (1, "receipt", ""),
        (1, "receipt", ""),
    ]


# -- classes, traits, Sidekicks and Perks, as they are told


@rule("munchkin.class.powers-start", "munchkin.class.replace", "munchkin.sidekicks.has-power")
def test_what_somebody_becomes_is_told() -> None:
    t = table(
        munchkin(),
        munchkin(hand=["raider.1", "lone-wanderer.1", "megabrain.1", "faithful-mutt", "tin-can"]),
        munchkin(),
        active=1,
    )

    t.choose("class:raider.1")
    assert t.refused("class:lone-wanderer.1") == "munchkin.class.one-class"
    t.choose("replace:lone-wanderer.1:raider.1", "trait:megabrain.1", "sidekick:faithful-mutt")

    assert [(event.rule, dict(event.about)) for event in t.log if event.kind == "trait"] == [
        ("munchkin.class.powers-start", {"seat": 1, "card": "raider.1"}),
        ("munchkin.class.replace", {"seat": 1, "card": "lone-wanderer.1"}),
        ("munchkin.cards.in-play-face-up", {"seat": 1, "card": "megabrain.1"}),
        ("munchkin.sidekicks.has-power", {"seat": 1, "card": "faithful-mutt"}),
    ]
    ben = t.munchkin(1)
    assert (ben.classes, ben.traits, ben.sidekick, ben.hand) == (
        ("lone-wanderer.1",),
        ("megabrain.1",),
        "faithful-mutt",
        ("tin-can",),
    )
    assert t.state.door_pile == ("raider.1",)


@rule("munchkin.class.discard-any-time", "munchkin.sidekicks.discard-any-time")
def test_what_somebody_drops_is_told_and_the_rest_stays() -> None:
    t = table(
        munchkin(hand=["tin-can"]),
        munchkin(
            classes=["raider.1", "lone-wanderer.1"],
            traits=["super-munchkin.1"],
            sidekick="faithful-mutt",
            hand=["bent-fork"],
        ),
        munchkin(),
    )
    t.wait_for(1, "drop:raider.1")

    t.choose("drop:raider.1")
    t.act(1, "drop:faithful-mutt")

    assert [(event.rule, dict(event.about)) for event in t.log if event.kind == "dropped"] == [
        ("munchkin.class.discard-any-time", {"seat": 1, "card": "raider.1"}),
        ("munchkin.sidekicks.discard-any-time", {"seat": 1, "card": "faithful-mutt"}),
    ]
    ben = t.munchkin(1)
    assert (ben.classes, ben.traits, ben.sidekick) == (("lone-wanderer.1",), ("super-munchkin.1",), "")
    assert t.state.door_pile == ("raider.1", "faithful-mutt")


@rule("munchkin.class.no-duplicate", "munchkin.sidekicks.one-at-a-time", "munchkin.megabrain.one-only")
def test_a_second_of_the_same_is_refused() -> None:
    t = table(
        munchkin(),
        munchkin(
            classes=["raider.1"],
            traits=["megabrain.1"],
            sidekick="faithful-mutt",
            hand=["raider.2", "megabrain.2", "reformed-raider", "tin-can"],
        ),
        munchkin(),
        active=1,
    )

    assert not [option for option in t.options if option.startswith(("class", "replace", "trait", "sidekick"))]
    assert t.refused("class:raider.2") == "munchkin.class.no-duplicate"
    assert t.refused("trait:megabrain.2") == "munchkin.megabrain.one-only"
    assert t.refused("sidekick:reformed-raider") == "munchkin.sidekicks.one-at-a-time"


@rule("munchkin.perks.keep-one", "munchkin.perks.swap-discards-old", "munchkin.hidden-information.perk-choice-secret")
def test_a_choice_of_perks_is_told_to_its_player_and_its_end_to_all() -> None:
    """At Level 4 with two Perks Ben keeps a third in place of one: the three that he saw are his secret."""
    drawn = ["fleet-feet", "lead-stomach", "strong-back"]
    t = table(
        munchkin(),
        munchkin(level=3, perks=["pack-rat"], hand=["rescued-a-radcat", "tin-can"]),
        munchkin(),
        active=1,
        perks=drawn,
    )
    t.munchkin(1).perks += ("thick-hide",)
    t.act(1, "play:rescued-a-radcat", "target:1")
    t.settle()

    assert (t.seat, t.prompt, t.options) == (1, "perk-draw", ("draw", "decline"))
    t.choose("draw")
    (seen,) = t.happened("perks")
    assert (seen.rule, dict(seen.about)) == ("munchkin.perks.even-level", {"seat": 1, "cards": drawn})
    assert [seen.as_seen_by(seat).about for seat in (0, None)] == [{"seat": 1}] * 2
    t.choose("keep:lead-stomach", "lose:pack-rat")

    assert (t.told("lost"), t.rules_told("lost")) == (
        [{"seat": 1, "card": "pack-rat"}],
        ["munchkin.perks.swap-discards-old"],
    )
    assert (t.told("perk"), t.rules_told("perk")) == (
        [{"seat": 1, "card": "lead-stomach"}],
        ["munchkin.perks.powers-start"],
    )
    assert t.munchkin(1).perks == ("thick-hide", "lead-stomach")
    assert t.state.perk_pile == ("pack-rat", "fleet-feet", "strong-back")
    assert t.munchkin(1).drawn == ()


@rule("munchkin.perks.short-deck")
def test_without_any_perk_left_the_draw_brings_nothing() -> None:
    t = table(
        munchkin(), munchkin(hand=["rescued-a-radcat", "tin-can"]), munchkin(), active=1, only=True, doors=["drafted"]
    )

    t.act(1, "play:rescued-a-radcat", "target:1")
    t.settle()
    t.choose("draw")

    assert t.told("perks") == [{"seat": 1, "cards": []}]
    assert (t.prompt, t.munchkin(1).perks, t.munchkin(1).perk_choices) == ("turn-start", (), 0)
