"""Copies of a game: clones, imagined games, and choices taken back."""

import gc
import tracemalloc
from random import Random
from typing import Any

import pytest

from crossroads.engine.driver import NothingToUndo
from crossroads.engine.game import Game
from crossroads.engine.record import save
from crossroads.engine.setup import Setup
from tests.engine.play import GAMES, any_option, everybody, finished, ids, lanterns, play, position, shelter, walk

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


# -- imagined games


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


# -- undo


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


def test_a_setup_can_be_used_for_many_games() -> None:
    setup = Setup("shelter", 2, bytes(32))

    one, other = Game[Any](setup), Game[Any](setup)
    one.choose(ids(one)[0])

    assert other.history == ()
    assert Game[Any](setup).digest() == other.digest()
