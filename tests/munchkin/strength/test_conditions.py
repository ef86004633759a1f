"""Conditions on cards: when each of them holds, and for whom (topics effects, monsters)."""

from typing import Any

import pytest

from crossroads.games.munchkin.cards.words import Condition
from crossroads.games.munchkin.player import Kept, Lasting
from crossroads.games.munchkin.state import Foe
from crossroads.games.munchkin.strength.numbers import fits, holds, sell_rate
from tests.kit import rule
from tests.kit.munchkin import Table, gear, munchkin, table


def met(when: Condition, *, level: int = 4, foes: list[str] | None = None, helper: int = -1, **has: Any) -> bool:
    """Whether Ben, who sits between Ann of Level 3 and Cleo of Level 6, meets a condition; with foes he fights them."""
    seats = (munchkin(level=3), munchkin(level=level, hand=["tin-can"], **has), munchkin(level=6))
    t = table(*seats, active=1, foes=foes or [], helper=helper)
    return holds(t.state, t.munchkin(1), when)


@rule("munchkin.effects.same-effects-add")
@pytest.mark.parametrize(
    ("when", "fitting", "other"),
    [
        (Condition(class_="raider"), {"classes": ["raider.1"]}, {"classes": ["lone-wanderer.1"]}),
        (Condition(class_="raider"), {"classes": ["lone-wanderer.1", "raider.2"]}, {}),
        (Condition(not_class="raider"), {"classes": ["lone-wanderer.1"]}, {"classes": ["raider.1"]}),
        (Condition(classless=True), {}, {"classes": ["raider.1"]}),
        (Condition(sex="female"), {"sex": "female"}, {"sex": "male"}),
        (Condition(sex="male"), {"sex": "male"}, {"sex": "female"}),
        (Condition(level_from=4), {"level": 4}, {"level": 3}),
        (Condition(level_to=4), {"level": 4}, {"level": 5}),
        (Condition(lowest=True), {"level": 3}, {"level": 4}),
        (Condition(sidekick=True), {"sidekick": "faithful-mutt"}, {}),
        (Condition(uses="melee"), {"used": ["baseball-bat"]}, {"backpack": ["baseball-bat"]}),
        (Condition(uses="melee"), {"used": ["flaming-motor-sword"]}, {"used": ["flamer"]}),
        (Condition(uses="light"), {"used": ["dart-gun"]}, {"used": ["minigun"]}),
        (Condition(uses="fire"), {"used": ["flamer"]}, {"used": ["minigun"]}),
        (Condition(uses="fire"), {"used": [gear("baseball-bat", "fuel-bottle")]}, {"used": ["baseball-bat"]}),
        (Condition(wears="big-armour"), {"used": ["scavenged-powered-armour"]}, {"used": ["combat-armour"]}),
        (Condition(wears="big-armour"), {"used": ["scavenged-powered-armour"]}, {"used": ["minigun"]}),
        (
            Condition(wears="big-armour"),
            {"used": ["powered-armour"], "classes": ["brotherhood-paladin.1"]},
            {"used": ["powered-armour"]},
        ),
        (
            Condition(wears="big-armour"),
            {"used": ["scavenged-powered-armour"]},
            {"used": [gear("scavenged-powered-armour", "folding-joint")]},
        ),
        (Condition(alone=True), {"foes": ["giant-ant"]}, {"foes": ["giant-ant"], "helper": 0}),
        (Condition(alone=True), {"foes": ["giant-ant"]}, {}),
        (Condition(helped=True), {"foes": ["giant-ant"], "helper": 0}, {"foes": ["giant-ant"]}),
        (Condition(helped=True), {"foes": ["giant-ant"], "helper": 2}, {}),
        (Condition(foe="robot"), {"foes": ["giant-ant", "robobrain"]}, {"foes": ["giant-ant"]}),
        (Condition(foe="robot"), {"foes": ["robobrain"]}, {}),
        (Condition(foe_level=8), {"foes": ["giant-ant", "robobrain"]}, {"foes": ["nightstalker"]}),
        (Condition(foe_level=8), {"foes": ["robobrain"]}, {}),
    ],
)
def test_a_condition_holds_where_it_is_met_and_nowhere_else(
    when: Condition, fitting: dict[str, Any], other: dict[str, Any]
) -> None:
    assert met(when, **fitting)
    assert not met(when, **other)


@rule("munchkin.effects.same-effects-add")
def test_all_parts_of_a_condition_must_be_met() -> None:
    when = Condition(class_="raider", level_from=3)

    assert met(when, classes=["raider.1"], level=3)
    assert not met(when, classes=["raider.1"], level=2)
    assert not met(when, level=3)
    assert met(Condition())


def test_the_lowest_is_found_among_the_living() -> None:
    """Ann of Level 1 is dead: Ben of 4 and Cleo of 4 are the lowest."""
    t = table(munchkin(level=1, alive=False), munchkin(level=4), munchkin(level=4), munchkin(level=5), active=1)
    lowest = Condition(lowest=True)

    assert [holds(t.state, who, lowest) for who in t.state.players[1:]] == [True, True, False]


def test_who_fights_alone_is_only_the_fighter() -> None:
    """A bystander is not alone in somebody else's fight."""
    t = table(munchkin(), munchkin(), munchkin(), active=1, foes=["giant-ant"])
    alone = Condition(alone=True)

    assert [holds(t.state, who, alone) for who in t.state.players] == [False, True, False]


def test_a_copied_monster_is_of_the_level_and_the_kind_of_the_other() -> None:
    """The Twin stands for a second Robobrain."""
    t = table(munchkin(), munchkin(), munchkin(), foes=[Foe("twin", "robobrain")])

    assert holds(t.state, t.munchkin(0), Condition(foe_level=8))
    assert holds(t.state, t.munchkin(0), Condition(foe="robot"))


@rule("munchkin.effects.same-effects-add")
@pytest.mark.parametrize(("foe", "more"), [("robobrain", 3), ("yao-guai", 0)])
def test_what_lasts_for_a_while_adds_only_as_long_as_its_condition_holds(foe: str, more: int) -> None:
    """A card that adds 3 against robots, in the fight and at the roll to run away."""
    t = table(munchkin(), munchkin(hand=["tin-can"]), munchkin(), active=1, foes=[foe], dice=[6])
    robots = Condition(foe="robot")
    t.munchkin(1).lasting = (
        Lasting("bonus", 3, "fight", "fury-pills.1", robots),
        Lasting("run", 3, "fight", "jet-inhaler.1", robots),
    )

    assert t.strength(1) == 1 + more
    t.until("door-settled")

    assert [run["total"] - more for run in t.told("run")] == [6 if foe == "robobrain" else 5]


# -- numbers that follow from cards


@rule("munchkin.character.combat-strength")
def test_each_part_of_a_strength_is_named_by_its_card() -> None:
    """A class, a Perk, an item with its modifier, what creeps, what lasts for this fight, and a Sidekick."""
    t = table(
        munchkin(
            level=4,
            classes=["lone-wanderer.1"],
            perks=["thick-hide"],
            sidekick="faithful-mutt",
            used=[gear("dart-gun", "double-magazine")],
            kept=[Kept("creeping-irradiation", "creep", penalty=-2), Kept("extra-arm", "kept")],
        ),
        munchkin(),
        munchkin(),
        foes=["giant-ant"],
    )
    t.munchkin(0).lasting = (Lasting("bonus", 1, "fight", "raider.1"),)

    parts = [(part["what"], part["amount"]) for part in t.game.view(1)["players"][0]["parts"]]

    assert parts == [
        ("level", 4),
        ("lone-wanderer.1", 2),
        ("thick-hide", 1),
        ("faithful-mutt", 2),
        ("dart-gun", 2),
        ("double-magazine", 2),
        ("extra-arm", -1),
        ("creeping-irradiation", -2),
        ("raider.1", 1),
    ]


@rule("munchkin.monsters.ignored-items")
def test_what_a_monster_ignores_counts_for_those_who_stand_by() -> None:
    """The Fire Ants ignore what Ann and her helper wear on their feet, and not what Cleo wears."""
    boots = [munchkin(used=[card]) for card in ("spiked-boots", "nearly-new-boots", "roller-skates")]
    t = table(boots[2], boots[0], boots[1], active=1, foes=["fire-ants"], helper=2)

    assert [t.strength(seat) for seat in range(3)] == [1 - 1, 1, 1]


@rule("munchkin.rad-defence.modified", "munchkin.modifiers.attach")
def test_a_modifier_gives_what_its_item_does_not() -> None:
    """The Lead Lining adds 2 to the Radiation Defence: on a helmet in use, and not in the Backpack."""
    lined = gear("combat-helmet", "lead-lining")
    t = table(munchkin(used=[lined]), munchkin(backpack=[lined]), munchkin())

    assert [t.defence(seat) for seat in (0, 1)] == [1 + 2, 1]


@rule("munchkin.modifiers.item-limit")
@pytest.mark.parametrize(
    ("modifier", "item", "fitting"),
    [
        ("gold-paint", "combat-knife", True),
        ("gold-paint", "tin-can", False),
        ("fuel-bottle", "combat-knife", True),
        ("fuel-bottle", "brass-knuckles", False),
        ("lead-lining", "gas-mask", True),
        ("lead-lining", "running-shoes", False),
        ("sharpened-edge", "combat-knife", True),
        ("sharpened-edge", "dart-gun", False),
    ],
)
def test_a_modifier_fits_the_kinds_that_it_names(modifier: str, item: str, fitting: bool) -> None:
    assert fits(table().state, modifier, item) is fitting


@rule("munchkin.cards.hand-limit", "munchkin.charity.excess")
@pytest.mark.parametrize(
    ("has", "limit"),
    [({}, 5), ({"used": ["wrist-computer"]}, 6), ({"level": 2, "perks": ["pack-rat"]}, 7)],
)
def test_five_cards_may_be_held_and_more_with_some_cards(has: dict[str, Any], limit: int) -> None:
    cards = [
        "bent-fork",
        "tin-can",
        "desk-fan",
        "left-boot",
        "garden-gnome",
        "wind-up-car",
        "leaf-blower",
        "broken-camera",
    ]
    full = table(munchkin(hand=cards[:limit], **has), munchkin(), munchkin(), phase="charity")
    over = table(munchkin(hand=cards[: limit + 1], **has), munchkin(), munchkin(), phase="charity")

    assert full.prompt != "charity"
    assert over.prompt == "charity"


@rule("munchkin.super-munchkin.two-classes", "munchkin.class.one-class")
@pytest.mark.parametrize(
    ("allowed", "traits", "most"), [("two", ["super-munchkin.1"], 2), ("all", ["super-munchkin.1"], 4), ("all", [], 1)]
)
def test_super_munchkin_allows_two_classes_or_all_of_them(allowed: str, traits: list[str], most: int) -> None:
    hand = ["raider.1", "lone-wanderer.1", "enclave-scientist.1", "brotherhood-paladin.1"]
    t = table(
        munchkin(hand=["tin-can", *hand[1:]], classes=hand[:1], traits=traits),
        munchkin(),
        munchkin(),
        options={"super_classes": allowed},
    )

    for card in hand[1:most]:
        t.choose(f"class:{card}")

    assert not [option for option in t.options if option.startswith("class:")]
    assert len(t.munchkin(0).classes) == most


@rule("munchkin.selling.rate")
@pytest.mark.parametrize(("perks", "rate"), [([], 1000), (["born-haggler"], 800)])
def test_a_level_costs_a_thousand_caps_or_less(perks: list[str], rate: int) -> None:
    t: Table = table(munchkin(level=2, perks=perks), munchkin(), munchkin())

    assert sell_rate(t.state, t.munchkin(0)) == rate
