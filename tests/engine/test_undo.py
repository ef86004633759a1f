"""Choices taken back: how far, by whom, and what cannot be."""

from random import Random
from typing import Any

import pytest

from crossroads.engine.driver import NothingToUndo
from crossroads.engine.record import save
from tests.engine.play import GAMES, any_option, everybody, finished, lanterns, position, shelter, walk

CALM = "place:vault-door.left"  # training: no card is turned over, no die is rolled


@GAMES
def test_undo_restores_the_point_before_the_choice(make: Any) -> None:
    """At every decision: a choice that can be taken back leads back to the same digest, question and history."""
    game = make(3)
    taken_back = 0
    for option in walk(game, "taken back", 250):
        before = position(game)
        tried = game.clone()
        tried.choose(option)
        if tried.can_undo:
            tried.undo()
            taken_back += 1
            assert position(tried) == before
            assert tried.can_undo == game.can_undo
            tried.choose(option)
            tried.undo()
            assert position(tried) == before

    assert taken_back > 3


@GAMES
def test_undo_goes_back_over_several_beats(make: Any) -> None:
    """From wherever the game stands, all that can be taken back one by one is equal to what it was."""
    game = make(2)
    points = [position(game)]
    longest = 0
    chance = Random("back")
    while game.decision is not None and len(points) < 250:
        game.choose(any_option(game, chance))
        points.append(position(game))
        back = game.clone()
        steps = 0
        while back.can_undo:
            back.undo()
            steps += 1
            assert position(back) == points[len(points) - 1 - steps]
        longest = max(longest, steps)

    assert longest > 1


def test_turns_of_several_seats_can_be_taken_back() -> None:
    """Training and a placement without a card or a die, by two seats: back to the first question of the game."""
    game = shelter(2, first=0)
    before = position(game)
    game.choose(CALM)
    game.choose("place:diner.left")
    game.choose("place:generator.left")

    for _ in range(3):
        game.undo()

    assert position(game) == before
    assert not game.can_undo


def test_nothing_can_be_taken_back_before_the_first_choice() -> None:
    game = shelter(2)

    assert not game.can_undo
    with pytest.raises(NothingToUndo, match="no choice was made yet"):
        game.undo()


@pytest.mark.parametrize("option", ["throw", "look", "draw", "show"])
def test_what_was_seen_cannot_be_taken_back(option: str) -> None:
    """A die, a look at the deck, a drawn card, a shown hand: somebody knows more than before."""
    game = lanterns(3)
    game.choose("wait")
    game.choose(option)
    before = position(game)

    assert not game.can_undo
    with pytest.raises(NothingToUndo, match="revealed something or rolled dice"):
        game.undo()
    assert position(game) == before


def test_a_deal_between_two_turns_cannot_be_taken_back() -> None:
    """The last one waits, and three cards are dealt: waiting revealed nothing, the beat after it did."""
    game = lanterns(3)
    for _ in range(2):
        game.choose("wait")
    assert game.can_undo

    game.choose("wait")

    assert not game.can_undo


def test_a_limit_in_the_middle_of_a_turn_holds() -> None:
    """Draw, then whisper twice: the whispers can be taken back, the card cannot, nor what was before it."""
    game = lanterns(3)
    game.choose("wait")
    game.choose("draw")
    before = position(game)
    game.choose("say:1")
    game.choose("say:2")
    assert game.can_undo

    game.undo()
    game.undo()

    assert position(game) == before
    assert not game.can_undo


def test_threat_rolls_cannot_be_taken_back() -> None:
    """Both pass: the round ends and the dice are rolled."""
    game = shelter(2)
    game.choose("pass")
    assert game.can_undo

    game.choose("pass")

    assert [draw.why for draw in game.state.draws][:1] == ["threat"]
    assert not game.can_undo


def test_a_card_laid_from_a_deck_cannot_be_taken_back() -> None:
    """The item row is refreshed: three new cards lie open."""
    game = shelter(2, first=0)
    row = game.state.item_row
    game.choose("place:water-treatment.right")
    game.choose("gain:food")

    assert game.state.item_row != row
    assert not game.can_undo


def test_every_shuffle_and_roll_of_a_game_is_a_limit() -> None:
    game = shelter(3)
    for _ in walk(game, "limits"):
        if game.state.draws and game.history:
            assert not game.can_undo


@GAMES
def test_what_can_be_taken_back_taught_nobody_anything(make: Any) -> None:
    """The same choice in a game dealt anew: whoever saw the same before it sees the same after it."""
    game = make(3)
    checked = 0
    for made, option in enumerate(walk(game, "taught", 250)):
        tried = game.clone()
        tried.choose(option)
        if tried.can_undo and made % 2 == 0:
            assert game.decision is not None
            twin = game.imagine(game.decision.seat, f"salt {made}")
            alike = [seat for seat in everybody(game) if twin.view(seat) == game.view(seat)]
            twin.choose(option)
            checked += 1
            for seat in alike:
                assert twin.view(seat) == tried.view(seat)
                assert twin.events_for(seat) == tried.events_for(seat)

    assert checked > 3


def test_the_last_choice_of_a_game_can_be_taken_back_if_it_revealed_nothing() -> None:
    """Whether or not, the game that is over says so truly."""
    game = finished()

    if game.can_undo:
        game.undo()
        assert game.decision is not None
        assert game.outcome is None
    else:
        with pytest.raises(NothingToUndo):
            game.undo()


def test_scored_hands_cannot_be_hidden_again() -> None:
    game = lanterns(2, rounds=1)
    game.choose("wait")
    game.choose("wait")

    assert game.outcome is not None
    assert not game.can_undo


def test_after_an_undo_another_way_may_be_taken() -> None:
    game = shelter(2, first=0)
    game.choose(CALM)
    game.undo()

    game.choose("place:diner.left")

    assert game.history == ("place:diner.left",)
    straight = shelter(2, first=0)
    straight.choose("place:diner.left")
    assert position(straight) == position(game)
    assert save(straight) == save(game)
