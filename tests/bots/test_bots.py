"""Bots choose what is on offer, the same each time, and know no more than their seat does."""

from collections.abc import Iterator
from typing import Any

import pytest

import crossroads
from crossroads.bots import Sight, UnknownBot, bot_names, evaluates, make_bot
from crossroads.engine.decisions import Decision
from crossroads.engine.game import Game
from tests.kit import dweller, player, table


def positions(name: str, seats: int, seed: str, every: int = 7) -> Iterator[Game[Any]]:
    """Some situations of a game that bots of this name play, before each choice."""
    game = crossroads.new("shelter", seats, seed)
    bots = [make_bot(name, "shelter", f"{seed} {seat}") for seat in range(seats)]
    made = 0
    while (decision := game.decision) is not None:
        if made % every == 0:
            yield game
        game.choose(bots[decision.seat].choose(game, decision.seat))
        made += 1


def seat_of(game: Game[Any]) -> int:
    decision = game.decision
    assert decision is not None
    return decision.seat


@pytest.mark.parametrize("name", ["random", "steady"])
def test_a_bot_plays_a_game_to_its_end(name: str) -> None:
    """Every choice is legal: `choose` would refuse another."""
    *_, last = positions(name, 2, "to the end", every=1)

    assert last.outcome is not None


@pytest.mark.parametrize("name", ["random", pytest.param("steady", marks=pytest.mark.slow)])
def test_the_same_salt_makes_the_same_choices(name: str) -> None:
    """Two games of the same bots with the same salts have one history."""
    *_, one = positions(name, 3, "again", every=1)
    *_, other = positions(name, 3, "again", every=1)

    assert one.history == other.history


def test_steady_chooses_the_same_when_asked_again() -> None:
    """It keeps nothing between decisions, so a reloaded table goes on as it would have."""
    bot = make_bot("steady", "shelter", "a")
    for game in positions("random", 2, "asked again", every=25):
        seat = seat_of(game)
        assert bot.choose(game, seat) == bot.choose(game, seat) == make_bot("steady", "shelter", "a").choose(game, seat)


def test_steady_does_not_know_what_is_hidden() -> None:
    """The decks and the dice to come are dealt anew under it, and its choice stays."""
    bot = make_bot("steady", "shelter", "secret")
    compared = 0
    for game in positions("random", 3, "hidden", every=11):
        seat = seat_of(game)
        for salt in ("one", "two"):
            assert bot.choose(game.imagine(seat, salt), seat) == bot.choose(game, seat)
            compared += 1
    assert compared > 20


def test_a_sight_shows_one_side_of_the_game() -> None:
    """A seat's own view, events, odds and imagination; neither state nor dice."""
    game = crossroads.new("shelter", 2, "sight", {"first": 0})

    sight = Sight(game, 0)

    assert sight.view == game.view(0)
    assert sight.events == game.events_for(0)
    assert sight.decision == game.decision
    assert sight.odds("pass") == ()
    assert not any(hasattr(sight, name) for name in ("state", "dice", "digest", "choose", "clone", "setup"))


def test_a_sight_remembers_the_choices_of_its_own_seat_alone() -> None:
    """All of them, or those since anybody chose something; what others chose, and which it was, stays out of it."""
    t = table(player(food=2), player(food=2), player(food=2))
    places = [option for option in t.options if option.startswith("place:")]
    t.choose(places[0])
    while t.prompt != "turn":
        t.choose(t.options[0])
    t.choose("pass", "pass")

    sight = Sight(t.game, 0)

    assert sight.own_choices("")[0] == places[0]
    assert "pass" not in sight.own_choices("")
    assert sight.own_choices("pass") == ()
    assert sight.own_choices("pass", own_only=True) == sight.own_choices("")
    assert sight.own_choices(places[0], own_only=True) == sight.own_choices("")[1:]


def test_a_bot_is_asked_only_when_it_is_its_turn() -> None:
    game = crossroads.new("shelter", 2, "turns", {"first": 0})

    with pytest.raises(ValueError, match="seat 1 has nothing to choose now: it is up to seat 0"):
        make_bot("random", "shelter", "").choose(game, 1)


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownBot, match="no bot `stedy` for shelter; did you mean `steady`"):
        make_bot("stedy", "shelter", "")


def test_a_game_without_an_evaluation_has_the_random_bot() -> None:
    """Until somebody brings one."""
    assert bot_names("a-game-of-your-own") == ("random",)
    with pytest.raises(UnknownBot, match="there are: random"):
        make_bot("steady", "a-game-of-your-own", "")

    evaluates("another-game-of-your-own")(lambda content: content)

    assert bot_names("another-game-of-your-own") == ("random", "steady")


def choice(game: Game[Any]) -> str:
    return make_bot("steady", "shelter", "sense").choose(game, seat_of(game))


def test_steady_takes_the_happiness_that_is_there() -> None:
    """In the last round, with one dweller left and two water, the fire is worth two happiness."""
    t = table(
        player(water=2, dwellers=1),
        player(dwellers=1, passed=True),
        threats={"diner.left": "fire"},
        ending="threat-deck",
        round=9,
    )

    assert choice(t.game) == "place:diner.left"


def test_steady_heals_rather_than_passes() -> None:
    """A wounded dweller can only be healed: that is better than nothing."""
    t = table(player(dwellers=[dweller(wounded=True)]), player())

    assert choice(t.game) == "place:lift.start"


def test_steady_keeps_a_trained_dweller_for_its_letter() -> None:
    """Two dwellers, one trained in P: whoever goes elsewhere, it is not the trained one."""
    t = table(player(dwellers=[dweller(letter="P"), dweller()]), player())

    chosen = choice(t.game)

    assert chosen == "place:water-treatment.left:P" or not chosen.endswith(":P")


def test_steady_gains_what_it_has_least_of() -> None:
    """Three power, no food, three water: a cube of choice is food."""
    t = table(player(power=3, water=3), player())
    t.choose("place:vault-door.right")

    decision: Decision = t.decision
    assert decision.prompt == "gain-any"
    assert choice(t.game) == "gain:food"


def test_steady_fights_when_the_odds_are_good_and_not_when_they_are_poor() -> None:
    """A deathclaw is left alone by a bare hand; radroaches are fought for the last happiness."""
    strong = table(
        player(dwellers=1, items=["kitchen-knife", "baseball-bat"]),
        player(passed=True),
        threats={"diner.left": "radroaches"},
        item_row=["canteen", "lunch-pail", "fusion-cell"],
        ending="threat-deck",
        round=9,
    )
    weak = table(player(dwellers=2), player(), threats={"diner.left": "deathclaw"})

    assert choice(strong.game) == "place:diner.left"
    assert choice(weak.game) != "place:diner.left"


@pytest.mark.slow
def test_steady_beats_random() -> None:
    """Twenty games with seats swapped: at least eighteen."""
    won = 0
    for number in range(20):
        game = crossroads.new("shelter", 2, f"duel {number}")
        steady = number % 2
        bots = [make_bot("steady" if seat == steady else "random", "shelter", f"{number} {seat}") for seat in (0, 1)]
        while (decision := game.decision) is not None:
            game.choose(bots[decision.seat].choose(game, decision.seat))
        assert game.outcome is not None
        won += game.outcome.winners == (steady,)
    assert won >= 18
