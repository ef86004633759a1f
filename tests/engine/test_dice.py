"""Dice: the published algorithm, recomputed by hand; secrets, nonces and the promise made before a game."""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from copy import copy
from hashlib import blake2b
from typing import Any

import pytest

from crossroads.engine.dice import Dice, Draw, Loaded, commitment_of, key_of, secret_of
from crossroads.engine.game import Game
from crossroads.engine.setup import Setup
from tests.engine.play import lanterns, play, shelter

KEY = bytes(range(32))


def numbers(key: bytes, draw: int) -> Iterator[int]:
    """The readings of one draw as the algorithm is published: four bytes at a time, big-endian, block after block."""
    for block in range(1 << 32):
        counter = draw.to_bytes(8, "big") + block.to_bytes(4, "big")
        data = blake2b(counter, key=key, person=b"crossroads-dice").digest()
        assert len(data) == 64
        for place in range(0, 64, 4):
            yield int.from_bytes(data[place : place + 4], "big")


def below(readings: Iterator[int], size: int) -> int:
    """The first reading below the largest multiple of `size`, reduced to `size`."""
    limit = (1 << 32) // size * size
    return next(reading for reading in readings if reading < limit) % size


def test_a_roll_is_what_the_published_algorithm_says() -> None:
    """Three throws of 1, 2 and 40 dice: the draws are counted from 1, and 40 dice need a third block."""
    dice = Dice(KEY)

    rolls = [dice.roll(count) for count in (1, 2, 40)]

    for draw, roll in enumerate(rolls, 1):
        readings = numbers(KEY, draw)
        assert roll == tuple(below(readings, 6) + 1 for _ in roll)
    assert dice.drawn == 3


@pytest.mark.parametrize("sides", [2, 3, 6, 8, 20, 100])
def test_dice_of_any_size_follow_the_algorithm(sides: int) -> None:
    readings = numbers(KEY, 1)

    assert Dice(KEY).roll(30, sides) == tuple(below(readings, sides) + 1 for _ in range(30))


def test_an_index_is_what_the_published_algorithm_says() -> None:
    dice = Dice(KEY)

    drawn = [dice.index(size) for size in (2, 3, 4, 1)]

    assert drawn == [below(numbers(KEY, number), size) for number, size in enumerate((2, 3, 4, 1), 1)]


@pytest.mark.parametrize("size", [0, 1, 2, 24, 31, 100])
def test_an_order_is_fisher_yates_from_the_last_place_down(size: int) -> None:
    readings = numbers(KEY, 1)
    expected = list(range(size))
    for last in range(size - 1, 0, -1):
        other = below(readings, last + 1)
        expected[last], expected[other] = expected[other], expected[last]

    order = Dice(KEY).order(size)

    assert order == tuple(expected)
    assert sorted(order) == list(range(size))


def test_a_reading_above_the_largest_multiple_is_skipped() -> None:
    """Three quarters and one of the span: a quarter of all readings is skipped, and what is left is even."""
    size = 3 * (1 << 30)
    readings = numbers(KEY, 1)
    dice = Dice(KEY)

    faces = dice.roll(50, size)

    assert faces == tuple(below(readings, size) + 1 for _ in range(50))
    assert sum(1 for reading, _ in zip(numbers(KEY, 1), range(50), strict=False) if reading >= size) > 3


def test_a_whole_games_chance_can_be_recomputed_from_the_key() -> None:
    """Draw by draw, each by itself: the n-th use of chance depends on the key and on n alone."""
    game = play(lanterns(3), "recomputed")
    key = key_of(secret_of("engine"))
    drawn = [*game.opening, *[draw for _, _, draws in game.choices() for draw in draws]]
    assert len(drawn) == game.state.dice.drawn > 1

    for number in range(len(drawn), 0, -1):
        draw = drawn[number - 1]
        again = Dice(key, number - 1)
        assert draw.came == (again.order(len(draw.came)) if draw.hidden else again.roll(len(draw.came)))


def test_faces_are_even() -> None:
    """6000 dice: every face comes between 880 and 1120 times (the chance to fall out of that is below 1 in 1000)."""
    counted = Counter(Dice(KEY).roll(6000))

    assert sorted(counted) == [1, 2, 3, 4, 5, 6]
    assert all(880 < times < 1120 for times in counted.values())


def test_orders_are_even() -> None:
    """2400 shuffles of four: each of the 24 orders comes between 60 and 140 times."""
    dice = Dice(KEY)
    counted = Counter(dice.order(4) for _ in range(2400))

    assert len(counted) == 24
    assert all(60 < times < 140 for times in counted.values())


def test_a_copy_of_dice_goes_its_own_way() -> None:
    dice = Dice(KEY)
    dice.roll(2)
    twin = copy(dice)

    ahead = [twin.roll(2) for _ in range(3)]

    assert dice.drawn == 1
    assert [dice.roll(2) for _ in range(3)] == ahead


def test_a_roll_of_no_dice_is_empty() -> None:
    assert Dice(KEY).roll(0) == ()


# -- loaded dice


def test_loaded_dice_show_the_faces_they_were_given() -> None:
    dice = Loaded([6, 1, 3])

    assert dice.roll(2) == (6, 1)
    assert copy(dice).roll(1) == (3,)
    assert dice.roll(1) == (3,)


def test_loaded_dice_that_have_run_out_stop_the_test() -> None:
    dice = Loaded([6])

    with pytest.raises(AssertionError, match="run out"):
        dice.roll(2)


def test_loaded_dice_shuffle_as_the_zero_key_does() -> None:
    assert Loaded([1, 2]).order(10) == Dice(bytes(32)).order(10)
    assert Loaded([]).index(5) == Dice(bytes(32)).index(5)


# -- secrets


def test_a_seed_becomes_a_secret_a_promise_and_a_key() -> None:
    """Each is a BLAKE2b of 32 bytes with a person string of its own."""
    secret = blake2b(b"a seed", digest_size=32, person=b"crossroads-seed").digest()

    assert secret_of("a seed") == secret
    assert commitment_of(secret) == blake2b(secret, digest_size=32, person=b"crossroads-vow").hexdigest()
    assert key_of(secret) == blake2b(secret, digest_size=32, person=b"crossroads-key").digest()


def test_the_nonces_of_the_seats_go_into_the_key_with_their_lengths() -> None:
    secret = secret_of("a seed")
    mixed = secret + b"\0\0\0\x03one" + b"\0\0\0\x00" + "три".encode().join([b"\0\0\0\x06", b""])

    assert key_of(secret, ["one", "", "три"]) == blake2b(mixed, digest_size=32, person=b"crossroads-key").digest()


def test_no_two_ways_to_add_nonces_give_one_key() -> None:
    secret = secret_of("a seed")
    ways = [(), ("",), ("", ""), ("a",), ("a", ""), ("", "a"), ("ab",), ("a", "b"), ("b", "a")]

    assert len({key_of(secret, way) for way in ways}) == len(ways)


def test_promise_secret_and_key_tell_nothing_of_each_other() -> None:
    secret = secret_of("a seed")

    assert len({secret.hex(), commitment_of(secret), key_of(secret).hex()}) == 3


def test_a_game_rolls_with_the_key_of_its_secret_and_nonces() -> None:
    game: Game[Any] = Game(Setup("shelter", 2, secret_of("a seed"), ("one", "two")))

    assert game.state.dice.key == key_of(secret_of("a seed"), ("one", "two"))


# -- chance and the state


def test_chance_is_noted_for_the_record() -> None:
    """A throw in sight of all; a shuffle, whose order stays hidden; a lot."""
    state = shelter(2).state
    state.draws = ()
    before = state.revealed

    faces = state.roll("fight", 2)
    cards = state.shuffle("cards", "abc")
    index = state.draw_index("lot", 3)

    assert [(draw.why, draw.hidden) for draw in state.draws] == [("fight", False), ("cards", True), ("lot", False)]
    assert state.draws[0].came == faces
    assert tuple("abc"[place] for place in state.draws[1].came) == cards
    assert state.draws[2] == Draw("lot", (index,))
    assert state.revealed == before + 3


PLAY = """
from random import Random
from crossroads.engine.game import new
from crossroads.engine.record import save
from hashlib import sha256
game = new("shelter", 3, "processes", {"colours": ["green", "red", "blue"]})
chance = Random("processes")
while game.decision is not None:
    game.choose(chance.choice(game.decision.ids))
print(game.digest(), len(game.history), sha256(save(game)).hexdigest())
"""


def test_a_game_is_the_same_in_every_process() -> None:
    """The same choices in three processes with other hash seeds: digest and saved game are equal to the byte."""
    told = {
        subprocess.run(
            [sys.executable, "-c", PLAY],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }

    assert len(told) == 1
