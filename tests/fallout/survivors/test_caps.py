"""Caps: as many as one likes, for buying and for abilities, from the supply and back to it."""

import pytest

from tests.kit import rule
from tests.kit.fallout import story_pack, survivor, wasteland
from tests.kit.stories import encounter_card, meets


@rule("fallout.caps.no-limit")
def test_any_number_of_caps_can_be_had() -> None:
    """60 caps and 5 more: 65."""
    t = meets("{do: caps, amount: 5}", survivor(caps=60))

    t.choose("option:do")

    assert t.survivor().caps == 65


@rule("fallout.caps.uses")
def test_an_ability_that_costs_caps_is_paid() -> None:
    """An option that costs 2 caps, and 3 owned: 1 is left, and its result is had."""
    t = meets("{do: xp, amount: 1}", survivor(caps=3), option="cost: [{do: pay, caps: 2}]")

    t.choose("option:do")

    assert (t.survivor().caps, t.survivor().xp) == (1, 1)


@rule("fallout.caps.uses")
def test_caps_buy_things_in_the_shop_and_ready_cards() -> None:
    """4 caps: a stimpak for 3 leaves 1, which readies the minigun and leaves none."""
    t = meets(
        "{do: shop, dealings: 1}",
        survivor(caps=4, weapon="minigun", exhausted=["minigun"]),
        shop=["stimpak", "radaway", "jet", "machete"],
        assets=["nuka-cola"],
    )

    t.choose("option:do", "buy:stimpak")
    assert t.survivor().caps == 1
    t.choose("camp", "camp:ready", "pay-ready:minigun")

    assert t.survivor().caps == 0


@rule("fallout.caps.change")
def test_caps_are_one_number() -> None:
    """Five caps gained at once and five gained one by one are the same: after paying 2, 3 are left."""
    left = []
    for results in ("{do: caps, amount: 5}", ", ".join(["{do: caps, amount: 1}"] * 5)):
        t = meets(f"{results}, {{do: lose-caps, amount: 2}}", survivor(caps=0))
        t.choose("option:do")
        left.append(t.survivor().caps)

    assert left == [3, 3]


@rule("fallout.caps.supply")
def test_spent_caps_go_to_nobody() -> None:
    """A spends 3 caps in the shop: B and C have what they had, and nothing else holds them."""
    t = meets(
        "{do: shop, dealings: 1}",
        survivor(caps=4),
        survivor(caps=2),
        survivor(caps=0),
        shop=["stimpak", "jet", "radaway", "machete"],
    )

    t.choose("option:do", "buy:stimpak")

    assert [t.survivor(seat).caps for seat in range(3)] == [1, 2, 0]


@rule("fallout.caps.supply")
def test_gained_caps_come_from_nobody() -> None:
    """A gains 4 caps: B has what B had."""
    t = meets("{do: caps, amount: 4}", survivor(caps=1), survivor(caps=2))

    t.choose("option:do")

    assert [t.survivor(seat).caps for seat in range(2)] == [5, 2]


@rule("fallout.caps.not-below-zero")
@pytest.mark.parametrize(("caps", "offered"), [(1, False), (2, True)])
def test_what_costs_more_than_there_is_cannot_be_used(caps: int, offered: bool) -> None:
    """An option that costs 2 caps: refused with 1, allowed with 2; the free one beside it is there in either case."""
    toll = encounter_card("toll", "id: pay, cost: [{do: pay, caps: 2}]", "id: free")
    t = wasteland(
        survivor(space="dia.d", caps=caps), packs=(story_pack(encounters=toll),), encounters={"settlement": ["toll"]}
    )

    t.choose("encounter")

    assert t.options == (("option:pay", "option:free") if offered else ("option:free",))
    if not offered:
        assert t.refused("option:pay") == "fallout.encounter-action.cost-must-be-payable"


@rule("fallout.caps.not-below-zero")
def test_lost_caps_are_at_most_all() -> None:
    """'Lose 5 caps' with 2 owned: none is left, and nothing is owed."""
    t = meets("{do: lose-caps, amount: 5}, {do: caps, amount: 1}", survivor(caps=2))

    t.choose("option:do")

    assert t.survivor().caps == 1


@rule("fallout.caps.not-below-zero")
def test_nobody_gives_caps_away_that_are_not_there() -> None:
    """1 cap: it can be put into a trade once, a second one is refused."""
    t = wasteland(survivor(caps=1), survivor())

    t.choose("camp", "trade:1", "give-cap")

    assert t.refused("give-cap") == "fallout.caps.not-below-zero"


@rule("fallout.caps.supply", "fallout.caps.not-below-zero")
@pytest.mark.parametrize("result", ["caps", "lose-caps", "xp", "damage", "rads"])
def test_nothing_is_told_of_nothing(result: str) -> None:
    """None of something is neither gained nor lost, and nothing is told of it."""
    t = meets(f"{{do: {result}, amount: level-3}}", survivor(caps=4), level=3)

    t.choose("option:do")

    assert t.happened(result) == []


@rule("fallout.caps.not-below-zero")
def test_who_has_none_loses_none() -> None:
    """'Lose 2 caps' with one and with none: one is lost and told, or nothing is."""
    one, none = (meets("{do: lose-caps, amount: 2}", survivor(caps=caps)) for caps in (1, 0))

    one.choose("option:do")
    none.choose("option:do")

    assert one.told("lose-caps") == [("fallout.golden-rules.no-may-is-mandatory", {"seat": 0, "amount": 1, "caps": 0})]
    assert none.happened("lose-caps") == []
