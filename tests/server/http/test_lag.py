"""The figure of how long everything stood still."""

import asyncio
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from crossroads.server.http import lag
from crossroads.server.settings import Settings
from tests.kit.hubs import eventually, run
from tests.kit.serving import client_of


def counted(most: str) -> float:
    """How often the loop was no later than this."""
    return REGISTRY.get_sample_value("crossroads_loop_lag_seconds_bucket", {"le": most}) or 0.0


def test_a_halt_of_the_loop_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something takes 0.4 seconds in one piece: at least a quarter of one shows in the figures.

    What takes so long is the loop's clock, which is put forward: nobody has to sleep.
    """
    monkeypatch.setattr(lag, "EVERY", 0.01)

    async def test() -> None:
        loop = asyncio.get_running_loop()
        now = loop.time
        watching = asyncio.create_task(lag.watch_lag())
        await asyncio.sleep(0)  # it looks at the clock, and waits
        long = counted("+Inf") - counted("0.25")
        monkeypatch.setattr(loop, "time", lambda: now() + 0.4)

        async def seen() -> bool:
            return counted("+Inf") - counted("0.25") > long

        await eventually(seen)
        watching.cancel()

    run(test())


def test_a_server_watches_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its loop comes round for every question, and one of these is told of a look that was taken since it began."""
    monkeypatch.setattr(lag, "EVERY", 0.001)
    with client_of(Settings(db=f"sqlite:///{tmp_path}/tables.db")) as client:
        before = counted("+Inf")

        assert any(told_of(client.get("/metrics").text) > before for _ in range(10_000))


def told_of(figures: str) -> float:
    """How many looks a server has taken, by its figures."""
    return float(figures.partition("crossroads_loop_lag_seconds_count ")[2].split()[0])
