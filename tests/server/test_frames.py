"""Messages written past the framework are what the framework would have written, and none is overtaken."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from crossroads.server.frames import Outbox, text_frame
from tests.kit.hubs import run


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_what_the_web_server_makes_of_the_same_text(size: int) -> None:
    data = b"x" * size

    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


class Pipe(asyncio.Transport):
    """A transport that keeps what is written; a lost one refuses."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.lost = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert not self.lost
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return self.lost


def test_what_a_turn_brings_is_written_at_its_end_in_order() -> None:
    async def test() -> None:
        outbox, first, second = Outbox(asyncio.get_running_loop()), Pipe(), Pipe()

        outbox.put(first, b"a")
        outbox.put(second, b"b")
        outbox.put(first, b"c")
        before = [*first.written, *second.written]
        await asyncio.sleep(0)

        assert before == []
        assert (first.written, second.written) == ([b"a", b"c"], [b"b"])

    run(test())


def test_a_line_that_was_lost_meanwhile_does_not_stop_the_others() -> None:
    async def test() -> None:
        outbox, first, second = Outbox(asyncio.get_running_loop()), Pipe(), Pipe()
        outbox.put(first, b"a")
        outbox.put(second, b"b")

        first.lost = True
        outbox.empty()

        assert (first.written, second.written) == ([], [b"b"])

    run(test())
