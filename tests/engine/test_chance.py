"""Chance that people bring about: how a game asks for it, takes it back, keeps it and tells it from its own."""

import json
from typing import Any

import pytest

from crossroads.engine import record
from crossroads.engine.chance import is_chance
from crossroads.engine.dice import Draw
from crossroads.engine.driver import NothingToUndo
from crossroads.engine.game import Game, new
from crossroads.engine.loading import load
from crossroads.engine.record import Untrue
from crossroads.engine.verifying import verify


def first_roll(seats: int = 3) -> Game[Any]:
    """Munchkin, before anybody has rolled for the first turn."""
    return new("munchkin", seats, "a seed", typed=("dice",))


def told(game: Game[Any], *faces: int) -> Game[Any]:
    """Say what the next dice show."""
    for face in faces:
        assert is_chance(game.decision)
        game.choose(f"chance:first-player:{face}")
    return game


def test_each_die_is_a_question_and_the_flow_goes_on_after_the_last() -> None:
    """The second player rolls highest: hands are dealt from there on, once that is known."""
    game = first_roll()
    assert [len(player.hand) for player in game.state.players] == [0, 0, 0]

    told(game, 2, 6)
    assert [event.kind for event in game.events] == []
    told(game, 3)

    assert game.state.active == 1
    assert game.last_draws == (Draw("first-player", (2, 6, 3), typed=True),)
    assert [event.kind for event in game.events][:2] == ["first-roll", "first-player"]
    assert all(len(player.hand) >= 8 for player in game.state.players)


def test_a_tie_asks_again_those_who_tied() -> None:
    game = told(first_roll(), 5, 2, 5)

    assert game.decision is not None
    assert (game.decision.seat, game.decision.about["count"]) == (0, 2)
    told(game, 1)
    assert game.decision.seat == 2


def test_a_mistyped_die_is_taken_back_alone() -> None:
    game = told(first_roll(), 2, 6)

    game.undo()
    told(game, 4, 3)

    assert game.state.active == 1
    assert game.last_draws[0].came == (2, 4, 3)


def test_the_last_die_of_a_roll_can_be_taken_back_too() -> None:
    game = told(first_roll(), 5, 2, 5)

    game.undo()
    told(game, 6)

    assert (game.state.active, game.last_draws[0].came) == (2, (5, 2, 6))


def test_what_cards_have_come_to_light_after_a_roll_stays_known() -> None:
    """The hands are dealt from the first player on: the roll before cannot be taken back any more."""
    game = told(first_roll(), 2, 6, 3)

    with pytest.raises(NothingToUndo):
        game.undo()


def test_a_face_that_the_die_does_not_have_is_refused() -> None:
    game = first_roll()

    with pytest.raises(ValueError, match="names nothing that could be chosen here"):
        game.choose("chance:first-player:7")


def test_nothing_is_imagined_while_a_die_rolls() -> None:
    with pytest.raises(ValueError, match="first say what it shows"):
        first_roll().imagine(0, "a guess")


def test_a_record_says_which_chance_was_typed_in() -> None:
    game = told(first_roll(), 2, 6, 3)
    written = json.loads(record.save(game))

    assert written["typed"] == ["dice"]
    assert written["history"][2]["draws"] == [{"why": "first-player", "came": [2, 6, 3], "typed": True}]
    assert "every shuffle, all that follows from the typed rolls (1)" in verify(record.save(game)).reason


def test_a_record_whose_rolls_were_edited_is_not_true() -> None:
    """An answer and the roll that it belongs to must agree, and a game with dice of ours has no answers."""
    game = told(first_roll(), 2, 6, 3)
    written = json.loads(record.save(game))
    written["typed"] = []
    assert not verify(json.dumps(written).encode()).true
    with pytest.raises(Untrue):
        load(json.dumps(written).encode())


def test_a_saved_game_waits_for_the_same_die() -> None:
    game = load(record.save(told(first_roll(), 2)))

    assert game.decision is not None
    assert (game.decision.about["die"], game.decision.about["came"]) == (2, (2,))


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"typed": ("coins",)}, "`coins` cannot be yours at this table; there are: dice, doors, treasures, perks"),
        ({"typed": "dice"}, "several names, not one text"),
        ({"typed": ("dice",), "tellers": (0, 0)}, "2 seats say what dice show, for 3 seats"),
        ({"typed": ("dice",), "tellers": (0, 0, 7)}, "no seat 7"),
    ],
)
def test_a_real_table_that_cannot_be_is_refused(given: dict[str, Any], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        new("munchkin", 3, "a seed", **given)


def test_an_ordinary_state_says_nothing_of_real_dice() -> None:
    """So saved games and digests stay what they were."""
    assert b'"told"' not in record.save(new("munchkin", 3, "a seed"))
