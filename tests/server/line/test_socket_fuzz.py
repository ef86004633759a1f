"""Nothing that is said on a socket is too much: no fault, nothing given away, and the table plays on."""

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.kit.serving import SOON, Caller, Served, ending

pytestmark = pytest.mark.slow

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
KINDS = st.sampled_from(["hello", "look", "choose", "undo", "answer", "why", "say", "speak", "nonsense", "", 7, None])
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "request": st.text(max_size=80) | st.integers(),
        "seat": st.integers(-2, 20) | JUNK,
        "seq": st.integers(-5, 10**20) | JUNK,
        "option": st.text(max_size=250) | JUNK,
        "text": st.text(max_size=400) | JUNK,
        "lang": st.sampled_from(["en", "ru", "pl", "xx", 1]),
        "agree": st.booleans() | JUNK,
        "tokens": st.lists(st.text(max_size=70), max_size=3) | JUNK,
        "seen": st.integers(-3, 10**6) | JUNK,
        "surprise": JUNK,
    },
)
MESSAGES = st.builds(lambda kind, fields: json.dumps({"type": kind, **fields}), KINDS, FIELDS)
ANYTHING = MESSAGES | JUNK.map(json.dumps) | st.text(max_size=200) | st.binary(max_size=200)
OVERSIZED = " " * 17_000  # ends a line in order, so that nothing is left to wait for
FAULT = 1011
WILD = settings(max_examples=60, suppress_health_check=list(HealthCheck), derandomize=True)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("served")
    with Served(f"sqlite:///{folder}/tables.sqlite3", folder) as served:
        yield served
        assert served.faults() == []


@pytest.fixture(scope="module")
def table(served: Served) -> tuple[str, list[str]]:
    return served.seated()


def answers(served: Served, table: str, token: str, messages: list[str | bytes]) -> list[dict[str, Any]]:
    """All that a line is told that says these things, asks for one thing more and ends."""
    with served.socket(table, *([token] if token else [])) as line:
        told, code, _ = ending(line, *messages, '{"type": "why", "request": "the-end", "seat": 0}', OVERSIZED)
    assert code != FAULT
    return told


def plays_on(served: Served, table: str, tokens: list[str]) -> None:
    """The table is not stuck: whoever is asked can choose, and everybody hears of it."""
    callers = [served.caller(table, token) for token in tokens]
    asked = next((caller for caller in callers if caller.decision and caller.decision["options"]), None)
    if asked is not None:
        told = asked.until("step", request=asked.choose())
        for caller in callers:
            caller.catch_up(told["seq"])
    for caller in callers:
        caller.hang_up()


@WILD
@given(messages=st.lists(ANYTHING, min_size=1, max_size=6), holds=st.sampled_from([-1, 0, 1]), greets=st.booleans())
def test_any_words_in_any_order(
    served: Served, table: tuple[str, list[str]], messages: list[str | bytes], holds: int, greets: bool
) -> None:
    """By a spectator, by either seat, before and after a hello: each is answered or the line is closed in order."""
    name, tokens = table
    said: list[str | bytes] = ['{"type": "hello"}', *messages] if greets else messages

    told = answers(served, name, tokens[holds] if holds >= 0 else "", said)

    others = [tokens[seat] for seat in range(2) if seat != holds]
    assert not any(token in json.dumps(told) for token in others)


@WILD
@given(message=ANYTHING)
def test_the_table_plays_on_after_anything(served: Served, message: str | bytes) -> None:
    name, tokens = served.seated()

    answers(served, name, tokens[0], ['{"type": "hello"}', message])

    plays_on(served, name, tokens)


@pytest.mark.parametrize("size", [16 * 1024 + 1, 1_000_000])
@pytest.mark.parametrize("binary", [False, True])
def test_an_oversized_message_ends_the_line_and_nothing_else(served: Served, size: int, binary: bool) -> None:
    name, tokens = served.seated()
    other = served.caller(name, tokens[1])

    with served.socket(name, tokens[0]) as line:
        assert ending(line, '{"type": "hello"}', b"x" * size if binary else "x" * size)[1] == 1009

    other.hang_up()
    plays_on(served, name, tokens)


def test_a_seat_that_is_not_ones_own_is_refused(served: Served) -> None:
    """By the other seat and by a spectator, for every request that names a seat."""
    name, tokens = served.seated()
    first = served.caller(name, tokens[0])
    assert first.decision is not None
    option = first.decision["options"][0]["id"]
    for caller in (served.caller(name, tokens[1]), served.caller(name)):
        for message in (
            {"type": "choose", "request": "1", "seat": 0, "seq": first.seq, "option": option},
            {"type": "undo", "request": "2", "seat": 0, "seq": first.seq},
            {"type": "answer", "request": "3", "seat": 0, "seq": first.seq, "agree": True},
            {"type": "say", "request": "4", "seat": 0, "text": "I am somebody else"},
            {"type": "why", "request": "5", "seat": 0},
        ):
            caller.say(message)
            told = caller.until("refused")
            assert (told["request"], told["code"]) == (message["request"], "not-yours")
        caller.say({"type": "look", "seat": 0})
        caller.say({"type": "speak", "lang": "en"})
        while (told := caller.hear())["type"] != "standing":
            pass
        assert told["looking"] != 0
    plays_on(served, name, tokens)


def test_a_repeated_choice_is_carried_out_once(served: Served) -> None:
    """The same request ten times on two lines at once, and once more with another option."""
    name, tokens = served.seated()
    one, two = served.caller(name, tokens[0]), served.caller(name, tokens[0])
    assert one.decision is not None
    seq = one.seq
    message = {"type": "choose", "request": "again", "seat": 0, "seq": seq, "option": one.decision["options"][0]["id"]}
    for _ in range(5):
        one.say(message)
        two.say(message)

    one.catch_up(seq + 1)
    one.say({**message, "option": one.decision["options"][-1]["id"] if one.decision["options"] else "x"})
    one.until("done", request="again")

    assert served.caller(name).seq == seq + 1
    plays_on(served, name, tokens)


def test_a_stale_choice_is_refused_with_where_the_table_stands(served: Served) -> None:
    name, tokens = served.seated()
    callers = [served.caller(name, token) for token in tokens]
    first = callers[0]
    assert first.decision is not None
    old, option = first.seq, first.decision["options"][0]["id"]
    first.until("step", request=first.choose())

    first.say({"type": "choose", "request": "late", "seat": 0, "seq": old, "option": option})

    told = first.until("refused", request="late")
    assert (told["code"], told["seq"]) == ("stale", first.seq)


def test_a_flood_holds_up_nobody_else(served: Served) -> None:
    """One line says four hundred things without listening; another table and the same one play on."""
    name, tokens = served.seated()
    other, others = served.seated()
    with served.socket(name, tokens[0]) as flood:
        flood.send('{"type": "hello"}')
        for number in range(400):
            flood.send(json.dumps({"type": "why", "request": f"{number}", "seat": 0}))

        plays_on(served, other, others)
    plays_on(served, name, tokens)


def test_a_stranger_who_floods_in_a_seats_name_slows_that_seat_down_in_nothing(served: Served) -> None:
    """A spectator says without end what is not its to say; the seat chooses meanwhile, and is not too fast."""
    name, tokens = served.seated()
    owner = served.caller(name, tokens[0])
    begun, enough = Event(), Event()
    choice = json.dumps({"type": "choose", "request": "x", "seat": 0, "seq": owner.seq, "option": "x"})

    def flood() -> None:
        with served.socket(name, close_timeout=1) as stranger, suppress(ConnectionClosed):
            stranger.send('{"type": "hello"}')
            for number in count():
                stranger.send(choice)
                if number == 400:
                    begun.set()
                if enough.wait(0.0005):
                    break
        begun.set()

    flooding = Thread(target=flood)
    flooding.start()
    assert begun.wait(SOON)
    request = owner.choose()
    while (told := owner.hear()).get("request") != request:
        pass
    enough.set()
    flooding.join()

    assert told["type"] == "step"


def test_a_line_that_says_nothing_is_told_nothing(served: Served) -> None:
    name, tokens = served.seated()

    with served.socket(name, tokens[0]) as silent:
        plays_on(served, name, tokens)
        with pytest.raises(TimeoutError):
            silent.recv(0.3)


def test_each_line_hears_its_own_side_alone(served: Served) -> None:
    """Whatever is sent to a spectator has no options in it, and no token of anybody is ever sent."""
    name, tokens = served.seated()
    watcher = served.caller(name)
    plays_on(served, name, tokens)
    watcher.catch_up(1)

    assert watcher.decision is not None
    assert watcher.decision["options"] == []
    assert isinstance(Caller(served.socket(name)).table["secret"], str)
    assert Caller(served.socket(name)).table["secret"] == ""
