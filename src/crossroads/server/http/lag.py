"""How long everything stood still: what takes long in one piece holds up every table."""

import asyncio

from prometheus_client import Histogram

EVERY = 0.25  # seconds

LAG = Histogram(
    "crossroads_loop_lag_seconds",
    "How much later than it should the event loop came round, looked at four times a second.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)


async def watch_lag() -> None:
    """Look again and again, until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        LAG.observe(max(0.0, loop.time() - due))
