"""Who may be connected: so many of an address, so many in all, and nobody for long without asking for something."""

import asyncio
import resource
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from prometheus_client import REGISTRY
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from crossroads.server.http import connections, frames
from crossroads.server.http.connections import Door, Guarded, door_of, guarded
from crossroads.server.http.frames import DirectWebSocket
from crossroads.server.settings import Settings
from tests.kit.hubs import eventually, run

PROXY = ["127.0.0.1"]  # what a test connects from
NOBODY: list[str] = []
ASK = b"GET /health HTTP/1.1\r\nhost: here\r\n\r\n"
HALF = b"GET /health HTTP/1.1\r\nhost: he"
BODY = b"POST /api HTTP/1.1\r\nhost: here\r\ncontent-length: 100\r\n\r\nhalf of it"


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is too slow, on however busy a machine, unless a test says so."""
    for clock in ("HEADER_SECONDS", "BODY_SECONDS", "READ_SECONDS"):
        monkeypatch.setattr(connections, clock, 10_000.0)


def refused(why: str) -> float:
    """How many connections were turned away so far."""
    return REGISTRY.get_sample_value("crossroads_connections_refused_total", {"why": why}) or 0.0


class Stage:
    """A small application, and what it met."""

    def __init__(self) -> None:
        self.asked = 0
        self.broken_off = 0
        self.heard: list[str] = []  # on sockets

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked += 1
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] != "websocket.disconnect":
                self.heard.append(message["text"])
            return
        message = await receive()
        while message.get("more_body"):
            message = await receive()
        if message["type"] == "http.disconnect":
            self.broken_off += 1
            return
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


Open = Callable[[bytes], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]


@asynccontextmanager
async def served(door: Door) -> AsyncIterator[tuple[Stage, Open, int]]:
    """A server with a door, and a way to connect and say something."""
    stage = Stage()
    config = Config(
        stage, http=guarded(door), ws=DirectWebSocket, lifespan="off", log_config=None, timeout_keep_alive=10_000
    )
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: guarded(door)(config, state, {}), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    writers: list[asyncio.StreamWriter] = []

    async def opened(said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writers.append(writer)
        writer.write(said)
        return reader, writer

    try:
        yield stage, opened, port
    finally:
        for writer in writers:
            writer.close()
        server.close()


async def inside(door: Door, count: int) -> None:
    """Wait until so many are inside."""

    async def so_many() -> bool:
        return len(door._inside) == count

    await eventually(so_many)


async def answer(reader: asyncio.StreamReader) -> bytes:
    """All that is said until the line is closed, or the first answer."""
    try:
        return (await reader.readuntil(b"\r\n"))[:12]
    except (asyncio.IncompleteReadError, ConnectionError):
        return b""


@pytest.mark.parametrize("said", [b"", HALF, BODY])
def test_half_open_requests_shut_nobody_out(said: bytes) -> None:
    """260 of one address that say nothing, or half of something, where 40 have room: who asks is answered."""

    async def test() -> None:
        door = Door(40, 40, PROXY)
        async with served(door) as (_, opened, _):
            before = refused("made-way")
            for _ in range(260):
                await opened(said)
            reader, _ = await opened(ASK)

            assert await answer(reader) == b"HTTP/1.1 200"
            assert len(door._inside) <= 40
            await gone_up(lambda: refused("made-way"), before + 261 - 40)

    run(test())


async def gone_up(figure: Callable[[], float], to: float) -> None:
    async def high_enough() -> bool:
        return figure() >= to

    await eventually(high_enough)


def test_an_address_has_its_share_and_a_proxy_needs_none() -> None:
    """Three of an address: whoever waits there longest makes way for the fourth, and for nobody of another address."""
    door = Door(10, 3, ["10.0.0.5"])
    guests = [Guest() for _ in range(20)]

    assert all(door.enter(each, "192.0.2.1") for each in guests[:3])
    assert door.enter(guests[3], "192.0.2.1")
    assert [each.cut for each in guests[:4]] == [True, False, False, False]
    for each in guests[1:4]:
        door.asked(each)
    assert not door.enter(guests[4], "192.0.2.1"), "all three are being answered"
    assert door.enter(guests[5], "192.0.2.2")
    assert all(door.enter(each, "10.0.0.5") for each in guests[6:12])
    assert door.enter(guests[12], "192.0.2.3"), "there is no room left: who waits longest makes way"
    assert guests[5].cut
    door.answered(guests[1])
    assert door.enter(guests[13], "192.0.2.1")
    assert guests[1].cut


def test_where_all_are_busy_nobody_else_comes_in() -> None:
    """And when one of them has gone there is room again; who was turned away is remembered by nothing."""
    door, guests = Door(2, 2, NOBODY), [Guest() for _ in range(4)]
    for each in guests[:2]:
        door.enter(each, "192.0.2.1")
        door.asked(each)
    before = refused("full")

    assert not door.enter(guests[2], "192.0.2.2")
    door.leave(guests[2])
    door.leave(guests[0])
    door.leave(guests[0])

    assert refused("full") == before + 1
    assert door.enter(guests[3], "192.0.2.2")
    door.leave(guests[1])
    door.leave(guests[3])
    assert (door._inside, door._waiting, dict(door._by_address)) == ({}, {}, {})


class Guest(Guarded):
    """A connection without a network."""

    cut = False

    def __init__(self) -> None:
        pass

    def cut_off(self) -> None:
        self.cut = True


def test_one_address_has_at_most_half_of_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """200 files may be open: 64 are ours, 136 are connections, and 68 of them one address'. Without limits it has all."""
    monkeypatch.setattr(resource, "getrlimit", lambda _: (200, 200))

    door, free = door_of(Settings(), NOBODY), door_of(Settings(rate=0), NOBODY)

    assert (door._most, door._most_of_one) == (136, 68)
    assert (free._most, free._most_of_one) == (136, 136)
    assert door_of(Settings(connections=10), NOBODY)._most_of_one == 10


def test_who_asks_nothing_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line ends, and nothing is left of it; who has asked nothing is answered nothing, for browsers connect ahead."""
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.05)

    async def test() -> None:
        door = Door(10, 10, NOBODY)
        async with served(door) as (_, opened, _):
            before = refused("slow")
            reader, _ = await opened(b"")

            assert await asyncio.wait_for(reader.read(), 60) == b""
            await inside(door, 0)
            assert refused("slow") == before + 1

    run(test())


def test_half_a_header_is_not_waited_for() -> None:
    async def test() -> None:
        door = Door(10, 10, NOBODY)
        async with served(door) as (stage, opened, _):
            before = refused("slow")
            reader, _ = await opened(HALF)
            await inside(door, 1)
            (guest,) = door._inside
            await gone_up(lambda: guest._unread, len(HALF))
            guest._start_clock(0.05)
            told = await asyncio.wait_for(reader.read(), 60)

            assert told[:12] == b"HTTP/1.1 408"
            assert (refused("slow"), stage.asked) == (before + 1, 0)
            await inside(door, 0)

    run(test())


def test_who_was_answered_once_is_no_slower_the_second_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        door = Door(10, 10, NOBODY)
        async with served(door) as (_, opened, _):
            reader, writer = await opened(ASK)
            await reader.readuntil(b"ok")
            monkeypatch.setattr(connections, "HEADER_SECONDS", 0.05)
            writer.write(HALF)
            told = await asyncio.wait_for(reader.read(), 60)

            assert told[:12] == b"HTTP/1.1 408"
            await inside(door, 0)

    run(test())


def test_half_a_body_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The application learns that the rest will not come."""
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.05)

    async def test() -> None:
        door = Door(10, 10, NOBODY)
        async with served(door) as (stage, opened, _):
            before = refused("slow")
            reader, _ = await opened(BODY)

            assert await asyncio.wait_for(reader.read(), 60) == b""
            await inside(door, 0)
            await gone_up(lambda: stage.broken_off, 1)
            assert refused("slow") == before + 1

    run(test())


def test_headers_without_end_are_not_read() -> None:
    async def test() -> None:
        door = Door(10, 10, NOBODY)
        async with served(door) as (stage, opened, _):
            before = refused("large")
            reader, writer = await opened(b"GET / HTTP/1.1\r\n")
            for number in range(40):
                writer.write(b"x-%d: " % number + b"x" * 1000 + b"\r\n")
                await asyncio.sleep(0)
            told = await answer(reader)

            assert told in (b"HTTP/1.1 431", b""), "or the line was closed before we had said it all"
            assert (refused("large"), stage.asked) == (before + 1, 0)

    run(test())


def test_a_long_body_is_no_long_header() -> None:
    """Sixty thousand bytes after the headers, in several pieces, are the application's business."""

    async def test() -> None:
        async with served(Door(10, 10, NOBODY)) as (_, opened, _):
            reader, writer = await opened(b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 60000\r\n\r\n")
            for _ in range(6):
                writer.write(b"x" * 10_000)
                await writer.drain()
                await asyncio.sleep(0.01)

            assert await answer(reader) == b"HTTP/1.1 200"

    run(test())


def test_a_line_that_is_kept_asks_again_and_makes_way_while_it_is_idle() -> None:
    async def test() -> None:
        door = Door(2, 2, NOBODY)
        async with served(door) as (stage, opened, _):
            reader, writer = await opened(ASK)
            for asked in (1, 2):
                assert b"200" in await reader.readuntil(b"ok")
                assert stage.asked == asked
                writer.write(ASK)
            await reader.readuntil(b"ok")
            await opened(b"")
            await opened(b"")

            assert await asyncio.wait_for(reader.read(), 60) == b""

    run(test())


def test_a_socket_is_counted_until_it_is_closed() -> None:
    """It never makes way: it is not idle, however little is said on it."""

    async def test() -> None:
        door = Door(2, 2, NOBODY)
        async with served(door) as (_, opened, port):
            async with connect(f"ws://127.0.0.1:{port}/", ping_interval=None) as socket:
                for _ in range(5):
                    await opened(HALF)
                assert len(door._inside) == 2
                await socket.send("still here")
                assert door._by_address["127.0.0.1"] == 2
            await inside(door, 1)

    run(test())


def test_who_does_not_read_its_answer_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers wait until the other side reads; if it does not, nothing waits any longer."""
    monkeypatch.setattr(connections, "READ_SECONDS", 0.05)

    async def test() -> None:
        door = Door(10, 10, NOBODY)
        async with served(door) as (_, opened, _):
            before = refused("slow")
            _, writer = await opened(b"")
            await inside(door, 1)
            (guest,) = door._inside
            guest.pause_writing()
            guest.resume_writing()
            guest.pause_writing()
            await inside(door, 0)

            assert refused("slow") == before + 1
            writer.close()

    run(test())


# -- many small things at once


def pieces(opcode: Opcode, *texts: bytes) -> bytes:
    return b"".join(Frame(opcode, text).serialize(mask=True) for text in texts)


def socket_of(door: Door) -> DirectWebSocket:
    """The one socket that is open."""
    (guest,) = door._inside
    socket = guest.transport.get_protocol()
    assert isinstance(socket, DirectWebSocket)
    return socket


@asynccontextmanager
async def on_a_socket() -> AsyncIterator[tuple[Stage, DirectWebSocket, Callable[[bytes], None]]]:
    """A socket that is open, and a way to send it bytes."""
    door = Door(10, 10, NOBODY)
    async with (
        served(door) as (stage, _, port),
        connect(f"ws://127.0.0.1:{port}/", ping_interval=None, close_timeout=0.1) as client,
    ):
        yield stage, socket_of(door), client.transport.write


async def most_in_one_turn(socket: DirectWebSocket, until: Callable[[], bool]) -> int:
    """How many frames of a socket were read at most between two turns of everybody else."""
    most = before = socket._frames
    async with asyncio.timeout(60):
        while not until():
            before = socket._frames
            await asyncio.sleep(0)
            most = max(most, socket._frames - before)
    return most


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_a_socket_full_of_pings_is_read_a_little_at_a_time(opcode: Opcode, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five thousand at once: a step's worth is read in a turn, and then no more for a while."""
    monkeypatch.setattr(frames, "FRAMES", 10)

    async def test() -> None:
        async with on_a_socket() as (_, socket, send):
            send(pieces(opcode, *[b""] * 5000))
            least = frames.STEP // 6

            most = await most_in_one_turn(socket, lambda: socket._frames >= least)

            assert most <= least + 1
            assert (socket.read_paused, socket._step is not None) == (True, True)

    run(test())


def test_messages_that_come_in_a_lump_are_all_heard_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nine hundred short ones, with pings among them, and then one that is long: none is lost or overtaken."""
    monkeypatch.setattr(frames, "FRAMES", 10**9)

    async def test() -> None:
        async with on_a_socket() as (stage, socket, send):
            texts = [*[str(number) for number in range(900)], "x" * 9000, "the end"]
            send(b"".join(pieces(Opcode.TEXT, text.encode()) + pieces(Opcode.PING, b"?") for text in texts))

            most = await most_in_one_turn(socket, lambda: len(stage.heard) == len(texts))

            assert stage.heard == texts
            assert most <= frames.STEP // 6 + 1
            assert not socket.read_paused

    run(test())


def test_who_does_not_read_the_answers_to_its_pings_gets_none() -> None:
    async def test() -> None:
        async with on_a_socket() as (_, socket, send):
            socket.pause_writing()
            send(pieces(Opcode.PING, b"1", b"2"))
            await most_in_one_turn(socket, lambda: socket._frames == 2)
            unsent = socket.transport.get_write_buffer_size()
            socket.resume_writing()

            assert (unsent, socket.conn.data_to_send()) == (0, [])

    run(test())


@pytest.mark.parametrize(("asked", "answered"), [(5, 5), (200, None)])
def test_few_requests_wait_behind_another_one(asked: int, answered: int | None) -> None:
    """Five in a row are answered; of two hundred no more are kept than so many, and the line is closed."""

    async def test() -> None:
        async with served(Door(10, 10, NOBODY)) as (stage, opened, _):
            before = refused("hasty")
            reader, _ = await opened(ASK * asked)
            if answered is None:
                await asyncio.wait_for(reader.read(), 60)
                assert stage.asked <= connections.MOST_AHEAD + 1
                assert refused("hasty") == before + 1
            else:
                for _ in range(answered):
                    await reader.readuntil(b"ok")
                assert refused("hasty") == before

    run(test())


def test_what_is_no_request_is_counted_and_fills_no_log(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with served(Door(10, 10, NOBODY)) as (stage, opened, _):
            before = refused("unreadable")
            for _ in range(20):
                reader, _ = await opened(b"\x16\x03\x01 this is something else\r\n\r\n")
                assert await answer(reader) == b"HTTP/1.1 400"

            assert (refused("unreadable"), stage.asked) == (before + 20, 0)

    run(test())
    assert caplog.messages == []
