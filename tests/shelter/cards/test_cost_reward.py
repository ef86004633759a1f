"""Cost and reward: what a spot asks for, all of it and first; what it gives, from left to right."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossroads.engine.decisions import Illegal
from crossroads.games.shelter.cards.bills import Bill, can_pay, payable
from crossroads.games.shelter.player import Cubes
from tests.kit import card_pack, player, rule, table
from tests.kit.shelter import Belongings

# Rooms whose rewards show their order, and a spot that costs what it gives.
WORKSHOP = card_pack(
    rooms="""
- id: pump-house
  price: {any: 1}
  left: {cost: [{do: pay, water: 1}], reward: [{do: gain, water: 2}]}
  right: {cost: [{do: pay, any: 1}, {do: price}], reward: [{do: room}]}
- id: hostel
  price: {any: 1}
  left: {reward: [{do: dweller}, {do: happiness, amount: 1}]}
  right: {reward: [{do: item}, {do: refresh, row: items}]}
- id: lucky-dip
  price: {any: 1}
  left: {reward: [{do: ready}, {do: room}, {do: item}, {do: gain, food: 1}, {do: gain, any: 1}, {do: happiness, amount: 1}]}
  right: {reward: [{do: gain, any: 1}, {do: gain, power: 1}]}
"""
)
ROW = ["canteen", "music-box", "hand-radio"]
NEXT = ["lab-coat", "lucky-tie", "guard-dog", "snow-globe"]


@rule("shelter.cost-reward.red-is-cost", "shelter.cost-reward.green-is-reward")
def test_the_red_side_is_paid_and_the_green_side_received() -> None:
    """One red water and one green item: two water become one, and one item is received; no more of either."""
    t = table(player(water=2, items=["lab-coat"]), player(), item_row=ROW)

    t.choose("place:wasteland.right", "take:canteen")

    assert t.player(0).cubes == (0, 0, 1)
    assert [item.id for item in t.player(0).items] == ["lab-coat", "canteen"]


@rule("shelter.cost-reward.red-is-cost")
def test_what_is_green_need_not_be_there_and_what_is_red_must_be() -> None:
    """Without water the spot is closed however many items one has; with one water and no item it is open."""
    poor = table(player(items=["lab-coat", "canteen"]), player())
    wet = table(player(water=1), player())

    assert poor.refused("place:wasteland.right") == "shelter.cost-reward.whole-cost"
    assert "place:wasteland.right" in wet.options


@rule("shelter.cost-reward.green-is-reward")
@pytest.mark.parametrize(
    ("spot", "gained"),
    [("diner.left", (0, 2, 0)), ("water-treatment.left", (0, 0, 2)), ("generator.left", (2, 0, 0))],
)
def test_a_spot_with_green_symbols_alone_costs_nothing(spot: str, gained: tuple[int, int, int]) -> None:
    """With an empty board a spot without red symbols is open, and gives just what it shows."""
    t = table()

    t.choose(f"place:{spot}")

    assert t.player(0).cubes == gained
    assert t.happened("pay") == []


@rule("shelter.cost-reward.cost-first")
def test_the_reward_cannot_pay_the_cost() -> None:
    """A spot costs one water and gives two: without water it is refused, with one it leaves two."""
    floors = {0: (("pump-house",), ())}
    dry = table(player(), player(), floors=floors, packs=[WORKSHOP])
    t = table(player(water=1), player(), floors=floors, packs=[WORKSHOP])

    t.choose("place:pump-house.left")

    assert dry.refused("place:pump-house.left") == "shelter.cost-reward.whole-cost"
    assert t.player(0).cubes == (0, 0, 2)


@rule("shelter.cost-reward.cost-first")
def test_the_cost_makes_room_for_the_reward() -> None:
    """Six water, one paid, two gained: five and two are six, so one is lost; received first, six less one would be five."""
    t = table(player(water=6), player(), floors={0: (["pump-house"], [])}, packs=[WORKSHOP])

    t.choose("place:pump-house.left")

    assert t.player(0).cubes == (0, 0, 6)


@rule("shelter.cost-reward.cost-first")
def test_an_item_cannot_be_paid_with_what_the_spot_gives() -> None:
    """One item is due and three cubes come for it: the item is gone before the first cube is chosen."""
    t = table(player(items=["canteen"]), player(), floors={0: (["weapon-workshop"], [])})

    t.choose("place:weapon-workshop.right")

    assert (t.prompt, t.player(0).items) == ("gain-any", ())
    assert t.state.item_pile == ("canteen",)


@rule("shelter.cost-reward.whole-cost")
@pytest.mark.parametrize(
    ("spot", "short", "enough"),
    [
        ("vault-entrance.right", player(food=2), player(food=3)),
        ("vault-entrance.right", player(power=6, food=2, water=6), player(food=3)),
        ("vault-entrance.left", player(power=1, water=1), player(power=1, water=2)),
        ("vault-entrance.left", player(water=3), player(power=1, water=2)),
        ("game-room.right", player(power=1, water=1), player(power=1, food=1, water=1)),
        ("lounge.right", player(water=2), player(water=3)),
        ("lounge.right", player(water=1, food=5), player(water=2, food=1)),
        ("weapon-workshop.right", player(power=6, food=6, water=6), player(exhausted=["canteen"])),
        ("theatre.both", player(power=1), player(power=2)),
    ],
)
def test_a_cost_is_paid_whole_or_the_spot_is_closed(spot: str, short: Belongings, enough: Belongings) -> None:
    """Two food for a cost of three, a wrong kind, a cube of choice or an item too few: refused, and nothing is lost."""
    floors = {0: (["game-room", "lounge"], ["weapon-workshop", "theatre"])}
    t = table(short, player(), floors=floors)
    before = t.game.digest()

    with pytest.raises(Illegal) as refused:
        t.choose(f"place:{spot}")

    assert refused.value.rule == t.refused(f"place:{spot}") == "shelter.cost-reward.whole-cost"
    assert t.game.digest() == before
    assert f"place:{spot}" in table(enough, player(), floors=floors).options


@rule("shelter.cost-reward.whole-cost")
def test_a_cube_of_choice_cannot_be_one_that_the_room_needs() -> None:
    """A spot costs a cube of choice and a room's price of 2 power and 1 water: of 2 power and 2 water, water is spared."""
    floors = {0: (("pump-house",), ())}
    row = ["armory", "theatre", "game-room"]
    t = table(player(power=2, water=2), player(), floors=floors, room_row=row, packs=[WORKSHOP])

    t.choose("place:pump-house.right", "side:left")

    assert t.player(0).cubes == (0, 0, 0)
    assert t.state.floor_of(0).left == ("pump-house", "armory")
    short = table(player(power=2, water=1), player(), floors=floors, room_row=row, packs=[WORKSHOP])
    assert short.refused("place:pump-house.right") == "shelter.building.affordable"


@rule("shelter.cost-reward.left-to-right")
def test_a_refreshed_row_is_what_is_taken_from() -> None:
    """Refresh, then item: the choice is among the three new cards."""
    t = table(player(water=1), player(), floors={0: (["outfit-workshop"], [])}, item_row=ROW, item_deck=NEXT)

    t.choose("place:outfit-workshop.left")

    assert t.options == ("take:lab-coat", "take:lucky-tie", "take:guard-dog")
    assert t.state.item_pile == tuple(ROW)


@rule("shelter.cost-reward.left-to-right")
def test_the_other_way_round_the_old_row_is_taken_from() -> None:
    """Item, then refresh: the choice is among the three old cards, and the row changes afterwards."""
    t = table(player(), player(), floors={0: (["hostel"], [])}, item_row=ROW, item_deck=NEXT, packs=[WORKSHOP])

    t.choose("place:hostel.right")
    assert t.options == ("take:canteen", "take:music-box", "take:hand-radio")
    t.choose("take:canteen")

    assert t.state.item_row == ("lucky-tie", "guard-dog", "snow-globe")
    assert t.state.item_pile == ("music-box", "hand-radio", "lab-coat")


@rule("shelter.cost-reward.left-to-right")
def test_a_cube_of_choice_comes_before_what_stands_right_of_it() -> None:
    """Five power, a cube of choice, then a power: power can be chosen first, and then the sixth leaves no room for the last."""
    t = table(player(power=5), player(), floors={0: (["lucky-dip"], [])}, packs=[WORKSHOP])

    t.choose("place:lucky-dip.right")
    assert t.player(0).cubes == (5, 0, 0)
    assert t.options == ("gain:power", "gain:food", "gain:water")
    t.choose("gain:power")

    assert t.player(0).cubes == (6, 0, 0)


@rule("shelter.cost-reward.impossible-part")
def test_a_newcomer_without_a_figure_is_skipped_and_the_happiness_comes() -> None:
    """Seven dwellers, the reward is a new dweller and a happiness: no dweller, one happiness. With six: both."""
    floors = {0: (("hostel",), ())}
    full = table(player(dwellers=7), player(), floors=floors, packs=[WORKSHOP])
    t = table(player(dwellers=6), player(), floors=floors, packs=[WORKSHOP])

    full.choose("place:hostel.left")
    t.choose("place:hostel.left")

    assert (len(full.player(0).dwellers), full.player(0).happiness) == (7, 1)
    assert (len(t.player(0).dwellers), t.player(0).happiness) == (7, 1)


@rule("shelter.cost-reward.impossible-part")
def test_every_part_that_cannot_be_had_is_skipped_by_itself() -> None:
    """Nothing to ready, no open room, no open item, a full board: five parts fail and the happiness at the end still comes."""
    t = table(
        *[player(power=6, food=6, water=6), player()],
        floors={0: (["lucky-dip"], [])},
        item_row=[],
        item_deck=[],
        room_row=[],
        room_deck=[],
        packs=[WORKSHOP],
    )

    t.choose("place:lucky-dip.left")

    assert t.player(0).cubes == (6, 6, 6)
    assert t.player(0).items == ()
    assert t.player(0).happiness == 1
    assert t.seat == 1


@rule("shelter.cost-reward.gains-not-declined")
def test_an_item_that_is_gained_must_be_taken() -> None:
    """Three open items and an item reward: one of them must be chosen, and taking none is refused."""
    t = table(player(water=1), player(), item_row=ROW)

    t.choose("place:wasteland.right")

    assert t.options == ("take:canteen", "take:music-box", "take:hand-radio")
    assert t.refused("pass") == t.refused("end") == "shelter.cost-reward.gains-not-declined"


@rule("shelter.cost-reward.gains-not-declined")
def test_cubes_are_received_without_a_question_or_with_no_way_out() -> None:
    """A food comes unasked; a cube of choice offers the three kinds and nothing else."""
    t = table()

    t.choose("place:diner.right")

    assert t.player(0).cubes == (0, 1, 0)
    assert t.options == ("gain:power", "gain:food", "gain:water")
    assert t.refused("end") == "shelter.cost-reward.gains-not-declined"
    assert t.refused("pay:water") == "shelter.resources.any-gain"


@rule("shelter.cost-reward.gains-not-declined")
def test_a_room_that_can_be_built_for_nothing_is_built() -> None:
    """A free room and nothing to pay: one of the three must be chosen, then the side; an exchange alone may be left."""
    row = ["armory", "theatre", "game-room"]
    t = table(player(), player(), floors={0: (["lucky-dip"], [])}, room_row=row, packs=[WORKSHOP])
    swap = table(player(power=1), player(), floors={0: (["trading-post"], [])})

    t.choose("place:lucky-dip.left")
    swap.choose("place:trading-post.left")

    assert t.options == ("build:armory", "build:theatre", "build:game-room")
    assert t.refused("build:none") == "shelter.building.choose"
    assert "end" in swap.options


def can_be_paid(cubes: Sequence[int], dues: Sequence[tuple[Sequence[int], int]]) -> bool:
    """Whether bills (power, food, water, of choice) can be paid one after the other, by trying every way to do it."""
    if not dues:
        return True
    (bill, off), later = dues[0], dues[1:]
    if off and any(bill):
        spared = [
            tuple(amount - (part == spare) for part, amount in enumerate(bill)) for spare in range(4) if bill[spare]
        ]
        return any(can_be_paid(cubes, [(less, off - 1), *later]) for less in spared)
    left = [have - need for have, need in zip(cubes, bill, strict=False)]
    if min(left) < 0:
        return False
    if not bill[3]:
        return can_be_paid(left, later)
    paid = [[have - (part == kind) for part, have in enumerate(left)] for kind in range(3) if left[kind]]
    return any(can_be_paid(rest, [((0, 0, 0, bill[3] - 1), 0), *later]) for rest in paid)


BILLS = st.tuples(*[st.integers(0, 2)] * 4)


@settings(max_examples=400)
@given(cubes=st.tuples(*[st.integers(0, 3)] * 3), first=BILLS, second=BILLS, offs=st.tuples(*[st.integers(0, 3)] * 2))
@rule("shelter.cost-reward.whole-cost")
def test_what_can_be_paid_is_what_some_way_of_paying_pays(
    cubes: Cubes, first: tuple[int, ...], second: tuple[int, ...], offs: tuple[int, int]
) -> None:
    """One bill, and two in a row, some cubes of each let off: the rule knows without trying."""
    one, two = Bill(*first), Bill(*second)

    alone, both = can_pay(cubes, [(one, offs[0])]), can_pay(cubes, [(one, offs[0]), (two, offs[1])])

    assert alone is payable(cubes, one, offs[0]) is can_be_paid(cubes, [(first, offs[0])])
    assert both is can_be_paid(cubes, [(first, offs[0]), (second, offs[1])])


@pytest.mark.parametrize("kind", [0, 1, 2])
@rule("shelter.cost-reward.whole-cost")
def test_each_kind_that_is_missing_has_to_be_let_off_where_it_is_asked_for(kind: int) -> None:
    """Two of one kind for the first bill, which lets off one, and cubes of choice for the second, which lets off two."""
    two = [0, 0, 0]
    two[kind] = 2
    asked, free = Bill(*two), Bill(any=2)
    others = [(0 if other == kind else 3) for other in range(3)]
    cubes = (others[0], others[1], others[2])

    assert not can_pay(cubes, [(asked, 1), (free, 2)])
    assert can_pay(cubes, [(asked, 2), (free, 1)])


@rule("shelter.cost-reward.whole-cost")
def test_two_costs_of_a_spot_are_added_kind_by_kind() -> None:
    assert Bill(1, 2, 3, 4).plus(Bill(10, 20, 30, 40)) == Bill(11, 22, 33, 44)
    assert Bill(1, 2, 3, 4).size == 10


@pytest.mark.parametrize("kind", [0, 1, 2])
@rule("shelter.cost-reward.whole-cost")
def test_what_is_let_off_of_other_kinds_does_not_help_the_kind_that_is_missing(kind: int) -> None:
    """One of a kind is there and two are asked for; the next bill asks for two of each other kind and lets all four off."""
    asked = Bill(*[2 * (part == kind) for part in range(3)])
    others = Bill(*[2 * (part != kind) for part in range(3)])
    cubes = (1 + (kind != 0), 1 + (kind != 1), 1 + (kind != 2))

    assert not can_pay(cubes, [(asked, 0), (others, 4)])
    assert can_pay(cubes, [(asked, 1), (others, 4)])
