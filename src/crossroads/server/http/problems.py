"""Whatever goes wrong becomes a `Problem`: a code, a sentence that says what to do, and the right status."""

from collections.abc import Mapping
from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from crossroads.protocol.tables import Problem
from crossroads.server.http.asgi import Scope, Send
from crossroads.server.http.connections import REFUSED
from crossroads.server.trouble import Trouble

log = structlog.get_logger()

CODES = {
    400: "bad-request",
    401: "not-yours",
    403: "not-yours",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    415: "wrong-type",
    429: "too-many-requests",
    503: "unavailable",
}
ADVICE = {
    404: "There is nothing at this address: see /schema for what there is.",
    405: "This address does not take that method: see /schema for what it takes.",
    413: "That is more than this server reads: send less.",
}
LANGUAGES = "choose one of en, ru, pl"
AnyRequest = Request[Any, Any, Any]


def answer(status: int, problem: Problem, headers: Mapping[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=status, headers=dict(headers or {}), media_type="application/json")


def on_trouble(_: AnyRequest, trouble: Trouble) -> Response[Problem]:
    """What the server itself refuses."""
    headers = {} if trouble.retry_after is None else {"retry-after": str(max(1, round(trouble.retry_after)))}
    return answer(trouble.status, Problem(trouble.code, trouble.message, trouble.rule), headers)


def on_refused(_: AnyRequest, wrong: HTTPException) -> Response[Problem]:
    """What the web framework refuses: bad input, an address that leads nowhere, a body that is too large."""
    status = wrong.status_code
    message = ADVICE.get(status) or f"That cannot be read: {wrong.detail.rstrip('.')}."
    if isinstance(wrong, ValidationException):
        return answer(status, _invalid(wrong))
    return answer(status, Problem(CODES.get(status, "bad-request"), message), wrong.headers)


def _invalid(wrong: ValidationException) -> Problem:
    """Bad input, by name: `lang: Invalid enum value 'xx'`."""
    details = [each for each in (wrong.extra or []) if isinstance(each, dict)]
    if any(each.get("key") == "lang" for each in details):
        return Problem("unknown-language", f"This language is not spoken here: {LANGUAGES}.")
    said = "; ".join(": ".join(filter(None, (each.get("key"), each.get("message")))) for each in details)
    return Problem("bad-request", f"That cannot be read: {said or wrong.detail}.")


def on_fault(request: AnyRequest, _: Exception) -> Response[Problem]:
    """A fault of ours: it is written down, and the asker learns no particulars."""
    log.exception("fault", method=request.method, path=request.scope["path"])
    return answer(500, Problem("fault", "Something went wrong here and was written down: try again."))


HANDLERS: dict[int | type[Exception], Any] = {Trouble: on_trouble, HTTPException: on_refused, Exception: on_fault}


async def refuse(
    scope: Scope, send: Send, status: int, code: str, message: str, headers: Mapping[str, str] | None = None
) -> None:
    """Answer a request, or the opening of a socket, before any handler sees it; requests are counted as they are answered."""
    if scope["type"] == "websocket":
        REFUSED.labels(code).inc()
    if scope["type"] == "websocket" and "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 4000 + status, "reason": code})
        return
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    body = msgspec.json.encode(Problem(code, message))
    given = {"content-type": "application/json", "content-length": str(len(body)), **(headers or {})}
    raw = [(name.encode(), value.encode()) for name, value in given.items()]
    await send({"type": f"{kind}.start", "status": status, "headers": raw})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
