"""Exchange: the right to swap cubes at a printed rate until the turn ends."""

import pytest

from crossroads.games.shelter import DEFINITION as SHELTER
from crossroads.games.shelter.cards.bills import KINDS
from crossroads.games.shelter.player import Cubes
from tests.kit import Table, card_pack, player, rich, rule, table
from tests.kit.cards import room_card
from tests.kit.shelter import Belongings

WORDING = SHELTER.wording()
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
    """A spot that prints both directions: 1 food becomes 1 power, or 1 power becomes 1 food."""
    there, back = market(food=1, canteen=True), market(power=1, canteen=True)

    there.choose("place:pump.right", "swap:1food>1power")
    back.choose("place:pump.right", "swap:1power>1food")

    assert there.player(0).cubes == (1, 0, 0)
    assert back.player(0).cubes == (0, 1, 0)


@rule("shelter.exchange.rate")
def test_nothing_is_exchanged_for_itself() -> None:
    """Any for any: food for food is neither offered nor spoken of."""
    t = table(player(power=1, food=1), player(), floors={0: (["trading-post"], [])})

    t.choose("place:trading-post.left")

    told = [*t.options, *[reason.option for reason in t.game.explain()]]
    swaps = [option for option in told if option.startswith("swap:")]
    assert len(swaps) == len({*swaps}) == 6


# -- what does not fit


@rule("shelter.exchange.must-fit")
def test_an_exchange_is_refused_if_nothing_of_its_gain_fits() -> None:
    """1 power for 2 food: with 6 food it is refused; so is 2 water for 3 food."""
    t = market(power=2, food=6, canteen=True)

    t.choose("place:bazaar.left")

    assert t.options == ("use:canteen", "end")
    assert t.refused("swap:1power>2food") == "shelter.exchange.must-fit"


@rule("shelter.exchange.overflow", "shelter.exchange.must-fit")
def test_an_exchange_loses_what_finds_no_room() -> None:
    """1 power for 2 food with 5 food: one food is gained, the other is lost, and the log tells of one."""
    t = market(power=2, food=5)

    t.choose("place:bazaar.left", "swap:1power>2food")

    assert t.player(0).cubes == (1, 6, 0)
    assert t.happened("swap")[0].about == {"seat": 0, "given": {"power": 1}, "got": {"food": 1}}
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.exchange.overflow")
def test_what_finds_no_room_is_counted_for_each_kind_by_itself() -> None:
    """2 food for 1 food and 1 water with 6 water: the food comes back, the water is lost."""
    t = market(food=2, water=6, canteen=True)

    t.choose("place:bazaar.right", "swap:2food>1food+1water")

    assert t.player(0).cubes == (0, 1, 6)
    assert t.happened("swap")[0].about["got"] == {"food": 1}


@rule("shelter.exchange.overflow")
def test_an_exchange_may_fill_a_compartment_to_six() -> None:
    """1 power for 2 food: with 4 food it is made, and 6 food are in the compartment; a second one is not offered."""
    t = market(power=2, food=4)

    t.choose("place:bazaar.left", "swap:1power>2food")

    assert t.player(0).cubes == (1, 6, 0)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.exchange.overflow")
def test_what_an_exchange_takes_makes_room_for_what_it_gives() -> None:
    """2 food for 1 food and 1 water with 6 food: after the payment there is room for both."""
    t = market(food=6)

    t.choose("place:bazaar.right", "swap:2food>1food+1water", "end")

    assert t.player(0).cubes == (0, 5, 1)


@rule("shelter.exchange.overflow")
def test_an_exchange_may_print_more_than_a_compartment_holds() -> None:
    """1 power for 12 food: six fit."""
    t = bank("[{do: swap, give: {power: 1}, get: {food: 12}}]", player(power=2))

    t.choose("place:bank.left")
    assert t.refused("swap:1food>1power") == "shelter.exchange.this-turn"
    t.choose("swap:1power>12food")

    assert t.player(0).cubes == (1, 6, 0)


@rule("shelter.exchange.overflow", "shelter.resources.any-with-room")
def test_a_cube_of_choice_is_of_a_kind_that_has_room() -> None:
    """1 power for 2 of choice with 5 food: one may be food, not both; with full boards the rest is lost."""
    reward = "[{do: swap, give: {power: 1}, get: {any: 2}}]"
    t, full = bank(reward, player(power=1, food=5)), bank(reward, rich(items=["hand-radio"]))

    t.choose("place:bank.left")
    full.choose("place:bank.left")

    assert t.refused("swap:1power>2food") == "shelter.resources.any-with-room"
    assert "swap:1power>1food+1water" in t.options
    assert full.refused("swap:1power>2water") == "shelter.exchange.must-fit"
    assert full.refused("swap:1power>1power+1food") == "shelter.exchange.no-return"


def bank(reward: str, who: Belongings, letter: str = "") -> Table:
    """Seat 0 at a room of its own with this reward on the left, and a second dweller at home."""
    pack = card_pack(rooms=room_card("bank", f"letters: {letter!r}, reward: {reward}", "reward: []"))
    return table(who, player(), floors={0: (["bank"], [])}, packs=[pack])


# -- no way back


@rule("shelter.exchange.no-return")
def test_an_exchange_is_not_taken_back_by_another() -> None:
    """Any for any with 1 food: food becomes water, and then power, but neither food nor water again."""
    t = table(player(food=1, items=["canteen"]), player(), floors={0: (["trading-post"], [])})

    t.choose("place:trading-post.left", "swap:1food>1water")
    assert t.refused("swap:1water>1food") == "shelter.exchange.no-return"
    t.choose("swap:1water>1power")

    assert t.options == ("use:canteen", "end")
    assert t.refused("swap:1power>1food") == "shelter.exchange.no-return"
    assert t.refused("swap:1power>1water") == "shelter.exchange.no-return"


@rule("shelter.exchange.no-return")
def test_an_exchange_may_be_made_again_after_something_else() -> None:
    """Food becomes water, the canteen gives 1 water, and now one water may become food; but not back again."""
    t = table(player(food=1, items=["canteen"]), player(), floors={0: (["trading-post"], [])})

    t.choose("place:trading-post.left", "swap:1food>1water", "use:canteen", "swap:1water>1food")

    assert t.player(0).cubes == (0, 1, 1)
    assert t.refused("swap:1food>1water") == "shelter.exchange.no-return"


@rule("shelter.exchange.no-return")
def test_an_exchange_may_be_taken_back_after_an_item_that_moves_no_cube() -> None:
    """Food becomes water, a hand radio refreshes a row, and the water becomes food again."""
    t = table(player(food=1, items=["hand-radio"]), player(), floors={0: (["trading-post"], [])})

    t.choose("place:trading-post.left", "swap:1food>1water", "use:hand-radio", "refresh:items", "swap:1water>1food")

    assert t.player(0).cubes == (0, 1, 0)


@rule("shelter.exchange.no-return")
def test_an_exchange_in_the_row_is_not_taken_back_there_but_later() -> None:
    """Both ways, then 1 water: food becomes power; back only after the water was gained."""
    both = "{do: swap, give: {power: 1}, get: {food: 1}}, {do: swap, give: {food: 1}, get: {power: 1}}"
    t = bank(f"[{both}, {{do: gain, water: 1}}]", player(food=2))

    t.choose("place:bank.left", "swap:1food>1power")
    assert t.options == ("swap:1food>1power", "continue")
    assert t.refused("swap:1power>1food") == "shelter.exchange.no-return"
    t.choose("continue", "swap:1power>1food")

    assert t.player(0).cubes == (0, 2, 1)


@rule("shelter.exchange.no-return", "shelter.exchange.many-times")
@pytest.mark.parametrize("goal", [(p, f, 4 - p - f) for p in range(5) for f in range(5 - p)])
def test_every_board_can_still_be_reached_by_exchanging(goal: Cubes) -> None:
    """Any for any with 2 power, 1 food and 1 water: each way to have four cubes, with no exchange that undoes another."""
    t = table(player(power=2, food=1, water=1), player(), floors={0: (["trading-post"], [])})

    t.choose("place:trading-post.left")
    while (have := t.player(0).cubes) != goal:
        less = next(kind for kind, now, then in zip(KINDS, have, goal, strict=True) if now > then)
        more = next(kind for kind, now, then in zip(KINDS, have, goal, strict=True) if now < then)
        t.choose(f"swap:1{less}>1{more}")

    assert t.player(0).cubes == goal


# -- in words


@pytest.mark.parametrize(
    ("lang", "lost", "question", "on"),
    [
        ("en", "no room for {}", "Exchange before the next part of the reward?", "Continue with the reward"),
        ("ru", "не поместится: {}", "Обменять ресурсы перед следующей частью награды?", "Дальше по награде"),
        ("pl", "nie zmieści się: {}", "Wymienić zasoby przed dalszą częścią nagrody?", "Dalsza część nagrody"),
    ],
)
@rule("shelter.exchange.overflow", "shelter.exchange.in-the-row")
def test_a_player_is_told_what_an_exchange_would_lose(lang: str, lost: str, question: str, on: str) -> None:
    """1 power for 2 food with 5 food: one of them has no room; a spectator, and whoever has room, is told nothing."""
    reward = "[{do: swap, give: {power: 1}, get: {food: 2}}, {do: gain, power: 1}]"
    t, roomy = bank(reward, player(power=1, food=5)), bank(reward, player(power=1, food=4))

    t.choose("place:bank.left")

    words, view = t.game.words(lang), t.game.view(0)
    swap, further = [WORDING.option(words, view, option) for option in t.options]
    assert (swap.note, further.sentence) == (lost.format(words("cubes-food", amount=1)), on)
    assert WORDING.prompt(words, view, t.decision).sentence == question
    assert not WORDING.option(words, roomy.game.view(0), "swap:1power>2food").note
    assert not WORDING.option(words, t.game.view(None), "swap:1power>2food").note
