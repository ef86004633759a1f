"""Shopping: dealings in any mix, buying, selling and recruiting."""

from typing import Any

import pytest

from crossroads.games.fallout.survivor import Held
from tests.kit import rule
from tests.kit.fallout import Belongings, Wasteland, deal, survivor, wasteland
from tests.kit.stories import meets

ROW = ("hunting-rifle", "stimpak", "cait", "radaway")
RIFLE, STIMPAK = 4, 3  # what they cost
MERC = "- {id: stray, kind: companion}\n- {id: merc, kind: companion, cost: 4}\n- {id: rag, kind: aid, cost: 0}\n"


def shops(dealings: int, *survivors: Belongings, **situation: Any) -> Wasteland:
    """The survivor on turn shops with so many dealings; the card that is added is a nuka-cola."""
    given: dict[str, Any] = {"shop": ROW, "assets": ["nuka-cola", "jet"], **situation}
    t = meets(f"{{do: shop, dealings: {dealings}}}", *survivors, **given)
    t.choose("option:do")
    return t


def carried(t: Wasteland) -> list[str]:
    """The cards in the first seat's inventory."""
    return [held.id for held in t.survivor().inventory]


@rule("fallout.shopping.where")
def test_an_encounter_lets_a_survivor_shop() -> None:
    """A settlement card with 'Shop 2': its option is carried out, and the survivor is in the shop with 2 dealings."""
    t = shops(2, survivor(caps=9))

    assert (t.prompt, t.seat) == ("shop", 0)
    assert t.happened("shop")[0].about == {"seat": 0, "dealings": 2}


@rule("fallout.shopping.where")
def test_nobody_shops_without_a_card_that_says_so() -> None:
    """In a settlement no turn offers to buy or sell; most of the cards that lead to the shop are settlement cards."""
    t = wasteland(survivor(space="dia.d", caps=20, weapon="machete"), shop=ROW)
    assert not [option for option in t.options if option.split(":")[0] in ("buy", "sell", "recruit", "shop")]
    assert t.refused("buy:stimpak") == "fallout.shopping.where"

    shopping = [card.deck for card in deal().state.content.encounters.values() if "Shop(" in repr(card)]

    assert shopping.count("settlement") > len(shopping) / 2


@rule("fallout.shopping.add-card-first")
def test_shopping_begins_with_a_fifth_card() -> None:
    """A row of four: when A starts shopping there are five to choose from, the new one at the left."""
    t = shops(1, survivor(caps=9))

    assert t.state.shop == ("nuka-cola", *ROW)
    assert "buy:nuka-cola" in t.options


@rule("fallout.shopping.number-of-dealings")
def test_dealings_of_all_sorts_count_together() -> None:
    """Shop 2: A has bought one card and sold one, so nobody can be recruited any more; shopping is over."""
    t = shops(2, survivor(caps=9, special="S", inventory=["junk"]))
    assert {"buy:stimpak", "sell:junk", "recruit:cait"} <= {*t.options}

    t.choose("buy:stimpak", "sell:junk")

    assert (t.prompt, t.survivor().companion) == ("turn", None)


@rule("fallout.shopping.number-of-dealings")
def test_three_dealings_allow_one_of_each_sort() -> None:
    """Shop 3: buying, selling and recruiting, then it is over."""
    t = shops(3, survivor(caps=9, special="S", inventory=["junk"]))

    t.choose("buy:stimpak", "sell:junk", "recruit:cait", "equip:cait")

    assert t.prompt == "turn"
    assert (carried(t), t.survivor().caps) == (["stimpak"], 9 - STIMPAK + 1)


@rule("fallout.shopping.number-of-dealings")
def test_a_table_may_settle_that_each_sort_has_its_own_number() -> None:
    """With `dealings: each` Shop 1 allows one card to be taken and one to be sold, and no second of either."""
    t = shops(1, survivor(caps=9, inventory=["junk", "water"]), options={"dealings": "each"})

    t.choose("buy:stimpak")
    assert t.refused("buy:radaway") == "fallout.shopping.number-of-dealings"
    t.choose("sell:junk")

    assert (t.prompt, carried(t)) == ("turn", ["water", "stimpak"])


@rule("fallout.shopping.number-of-dealings")
def test_who_has_sold_as_often_as_the_table_allows_may_still_buy() -> None:
    """With `dealings: each` and Shop 1 junk is sold: the water is refused, a card may be bought."""
    t = shops(1, survivor(caps=9, inventory=["junk", "water"]), options={"dealings": "each"})

    t.choose("sell:junk")

    assert t.refused("sell:water") == "fallout.shopping.number-of-dealings"
    assert "buy:stimpak" in t.options


@rule("fallout.shopping.no-obligation")
def test_no_dealing_has_to_be_made() -> None:
    """Shop 3 and no caps: A declines everything, and the row has four cards again."""
    t = shops(3, survivor(caps=0))

    t.choose("leave")

    assert (t.prompt, len(t.state.shop), t.survivor().caps) == ("turn", 4, 0)


@rule("fallout.shopping.no-obligation")
def test_fewer_dealings_can_be_made() -> None:
    """Shop 3: A buys one card and leaves."""
    t = shops(3, survivor(caps=9))

    t.choose("buy:stimpak", "leave")

    assert (t.prompt, carried(t)) == ("turn", ["stimpak"])


@rule("fallout.shopping.buy")
def test_a_card_is_bought_for_its_cost() -> None:
    """A rifle with cost 4 and 7 caps: A has 3 caps and the rifle, which is no longer in the shop."""
    t = shops(1, survivor(caps=7))

    t.choose("buy:hunting-rifle", "keep:hunting-rifle")

    assert (t.survivor().caps, carried(t)) == (7 - RIFLE, ["hunting-rifle"])
    assert "hunting-rifle" not in t.state.shop


@rule("fallout.shopping.buy-needs-caps")
@pytest.mark.parametrize(("caps", "offered"), [(RIFLE - 1, False), (RIFLE, True)])
def test_what_costs_too_much_is_not_sold(caps: int, offered: bool) -> None:
    """Cost 4: refused with 3 caps, allowed with 4."""
    t = shops(1, survivor(caps=caps))

    assert ("buy:hunting-rifle" in t.options) == offered
    if not offered:
        assert t.refused("buy:hunting-rifle") == "fallout.shopping.buy-needs-caps"


@rule("fallout.shopping.sell")
def test_an_item_is_sold_for_its_cost_less_one() -> None:
    """An item with cost 4 brings 3 caps and leaves its owner."""
    t = shops(1, survivor(caps=0, inventory=["hunting-rifle"]), shop=ROW[1:])

    t.choose("sell:hunting-rifle")

    assert (t.survivor().caps, carried(t)) == (RIFLE - 1, [])


@rule("fallout.shopping.sell-equipped")
def test_an_equipped_card_can_be_sold() -> None:
    """The equipped rifle is sold: the weapon slot is empty and A has 3 caps more."""
    t = shops(1, survivor(caps=0, weapon="hunting-rifle"), shop=ROW[1:])

    t.choose("sell:hunting-rifle")

    assert (t.survivor().caps, t.survivor().weapon) == (RIFLE - 1, None)


@rule("fallout.shopping.sell-equipped")
def test_a_table_may_settle_that_only_carried_cards_are_sold() -> None:
    """With `sell: inventory` the equipped rifle is refused, the carried knife is not."""
    who = survivor(weapon="hunting-rifle", inventory=["combat-knife"])
    t = shops(1, who, shop=ROW[1:], options={"sell": "inventory"})

    assert t.refused("sell:hunting-rifle") == "fallout.shopping.sell-equipped"
    assert "sell:combat-knife" in t.options


@rule("fallout.shopping.sold-to-own-pile")
def test_a_sold_card_goes_to_the_pile_of_its_kind() -> None:
    """A loot item is sold: it is on the loot discard pile, and the row is as it was."""
    t = shops(2, survivor(inventory=["combat-knife"]))
    row = t.state.shop

    t.choose("sell:combat-knife")

    assert (t.state.loot_pile, t.state.asset_pile, t.state.shop) == (("combat-knife",), (), row)


@rule("fallout.shopping.sell-needs-cost")
def test_what_has_no_cost_cannot_be_sold() -> None:
    """A companion without a cost in caps and an own ability are refused."""
    t = shops(1, survivor("ghoul", hp=12, companion="codsworth"))

    assert t.refused("sell:codsworth") == "fallout.shopping.sell-needs-cost"
    assert t.refused("sell:ghoulish") == "fallout.character-cards.other-cards-not-discarded"


@rule("fallout.shopping.sell-minimum")
def test_a_sale_never_costs_anything() -> None:
    """An item with cost 0 brings 0 caps, one with cost 1 as well, and one with cost 2 brings 1."""
    t = shops(3, survivor(caps=2, inventory=["rag", "water", "junk"]), cards={"assets": MERC})

    t.choose("sell:rag")
    assert (t.survivor().caps, carried(t)) == (2, ["water", "junk"])
    t.choose("sell:water")
    assert t.survivor().caps == 2
    t.choose("sell:junk")

    assert t.survivor().caps == 3


@rule("fallout.shopping.recruit", "fallout.shopping.recruit-anyone")
@pytest.mark.parametrize("taken", ["equip", "keep"])
def test_a_companion_is_recruited_into_the_slot_or_the_inventory(taken: str) -> None:
    """A companion with an empty corner: a survivor with no trait has it, equipped or not, and has spent no caps."""
    t = shops(1, survivor(caps=1), shop=("stray", *ROW[:3]), cards={"assets": MERC})

    t.choose("recruit:stray", f"{taken}:stray")

    companion = t.survivor().companion
    assert (companion is not None and companion.id == "stray") == (taken == "equip")
    assert carried(t) == ([] if taken == "equip" else ["stray"])
    assert (t.survivor().caps, "stray" in t.state.shop) == (1, False)


@rule("fallout.shopping.recruit-requirement")
@pytest.mark.parametrize(
    ("card", "who", "offered"),
    [
        ("cait", survivor(caps=20), False),
        ("cait", survivor(special="S"), True),
        ("nick-valentine", survivor(traits=["vilified"]), False),
        ("nick-valentine", survivor(traits=["idolized"]), True),
    ],
)
def test_a_companion_asks_for_a_token_or_a_trait(card: str, who: Belongings, offered: bool) -> None:
    """Cait asks for S, Nick Valentine for Idolized: whoever has it can recruit them, others not for any caps."""
    t = shops(1, who, shop=(card, "stimpak", "radaway", "jet"), assets=["nuka-cola", "machete"])

    assert (f"recruit:{card}" in t.options) == offered
    if not offered:
        assert t.refused(f"recruit:{card}") == "fallout.shopping.recruit-requirement"


@rule("fallout.shopping.recruit-anyone")
def test_no_requirement_means_anyone() -> None:
    """Of two companions in the row the one with an empty corner can be recruited, the one that asks for S cannot."""
    t = shops(1, survivor(caps=0), shop=("stray", *ROW[:3]), cards={"assets": MERC})

    assert "recruit:stray" in t.options
    assert t.refused("recruit:cait") == "fallout.shopping.recruit-requirement"


@rule("fallout.shopping.recruit-costs-no-caps")
def test_recruiting_is_free() -> None:
    """0 caps and the S that Cait asks for: she comes, and nothing is owed."""
    t = shops(1, survivor(caps=0, special="S"))

    t.choose("recruit:cait", "equip:cait")

    assert (t.survivor().caps, t.survivor().companion is not None) == (0, True)


@rule("fallout.shopping.recruit-costs-no-caps")
def test_a_companion_costs_caps_if_its_card_says_so() -> None:
    """A companion with cost 4: refused with 3 caps; with 5 it comes, and 1 is left."""
    t = shops(1, survivor(caps=3), shop=("merc", *ROW[:3]), cards={"assets": MERC})
    assert t.refused("recruit:merc") == "fallout.shopping.buy-needs-caps"

    t = shops(1, survivor(caps=5), shop=("merc", *ROW[:3]), cards={"assets": MERC})
    t.choose("recruit:merc", "equip:merc")

    assert t.survivor().caps == 1


@rule("fallout.shopping.buy", "fallout.equip.equip-on-gain")
def test_a_bought_weapon_is_in_hand_until_it_is_settled_where_it_goes() -> None:
    """Neither in the row nor in a slot while its buyer is asked, and nowhere else; then it is equipped."""
    t = meets("{do: shop, dealings: 1}", survivor(caps=9), shop=["machete", "jet"], assets=["radaway"])

    t.choose("option:do", "buy:machete")
    assert (t.prompt, t.state.drawn, "machete" in t.state.shop) == ("equip-gained", ("machete",), False)
    assert not [fault for fault in t.game.definition.faults(t.state) if "machete" in fault]
    t.choose("equip:machete")

    assert (t.survivor().weapon, t.state.drawn) == (Held("machete"), ())
