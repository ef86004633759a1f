"""Requests to addresses that somebody named: never to a machine beside ours, whatever a name or a redirect says.

The name is looked up once, every address that it has is checked, and the connection goes to the address that was checked:
a name that leads elsewhere a moment later is not asked again. Redirects are not followed.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import urlsplit

import httpx

from crossroads.server.notices.post import Undelivered

SECONDS = 10.0
GONE = (404, 410)
MOST_ANSWER = 64 * 1024
NetAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
LookUp = Callable[[str, int], Awaitable[list[str]]]


async def look_up(host: str, port: int) -> list[str]:
    """The addresses of a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(each[4][0]) for each in found]


def is_public(address: NetAddress) -> bool:
    """Whether an address is anybody's on the Internet, and no way round to ours."""
    if isinstance(address, ipaddress.IPv6Address):
        inside = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inside is not None:
            return is_public(inside)
        if address in ipaddress.ip_network("64:ff9b::/96"):
            return is_public(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
    return address.is_global and not address.is_multicast


def check_address(url: str) -> None:
    """Refuse, with a `ValueError`, what can be no address of a webhook."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as wrong:
        raise ValueError("this is no address") from wrong
    if parts.scheme != "https" or not parts.hostname or parts.username is not None or port == 0:
        raise ValueError("an address begins with https:// and names a machine, without a password")


class Outgoing:
    """Sends requests out; `allowed` and `look_up` are others in tests alone."""

    def __init__(
        self,
        look_up: LookUp = look_up,
        allowed: Callable[[NetAddress], bool] = is_public,
        verify: ssl.SSLContext | bool = True,
    ) -> None:
        self._look_up = look_up
        self._allowed = allowed
        self._verify = verify

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Post something; `Undelivered` with what went wrong, and whether it always will."""
        try:
            check_address(url)
            target = httpx.URL(url)
            port = target.port or 443
            address = await self._checked(target.host, port)
        except ValueError as wrong:
            raise Undelivered(str(wrong), gone=True) from wrong
        status = await self._post_to(address, target, port, body, headers)
        if status in GONE:
            raise Undelivered(f"answered {status}", gone=True)
        if not 200 <= status < 300:
            raise Undelivered(f"answered {status}")

    async def _post_to(
        self, address: str, target: httpx.URL, port: int, body: bytes, headers: Mapping[str, str]
    ) -> int:
        there = target.copy_with(host=address, port=port)
        named = target.host if port == 443 else f"{target.host}:{port}"
        sent = {**headers, "host": named, "user-agent": "Crossroads"}
        try:
            async with (
                httpx.AsyncClient(
                    trust_env=False, follow_redirects=False, timeout=SECONDS, verify=self._verify
                ) as client,
                client.stream(
                    "POST", there, content=body, headers=sent, extensions={"sni_hostname": target.host}
                ) as answer,
            ):
                return answer.status_code  # what it says is not read
        except (httpx.HTTPError, OSError) as failed:
            raise Undelivered(type(failed).__name__) from failed

    async def _checked(self, host: str, port: int) -> str:
        """An address of a name, all of whose addresses may be asked; a `ValueError` if one may not."""
        try:
            found = await asyncio.wait_for(self._look_up(host, port), SECONDS)
        except (OSError, TimeoutError, UnicodeError) as failed:
            raise Undelivered("no such name") from failed
        addresses = [ipaddress.ip_address(each.partition("%")[0]) for each in found]
        if not addresses or not all(self._allowed(each) for each in addresses):
            raise ValueError("the address is not on the Internet")
        return str(addresses[0])
