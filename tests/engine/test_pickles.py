"""A game as Python copies, keeps and shows things: `copy`, `pickle` and `repr`."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crossroads.engine.game import Game, new
from tests.engine.play import GAMES, finished, play, position, shelter, walk


def pickled(game: Game[Any]) -> Game[Any]:
    again = pickle.loads(pickle.dumps(game))  # noqa: S301  # our own
    assert isinstance(again, Game)
    return again


@GAMES
def test_a_pickled_game_is_the_same_at_every_tenth_decision(make: Any) -> None:
    """With its past, its undo, and whatever comes next; in the middle of turns too, and at the end."""
    game = make(3)
    for made, option in enumerate(walk(game, "pickled", 120)):
        if made % 10 == 0 or made < 5:
            again = pickled(game)
            assert position(again) == position(game)
            assert again.choices() == game.choices()
            assert msgspec.json.encode(again.events) == msgspec.json.encode(game.events)
            assert again.last_draws == game.last_draws
            after = game.clone()
            after.choose(option)
            again.choose(option)
            assert position(again) == position(after)

    play(game, "on")
    assert position(pickled(game)) == position(game)


@GAMES
def test_a_pickled_game_can_be_taken_back_as_far_as_before(make: Any) -> None:
    game = make(2)
    for made, _ in enumerate(walk(game, "taken back", 60)):
        if made % 7 == 0:
            again, twin = pickled(game), game.clone()
            while twin.can_undo:
                assert again.can_undo
                twin.undo()
                again.undo()
                assert position(again) == position(twin)
            assert not again.can_undo


@GAMES
def test_an_imagined_game_is_pickled_with_what_was_dealt(make: Any) -> None:
    """In the middle of a beat, too; it stays a guess, and plays on as it would have."""
    game = make(2)
    for made, _ in enumerate(walk(game, "imagined", 40)):
        if made % 4 == 0 and game.decision is not None:
            guess = play(game.imagine(game.decision.seat, f"salt {made}"), "a little", choices=made % 3)
            again = pickled(guess)
            assert again.is_imagined
            assert position(again) == position(guess)
            assert position(play(again, "on", 10)) == position(play(guess, "on", 10))


def test_a_pickled_game_goes_on_in_another_process(tmp_path: Path) -> None:
    game = play(new("fallout", 2, "away"), "away", 30)
    (tmp_path / "game.pickle").write_bytes(pickle.dumps(game))
    program = "import pickle, sys; print(pickle.load(open(sys.argv[1], 'rb')).digest())"

    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "game.pickle")], capture_output=True, text=True, check=True
    )

    assert done.stdout.strip() == game.digest()


def test_a_pickle_under_other_packs_is_refused(tmp_path: Path) -> None:
    """It is no save: what it was pickled with must be there again."""
    (tmp_path / "pack.yaml").write_text("id: mine\ngame: shelter\n")
    diner = "- {id: diner, left: {reward: [{do: gain, food: %d}]}, right: {}}\n"
    (tmp_path / "rooms.yaml").write_text(diner % 3)
    game = new("shelter", 2, "packs", {"first": 0}, ["base", str(tmp_path)])
    game.choose("place:diner.left")
    kept = pickle.dumps(game)

    (tmp_path / "rooms.yaml").write_text(diner % 5)

    with pytest.raises(ValueError, match="pickled under other rules or packs; keep games with `save` and `load`"):
        pickle.loads(kept)  # noqa: S301  # our own


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copy_is_a_clone(copied: Any) -> None:
    """It goes its own way, and shares what never changes."""
    game = play(shelter(2), "copied", 20)
    before = position(game)

    twin = copied(game)

    assert position(twin) == before
    assert twin.state.content is game.state.content
    play(twin, "another way", 5)
    assert position(game) == before


def test_what_holds_a_game_can_be_copied_whole() -> None:
    holder = {"games": [shelter(2)]}

    twin = copy.deepcopy(holder)

    assert twin["games"][0] is not holder["games"][0]
    assert position(twin["games"][0]) == position(holder["games"][0])


def test_a_game_shows_what_it_is_and_no_secret() -> None:
    game = shelter(2, first=0)
    game.choose("place:diner.left")
    over = finished(2, "shown")

    assert repr(game) == "<Game of shelter, 2 seats, 1 choices: seat 1 is asked `turn`>"
    assert repr(over).startswith("<Game of shelter, 2 seats, ")
    assert over.outcome is not None
    assert repr(over).endswith(f" choices: over ({over.outcome.how})>")
    assert game.setup.secret.hex() not in repr(game)
    assert repr(game.setup.secret) not in repr(game)
