"""Imagined games: what a seat knows stays, and everything else is dealt again."""

from typing import Any

import pytest

from crossroads.engine.driver import NothingToUndo
from tests.engine.play import GAMES, everybody, ids, lanterns, play, position, shelter, walk

CALM = "place:vault-door.left"  # training: no card is turned over, no die is rolled


@GAMES
def test_whoever_imagines_sees_what_is_true(make: Any) -> None:
    """At every fifth decision, for every seat and a spectator: view, events and own options are as they were."""
    game = make(3)
    for made, _ in enumerate(walk(game, "imagined", 100)):
        if made % 5 == 0:
            for seat in everybody(game):
                other = game.imagine(seat, f"salt {made}")
                assert other.view(seat) == game.view(seat)
                assert other.events_for(seat) == game.events_for(seat)
                assert other.history == game.history
                assert game.decision is not None
                if game.decision.seat == seat:
                    assert other.decision == game.decision


def test_in_shelter_nobody_sees_a_difference() -> None:
    """Only the order of the decks is hidden, and hidden from all: every view is equal."""
    game = play(shelter(3), "nobody", 30)
    other = game.imagine(1, "salt")

    assert [other.view(seat) for seat in everybody(game)] == [game.view(seat) for seat in everybody(game)]
    assert other.state.item_deck != game.state.item_deck
    assert sorted(other.state.item_deck) == sorted(game.state.item_deck)
    assert other.state.dice.key != game.state.dice.key


def test_hands_of_others_are_dealt_anew() -> None:
    """Over some salts seat 1's own hand stays, every other hand changes, and no card is lost."""
    game = play(lanterns(3), "hands", 4)
    hands = game.state.hands

    imagined = [game.imagine(1, f"salt {number}").state for number in range(8)]

    assert all(state.hands[1] == hands[1] for state in imagined)
    assert {state.hands[0] for state in imagined} != {hands[0]}
    assert {state.hands[2] for state in imagined} != {hands[2]}
    for state in imagined:
        assert list(game.definition.faults(state)) == []
        assert [len(hand) for hand in state.hands] == [len(hand) for hand in hands]


def test_what_others_may_choose_comes_from_the_hands_they_are_imagined_to_have() -> None:
    """Seat 0 must choose and has been asked; seat 1 imagines: what it could give away is no longer what it has."""
    game = lanterns(3)
    game.choose("wait")
    for _ in range(2):
        game.choose("wait")
    assert game.decision is not None

    for number in range(6):
        other = game.imagine(1, f"salt {number}")
        gifts = {f"give:{card}" for card in other.state.hands[0]}
        assert {option for option in ids(other) if option.startswith("give:")} == gifts
        other.choose(min(gifts))
        assert list(other.definition.faults(other.state)) == []
        assert position(other.clone()) == position(other)


def test_what_others_may_choose_in_the_middle_of_a_turn_is_imagined_too() -> None:
    """A whisper is asked for: it tells nothing of a hand, so it is the same for all; the next turn is not."""
    game = lanterns(2)
    game.choose("draw")
    assert game.decision is not None

    for number in range(6):
        other = game.imagine(None, f"salt {number}")
        assert ids(other) == ids(game)
        other.choose("say:1")
        other.choose("say:2")
        gifts = {f"give:{card}" for card in other.state.hands[1]}
        assert {option for option in ids(other) if option.startswith("give:")} == gifts


def test_what_a_seat_has_looked_at_stays() -> None:
    """Seat 0 knows the deck's top: it stays there whenever seat 0 imagines, and not whenever seat 1 does."""
    game = lanterns(3)
    game.choose("look")
    top = game.state.deck[-1]

    assert {game.imagine(0, f"salt {number}").state.deck[-1] for number in range(8)} == {top}
    assert {game.imagine(1, f"salt {number}").state.deck[-1] for number in range(8)} != {top}


@GAMES
def test_the_same_salt_imagines_the_same(make: Any) -> None:
    game = play(make(3), "salted", 7)

    assert game.imagine(0, "a").digest() == game.imagine(0, "a").digest()
    assert game.imagine(0, "a").digest() != game.imagine(0, "b").digest()


@GAMES
def test_imagining_leaves_the_game_untouched(make: Any) -> None:
    game = play(make(2), "untouched", 9)
    before = position(game)

    play(game.imagine(0, "salt"), "on", 20)

    assert position(game) == before


@GAMES
def test_a_clone_of_an_imagined_game_is_equal_wherever_it_goes(make: Any) -> None:
    """At every seventh decision a game is imagined and played on: all along its clones are equal to it."""
    game = make(3)
    for made, _ in enumerate(walk(game, "imagined clones", 60)):
        if made % 7 == 0:
            other = game.imagine(made % 3, f"salt {made}")
            for _ in walk(other, f"on {made}", 12):
                assert position(other.clone()) == position(other)


@GAMES
def test_an_imagined_game_is_played_to_its_end(make: Any) -> None:
    other = play(make(2), "half", 15).imagine(0, "salt")

    play(other, "the rest")

    assert other.outcome is not None
    assert list(other.definition.faults(other.state)) == []


def test_an_imagined_game_can_be_imagined_further() -> None:
    """Dealt anew, a card drawn in the middle of a turn, dealt anew again: clones still have that very card."""
    for number in range(6):
        game = lanterns(3, f"further {number}")
        once = game.imagine(0, "once")
        once.choose("draw")
        twice = once.imagine(0, "twice")
        drawn = once.state.hands[0]

        assert twice.state.hands[0] == drawn
        assert twice.clone().state.hands[0] == drawn
        assert position(twice.clone()) == position(twice)


def test_choices_after_imagining_can_be_taken_back() -> None:
    """Whatever is chosen in the imagined game goes back to the point at which it was imagined, still imagined."""
    game = shelter(2, first=0)
    game.choose(CALM)
    other = game.imagine(0, "salt")
    before = position(other)

    other.choose("pass")
    other.undo()

    assert position(other) == before


def test_taking_back_never_leads_out_of_the_imagined_game() -> None:
    """The choices before it was imagined were made with the true decks: they stay, or the decks would be told."""
    game = shelter(2, first=0)
    game.choose(CALM)
    other = game.imagine(1, "salt")

    assert not other.can_undo
    with pytest.raises(NothingToUndo):
        other.undo()


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_nobody_imagines_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        shelter(2).imagine(seat, "salt")
