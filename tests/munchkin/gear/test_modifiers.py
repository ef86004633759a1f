"""Modifiers and Cheat! (topics modifiers, cheat)."""

import pytest

from tests.kit import rule
from tests.kit.munchkin import gear, munchkin, table

FILLER = ["tin-can"]


@rule("munchkin.modifiers.attach", "munchkin.modifiers.own-items")
def test_a_modifier_is_attached_to_an_own_item_and_changes_it() -> None:
    t = table(munchkin(used=["rusty-pistol"], hand=["telescopic-sight"]), munchkin(used=["dart-gun"]), munchkin())

    assert "attach:telescopic-sight:dart-gun" not in t.options
    t.choose("attach:telescopic-sight:rusty-pistol")

    assert t.strength(0) == 3
    assert t.munchkin(0).gear[0].modifiers == ("telescopic-sight",)


@rule("munchkin.modifiers.permanent-items-only", "munchkin.modifiers.not-on-modifier")
def test_a_modifier_goes_neither_on_a_one_shot_nor_on_a_modifier() -> None:
    has = munchkin(
        used=["rusty-pistol"], backpack=["mini-nuke", "gold-paint"], hand=["telescopic-sight", "folding-joint"]
    )
    t = table(has, munchkin(), munchkin())

    attached = [option for option in t.options if option.startswith("attach")]

    assert {*attached} == {
        "attach:telescopic-sight:rusty-pistol",
        "attach:folding-joint:rusty-pistol",
        "attach:gold-paint:rusty-pistol",
    }


@rule("munchkin.modifiers.fixed")
def test_an_attached_modifier_stays_where_it_is() -> None:
    t = table(
        munchkin(used=[gear("rusty-pistol", "telescopic-sight"), "dart-gun"], hand=FILLER), munchkin(), munchkin()
    )

    assert not [option for option in t.options if "telescopic-sight" in option]
    assert t.refused("attach:telescopic-sight:dart-gun").startswith("munchkin.")


@rule("munchkin.modifiers.price-adds", "munchkin.selling.whole-bundle")
def test_the_price_of_a_modifier_is_added_to_its_item() -> None:
    """Minigun 800 and Double Magazine 300: sold for a level."""
    t = table(munchkin(used=[gear("minigun", "double-magazine")], hand=["bent-fork"]), munchkin(), munchkin())

    t.choose("sale", "sell:minigun")
    assert t.decision.about["caps"] == 1100
    t.choose("done")

    assert t.munchkin(0).level == 2
    assert {*t.state.treasure_pile} == {"minigun", "double-magazine"}


@rule("munchkin.modifiers.any-number")
def test_an_item_may_carry_any_number_of_modifiers() -> None:
    hand = ["telescopic-sight", "double-magazine", "fuel-bottle", "gold-paint"]
    t = table(munchkin(used=["rusty-pistol"], hand=hand), munchkin(), munchkin())

    t.choose(*[f"attach:{card}:rusty-pistol" for card in hand])

    assert t.strength(0) == 1 + 1 + 1 + 2 + 1


@rule("munchkin.modifiers.travels")
def test_a_modifier_goes_with_its_item() -> None:
    t = table(munchkin(used=[gear("rusty-pistol", "telescopic-sight")], hand=FILLER), munchkin(), munchkin())

    t.choose("trade:1", "give:rusty-pistol", "propose", "accept", "wear:rusty-pistol")

    assert t.strength(1) == 3
    assert t.munchkin(1).gear[0].modifiers == ("telescopic-sight",)


@rule("munchkin.modifiers.discarded-together")
def test_a_modified_item_is_discarded_with_its_modifiers() -> None:
    has = munchkin(used=[gear("combat-armour", "woven-plates")], hand=FILLER)
    t = table(has, munchkin(), munchkin(), doors=["lose-your-worn-armour"], phase="kick")

    t.settle()

    assert {*t.state.treasure_pile} == {"combat-armour", "woven-plates"}


@rule("munchkin.modifiers.is-item", "munchkin.modifiers.loose-carry")
def test_a_modifier_with_a_price_may_be_carried_loose_and_attached_later() -> None:
    t = table(munchkin(hand=["telescopic-sight", "rusty-pistol", "folding-joint"]), munchkin(), munchkin())

    assert "stow:folding-joint" not in t.options
    t.choose("stow:telescopic-sight", "wear:rusty-pistol")
    assert t.strength(0) == 2
    t.choose("attach:telescopic-sight:rusty-pistol")

    assert t.strength(0) == 3
    assert [each.id for each in t.munchkin(0).gear] == ["rusty-pistol"]


@rule("munchkin.modifiers.attach-timing", "munchkin.cheat.timing")
@pytest.mark.parametrize("option", ["attach:telescopic-sight:rusty-pistol", "cheat:cheat.1:rusty-pistol"])
def test_in_a_fight_and_in_the_turn_of_another_nothing_is_attached(option: str) -> None:
    has = munchkin(used=["rusty-pistol"], hand=["telescopic-sight", "cheat.1"])
    own, fight = table(has, munchkin(), munchkin()), table(has, munchkin(), munchkin(), foes=["robobrain"])
    other = table(munchkin(hand=FILLER), has, munchkin())
    other.choose("pass")

    assert option in own.options
    assert option not in fight.options
    assert option not in other.options
    assert fight.refused(option).startswith("munchkin.")


@rule("munchkin.modifiers.item-limit")
@pytest.mark.parametrize(
    ("modifier", "item", "fits"),
    [
        ("telescopic-sight", "rusty-pistol", True),
        ("telescopic-sight", "laser-pistol", True),
        ("telescopic-sight", "combat-knife", False),
        ("double-magazine", "minigun", True),
        ("sharpened-edge", "combat-knife", True),
        ("fuel-bottle", "combat-knife", True),
        ("fuel-bottle", "combat-armour", False),
        ("woven-plates", "combat-armour", True),
        ("woven-plates", "combat-helmet", False),
        ("lead-lining", "combat-helmet", True),
        ("gold-paint", "wrist-computer", True),
    ],
)
def test_a_modifier_fits_the_kinds_that_it_names(modifier: str, item: str, fits: bool) -> None:
    t = table(munchkin(used=[item], hand=[modifier]), munchkin(), munchkin())

    assert (f"attach:{modifier}:{item}" in t.options) is fits
    if not fits:
        assert t.refused(f"attach:{modifier}:{item}") == "munchkin.modifiers.item-limit"


@rule("munchkin.modifiers.unused-item")
def test_a_modifier_on_an_item_in_the_backpack_works_as_soon_as_that_is_used() -> None:
    t = table(munchkin(backpack=["rusty-pistol"], hand=["telescopic-sight"]), munchkin(), munchkin())

    t.choose("attach:telescopic-sight:rusty-pistol")
    assert t.strength(0) == 1
    t.choose("wear:rusty-pistol")

    assert t.strength(0) == 3


@rule("munchkin.big-items.marked", "munchkin.modifiers.attach")
def test_the_folding_joint_makes_an_item_small() -> None:
    t = table(munchkin(used=["minigun"], hand=["folding-joint", "super-sledge"]), munchkin(), munchkin())
    assert "stow:super-sledge" not in t.options

    t.choose("attach:folding-joint:minigun", "stow:super-sledge")

    assert len(t.munchkin(0).gear) == 2


# -- Cheat!


@rule("munchkin.cheat.is-used", "munchkin.cheat.frees-one-item")
def test_cheat_stays_in_play_on_its_item_and_frees_it_from_restrictions() -> None:
    """The Sniper Rifle is for women."""
    t = table(munchkin(sex="male", backpack=["sniper-rifle"], hand=["cheat.1"]), munchkin(), munchkin())
    assert "wear:sniper-rifle" not in t.options

    t.choose("cheat:cheat.1:sniper-rifle", "wear:sniper-rifle")

    assert t.strength(0) == 5
    assert t.munchkin(0).gear[0].cheat == "cheat.1"


@rule("munchkin.cheat.outside-limits")
def test_an_item_with_cheat_takes_no_slot_and_no_big_place() -> None:
    t = table(munchkin(used=["minigun"], hand=["cheat.1", "super-sledge"]), munchkin(), munchkin())

    t.choose("cheat:cheat.1:minigun", "wear:super-sledge")

    assert t.strength(0) == 1 + 5 + 4


@rule("munchkin.cheat.modifier-needs-item")
def test_even_with_cheat_a_modifier_needs_an_item() -> None:
    t = table(munchkin(hand=["cheat.1", "telescopic-sight"]), munchkin(), munchkin())

    assert not [option for option in t.options if option.startswith(("attach", "cheat"))]


@rule("munchkin.cheat.modifier-any-item")
def test_with_cheat_any_modifier_fits() -> None:
    t = table(munchkin(used=["combat-knife"], hand=["cheat.1", "telescopic-sight"]), munchkin(), munchkin())

    t.choose("cheat:cheat.1:combat-knife", "attach:telescopic-sight:combat-knife")

    assert t.strength(0) == 3


@rule("munchkin.cheat.leaves-with-item")
def test_cheat_is_discarded_when_its_item_leaves_its_owner() -> None:
    t = table(munchkin(used=[gear("combat-knife", cheat="cheat.1")], hand=FILLER), munchkin(), munchkin())

    t.choose("trade:1", "give:combat-knife", "propose", "accept")

    assert t.state.door_pile == ("cheat.1",)
    assert t.munchkin(1).gear[0].cheat == ""


@rule("munchkin.cheat.one-per-item")
def test_an_item_carries_one_cheat() -> None:
    t = table(munchkin(used=[gear("combat-knife", cheat="cheat.1")], hand=["cheat.2"]), munchkin(), munchkin())

    assert "cheat:cheat.2:combat-knife" not in t.options
    assert t.refused("cheat:cheat.2:combat-knife") == "munchkin.cheat.one-per-item"


@rule("munchkin.cheat.lost", "munchkin.cheat.modifier-misfit")
def test_without_cheat_the_limits_bind_again_and_a_misfit_gives_nothing() -> None:
    """A traded knife with a Telescopic Sight that does not fit it: the modifier stays on and adds nothing."""
    t = table(
        munchkin(used=[gear("combat-knife", "telescopic-sight", cheat="cheat.1")], hand=FILLER), munchkin(), munchkin()
    )
    assert t.strength(0) == 3

    t.choose("trade:1", "give:combat-knife", "propose", "accept", "wear:combat-knife")

    assert t.munchkin(1).gear[0].modifiers == ("telescopic-sight",)
    assert t.strength(1) == 2


@rule("munchkin.cheat.looted")
def test_at_a_death_cheat_lies_among_the_loot_as_a_card_of_its_own() -> None:
    has = munchkin(level=6, used=[gear("combat-knife", cheat="cheat.1")], hand=FILLER)
    t = table(has, munchkin(hand=["bent-fork"]), munchkin(), foes=["parade-giant-robot"], dice=[1, 2, 1])

    t.until("loot")

    assert {"loot:cheat.1", "loot:combat-knife", "loot:tin-can"} <= {*t.options}
