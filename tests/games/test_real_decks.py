"""Real decks: cards that people draw and type in come to the same game as our own, and what is asked tells nothing."""

from random import Random
from typing import Any

import pytest

from crossroads.engine import record
from crossroads.engine.chance import is_chance, question
from crossroads.engine.decisions import CARD, CHANCE, Option
from crossroads.engine.definition import game_names
from crossroads.engine.drawing import UntoldCard, Wanted
from crossroads.engine.driver import NothingToUndo
from crossroads.engine.game import Game, new
from crossroads.engine.loading import load
from crossroads.engine.redealing import with_other_secrets
from crossroads.engine.setup import tellers_of
from crossroads.engine.verifying import verify
from crossroads.engine.words import LANGUAGES
from crossroads.engine.zones import misplaced
from crossroads.sim.invariants import INVARIANTS, Inspection
from tests.engine.play import any_option
from tests.kit.real_tables import all_yours, as_ours, lying_in, ours, tell_as_ours

MODULES: list[tuple[str, tuple[str, ...]]] = [(name, ()) for name in game_names()]
MODULES += [("fallout", ("new-california",)), ("fallout", ("new-california", "atomic-bonds"))]
TABLES = pytest.mark.parametrize(("name", "modules"), MODULES)


def untyped(real: Game[Any]) -> Game[Any]:
    """The same table with our dice and decks."""
    setup = real.setup
    return new(setup.game, setup.seats, "the same cards", modules=setup.modules)


def played_to_a_card(name: str, modules: tuple[str, ...], seed: str) -> Game[Any]:
    """A table at its first question of a card."""
    real, chance = all_yours(name, seed, modules), Random(seed)
    while real.decision is None or real.decision.prompt != CARD:
        real.choose(any_option(real, chance))
    return real


@TABLES
def test_real_cards_that_come_as_ours_make_the_same_game(name: str, modules: tuple[str, ...]) -> None:
    """Every state, everything that happened, every option on the way to its end; kept, loaded and verified too."""
    real = all_yours(name, "the same cards", modules)
    mine, chance = untyped(real), Random(0)
    opened = tell_as_ours(real)
    assert sorted(event.kind for event in opened) == sorted(event.kind for event in mine.events)
    for _ in range(400):
        assert as_ours(real) == as_ours(mine)
        if mine.decision is None:
            break
        assert real.decision is not None
        assert real.decision.ids == mine.decision.ids
        chosen = any_option(mine, chance)
        mine.choose(chosen)
        real.choose(chosen)
        assert tuple(tell_as_ours(real)) == mine.events

    loaded = load(record.save(real))
    assert (loaded.digest(), loaded.history) == (real.digest(), real.history)
    assert verify(record.save(real)).true


@TABLES
def test_whatever_is_told_the_game_stays_sound(name: str, modules: tuple[str, ...]) -> None:
    """Any card on offer can be told: nothing is lost or doubled while it is asked and after, and every seat has a view."""
    real, chance = all_yours(name, "any cards", modules), Random(1)
    made, asked = real.definition, 0
    while real.decision is not None and real.choices_made < 500:
        assert [*misplaced(made.zones(real.state), real.state)] == []
        assert real.decision.ids
        for seat in (*range(real.setup.seats), None):
            real.view(seat)
        asked += real.decision.prompt == CARD
        real.choose(chance.choice(real.decision.ids) if is_chance(real.decision) else any_option(real, chance))
    assert asked > 10


@TABLES
def test_a_card_is_copied_taken_back_and_loaded_as_any_other_choice(name: str, modules: tuple[str, ...]) -> None:
    real, chance, asked = all_yours(name, "copies", modules), Random(2), 0
    while real.decision is not None and asked < 12 and real.choices_made < 300:
        if real.decision.prompt != CARD:
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
    assert asked == 12


@TABLES
def test_the_question_does_not_tell_what_the_asked_seat_cannot_know(name: str, modules: tuple[str, ...]) -> None:
    """The same cards are on offer whatever lies in other hands and however the decks are ordered."""
    real, chance, compared = all_yours(name, "secrets", modules), Random(3), 0
    while real.decision is not None and compared < 12 and real.choices_made < 400:
        decision, state, made = real.decision, real.state, real.definition
        if decision.prompt == CARD and decision.about["card"] == 1:
            deck, of, seat = decision.about["what"], decision.about["of"], decision.about["seat"]
            other = with_other_secrets(made.zones(state), state, decision.seat, "salt")
            for each in filter(None, (state, other)):
                missing = UntoldCard(Wanted(deck, of, 1, 0, seat), lying_in(real, each, deck, of), 0, ())
                asked = question(missing, made, each, real.setup.tellers)
                assert [option.id for option in asked.offers(False) if isinstance(option, Option)] == [*decision.ids]
            compared += other is not None
        real.choose(ours(real) if is_chance(decision) else any_option(real, chance))
    assert compared >= 5


@TABLES
def test_what_holds_in_every_game_holds_with_decks_of_ones_own(name: str, modules: tuple[str, ...]) -> None:
    """All that fuzzing checks, where a card is asked and where somebody decides; what can be undone is proved above.

    While a card is asked nothing can be imagined; the test above compares the question instead.
    """
    real, chance = all_yours(name, "invariants", modules), Random(7)
    while real.decision is not None and real.choices_made < 200:
        decision = real.decision
        if decision.prompt != CHANCE and chance.random() < 0.08:
            for known, invariant in INVARIANTS.items():
                if known != "undo-takes-back" and not (known == "views-keep-secrets" and is_chance(decision)):
                    assert invariant.check(Inspection(real, decision.ids[:2], "salt")) is None
        real.choose(chance.choice(decision.ids) if is_chance(decision) else any_option(real, chance))


def test_a_card_that_another_player_holds_is_asked_again() -> None:
    """It was told before, so somebody has mistyped: the second player cannot have drawn it, and is asked without it."""
    game = new("munchkin", 3, "a seed", {"first": 0}, typed=("doors", "treasures"))
    for card in ("doors:bloatfly", "doors:deathclaw", "doors:bald-spot", "doors:behemoth"):
        game.choose(f"drawn:{card}")
    while game.decision is not None and game.decision.seat == 0:
        game.choose(game.decision.ids[0])

    game.choose("drawn:doors:bloatfly")

    assert game.decision is not None
    assert (game.decision.about["card"], game.decision.about["missed"]) == (1, ("bloatfly",))
    assert "drawn:doors:bloatfly" not in game.decision.ids
    assert "drawn:doors:cheat" in game.decision.ids


def test_a_mistyped_card_is_taken_back() -> None:
    """The hand that was dealt so far can be taken back card by card, over the end of a batch too."""
    game = new("munchkin", 3, "a seed", {"first": 0}, typed=("doors", "treasures"))
    for card in ("bloatfly", "deathclaw", "bald-spot", "behemoth"):
        game.choose(f"drawn:doors:{card}")
    assert game.decision is not None
    game.choose(game.decision.ids[0])

    for _ in range(2):
        game.undo()
    game.choose("drawn:doors:centaur")

    hand = game.state.players[0].hand
    assert [card.partition(".")[0] for card in hand] == ["bloatfly", "deathclaw", "bald-spot", "centaur"]


def test_what_our_own_decks_gave_after_a_card_stays_known() -> None:
    """The Treasures are ours: once they are dealt the Doors before them cannot be told otherwise."""
    game = new("munchkin", 3, "a seed", {"first": 0}, typed=("doors",))
    for card in ("bloatfly", "deathclaw", "bald-spot", "behemoth"):
        game.choose(f"drawn:doors:{card}")

    with pytest.raises(NothingToUndo):
        game.undo()


def test_the_record_of_a_game_that_goes_on_does_not_tell_who_drew_what() -> None:
    """The choices say it; they are left open until all may know."""
    game = new("munchkin", 3, "a seed", {"first": 0}, typed=("doors",))
    game.choose("drawn:doors:bloatfly")

    assert b"bloatfly" not in record.record(game)
    assert b"drawn:doors:bloatfly" in record.save(game)


def test_a_record_says_how_many_cards_were_typed_in() -> None:
    game = all_yours("munchkin", "a seed")
    tell_as_ours(game)

    assert "every shuffle, all that follows from the typed rolls (1) and cards (25)" in verify(record.save(game)).reason


@pytest.mark.parametrize("lang", LANGUAGES)
@TABLES
def test_cards_are_asked_in_words(name: str, modules: tuple[str, ...], lang: str) -> None:
    """The deck has a name of its own, and each card is called otherwise."""
    real, chance, decks = all_yours(name, "words", modules), Random(4), set[str]()
    words, wording = real.words(lang), real.definition.wording()
    while real.decision is not None and real.choices_made < 250:
        if real.decision.prompt == CARD:
            decks.add(real.decision.about["what"])
            view = real.view(real.decision.seat)
            labels = [wording.option(words, view, option).sentence for option in real.decision.ids]
            assert sorted({*labels}) == sorted(labels)
            assert "yours-" not in wording.question(words, view, real.decision).sentence
        real.choose(ours(real) if is_chance(real.decision) else any_option(real, chance))
    assert len(decks) >= 2


@TABLES
def test_every_deck_has_a_name_in_each_language(name: str, modules: tuple[str, ...]) -> None:
    real = all_yours(name, "names", modules)
    for lang in LANGUAGES:
        names = [real.words(lang)(f"yours-{deck}") for deck in real.setup.typed]
        assert len({*names}) == len(names)


@TABLES
def test_people_tell_the_cards_of_bots(name: str, modules: tuple[str, ...]) -> None:
    seats = all_yours(name, "tellers", modules).setup.seats
    real, chance = all_yours(name, "tellers", modules, tellers=tellers_of((1,), seats)), Random(5)
    for _ in range(60):
        if real.decision is None:
            break
        if is_chance(real.decision):
            assert real.decision.seat == 1
        real.choose(any_option(real, chance))


@TABLES
def test_bots_guess_on_with_decks_of_their_own(name: str, modules: tuple[str, ...]) -> None:
    real, chance = all_yours(name, "guesses", modules), Random(6)
    for _ in range(30):
        tell_as_ours(real)
        if real.decision is None:
            break
        guess = real.imagine(real.decision.seat, "a guess")
        for _ in range(8):
            if guess.decision is not None:
                assert not is_chance(guess.decision)
                guess.choose(any_option(guess, chance))
        real.choose(any_option(real, chance))


@TABLES
def test_a_deck_that_is_not_there_is_refused_with_those_that_are(name: str, modules: tuple[str, ...]) -> None:
    there = all_yours(name, "names", modules).setup.typed
    with pytest.raises(ValueError, match=f"`tarot` cannot be yours at this table; there are: {', '.join(there)}"):
        new(name, 3, "names", modules=modules, typed=("tarot",))
