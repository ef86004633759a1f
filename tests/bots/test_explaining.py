"""Why did you do that? A choice is compared with what everybody could see to be possible, and the answer leaks nothing."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import crossroads
from crossroads.bots import make_bot
from crossroads.bots.advice import Advice
from crossroads.bots.advice_words import explanation_in_words
from crossroads.bots.appraising import NoAdvice, NotWanted
from crossroads.bots.explaining import explain_choice, explain_told
from crossroads.engine.game import Game
from crossroads.engine.guessing import brought_to_light, guess, secrets_of
from crossroads.engine.words import LANGUAGES
from tests.engine import embers
from tests.engine.play import position
from tests.kit import dweller, player, table
from tests.kit.fallout import enemy, survivor, wasteland
from tests.kit.munchkin import munchkin
from tests.kit.munchkin import table as munchkins
from tests.kit.playouts import stops, tables

FEW = 9  # options: more take long


def decisions(name: str) -> Iterator[Game[Any]]:
    """A game wherever somebody has a choice at one of its stops, for every seat count."""
    for number in tables(name):
        for game in stops(name, number):
            if game.decision is not None and 1 < len(game.decision.ids) <= FEW:
                yield game


def explained(game: Game[Any], option: str) -> Advice:
    return explain_choice(game, option, budget=1, seed="test")


def told(advice: Advice) -> set[str]:
    """The options that an answer speaks of."""
    return {each.option for each in advice.options}


def shown_by(game: Game[Any], option: str) -> frozenset[Any]:
    """What a choice brings to light of what its seat alone knew."""
    decision, later = game.decision, game.clone()
    assert decision is not None
    later.choose(option)
    return brought_to_light(game, later, decision.seat)


def twins(game: Game[Any], option: str) -> Iterator[Game[Any]]:
    """Games that nobody but the seat that must choose could tell from one, in which it has other cards if it has any."""
    shown, decision = shown_by(game, option), game.decision
    assert decision is not None
    for number in range(30):
        twin = guess(game, f"another {number}", shown)
        if twin is None or twin.decision is None or option not in twin.decision.ids:
            continue
        if shown_by(twin, option) == shown:
            yield twin


# -- it leaks nothing


@pytest.mark.slow
@pytest.mark.parametrize(("name", "every"), [("fallout", 5), ("munchkin", 3), ("shelter", 1)])
def test_whatever_the_seat_truly_holds_the_answer_is_the_same(name: str, every: int) -> None:
    """All that not everybody sees is another: hands, decks and dice. The answer stays, to the last digit; and so does the game.

    In Fallout and Munchkin the seat's own secrets truly differ.
    """
    compared, other_secrets = 0, 0
    for game in islice(decisions(name), 0, None, every):
        assert game.decision is not None
        seat, before = game.decision.seat, position(game)
        for option in game.decision.ids[:2]:
            found = explained(game, option)
            assert position(game) == before
            for twin in islice(twins(game, option), 1):
                assert explained(twin, option) == found
                compared += 1
                other_secrets += secrets_of(twin, seat) != secrets_of(game, seat)
    assert compared > 5
    assert other_secrets > 2 or name == "shelter"


def test_a_card_that_stays_in_hand_takes_no_part() -> None:
    """Two hands of which all see the same: what each seat would be advised differs, why it has worn its armour does not."""
    one, other = [
        munchkins(munchkin(level=3, hand=["combat-armour", kept]), munchkin(), munchkin()).game
        for kept in ("junk-launcher", "radaway.1")
    ]
    assert one.view(None) == other.view(None)
    assert crossroads.appraise(one, 0, budget=1) != crossroads.appraise(other, 0, budget=1)

    found = explained(one, "wear:combat-armour")

    assert found == explained(other, "wear:combat-armour")
    assert "wear:combat-armour" in told(found)
    assert not any("junk-launcher" in option for option in told(found))


def test_agendas_take_no_part() -> None:
    """Two survivors with different agendas have the same reason to fight, and in the midst of it to roll again or to stop."""
    one, other = [
        wasteland(
            survivor(weapon="combat-knife", special="S", agendas=[agenda], space="camp.c"),
            survivor(space="camp.a"),
            enemies=[enemy("deathclaw", "camp.c")],
            fresh=False,
            dice=[1] * 20,
        ).game
        for agenda in sorted(wasteland(survivor(), survivor()).state.agenda_deck)[:2]
    ]
    assert one.view(None) == other.view(None)
    assert one.view(0) != other.view(0)
    assert one.decision is not None

    assert explained(one, "fight:deathclaw") == explained(other, "fight:deathclaw")
    for game in (one, other):
        game.choose("fight:deathclaw")
    found = explained(one, "stop")
    assert found == explained(other, "stop")
    assert "stop" in told(found)


def test_what_only_the_seat_knows_stays_its_own() -> None:
    """Which of the Perks that it has drawn a munchkin does not keep nobody sees: no option is told of, nor what it chose."""
    found = next(found for game, option in steady("munchkin", 200) if (found := explained(game, option)).by == "secret")

    assert found.options == ()
    assert found.worlds == 0


# -- what it says


def test_the_choice_comes_with_the_best_of_what_else_there_was() -> None:
    """In the last round, one dweller: the diner on fire brings two happiness, anything else less, and that is told."""
    t = table(
        player(water=2, dwellers=1),
        player(dwellers=1, passed=True),
        threats={"diner.left": "fire"},
        ending="threat-deck",
        round=9,
    )
    worse = next(option for option in t.options if option.startswith("place:") and option != "place:diner.left")

    well, badly = [crossroads.explain_choice(t.game, option, budget=800) for option in ("place:diner.left", worse)]

    assert well.is_clear
    assert well.options[0].option == well.chosen == "place:diner.left"
    assert badly.options[0].option == "place:diner.left"
    assert badly.chosen == worse
    assert worse in told(badly)
    assert not next(each for each in badly.options if each.option == worse).is_close


def test_where_dice_decide_their_exact_odds_are_compared() -> None:
    """To stop with one hit of two against a deathclaw: behind, by points of chance."""
    t = wasteland(
        survivor(weapon="combat-knife", special="S", space="camp.c"),
        enemies=[enemy("deathclaw", "camp.c")],
        fresh=False,
        dice=[1, 1, 1, 1, 1, 1, 1, 1],
    )
    t.choose("fight:deathclaw")

    found = explained(t.game, "stop")

    assert (found.by, found.unit, found.worlds) == ("odds", "chance", 0)
    chosen = next(each for each in found.options if each.option == "stop")
    assert chosen.behind.mean < 0
    assert found.options[0].option != "stop"


def test_a_card_says_more_than_its_target() -> None:
    """A munchkin plays a card, and then chooses whom it is for: asked about that, it tells why it played the card."""
    for game, option in steady("munchkin", 300):
        assert game.decision is not None
        after = game.clone()
        after.choose(option)
        if option.startswith("play:") and after.decision is not None and after.decision.prompt == "target":
            target = after.decision.ids[0]
            break
    else:
        raise AssertionError("nobody has played anything at anybody")

    found = explain_told(game, [option, target], budget=1)

    assert found.number == 0
    assert found.advice.chosen == option
    assert option in told(found.advice)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_words_the_choice_comes_first(lang: str) -> None:
    """Then the others, each with its name, how it compares and reasons; a secret has none, in every language."""
    t = table(player(dwellers=[dweller(wounded=True), dweller()]), player())
    option = t.options[-1]
    found = explained(t.game, option)

    words = explanation_in_words(t.game, found, t.game.words(lang))
    hidden = explanation_in_words(t.game, Advice(0, "turn", "secret", "happiness", 0, (), option), t.game.words(lang))

    assert words.finding
    assert words.basis
    assert words.options[0].option == option
    assert len(words.options) == len(found.options)
    assert all(each.label and each.text for each in words.options)
    assert hidden.finding
    assert (hidden.basis, hidden.options) == ("", ())


def test_its_words_speak_of_the_bot_and_not_of_the_reader() -> None:
    """In Shelter threats on a floor count: they are on its floor, not on yours."""
    for game, option in steady("shelter", 120):
        words = explanation_in_words(game, explained(game, option), game.words("en"))
        assert not [why.text for each in words.options for why in each.reasons if "your" in why.text]


# -- what it refuses


def test_what_was_not_on_offer_is_not_explained() -> None:
    game = crossroads.new("shelter", 2, "any")

    with pytest.raises(ValueError, match="`fly` is not on offer here"):
        crossroads.explain_choice(game, "fly")


def test_a_game_that_nobody_evaluates_has_no_answers() -> None:
    embers.install()
    game = crossroads.new("embers", 2, "fire", {"hands": ["wl", "wl"]})
    assert game.decision is not None

    with pytest.raises(NoAdvice):
        crossroads.explain_choice(game, game.decision.ids[0])


def test_thinking_ends_once_nobody_waits_for_it() -> None:
    game = crossroads.new("shelter", 3, "any")
    assert game.decision is not None

    with pytest.raises(NotWanted):
        explain_choice(game, game.decision.ids[0], is_wanted=lambda: False)


def steady(name: str, most: int) -> Iterator[tuple[Game[Any], str]]:
    """A game of steady bots before each choice that is one, and what is chosen."""
    game = crossroads.new(name, 3, "steady")
    bots = [make_bot("steady", name, salt=str(seat)) for seat in range(3)]
    for _ in range(most):
        if game.decision is None:
            return
        option = bots[game.decision.seat].choose(game, game.decision.seat)
        if len(game.decision.ids) > 1:
            yield game.clone(), option
        game.choose(option)
