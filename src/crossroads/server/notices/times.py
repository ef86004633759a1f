"""When somebody may be disturbed: quiet hours, and one message a day for whoever wants no more."""

from datetime import datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from crossroads.server.log.channels import ListenerRow

DAY_MINUTES = 24 * 60


@lru_cache(maxsize=64)
def zone_of(name: str) -> ZoneInfo:
    """A time zone such as Europe/Warsaw; any other name is a `ValueError`."""
    try:
        return ZoneInfo(name)
    except (
        OSError,
        ValueError,
    ) as unknown:  # ZoneInfoNotFoundError is a KeyError on some systems, and an OSError on others
        raise ValueError(f"there is no time zone {name!r}") from unknown
    except KeyError as unknown:
        raise ValueError(f"there is no time zone {name!r}") from unknown


def earliest(listener: ListenerRow, at: float) -> float:
    """The first moment from `at` on at which somebody wants to hear something."""
    when = datetime.fromtimestamp(at, zone_of(listener.zone))
    if listener.digest >= 0:
        return _next(when, listener.digest).timestamp()
    if listener.quiet_from != listener.quiet_to and _is_quiet(listener, when.hour * 60 + when.minute):
        return _next(when, listener.quiet_to).timestamp()
    return at


def _is_quiet(listener: ListenerRow, minute: int) -> bool:
    """Whether a minute is in the quiet hours, which may go over midnight."""
    length = (listener.quiet_to - listener.quiet_from) % DAY_MINUTES
    return (minute - listener.quiet_from) % DAY_MINUTES < length


def _next(when: datetime, minute: int) -> datetime:
    """The first moment from `when` on at which the clock on the wall shows a minute of the day."""
    then = when.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    return then if then >= when else then + timedelta(days=1)
