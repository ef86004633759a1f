"""Real tables: dice that people throw and type in come to the same game as our own, in every game that is installed."""

from random import Random
from typing import Any

import msgspec
import pytest

from crossroads.engine import record
from crossroads.engine.chance import is_chance
from crossroads.engine.codec import encode_state
from crossroads.engine.decisions import CHANCE
from crossroads.engine.definition import definition, game_names
from crossroads.engine.dice import Dice
from crossroads.engine.events import Event
from crossroads.engine.game import Game, new
from crossroads.engine.loading import load
from crossroads.engine.setup import tellers_of
from crossroads.engine.verifying import verify
from crossroads.engine.words import LANGUAGES
from tests.engine.play import any_option

NAMES = (*game_names(), "toy", "embers")
MODULES = [(name, ()) for name in NAMES] + [("fallout", ("new-california", "atomic-bonds"))]


def tables(name: str, modules: tuple[str, ...], seed: str) -> tuple[Game[Any], Game[Any]]:
    """The same game twice: with our dice, and with real ones."""
    seats = max(2, definition(name).seats[0])
    return tuple(new(name, seats, seed, modules=modules, typed=typed) for typed in ((), ("dice",)))  # type: ignore[return-value]  # two


def as_ours(game: Game[Any]) -> bytes:
    """The state but for what marks a real table: its dice, and that each die is a choice of its own."""
    state = game.state.copy()
    state.dice.told = msgspec.UNSET
    state.events, state.draws = (), ()
    return encode_state(state)


def rolled(game: Game[Any]) -> str:
    """The answer that our own dice would have given."""
    assert game.decision is not None
    about = game.decision.about
    faces = Dice(game.state.dice.key, game.state.dice.drawn).roll(about["count"], about["sides"])
    return f"{CHANCE}:{about['what']}:{faces[about['die'] - 1]}"


def told(game: Game[Any]) -> list[Event]:
    """Answer what the dice show as our own would have: all that happened meanwhile."""
    happened = [*game.events]
    while is_chance(game.decision):
        game.choose(rolled(game))
        happened += game.events
    return happened


@pytest.mark.parametrize(("name", "modules"), MODULES)
def test_real_dice_that_fall_as_ours_come_to_the_same_game(name: str, modules: tuple[str, ...]) -> None:
    """Every state, everything that happened, every option on the way; kept, loaded and verified it is that game, too."""
    ours, real = tables(name, modules, "the same dice")
    chance = Random(0)
    for _ in range(250):
        assert tuple(told(real)) == ours.events
        assert as_ours(real) == as_ours(ours)
        if ours.decision is None:
            break
        assert real.decision is not None
        assert real.decision.ids == ours.decision.ids
        chosen = any_option(ours, chance)
        ours.choose(chosen)
        real.choose(chosen)

    told(real)
    loaded = load(record.save(real))
    assert (loaded.digest(), loaded.history) == (real.digest(), real.history)
    assert verify(record.save(real)).true


@pytest.mark.parametrize(("name", "modules"), MODULES)
def test_a_question_of_chance_is_copied_taken_back_and_loaded_as_any_other(name: str, modules: tuple[str, ...]) -> None:
    _, real = tables(name, modules, "copies")
    chance, asked = Random(1), 0
    while real.decision is not None and asked < 12 and real.choices_made < 400:
        if not is_chance(real.decision):
            real.choose(any_option(real, chance))
            continue
        asked += 1
        before = real.clone()
        for copied in (before, load(record.save(real))):
            assert (copied.digest(), copied.decision) == (real.digest(), real.decision)
        real.choose(chance.choice(real.decision.ids))
        assert real.clone().digest() == real.digest()
        if real.can_undo:
            back = real.clone()
            back.undo()
            assert (back.digest(), back.decision) == (before.digest(), before.decision)


@pytest.mark.parametrize("name", NAMES)
def test_bots_guess_on_from_a_real_table_with_dice_of_their_own(name: str) -> None:
    _, real = tables(name, (), "guesses")
    chance = Random(2)
    for _ in range(40):
        told(real)
        if real.decision is None:
            break
        guess = real.imagine(real.decision.seat, "a guess")
        for _ in range(8):
            if guess.decision is not None:
                assert not is_chance(guess.decision)
                guess.choose(any_option(guess, chance))
        real.choose(any_option(real, chance))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_what_dice_show_is_asked_in_words(name: str, lang: str) -> None:
    """The roll has a name of its own, and each face is called otherwise."""
    _, real = tables(name, (), "words")
    chance = Random(3)
    while not is_chance(real.decision):
        real.choose(any_option(real, chance))
    assert real.decision is not None

    wording, words, view = real.definition.wording(), real.words(lang), real.view(real.decision.seat)
    labels = {wording.option(words, view, option).sentence for option in real.decision.ids}

    assert words("rolled-dice") not in wording.question(words, view, real.decision).sentence
    assert len(labels) == len(real.decision.ids)


def test_people_say_what_the_dice_of_bots_show() -> None:
    assert tellers_of((1, 2), 4) == (1, 1, 2, 1)

    game = new("munchkin", 3, "a seed", typed=("dice",), tellers=(1, 1, 2))

    assert game.decision is not None
    assert (game.decision.prompt, game.decision.seat, game.decision.about["seat"]) == (CHANCE, 1, 0)
