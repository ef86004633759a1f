"""Addresses that lead here from another device, and their QR codes: never one that means the device itself."""

import socket
from contextlib import suppress
from functools import lru_cache
from io import StringIO
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno

from crossroads.protocol.links import LinkTold
from crossroads.server.settings import Settings, origin_of

SOMEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # for examples: nothing is sent there
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  (what a host asked for, not what we choose)


def is_local(host: str) -> bool:
    """Whether a host means the machine that asks, whichever that is."""
    name = host.rstrip(".").lower()
    if name in ("", "localhost") or name.endswith(".localhost"):
        return True
    try:
        address = ip_address(name.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None) or address
    return bool(mapped.is_loopback or mapped.is_unspecified)


def network_address(family: socket.AddressFamily = socket.AF_INET) -> str:
    """This machine's address in its network; empty if it is in none."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((SOMEWHERE[family], 9))  # a datagram socket only looks up the way
        found = str(probe.getsockname()[0])
        if not is_local(found) and not ip_address(found).is_link_local:
            return found
    return network_address(socket.AF_INET6) if family == socket.AF_INET else ""


def for_others(settings: Settings, url: str) -> str:
    """Where other devices find a server that this machine finds at `url`; empty if they cannot."""
    if settings.public_url:
        return settings.public_url
    parts = urlsplit(url)
    if not is_local(parts.hostname or ""):
        return url
    here = network_address() if settings.listens in EVERYWHERE else ""
    if not here:
        return ""
    shown = f"[{here}]" if ":" in here else here
    return f"{parts.scheme}://{shown}" + (f":{parts.port}" if parts.port else "")


def link_to(settings: Settings, scheme: str, host: str, place: str) -> LinkTold:
    """A place of the page for other devices, asked for over `scheme` at `host`."""
    try:
        asked_at = origin_of(f"{scheme}://{host}")
    except ValueError:  # no browser writes such a host
        asked_at = ""
    base = for_others(settings, asked_at)
    return drawn(f"{base}{place}") if base else LinkTold("")


@lru_cache(256)
def drawn(url: str) -> LinkTold:
    """An address with its QR code."""
    code = segno.make_qr(url, error="m")
    rows = [bytes(row) for row in code.matrix]
    return LinkTold(url, len(rows), "".join(_runs(number, row) for number, row in enumerate(rows)))


def _runs(number: int, row: bytes) -> str:
    """The dark modules of a row, as few rectangles."""
    path, at = [], 0
    while (at := row.find(1, at)) >= 0:
        end = row.find(0, at)
        end = len(row) if end < 0 else end
        path.append(f"M{at} {number}h{end - at}v1h{at - end}z")
        at = end
    return "".join(path)


def as_text(url: str) -> str:
    """A QR code in the signs of a terminal."""
    out = StringIO()
    segno.make_qr(url, error="l").terminal(out, border=2, compact=True)
    return out.getvalue()
