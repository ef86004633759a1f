"""Classes, Super Munchkin and Megabrain (topics class, super-munchkin, megabrain)."""

import pytest

from crossroads.games.munchkin.strength.numbers import class_limit, perk_limit
from tests.kit import rule
from tests.kit.munchkin import munchkin, table

CLASSES = ("lone-wanderer", "enclave-scientist", "raider", "brotherhood-paladin")


@rule("munchkin.class.four-classes")
def test_there_are_four_classes_with_three_cards_each() -> None:
    content = table().state.content

    assert [card.id for card in content.cards.values() if card.kind == "class"] == list(CLASSES)
    assert {content.cards[name].copies for name in CLASSES} == {3}


@rule("munchkin.class.none", "munchkin.item-restrictions.use-restricted")
def test_without_a_class_card_there_is_no_class() -> None:
    """A Sawn-Off Shotgun is for Raiders: without the class it cannot be used, with it it can."""
    t = table(munchkin(hand=["sawn-off-shotgun", "raider.1"]), munchkin(), munchkin())

    assert t.refused("wear:sawn-off-shotgun") == "munchkin.item-restrictions.use-restricted"
    t.choose("class:raider.1", "wear:sawn-off-shotgun")

    assert t.strength(0) == 4


@rule("munchkin.class.play-on-receipt", "munchkin.charity.receiver-may-play")
def test_a_class_may_be_played_when_it_is_received_in_the_turn_of_another() -> None:
    """Six cards at Level 2: one goes to a player of Level 1, who plays it at once."""
    hand = ["raider.1", "tin-can", "bent-fork", "desk-fan", "left-boot", "garden-gnome"]
    t = table(munchkin(level=2, hand=hand), munchkin(level=2), munchkin(), phase="charity")

    t.choose("charity:raider.1", "class:raider.1")

    assert t.munchkin(2).classes == ("raider.1",)


@rule("munchkin.class.play-own-turn", "munchkin.class.powers-start", "munchkin.actions.own-turn-class-sidekick")
def test_a_class_may_be_played_in_the_own_fight_and_works_at_once() -> None:
    """The Lone Wanderer has 2 more when fighting alone."""
    t = table(munchkin(hand=["lone-wanderer.1"]), munchkin(), munchkin(), foes=["giant-ant"])
    assert t.sides == (1, 2)

    t.choose("class:lone-wanderer.1")

    assert t.sides == (3, 2)


@rule("munchkin.class.not-other-turn")
def test_a_class_in_hand_waits_for_the_own_turn() -> None:
    t = table(munchkin(hand=["tin-can"]), munchkin(hand=["raider.1"]), munchkin())

    t.choose("pass")

    assert t.seat == 1
    assert "class:raider.1" not in t.options
    assert t.refused("class:raider.1") == "munchkin.class.not-other-turn"


@rule("munchkin.class.powers-end", "munchkin.class.discard-any-time", "munchkin.actions.any-drop-class-sidekick")
def test_a_class_may_be_dropped_in_a_fight_and_its_powers_end() -> None:
    """The Robobrain has 4 more against a Scientist; without the class it has 8, and the power to oust it is gone."""
    hand = ["tin-can", "bent-fork", "desk-fan"]
    t = table(munchkin(classes=["enclave-scientist.1"], hand=hand), munchkin(), munchkin(), foes=["robobrain"])
    assert t.sides == (1, 12)
    assert "power:enclave-scientist.1:0" in t.options

    t.choose("drop:enclave-scientist.1")

    assert t.sides == (1, 8)
    t.wait_for(0, "pass")
    assert "power:enclave-scientist.1:0" not in t.options


@rule("munchkin.class.powers-timing")
def test_a_power_of_the_own_fight_does_not_work_in_the_fight_of_another() -> None:
    hand = ["tin-can", "bent-fork", "desk-fan"]
    t = table(
        munchkin(hand=["left-boot"]),
        munchkin(classes=["enclave-scientist.1"], hand=hand),
        munchkin(),
        foes=["robobrain"],
    )

    t.choose("pass")

    assert t.refused("power:enclave-scientist.1:0") == "munchkin.class.powers-timing"


@rule("munchkin.class.one-class", "munchkin.class.replace")
def test_without_super_munchkin_a_second_class_takes_the_place_of_the_first() -> None:
    t = table(munchkin(classes=["raider.1"], hand=["brotherhood-paladin.1"]), munchkin(), munchkin())
    assert t.refused("class:brotherhood-paladin.1") == "munchkin.class.one-class"

    t.choose("replace:brotherhood-paladin.1:raider.1")

    assert t.munchkin(0).classes == ("brotherhood-paladin.1",)
    assert t.state.door_pile == ("raider.1",)


@rule("munchkin.class.no-duplicate")
def test_nobody_has_a_class_twice() -> None:
    t = table(munchkin(classes=["raider.1"], traits=["super-munchkin.1"], hand=["raider.2"]), munchkin(), munchkin())

    assert t.refused("class:raider.2") == "munchkin.class.no-duplicate"
    assert "replace:raider.2:raider.1" not in t.options


@rule("munchkin.super-munchkin.needs-class")
def test_super_munchkin_needs_a_class() -> None:
    t = table(munchkin(hand=["super-munchkin.1", "raider.1"]), munchkin(), munchkin())
    assert t.refused("trait:super-munchkin.1") == "munchkin.super-munchkin.needs-class"

    t.choose("class:raider.1", "trait:super-munchkin.1")

    assert t.munchkin(0).traits == ("super-munchkin.1",)


@rule("munchkin.super-munchkin.timing", "munchkin.megabrain.timing")
@pytest.mark.parametrize("card", ["super-munchkin.1", "megabrain.1"])
def test_super_munchkin_and_megabrain_may_be_played_in_the_own_fight_but_not_in_the_turn_of_another(card: str) -> None:
    has = munchkin(classes=["raider.1"], hand=[card])
    own = table(has, munchkin(), munchkin(), foes=["robobrain"])
    other = table(munchkin(hand=["tin-can"]), has, munchkin(), foes=["robobrain"])

    own.choose(f"trait:{card}")
    other.choose("pass")

    assert own.munchkin(0).traits == (card,)
    assert f"trait:{card}" not in other.options


@rule("munchkin.super-munchkin.timing", "munchkin.megabrain.timing")
def test_megabrain_may_be_played_on_receipt() -> None:
    hand = ["megabrain.1", "tin-can", "bent-fork", "desk-fan", "left-boot", "garden-gnome"]
    t = table(munchkin(level=2, hand=hand), munchkin(level=2), munchkin(), phase="charity")

    t.choose("charity:megabrain.1", "trait:megabrain.1")

    assert t.munchkin(2).traits == ("megabrain.1",)


@rule("munchkin.super-munchkin.two-classes")
@pytest.mark.parametrize(("reading", "third"), [("two", False), ("all", True)])
def test_super_munchkin_allows_two_classes(reading: str, third: bool) -> None:
    """By the other reading, which a table may choose, any number of different ones."""
    has = munchkin(classes=["raider.1"], traits=["super-munchkin.1"], hand=["brotherhood-paladin.1", "lone-wanderer.1"])
    t = table(has, munchkin(), munchkin(), options={"super_classes": reading})

    t.choose("class:brotherhood-paladin.1")

    assert t.munchkin(0).classes == ("raider.1", "brotherhood-paladin.1")
    assert ("class:lone-wanderer.1" in t.options) is third


@rule("munchkin.super-munchkin.one-only", "munchkin.megabrain.one-only")
@pytest.mark.parametrize("name", ["super-munchkin", "megabrain"])
def test_nobody_has_two_of_a_trait(name: str) -> None:
    t = table(munchkin(classes=["raider.1"], traits=[f"{name}.1"], hand=[f"{name}.2"]), munchkin(), munchkin())

    assert t.refused(f"trait:{name}.2") == f"munchkin.{name}.one-only"


@rule("munchkin.super-munchkin.lost-without-class")
def test_super_munchkin_goes_with_the_last_class() -> None:
    t = table(
        munchkin(classes=["raider.1"], traits=["super-munchkin.1", "megabrain.1"], hand=["tin-can"]),
        munchkin(),
        munchkin(),
    )

    t.choose("drop:raider.1")

    assert t.munchkin(0).traits == ("megabrain.1",)


@rule("munchkin.super-munchkin.class-lost", "munchkin.class.replace")
def test_the_loss_of_one_class_leaves_super_munchkin_and_the_other() -> None:
    has = munchkin(classes=["raider.1", "brotherhood-paladin.1"], traits=["super-munchkin.1"], hand=["tin-can"])
    t = table(has, munchkin(), munchkin(), doors=["falling-brick.1"], phase="kick")

    t.settle()
    t.choose("lose:raider.1")

    assert t.munchkin(0).classes == ("brotherhood-paladin.1",)
    assert t.munchkin(0).traits == ("super-munchkin.1",)
    assert class_limit(t.state, t.munchkin(0)) == 2


@rule("munchkin.super-munchkin.surplus-class", "munchkin.cards.ability-cost-in-play")
def test_who_loses_super_munchkin_with_two_classes_discards_one() -> None:
    """Super Munchkin pays for the power of the Paladin: one of the two classes must go."""
    has = munchkin(classes=["raider.1", "brotherhood-paladin.1"], traits=["super-munchkin.1"], hand=["tin-can"])
    t = table(has, munchkin(), munchkin(), foes=["robobrain"])

    t.choose("power:brotherhood-paladin.1:0", "pay:super-munchkin.1")
    t.until("lose-class")
    t.choose("lose:raider.1")

    assert t.munchkin(0).classes == ("brotherhood-paladin.1",)


@rule("munchkin.super-munchkin.no-free-discard", "munchkin.megabrain.no-free-discard", "munchkin.perks.no-free-discard")
@pytest.mark.parametrize("card", ["super-munchkin.1", "megabrain.1", "thick-hide"])
def test_traits_and_perks_cannot_be_dropped_at_will(card: str) -> None:
    has = munchkin(
        level=4,
        classes=["raider.1"],
        traits=["super-munchkin.1", "megabrain.1"],
        perks=["thick-hide"],
        hand=["tin-can"],
    )
    t = table(has, munchkin(), munchkin())

    assert "drop:raider.1" in t.options
    assert f"drop:{card}" not in t.options
    assert t.refused(f"drop:{card}") == "munchkin.actions.any-drop-class-sidekick"


@rule("munchkin.megabrain.extra-perk", "munchkin.megabrain.half-level-still", "munchkin.perks.limit-two")
@pytest.mark.parametrize(("level", "plain", "mega"), [(1, 0, 0), (3, 1, 1), (4, 2, 2), (5, 2, 2), (6, 2, 3), (9, 2, 3)])
def test_megabrain_allows_a_third_perk_from_level_six(level: int, plain: int, mega: int) -> None:
    t = table(munchkin(level=level), munchkin(level=level, traits=["megabrain.1"]), munchkin())

    assert perk_limit(t.state, t.munchkin(0)) == plain
    assert perk_limit(t.state, t.munchkin(1)) == mega


@rule("munchkin.megabrain.lost-surplus")
def test_who_loses_megabrain_discards_the_third_perk() -> None:
    perks = ["thick-hide", "fleet-feet", "strong-back"]
    has = munchkin(level=6, classes=["brotherhood-paladin.1"], traits=["megabrain.1"], perks=perks)
    t = table(has, munchkin(), munchkin(), foes=["robobrain"])

    t.choose("power:brotherhood-paladin.1:0", "pay:megabrain.1")
    t.until("lose-perk")
    t.choose("lose:fleet-feet")

    assert t.munchkin(0).perks == ("thick-hide", "strong-back")
