"""Runs the server until it is told to stop. A port or a database that cannot be had is a `ValueError` of one line."""

import asyncio
import os
import signal
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress

import structlog
import uvicorn
from msgspec.structs import replace
from uvicorn.loops.auto import auto_loop_factory

from crossroads.server.http.app import make_app
from crossroads.server.http.connections import door_of, guarded
from crossroads.server.http.frames import DirectWebSocket
from crossroads.server.hub.hub import Hub
from crossroads.server.hub.opening import hub_of
from crossroads.server.log_lines import configure_logs
from crossroads.server.settings import Settings
from crossroads.server.trouble import Trouble

log = structlog.get_logger()

PORT = 8000
LAST_PORT = 65535
STRICT_TRANSPORT = ("strict-transport-security", "max-age=31536000")  # a browser that came by https keeps to it
GRACE = 5  # seconds for open requests once the server is told to stop
Announce = Callable[[str], None]


def serve(
    settings: Settings, host: str, port: int | None, log_level: str, announce: Announce, *, any_port: bool = False
) -> None:
    """Serve until SIGINT or SIGTERM; `announce` is told the address once it answers."""
    configure_logs(log_level)
    check_tls(settings)
    sock = bound(host, port, any_port=any_port)
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(serve_on(sock, replace(settings, listens=sock.getsockname()[0]), announce))


async def serve_on(sock: socket.socket, settings: Settings, announce: Announce) -> None:
    """Serve on a bound socket; what was acknowledged is in the database, whenever and however this ends."""
    with sock:
        hub = await opened(settings)
        try:
            for each in (signal.SIGINT, signal.SIGTERM):
                signal.signal(each, lambda *_: None)  # uvicorn stops at them and then raises them once more, for us
            await Announcing(uvicorn_config(settings, hub), announce).serve(sockets=[sock])
        finally:
            await hub.close()


class Announcing(uvicorn.Server):
    """A web server that says where it is as soon as it answers."""

    def __init__(self, config: uvicorn.Config, announce: Announce) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            url = url_of(sockets[0], "https" if self.config.is_ssl else "http")
            log.info("serving", url=url)
            self._announce(url)


def uvicorn_config(settings: Settings, hub: Hub) -> uvicorn.Config:
    """How the web server runs: small messages, no compression of them, and our own log lines."""
    config = uvicorn.Config(
        make_app(settings, hub),
        ws=DirectWebSocket,
        ws_max_size=settings.max_message,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        ssl_certfile=settings.tls_cert,
        ssl_keyfile=settings.tls_key,
        headers=[STRICT_TRANSPORT] if settings.tls_cert else [],
    )
    config.http = guarded(door_of(settings, config.forwarded_allow_ips))
    return config


def check_tls(settings: Settings) -> None:
    """Refuse a certificate and a key that do not go together, or cannot be read."""
    cert, key = settings.tls_cert, settings.tls_key
    if cert is None and key is None:
        return
    if cert is None or key is None:
        raise ValueError("--tls-cert and --tls-key go together: name the certificate and its key")
    for option, file in (("--tls-cert", cert), ("--tls-key", key)):
        try:
            file.read_bytes()
        except OSError as wrong:
            raise ValueError(f"{option} {file}: {_reason(wrong)}") from None
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(cert, key, password=_no_password)
    except (ssl.SSLError, ValueError) as wrong:
        raise ValueError(
            f"--tls-cert {cert}, --tls-key {key}: they cannot be used together ({wrong}); name a certificate as PEM and its own key without a password"
        ) from None


def _no_password() -> str:
    raise ValueError("the key has a password")


def bound(host: str, port: int | None, *, any_port: bool = False) -> socket.socket:
    """A socket at this address; with `any_port` and no port named, at a free one if the usual one is taken."""
    if port is not None or not any_port:
        return _bound(host, PORT if port is None else port)
    with suppress(ValueError):
        return _bound(host, PORT)
    return _bound(host, 0)


def _bound(host: str, port: int) -> socket.socket:
    if not 0 <= port <= LAST_PORT:
        raise ValueError(f"--port {port}: ports go from 1 to {LAST_PORT}, and 0 is any free one")
    try:
        family, kind, number, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except OSError as wrong:
        raise ValueError(f"--host {host}: no such address ({_reason(wrong)})") from None
    sock = socket.socket(family, kind, number)
    if os.name != "nt":  # there it would share a port that is in use
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind(address)
        sock.listen()  # only who listens has the port: another could be bound beside us until then
    except OSError as wrong:
        sock.close()
        hint = "stop what listens there, or name another with --port"
        raise ValueError(f"port {port} of {host} cannot be had: {_reason(wrong)}; {hint}") from None
    return sock


def _reason(wrong: OSError) -> str:
    return (wrong.strerror or str(wrong)).lower()


def url_of(sock: socket.socket, scheme: str = "http") -> str:
    """The address that a browser on this machine opens."""
    host, port = sock.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104  (what the host asked for, not what we choose)
        host = "127.0.0.1" if host == "0.0.0.0" else "::1"  # noqa: S104
    return f"{scheme}://[{host}]:{port}" if ":" in host else f"{scheme}://{host}:{port}"


async def opened(settings: Settings) -> Hub:
    """The hub over its database; why one cannot be opened is said in one line."""
    try:
        return await hub_of(settings)
    except Trouble as trouble:
        raise ValueError(f"{trouble.message} Another one can be named with --db.") from trouble
