"""Sockets that are refused before they open: answered, counted by reason, and no line in the log for each."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from prometheus_client import REGISTRY
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from crossroads.server.http.connections import door_of, guarded
from crossroads.server.http.frames import DirectWebSocket
from crossroads.server.http.limits import RateLimit
from crossroads.server.http.security import OriginCheck
from crossroads.server.settings import Settings
from tests.kit.hubs import run


def refused(why: str) -> float:
    return REGISTRY.get_sample_value("crossroads_connections_refused_total", {"why": why}) or 0.0


async def accepting(scope: Any, receive: Any, send: Any) -> None:
    """An application that takes every socket, and hangs up."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": 1000})


@asynccontextmanager
async def served(app: Any) -> AsyncIterator[str]:
    config = Config(app, http=guarded(door_of(Settings(), [])), ws=DirectWebSocket, lifespan="off", log_config=None)
    config.load()
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(
        lambda: guarded(door_of(Settings(), []))(config, state, {}), "127.0.0.1", 0
    )
    try:
        yield f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}/api/tables/x/socket"
    finally:
        server.close()


async def status_of(url: str, origin: str | None = None) -> int:
    """How a handshake is answered; 101 if it is accepted."""
    try:
        async with connect(url, origin=origin):  # type: ignore[arg-type]  # a new type of text
            return 101
    except InvalidStatus as answered:
        return answered.response.status_code


@pytest.mark.parametrize("times", [1, 20])
def test_a_page_from_elsewhere_fills_no_log_and_is_counted(times: int, caplog: pytest.LogCaptureFixture) -> None:
    """Each is answered with 403; one that is welcome afterwards is served."""
    before = refused("foreign-origin")

    async def scene() -> list[int]:
        async with served(OriginCheck(accepting)) as url:
            answers = [await status_of(url, "https://elsewhere.example") for _ in range(times)]
            return [*answers, await status_of(url)]

    with caplog.at_level(logging.WARNING):
        assert run(scene()) == [403] * times + [101]

    assert refused("foreign-origin") - before == times
    assert caplog.messages == []


def test_a_socket_too_many_fills_no_log_and_is_counted(caplog: pytest.LogCaptureFixture) -> None:
    """An address that has used up its rate is answered with 429."""
    before = refused("too-many-requests")

    async def scene() -> list[int]:
        async with served(RateLimit(accepting, Settings(rate=8))) as url:
            return [await status_of(url) for _ in range(4)]

    with caplog.at_level(logging.WARNING):
        assert run(scene()) == [101, 101, 429, 429]

    assert refused("too-many-requests") - before == 2
    assert caplog.messages == []
