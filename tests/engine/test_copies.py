"""Copies of a game: clones, imagined games, and choices taken back."""

import gc
import tracemalloc
from typing import Any

from crossroads.engine.game import Game
from crossroads.engine.setup import Setup
from tests.engine.play import GAMES, everybody, ids, play, position, shelter, walk

CALM = "place:vault-door.left"  # training: no card is turned over, no die is rolled


# -- clones


@GAMES
def test_a_clone_is_equal_at_every_decision_of_a_game(make: Any) -> None:
    """In the middle of turns, fights and payments too, for 250 choices; at the end as well."""
    game = make(3)
    for _ in walk(game, "cloned", 250):
        twin = game.clone()
        assert position(twin) == position(game)
        assert twin.can_undo == game.can_undo
        assert twin.choices() == game.choices()

    assert play(game, "on").outcome is not None
    assert position(game.clone()) == position(game)


@GAMES
def test_games_have_the_same_past_if_the_same_was_chosen_in_them(make: Any) -> None:
    """A clone, and a game of its own with the same choices; not one that is a choice ahead, or that chose otherwise."""
    game = play(make(3), "past", choices=6)
    again, ahead = play(make(3), "past", choices=6), play(game.clone(), "past", choices=1)
    other = play(make(3), "past", choices=5)
    other.choose(next(each for each in ids(other) if each != game.history[-1]))

    assert game.has_past_of(game.clone())
    assert game.has_past_of(again)
    assert not game.has_past_of(ahead)
    assert not ahead.has_past_of(game)
    assert not game.has_past_of(other)


@GAMES
def test_the_choices_after_the_first_so_many_are_the_last_ones(make: Any) -> None:
    game = play(make(3), "since", choices=6)

    assert game.choices(since=4) == game.choices()[4:]
    assert game.choices(since=6) == []


@GAMES
def test_the_state_at_the_last_beat_is_the_same_whenever_it_is_asked_for(make: Any) -> None:
    """One game is asked for it at every decision, another is played in one go up to there: equal, wherever that is."""
    asked = make(3)
    for made, _ in enumerate(walk(asked, "last beat", 45)):
        at, state = asked.saved_at()
        unasked = play(make(3), "last beat", choices=made)
        assert unasked.saved_at() == (at, state)
        assert unasked.history == asked.history


@GAMES
def test_a_clone_goes_its_own_way(make: Any) -> None:
    """At every fifth decision a clone plays on by other choices: the original does not notice."""
    game = make(2)
    for made, _ in enumerate(walk(game, "apart", 100)):
        if made % 5 == 0:
            before = position(game)
            play(game.clone(), f"another way {made}", choices=12)
            assert position(game) == before


@GAMES
def test_the_original_goes_its_own_way(make: Any) -> None:
    """A clone kept aside is untouched by what happens to the original, and then chooses as that did."""
    game = make(2)
    for made, option in enumerate(walk(game, "aside", 100)):
        if made % 5 == 0:
            twin = game.clone()
            before = position(twin)
            ahead = game.clone()
            ahead.choose(option)
            play(ahead, f"ahead {made}", choices=5)
            game_after = game.clone()
            game_after.choose(option)
            assert position(twin) == before
            twin.choose(option)
            assert position(twin) == position(game_after)


def test_a_clone_of_a_clone_in_the_middle_of_a_turn_is_equal() -> None:
    game = shelter(2, first=0)
    game.choose("place:vault-door.right")
    game.choose("gain:food")

    twin = game.clone().clone()

    assert game.decision is not None
    assert game.decision.prompt != "turn"
    assert position(twin) == position(game)
    twin.choose("gain:food")
    assert twin.state.players[0].cubes == (0, 2, 0)
    assert game.state.players[0].cubes == (0, 1, 0)


def test_a_clone_takes_back_on_its_own() -> None:
    game = shelter(2, first=0)
    game.choose(CALM)
    before = position(game)
    twin = game.clone()

    twin.undo()

    assert twin.history == ()
    assert position(game) == before
    assert game.can_undo


def test_a_game_from_a_state_begins_there() -> None:
    """A copy of a state between two beats is the start of a game of its own."""
    game = play(shelter(2), "from here", 3)
    _, state = game.saved_at()

    other: Game[Any] = Game(game.setup, state.copy())

    assert other.history == ()
    assert other.decision is not None
    assert not other.can_undo


def with_a_past_of(choices: int) -> Game[Any]:
    """A game of Shelter at its first question that has chosen so often before."""
    begun = shelter(2)
    return Game.resume(begun.setup, (choices, begun.state.copy()), (), [("pass", 0, ())] * choices)


def memory_of_a_clone(game: Game[Any]) -> int:
    """Bytes that one clone more takes."""
    first = game.clone()  # keeps the last beat, which is done once
    tracemalloc.start()
    second = game.clone()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert position(first) == position(second)
    return size


def test_clones_share_their_past() -> None:
    """After 2,000 choices a clone takes as much memory as after 50, and knows all of them."""
    short, long = with_a_past_of(50), with_a_past_of(2_000)

    assert memory_of_a_clone(long) == memory_of_a_clone(short)
    assert len(long.clone().history) == 2_000


def test_the_longest_past_is_forgotten_with_its_last_copy() -> None:
    """100,000 choices are dropped one after another, not one inside the other."""
    game = with_a_past_of(100_000)
    twin = game.clone()

    del game, twin

    assert with_a_past_of(1).history == ("pass",)


@GAMES
def test_a_dropped_copy_is_gone_at_once(make: Any) -> None:
    """Clones and imagined games at every fifth of 100 decisions: they leave nothing to the garbage collector."""
    game = make(3)
    gc.disable()
    try:
        for made, _ in enumerate(walk(game, "dropped", 100)):
            if made % 5 == 0:
                drop_copies(game)  # what is made once and kept is there from now on
                before = len(gc.get_objects())
                drop_copies(game)
                assert len(gc.get_objects()) <= before
    finally:
        gc.enable()


def drop_copies(game: Game[Any]) -> None:
    for seat in everybody(game):
        game.clone()
        game.imagine(seat, "dropped")


def test_a_setup_can_be_used_for_many_games() -> None:
    setup = Setup("shelter", 2, bytes(32))

    one, other = Game[Any](setup), Game[Any](setup)
    one.choose(ids(one)[0])

    assert other.history == ()
    assert Game[Any](setup).digest() == other.digest()
