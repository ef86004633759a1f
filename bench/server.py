"""How fast is a server: choices that are durable and told to everybody, beside what its parts could do at best.

In the same run, with the same clients on the other core:
- the echo rate of the same web server and framework: a message in, the same message out;
- durable choices a second at 64 tables of four seats, every seat a socket: a message in, one row on disk, four out;
- the same with the game taken out: what is left for rules and words of the time that the goal allows;
- how many rows a second the same kind of SQLite file takes, one by one, each on disk before the next;
- how long a choice takes from the chooser to the other seats at 500 tables where people take their time.

Fails below a quarter of the echo rate.
"""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

TABLES, SEATS = 64, 4
CHOICES = 120  # at each table, in one slice
SLICES = 5
ECHO_SECONDS = 2.0
MESSAGE = 1_100  # bytes, as most messages to a seat have
GOAL = 0.25
CALM_TABLES, CALM_SEATS = 500, 2
CALM_SECONDS, THINKING = 20.0, 3.0
SOON = 60.0
READY = "Crossroads is at "


class Told(msgspec.Struct):
    """The part of a message that a player who chooses at random looks at."""

    type: str
    seq: int = -1
    decision: "Asked | None" = None


class Offer(msgspec.Struct):
    id: str


class Asked(msgspec.Struct):
    seat: int
    options: list[Offer] = []


decoder = msgspec.json.Decoder(Told)


# -- servers


@contextmanager
def started(*command: str) -> Iterator[str]:
    """A server in a process of its own; its address."""
    process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline().strip()
        assert line.startswith(READY), line
        yield line.removeprefix(READY)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(SOON)


def serve_echo() -> None:
    """The same web server, set as ours is, with a handler that answers with what it hears."""
    import socket
    from typing import Any

    import uvicorn
    from litestar import Litestar, WebSocket
    from litestar.handlers import websocket

    @websocket("/echo")
    async def echo(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        while (event := await socket.receive())["type"] == "websocket.receive":
            await socket.send({"type": "websocket.send", "bytes": None, "text": event["text"]})

    sock = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        Litestar([echo], openapi_config=None),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="critical",
        access_log=False,
    )
    print(f"{READY}http://127.0.0.1:{sock.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run([sock])


def serve_without_a_game() -> None:
    """Our server with rules and words taken out: what comes is made durable, and a message goes to every seat."""
    from crossroads import cli
    from crossroads.protocol.socket import Choose, Said
    from crossroads.server.line import attending
    from crossroads.server.line.hearing import hear
    from crossroads.server.line.limits import Shares
    from crossroads.server.log.schema import EntryRow
    from crossroads.server.table.table import Table
    from crossroads.server.telling.visitor import Visitor

    numbers = count(1000)
    message = msgspec.json.encode(Told("step", MESSAGE, Asked(0, [Offer("x" * MESSAGE)])))

    async def hear_without(table: Table, visitor: Visitor, said: Said, limits: Shares) -> None:
        if not isinstance(said, Choose):
            return await hear(table, visitor, said, limits)
        number = next(numbers)
        await table.house.store.append(EntryRow(table.id, number, "choice", said.seat, said.option, str(number), 0.0))
        for guest in table.guests:
            guest.tell(message)
        return None

    attending.hear = hear_without  # type: ignore[attr-defined]  # here alone
    cli.main()


# -- clients


def socket_to(url: str, path: str, token: str = "") -> connect:
    """A connection to be made; without compression, as browsers are offered none."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    address = f"ws{url.removeprefix('http')}{path}"
    return connect(address, additional_headers=headers, compression=None, max_size=None, ping_interval=None)


async def echo_rate(url: str, sockets: int) -> float:
    """Round trips a second over so many sockets, each with one message under way."""
    message = msgspec.json.encode(
        {"type": "choose", "request": "r" * 12, "seat": 1, "seq": 100, "option": "place:diner.left"}
    ).decode()
    lines = [await socket_to(url, "/echo") for _ in range(sockets)]
    made = 0
    end = perf_counter() + ECHO_SECONDS

    async def talk(line: ClientConnection) -> None:
        nonlocal made
        while perf_counter() < end:
            await line.send(message)
            await line.recv()
            made += 1

    start = perf_counter()
    await asyncio.gather(*[talk(line) for line in lines])
    rate = made / (perf_counter() - start)
    await asyncio.gather(*[line.close() for line in lines])
    return rate


async def new_table(http: httpx.AsyncClient, seats: int) -> tuple[str, list[str]]:
    """A table at which all seats are people's: its id and their tokens."""
    made = (await http.post("/api/tables", json={"game": "shelter", "seats": seats})).raise_for_status().json()
    table = made["table"]["id"]
    tokens = []
    for seat in range(seats):
        body = {"name": f"Guest {seat}", "invite": made["invite"], "nonce": str(seat)}
        claimed = await http.post(f"/api/tables/{table}/seats/{seat}/claim", json=body)
        tokens.append(claimed.raise_for_status().json()["token"])
    return table, tokens


async def seated(url: str, tables: int, seats: int) -> list[list[ClientConnection]]:
    """So many tables with a socket on each seat that has heard where the table stands."""
    async with httpx.AsyncClient(base_url=url, timeout=SOON) as http:
        made = [await new_table(http, seats) for _ in range(tables)]
    lines = []
    for table, tokens in made:
        here = [await socket_to(url, f"/api/tables/{table}/socket", token) for token in tokens]
        for line in here:
            await line.send('{"type":"hello"}')
        lines.append(here)
    return lines


def clock() -> dict[int, float]:
    """When each entry of a table's log was asked for."""
    return {}


class Played:
    """What the clients of a slice have seen: choices acknowledged, and how long each took to reach the others."""

    def __init__(self) -> None:
        self.choices = 0
        self.delays: list[float] = []


async def play(
    line: ClientConnection, table: int, seat: int, until: int, pause: float, sent: dict[int, float], seen: Played
) -> None:
    """Play a seat at random until the log has so many entries; `sent` says when the table's entries were asked for."""
    chance = random.Random(f"{table} {seat}")  # each has its own: people at 500 tables do not think in step
    seq = -1
    while seq < until:
        told = decoder.decode(await line.recv())
        if told.type not in ("standing", "step"):
            continue
        seq = told.seq
        if told.type == "step" and seq in sent:
            seen.delays.append(perf_counter() - sent[seq])
        asked = told.decision
        if asked is None:
            return
        if asked.seat == seat and asked.options and seq < until:
            seen.choices += 1
            if pause:
                await asyncio.sleep(chance.expovariate(1 / pause))
            option = chance.choice(asked.options).id
            message = {"type": "choose", "request": f"{seq}", "seat": seat, "seq": seq, "option": option}
            sent[seq + 1] = perf_counter()
            await line.send(msgspec.json.encode(message).decode())


async def choice_rate(url: str) -> float:
    """Durable choices a second while every seat of every table plays as fast as it is told."""
    tables = await seated(url, TABLES, SEATS)
    seen = Played()
    start = perf_counter()
    await asyncio.gather(
        *[
            play(line, table, seat, CHOICES, 0, sent, seen)
            for table, here in enumerate(tables)
            for sent in [clock()]
            for seat, line in enumerate(here)
        ]
    )
    rate = seen.choices / (perf_counter() - start)
    await asyncio.gather(*[line.close() for here in tables for line in here])
    return rate


async def bare_rate(url: str) -> float:
    """The same without a game: the first seat of every table asks, and all are told."""
    tables = await seated(url, TABLES, SEATS)
    told = 0

    async def ask(line: ClientConnection) -> None:
        message = {"type": "choose", "request": "r", "seat": 0, "seq": 0, "option": "place:diner.left"}
        for _ in range(CHOICES):
            await line.send(msgspec.json.encode(message).decode())
            while decoder.decode(await line.recv()).type != "step":
                pass

    async def listen(line: ClientConnection) -> None:
        nonlocal told
        while told < TABLES * (SEATS - 1) * CHOICES:
            told += decoder.decode(await line.recv()).type == "step"

    listening = [asyncio.create_task(listen(line)) for here in tables for line in here[1:]]
    start = perf_counter()
    await asyncio.gather(*[ask(here[0]) for here in tables])
    rate = TABLES * CHOICES / (perf_counter() - start)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    await asyncio.gather(*[line.close() for here in tables for line in here])
    return rate


async def delays(url: str) -> tuple[list[float], int]:
    """How long choices took to reach the other seats while people take their time, and how many there were."""
    tables = await seated(url, CALM_TABLES, CALM_SEATS)
    seen = Played()
    playing = [
        asyncio.create_task(play(line, table, seat, sys.maxsize, THINKING, sent, seen))
        for table, here in enumerate(tables)
        for sent in [clock()]
        for seat, line in enumerate(here)
    ]
    await asyncio.sleep(CALM_SECONDS)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*[line.close() for here in tables for line in here])
    return seen.delays, seen.choices


def append_rate(file: Path) -> float:
    """Rows a second, each in a transaction of its own and on disk before the next."""
    base = sqlite3.connect(file, isolation_level=None)
    base.execute("PRAGMA journal_mode = WAL")
    base.execute("PRAGMA synchronous = FULL")
    base.execute("CREATE TABLE log (at INTEGER PRIMARY KEY, seat INTEGER, option TEXT)")
    start, rows = perf_counter(), 0
    while (passed := perf_counter() - start) < 2:
        base.execute("INSERT INTO log (seat, option) VALUES (?, ?)", (rows % SEATS, "place:diner.left"))
        rows += 1
    base.close()
    return rows / passed


def tell(name: str, figure: float, note: str = "") -> None:
    print(f"{name:46}{figure:12,.0f}  {note}", flush=True)


def apart(cores: Sequence[int]) -> None:
    """Keep the clients off the first core, which the servers then have to themselves as far as the machine has two."""
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[1:])


def main() -> int:
    if sys.argv[1:] == ["echo"]:
        serve_echo()
        return 0
    if sys.argv[1:2] == ["serve"]:
        serve_without_a_game()
        return 0
    with tempfile.TemporaryDirectory() as folder:
        serve = ("serve", "--port", "0", "--rate", "0", "--log-level", "error", "--db")
        with (
            started(__file__, "echo") as echo,
            started("-m", "crossroads.cli", *serve, f"sqlite:///{folder}/tables.sqlite") as url,
            started(__file__, *serve, f"sqlite:///{folder}/bare.sqlite") as bare,
        ):
            apart(sorted(os.sched_getaffinity(0)))
            echoes, choices, without = [], [], []
            for _ in range(SLICES):
                echoes.append(asyncio.run(echo_rate(echo, TABLES * SEATS)))
                choices.append(asyncio.run(choice_rate(url)))
                without.append(asyncio.run(bare_rate(bare)))
            waits, made = asyncio.run(delays(url))
        rows = append_rate(Path(folder) / "rows.sqlite")
    tell("echoes a second, same web server", median(echoes))
    ratio = share(choices, echoes)
    tell("durable choices a second, 64 tables of 4", median(choices), f"{ratio:.2f} of it, goal {GOAL}")
    tell("the same with the game taken out", median(without), f"{share(without, echoes):.2f} of it")
    tell("rows a second in SQLite, one by one", rows)
    cuts = quantiles([wait * 1000 for wait in waits], n=100)
    print(f"at {CALM_TABLES} tables of {CALM_SEATS}, {made / CALM_SECONDS:.0f} choices a second: ", end="")
    print(f"the others see a choice after {cuts[49]:.1f} ms (p50), {cuts[98]:.1f} ms (p99)")
    return 0 if ratio >= GOAL else 1


def share(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """How much ours are of theirs, slice by slice: the machine's own speed changes from one to the next."""
    return median(mine / other for mine, other in zip(ours, theirs, strict=True))


if __name__ == "__main__":
    sys.exit(main())
