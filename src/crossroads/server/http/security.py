"""What a browser is told not to do, whom it may talk for, and how a seat proves itself."""

import re
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from urllib.parse import urlsplit

from litestar.datastructures import Cookie

from crossroads.server.http.asgi import App, AsgiMessage, AsgiReceive, Scope, Send
from crossroads.server.http.problems import refuse

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
NOT_KEPT = (b"cache-control", b"no-store")  # what a table tells one seat is nobody else's
PRIVATE = ("/api/tables", "/api/link", "/api/me", "/api/notices")
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
SEAT_COOKIE = re.compile(r"seat-\d{1,2}|host")
TOKEN = re.compile(r"[A-Za-z0-9_-]{1,64}")
MOST_TOKENS = 20
HOST = "host"
ME = "me"
YEAR = 365 * 24 * 60 * 60


class SecurityHeaders:
    """ASGI: puts the security headers on every answer."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: AsgiReceive, send: Send) -> None:
        async def send_with_headers(message: AsgiMessage) -> None:
            if message["type"] == "http.response.start":
                kept = [NOT_KEPT] if scope["path"].startswith(PRIVATE) else []
                message["headers"] = [*message["headers"], *RAW_HEADERS, *kept]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class OriginCheck:
    """ASGI: a page from elsewhere may neither open a socket here nor change anything."""

    def __init__(self, app: App, origins: Sequence[str] = ()) -> None:
        self.app = app
        self.origins = frozenset(origin.rstrip("/").lower() for origin in origins)

    async def __call__(self, scope: Scope, receive: AsgiReceive, send: Send) -> None:
        checked = scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in SAFE)
        if checked and not self.welcome(header(scope, b"origin"), header(scope, b"host")):
            message = "This page comes from another address: open the table at the server's own one."
            await refuse(scope, send, 403, "foreign-origin", message)
        else:
            await self.app(scope, receive, send)

    def welcome(self, origin: str, host: str) -> bool:
        """Whether the origin is the server's own or a named one; programs that are no browsers send none."""
        if not origin or origin.lower() in self.origins:
            return True
        try:
            return urlsplit(origin).netloc.lower() == host.lower() != ""
        except ValueError:
            return False


def header(scope: Scope, name: bytes) -> str:
    """The value of a header, or nothing."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name), "")


def tokens_of(scope: Scope) -> list[str]:
    """What the asker holds: the tokens of its cookies, and those of `Authorization: Bearer`."""
    found = [*_cookies(header(scope, b"cookie")), *_bearer(header(scope, b"authorization"))]
    return [token for token in dict.fromkeys(found) if TOKEN.fullmatch(token)][:MOST_TOKENS]


def _cookies(given: str) -> list[str]:
    pairs = [part.strip().partition("=") for part in given.split(";")]
    return [value for name, _, value in pairs if SEAT_COOKIE.fullmatch(name)]


def _bearer(given: str) -> list[str]:
    scheme, _, tokens = given.partition(" ")
    return [token.strip() for token in tokens.split(",")] if scheme.lower() == "bearer" else []


def seat_keys(scope: Scope) -> list[str]:
    """One key for each token of a request, from which the token cannot be told."""
    return [blake2b(token.encode(), digest_size=16).hexdigest() for token in tokens_of(scope)]


def profile_token(cookies: Mapping[str, str]) -> str:
    """What proves that a device is signed in to a profile; empty if it is not."""
    found = cookies.get(ME, "")
    return found if TOKEN.fullmatch(found) else ""


def profile_cookie(scheme: str, token: str) -> Cookie:
    """The cookie that holds a device's way into a profile; no script can read it."""
    return Cookie(
        key=ME,
        value=token,
        path="/api",
        max_age=YEAR if token else 0,
        httponly=True,
        samesite="strict",
        secure=scheme == "https",
    )


def seat_cookie(scheme: str, table: str, seat: int | None, token: str) -> Cookie:
    """The cookie that holds a seat of a table (`None`: the host's right to it); no script can read it."""
    return Cookie(
        key=HOST if seat is None else f"seat-{seat}",
        value=token,
        path=f"/api/tables/{table}",
        max_age=YEAR if token else 0,
        httponly=True,
        samesite="strict",
        secure=scheme == "https",
    )
