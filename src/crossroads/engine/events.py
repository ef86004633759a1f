"""What happened, as data: for the log, for animation and for tests. Sentences are made from it elsewhere."""

from collections.abc import Mapping
from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that happened, under which rule, and its particulars.

    If `only` names seats, they alone see `about`; everybody else sees `veiled` in its place.
    """

    kind: str
    rule: str
    about: Mapping[str, Any] = {}
    only: tuple[int, ...] | None = None
    veiled: Mapping[str, Any] | None = None  # nothing

    def as_seen_by(self, seat: int | None) -> "Event":
        """This event as a seat (`None` for a spectator) may know it."""
        if self.only is None:
            return self
        about = self.about if seat in self.only else self.veiled
        return Event(self.kind, self.rule, about or {})
