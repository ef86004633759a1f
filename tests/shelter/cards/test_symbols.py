"""Symbols: the nineteen that cards are made of, and what red and green mean."""

from collections.abc import Iterator
from itertools import chain

import pytest

from crossroads.engine.packs import BadPack
from crossroads.games.shelter.cards.content import Content
from tests.kit import card_pack, player, rule, table

NINETEEN = {
    "resource",
    "any-resource",
    "exchange",
    "happiness",
    "new-dweller",
    "first-player",
    "item",
    "ready",
    "build",
    "build-cost",
    "refresh-items",
    "refresh-rooms",
    "training",
    "letter",
    "linked",
    "wound",
    "wounded-only",
    "healing",
    "fight",
}

ROOMS = {0: (["fitness-room", "weapon-workshop", "storehouse"], ["barber-shop", "barracks"])}
PACK = card_pack(
    rooms="""
- id: mint
  price: {any: 1}
  left:
    cost: [{do: pay, power: 1, food: 2, water: 3}]
    reward: [{do: happiness, amount: 1}]
  right:
    reward: [{do: gain, power: 1, food: 2, water: 3}]
"""
)


def symbols(content: Content) -> Iterator[str]:
    """Every symbol on every card of a set."""
    for room in content.rooms.values():
        for spot in (room.left, room.right, room.both):
            yield from spot.symbols if spot else ()
        if room.both:
            yield "linked"
    for lift in (content.lifts.start, content.lifts.coloured):
        yield from lift.symbols if lift else ()
    yield from chain(*[threat.spot.symbols for threat in content.threats.values()])
    yield from chain(*[effect.symbols() for item in content.items.values() for effect in item.effects])


@rule("shelter.symbols.set")
def test_the_cards_are_made_of_the_nineteen_symbols() -> None:
    """Every symbol of every room, lift, item and threat is one of the nineteen, and each of them is on some card."""
    content = table().state.content

    assert len(NINETEEN) == 19
    assert set(symbols(content)) == NINETEEN


@rule("shelter.symbols.set")
@pytest.mark.parametrize(
    "effect", ["{do: teleport}", "{do: gain, gold: 1}", "{do: train, letter: X}", "{do: fight, value: 8}"]
)
def test_a_card_with_another_symbol_is_refused(effect: str) -> None:
    """A reward that is none of the green symbols, a resource or a letter that does not exist: the pack is refused."""
    rooms = f"- {{id: odd-room, price: {{any: 1}}, left: {{reward: [{effect}]}}, right: {{}}}}"
    threats = f"- {{id: odd-threat, spot: {{reward: [{effect}]}}}}"
    items = f"- {{id: odd-item, mode: exhaust, effects: [{{do: receive, reward: [{effect}]}}]}}"

    for pack in (card_pack(rooms=rooms), card_pack(threats=threats), card_pack(items=items)):
        with pytest.raises(BadPack):
            table(packs=[pack])


@rule("shelter.symbols.red-or-green")
def test_a_resource_is_spent_in_red_and_gained_in_green() -> None:
    """One power, two food and three water: in the cost they go, in the reward they come."""
    floors = {0: (["mint"], ())}
    red = table(player(power=4, food=4, water=4), player(), floors=floors, packs=[PACK])
    green = table(player(), player(), floors=floors, packs=[PACK])

    red.choose("place:mint.left")
    green.choose("place:mint.right")

    assert red.player(0).cubes == (3, 2, 1)
    assert green.player(0).cubes == (1, 2, 3)


@rule("shelter.symbols.red-or-green")
def test_a_question_mark_is_any_cube_spent_in_red_and_gained_in_green() -> None:
    """Barber shop, one cube of choice for happiness: a food goes. Storehouse: two cubes of choice come."""
    red = table(player(power=1, food=1), player(), floors=ROOMS)
    green = table(player(), player(), floors=ROOMS)

    red.choose("place:barber-shop.right", "pay:food")
    green.choose("place:storehouse.left", "gain:water", "gain:power")

    assert (red.player(0).cubes, red.player(0).happiness) == ((1, 0, 0), 1)
    assert green.player(0).cubes == (1, 0, 1)


@rule("shelter.symbols.red-or-green")
def test_an_item_is_discarded_in_red_and_taken_in_green() -> None:
    """Fitness room, an item for two happiness: it goes to the pile. Wasteland, one water for an item: it is taken."""
    row = ["snow-globe", "music-box", "trophy-cup"]
    red = table(player(items=["kitchen-knife", "pipe-pistol"]), player(), floors=ROOMS, item_row=row)
    green = table(player(water=1), player(), item_row=row)

    red.choose("place:fitness-room.right", "give:kitchen-knife")
    green.choose("place:wasteland.right", "take:music-box")

    assert [item.id for item in red.player(0).items] == ["pipe-pistol"]
    assert red.state.item_pile == ("kitchen-knife",)
    assert [item.id for item in green.player(0).items] == ["music-box"]
    assert green.state.item_pile == ()


@rule("shelter.symbols.red-or-green")
def test_what_is_red_must_be_there_to_be_spent() -> None:
    """Without an item the fitness room is refused, without a cube the barber shop."""
    t = table(player(), player(), floors=ROOMS)

    assert t.refused("place:fitness-room.right") == "shelter.cost-reward.whole-cost"
    assert t.refused("place:barber-shop.right") == "shelter.cost-reward.whole-cost"


@rule("shelter.symbols.set")
def test_the_symbols_of_a_spot_are_all_that_is_printed_on_it() -> None:
    """Its letter, its mark for wounded dwellers, then cost and reward from left to right."""
    content = table().state.content
    medbay, workshop, post = content.rooms["medbay"], content.rooms["weapon-workshop"], content.rooms["trading-post"]

    assert medbay.left is not None
    assert workshop.left is not None
    assert post.left is not None
    assert list(medbay.left.symbols) == ["wounded-only", "healing", "happiness"]
    assert list(workshop.left.symbols) == ["letter", "resource", "item"]
    assert list(post.left.symbols) == ["exchange", "any-resource"]
