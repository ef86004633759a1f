"""The first-player token: who holds it, and when it matters."""

from tests.kit import card_pack, player, rule, table
from tests.kit.cards import QUIET, room_card

FLAG = card_pack(
    rooms=room_card("flag", left="reward: [{do: first}]", right="reward: [{do: first}, {do: gain, power: 1}]")
    + room_card("gym", left="reward: [{do: train}]", right="reward: [{do: train}]")
)


@rule("shelter.first-player.take")
def test_the_symbol_takes_the_token_from_its_holder() -> None:
    """Seat 0 holds the token; seat 2 places on the symbol: seat 2 holds it, and everybody sees so."""
    t = table(player(), player(), player(), first=0)

    t.choose("pass", "pass")
    assert t.state.first == 0
    t.choose("place:vault-door.right")

    assert t.state.first == 2
    assert t.game.view(None)["first"] == 2


@rule("shelter.first-player.next-round")
def test_the_holder_of_the_token_begins_the_next_round() -> None:
    """Seat 2 takes the token in round 2: round 3 goes seat 2, seat 0, seat 1."""
    t = table(player(), player(), player(), first=0, round=2, dice=QUIET)

    t.choose("pass", "pass", "place:vault-door.right", "gain:power", "gain:power", "pass")
    order = []
    for _ in range(3):
        order.append(t.seat)
        t.choose("pass")

    assert order == [2, 0, 1]


@rule("shelter.first-player.order-unchanged")
def test_taking_the_token_does_not_change_the_running_round() -> None:
    """Order 0, 1, 2. Seat 1 takes the token on its first turn: seats 2, 0, 1 and 2 are next all the same."""
    t = table(player(), player(), player(), floors={1: (["flag"], [])}, packs=[FLAG], first=0)

    t.choose("place:diner.left", "place:flag.left")
    order = [t.seat]
    for spot in ("generator.left", "water-treatment.left", "vault-door.left"):
        t.choose(f"place:{spot}")
        order.append(t.seat)

    assert t.state.first == 1
    assert order == [2, 0, 1, 2]


@rule("shelter.first-player.order-unchanged")
def test_the_last_seat_takes_the_token_and_the_first_seat_is_next() -> None:
    """Order 0, 1, 2 and seat 2 takes the token on its first turn: seat 0 is next in the same round."""
    t = table(player(), player(), player(), floors={2: (["flag"], [])}, packs=[FLAG], first=0)

    t.choose("place:diner.left", "place:generator.left", "place:flag.left")

    assert (t.seat, t.prompt, t.state.round) == (0, "turn", 1)


@rule("shelter.first-player.order-unchanged")
def test_the_recall_of_the_round_still_begins_with_its_first_player() -> None:
    """Seat 1 takes the token and both train a letter of choice: seat 0, first this round, chooses before seat 1."""
    floors = {0: (["gym"], ()), 1: (["flag"], ())}
    t = table(player(dwellers=1), player(), floors=floors, packs=[FLAG], first=0, dice=QUIET)

    t.choose("place:gym.left", "place:flag.left", "place:vault-door.left")

    assert (t.seat, t.prompt) == (0, "train-letter")
    t.choose("letter:S")
    assert (t.seat, t.prompt) == (1, "train-letter")


@rule("shelter.first-player.own-token")
def test_the_holder_may_use_the_symbol_and_keeps_the_token() -> None:
    """Seat 0 holds the token and places on it all the same: it gains the 1 power and closes the spot to seat 1."""
    t = table(player(), player(), floors={0: (["flag"], [])}, packs=[FLAG], first=0, dice=QUIET)

    t.choose("place:flag.right")
    told = t.happened("first-player")

    assert t.state.first == 0
    assert t.player(0).cubes == (1, 0, 0)
    assert [event.rule for event in told] == ["shelter.first-player.own-token"]
    assert t.refused("place:flag.right") == "shelter.placement.free-spot"


@rule("shelter.first-player.kept")
def test_the_token_stays_where_it_is_if_nobody_takes_it() -> None:
    """Seat 1 holds the token in round 5 and nobody uses the symbol: seat 1 begins round 6 and still holds it."""
    t = table(player(), player(), player(), first=1, round=5, dice=QUIET)

    t.choose("place:diner.left")
    t.end_round()

    assert (t.state.round, t.seat, t.state.first) == (6, 1, 1)


@rule("shelter.first-player.last-taker")
def test_of_two_takers_the_later_one_begins() -> None:
    """Seat 1 takes the token and then seat 2 does, on another spot: seat 2 begins the next round."""
    t = table(player(), player(), player(), floors={2: (["flag"], [])}, packs=[FLAG], first=0, dice=QUIET)

    t.choose("pass", "place:vault-door.right", "gain:power", "gain:power")
    assert t.state.first == 1
    t.choose("place:flag.left")
    t.end_round()

    assert (t.seat, t.state.first) == (2, 2)


@rule("shelter.first-player.last-taker")
def test_the_later_taker_begins_even_with_the_lower_seat() -> None:
    """Seat 2 takes the token on its first turn, seat 1 on its second: seat 1 begins the next round."""
    t = table(player(), player(), player(), floors={1: (["flag"], [])}, packs=[FLAG], first=0, dice=QUIET)

    t.choose("pass", "place:diner.left", "place:vault-door.right", "gain:power", "gain:power", "place:flag.left")
    t.end_round()

    assert (t.seat, t.state.first) == (1, 1)
