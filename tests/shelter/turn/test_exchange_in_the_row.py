"""An exchange in a row of rewards: made at its place there, or later in the turn."""

import pytest

from tests.kit import Table, card_pack, dweller, player, rule, table
from tests.kit.cards import room_card
from tests.kit.shelter import Belongings


def bank(reward: str, who: Belongings, letter: str = "") -> Table:
    """Seat 0 at a room of its own with this reward on the left, and a second dweller at home."""
    pack = card_pack(rooms=room_card("bank", f"letters: {letter!r}, reward: {reward}", "reward: []"))
    return table(who, player(), floors={0: (["bank"], [])}, packs=[pack])


FIRST = "[{do: swap, give: {power: 1}, get: {food: 1}}, {do: gain, power: 2}]"


@rule("shelter.exchange.in-the-row")
def test_an_exchange_can_be_made_before_the_rest_of_the_reward() -> None:
    """Power for food, then 2 power, with 6 power: two exchanges make room, and both power are gained."""
    t = bank(FIRST, player(power=6))

    t.choose("place:bank.left")
    assert t.decision.rule == "shelter.exchange.in-the-row"
    assert (t.prompt, t.options) == ("exchange", ("swap:1power>1food", "continue"))
    t.choose("swap:1power>1food", "swap:1power>1food", "continue")

    assert t.player(0).cubes == (6, 2, 0)
    assert (t.prompt, t.options) == ("close", ("swap:1power>1food", "end"))


NO_CUBES = [
    "do: happiness, amount: 1",
    "do: first",
    "do: train, letter: S",
    "do: item",
    "do: ready",
    "do: dweller",
    "do: heal",
    "do: refresh, row: rooms",
    "do: swap, give: {power: 1}, get: {water: 1}",
]


def asked_in_turn(t: Table) -> list[str]:
    """What seat 0 is asked until its turn could be ended, every question getting its first answer."""
    asked = []
    while (t.seat, t.prompt) != (0, "close"):
        asked.append(t.prompt)
        t.choose(t.options[0])
    return asked


@pytest.mark.parametrize("reward", NO_CUBES)
@pytest.mark.parametrize("letter", ["", "C"])
@rule("shelter.exchange.in-the-row")
def test_nobody_is_asked_to_exchange_before_a_part_of_the_reward_that_moves_no_cubes(reward: str, letter: str) -> None:
    """Power for food, then something else, once or doubled: it is exchanged at the end, which comes to the same."""
    who = player(power=3, exhausted=["canteen", "lunch-pail"], dwellers=[dweller(letter=letter), dweller(wounded=True)])
    t = bank(f"[{{do: swap, give: {{power: 1}}, get: {{food: 1}}}}, {{{reward}}}]", who, "C")

    t.choose(f"place:bank.left{letter and f':{letter}'}")

    assert "exchange" not in asked_in_turn(t)
    assert "swap:1power>1food" in t.options


@rule("shelter.exchange.this-turn")
def test_an_exchange_that_a_beaten_threat_opens_is_open_until_the_turn_ends() -> None:
    """A pedlar, fight 2, power for food: with 2 power the exchange is made twice, although the diner has none."""
    pedlar = "- {id: pedlar, spot: {cost: [{do: fight, value: 2}], reward: [{do: swap, give: {power: 1}, get: {food: 1}}]}}\n"
    threats = {"diner.left": "pedlar"}
    t = table(player(power=2), player(), threats=threats, dice=[1, 1], packs=[card_pack(threats=pedlar)])

    t.choose("place:diner.left", "swap:1power>1food", "swap:1power>1food")

    assert t.player(0).cubes == (0, 2, 0)


@rule("shelter.exchange.this-turn", "shelter.items.windows")
def test_an_exchange_that_a_beaten_threat_opens_is_open_after_an_item_too() -> None:
    """The same pedlar: a canteen is used, and then the exchange may still be made."""
    pedlar = "- {id: pedlar, spot: {cost: [{do: fight, value: 2}], reward: [{do: swap, give: {power: 1}, get: {food: 1}}]}}\n"
    who = player(power=2, items=["canteen"])
    t = table(who, player(), threats={"diner.left": "pedlar"}, dice=[1, 1], packs=[card_pack(threats=pedlar)])

    t.choose("place:diner.left", "use:canteen", "swap:1power>1food")

    assert t.player(0).cubes == (1, 1, 1)


@rule("shelter.exchange.in-the-row", "shelter.exchange.this-turn")
def test_an_exchange_that_was_not_made_at_its_place_can_be_made_later() -> None:
    """Power for food, then 2 power, with 1 power: it goes on at once, and exchanges all three at the end."""
    t = bank(FIRST, player(power=1))

    t.choose("place:bank.left", "continue")
    assert t.player(0).cubes == (3, 0, 0)
    t.choose(*["swap:1power>1food"] * 3)

    assert t.player(0).cubes == (0, 3, 0)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.exchange.in-the-row")
def test_an_exchange_is_not_open_before_its_place() -> None:
    """2 power, then power for food, then 1 food: the power is gained first, and then one exchange is asked for."""
    t = bank("[{do: gain, power: 2}, {do: swap, give: {power: 1}, get: {food: 1}}, {do: gain, food: 1}]", player())

    t.choose("place:bank.left")

    assert t.player(0).cubes == (2, 0, 0)
    assert t.prompt == "exchange"
    t.choose("continue")
    assert t.player(0).cubes == (2, 1, 0)


@rule("shelter.exchange.in-the-row", "shelter.cost-reward.left-to-right")
def test_an_exchange_may_be_made_before_every_further_part_of_the_reward() -> None:
    """Power for food, 3 power, 3 power: three power are exchanged in between, so that none of the six is lost."""
    reward = "[{do: swap, give: {power: 1}, get: {food: 1}}, {do: gain, power: 3}, {do: gain, power: 3}]"
    t = bank(reward, player(power=1))

    t.choose("place:bank.left", "swap:1power>1food")
    assert t.player(0).cubes == (3, 1, 0)
    t.choose("swap:1power>1food", "continue")

    assert t.player(0).cubes == (5, 2, 0)
    assert t.prompt == "close"


@rule("shelter.exchange.in-the-row", "shelter.special-spots.row-twice")
def test_an_exchange_may_be_made_between_the_two_rows_of_a_doubled_reward() -> None:
    """4 power on a spot L after power for food, doubled: the first four become food, and the next four fit."""
    reward = "[{do: swap, give: {power: 1}, get: {food: 1}}, {do: gain, power: 4}]"
    t = bank(reward, player(dwellers=[dweller(letter="L")]), "L")

    t.choose("place:bank.left:L", *["swap:1power>1food"] * 4)

    assert t.player(0).cubes == (4, 4, 0)
    assert t.options == ("swap:1power>1food", "end")


@rule("shelter.exchange.in-the-row")
def test_nobody_is_asked_at_a_place_in_the_row_where_it_makes_no_difference() -> None:
    """Before happiness, an item, the token, a row of cards or another exchange, the end of the turn is soon enough."""
    rest = "{do: happiness, amount: 1}, {do: first}, {do: refresh, row: items}, {do: dweller}"
    two = "{do: swap, give: {power: 1}, get: {food: 1}}, {do: swap, give: {power: 1}, get: {water: 1}}"
    t = bank(f"[{two}, {rest}]", player(power=1))

    t.choose("place:bank.left")

    assert (t.prompt, t.options) == ("close", ("swap:1power>1food", "swap:1power>1water", "end"))
    assert t.player(0).happiness == 1


@rule("shelter.exchange.in-the-row", "shelter.exchange.rate")
def test_nobody_is_asked_in_the_row_who_has_nothing_to_exchange() -> None:
    """Power for food, then 2 power, with no power: the power is gained at once."""
    t = bank(FIRST, player())

    t.choose("place:bank.left")

    assert (t.prompt, t.player(0).cubes) == ("close", (2, 0, 0))


@rule("shelter.exchange.in-the-row", "shelter.exchange.one-way", "shelter.placement.one-a-turn")
def test_what_is_refused_in_the_row_is_explained() -> None:
    """Power for food, then 2 power: food does not become power, and the next placement has to wait."""
    t = bank(FIRST, player(power=1, food=1))

    t.choose("place:bank.left")

    assert t.refused("swap:1food>1power") == "shelter.exchange.one-way"
    assert t.refused("place:diner.left") == "shelter.placement.one-a-turn"
    assert t.refused("end")
