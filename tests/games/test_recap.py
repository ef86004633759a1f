"""What happened while somebody was away, in short, in every game."""

from random import Random
from typing import Any

import pytest

import crossroads
from crossroads.engine.definition import definition, game_names
from crossroads.engine.events import Event
from crossroads.engine.game import Game
from crossroads.engine.modules import expansions_of
from crossroads.engine.recap import MOST_FACTS, Recap, RecapFact, in_short, last_own, lines_in_short
from crossroads.engine.words import LANGUAGES, Words

NUMBERS = (1, 2, 5, 21)


def last_game(game: str) -> Game[Any]:
    """A game with all of its expansions."""
    expansions = tuple(sorted(expansions_of(game)))[:2]
    return crossroads.new(game, seats=definition(game).seats[1], seed="away", modules=expansions)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_fact_can_be_told_of_every_number(game: str, lang: str) -> None:
    """By what it was about, and by how many of them there were, in words of this very language."""
    played = last_game(game)
    words = played.words(lang)
    facts = played.definition.wording().recap.facts

    assert facts
    for fact in facts:
        messages = [f"recap-{fact.name}-named"] * bool(fact.names) + [f"recap-{fact.name}"] * (not fact.last)
        for message in messages:
            assert words.is_written(message), message
            for number in NUMBERS:
                told = words(message, count=number, amount=number, names="a, b")
                assert told
                assert "a, b" in told or not message.endswith("-named")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_game_is_told_in_a_few_words_to_each_seat(game: str, lang: str) -> None:
    """A line for each seat of which something matters, three facts at most; who watches is told no more than all may know."""
    played, chance = last_game(game), Random(11)
    seats = range(played.setup.seats)
    events: list[Event] = []
    for _ in range(250):
        if played.decision is None:
            break
        played.choose(chance.choice(played.decision.options).id)
        events += played.events
    words, recap = played.words(lang), played.definition.wording().recap

    for looking in (None, *seats):
        seen = [event.as_seen_by(looking) for event in events]
        told = in_short(recap, words, played.view(looking), seen, looking)
        assert {each.seat for each in told} >= {*seats}
        assert len({each.seat for each in told}) == len(told)
        assert all(1 <= len(each.facts) <= MOST_FACTS for each in told)
        assert [line.partition(":")[0] for line in lines_in_short(told, words)] == [each.who for each in told]
        if looking is not None:
            assert words("recap-you") in [each.who for each in told]


@pytest.fixture
def words() -> Words:
    return crossroads.new("shelter", seats=2, seed="words").words("en")


def test_the_weightiest_facts_are_told_and_what_adds_up_is_added(words: Words) -> None:
    """Of four facts the three that weigh most; two fights are one fact, and 2 and 3 resources are 5."""
    recap = definition("shelter").wording().recap
    view = crossroads.new("shelter", seats=2, seed="words").view(0)
    events = [
        *[Event("gain", "r", {"seat": 1, "kind": "food", "amount": amount}) for amount in (2, 3)],
        Event("first-player", "r", {"seat": 1}),
        *[Event("fight", "r", {"seat": 1, "won": won}) for won in (True, False, True)],
        Event("ending", "r", {"how": "threat-deck"}),
    ]

    ben, besides = in_short(recap, words, view, events, 0)

    assert ben.facts == ("won 2 fights", "lost a fight", "has the first-player token")
    assert (besides.seat, besides.facts) == (None, ("this round is the last",))
    assert in_short(recap, words, view, events[:2], 0)[0].facts == ("gained 5 resources",)


def test_names_are_told_while_they_are_few_and_known() -> None:
    """What a veiled event is about has no name, and four names are a number."""
    game = crossroads.new("fallout", seats=2, seed="words")
    words, recap, view = game.words("en"), game.definition.wording().recap, game.view(0)

    def told(*cards: str | None) -> str:
        about = [{"seat": 1, **({} if card is None else {"agenda": card})} for card in cards]
        return in_short(recap, words, view, [Event("agenda", "r", each) for each in about], 0)[0].facts[0]

    agendas = list(game.state.content.agendas)
    other = [
        each for each in agendas if game.state.content.agendas[each].name != game.state.content.agendas[agendas[0]].name
    ]
    assert told(None) == "drew 1 agenda"
    assert told(agendas[0], None) == "drew 2 agendas"
    assert told(agendas[0]).startswith("drew the agenda ")
    assert told(agendas[0], other[0]).startswith("drew the agendas ")


def test_of_who_goes_from_place_to_place_the_last_one_is_told(words: Words) -> None:
    recap = Recap((RecapFact("round", ("round",), 1, names="round", last=True),))

    (told,) = in_short(recap, words, {}, [Event("round", "r", {"round": number}) for number in (2, 3)], None)

    assert told.facts == ("round 3 began",)


def test_a_pass_is_no_turn_of_ones_own() -> None:
    choices = [(4, 1, "play"), (3, 0, "pass"), (2, 0, "play"), (1, 0, "play")]

    assert last_own(choices, 0, ()) == 3
    assert last_own(choices, 0, ("pass",)) == 2
    assert last_own(choices, 2, ("pass",)) is None
