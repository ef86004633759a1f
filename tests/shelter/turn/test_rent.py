"""Rent: what the owner of a floor takes for a visitor."""

import pytest

from tests.kit import card_pack, dweller, player, rule, table
from tests.kit.cards import item_card, room_card

GARDEN = {1: (["garden"], ())}  # left: [A] 3 food, right: 3 food


@rule("shelter.rent.gain", "shelter.rent.choice")
@pytest.mark.parametrize(("kind", "cubes"), [("power", (1, 0, 0)), ("food", (0, 1, 0)), ("water", (0, 0, 1))])
def test_an_owner_takes_one_cube_of_choice_for_a_visitor(kind: str, cubes: tuple[int, int, int]) -> None:
    """Seat 0 visits seat 1's garden: seat 1 takes the kind it likes, and seat 0 keeps its 3 food and its own cube."""
    t = table(player(power=1), player(), floors=GARDEN)

    t.choose("place:garden.right")
    assert (t.seat, t.prompt) == (1, "rent")
    t.choose(f"gain:{kind}")

    assert t.player(1).cubes == cubes
    assert t.player(0).cubes == (1, 3, 0)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.rent.gain")
def test_rent_goes_to_the_owner_of_the_visited_floor_and_to_nobody_else() -> None:
    """Of three players seat 2 visits seat 0's garden: seat 0 takes a cube, seat 1 does not."""
    t = table(player(), player(), player(), floors={0: (["garden"], []), 1: (["theatre"], [])}, first=2)

    t.choose("place:garden.right", "gain:water")

    assert [who.cubes for who in t.state.players] == [(0, 0, 1), (0, 0, 0), (0, 3, 0)]


@rule("shelter.rent.gain")
def test_every_visit_brings_rent() -> None:
    """Seat 0 visits both spots of the garden in one round: seat 1 takes two cubes."""
    t = table(player(), player(), floors=GARDEN)

    t.choose("place:garden.right", "gain:power", "pass", "place:garden.left", "gain:power")

    assert t.player(1).cubes == (2, 0, 0)


@rule("shelter.rent.not-under-threat")
@pytest.mark.parametrize("dice", [[6, 6], [1, 1]])
def test_a_covered_spot_brings_no_rent(dice: list[int]) -> None:
    """Radroaches on the garden's right spot: whoever fights them there pays no rent, won or lost."""
    t = table(player(), player(), floors=GARDEN, threats={"garden.right": "radroaches"}, dice=dice)

    t.choose("place:garden.right")
    if t.prompt == "gain-any":
        t.choose("gain:power")

    assert t.player(1).cubes == (0, 0, 0)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.rent.other-spot")
def test_a_threat_beside_the_visited_spot_does_not_stop_rent() -> None:
    """A threat on the garden's left spot: a visitor of the right one brings a cube all the same."""
    t = table(player(), player(), floors=GARDEN, threats={"garden.left": "radroaches"})

    t.choose("place:garden.right", "gain:power")

    assert t.player(1).cubes == (1, 0, 0)


@rule("shelter.rent.own-dweller")
def test_an_owner_takes_no_rent_for_the_own_dweller() -> None:
    """Seat 1 places in its own garden: it has the 3 food of the spot, and nobody is asked for rent."""
    t = table(player(), player(), floors=GARDEN, first=1)

    t.choose("place:garden.right")

    assert [who.cubes for who in t.state.players] == [(0, 0, 0), (0, 3, 0)]
    assert (t.seat, t.prompt) == (0, "turn")


@rule("shelter.rent.no-lift-rent")
def test_a_coloured_lift_brings_no_rent() -> None:
    """Seat 0 builds at its own lift for 3 power: nobody takes a cube."""
    t = table(player(power=3), player(), room_row=["weapon-workshop"], room_deck=[])

    t.choose("place:lift.red", "side:left")

    assert [who.cubes for who in t.state.players] == [(0, 0, 0), (0, 0, 0)]
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.rent.no-lift-rent")
def test_the_starting_lift_brings_no_rent() -> None:
    """A wounded dweller is healed at the starting lift: its player gains 1 cube, and nobody takes rent."""
    t = table(player(dwellers=[dweller(wounded=True)]), player())

    t.choose("place:lift.start", "gain:power")

    assert [who.cubes for who in t.state.players] == [(1, 0, 0), (0, 0, 0)]
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.rent.full-board")
def test_an_owner_with_full_compartments_takes_nothing() -> None:
    """6 power, 6 food and 6 water: seat 1 is not asked, has no cube more, and seat 0 has its 3 food."""
    t = table(player(), player(power=6, food=6, water=6), floors=GARDEN)

    t.choose("place:garden.right")

    assert (t.seat, t.prompt) == (1, "turn")
    assert [who.cubes for who in t.state.players] == [(0, 3, 0), (6, 6, 6)]


@rule("shelter.rent.full-board")
def test_one_free_place_is_enough_for_rent() -> None:
    """6 power, 6 food and 5 water: the rent makes the third compartment full as well."""
    t = table(player(), player(power=6, food=6, water=5), floors=GARDEN)

    t.choose("place:garden.right")

    assert t.player(1).cubes == (6, 6, 6)


@rule("shelter.rent.only-fitting")
def test_rent_must_be_a_kind_that_has_room() -> None:
    """With 6 power the owner chooses between food and water, and power is refused; 5 power can still be chosen."""
    t = table(player(), player(power=6, food=5), floors=GARDEN)

    t.choose("place:garden.right")

    assert t.options == ("gain:food", "gain:water")
    assert t.refused("gain:power") == "shelter.rent.only-fitting"


@rule("shelter.rent.only-fitting")
def test_the_only_kind_that_has_room_is_taken_without_a_question() -> None:
    """With 6 power and 6 food the rent is water."""
    t = table(player(), player(power=6, food=6), floors=GARDEN)

    t.choose("place:garden.right")

    assert t.player(1).cubes == (6, 6, 1)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.rent.timing")
def test_rent_is_taken_after_the_visit_and_before_the_next_turn() -> None:
    """Seat 0 takes an item at seat 2's workshop: the row is full again, then seat 2 chooses, then seat 1 begins."""
    floors = {2: (["outfit-workshop"], ())}
    deck = ["canteen", "lab-coat", "snow-globe", "tool-belt"]
    t = table(player(power=1), player(), player(), floors=floors, item_deck=deck)

    t.choose("place:outfit-workshop.left")
    assert (t.seat, t.prompt) == (0, "take-item")
    t.choose("take:snow-globe")
    assert (t.seat, t.prompt) == (2, "rent")
    assert t.state.item_row == ("canteen", "lab-coat", "tool-belt")
    assert t.player(2).cubes == (0, 0, 0)
    t.choose("gain:food")

    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.rent.timing")
def test_the_visitor_finishes_the_turn_before_rent_is_taken() -> None:
    """The visitor's canteen may be used after the reward; only when that is settled the owner is asked."""
    t = table(player(items=["canteen"]), player(), floors=GARDEN)

    t.choose("place:garden.right")
    assert (t.seat, t.prompt) == (0, "close")
    t.choose("end")

    assert (t.seat, t.prompt) == (1, "rent")


@rule("shelter.rent.linked-once")
def test_two_dwellers_on_linked_spots_bring_one_cube() -> None:
    """Seat 0 fills seat 1's living quarters with two dwellers: seat 1 takes one cube, not two."""
    t = table(player(), player(), floors={1: (["living-quarters"], [])})

    t.choose("place:living-quarters.both", "gain:power")

    assert t.player(1).cubes == (1, 0, 0)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.rent.not-doubled")
def test_a_doubled_reward_does_not_double_the_rent() -> None:
    """A dweller trained in A gains 6 food in seat 1's garden: seat 1 takes one cube."""
    t = table(player(dwellers=[dweller(letter="A")]), player(), floors=GARDEN)

    t.choose("place:garden.left:A", "gain:power")

    assert t.player(0).cubes == (0, 6, 0)
    assert t.player(1).cubes == (1, 0, 0)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.rent.not-under-threat", "shelter.rent.gain")
@pytest.mark.parametrize("dice", [[6, 6], [1, 1]])
def test_a_fight_in_a_room_without_a_threat_brings_rent(dice: list[int]) -> None:
    """The fight is printed on seat 1's own room, no card covers it: won or lost, the visit brings a cube."""
    arena = card_pack(
        rooms=room_card("arena", left="cost: [{do: fight, value: 7}], reward: [{do: happiness, amount: 1}]")
    )
    t = table(player(), player(), floors={1: (["arena"], [])}, packs=[arena], dice=dice)

    t.choose("place:arena.left", "gain:water")

    assert t.player(1).cubes == (0, 0, 1)


LEDGERS = card_pack(
    items=item_card("tariff", "passive", "do: rent, more: 1") + item_card("bribe", "discard", "do: rent, more: 2")
)


@rule("shelter.rent.gain", "shelter.items.windows", "shelter.exhaust.turn")
def test_an_item_for_rent_brings_a_cube_more_and_is_exhausted() -> None:
    """A visits B's garden: B uses the ledger and takes a water and a power; for the next guest it takes one."""
    t = table(player(dwellers=3), player(items=["rent-ledger"]), floors={1: (["garden"], ())})

    t.choose("place:garden.right")
    assert (t.options, t.decision.about) == (("gain:power", "gain:food", "gain:water", "use:rent-ledger"), {"due": 1})
    t.choose("use:rent-ledger")
    assert (t.options, t.decision.about) == (("gain:power", "gain:food", "gain:water"), {"due": 2})
    t.choose("gain:water", "gain:power", "pass", "place:garden.left", "gain:food")

    assert t.player(1).cubes == (1, 1, 1)
    assert t.player(1).items[0].exhausted


@rule("shelter.rent.choice", "shelter.items.windows")
def test_an_item_for_rent_need_not_be_used() -> None:
    """One cube is taken and the ledger stays ready."""
    t = table(player(), player(items=["rent-ledger"]), floors={1: (["garden"], ())})

    t.choose("place:garden.right", "gain:food")

    assert (t.seat, t.prompt, t.player(1).cubes) == (1, "turn", (0, 1, 0))
    assert not t.player(1).items[0].exhausted


@rule("shelter.exhaust.passive", "shelter.items.stack", "shelter.rent.full-board")
def test_items_for_rent_add_up_and_stop_at_a_full_board() -> None:
    """A lasting +1 and a +2 that is discarded: four cubes; with room for two, two are taken and nothing is asked after."""
    floors = {1: (["garden"], ())}
    t = table(player(), player(items=["tariff", "bribe"]), floors=floors, packs=[LEDGERS])
    full = table(player(), player(power=6, food=6, water=4, items=["tariff", "bribe"]), floors=floors, packs=[LEDGERS])

    t.choose("place:garden.right", "use:bribe", "gain:food", "gain:food", "gain:food", "gain:water")
    full.choose("place:garden.right", "use:bribe")

    assert (t.seat, t.player(1).cubes) == (1, (0, 3, 1))
    assert [item.id for item in t.player(1).items] == ["tariff"]
    assert (full.seat, full.prompt, full.player(1).cubes) == (1, "turn", (6, 6, 6))
