"""Views, events and odds: what a seat may know, and what it may expect."""

from fractions import Fraction
from typing import Any

import pytest

from crossroads.engine.decisions import Illegal
from crossroads.engine.events import Event
from crossroads.engine.odds import Chance, Odds, odds_of
from crossroads.games.shelter.turn.fights import Fight
from tests.engine.play import GAMES, everybody, finished, ids, lanterns, play, shelter, walk
from tests.kit import player, table

# -- views


@pytest.mark.parametrize("seat", [-1, 2, 7, "0", 0.5])
def test_a_view_of_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat}: this table has seats 0 to 1"):
        shelter(2).view(seat)


def test_a_view_is_the_callers_own() -> None:
    """Whatever is done to a view, the game is untouched."""
    game = shelter(2)
    before = game.digest()

    view = game.view(0)
    view["players"][0]["cubes"]["power"] = 6
    view["items"]["row"].clear()

    assert game.digest() == before
    assert game.view(0) != view


# -- scores and the book


def test_scores_can_be_asked_for_at_any_time() -> None:
    """At every choice they are what the hands are worth, and at last those of the outcome."""
    game = lanterns(3)
    for _ in walk(game, "scores"):
        assert game.definition.scores(game.state) == tuple(sum(hand) for hand in game.state.hands)

    assert game.outcome is not None
    assert game.definition.scores(game.state) == game.outcome.scores


# -- hands


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    game = lanterns(3)
    hands = game.state.hands

    assert [game.view(seat)["hands"] for seat in (0, 1, 2, None)] == [
        [list(hands[0]), 1, 1],
        [1, list(hands[1]), 1],
        [1, 1, list(hands[2])],
        [1, 1, 1],
    ]


def test_a_hand_that_was_shown_is_seen_by_all() -> None:
    game = lanterns(3)

    game.choose("show")

    for seat in everybody(game):
        assert game.view(seat)["hands"][0] == list(game.state.hands[0])


# -- events


def test_events_are_those_since_the_last_choice() -> None:
    game = shelter(2, first=0)
    assert [event.kind for event in game.events][-1] == "round"

    game.choose("place:diner.left")
    first = [event.kind for event in game.events]
    game.choose("pass")

    assert first == ["place", "gain"]
    assert [event.kind for event in game.events] == ["pass"]
    assert all(event.rule.startswith("shelter.") for event in game.events)


def test_a_veiled_event_shows_its_particulars_to_some_seats_only() -> None:
    """Seats 0 and 2 know the card; seat 1 and a spectator see the rest, and not that there was a veil."""
    event = Event("give", "toy.give", {"to": 2, "card": 7}, only=(0, 2), veiled={"to": 2})

    assert event.as_seen_by(0) == event.as_seen_by(2) == Event("give", "toy.give", {"to": 2, "card": 7})
    assert event.as_seen_by(1) == event.as_seen_by(None) == Event("give", "toy.give", {"to": 2})


def test_an_open_event_is_the_same_to_everybody() -> None:
    event = Event("pass", "toy.pass", {"seat": 1})

    assert all(event.as_seen_by(seat) is event for seat in (0, 1, None))


def test_an_event_for_nobody_is_veiled_from_all() -> None:
    event = Event("bury", "toy.bury", {"card": 3}, only=())

    assert {str(event.as_seen_by(seat).about) for seat in (0, 1, None)} == {"{}"}


def test_events_for_a_seat_keep_the_secrets_of_the_others() -> None:
    """The deal: each seat sees its own card, and of the others only that they got one."""
    game = lanterns(3)
    cards = [hand[0] for hand in game.state.hands]

    seen = {seat: [event.about.get("card") for event in game.events_for(seat)] for seat in everybody(game)}

    assert seen == {
        0: [cards[0], None, None],
        1: [None, cards[1], None],
        2: [None, None, cards[2]],
        None: [None, None, None],
    }
    assert all(event.only is None and not event.veiled for seat in seen for event in game.events_for(seat))


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_events_for_a_seat_that_is_not_there_are_refused(seat: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        shelter(2).events_for(seat)


def test_a_card_given_away_is_known_to_both() -> None:
    game = lanterns(3)
    (card,) = game.state.hands[0]

    game.choose(f"give:{card}")

    told = [game.events_for(seat)[0].about for seat in everybody(game)]
    assert told == [{"seat": 0, "to": 1, "card": card}] * 2 + [{"seat": 0, "to": 1}] * 2


def test_no_event_of_a_whole_game_names_a_card_to_whoever_does_not_see_it() -> None:
    """Every card in the events for a seat is in its hand, was just given away by it, or lies on top of the deck."""
    game = lanterns(4, rounds=5)
    for _ in walk(game, "veils"):
        for seat in everybody(game):
            for event in game.events_for(seat):
                if "card" in event.about:
                    assert seat in (event.about["seat"], event.about.get("to"))


# -- odds


def test_odds_of_a_fight_are_exact() -> None:
    """Radroaches are beaten by what two dice give: the shares are those of the 36 throws, and add up to one."""
    t = table(player(dwellers=2), player(), threats={"diner.left": "radroaches"})

    (odds,) = t.game.odds("place:diner.left")

    (cost,) = t.state.content.threats["radroaches"].spot.cost
    assert isinstance(cost, Fight)
    throws = [one + other for one in range(1, 7) for other in range(1, 7)]
    assert odds.given == "plain"
    assert odds.share("win") == Fraction(sum(throw >= cost.value for throw in throws), 36)
    assert odds.share("win") + odds.share("lose") == 1
    assert odds.share("rain") == 0


def test_where_no_dice_decide_there_are_no_odds() -> None:
    game = shelter(2)

    assert game.odds("pass") == ()
    assert game.odds("place:diner.left") == ()


def test_odds_of_what_is_not_on_offer_are_refused_with_the_rule() -> None:
    game = shelter(2, first=0)

    with pytest.raises(Illegal) as refused:
        game.odds("place:lift.blue")
    with pytest.raises(ValueError, match="`banana`"):
        game.odds("banana")

    assert refused.value.rule == "shelter.floors.own-lift-only"


def test_after_the_end_there_are_no_odds() -> None:
    game = finished()
    assert game.outcome is not None

    with pytest.raises(Illegal) as refused:
        game.odds("pass")

    assert refused.value.rule == f"shelter.end.{game.outcome.how}"


@GAMES
def test_odds_add_up_at_every_decision(make: Any) -> None:
    game = make(2)
    met = 0
    for _ in walk(game, "odds", 150):
        for option in ids(game):
            for odds in game.odds(option):
                met += 1
                assert sum((chance.share for chance in odds.chances), Fraction(0)) == 1
                assert all(chance.of > 0 for chance in odds.chances)
                assert len({chance.outcome for chance in odds.chances}) == len(odds.chances)

    assert met


def test_asking_for_odds_rolls_nothing() -> None:
    game = lanterns(2)
    before = game.digest()

    game.odds("throw")

    assert game.digest() == before


def test_odds_leave_out_what_cannot_come() -> None:
    made = odds_of("plain", {"win": Fraction(1), "lose": Fraction(0)})

    assert made == Odds("plain", (Chance("win", 1, 1),))
    assert made.share("lose") == 0


def test_chances_that_do_not_add_up_are_our_mistake() -> None:
    with pytest.raises(AssertionError, match="add up to one"):
        odds_of("plain", {"win": Fraction(1, 2), "lose": Fraction(1, 3)})


# -- digests


def test_a_digest_tells_two_states_apart() -> None:
    """Every choice leads to another digest, and no two points of a game share one."""
    game = shelter(2)
    digests = [game.digest() for _ in walk(game, "digests", 150)]

    assert len({*digests}) == len(digests)


def test_a_digest_is_asked_for_without_consequences() -> None:
    game = play(shelter(2), "asked", 20)

    assert game.digest() == game.digest() == game.clone().digest()
    assert len(bytes.fromhex(game.digest())) == 32
