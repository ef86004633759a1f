"""Whether a server can run here, point by point, and what to do where it cannot; nothing is changed by looking."""

import shutil
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import URL

from crossroads import __version__
from crossroads.server.http.links import for_others, is_local
from crossroads.server.http.serve import PORT, bound
from crossroads.server.http.website import read_page
from crossroads.server.log.connecting import address_of, cannot_open, new_engine
from crossroads.server.log.migrating import pending_format
from crossroads.server.log.outages import FAILURES
from crossroads.server.log.retention import Housekeeping
from crossroads.server.settings import Settings
from crossroads.server.trouble import Trouble

LEAST_PYTHON = (3, 11)
LEAST_FREE = 200 * 2**20  # bytes: a busy table takes some 10 MB in its life
RELEASED = 1_760_000_000.0  # no clock that is right shows an earlier second
SLACK = 120.0  # seconds that two clocks may differ
ANSWER_SECONDS = 5.0

CheckupMark = Literal["good", "note", "bad"]


class CheckupLine(msgspec.Struct, frozen=True):
    """One point: how it is, and what to do next if it is not good."""

    point: str
    state: CheckupMark
    found: str
    advice: str = ""


async def check_up(settings: Settings, host: str, port: int | None) -> list[CheckupLine]:
    """Look at everything that a server needs."""
    here = PORT if port is None else port
    return [
        check_python(sys.version_info[:3]),
        check_page(settings.page),
        *await check_database(settings.address),
        check_disk(settings.address),
        check_port(host, here),
        check_clock(time.time()),
        check_public_url(settings, host, here),
    ]


def check_python(version: tuple[int, ...]) -> CheckupLine:
    found = ".".join(map(str, version))
    if version < LEAST_PYTHON:
        return CheckupLine("python", "bad", found, "install Python 3.11 or newer, and Crossroads for it")
    return CheckupLine("python", "good", f"{found}, Crossroads {__version__}")


def check_page(folder: Path) -> CheckupLine:
    files = read_page(folder)
    if not files:
        advice = "run `make page` in the checkout, or install the package, which has it"
        return CheckupLine("page", "bad", f"not in {folder}", advice)
    return CheckupLine("page", "good", f"{len(files)} files")


async def check_database(url: str) -> list[CheckupLine]:
    """The database, and whether what is in it is older than now."""
    try:
        address = address_of(url)
        shown = address.set(drivername=address.get_backend_name()).render_as_string(hide_password=True)
        file = Path(address.database or "") if address.get_backend_name() == "sqlite" else None
        if file is not None and not file.exists():
            return [
                CheckupLine("database", "note", f"{shown} is not there yet", "the first `crossroads serve` makes it")
            ]
        if older := await _older_format(address):
            advice = "the next `crossroads serve` brings it up to date, and keeps a copy; back it up before"
            return [CheckupLine("database", "note", f"{shown} has the older format {older}", advice)]
        async with Housekeeping.opened(url) as kept:
            tables = await kept.summaries()
    except Trouble as trouble:
        return [CheckupLine("database", "bad", trouble.message, "mend that, or name another with --db")]
    latest = max([table.last for table in tables], default=0.0)
    found = [CheckupLine("database", "good", f"{shown}, {len(tables)} tables")]
    if latest > time.time() + SLACK:
        advice = "set the clock of this machine: invitations and codes end by it"
        found.append(CheckupLine("clock", "bad", "something in the database happened later than now", advice))
    return found


async def _older_format(address: URL) -> str | None:
    engine = new_engine(address)
    try:
        return await pending_format(engine)
    except FAILURES as failed:
        raise cannot_open(address, failed) from failed
    finally:
        await engine.dispose()


def check_disk(url: str) -> CheckupLine:
    address = address_of(url)
    if address.get_backend_name() != "sqlite":
        return CheckupLine(
            "disk", "note", f"that of {address.host or 'the database'} is not seen from here", "watch /ready"
        )
    folder = Path(address.database or "").resolve().parent
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    shown = f"{free // 2**20} MB free in {folder}"
    if free < LEAST_FREE:
        return CheckupLine("disk", "bad", shown, "make room: nothing is confirmed while the disk is full")
    return CheckupLine("disk", "good", shown)


def check_port(host: str, port: int) -> CheckupLine:
    try:
        bound(host, port).close()
    except ValueError as taken:
        if _answers(f"http://{'127.0.0.1' if is_local(host) else host}:{port}"):
            return CheckupLine("port", "good", f"a Crossroads server answers at {port}")
        return CheckupLine("port", "bad", str(taken), "see which program listens there, or choose another port")
    return CheckupLine("port", "good", f"{port} of {host} is free")


def check_clock(now: float) -> CheckupLine:
    shown = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(now))
    if now < RELEASED:
        return CheckupLine(
            "clock", "bad", shown, "set the clock of this machine: certificates and invitations end by it"
        )
    return CheckupLine("clock", "good", shown)


def check_public_url(settings: Settings, host: str, port: int) -> CheckupLine:
    """Whether people come to a Crossroads by the address that they are told."""
    url = settings.public_url
    if not url:
        others = for_others(msgspec.structs.replace(settings, listens=host), f"http://{host}:{port}")
        if others:
            return CheckupLine("public url", "good", f"not set; other devices open {others}")
        advice = "for others, serve with --host 0.0.0.0, or set CROSSROADS_PUBLIC_URL behind a proxy"
        return CheckupLine("public url", "note", "not set, and only this machine can reach the server", advice)
    parts = urlsplit(url)
    if is_local(parts.hostname or ""):
        return CheckupLine("public url", "bad", f"{url} means each device itself", "name the address that others open")
    if not _answers(url):
        advice = "start the server, then ask again; if it runs, look at the proxy and at the name in the DNS"
        return CheckupLine("public url", "bad", f"no Crossroads answers at {url}", advice)
    if parts.scheme != "https":
        advice = "put a proxy with https before it (docs: Host it): seats' cookies can be read on the way"
        return CheckupLine("public url", "note", f"{url} answers, without https", advice)
    return CheckupLine("public url", "good", f"{url} answers")


def _answers(url: str) -> bool:
    """Whether a Crossroads lives there."""
    try:
        with urllib.request.urlopen(f"{url}/health", timeout=ANSWER_SECONDS) as answer:  # noqa: S310  (http or https, by `origin_of`)
            told = msgspec.json.decode(answer.read(1000), type=dict[str, str])
    except (OSError, ValueError):
        return False
    return told.get("status") == "alive"
