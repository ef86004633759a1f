"""`new`: the same arguments give the same game; what cannot be played is refused with a reason."""

from typing import Any

import pytest

import crossroads
from crossroads.engine.decisions import Illegal
from crossroads.engine.definition import UnknownGame, definition, game_names
from crossroads.engine.dice import key_of, secret_of
from crossroads.engine.game import Game, new, replay
from crossroads.engine.packs import BadPack
from crossroads.engine.setup import Setup
from tests.engine.play import finished, ids, lanterns, play, shelter


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_arguments_give_the_same_game(seats: int) -> None:
    one = crossroads.new("shelter", seats=seats, seed="a seed", options={"first": 1})

    other = crossroads.new("shelter", seats=seats, seed="a seed", options={"first": 1})

    assert one.digest() == other.digest()
    assert one.decision == other.decision
    assert one.setup == other.setup
    assert one.opening == other.opening


def test_another_seed_gives_another_game() -> None:
    assert shelter(seed="one").digest() != shelter(seed="two").digest()


def test_a_seed_makes_the_same_dice_on_every_machine() -> None:
    """The key of one seed, written down once: it stays what it is for as long as old games shall be replayed."""
    game = shelter(2, "a seed")

    assert game.state.dice.key == key_of(secret_of("a seed"))
    assert game.state.dice.key.hex() == "5c8d66532582f2d1f5142307ba5e5fa549a7a9e3dbaba86342416d84eb8297e7"


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_a_table_of_a_wrong_size_is_refused_with_its_rule(seats: int) -> None:
    """Shelter is for two to four: one is too few and five are too many."""
    with pytest.raises(Illegal, match=f"2 to 4 seats, not for {seats}") as refused:
        shelter(seats)

    assert refused.value.rule == "shelter.overview.player-count"


def test_an_unknown_game_is_refused_with_the_near_name() -> None:
    with pytest.raises(UnknownGame, match="no game `sheltr`; did you mean `shelter`"):
        new("sheltr", 2, "a seed")


def test_an_unknown_game_far_from_any_name_gets_the_list() -> None:
    with pytest.raises(UnknownGame, match=r"no game `chess`; there are: .*shelter"):
        new("chess", 2, "a seed")


def test_installed_games_have_names_and_definitions() -> None:
    assert "shelter" in game_names()
    assert definition("shelter").id == "shelter"


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"frist": 0}, "`frist`.*options of shelter: first, lifts, colours"),
        ({"first": "red"}, r"'red'.*Expected `int \| null`"),
        ({"first": 2}, "`first`: no seat 2; the seats are 0 to 1"),
        ({"first": -1}, "`first`: no seat -1"),
        ({"lifts": [0, 0]}, r"`lifts`: \[0, 0\] must name each seat from 0 to 1 once"),
        ({"lifts": [0]}, r"`lifts`: \[0\] must name each seat"),
        ({"colours": ["red"]}, "`colours`: 2 seats need 2 colours, not 1"),
        ({"colours": ["red", "purple"]}, "'purple'"),
        ({"colours": ["red", "red"]}, "red is taken already"),
        ({"colours": "red"}, "Expected `array"),
    ],
)
def test_a_wrong_table_option_is_quoted_with_what_may_stand_there(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        new("shelter", 2, "a seed", options)


def test_of_a_few_values_the_right_ones_are_told() -> None:
    with pytest.raises(ValueError, match=r"`scenario`: 'mars'.*commonwealth, capital-wasteland, far-harbor, the-pitt$"):
        new("fallout", 2, "a seed", {"scenario": "mars"})


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"seed": 5}, "a seed is a text, not 5"),
        ({"seed": None}, "a seed is a text"),
        ({"seats": "2"}, "seats are a whole number from 2 to 4, not '2'"),
        ({"seats": 2.0}, "not 2.0"),
        ({"options": "first=0"}, "table options are names with their values"),
        ({"options": ["first"]}, "table options are names with their values"),
        ({"packs": "base"}, r"several names, not one text: \[`base`\]"),
    ],
)
def test_arguments_of_a_wrong_kind_are_told(arguments: dict[str, Any], reason: str) -> None:
    given: dict[str, Any] = {"game": "shelter", "seats": 2, "seed": "a seed", **arguments}

    with pytest.raises(ValueError, match=reason):
        new(**given)


def test_two_seats_of_one_colour_are_refused_with_the_rule() -> None:
    with pytest.raises(Illegal) as refused:
        shelter(2, colours=["red", "red"])

    assert refused.value.rule == "shelter.setup.colour"


def test_options_of_the_caller_may_change_after_the_game_has_begun() -> None:
    """The list of colours is the caller's own: what happens to it later is no part of the game."""
    colours = ["green", "red"]
    game = new("shelter", 2, "a seed", {"colours": colours})

    colours.append("blue")

    assert replay(game.setup, ()).digest() == game.digest()


def test_the_games_own_packs_may_be_named() -> None:
    assert new("shelter", 2, "a seed", packs=["base"]).digest() == shelter(2, "a seed").digest()


def test_an_unknown_pack_is_refused_with_the_near_name() -> None:
    with pytest.raises(BadPack, match="no pack `bass` for shelter: did you mean `base`"):
        new("shelter", 2, "a seed", packs=["bass"])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_says_itself_how_many_seats_it_has(seats: int) -> None:
    """The toy is for one to four; alone it is played to its end like any other."""
    game = play(lanterns(seats), "sizes")

    assert game.outcome is not None
    assert len(game.outcome.scores) == seats


def test_nonces_of_the_seats_change_the_dice() -> None:
    """The same secret with what the seats added gives other dice; the order of the seats counts."""
    secret = secret_of("a seed")
    digests = {
        Game[Any](Setup("shelter", 2, secret, nonces)).digest() for nonces in ((), ("a", "b"), ("b", "a"), ("ab", ""))
    }

    assert len(digests) == 4


def test_the_opening_is_what_chance_brought_before_the_first_choice() -> None:
    game = shelter(3)
    drawn = game.opening
    play(game, "opening", choices=20)

    assert [draw.why for draw in drawn] == ["items", "threats", "rooms", "first-player"]
    assert [draw.hidden for draw in drawn] == [True, True, True, False]
    assert game.opening == drawn


# -- replay and history


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_replay_is_equal_to_the_byte(seats: int) -> None:
    """A whole game chosen once more from its set-up: digest, outcome and history are the same."""
    game = finished(seats)

    again = crossroads.replay(game.setup, game.history)

    assert again.digest() == game.digest()
    assert again.outcome == game.outcome is not None
    assert again.history == game.history
    assert again.choices() == game.choices()


def test_a_part_of_a_history_leads_to_that_point() -> None:
    game = shelter(2)
    digests = [game.digest()]
    for _ in range(60):
        play(game, f"part {len(digests)}", choices=1)
        digests.append(game.digest())

    for made in (0, 1, 7, 30, 60):
        assert replay(game.setup, game.history[:made]).digest() == digests[made]


def test_a_history_that_does_not_fit_is_refused() -> None:
    with pytest.raises(Illegal):
        replay(shelter(2).setup, ["place:diner.left", "place:diner.left"])


def test_history_holds_the_chosen_ids_in_order() -> None:
    game = shelter(2, first=0)
    begun = game.history

    game.choose("place:diner.left")
    game.choose("pass")

    assert begun == ()
    assert game.history == ("place:diner.left", "pass")
    assert [(choice, seat) for choice, seat, _ in game.choices()] == [("place:diner.left", 0), ("pass", 1)]


# -- the end


def test_a_game_has_no_outcome_until_it_is_over() -> None:
    game = shelter(2)
    while game.decision is not None:
        assert game.outcome is None
        game.choose("pass" if "pass" in ids(game) else ids(game)[0])

    outcome = game.outcome
    assert outcome is not None
    assert sorted((*outcome.winners, *outcome.losers)) == [0, 1]
    assert max(outcome.scores) == outcome.scores[outcome.winners[0]]
    assert outcome.how
