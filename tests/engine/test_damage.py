"""Damaged and foreign files: each is refused in words that say where it is wrong; a lesser fault is never hidden."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import crossroads
from crossroads.engine import record
from crossroads.engine.record import BadSave
from crossroads.engine.verifying import Finding, verify
from tests.engine.damaged import (
    Edit,
    File,
    check_any,
    is_not_true,
    remarked,
    saved,
    true_files,
    verdict,
    written,
)


def test_a_file_that_was_only_written_otherwise_is_true() -> None:
    """Other spaces and another order of the parts: the same game."""
    made = dict(reversed(saved().items()))

    data = json.dumps(made, indent=3).encode()

    assert verify(data).true
    assert crossroads.load(data).digest() == made["digest"]


@pytest.mark.parametrize("reading", [crossroads.load, verify, record.read])
@pytest.mark.parametrize("handed", ["a text", None, 7, Path("friday.json")])
def test_what_is_no_file_at_all_is_named(reading: Callable[[Any], object], handed: object) -> None:
    """A name in the place of what the file holds is the usual slip."""
    with pytest.raises(ValueError, match=rf"such as `Path.read_bytes` reads, not as {type(handed).__name__}$"):
        reading(handed)


# -- files that are no game at all


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b" ",
        b"\0" * 100,
        b"{",
        b"null",
        b"[]",
        b"42",
        b'"format"',
        b"{}",
        b'{"format":1}',
        b'{"format":"1","game":"shelter"}',
        b'{"format":null,"game":"shelter"}',
        b'{"format":1,"game":7}',
        b'{"format":1,"game":"shelter"}',
        b"\xff\xfe{}",
        b"\x89PNG\r\n\x1a\n",
        "не игра".encode(),
        b'{"format":1,"game":"shelter","options":' + b"[" * 100_000,
        b"[" * 100_000,
        b'{"format":1,"game":"shelter","seats":' + b"9" * 5000 + b"}",
    ],
    ids=lambda data: repr(data[:30]),
)
def test_what_is_no_game_file_is_refused_in_words(data: bytes) -> None:
    for reading in (record.read, crossroads.load):
        with pytest.raises(BadSave):
            reading(data)
    assert is_not_true(data)


def test_a_truncated_file_is_refused_wherever_it_was_cut() -> None:
    """But for a cut through the kept state: then the choices tell the whole game."""
    data = true_files()["midway"].rstrip()
    kept = data.index(b'"kept":')

    for end in range(0, kept, 97):
        with pytest.raises(BadSave, match=r"damaged or cut off|no Crossroads game file"):
            crossroads.load(data[:end])
    for end in range(kept, len(data), 97):
        assert crossroads.load(data[:end]).digest() == saved()["digest"]
    for end in range(0, len(data), 97):
        with pytest.raises(BadSave, match=r"damaged or cut off|no Crossroads game file"):
            verify(data[:end])


@pytest.mark.parametrize("number", [0, 2, -1, 10**30])
def test_a_file_of_another_format_names_the_format(number: int) -> None:
    made = saved() | {"format": number}

    with pytest.raises(BadSave, match=f"the file has format {number}, this program reads format 1"):
        crossroads.load(written(made))


def test_a_file_of_another_format_may_look_otherwise_altogether() -> None:
    """Only `format` and `game` are read before the format is known."""
    with pytest.raises(BadSave, match="the file has format 2"):
        crossroads.load(b'{"format":2,"game":"shelter","moves":"none of our words"}')


def test_a_file_of_an_unknown_game_is_refused_with_its_name() -> None:
    made = saved() | {"game": "chess"}

    with pytest.raises(BadSave, match="the file is of another game: no game `chess`"):
        crossroads.load(written(made))
    assert "no game `chess`" in str(verdict(written(made)))


def test_a_file_under_another_games_name_is_refused() -> None:
    """A game of Shelter that says it is the toy: neither its state nor its packs fit."""
    made = saved() | {"game": "toy"}

    with pytest.raises(BadSave):
        crossroads.load(written(made))
    with pytest.raises(BadSave):
        verify(written(made))


# -- wrong forms


@pytest.mark.parametrize(
    ("edit", "place"),
    [
        (lambda made: made["history"][4].update(seat="one"), "entry 5"),
        (lambda made: made["history"][0].update(choose=None), "entry 1"),
        (lambda made: made["history"][9].update(draws=[{"why": "threat", "came": ["six"]}]), "entry 10"),
        (lambda made: made["history"][2].update(note="mine"), "entry 3"),
        (lambda made: made["history"][3].pop("choose"), "entry 4"),
        (lambda made: made["history"].insert(6, None), "entry 7"),
        (lambda made: made.update(seats="two"), "seats"),
        (lambda made: made.update(note="mine"), "note"),
        (lambda made: made.pop("dice"), "dice"),
        (lambda made: made.update(options=[]), "options"),
        (lambda made: made.update(packs=["base"]), "packs"),
        (lambda made: made["dice"].update(nonces=[1]), "nonces"),
        (lambda made: made.update(history={}), "history"),
        (lambda made: made.update(digest=5), "digest"),
        (lambda made: made.update(outcome="won"), "outcome"),
        (lambda made: made.update(players="me"), "players"),
    ],
)
def test_a_part_of_a_wrong_form_is_named(edit: Edit, place: str) -> None:
    made = saved()
    edit(made)
    assert not verify(written(made)).true

    with pytest.raises(BadSave, match="the file is damaged") as refused:
        crossroads.load(written(made))

    assert place in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("number", [10**19, -(10**19), 10**30])
@pytest.mark.parametrize(
    "edit",
    [
        lambda made, number: made["history"][0].update(seat=number),
        lambda made, number: made["history"][0].update(draws=[{"why": "threat", "came": [number]}]),
        lambda made, number: made["opening"][0]["came"].append(number),
    ],
    ids=["seat", "die", "opening"],
)
def test_numbers_beyond_all_measure_are_refused(edit: Callable[[File, int], Any], number: int) -> None:
    """Wherever a whole number may stand in a file."""
    made = saved()
    edit(made, number)

    with pytest.raises(BadSave):
        crossroads.load(written(made))
    assert is_not_true(written(made))


@pytest.mark.parametrize("number", [10**19, -(10**19), 10**30])
@pytest.mark.parametrize(
    "edit",
    [
        lambda made, number: made["kept"].update(at=number),
        lambda made, number: made["kept"]["state"]["dice"].update(drawn=number),
        lambda made, number: made["kept"]["state"].update(round=number),
        lambda made, number: made["kept"]["state"].update(revealed=number),
    ],
    ids=["kept at", "drawn", "round", "revealed"],
)
def test_numbers_beyond_all_measure_in_the_kept_state_make_no_difference(
    edit: Callable[[File, int], Any], number: int
) -> None:
    made = saved()
    edit(made, number)

    assert crossroads.load(written(made)).digest() == made["digest"]
    assert is_not_true(written(made))


# -- at random


@settings(max_examples=150)
@given(
    which=st.sampled_from(["midway", "finished"]),
    flips=st.lists(st.tuples(st.integers(0, 10**6), st.integers(1, 255)), min_size=1, max_size=3),
)
def test_flipped_bytes_are_noticed_or_do_no_harm(which: str, flips: list[tuple[int, int]]) -> None:
    """One to three bytes are changed anywhere in a file: it is refused in words, or it is the same game."""
    data = bytearray(true_files()[which])
    for place, bits in flips:
        data[place % len(data)] ^= bits

    check_any(bytes(data), saved(which)["digest"])


@settings(max_examples=100)
@given(which=st.sampled_from(["midway", "finished"]), start=st.integers(0, 10**6), length=st.integers(1, 3000))
def test_lost_bytes_are_noticed_or_do_no_harm(which: str, start: int, length: int) -> None:
    data = true_files()[which]
    start %= len(data)

    check_any(data[:start] + data[start + length :], saved(which)["digest"])


@settings(max_examples=100)
@given(start=st.integers(0, 10**6), length=st.integers(1, 200), other=st.integers(0, 10**6))
def test_bytes_in_a_wrong_place_are_noticed_or_do_no_harm(start: int, length: int, other: int) -> None:
    data = true_files()["midway"]
    start, other = start % len(data), other % len(data)

    check_any(data[:other] + data[start : start + length] + data[other:], saved()["digest"])


ODD = st.sampled_from([None, True, -1, 0, 7, 10**12, 0.5, "", "banana", "diner.left", [], [0], {}, {"id": "banana"}])


@pytest.mark.slow
@settings(max_examples=250)
@given(data=st.data())
def test_any_value_in_the_wrong_place_is_refused_in_words(data: st.DataObject) -> None:
    """One value somewhere in a file is replaced by another one: refused, or the same game."""
    made = saved(data.draw(st.sampled_from(["midway", "finished"])))
    digest = made["digest"]
    part: Any = made["kept"]["state"] if data.draw(st.booleans()) else made
    while True:
        key = data.draw(st.sampled_from(sorted(part) if isinstance(part, dict) else range(len(part))))
        if isinstance(part[key], dict | list) and part[key] and data.draw(st.integers(0, 3)):
            part = part[key]
            continue
        part[key] = data.draw(ODD)
        break

    check_any(written(made), digest)


def test_a_choice_of_chance_put_into_the_history_is_refused() -> None:
    """Thirty times a choice of the game is put where another was, its mark made anew."""
    game = crossroads.load(true_files()["midway"])
    for place in range(0, len(game.history), 2):
        made = saved()
        made["history"][place]["choose"] = "gain:water" if game.history[place] != "gain:water" else "pass"
        found = verdict(written(remarked(made)))
        assert isinstance(found, Finding)
        assert not found.true
        assert found.entry is not None
        assert found.entry > place
