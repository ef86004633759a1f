"""Messages that go past the framework are what it would have written and read, and none is overtaken."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from crossroads.server.http.frames import text_frame, whole_text
from tests.kit.serving import Caller, Served

SIZES = [0, 1, 125, 126, 65_535, 65_536, 70_000]


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_is_what_the_web_server_makes_of_the_same_text(size: int) -> None:
    data = b"x" * size

    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_clients_message_is_read_from_its_frame_unless_it_is_long(size: int) -> None:
    text = "".join(chr(1 + number % 126) for number in range(size))

    read = whole_text(Frame(Opcode.TEXT, text.encode()).serialize(mask=True))

    assert read == (text if size < 65_536 else None)


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.BINARY, b"hello").serialize(mask=True),
        Frame(Opcode.TEXT, b"hel", fin=False).serialize(mask=True),
        Frame(Opcode.CONT, b"lo").serialize(mask=True),
        Frame(Opcode.PING, b"hello").serialize(mask=True),
        Frame(Opcode.TEXT, b"hello").serialize(mask=False),  # no client may do so
        b"\xc1" + Frame(Opcode.TEXT, b"hello").serialize(mask=True)[1:],  # compressed, which nobody agreed on
        Frame(Opcode.TEXT, b"hello").serialize(mask=True) * 2,
        b"\x81\xfe\x00\x05\x00\x00\x00\x00hello" + bytes(120),  # a length in more bytes than it needs
        Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True),
    ],
    ids=["binary", "begun", "continued", "ping", "unmasked", "compressed", "two", "long-winded", "no text"],
)
def test_all_other_frames_are_left_to_the_framework(frame: bytes) -> None:
    assert whole_text(frame) is None


@given(st.binary(max_size=400))
def test_a_frame_in_pieces_or_with_something_behind_it_is_left_to_the_framework(data: bytes) -> None:
    frame = Frame(Opcode.TEXT, data).serialize(mask=True)

    assert whole_text(frame + b"\x81") is None
    assert all(whole_text(frame[:cut]) is None for cut in range(len(frame)))


@given(st.binary(max_size=300))
def test_no_bytes_of_whatever_kind_make_it_fail(data: bytes) -> None:
    whole_text(data)
    whole_text(b"\x81" + data)
    whole_text(b"\x81\xfe" + data)


# -- over a real line


def framed(message: dict[str, Any]) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)


def in_fragments(message: dict[str, Any]) -> bytes:
    data = json.dumps(message).encode()
    first = Frame(Opcode.TEXT, data[:20], fin=False).serialize(mask=True)
    return first + Frame(Opcode.CONT, data[20:]).serialize(mask=True)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("served")
    with Served(f"sqlite:///{folder}/tables.sqlite3", folder) as served:
        yield served


def chooser_at(served: Served) -> tuple[Caller, dict[str, Any]]:
    """Whoever must choose at a new table, and a choice of theirs."""
    table, tokens = served.seated()
    callers = [served.caller(table, token) for token in tokens]
    asked = callers[0].decision
    assert asked is not None
    caller = callers[asked["seat"]]
    assert caller.decision is not None
    option = caller.decision["options"][0]["id"]
    return caller, {"type": "choose", "request": "one", "seat": asked["seat"], "seq": caller.seq, "option": option}


@pytest.mark.parametrize("frames", [framed, in_fragments])
def test_a_choice_is_carried_out_in_however_many_pieces_it_comes(
    served: Served, frames: Callable[[dict[str, Any]], bytes]
) -> None:
    caller, choice = chooser_at(served)
    data = frames(choice)

    for start in range(0, len(data), 40):
        caller.socket.socket.sendall(data[start : start + 40])
        sleep(0.01)

    assert caller.until("step")["request"] == "one"


def test_messages_that_come_together_are_heard_in_their_order(served: Served) -> None:
    caller, choice = chooser_at(served)

    caller.socket.socket.sendall(framed(choice) + framed(choice) + framed({**choice, "request": "two"}))

    told = [caller.until("step"), caller.until("done"), caller.until("refused")]
    assert [each["request"] for each in told] == ["one", "one", "two"]
    assert told[2]["code"] == "stale"


def test_a_message_does_not_overtake_one_that_is_still_coming_in(served: Served) -> None:
    caller, choice = chooser_at(served)
    why = framed({"type": "why", "request": "why", "seat": choice["seat"], "option": ""})

    caller.socket.socket.sendall(why[:10])
    sleep(0.05)
    caller.socket.socket.sendall(why[10:])
    caller.socket.socket.sendall(framed(choice))

    kinds: list[str] = []
    while "step" not in kinds:
        kinds.append(caller.hear()["type"])
    assert "reasons" in kinds


@pytest.mark.parametrize("data", [b"\xff\xfe{}", b'{"type":"choose","request":"\xff"}'])
def test_a_text_that_is_none_ends_the_line(served: Served, data: bytes) -> None:
    caller, _ = chooser_at(served)

    caller.socket.socket.sendall(Frame(Opcode.TEXT, data).serialize(mask=True))

    with pytest.raises(ConnectionClosed) as ended:
        caller.until("nothing more")
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 1007
    assert served.faults() == [], "it is nothing to write pages about"
