"""Items: what they are, and which of them are used straight from the inventory."""

import pytest

from tests.kit import rule
from tests.kit.fallout import HEAD, LEGS, deal, enemy, story_pack, survivor, wasteland
from tests.kit.stories import meets

ITEMS = ("weapon", "apparel", "aid", "chem", "magazine")


@rule("fallout.items.item-definition")
def test_items_are_what_can_be_equipped_or_carried_and_companions_are_none() -> None:
    """Cards are items, companions, events or own abilities; all items have a cost in caps, the others none."""
    cards = deal().state.content.cards.values()

    assert {card.kind for card in cards} == {*ITEMS, "companion", "event", "ability"}
    assert all((card.cost is not None) == (card.kind in ITEMS) for card in cards)


@rule("fallout.items.item-definition")
def test_a_perk_that_takes_an_item_takes_no_companion() -> None:
    """Scrapper turns an item into caps: a weapon and a chem are on offer, the companion is not."""
    t = wasteland(survivor(weapon="machete", companion="codsworth", inventory=["jet"], perks=["scrapper"]))

    t.choose("perk:scrapper")

    assert t.options == ("scrap:machete", "scrap:jet")


@rule("fallout.items.item-definition")
def test_a_companion_with_a_cost_is_no_item_either() -> None:
    """A mule that is hired for four caps is no scrap: with nothing else there is nothing to scrap."""
    mule = story_pack(assets="- {id: mule, kind: companion, cost: 4}\n")
    t = wasteland(survivor(companion="mule", perks=["scrapper"]), packs=[mule])

    assert t.refused("perk:scrapper") == "fallout.golden-rules.use-as-printed"


@rule("fallout.items.use-from-inventory")
def test_a_chem_is_used_from_the_inventory_in_a_fight() -> None:
    """One of the two hits that a super mutant needs is rolled, Buffout from the inventory is the other."""
    t = wasteland(
        survivor(inventory=["buffout"]),
        enemies=[enemy("super-mutant", "camp.c")],
        loot=["junk"],
        dice=[LEGS, HEAD, HEAD, LEGS, LEGS, LEGS],
    )

    t.choose("fight:super-mutant")
    assert "use:buffout" in t.options
    t.choose("use:buffout")

    assert t.happened("enemy-killed")
    assert t.state.loot_pile == ("buffout",)


@rule("fallout.items.use-from-inventory")
def test_aid_is_used_from_the_inventory_in_the_own_turn() -> None:
    """A stimpak in the inventory heals 6 and is discarded, without an action."""
    t = wasteland(survivor(hp=5, inventory=["stimpak"]), survivor())

    t.choose("use:stimpak")

    assert (t.survivor().hp, t.survivor().inventory, t.state.asset_pile) == (11, (), ("stimpak",))
    assert t.state.actions == 2


@rule("fallout.items.use-from-inventory")
def test_a_magazine_is_used_from_the_inventory_in_a_roll() -> None:
    """Grognak in the inventory gives 2 rerolls in a test of S: the second of them makes it a success."""
    task = "task: {do: test, letters: S, difficulty: 1}"
    dice = [HEAD] * 3 + [HEAD] * 3 + [LEGS] * 3
    t = meets("{do: caps, amount: 1}", survivor(inventory=["grognak-the-barbarian"]), option=task, dice=dice)

    t.choose("option:do", "use:grognak-the-barbarian", "reroll:token:123", "reroll:token:123")

    assert (t.survivor().caps, t.survivor().inventory) == (4, ())


@rule("fallout.items.use-from-inventory")
@pytest.mark.parametrize("card", ["stimpak", "jet", "grognak-the-barbarian"])
def test_aid_chems_and_magazines_cannot_be_equipped(card: str) -> None:
    """Neither at the start of the turn nor when it is gained is there a slot for one."""
    deck = "loot" if card.startswith("grognak") else "asset"
    t = wasteland(survivor(inventory=[card]), survivor())
    assert t.refused(f"equip:{card}") == "fallout.items.use-from-inventory"

    t = meets(
        f"{{do: draw, deck: {deck}}}", loot=[card] if deck == "loot" else [], assets=[card] if deck == "asset" else []
    )
    t.choose("option:do")

    assert (t.prompt, [held.id for held in t.survivor().inventory]) == ("turn", [card])


@rule("fallout.items.item-definition")
def test_what_has_no_cost_is_no_scrap() -> None:
    """A stick that nobody sells is worth nothing: jet can be scrapped, the stick cannot."""
    stick = story_pack(loot="- {id: stick, kind: weapon, letters: S}\n")
    t = wasteland(survivor(weapon="stick", inventory=["jet", "junk"], perks=["scrapper"]), packs=[stick])

    t.choose("perk:scrapper")

    assert "scrap:jet" in t.options
    assert "scrap:stick" not in t.options
