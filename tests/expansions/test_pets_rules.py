"""An expansion of Shelter: acts of a turn, a phase between the rounds, an answer, and rules that it replaces."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from crossroads_pets import RULES

import crossroads
from crossroads.engine.definition import definition
from crossroads.engine.modules import Rulebook, UnknownModule, expansions_of, replaceable_rules
from crossroads.engine.record import record
from crossroads.engine.shapes import mismatch
from crossroads.engine.verifying import verify
from crossroads.engine.words import LANGUAGES
from crossroads.games.shelter.base import BASE
from crossroads.sim.fuzz import fuzz
from tests.kit import player, table
from tests.kit.shelter import Table

WITH = ("pets",)


def cat(t: Table | crossroads.Game[Any]) -> dict[str, Any]:
    game = t.game if isinstance(t, Table) else t
    part: dict[str, Any] = game.view(None)["added"]["pets"]
    return part


def two(**given: Any) -> Table:
    """Two players with 2 food each and a dweller to place."""
    return table(player(food=2), player(food=2), modules=WITH, **given)


def place(t: Table) -> None:
    """Whoever is on turn places somewhere, and takes the first of everything until the next turn."""
    t.choose(next(option for option in t.options if option.startswith("place:")))
    while t.prompt != "turn":
        t.choose(t.options[0])


# -- acts


def test_an_act_is_offered_beside_the_placements_and_the_turn_goes_on() -> None:
    """Feeding costs 1 food; the same player may still place, but not feed again."""
    t = two()
    assert "pets.feed" in t.options

    t.choose("pets.feed")

    assert (t.player(0).cubes[1], cat(t)["fed"]) == (1, [0])
    assert (t.seat, t.prompt) == (0, "turn")
    assert t.refused("pets.feed") == "pets.once"
    assert any(option.startswith("place:") for option in t.options)


def test_an_act_can_take_the_place_of_a_placement() -> None:
    """Grooming gives 1 happiness, and the next player is on turn."""
    t = two()

    t.choose("pets.groom")

    assert (t.player(0).happiness, t.seat) == (1, 1)
    t.choose("pets.groom")
    assert t.seat == 0
    assert t.refused("pets.groom") == "pets.once"


def test_an_act_says_why_it_cannot_be_chosen() -> None:
    """Without food, in the expansion's own words; and to somebody who is not on turn."""
    t = table(player(), player(food=1), modules=WITH)

    assert t.refused("pets.feed") == "pets.feed"
    assert [reason.text for reason in t.game.explain("pets.feed")] == [RULES["pets.feed"]["en"]]
    assert [reason.rule for reason in t.game.explain("pets.feed", seat=1)] != []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_acts_and_phases_are_put_into_words(lang: str) -> None:
    """Labels, the question, what happened, the phase in the book and in the whole table."""
    t = two()
    words, wording = t.game.words(lang), t.game.definition.wording()
    said = [wording.option(words, t.game.view(0), each).sentence for each in ("pets.feed", "pets.groom")]
    assert said == [words("option-pets-feed"), words("option-pets-groom")]

    t.choose("pets.feed")
    t.end_round()

    assert t.prompt == "pets.supper"
    assert wording.prompt(words, t.game.view(0), t.decision).sentence == words("prompt-pets-supper")
    names = t.game.definition.book(words, t.state.content)["names"]
    assert names["phase-pets.supper"] == words("phase-pets-supper")
    assert words("phase-pets-supper") in wording.table(words, t.game.view(0))[0]


# -- the phase, and rules that are replaced


def at_supper() -> Table:
    """Seat 1 fed the cat last, and is asked before the second round."""
    t = two()
    t.choose("pets.feed", "pass", "pets.feed", "pass")
    return t


def test_a_phase_comes_between_the_rounds() -> None:
    """It is the second round, threats have not come, and whoever fed the cat last decides."""
    t = at_supper()

    assert (t.state.round, t.state.phase, t.seat, t.prompt) == (2, "pets.supper", 1, "pets.supper")
    t.choose("pets.lap")

    assert (t.state.phase, t.prompt) == ("placement", "turn")
    assert t.player(1).happiness == 1
    assert t.happened("threat-roll")
    assert cat(t) | {"walks": 0} == {
        "strokes": 0,
        "walks": 0,
        "fed": [],
        "groomed": [],
        "favourite": 1,
        "guards": False,
    }


def test_a_replaced_rule_can_leave_out_the_former_one() -> None:
    """A cat by the door: no threats are rolled for in this round, but in the next."""
    t = at_supper()

    t.choose("pets.door")

    assert not t.happened("threat-roll")
    assert t.happened("pets.guard")
    assert t.state.threats == {}
    place(t)
    t.end_round()
    assert t.happened("threat-roll")


def test_a_round_without_a_fed_cat_begins_as_ever() -> None:
    t = two()

    t.end_round()

    assert (t.state.round, t.state.phase, t.prompt) == (2, "placement", "turn")


@pytest.mark.parametrize(("favourite", "winners"), [(None, (0, 1)), (0, (0,)), (1, (1,))])
def test_a_replaced_rule_settles_who_wins_a_tie(favourite: int | None, winners: tuple[int, ...]) -> None:
    """Two players alike in everything win together, unless the cat prefers one."""
    t = two(ending="sixth-room")
    t.state.part("pets").favourite = favourite

    t.choose("pass", "pass")

    assert t.game.outcome is not None
    assert t.game.outcome.winners == winners


def test_what_happens_is_answered() -> None:
    """The cat follows whoever is placed, and nobody who passes."""
    t = two()

    place(t)
    assert cat(t)["walks"] == 1
    t.choose("pass")
    assert cat(t)["walks"] == 1


def test_a_table_without_it_knows_none_of_this() -> None:
    t = table(player(food=2), player(food=2))

    assert not any(option.startswith("pets.") for option in t.options)
    t.end_round()
    assert t.state.phase == "placement"
    assert "phase-pets.supper" not in t.game.definition.book(t.game.words("en"), t.state.content)["names"]


def test_only_rules_that_the_base_lets_be_replaced_are() -> None:
    definition("shelter")

    assert {rule for rule in replaceable_rules() if rule.startswith("shelter.")} == {
        "shelter.round.next-round",
        "shelter.threats.each-floor",
        "shelter.tie-break.shared",
    }
    amiss = replace(expansions_of("shelter")["pets"], replaces={"shelter.rent.gain": lambda former, g: None})
    with pytest.raises(UnknownModule, match=r"pets replaces `shelter\.rent\.gain`, which no game lets be replaced"):
        Rulebook(BASE, (amiss,))


# -- saved, resumed, played by chance, fuzzed


@pytest.mark.parametrize("prompt", ["pets.supper", "turn"])
def test_it_is_saved_in_its_own_phase_and_goes_on(prompt: str) -> None:
    """Also right after its phase; the rest of the game is the same from there."""
    game = crossroads.new("shelter", 2, "supper", modules=WITH)
    chance = Random(3)
    asked: list[str] = []
    while (decision := game.decision) is not None:
        asked.append(decision.prompt)
        if "pets.supper" in asked and decision.prompt == prompt:
            break
        game.choose("pets.feed" if "pets.feed" in decision.ids else chance.choice(decision.ids))
    assert asked[-1] == prompt

    again = crossroads.load(game.save())

    assert again.digest() == game.digest() == crossroads.replay(game.setup, game.history).digest()
    for each in (game, again):
        rest = Random(4)
        while each.decision is not None:
            each.choose(rest.choice(each.decision.ids))
    assert again.outcome == game.outcome
    assert verify(record(game)).true


def test_what_it_shows_is_as_it_declares() -> None:
    t = at_supper()
    shapes = t.game.definition.shapes()

    for seat in (None, 0, 1):
        assert mismatch(shapes.view, t.game.view(seat)) is None


def test_it_can_be_taken_back() -> None:
    """A meal that nobody has answered is taken back, food and all."""
    t = two()
    t.choose("pets.feed")

    t.game.undo()

    assert (t.player(0).cubes[1], cat(t)["fed"]) == (2, [])


@pytest.mark.slow
def test_random_games_with_it_hold_what_every_game_holds() -> None:
    """Copies, saves, undo, views, refusals, words in three languages, at every few decisions of whole games."""
    found = fuzz("shelter", 4, "pets", modules=WITH)

    assert found.failures == ()
    assert found.decisions > 400
