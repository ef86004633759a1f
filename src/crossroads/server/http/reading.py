"""Reading what somebody sends: whatever cannot be read is the sender's mistake."""

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException


class CarefulRequest(Request[Any, Any, Any]):
    """A request whose body may be anything at all."""

    async def json(self) -> Any:
        """The body as JSON; the framework itself takes bytes that are no text, and endless nesting, for its own fault."""
        try:
            return await super().json()
        except UnicodeDecodeError as wrong:
            raise ClientException("the body is not UTF-8") from wrong
        except RecursionError as wrong:
            raise ClientException("the body is nested too deeply") from wrong
