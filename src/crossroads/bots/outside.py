"""What other packages bring by entry points: one that is broken costs nobody the others."""

from collections.abc import Iterable
from importlib.metadata import EntryPoint
from logging import getLogger
from typing import Any

log = getLogger(__name__)


def loaded(points: Iterable[EntryPoint]) -> dict[str, Any]:
    """What entry points name, in the order of their names; a line in the log tells of those that cannot be loaded."""
    found: dict[str, Any] = {}
    for point in sorted(points, key=lambda each: each.name):
        try:
            found[point.name] = point.load()
        except (Exception, SystemExit) as wrong:  # whatever somebody else's module may do when it is read
            kind = point.group.rpartition(".")[2]
            log.warning(
                "%s: `%s` (%s) cannot be loaded: %s: %s", kind, point.name, point.value, type(wrong).__name__, wrong
            )
    return found
