"""A recorded game as a story: sentences in three languages, for a spectator or a seat, up to any choice."""

import json
import re
from functools import cache
from typing import Any

import pytest

from crossroads.engine import record
from crossroads.engine.definition import game_names
from crossroads.engine.game import Game
from crossroads.engine.record import BadSave
from crossroads.engine.words import LANGUAGES, UnknownLanguage
from crossroads.tui.story import tell
from tests.engine import toy
from tests.engine.play import finished, lanterns, marked, play, shelter
from tests.kit.playouts import stops

LINE = re.compile(r" *(\d+)  (\S.*)")


@cache
def game() -> bytes:
    """A finished game."""
    return record.record(finished(2, "a story"))


def told(lines: list[str]) -> list[tuple[int, str]]:
    """Each sentence with the number of the choice that brought it."""
    found = [LINE.fullmatch(line) for line in lines]
    assert all(found), lines
    return [(int(line[1]), line[2]) for line in found if line is not None]


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_game_is_told_in_sentences(lang: str) -> None:
    """A line for each thing that happened, numbered by choices from 0, the opening, to the last."""
    lines = told(list(tell(game(), lang)))

    numbers = [number for number, _ in lines]
    assert numbers == sorted(numbers)
    assert numbers[0] == 0
    assert numbers[-1] == len(record.read(game()).history)
    assert all(not re.search(r"[{}]|shelter\.", text) for _, text in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_game_is_told_in_sentences(name: str, lang: str) -> None:
    """At each stop of a game, to a spectator and to a seat that may know more: numbered lines without gaps in them."""
    for there in stops(name, 0):
        if len(there.history) > 400:
            continue
        data = record.save(there)
        for seat in (None, 0):
            lines = told(list(tell(data, lang, seat=seat)))
            assert [number for number, _ in lines] == sorted(number for number, _ in lines)
            assert all(not re.search(rf"[{{}}]|\b{name}\.[a-z]", text) for _, text in lines)


def test_the_languages_tell_the_same_in_other_words() -> None:
    stories = [told(list(tell(game(), lang))) for lang in ("en", "ru", "pl")]

    assert [number for number, _ in stories[0]] == [number for number, _ in stories[1]]
    assert [number for number, _ in stories[0]] == [number for number, _ in stories[2]]
    assert sum(one == other for one, other in zip(stories[0], stories[1], strict=True)) == 0
    assert sum(one == other for one, other in zip(stories[0], stories[2], strict=True)) == 0


def test_russian_is_told_in_russian_letters() -> None:
    for _, text in told(list(tell(game(), "ru"))):
        assert re.search("[а-яё]", text)


def test_a_story_tells_a_choice() -> None:
    one: Game[Any] = shelter(2, "a choice", first=0)
    one.choose("place:diner.left")

    lines = told(list(tell(record.save(one))))

    after = [text for number, text in lines if number == 1]
    assert after
    assert "Diner" in after[0] or "diner" in after[0]


@pytest.mark.parametrize("at", [0, 1, 7, 50])
def test_a_story_up_to_a_choice_shows_the_table_then(at: int) -> None:
    """The sentences up to there, an empty line, and the table as it was."""
    lines = list(tell(game(), "en", at=at))

    gap = lines.index("")
    assert max(number for number, _ in told(lines[:gap])) <= at
    assert lines[:gap] == list(tell(game(), "en"))[:gap]
    again = Game[Any](record.setup_of(record.read(game())))
    for entry in record.read(game()).history[:at]:
        again.choose(entry.choose)
    assert lines[gap + 1 :] == again.definition.wording().table(again.words("en"), again.view(None))


def test_the_whole_story_may_be_asked_for_with_its_table() -> None:
    last = len(record.read(game()).history)

    lines = list(tell(game(), at=last))

    assert lines[: lines.index("")] == list(tell(game()))


@pytest.mark.parametrize("at", [-1, 10**6])
def test_a_story_ends_where_the_game_ends(at: int) -> None:
    last = len(record.read(game()).history)

    with pytest.raises(ValueError, match=f"--at takes a number from 0 to {last}"):
        list(tell(game(), at=at))


@pytest.mark.parametrize("seat", [0, 1])
def test_in_an_open_game_every_seat_follows_the_same(seat: int) -> None:
    assert [number for number, _ in told(list(tell(game(), seat=seat)))] == [
        number for number, _ in told(list(tell(game())))
    ]


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        list(tell(game(), seat=seat))


def test_an_unknown_language_is_refused_before_anything_is_told() -> None:
    with pytest.raises(UnknownLanguage, match="no language `xx`"):
        next(tell(game(), "xx"))


def test_a_seat_is_told_its_own_secrets_and_nobody_elses() -> None:
    """Cards dealt in the toy: seat 0 hears which one it got, of the others' only that they got one."""
    toy.install()
    data = record.save(play(lanterns(3, "secrets"), "secrets", 4))

    for seat in (0, 1, 2, None):
        dealt = [text for number, text in told(list(tell(data, seat=seat))) if number == 0]
        assert ["card" in text for text in dealt] == [seat == owner for owner in range(3)]


def test_a_game_that_goes_on_is_told_so_far() -> None:
    data = record.save(play(shelter(3, "so far"), "so far", 20))

    assert max(number for number, _ in told(list(tell(data)))) == 20


def test_a_game_without_choices_is_told_by_its_opening() -> None:
    assert {number for number, _ in told(list(tell(record.save(shelter(2)))))} == {0}


# -- damaged files


def edited(**parts: Any) -> bytes:
    return json.dumps(json.loads(game()) | parts).encode()


def test_a_record_without_its_dice_cannot_be_told() -> None:
    data = record.record(play(shelter(2), "unfinished", 10))

    with pytest.raises(BadSave, match="without its dice"):
        list(tell(data))


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"no json", b"\xff\xfe"])
def test_what_is_no_game_file_cannot_be_told(data: bytes) -> None:
    with pytest.raises(BadSave):
        list(tell(data))


def test_a_truncated_file_cannot_be_told() -> None:
    for end in range(0, len(game()) - 2, 1500):
        with pytest.raises(BadSave):
            list(tell(game()[:end]))


@pytest.mark.parametrize(
    "parts", [{"format": 9}, {"game": "chess"}, {"packs": {"expansion": "0"}}, {"seats": 9}, {"options": {"first": 7}}]
)
def test_a_foreign_file_cannot_be_told(parts: dict[str, Any]) -> None:
    with pytest.raises(BadSave):
        list(tell(edited(**parts)))


def test_an_edited_choice_is_named() -> None:
    history = json.loads(game())["history"]
    history[4]["choose"] = "banana"

    with pytest.raises(BadSave, match="entry 5"):
        list(tell(edited(history=history)))


def test_a_choice_that_does_not_fit_is_named() -> None:
    """Its mark was made again, so the game itself tells."""
    made = json.loads(game())
    made["history"][4]["choose"] = "banana"

    with pytest.raises(BadSave, match=r"entry 5.*`banana`"):
        list(tell(edited(history=marked(made["history"]))))
