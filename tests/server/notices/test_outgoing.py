"""Requests go to the Internet alone: not to machines beside ours, not after a redirect, not where a name leads a moment later."""

import asyncio
import ipaddress
import ssl
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from crossroads.server.notices.outgoing import Outgoing, check_address, is_public
from crossroads.server.notices.post import Undelivered
from tests.kit.hubs import run

TLS = Path(__file__).parents[2] / "kit" / "tls"


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "10.1.2.3",
            "192.168.1.1",
            "172.16.0.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",  # noqa: S104  (to be refused)
            "224.0.0.1",
        ),
        *("::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1"),
        *("2002:7f00:1::", "198.18.0.1", "192.0.2.1", "240.0.0.1", "255.255.255.255"),
    ],
)
def test_an_address_beside_ours_is_none_of_the_internet(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "64:ff9b::5db8:d70e"])
def test_an_address_of_the_internet_is_one(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        *(
            "http://hook.example/",
            "https://",
            "https://a:b@hook.example/",
            "https://a@hook.example/",
            "file:///etc/passwd",
        ),
        *(
            "https://hook.example:0/",
            "https://hook.example:99999/",
            "gopher://hook.example",
            "hook.example",
            "https://[",
            "",
        ),
    ],
)
def test_what_is_no_address_of_a_webhook_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="address"):
        check_address(url)


def named(*answers: list[str]) -> tuple[list[str], Callable[[str, int], Awaitable[list[str]]]]:
    """A directory of names that answers so, one time after the other; and what it was asked."""
    asked: list[str] = []

    async def look_up(host: str, port: int) -> list[str]:
        asked.append(f"{host}:{port}")
        return answers[min(len(asked), len(answers)) - 1]

    return asked, look_up


async def refused(outgoing: Outgoing, url: str) -> Undelivered:
    with pytest.raises(Undelivered) as failed:
        await outgoing.post(url, b"{}", {})
    return failed.value


def test_a_name_that_leads_to_a_machine_beside_ours_is_not_asked() -> None:
    """Not even if only one of its addresses does."""
    for addresses in (["127.0.0.1"], ["93.184.215.14", "10.0.0.1"], ["fe80::1%eth0"], []):
        _, look_up = named(addresses)

        failed = run(refused(Outgoing(look_up), "https://hook.example/"))

        assert (str(failed), failed.gone) == ("the address is not on the Internet", True)


async def served(answer: bytes, check: Callable[[int, list[bytes]], Awaitable[None]]) -> None:
    """A web server with a certificate for localhost that answers so; its port, and what it was sent."""
    told: list[bytes] = []

    async def answered(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        told.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(answer)
        await writer.drain()
        writer.close()

    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(TLS / "cert.pem", TLS / "key.pem")
    server = await asyncio.start_server(answered, "127.0.0.1", 0, ssl=context)
    async with server:
        await check(server.sockets[0].getsockname()[1], told)


def outgoing_to(look_up: Any) -> Outgoing:
    """It takes the address of this machine for one of the Internet, and the certificate of the tests for a good one."""
    trusting = ssl.create_default_context(cafile=str(TLS / "cert.pem"))
    return Outgoing(look_up, lambda address: str(address) == "127.0.0.1", trusting)


OK = b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n"


def test_the_connection_goes_to_the_address_that_was_checked() -> None:
    """A name that would lead elsewhere the second time is looked up once; name and certificate are still the name's."""

    async def check(port: int, told: list[bytes]) -> None:
        asked, look_up = named(["127.0.0.1"], ["10.0.0.1"])

        await outgoing_to(look_up).post(f"https://localhost:{port}/hook?a=1", b"{}", {"x-crossroads-id": "7"})

        assert asked == [f"localhost:{port}"]
        assert told[0].startswith(b"POST /hook?a=1 HTTP/1.1\r\n")
        assert f"host: localhost:{port}\r\n".encode() in told[0].lower()
        assert b"x-crossroads-id: 7" in told[0].lower()

    run(served(OK, check))


def test_a_certificate_of_another_name_is_not_taken() -> None:
    async def check(port: int, told: list[bytes]) -> None:
        _, look_up = named(["127.0.0.1"])

        failed = await refused(outgoing_to(look_up), f"https://other.example:{port}/")

        assert (str(failed), failed.gone, told) == ("ConnectError", False, [])

    run(served(OK, check))


def test_a_redirect_is_not_followed() -> None:
    async def check(port: int, told: list[bytes]) -> None:
        _, look_up = named(["127.0.0.1"])

        failed = await refused(outgoing_to(look_up), f"https://localhost:{port}/")

        assert (str(failed), failed.gone, len(told)) == ("answered 302", False, 1)

    run(served(b"HTTP/1.1 302 Found\r\nlocation: http://169.254.169.254/\r\nconnection: close\r\n\r\n", check))


@pytest.mark.parametrize(("status", "gone"), [(410, True), (404, True), (429, False), (500, False)])
def test_an_answer_says_whether_to_come_again(status: int, gone: bool) -> None:
    async def check(port: int, told: list[bytes]) -> None:
        _, look_up = named(["127.0.0.1"])

        failed = await refused(outgoing_to(look_up), f"https://localhost:{port}/")

        assert (str(failed), failed.gone) == (f"answered {status}", gone)

    run(served(f"HTTP/1.1 {status} No\r\nconnection: close\r\n\r\n".encode(), check))
