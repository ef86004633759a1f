"""Exchange: the right to swap cubes at a printed rate until the turn ends."""

from tests.kit import Table, card_pack, player, rule, table
from tests.kit.cards import room_card

MARKET = card_pack(
    rooms=room_card(
        "market",
        left="reward: [{do: swap, give: {power: 1}, get: {food: 1}}]",
        right="reward: [{do: swap, give: {water: 2}, get: {food: 3}}]",
    )
    + room_card(
        "bazaar",
        left="reward: [{do: swap, give: {power: 1}, get: {food: 2}}]",
        right="reward: [{do: swap, give: {food: 2}, get: {food: 1, water: 1}}]",
    )
    + room_card(
        "pump",
        left="reward: [{do: swap, give: {power: 1}, get: {water: 1}}]",
        right="reward: [{do: swap, give: {food: 1}, get: {power: 1}}, {do: swap, give: {power: 1}, get: {food: 1}}]",
    )
)


def market(*, power: int = 0, food: int = 0, water: int = 0, canteen: bool = False) -> Table:
    """Seat 0 owns the three trading rooms; a ready canteen keeps its turn open, so that refusals can be seen."""
    items = ["canteen"] if canteen else []
    trader = player(power=power, food=food, water=water, items=items)
    return table(trader, player(), floors={0: (["market", "bazaar"], ["pump"])}, packs=[MARKET])


@rule("shelter.exchange.no-plain-gain")
def test_an_exchange_symbol_gives_nothing_to_a_player_without_the_cube_it_takes() -> None:
    """1 power for 1 food: with no power no food is gained and nothing is asked."""
    t = market()

    t.choose("place:market.left")

    assert t.player(0).cubes == (0, 0, 0)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.exchange.no-plain-gain")
def test_an_exchange_symbol_only_opens_the_exchange() -> None:
    """1 power for 1 food with 1 power: the placement moves no cube; the exchange takes one and gives one."""
    t = market(power=1)

    t.choose("place:market.left")
    assert t.player(0).cubes == (1, 0, 0)
    t.choose("swap:1power>1food")

    assert t.player(0).cubes == (0, 1, 0)


@rule("shelter.exchange.rate")
def test_one_exchange_gives_up_and_receives_what_is_printed() -> None:
    """2 water for 3 food, made once with 4 water: 2 water and 3 food are left; the other seat has no part in it."""
    t = market(water=4)

    t.choose("place:market.right", "swap:2water>3food", "end")

    assert t.player(0).cubes == (0, 3, 2)
    assert t.player(1).cubes == (0, 0, 0)


@rule("shelter.exchange.rate")
def test_half_the_price_of_an_exchange_buys_nothing() -> None:
    """2 water for 3 food with 1 water: it is refused, even for a smaller gain."""
    t = market(water=1, canteen=True)

    t.choose("place:market.right")

    assert t.options == ("use:canteen", "end")
    assert t.refused("swap:2water>3food") == "shelter.exchange.rate"


@rule("shelter.exchange.rate")
def test_free_choice_in_an_exchange_is_filled_in_with_every_pair_of_kinds() -> None:
    """1 of choice for 1 of choice with 1 power and 1 food: each may become one of the other two, water is missing."""
    t = table(player(power=1, food=1), player(), floors={0: (["trading-post"], [])})

    t.choose("place:trading-post.left")

    swaps = ("swap:1food>1water", "swap:1food>1power", "swap:1power>1water", "swap:1power>1food")
    assert sorted(t.options) == sorted((*swaps, "end"))
    assert t.refused("swap:1water>1food") == "shelter.exchange.rate"


@rule("shelter.exchange.many-times")
def test_an_exchange_may_be_made_any_number_of_times() -> None:
    """1 power for 1 water with 5 power: five exchanges leave 0 power and 5 water, and a sixth finds no power."""
    t = market(power=5)

    t.choose("place:pump.left")
    for made in range(5):
        assert t.player(0).cubes == (5 - made, 0, made)
        t.choose("swap:1power>1water")

    assert t.player(0).cubes == (0, 0, 5)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.exchange.zero-times")
def test_a_player_may_exchange_nothing_at_all() -> None:
    """With 3 power on a spot of 1 power for 1 food, the turn may be ended at once: the board is unchanged."""
    t = market(power=3)

    t.choose("place:market.left", "end")

    assert t.player(0).cubes == (3, 0, 0)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.exchange.this-turn")
def test_the_right_to_exchange_ends_with_the_turn() -> None:
    """Seat 0 ends its turn with 2 power left: its dweller still stands there, but nothing more is swapped."""
    t = market(power=3)

    t.choose("place:market.left", "swap:1power>1food", "end", "pass")

    assert (t.seat, t.prompt) == (0, "turn")
    assert not [option for option in t.options if option.startswith("swap")]
    assert t.refused("swap:1power>1food") == "shelter.exchange.this-turn"


@rule("shelter.exchange.this-turn")
def test_an_exchange_is_not_open_while_another_placement_is_closed() -> None:
    """The second dweller goes to a plain spot with a canteen to use after it: the exchange of the first is gone."""
    t = market(power=3, canteen=True)

    t.choose("place:market.left", "end", "pass", "place:generator.left")

    assert (t.seat, t.options) == (0, ("use:canteen", "end"))


@rule("shelter.exchange.one-way")
def test_an_exchange_runs_only_in_the_printed_direction() -> None:
    """1 power for 1 food with 3 power and 3 food: food does not become power."""
    t = market(power=3, food=3)

    t.choose("place:market.left")

    assert t.options == ("swap:1power>1food", "end")
    assert t.refused("swap:1food>1power") == "shelter.exchange.one-way"


@rule("shelter.exchange.one-way")
def test_an_exchange_both_ways_is_two_entries() -> None:
    """A spot that prints both directions: 1 food becomes 1 power and then food again."""
    t = market(food=1)

    t.choose("place:pump.right", "swap:1food>1power")
    assert t.player(0).cubes == (1, 0, 0)
    t.choose("swap:1power>1food")

    assert t.player(0).cubes == (0, 1, 0)


@rule("shelter.exchange.must-fit")
def test_an_exchange_is_refused_if_its_gain_does_not_fit() -> None:
    """1 power for 2 food: with 5 food it is refused, for only one of the two would fit."""
    t = market(power=2, food=5, canteen=True)

    t.choose("place:bazaar.left")

    assert t.options == ("use:canteen", "end")
    assert t.refused("swap:1power>2food") == "shelter.exchange.must-fit"


@rule("shelter.exchange.must-fit")
def test_an_exchange_may_fill_a_compartment_to_six() -> None:
    """1 power for 2 food: with 4 food it is made, and 6 food lie in the compartment; a second one is not offered."""
    t = market(power=2, food=4)

    t.choose("place:bazaar.left", "swap:1power>2food")

    assert t.player(0).cubes == (1, 6, 0)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.exchange.must-fit")
def test_what_an_exchange_takes_makes_room_for_what_it_gives() -> None:
    """2 food for 1 food and 1 water with 6 food: after the payment there is room, so it is allowed."""
    t = market(food=6)

    t.choose("place:bazaar.right", "swap:2food>1food+1water", "end")

    assert t.player(0).cubes == (0, 5, 1)
