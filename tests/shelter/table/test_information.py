"""Information: what is hidden, and where chance comes in."""

from random import Random
from typing import Any

import pytest

from crossroads.engine.game import Game, new, replay
from crossroads.games.shelter.state import Shelter
from tests.kit import dweller, player, rule, table

CHANCE = {
    "items",
    "rooms",
    "threats",
    "items-reshuffle",
    "rooms-reshuffle",
    "threats-reshuffle",
    "threat",
    "fight",
    "first-player",
}


def seen(game: Game[Shelter], seat: int | None) -> dict[str, Any]:
    """A view without the note whose view it is."""
    view = game.view(seat)
    assert view.pop("seat") == seat
    return view


def play(game: Game[Shelter], taste: str, choices: int = 5_000) -> None:
    """Choose at random, passing seldom, until the game is over or so many choices were made."""
    chance = Random(taste)
    for _ in range(choices):
        decision = game.decision
        if decision is None:
            return
        ids = [option for option in decision.ids if option != "pass"] or list(decision.ids)
        game.choose(chance.choice(ids if chance.random() < 0.95 else list(decision.ids)))


@rule("shelter.information.hidden")
def test_all_players_and_spectators_see_the_same() -> None:
    """Sixty times in a game of three, every other decision: each seat and a spectator have equal views and events."""
    game: Game[Shelter] = new("shelter", seats=3, seed="open table")

    for step in range(60):
        views = [seen(game, seat) for seat in (None, 0, 1, 2)]
        assert views == [views[0]] * 4
        events = [game.events_for(seat) for seat in (None, 0, 1, 2)]
        assert events == [events[0]] * 4
        play(game, f"open table {step}", choices=2)


@rule("shelter.information.hidden")
def test_no_view_tells_the_order_of_a_deck() -> None:
    """The decks are dealt anew, in another order: no seat's view, nor a spectator's, changes; only sizes are shown."""
    game: Game[Shelter] = new("shelter", seats=2, seed="decks")
    play(game, "decks", choices=25)
    state = game.state

    for salt in ("one", "two", "three"):
        other = game.imagine(0, salt)
        changed = (other.state.item_deck, other.state.room_deck, other.state.threat_deck)
        assert changed[0] != state.item_deck
        assert changed[1] != state.room_deck
        assert changed[2] != state.threat_deck
        assert [sorted(deck) for deck in changed] == [
            sorted(deck) for deck in (state.item_deck, state.room_deck, state.threat_deck)
        ]
        assert [seen(other, seat) for seat in (None, 0, 1)] == [seen(game, None)] * 3
    shown = seen(game, 0)
    assert shown["items"]["deck"] == len(state.item_deck)
    assert shown["rooms"]["deck"] == len(state.room_deck)
    assert shown["threat_cards"]["deck"] == len(state.threat_deck)


@rule("shelter.information.hidden")
def test_everything_but_the_decks_lies_open() -> None:
    """Cubes, happiness, items, dwellers, floors, rows, piles, threats and the token: seat 1 sees all of seat 0's."""
    crew = [
        dweller(wounded=True, spot="diner.left"),
        dweller(letter="S"),
        dweller(spot="vault-door.left", training="*"),
    ]
    t = table(
        player(power=1, food=2, water=3, happiness=7, items=["canteen"], exhausted=["guard-dog"], dwellers=crew),
        player(),
        floors={0: (["garden"], ["medbay"])},
        threats={"garden.left": "fire"},
        item_row=["snow-globe", "music-box", "trophy-cup"],
        item_pile=["kitchen-knife"],
        room_row=["lounge", "armory", "theatre"],
        room_pile=["classroom"],
        threat_pile=["raiders"],
        round=4,
    )

    view = t.game.view(1)

    owner = view["players"][0]
    assert owner["cubes"] == {"power": 1, "food": 2, "water": 3}
    assert owner["happiness"] == 7
    assert owner["items"] == [{"id": "canteen", "exhausted": False}, {"id": "guard-dog", "exhausted": True}]
    assert [(who["spot"], who["wounded"], who["letter"], who["training"]) for who in owner["dwellers"]] == [
        ("diner.left", True, "", ""),
        ("", False, "S", ""),
        ("vault-door.left", False, "", "*"),
    ]
    assert (view["floors"][1]["left"], view["floors"][1]["right"]) == (["garden"], ["medbay"])
    assert view["threats"] == {"garden.left": "fire"}
    assert (view["items"]["row"], view["items"]["pile"]) == (
        ["snow-globe", "music-box", "trophy-cup"],
        ["kitchen-knife"],
    )
    assert (view["rooms"]["row"], view["rooms"]["pile"]) == (["lounge", "armory", "theatre"], ["classroom"])
    assert view["threat_cards"]["pile"] == ["raiders"]
    assert (view["round"], view["first"], view["turn"]) == (4, 0, 0)


@rule("shelter.information.random")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_and_the_same_moves_make_the_same_game(seats: int) -> None:
    """A whole game, chosen at random, is chosen once more: rows, threats, fights, result and all else are equal."""
    game: Game[Shelter] = new("shelter", seats=seats, seed=f"again {seats}")
    play(game, f"moves {seats}")

    again = replay(game.setup, game.history)

    assert game.outcome is not None
    assert again.outcome == game.outcome
    assert again.view(None) == game.view(None)
    assert again.digest() == game.digest()


@rule("shelter.information.random")
def test_chance_enters_in_nine_ways_only() -> None:
    """Five games: each use of chance is one of the nine, and none went past the record."""
    met = set()
    for number in range(5):
        game: Game[Shelter] = new("shelter", seats=2 + number % 3, seed=f"chance {number}")
        uses = [draw.why for draw in game.opening]
        assert sorted(uses) == ["first-player", "items", "rooms", "threats"]
        chance = f"chance {number}"
        while game.decision is not None:
            play(game, f"{chance} {len(game.history)}", choices=1)
            uses += [draw.why for draw in game.state.draws]
        assert game.state.dice.drawn == len(uses)
        met |= set(uses)

    assert met <= CHANCE
    assert {"threat", "fight"} <= met


@rule("shelter.information.random")
def test_dice_for_threats_and_fights_are_two_and_have_six_faces() -> None:
    """Over a game every roll is two dice from 1 to 6, a threat roll a floor and round and a fight roll a fight."""
    game: Game[Shelter] = new("shelter", seats=3, seed="two dice")
    rolls = []
    while game.decision is not None:
        play(game, f"two dice {len(game.history)}", choices=1)
        rolls += [draw for draw in game.state.draws if draw.why in ("threat", "fight")]

    assert all(len(roll.came) == 2 and set(roll.came) <= set(range(1, 7)) for roll in rolls)
    assert sum(roll.why == "threat" for roll in rolls) == 4 * (game.state.round - 1)


@rule("shelter.information.random")
def test_a_named_first_player_is_not_drawn() -> None:
    """With the first seat given, set-up shuffles three decks and draws nothing else; other seeds deal other decks."""
    game: Game[Shelter] = new("shelter", seats=2, seed="one", options={"first": 1})
    other: Game[Shelter] = new("shelter", seats=2, seed="two", options={"first": 1})

    assert sorted(draw.why for draw in game.opening) == ["items", "rooms", "threats"]
    assert game.state.item_deck != other.state.item_deck
    assert game.state.room_deck != other.state.room_deck
    assert game.state.threat_deck != other.state.threat_deck
