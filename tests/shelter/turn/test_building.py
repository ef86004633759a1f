"""Building rooms: choosing, paying, and where a room may lie."""

import pytest

from crossroads.games.shelter.floor import Floor
from tests.kit import Table, card_pack, player, rule, table
from tests.kit.cards import QUIET, room_card

ROW = ("weight-room", "garden", "medbay")  # 2 power 1 food; 2 power 2 water; 1 power 1 food 2 water
RICH = player(power=6, food=6, water=6)
SIX = (["armory", "lounge", "barracks"], ["theatre", "storehouse", "game-room"])
HUT = card_pack(
    rooms=room_card("hut", left="reward: [{do: room}, {do: happiness, amount: 1}]")
    + room_card("toll", left="cost: [{do: pay, any: 1}, {do: price}], reward: [{do: room}]")
    + room_card("fair", left="cost: [{do: price}], reward: [{do: room}, {do: refresh, row: rooms}]")
)


def floor(t: Table, seat: int = 0) -> Floor:
    return t.state.floor_of(seat)


@rule("shelter.building.choose")
def test_one_room_of_choice_is_taken_from_the_row_and_built() -> None:
    """Three open rooms: the garden is chosen and is the one room on the floor; the other two stay open."""
    t = table(RICH, player(), room_row=ROW)

    t.choose("place:lift.red")
    assert t.options == ("build:weight-room", "build:garden", "build:medbay")
    assert t.refused("build:theatre") == "shelter.building.choose"
    t.choose("build:garden", "side:right")

    assert floor(t).rooms == ("garden",)
    assert t.state.room_row[:2] == ("weight-room", "medbay")
    assert "garden" not in t.state.room_row


@rule("shelter.building.own-floor")
def test_a_room_is_built_on_the_builders_floor_wherever_the_spot_is() -> None:
    """Seat 0 builds over the overseer's office of seat 1: the garden lies on seat 0's floor, seat 1's is as it was."""
    t = table(RICH, player(), floors={1: (["overseers-office"], [])}, room_row=ROW)

    t.choose("place:overseers-office.left", "build:garden", "side:left")

    assert floor(t, seat=0).rooms == ("garden",)
    assert floor(t, seat=1).rooms == ("overseers-office",)
    assert t.state.floors[0].rooms == table().state.floors[0].rooms


@rule("shelter.building.price")
def test_the_corner_price_is_paid() -> None:
    """A weight room of 2 power and 1 food: of 3 power, 2 food and 1 water, 1 power, 1 food and 1 water are left."""
    t = table(player(power=3, food=2, water=1), player(), room_row=["weight-room"], room_deck=[])

    t.choose("place:lift.red")

    assert t.player(0).cubes == (1, 1, 1)


@rule("shelter.building.price")
def test_the_price_is_that_of_the_chosen_room() -> None:
    """With 6 of each, a medbay costs 1 power, 1 food and 2 water, not what the rooms beside it cost."""
    t = table(RICH, player(), room_row=ROW)

    t.choose("place:lift.red", "build:medbay")

    assert t.player(0).cubes == (5, 5, 4)


@rule("shelter.building.price")
def test_cubes_of_choice_in_a_price_are_chosen() -> None:
    """A classroom costs 2 power and 1 of choice: the builder picks water for it."""
    t = table(RICH, player(), room_row=["classroom"], room_deck=[])

    t.choose("place:lift.red", "pay:water")

    assert t.player(0).cubes == (4, 6, 5)


@rule("shelter.building.price")
def test_another_cost_of_the_spot_leaves_enough_for_the_price() -> None:
    """1 of choice and a room of 2 power and 1 food, paid with 2 power, 1 food and 1 water: the choice must be water."""
    t = table(
        player(power=2, food=1, water=1),
        player(),
        floors={0: (["toll"], [])},
        room_row=["weight-room"],
        room_deck=[],
        packs=[HUT],
    )

    t.choose("place:toll.left", "side:right")

    assert t.player(0).cubes == (0, 0, 0)
    assert floor(t).rooms == ("toll", "weight-room")


@rule("shelter.building.free-build")
def test_without_the_red_symbol_a_room_costs_nothing() -> None:
    """A spot that shows the build symbol alone: a garden priced 4 is built by a player without a cube."""
    t = table(player(), player(), floors={0: (["hut"], [])}, room_row=ROW, packs=[HUT])

    t.choose("place:hut.left", "build:garden", "side:right")

    assert floor(t).rooms == ("hut", "garden")
    assert t.player(0).cubes == (0, 0, 0)
    assert t.happened("pay") == []


@rule("shelter.building.free-build")
def test_a_free_room_takes_no_cube_from_one_who_has_them() -> None:
    """6 cubes of each before a free garden, 6 of each after it."""
    t = table(RICH, player(), floors={0: (["hut"], [])}, room_row=ROW, packs=[HUT])

    t.choose("place:hut.left", "build:garden", "side:right")

    assert t.player(0).cubes == (6, 6, 6)


@rule("shelter.building.affordable")
def test_the_lift_is_closed_to_a_player_who_can_pay_for_no_open_room() -> None:
    """Two power, and three open rooms of three cubes or more: the lift is refused, whatever the deck holds."""
    t = table(player(power=2), player(), room_row=ROW, room_deck=["weapon-workshop"])

    assert t.refused("place:lift.red") == "shelter.building.affordable"


@rule("shelter.building.affordable")
def test_enough_cubes_of_the_wrong_kind_do_not_open_the_lift() -> None:
    """Six food and no power: each open room asks for power, so the lift is refused."""
    t = table(player(food=6), player(), room_row=ROW)

    assert t.refused("place:lift.red") == "shelter.building.affordable"


@rule("shelter.building.affordable")
def test_one_room_that_can_be_paid_opens_the_lift() -> None:
    """2 power and 1 food, to the cube: of three open rooms the weight room is the one to be built."""
    t = table(player(power=2, food=1), player(), room_row=ROW)

    t.choose("place:lift.red", "side:left")

    assert floor(t).rooms == ("weight-room",)
    assert t.player(0).cubes == (0, 0, 0)


@rule("shelter.building.affordable")
def test_an_open_room_that_cannot_be_paid_is_refused() -> None:
    """With 2 power, 1 food and 2 water two of the open rooms can be paid for; the theatre asks for a third power."""
    t = table(player(power=2, food=1, water=2), player(), room_row=("weight-room", "garden", "theatre"))

    t.choose("place:lift.red")

    assert t.options == ("build:weight-room", "build:garden")
    assert t.refused("build:theatre") == "shelter.building.affordable"


@rule("shelter.building.affordable")
def test_the_lift_is_closed_while_no_room_is_open() -> None:
    """Six cubes of each and an empty row: there is nothing to pay for."""
    t = table(RICH, player(), room_row=[], room_deck=[])

    assert t.refused("place:lift.red") == "shelter.building.affordable"


@rule("shelter.building.adjacent")
@pytest.mark.parametrize(
    ("side", "dice", "hit"),
    [
        ("left", (1, 4), "garden.left"),  # column 5
        ("left", (1, 5), "garden.right"),  # column 6
        ("right", (4, 4), "garden.left"),  # column 8
        ("right", (4, 5), "garden.right"),  # column 9
    ],
)
def test_the_first_room_lies_next_to_the_lift(side: str, dice: tuple[int, int], hit: str) -> None:
    """On an empty floor only left and right of the lift are legal: columns 5 and 6, or 8 and 9."""
    t = table(RICH, player(), room_row=ROW, dice=(3, 4, *dice, *QUIET))

    t.choose("place:lift.red", "build:garden")
    assert t.options == ("side:left", "side:right")
    t.choose(f"side:{side}")
    t.end_round()

    assert list(t.state.threats) == [hit]


@rule("shelter.building.adjacent")
@pytest.mark.parametrize(("dice", "hit"), [((1, 2), ["medbay.left"]), ((1, 1), [])])
def test_a_further_room_lies_next_to_the_last_one(dice: tuple[int, int], hit: list[str]) -> None:
    """With a garden left of the lift, a medbay built there lies in columns 3 and 4; column 2 is empty."""
    t = table(
        RICH, player(), floors={0: (["garden"], [])}, room_row=["medbay"], room_deck=[], dice=(3, 4, *dice, *QUIET)
    )

    t.choose("place:lift.red", "side:left")
    t.end_round()

    assert list(t.state.threats) == hit


@rule("shelter.building.adjacent-same-floor")
@pytest.mark.parametrize(("dice", "hit"), [((1, 2), []), ((1, 4), ["garden.left"])])
def test_rooms_above_and_below_give_no_place(dice: tuple[int, int], hit: list[str]) -> None:
    """Rooms lie above and below the second place on the left; on the floor between, the first place comes first."""
    floors = {0: (["armory", "lounge"], ()), 2: (["theatre", "storehouse"], ())}
    t = table(player(), RICH, player(), floors=floors, room_row=ROW, first=1, dice=(3, 4, 3, 4, *dice, *QUIET))

    t.choose("place:lift.blue", "build:garden")
    assert t.options == ("side:left", "side:right")
    t.choose("side:left")
    t.end_round()

    assert list(t.state.threats) == hit


@rule("shelter.building.three-a-side")
def test_a_fourth_room_goes_to_the_other_side() -> None:
    """Three rooms on the left: the next one can only go to the right, and nothing is asked."""
    t = table(RICH, player(), floors={0: (["armory", "lounge", "barracks"], [])}, room_row=ROW)

    t.choose("place:lift.red", "build:garden")

    assert floor(t).left == ("armory", "lounge", "barracks")
    assert floor(t).right == ("garden",)
    assert t.seat == 1


@rule("shelter.building.three-a-side")
def test_a_third_room_fits_on_a_side() -> None:
    """Two rooms on the left and three on the right: the sixth goes to the left, and nothing is asked."""
    t = table(RICH, player(), floors={0: (["armory", "lounge"], ["theatre", "storehouse", "game-room"])}, room_row=ROW)

    t.choose("place:lift.red", "build:garden")

    assert floor(t).left == ("armory", "lounge", "garden")


@rule("shelter.building.side-choice")
@pytest.mark.parametrize(
    ("side", "left", "right"), [("left", ("armory", "garden"), ()), ("right", ("armory",), ("garden",))]
)
def test_the_builder_chooses_the_side(side: str, left: tuple[str, ...], right: tuple[str, ...]) -> None:
    """One room left and none right: the second place left and the first place right are both open to the builder."""
    t = table(RICH, player(), floors={0: (["armory"], [])}, room_row=ROW)

    t.choose("place:lift.red", "build:garden")
    assert (t.seat, t.options) == (0, ("side:left", "side:right"))
    t.choose(f"side:{side}")

    assert (floor(t).left, floor(t).right) == (left, right)


@rule("shelter.building.no-insert")
def test_a_new_room_is_the_outermost_and_moves_no_other() -> None:
    """Two rooms on each side: a third on the left lies outside them, and the four stay where they were."""
    t = table(RICH, player(), floors={0: (["armory", "lounge"], ["theatre", "storehouse"])}, room_row=ROW)

    t.choose("place:lift.red", "build:garden", "side:left")

    assert floor(t).rooms == ("garden", "lounge", "armory", "theatre", "storehouse")


@rule("shelter.building.no-insert")
def test_a_built_room_stays_for_the_following_rounds() -> None:
    """Two rooms built in rounds 1 and 2: in round 3 both lie where they were laid."""
    t = table(RICH, player(), room_row=ROW, dice=QUIET)

    t.choose("place:lift.red", "build:weight-room", "side:left")
    t.end_round()
    t.choose("place:lift.red", "build:garden", "side:right")
    t.end_round()

    assert t.state.round == 3
    assert (floor(t).left, floor(t).right) == (("weight-room",), ("garden",))


@rule("shelter.building.refill")
def test_the_gap_in_the_room_row_is_filled_before_the_next_turn() -> None:
    """Three open rooms: after one is built, the next of the deck is open beside the other two when seat 1 begins."""
    t = table(RICH, player(), room_row=ROW, room_deck=["theatre", "storehouse"])

    t.choose("place:lift.red", "build:garden", "side:left")

    assert (t.seat, t.prompt) == (1, "turn")
    assert t.state.room_row == ("weight-room", "medbay", "theatre")
    assert t.state.room_deck == ("storehouse",)


@rule("shelter.building.full-floor", "shelter.building.affordable")
def test_a_player_with_six_rooms_cannot_build() -> None:
    """Six rooms on seat 0's floor: its lift is refused in the same round; seat 1, with five, may build."""
    five = (["classroom", "turbine-hall", "water-purifier"], ["bottling-plant", "outfit-workshop"])
    t = table(RICH, RICH, floors={0: SIX, 1: five}, room_row=ROW, ending="sixth-room")

    assert t.refused("place:lift.red") == "shelter.building.full-floor"
    poor = table(player(), RICH, floors={0: SIX}, room_row=ROW, ending="sixth-room")
    assert poor.refused("place:lift.red") == "shelter.building.full-floor"
    t.choose("pass")
    assert "place:lift.blue" in t.options


@rule("shelter.building.full-floor")
def test_the_sixth_room_is_the_last() -> None:
    """Five rooms: the sixth is built by the lift; then the office of the same floor builds no seventh."""
    floors = {0: (["armory", "lounge", "overseers-office"], ["theatre", "storehouse"])}
    t = table(RICH, player(), floors=floors, room_row=ROW)
    assert "place:overseers-office.left" in t.options

    t.choose("place:lift.red", "build:garden", "pass")

    assert len(floor(t).rooms) == 6
    assert t.refused("place:overseers-office.left") == "shelter.building.full-floor"


@rule("shelter.building.full-floor")
def test_a_free_room_finds_no_place_on_a_full_floor_either() -> None:
    """Seat 0 has six rooms and uses a free build symbol: nothing is built, the 1 happiness beside it comes."""
    floors = {0: SIX, 1: (["hut"], ())}
    t = table(player(), player(), floors=floors, room_row=ROW, ending="sixth-room", packs=[HUT])

    t.choose("place:hut.left")

    assert len(floor(t).rooms) == 6
    assert t.state.room_row == ROW
    assert t.player(0).happiness == 1


@rule("shelter.building.sequence")
def test_building_runs_choose_pay_lay_refill_and_then_the_rest() -> None:
    """Nothing is paid before a room is chosen, nothing laid before it is paid, and the 2 happiness come last."""
    t = table(RICH, player(), room_row=ROW, room_deck=["theatre"])

    t.choose("place:lift.red")
    assert (t.prompt, t.player(0).cubes, floor(t).rooms) == ("build-which", (6, 6, 6), ())
    t.choose("build:garden")
    assert (t.prompt, t.player(0).cubes, floor(t).rooms) == ("build-side", (4, 6, 4), ())
    assert t.player(0).happiness == 0
    t.choose("side:left")

    assert [event.kind for event in t.game.events][:3] == ["build", "lay", "happiness"]
    assert (floor(t).rooms, t.player(0).happiness) == (("garden",), 2)


@rule("shelter.building.sequence")
def test_the_row_is_refilled_before_the_next_symbol() -> None:
    """A spot builds and then refreshes the rooms: the card that filled the gap is thrown away with the other two."""
    deck = ["theatre", "storehouse", "armory", "lounge"]
    t = table(RICH, player(), floors={0: (["fair"], [])}, room_row=ROW, room_deck=deck, packs=[HUT])

    t.choose("place:fair.left", "build:garden", "side:left")

    assert t.state.room_pile == ("weight-room", "medbay", "theatre")
    assert t.state.room_row == ("storehouse", "armory", "lounge")


@pytest.mark.parametrize(
    ("cost", "cubes"), [("{do: price}, {do: give-item}", 0), ("{do: pay, any: 1}, {do: price}, {do: give-item}", 1)]
)
@rule("shelter.building.affordable", "shelter.items.spend")
def test_an_item_that_has_to_be_given_does_not_help_to_pay(cost: str, cubes: int) -> None:
    """A room of 3 power, no power, a floor plan that lets off 3 and an item to give: with another item it works."""
    pack = card_pack(rooms=room_card("yard", f"cost: [{cost}], reward: [{{do: room}}]"))
    floors = {0: (["yard"], ())}
    row = ["weapon-workshop"]
    one = table(player(food=cubes, items=["floor-plan"]), player(), floors=floors, room_row=row, packs=[pack])
    two = table(
        player(food=cubes, items=["floor-plan", "canteen"]), player(), floors=floors, room_row=row, packs=[pack]
    )

    assert one.refused("place:yard.left") == "shelter.building.affordable"
    two.choose("place:yard.left", "side:right")
    assert two.player(0).items == ()
    assert two.state.floor_of(0).right == ("weapon-workshop",)


@rule("shelter.building.affordable", "shelter.items.spend")
def test_a_room_for_which_the_given_item_would_be_needed_is_not_offered() -> None:
    """Two rooms of 1 power can be paid without the floor plan that has to be given; one of 3 food only with its help."""
    pack = card_pack(
        rooms=room_card("yard", "cost: [{do: price}, {do: give-item}], reward: [{do: room}]")
        + room_card("hut", price="power: 1")
        + room_card("shed", price="power: 1")
        + room_card("barn", price="food: 3")
    )
    t = table(
        player(power=1, items=["floor-plan"]),
        player(),
        floors={0: (["yard"], ())},
        room_row=["hut", "shed", "barn"],
        packs=[pack],
    )

    t.choose("place:yard.left")

    assert (t.prompt, t.options) == ("build-which", ("build:hut", "build:shed"))
    assert t.refused("build:barn") == "shelter.building.affordable"


@rule("shelter.building.free-build", "shelter.building.own-floor")
def test_an_item_may_build_rooms_without_a_placement() -> None:
    """A deed that is discarded for two rooms: each is chosen and laid without a price, whoever's turn it stays."""
    deed = "- {id: deed, mode: discard, effects: [{do: receive, reward: [{do: room}, {do: room}]}]}\n"
    t = table(player(items=["deed"]), player(), room_row=ROW, packs=[card_pack(items=deed)])

    t.choose("use:deed", "build:garden", "side:left", "build:medbay", "side:right")

    assert (floor(t).left, floor(t).right) == (("garden",), ("medbay",))
    assert (t.seat, t.prompt) == (0, "turn")


@rule("shelter.cost-reward.whole-cost", "shelter.resources.any-cost")
def test_a_cube_that_the_room_needs_is_refused_for_the_toll_with_its_reason() -> None:
    """Any 1 and then a room of 3 power, with 3 power: not a power; with 4, a power too, but no water that is not there."""
    t = table(
        player(power=3, food=1, water=1),
        player(),
        floors={0: (["toll"], ())},
        room_row=["weapon-workshop"],
        packs=[HUT],
    )
    dry = table(
        player(power=4, food=1), player(), floors={0: (["toll"], ())}, room_row=["weapon-workshop"], packs=[HUT]
    )

    t.choose("place:toll.left")
    dry.choose("place:toll.left")

    assert (t.prompt, t.options) == ("pay-any", ("pay:food", "pay:water"))
    assert t.refused("pay:power") == "shelter.cost-reward.whole-cost"
    assert dry.options == ("pay:power", "pay:food")
    assert dry.refused("pay:water") == "shelter.resources.any-cost"
