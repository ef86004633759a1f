"""Every turn ends: whatever a seat chooses, it runs out of choices before long."""

from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from crossroads.bots import make_bot
from tests.kit import Table, card_pack, player, rich, rule, table
from tests.kit.cards import item_card, room_card

BOARDS = 7 * 7 * 7  # ways to have cubes
LAST = ("end", "continue", "pass", "place", "accept", "pay")  # what a seat does that never wants its turn to end
FETCH = "do: receive, reward: [{do: item}]"

ENDLESS = card_pack(
    rooms=room_card(
        "mint",
        "letters: L, reward: [{do: swap, give: {power: 1}, get: {food: 2}}, "
        "{do: swap, give: {food: 1}, get: {power: 1}}, {do: gain, water: 1}, {do: ready}]",
        "reward: [{do: swap, give: {any: 1}, get: {any: 1}}, {do: gain, any: 1}, {do: item}]",
    ),
    items=item_card("letter-one", "discard", FETCH)
    + item_card("letter-two", "discard", FETCH)
    + item_card("whistle", "discard", "do: receive, reward: [{do: ready}, {do: item}]")
    + item_card("satchel", "exhaust", FETCH)
    + item_card("echo", "discard", "do: at-spot, letter: L, by: anyone, reward: [{do: item}, {do: ready}]"),
)
FETCHERS = ["letter-one", "letter-two", "whistle", "satchel", "echo", "canteen", "hand-radio"]


def market(*, owned: int = 4) -> Table:
    """Full boards, rooms that exchange, and items that fetch each other; no other item is in play."""
    mine, others = FETCHERS[:owned], FETCHERS[owned:]
    row, deck = others[:3], others[3:]
    return table(
        rich(items=mine),
        rich(),
        floors={0: (["mint"], []), 1: (["trading-post"], [])},
        item_row=row,
        item_deck=deck,
        packs=[ENDLESS],
    )


def length_of_turn(t: Table, choose: Callable[[Table], str]) -> int:
    """How many choices are made before the turn is over, those of others about it too."""
    turn, seat, made = (t.state.round, t.state.turn), t.seat, 0
    while not t.is_over and (t.state.round, t.state.turn) == turn:
        made += 1
        assert made <= 20 * BOARDS, f"the turn of seat {seat} does not end"
        t.choose(choose(t))
    return made


def reluctant(t: Table) -> str:
    """The option after which most is left to do: an exchange or an item before anything that ends the turn."""
    return min(t.options, key=lambda option: option.startswith(LAST))


def test_a_seat_that_exchanges_as_long_as_it_can_comes_to_an_end() -> None:
    """Any for any with 9 cubes: there are 37 ways to have them, so at most 36 exchanges; then the turn is over."""
    t = table(player(power=3, food=3, water=3), player(), floors={0: (["trading-post"], [])})

    t.choose("place:trading-post.left")

    assert 1 < length_of_turn(t, reluctant) <= 37


@rule("shelter.items.used-up")
def test_an_item_that_comes_back_in_the_turn_of_its_use_is_not_used_again_in_it() -> None:
    """A letter is discarded for another letter; that fetches the first one again, which has to wait for the next turn."""
    t = table(player(items=["letter-one"]), player(), item_row=["letter-two"], item_deck=[], packs=[ENDLESS])

    t.choose("use:letter-one", "take:letter-two", "use:letter-two", "take:letter-one")

    assert [item.id for item in t.player(0).items] == ["letter-one"]
    assert t.refused("use:letter-one") == "shelter.items.used-up"
    t.choose("place:diner.left", "place:generator.left")
    assert (t.seat, t.prompt) == (0, "turn")
    assert "use:letter-one" in t.options


@rule("shelter.items.used-up")
def test_an_item_that_answers_to_a_spot_is_not_used_twice_in_a_turn_either() -> None:
    """An echo, discarded after a placement on a spot L, gives an item: itself, which does not answer once more."""
    t = table(player(items=["echo"]), player(), floors={0: (["mint"], [])}, item_row=[], item_deck=[], packs=[ENDLESS])

    t.choose("place:mint.left", "use:echo")

    assert [item.id for item in t.player(0).items] == ["echo"]
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.items.used-up")
def test_an_item_that_was_used_up_on_one_turn_works_for_whoever_takes_it_on_the_next() -> None:
    """A discards a letter for a canteen and passes; the letter is in the row again, and B takes and may use it at once."""
    t = table(player(items=["letter-one"]), player(water=1), item_row=["canteen"], item_deck=[], packs=[ENDLESS])

    t.choose("use:letter-one", "take:canteen", "pass", "place:wasteland.right")

    assert [item.id for item in t.player(1).items] == ["letter-one"]
    assert t.options == ("use:letter-one", "end")


@pytest.mark.parametrize("place", ["place:mint.left", "place:mint.right", "place:trading-post.left"])
@pytest.mark.parametrize("owned", [0, 2, 5, 7])
@rule("shelter.exchange.no-return", "shelter.items.used-up")
def test_a_turn_ends_even_if_nobody_wants_it_to(place: str, owned: int) -> None:
    """Items first, as long as there are any, then a spot that exchanges, then again whatever does not end the turn."""
    t = market(owned=owned)

    def choose(t: Table) -> str:
        return place if place in t.options and reluctant(t).startswith(LAST) else reluctant(t)

    assert length_of_turn(t, choose) <= 8 * BOARDS


@settings(max_examples=60)
@given(tastes=st.lists(st.integers(0, 99), min_size=1, max_size=40), owned=st.integers(0, 7))
@example(tastes=[0], owned=7)
@example(tastes=[99], owned=7)
@rule("shelter.exchange.no-return", "shelter.items.used-up")
def test_every_turn_ends_whatever_is_chosen(tastes: list[int], owned: int) -> None:
    """Twelve turns in a row, by any taste for options, those that end a turn only when there is nothing else."""
    t = market(owned=owned)
    made = 0

    def choose(t: Table) -> str:
        nonlocal made
        made += 1
        busy = [option for option in t.options if not option.startswith(("end", "continue", "pass"))] or t.options
        return busy[(tastes[made % len(tastes)] + made // len(tastes)) % len(busy)]

    for _ in range(12):
        if not t.is_over:
            assert length_of_turn(t, choose) <= 8 * BOARDS


@pytest.mark.parametrize("name", ["random", "steady"])
def test_no_bot_stalls_a_table_where_everything_can_be_exchanged(name: str) -> None:
    """Bots of every kind play six turns at the market."""
    t = market()
    bots = [make_bot(name, "shelter", f"seat {seat}") for seat in range(2)]

    for _ in range(6):
        assert length_of_turn(t, lambda t: bots[t.seat].choose(t.game, t.seat)) <= 200
