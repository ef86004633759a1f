"""Options in steps: what a line has already is not sent again, and what it makes of that is what everybody would read."""

from random import Random
from typing import Any

import msgspec
import pytest

import crossroads
from crossroads.engine.definition import definition, game_names
from crossroads.engine.game import Game
from crossroads.engine.words import LANGUAGES, Words
from crossroads.protocol.socket import Asked, DecisionTold, Offer, Step
from crossroads.server.telling import offers
from crossroads.server.telling.messages import decision_told
from crossroads.server.telling.offers import Known, choice_of
from tests.kit.hubs import Person, as_told, hub_at, new_table, run, sit_all


def test_a_line_is_told_the_words_of_an_option_once(url: str) -> None:
    """Each option has its words, though most come as ids alone; after a change of language all are told anew."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub)
            tokens = await sit_all(hub, made, [0, 1])
            people = [Person(hub, made.table.id, [token]) for token in tokens]
            chance = Random(5)
            for person in people:
                await person.hello()
            langs = ["en", "en"]
            brief = whole = 0
            for seq in range(1, 60):
                if seq == 30:
                    await people[0].speak("ru")
                    langs[0] = "ru"
                asked = people[people[0].decision.seat]
                await asked.choose(chance.choice(asked.decision.options).id)
                for person in people:
                    await person.reaches(seq)
                table = hub._tables[made.table.id]  # what the table itself would say
                assert table.play is not None
                seat = people[0].decision.seat
                now = people[seat]
                assert now.decision == decision_told(
                    table.play.game, table.words[langs[seat]], table.play.view(seat), table.decision
                )
                told: Asked = last_step(now).decision  # type: ignore[assignment]  # somebody is asked
                brief += sum(offer.label is None for offer in told.options)
                whole += sum(offer.label is not None for offer in told.options)
            assert brief > whole > 0

    run(test())


def last_step(person: Person) -> Step:
    """The last step that a line was told."""
    return msgspec.json.decode(person.wire.traffic[-1], type=Step)


def named_words(game: Game[Any], lang: str) -> Words:
    """Words of a table whose players have names, one of which must be quoted."""
    return game.words(lang).naming(tuple([f'{game.setup.seats} "x" {seat}' for seat in range(game.setup.seats)]))


def told(game: Game[Any], lang: str) -> DecisionTold:
    """What the seat that decides is asked in a step, put together again."""
    assert game.decision is not None
    words = named_words(game, lang)
    question, offered = choice_of(game, game.decision, words, game.view(game.decision.seat))
    whole = [msgspec.json.decode(each.at(words), type=Offer) for each in offered]
    return DecisionTold(*question, [as_told(each) for each in whole])


def all_tables(name: str) -> list[Game[Any]]:
    """A table for each number of seats."""
    fewest, most = definition(name).seats
    return [crossroads.new(name, seats, f"kept words {seats}") for seats in range(fewest, most + 1)]


@pytest.mark.parametrize("kept", [20_000, 40])
@pytest.mark.parametrize("name", game_names())
def test_words_that_are_kept_are_those_that_would_be_made(
    name: str, kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At tables of all sizes side by side, in all languages, however few words are kept."""
    monkeypatch.setattr(offers, "OFFERS_KEPT", kept)
    games, chance = all_tables(name), Random(7)
    for step in range(120):
        for game in games:
            if game.decision is not None:
                lang = LANGUAGES[step % len(LANGUAGES)]
                fresh = decision_told(game, named_words(game, lang), game.view(game.decision.seat), game.decision)
                assert fresh is not None
                assert told(game, lang) == msgspec.structs.replace(fresh, window=None)  # which is told beside the words
                game.choose(chance.choice(game.decision.ids))


def test_no_more_words_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty, and on top of them what one decision brings."""
    phrases = offers.Phrasebook()
    monkeypatch.setattr(offers, "OFFERS_KEPT", 40)
    monkeypatch.setattr(offers, "_phrases", phrases)
    game, chance = crossroads.new("shelter", 2, "kept words"), Random(7)
    most = options = 0
    while game.decision is not None:
        told(game, "en")
        most = max(most, sum(map(len, phrases.values())))
        assert phrases.size == sum(map(len, phrases.values()))
        options = max(options, len(game.decision.ids))
        game.choose(chance.choice(game.decision.ids))
    assert 40 <= most < 40 + 2 * options


def test_a_line_that_hears_an_option_in_other_words_no_longer_has_the_earlier_ones() -> None:
    """Told one way, the same way again, another way, and the first way once more: only the second time its id will do."""
    one, other = (offers.Offered("place:diner.left", msgspec.Raw(text), msgspec.Raw(b"id")) for text in (b"1", b"2"))
    known, words = Known(), crossroads.new("shelter", 2, "an option").words("en")

    heard = [known.tell([each], words)[0] for each in (one, one, other, one)]
    known.clear()

    assert [bytes(each) for each in heard] == [b"1", b"id", b"2", b"1"]
    assert bytes(known.tell([one], words)[0]) == b"1"
