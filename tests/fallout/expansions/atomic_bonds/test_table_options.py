"""How readings of the base game, which a table chooses, go on with what Atomic Bonds adds to them."""

import pytest

from tests.fallout.expansions.atomic_bonds.test_activation import ended
from tests.fallout.expansions.atomic_bonds.test_assisted_fight import assisted, thing
from tests.fallout.expansions.atomic_bonds.test_modifications import shops
from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, LIMBS, TORSO, TORSO_TWICE, enemy, survivor

RIFLE, KNIFE = "laser-rifle", "combat-knife"


@rule("fallout.shopping.number-of-dealings", "atomic-bonds.modifications.shop-action")
@pytest.mark.parametrize(
    ("reading", "drawn", "buys", "sells"),
    [("together", 1, 1, 1), ("each", 1, 1, 2), ("together", 2, 0, 0), ("each", 2, 0, 2)],
)
def test_modifications_use_the_dealings_for_buying(reading: str, drawn: int, buys: int, sells: int) -> None:
    """Of two dealings one or both go to modifications: so many fewer to buy with; to sell there are others, or the same."""
    who = survivor(caps=9, weapon="machete", inventory=["junk", "water"])
    t = shops(2, who, modifications=["scope"], options={"dealings": reading})

    t.choose(f"atomic-bonds.modify:{drawn}", "atomic-bonds.take-none")

    assert (t.prompt == "shop") is bool(buys or sells)
    assert ("buy:stimpak" in t.options, "atomic-bonds.modify:1" in t.options) == (buys > 0, buys > 0)
    assert ("sell:junk" in t.options) is (sells > 0)
    if t.prompt == "shop":
        assert (t.decision.about["buy"], t.decision.about["sell"]) == (buys, sells)


@rule("fallout.combat.armor-cancels-hits", "atomic-bonds.assisting.assistant-armor")
@pytest.mark.parametrize(("reading", "lost"), [("hits", 3), ("damage", 5)])
def test_the_assistants_armor_cancels_what_the_table_says(reading: str, lost: int) -> None:
    """A level 3 enemy, armor 1 and two icons on the assist die: one hit for 3 damage, or two for 6 and one of that less."""
    b = survivor(apparel="combat-armor")
    t = assisted(
        "thing",
        survivor(),
        b,
        [HEAD, HEAD, HEAD, TORSO_TWICE],
        packs=[thing(3, "L")],
        options={"armor_cancels": reading},
    )

    assert (t.survivor(0).hp, t.survivor(1).hp) == (16, 16 - lost)


@rule("fallout.combat.one-hit-per-die", "atomic-bonds.assisting.assist-die-same-match")
@pytest.mark.parametrize(("reading", "hits"), [("once", 1), ("each-area", 2)])
def test_the_assist_die_hits_as_often_as_the_others(reading: str, hits: int) -> None:
    """Arms and legs on the assist die, and an enemy vulnerable in both: one hit, or one for each area."""
    t = assisted(
        "thing",
        survivor(),
        survivor(),
        [HEAD, HEAD, HEAD, LIMBS],
        packs=[thing(3, "AL")],
        options={"dice_hit": reading},
    )

    assert t.told("hits")[0][1]["hits"] == hits


@rule("fallout.enemy-activation.nearest-tie", "atomic-bonds.activation-cards.two-standard-types")
@pytest.mark.parametrize(("reading", "seat"), [("remaining", 0), ("hp", 1)])
def test_who_is_weakest_is_read_alike_for_activation_cards(reading: str, seat: int) -> None:
    """A has more HP and more rads, B less of both: by what remains A is attacked, by HP alone B."""
    a, b = survivor(hp=12, rads=8), survivor(hp=9)
    t = ended(a, b, activation=["activation-3"], enemies=[enemy("mirelurk", "camp.c")], options={"weakest": reading})

    assert [event.about["seat"] for event in t.past if event.kind == "fight"] == [seat]


@rule("fallout.fight-action.ranged-bonus", "atomic-bonds.assisting.hits-combined")
@pytest.mark.parametrize(
    ("reading", "a", "b", "hits"),
    [
        ("adjacent", RIFLE, KNIFE, 1),
        ("always", RIFLE, KNIFE, 2),
        ("always", KNIFE, RIFLE, 1),
        ("always", RIFLE, RIFLE, 2),
    ],
)
def test_the_extra_hit_of_a_ranged_weapon_is_the_fighters(reading: str, a: str, b: str, hits: int) -> None:
    """An enemy in the fighter's space and one matching die: the fighter's rifle adds a hit by option, the assistant's none."""
    fighter, assistant = survivor(weapon=a), survivor(weapon=b)
    t = assisted(
        "thing",
        fighter,
        assistant,
        [HEAD, HEAD, ARMS, TORSO],
        packs=[thing(3, "A")],
        options={"ranged_bonus": reading},
    )
    while t.prompt == "reroll":
        t.choose("stop")

    assert t.told("hits")[0][1]["hits"] == hits
