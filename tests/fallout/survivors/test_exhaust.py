"""Exhausting cards and readying them."""

import pytest

from tests.kit import rule
from tests.kit.fallout import LEGS, Wasteland, enemy, story_pack, survivor, wasteland
from tests.kit.stories import encounter_card, meets

PLATE = (
    "- {id: plate, kind: apparel, cost: 5, armor: 1,"
    " uses: [{moment: turn, pay: exhaust, effects: [{do: heal, amount: 1}]}]}\n"
)
FLUTE = "- {id: flute, kind: aid, cost: 1, uses: [{moment: turn, pay: exhaust, effects: [{do: heal, amount: 1}]}]}\n"
PACK = (story_pack(loot=PLATE + FLUTE),)


def lies(t: Wasteland, card: str, seat: int = 0) -> bool | None:
    """Whether a seat's card is exhausted; nothing if it has no such card."""
    held = t.survivor(seat).held(card)
    return held.exhausted if held is not None else None


@rule("fallout.exhaust.turn")
def test_exhausting_is_the_price_of_an_ability() -> None:
    """Plate with 'exhaust: recover 1 HP': used, it lies sideways and stays where it is."""
    t = wasteland(survivor(hp=5, apparel="plate"), packs=PACK)

    t.choose("use:plate")

    assert (t.survivor().hp, lies(t, "plate"), t.state.loot_pile) == (6, True, ())
    assert t.game.view(None)["survivors"][0]["apparel"]["exhausted"] is True


@rule("fallout.exhaust.not-again")
def test_an_exhausted_card_is_not_exhausted_again() -> None:
    """Used once, the plate's ability is refused; readied by camping it can be used again."""
    t = wasteland(survivor(hp=5, apparel="plate"), packs=PACK)

    t.choose("use:plate")
    assert t.refused("use:plate") == "fallout.exhaust.not-again"
    t.choose("camp", "camp:ready", "done", "use:plate")

    assert t.survivor().hp == 7


@rule("fallout.exhaust.not-again")
def test_an_exhausted_card_in_the_inventory_is_not_exhausted_again() -> None:
    """A flute that is played from the inventory lies there exhausted and is refused until it has been readied."""
    t = wasteland(survivor(hp=5, inventory=["flute"]), packs=PACK)

    t.choose("use:flute")
    assert (t.survivor().hp, lies(t, "flute"), t.refused("use:flute")) == (6, True, "fallout.exhaust.not-again")
    t.choose("camp", "camp:ready", "done", "use:flute")

    assert (t.survivor().hp, lies(t, "flute")) == (7, True)


@rule("fallout.exhaust.other-text-works")
def test_what_needs_no_exhausting_goes_on_working() -> None:
    """Exhausted plate with armor 1 against three hits of a level 1 enemy: 2 damage."""
    t = wasteland(
        survivor(apparel="plate", exhausted=["plate"]),
        packs=PACK,
        enemies=[enemy("bloatfly", "camp.c")],
        dice=[LEGS] * 3,
    )

    t.choose("fight:bloatfly")

    assert t.survivor().hp == 14


@rule("fallout.exhaust.other-text-works")
def test_an_exhausted_weapon_still_gives_its_rerolls() -> None:
    """The exhausted missile launcher is a ranged weapon with S and P all the same."""
    t = wasteland(
        survivor(special="P", weapon="missile-launcher", exhausted=["missile-launcher"]),
        enemies=[enemy("bloatfly", "camp.d")],
        dice=[LEGS] * 6,
    )

    t.choose("fight:bloatfly")

    assert "reroll:token:123" in t.options
    assert t.refused("use:missile-launcher") == "fallout.exhaust.not-again"


@rule("fallout.exhaust.any-zone", "fallout.exhaust.may-be-handled")
def test_an_exhausted_card_can_be_taken_off_and_put_on_again() -> None:
    """Exhausted plate is taken off and lies exhausted in the inventory; put on again it is exhausted still."""
    t = wasteland(survivor(apparel="plate", exhausted=["plate"]), packs=PACK)

    t.choose("unequip:plate")
    assert [(held.id, held.exhausted) for held in t.survivor().inventory] == [("plate", True)]
    t.choose("equip:plate")

    assert lies(t, "plate") is True
    assert t.refused("use:plate") == "fallout.exhaust.not-again"


@rule("fallout.exhaust.may-be-handled")
def test_an_exhausted_card_can_be_sold() -> None:
    """Exhausted plate with cost 5 is sold for 4 caps."""
    t = meets("{do: shop, dealings: 1}", survivor(apparel="plate", exhausted=["plate"], caps=0), cards={"loot": PLATE})

    t.choose("option:do", "sell:plate")

    assert (t.survivor().caps, t.survivor().apparel, t.state.loot_pile) == (4, None, ("plate",))


@rule("fallout.exhaust.stays-exhausted-in-trade", "fallout.exhaust.may-be-handled")
@pytest.mark.parametrize("taken", ["equip", "keep"])
def test_a_traded_card_stays_exhausted(taken: str) -> None:
    """A gives B exhausted plate: with B it is exhausted, equipped or not, until B camps."""
    t = wasteland(survivor(apparel="plate", exhausted=["plate"]), survivor(), packs=PACK, agendas=[])

    t.choose("camp", "trade:1", "give:plate", "propose", "accept", f"{taken}:plate")
    assert lies(t, "plate", seat=1) is True
    t.choose("camp:ready", "done", "end")
    assert lies(t, "plate", seat=1) is True
    t.choose("camp", "camp:ready")

    assert lies(t, "plate", seat=1) is False


@rule("fallout.exhaust.ready-when")
def test_cards_are_not_readied_by_the_passing_of_rounds() -> None:
    """Three rounds without camping: the plate is exhausted still; one camp readies it, worn or carried."""
    t = wasteland(
        survivor(apparel="plate", inventory=["leather-armor"], exhausted=["plate", "leather-armor"]),
        packs=PACK,
        agendas=[],
    )

    for _ in range(3):
        t.end_round()
    assert (lies(t, "plate"), lies(t, "leather-armor")) == (True, True)
    t.choose("camp", "camp:ready")

    assert (lies(t, "plate"), lies(t, "leather-armor")) == (False, False)


@rule("fallout.exhaust.ready-when")
def test_only_the_owner_who_camps_readies() -> None:
    """A camps: B's exhausted card, in the same space, stays exhausted."""
    t = wasteland(
        survivor(apparel="plate", exhausted=["plate"]),
        survivor(apparel="leather-armor", exhausted=["leather-armor"]),
        packs=PACK,
    )

    t.choose("camp", "camp:ready")

    assert (lies(t, "plate", 0), lies(t, "leather-armor", 1)) == (False, True)


@rule("fallout.exhaust.ready-when")
def test_an_effect_can_ready_too() -> None:
    """A result that readies: all exhausted cards of the survivor stand upright."""
    t = meets("{do: ready}", survivor(apparel="plate", exhausted=["plate"]), cards={"loot": PLATE})

    t.choose("option:do")

    assert lies(t, "plate") is False


@rule("fallout.exhaust.ready-cost")
@pytest.mark.parametrize(("caps", "exhausted", "left"), [(2, True, 2), (3, False, 0), (5, False, 2)])
def test_a_cost_of_readying_is_paid_or_the_card_stays_exhausted(caps: int, exhausted: bool, left: int) -> None:
    """The Fat Man asks 3 caps: with 2 it stays exhausted unasked; with 3 or more its owner pays and it is ready."""
    t = wasteland(survivor(caps=caps, weapon="fat-man", exhausted=["fat-man"]), survivor())

    t.choose("camp", "camp:ready")
    if caps >= 3:
        t.choose("pay-ready:fat-man")

    assert (t.prompt, lies(t, "fat-man"), t.survivor().caps) == ("camp", exhausted, left)


@rule("fallout.exhaust.ready-cost")
def test_a_perk_that_readies_a_companion_does_not_pay_for_it() -> None:
    """A mule costs two caps to ready, also when Inspirational readies it: with one cap the perk has nobody to ready."""
    mule = story_pack(loot="- {id: mule, kind: companion, ready_caps: 2}\n")
    poor, rich = (
        wasteland(survivor(caps=caps, companion="mule", exhausted=["mule"], perks=["inspirational"]), packs=[mule])
        for caps in (1, 2)
    )

    rich.choose("perk:inspirational", "pay-ready:mule")

    assert "perk:inspirational" not in poor.options
    assert (lies(rich, "mule"), rich.survivor().caps) == (False, 0)


@rule("fallout.exhaust.ready-cost-choice")
def test_the_owner_decides_whether_to_pay() -> None:
    """5 caps, and A declines: the Fat Man stays exhausted, no cap is spent, and the rest is readied all the same."""
    who = survivor(caps=5, weapon="fat-man", apparel="leather-armor", exhausted=["fat-man", "leather-armor"])
    t = wasteland(who, survivor())

    t.choose("camp", "camp:ready")
    assert t.options == ("pay-ready:fat-man", "leave:fat-man")
    t.choose("leave:fat-man")

    assert (lies(t, "fat-man"), lies(t, "leather-armor"), t.survivor().caps) == (True, False, 5)


@rule("fallout.exhaust.new-cards-ready")
def test_a_card_that_was_sold_exhausted_is_bought_ready() -> None:
    """An exhausted launcher is sold, comes back to the shop from the discards and is bought: it is ready."""
    again = encounter_card("again", "id: do, success: [{do: shop, dealings: 1}]")
    t = meets(
        "{do: shop, dealings: 1}",
        survivor(caps=9, weapon="missile-launcher", exhausted=["missile-launcher"]),
        shop=["stimpak", "radaway", "jet"],
        state={"asset_deck": ("machete",)},
        then=["again"],
        cards={"encounters": again},
        agendas=[],
    )

    t.choose("option:do", "sell:missile-launcher")
    t.end_turn()
    t.choose("encounter", "option:do", "buy:missile-launcher", "equip:missile-launcher")

    assert lies(t, "missile-launcher") is False


@rule("fallout.exhaust.new-cards-ready")
def test_a_drawn_card_is_ready() -> None:
    """Exhausted loot that was discarded is drawn again from the renewed deck: it is ready."""
    t = meets(
        "{do: discard, kind: apparel}, {do: draw, deck: loot}",
        survivor(apparel="raider-armor", exhausted=["raider-armor"]),
        state={"loot_deck": ()},
    )

    t.choose("option:do", "equip:raider-armor")

    assert lies(t, "raider-armor") is False


@rule("fallout.exhaust.turn", "fallout.exhaust.any-zone")
def test_of_two_cards_beside_the_board_only_the_used_one_is_exhausted() -> None:
    """Two second skins are worn: one is used, and the other stays upright."""
    use = "uses: [{moment: turn, pay: exhaust, effects: [{do: heal, amount: 1}]}], always: [{do: second-skin}]"
    pack = story_pack(
        loot=f"- {{id: skin, kind: apparel, cost: 1, {use}}}\n- {{id: hide, kind: apparel, cost: 1, {use}}}\n"
    )
    t = wasteland(survivor(hp=9, inventory=["skin", "hide"]), packs=[pack])

    t.choose("equip:skin", "equip:hide", "use:hide")

    assert {held.id: held.exhausted for held in t.survivor().beside} == {"skin": False, "hide": True}
    assert "use:skin" in t.options
    assert t.refused("use:hide") == "fallout.exhaust.not-again"
