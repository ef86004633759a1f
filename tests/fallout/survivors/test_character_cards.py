"""Character cards: items and companions of one's own, and abilities that stay beside the board."""

import pytest

from crossroads.games.fallout.survivor import Held
from tests.kit import rule
from tests.kit.fallout import LEGS, Wasteland, deal, enemy, met_with, story_pack, survivor, wasteland

OWN_KINDS = story_pack(
    own_cards="- {id: old-dog, kind: companion, uses: [{moment: fight, pay: exhaust, effects: [{do: hits, amount: 1}]}]}\n"
    "- {id: canteen, kind: aid, cost: 1, uses: [{moment: turn, pay: discard, effects: [{do: heal, amount: 2}]}]}\n"
    "- {id: thick-skin, kind: ability, always: [{do: rad-shield}]}\n",
    characters="- {id: vault-dweller, letter: L, card: old-dog}\n- {id: wastelander, letter: A, card: canteen}\n"
    "- {id: ghoul, letter: P, card: thick-skin}\n",
)


def chosen(name: str, *answers: str, packs: tuple[str, ...] = ()) -> Wasteland:
    """A solo table on which this survivor has just been chosen."""
    t = deal(1, packs=packs)
    t.choose(f"survivor:{name}", "start:camp.a", *answers)
    return t


@rule("fallout.character-cards.own-card")
def test_each_survivor_begins_with_the_one_card_of_the_character() -> None:
    """Four players: each has one character card, and no two the same."""
    t = deal(4, first=0)
    for name, letter in zip(("wastelander", "super-mutant", "ghoul", "brotherhood-outcast"), "abcd", strict=True):
        t.choose(f"survivor:{name}", f"start:camp.{letter}")
    while t.prompt != "turn":
        t.choose(t.options[0])

    cards = [[held.id for held in (*who.equipped, *who.inventory)] for who in t.state.survivors]

    assert cards == [["tire-iron"], ["mutant-hide"], ["ghoulish"], ["salvaged-power-armor"]]


@rule("fallout.character-cards.item-or-companion")
@pytest.mark.parametrize(
    ("answer", "armor", "inventory"), [("equip:vault-suit", 1, []), ("keep:vault-suit", 0, ["vault-suit"])]
)
def test_an_item_of_ones_own_is_equipped_at_once_or_kept(answer: str, armor: int, inventory: list[str]) -> None:
    """The Vault Dweller's suit with armor 1 is worn from the start, or lies in the inventory."""
    t = chosen("vault-dweller")

    assert (t.prompt, t.options) == ("equip-gained", ("equip:vault-suit", "keep:vault-suit"))
    t.choose(answer)

    assert t.game.view(0)["survivors"][0]["armor"] == armor
    assert [held.id for held in t.survivor().inventory] == inventory


@rule("fallout.character-cards.item-or-companion")
def test_a_companion_of_ones_own_is_equipped_or_kept_too() -> None:
    """A character whose card is a companion: it goes into the companion slot if its owner wants."""
    t = chosen("vault-dweller", "equip:old-dog", packs=(OWN_KINDS,))

    assert t.survivor().companion == Held("old-dog")


@rule("fallout.character-cards.item-or-companion", "fallout.character-cards.other-cards-beside-board")
def test_an_item_that_fills_no_slot_goes_to_the_inventory() -> None:
    """A character whose card is an aid item: it cannot be equipped, so it lies in the inventory and can be used there."""
    t = chosen("wastelander", packs=(OWN_KINDS,))

    assert t.prompt == "turn"
    assert [held.id for held in t.survivor().inventory] == ["canteen"]
    assert t.survivor().beside == ()
    assert "use:canteen" in t.options


@rule("fallout.character-cards.other-cards-beside-board")
def test_an_ability_takes_up_neither_a_slot_nor_room() -> None:
    """The Ghoul has all three slots filled and three cards in the inventory: the ability is not one too many."""
    t = wasteland(
        survivor(
            "ghoul",
            hp=12,
            weapon="machete",
            apparel="metal-armor",
            companion="cait",
            inventory=["water", "junk", "stimpak"],
        )
    )

    t.choose("move")

    assert t.prompt == "turn"
    assert [held.id for held in t.survivor().beside] == ["ghoulish"]
    assert len(t.survivor().inventory) == 3


@rule("fallout.character-cards.other-cards-beside-board")
def test_an_ability_lies_beside_the_board_from_the_start() -> None:
    """The Super Mutant is not asked where the hide goes, and it cannot be put away."""
    t = chosen("super-mutant")

    assert t.prompt == "turn"
    assert [held.id for held in t.survivor().beside] == ["mutant-hide"]
    assert t.survivor().inventory == ()
    assert "unequip:mutant-hide" not in t.options


@rule("fallout.character-cards.other-cards-bind")
@pytest.mark.parametrize(("name", "rads"), [("ghoul", 1), ("vault-dweller", 2)])
def test_the_owner_follows_what_the_ability_says(name: str, rads: int) -> None:
    """An ability that takes a rad from every source: of 2 rads its owner suffers 1, everybody else 2."""
    t = met_with("{do: rads, amount: 2}", survivor(name), packs=[OWN_KINDS])

    assert t.survivor().rads == rads


@rule("fallout.character-cards.other-cards-bind")
def test_what_an_ability_forbids_is_refused() -> None:
    """The Super Mutant's hide leaves no room for apparel: to equip armor from the inventory is refused, a weapon is not."""
    t = wasteland(survivor("super-mutant", inventory=["metal-armor", "machete"]))

    assert t.refused("equip:metal-armor") == "fallout.character-cards.other-cards-bind"
    assert "equip:machete" in t.options


@rule("fallout.character-cards.other-cards-bind")
def test_the_ghoul_is_healed_by_rads_and_stops_at_12() -> None:
    """Rads heal the Ghoul whether wanted or not, and never above the 12 HP of the card."""
    t = met_with("{do: rads, amount: 4}", survivor("ghoul", hp=10))

    assert (t.survivor().hp, t.survivor().rads) == (12, 0)


@rule("fallout.character-cards.other-cards-not-traded")
def test_an_ability_cannot_be_traded() -> None:
    """The Ghoul camps beside B: water can be offered, the ability cannot; and B cannot be asked for one either."""
    t = wasteland(survivor("ghoul", hp=12, inventory=["water"]), survivor("super-mutant"))

    t.choose("camp", "camp:all", "trade:1")

    assert t.refused("give:ghoulish") == "fallout.character-cards.other-cards-not-traded"
    assert t.refused("ask:mutant-hide") == "fallout.character-cards.other-cards-not-traded"
    assert "give:water" in t.options


@rule("fallout.character-cards.other-cards-not-discarded")
def test_an_ability_is_not_among_the_cards_to_discard() -> None:
    """Lose a card: the Ghoul can choose the machete or the water, not the ability; with nothing else nothing is lost."""
    t = met_with("{do: discard}", survivor("ghoul", weapon="machete", inventory=["water"]))

    assert t.options == ("discard:machete", "discard:water")

    t = met_with("{do: discard}", survivor("ghoul"))

    assert [held.id for held in t.survivor().beside] == ["ghoulish"]


@rule("fallout.character-cards.other-cards-not-discarded")
def test_an_ability_cannot_be_sold() -> None:
    """In the shop the Ghoul can sell water and is refused the ability; being killed leaves it too."""
    t = met_with("{do: shop, dealings: 1}", survivor("ghoul", hp=12, inventory=["water"]))

    assert t.refused("sell:ghoulish") == "fallout.character-cards.other-cards-not-discarded"
    assert "sell:water" in t.options

    t = met_with("{do: damage, amount: 12}", survivor("ghoul", hp=12), survivor())
    t.choose("return:camp.a")

    assert [held.id for held in t.survivor().beside] == ["ghoulish"]


@rule("fallout.character-cards.item-cards-are-ordinary")
def test_the_own_weapon_is_lost_with_the_inventory() -> None:
    """The Wastelander is killed with the tire iron in the inventory: it is discarded with the water."""
    t = met_with(
        "{do: damage, amount: 16}", survivor("wastelander", inventory=["tire-iron", "water"]), survivor("ghoul")
    )

    t.choose("return:camp.a")

    assert t.survivor().inventory == ()
    assert t.state.gone[-1] == "tire-iron"


@pytest.mark.parametrize(("token", "caps"), [("radroach", 4), ("feral-ghoul", 3)])
def test_the_tire_iron_is_paid_for_small_enemies(token: str, caps: int) -> None:
    """A cap for the kill of a level 1 enemy; none for one of level 2."""
    t = wasteland(
        survivor("wastelander", weapon="tire-iron", special="PEC"), enemies=[enemy(token, "camp.c")], dice=[LEGS] * 3
    )

    t.choose(f"fight:{token}")
    while t.prompt != "turn":
        t.choose("stop" if "stop" in t.options else t.options[0])

    assert t.happened("enemy-killed")
    assert t.survivor().caps == caps


@rule("fallout.character-cards.item-cards-are-ordinary")
def test_the_own_weapon_can_be_given_away() -> None:
    """The Wastelander camps and gives the tire iron to B, who has it from then on."""
    t = wasteland(survivor("wastelander", weapon="tire-iron"), survivor("ghoul", hp=12))

    t.choose("camp", "camp:all", "trade:1", "give:tire-iron", "propose", "accept", "equip:tire-iron")

    assert t.survivor(0).weapon is None
    assert t.survivor(1).weapon == Held("tire-iron")


@rule("fallout.character-cards.discarded-character-card", "fallout.character-cards.item-cards-are-ordinary")
def test_a_sold_character_card_is_out_of_the_game() -> None:
    """The Outcast sells the armor of cost 5 for 4 caps: it is in the box and in no discard pile."""
    t = met_with("{do: shop, dealings: 1}", survivor("brotherhood-outcast", apparel="salvaged-power-armor"))

    t.choose("sell:salvaged-power-armor")

    assert t.survivor().caps == 7
    assert "salvaged-power-armor" in t.state.gone
    view = t.game.view(0)
    assert "salvaged-power-armor" not in str((view["piles"], view["uniques"], view["shop"]))


@rule("fallout.character-cards.discarded-character-card")
def test_a_loot_card_sold_in_the_same_way_has_a_pile() -> None:
    """The machete goes to the asset pile and the water to the loot pile: only a character card leaves the game."""
    t = met_with("{do: shop, dealings: 2}", survivor(weapon="machete", inventory=["water"]))
    gone = t.state.gone

    t.choose("sell:machete", "sell:water")

    assert (t.state.asset_pile[0], t.state.loot_pile) == ("machete", ("water",))
    assert t.state.gone == gone
