"""Games put into messages: open games, odds."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import crossroads
from crossroads.engine.acts import Place
from crossroads.engine.definition import definition, game_names
from crossroads.engine.game import Game
from crossroads.protocol.socket import LabelTold, OptionTold, PlaceTold, PromptTold
from crossroads.server.telling.messages import decision_told, reasons_told
from tests.kit import dweller, player, table
from tests.kit.fallout import enemy, survivor, wasteland


@pytest.mark.parametrize("name", [name for name in game_names() if definition(name).open])
def test_in_an_open_game_every_seat_sees_what_a_spectator_sees(name: str) -> None:
    game = crossroads.new(name, definition(name).seats[1], "an open game")
    chance = Random(3)
    while game.decision is not None:
        seen = game.view(None)
        assert all(game.view(seat) == {**seen, "seat": seat} for seat in range(game.setup.seats))
        game.choose(chance.choice(game.decision.ids))


def test_options_are_told_with_their_exact_odds() -> None:
    game = crossroads.new("toy", 2, "odds")

    told = decision_told(game, game.words("en"), game.view(0), game.decision)

    assert told is not None
    thrown = next(option for option in told.options if option.id == "throw")
    (odds,) = thrown.odds
    assert odds.given == "plain"
    assert thrown.odds_text == ["1 17% (6/36), 2 17% (6/36), 3 17% (6/36), 4 17% (6/36), 5 17% (6/36), 6 17% (6/36)"]
    assert [(chance.of, chance.out_of) for chance in odds.chances] == [(1, 6)] * 6
    assert all(option.odds == [] for option in told.options if option.id != "throw")


def test_others_are_not_told_what_a_question_is_about() -> None:
    """A question's particulars may be the deciding seat's secret: others hear who is asked, and no more."""
    game = crossroads.new("shelter", 2, "fights", {"first": 0})
    chance = Random(1)
    seen: list[Mapping[str, Any]] = []
    while game.decision is not None and len(seen) < 5:
        if game.decision.about:
            told = decision_told(game, game.words("en"), game.view(None), None)
            assert told is not None
            assert (told.about, told.options, told.question) == ({}, [], PromptTold(""))
            seen.append(game.decision.about)
        game.choose(chance.choice(game.decision.ids))
    assert seen


# -- in parts


def offered(game: Game[Any], option: str) -> OptionTold:
    """An option as the seat that decides is told it."""
    assert game.decision is not None
    told = decision_told(game, game.words("en"), game.view(game.decision.seat), game.decision)
    assert told is not None
    return next(each for each in told.options if each.id == option)


def test_an_option_is_told_in_parts_with_its_place() -> None:
    """A spot of Shelter: cost and gain apart, and who goes as a note."""
    t = table(player(food=3, power=3, dwellers=[dweller(letter="P")]), player(), floors={0: (["diner"], ())})

    told = offered(t.game, "place:diner.left:P")

    assert (told.act, told.names) == ("place", {"spot": "diner.left", "letters": "P"})
    assert told.place == PlaceTold("spot", "diner.left")
    assert told.label.title == "Diner, left"
    assert told.label.note.startswith("P ")
    assert told.label.gain


def test_a_fight_is_told_with_its_odds_in_words_and_numbers() -> None:
    """The enemy is its place; harm is told as amounts, so that nobody takes `damage-3` apart."""
    t = wasteland(survivor(space="camp.c"), enemies=[enemy("radroach", "camp.c")])

    told = offered(t.game, "fight:radroach")

    assert (told.act, told.names, told.place) == ("fight", {"enemy": "radroach"}, PlaceTold("enemy", "radroach"))
    assert told.label == LabelTold("Fight: Radroach", note=told.label.note)
    assert told.odds_text[0].startswith("Kill ")
    assert told.odds_text[1].startswith("Damage ")
    harm = next(odds.chances for odds in told.odds if odds.given == "damage")
    assert all((chance.kind, chance.text) == ("damage", "") for chance in harm)
    assert all(chance.outcome == f"damage-{chance.amount}" for chance in harm)
    fate = next(odds.chances for odds in told.odds if odds.given == "plain")
    assert {(chance.kind, chance.text, chance.amount) for chance in fate} >= {("kill", "Kill", None)}


def test_a_question_is_told_as_title_and_text() -> None:
    t = wasteland(survivor(space="camp.c"))

    told = decision_told(t.game, t.game.words("en"), t.game.view(0), t.game.decision)

    assert told is not None
    assert told.question == PromptTold("Your turn", "2 actions left", ":")


def test_a_reason_is_told_in_the_same_parts() -> None:
    t = wasteland(survivor(space="camp.c"))

    (told,) = reasons_told(t.game, t.game.words("en"), 0, t.game.asked_at(Place("space", "tile-4")), t.game.view(0))

    assert (told.option, told.act, told.names) == ("explore:tile-4", "explore", {"tile": "tile-4"})
    assert (told.place, told.label.title[:8]) == (PlaceTold("space", "tile-4"), "Explore:")
    assert told.text
