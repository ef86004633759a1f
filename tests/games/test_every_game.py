"""What holds in every game that is installed: a game that moves in later is under the same proof from its first day.

A position is drawn from games of chance at tables of chance, from the set-up to the end (`tests.kit.playouts`); what
must hold there is what fuzzing checks (`crossroads.sim.invariants`), here with every option and every refusal.
"""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import crossroads
from crossroads.engine import record
from crossroads.engine.decisions import Illegal
from crossroads.engine.definition import definition, game_names
from crossroads.engine.driver import NothingToUndo
from crossroads.engine.game import Game, new, replay
from crossroads.engine.shapes import mismatch
from crossroads.engine.verifying import verify
from crossroads.engine.words import LANGUAGES
from crossroads.sim.invariants import INVARIANTS, Inspection, options_are_sound, state_is_sound
from tests.engine.play import position
from tests.kit.playouts import finished, goes_on, positions, setups, stops, tables

NAMES = (*game_names(), "toy", "cellar", "embers")
GAMES = pytest.mark.parametrize("name", NAMES)


@pytest.mark.parametrize("invariant", INVARIANTS)
@GAMES
@settings(max_examples=8)
@given(data=st.data(), salt=st.text("ab", max_size=3))
def test_it_holds_wherever_a_game_stands(name: str, invariant: str, data: st.DataObject, salt: str) -> None:
    """Each invariant, with all options on offer and all that is refused; at the end as well where it has a meaning."""
    known = INVARIANTS[invariant]
    game = data.draw(positions(name, going_on=not known.at_the_end))
    offered = () if game.decision is None else game.decision.ids

    assert known.check(Inspection(game, offered, salt, thorough=True)) is None


@GAMES
@settings(max_examples=10)
@given(data=st.data(), tastes=st.lists(st.integers(0, 99), max_size=40))
def test_any_table_can_be_played_and_played_again(name: str, data: st.DataObject, tastes: list[int]) -> None:
    """Any seats, dice and options: sound from the first question on, and the same choices make the same game."""
    setup = data.draw(setups(name))
    game: Game[Any] = Game(setup)
    for taste in tastes:
        for check in (options_are_sound, state_is_sound):
            assert check(Inspection(game)) is None
        if not goes_on(game, taste):
            break

    assert position(replay(setup, game.history)) == position(game)
    assert position(crossroads.load(record.save(game))) == position(game)


@GAMES
@settings(max_examples=10)
@given(data=st.data(), tastes=st.lists(st.integers(0, 99), min_size=1, max_size=12))
def test_all_that_can_be_taken_back_is_as_it_was(name: str, data: st.DataObject, tastes: list[int]) -> None:
    """Some choices on, and back again one by one: the same points, in the game and in one that was saved there."""
    game = data.draw(positions(name, going_on=True))
    points = [position(game)]
    for taste in tastes:
        if goes_on(game, taste):
            points.append(position(game))
    loaded = crossroads.load(record.save(game))
    for back in (game, loaded):
        for point in points[-2::-1]:
            if not back.can_undo:
                break
            back.undo()
            assert position(back) == point
        if not back.can_undo:
            with pytest.raises(NothingToUndo):
                back.undo()


@GAMES
@settings(max_examples=10)
@given(data=st.data(), salt=st.text("ab", max_size=3), tastes=st.lists(st.integers(0, 99), max_size=12))
def test_an_imagined_game_is_played_on_as_any_other(
    name: str, data: st.DataObject, salt: str, tastes: list[int]
) -> None:
    """For any seat or a spectator: sound all along, equal to its clones, and the true game is left alone."""
    game = data.draw(positions(name, going_on=True))
    before = position(game)
    other = game.imagine(data.draw(st.sampled_from([*Inspection(game).everybody])), salt)
    for taste in tastes:
        if not goes_on(other, taste):
            break
        assert state_is_sound(Inspection(other)) is None
        assert position(other.clone()) == position(other)

    assert position(game) == before
    for writing in (record.save, record.record):
        with pytest.raises(ValueError, match="imagined"):
            writing(other)


@pytest.mark.parametrize("name", game_names())  # Lanterns has no words for those who wait
@settings(max_examples=10)
@given(data=st.data())
def test_a_choice_is_up_to_the_seat_that_is_asked(name: str, data: st.DataObject) -> None:
    """Whatever is on offer to one seat is refused to every other with a rule, in each language, and nothing changes."""
    game = data.draw(positions(name, going_on=True))
    before, decision = position(game), game.decision
    assert decision is not None
    option = data.draw(st.sampled_from(decision.ids))
    for lang in LANGUAGES:
        assert game.explain(option, decision.seat, lang) == []
        for seat in range(game.setup.seats):
            if seat != decision.seat:
                reasons = game.explain(option, seat, lang)
                assert reasons
                assert all(reason.text for reason in reasons)

    assert position(game) == before


@GAMES
def test_a_finished_game_is_true(name: str) -> None:
    """At every seat count and with every expansion it ends with an outcome, is verified from its record and its save, and goes no further."""
    for table in tables(name):
        game = finished(name, table)
        assert game.outcome is not None
        assert verify(record.record(game)).true
        assert verify(record.save(game)).true
        with pytest.raises(ValueError, match="over"):
            game.choose(game.history[-1])


@GAMES
def test_the_record_of_a_game_that_goes_on_tells_nothing_hidden(name: str) -> None:
    """At every stop: neither the dice's secret nor a hidden draw is in it, and it can neither be loaded nor verified."""
    for game in stops(name, tables(name)[-1]):
        if game.decision is None:
            continue
        data = record.record(game)
        made = record.read(data)
        told = [*made.opening, *[draw for entry in made.history for draw in entry.draws]]
        assert not any(draw.hidden for draw in told)
        assert made.kept is None
        for secret in (game.setup.secret.hex(), game.state.dice.key.hex()):
            assert secret.encode() not in data
        with pytest.raises(record.BadSave, match="not over"):
            verify(data)
        with pytest.raises(record.BadSave):
            crossroads.load(data)


@GAMES
def test_a_table_of_a_wrong_size_is_refused_with_its_rule(name: str) -> None:
    made = definition(name)
    least, most = made.seats
    for seats in (least - 1, most + 1):
        with pytest.raises(Illegal) as refused:
            new(name, seats, "size")
        assert refused.value.rule == made.seats_rule
        assert made.rule_text(made.seats_rule, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@GAMES
def test_a_game_has_a_title_and_a_book_of_its_cards(name: str, lang: str) -> None:
    game = next(stops(name, tables(name)[-1]))  # with an expansion, if there is one
    words = game.words(lang)

    book = game.definition.book(words, game.state.content)

    assert game.definition.title(words)
    assert {*book} == {"cards", "names"}
    assert all(isinstance(each, str) and each for each in book["names"].values())
    assert mismatch(game.definition.shapes().book, book) is None


@GAMES
def test_a_view_is_the_callers_own(name: str) -> None:
    """Whatever is done to a view at any stop, the game and the next view are untouched."""
    for game in stops(name, tables(name)[-1]):
        before, seen = game.digest(), [msgspec.json.encode(game.view(seat)) for seat in Inspection(game).everybody]
        for seat in Inspection(game).everybody:
            _spoil(game.view(seat))
        assert game.digest() == before
        assert [msgspec.json.encode(game.view(seat)) for seat in Inspection(game).everybody] == seen


def _spoil(data: Any) -> None:
    for each in data.values() if isinstance(data, dict) else data:
        if isinstance(each, dict | list):
            _spoil(each)
    data.clear()
