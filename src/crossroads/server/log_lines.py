"""Log lines as JSON on the error stream, one thing that happened a line, and no secret in any of them."""

import logging
import re
import sys
from typing import Any

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
SECRET = re.compile(r"token|invite|secret|nonce|cookie|authorization|password|passphrase", re.IGNORECASE)
BOUND = re.compile(r"\[parameters: .*?\]\n|\[parameters: .*\]", re.DOTALL)  # what SQLAlchemy bound to a statement
ADDRESS = re.compile(r"(\w+://[^\s:/@]+):[^\s@/]+@")  # of a database, with a password
HIDDEN = "(hidden)"


def configure_logs(level: str) -> None:
    """Write what is at least this important; the web server's own lines look the same, warnings and worse alone."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        hide_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)  # at `debug` they would show messages


def hide_secrets(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Hide whatever is called like a secret, and what a database error quotes."""
    return {name: HIDDEN if SECRET.search(name) else _without_secrets(value) for name, value in event.items()}


def _without_secrets(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    return ADDRESS.sub(rf"\1:{HIDDEN}@", BOUND.sub("[parameters: hidden]\n", value))
