"""Slow tables and their clock, which goes on when a test says so."""

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Table, select

from crossroads.protocol.notices import NewChannel
from crossroads.server.hub.hub import Hub
from crossroads.server.log.outbox import WAITING
from crossroads.server.notices.office import NoticeSetup
from crossroads.server.notices.outgoing import Outgoing
from crossroads.server.notices.post import Undelivered
from tests.kit.hubs import eventually, new_table, sit_all

DAY = 24 * 3600.0


class Clock:
    """What time it is: noon of a winter's day in UTC, until somebody turns it on."""

    def __init__(self) -> None:
        self.now = 1_800_014_400.0

    def __call__(self) -> float:
        return self.now


async def rows(hub: Hub, part: Table) -> list[Any]:
    """All rows of a part of the database."""
    async with hub._store.reading() as connection:
        return list((await connection.execute(select(part).order_by(*part.primary_key.columns))).all())


async def slow_table(hub: Hub, people: tuple[int, ...] = (0, 1), seats: int = 2, **about: Any) -> tuple[str, list[str]]:
    """A table of Shelter at which a decision may take a day, and that waits for seat 0; the people's tokens."""
    made = await new_table(hub, seats, **{"hours": 24, **about})
    tokens = await sit_all(hub, made, people=people)

    async def waits() -> bool:
        return [row.seat for row in await rows(hub, WAITING) if row.table_id == made.table.id] == [0]

    await eventually(waits)
    return made.table.id, tokens


class Recorded(Outgoing):
    """What was posted where; or fails, or ends the process after it has posted."""

    def __init__(self) -> None:
        super().__init__()
        self.posted: list[tuple[str, bytes, dict[str, str]]] = []
        self.failure: Undelivered | None = None
        self.crashes = False

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        self.posted.append((url, body, dict(headers)))
        if self.failure is not None:
            raise self.failure
        if self.crashes:
            raise RuntimeError("the process ends")


def setup_with(sent: Outgoing, **about: Any) -> NoticeSetup:
    """A server that sends by this."""
    return NoticeSetup("https://table.example", outgoing=sent, **about)


async def confirmed(hub: Hub, table: str, seat: int, token: str, sent: Recorded, me: str = "") -> str:
    """A webhook of a seat whose code was typed in; the channel."""
    asked = NewChannel("webhook", f"https://hook.example/{seat}")
    told = await hub.days.listening.add(table, seat, [token], me, asked, "https://table.example")
    code = json.loads(sent.posted[-1][1])["code"]
    await hub.days.listening.confirm(table, seat, [token], me, told.channels[-1].id, code)
    return told.channels[-1].id


def heard(sent: Recorded) -> list[Any]:
    """The notices that were posted, without the codes that came before."""
    return [told for _, body, _ in sent.posted if "turns" in (told := json.loads(body))]
