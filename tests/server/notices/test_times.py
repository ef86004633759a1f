"""When somebody may be disturbed, by the clock on their wall."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from crossroads.server.log.channels import ListenerRow
from crossroads.server.notices.times import earliest, zone_of

WARSAW = ZoneInfo("Europe/Warsaw")


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=WARSAW).timestamp()


@pytest.mark.parametrize(
    ("when", "then"),
    [
        ("2027-01-15 22:59", "2027-01-15 22:59"),
        ("2027-01-15 23:00", "2027-01-16 07:30"),
        ("2027-01-16 03:00", "2027-01-16 07:30"),
        ("2027-01-16 07:29", "2027-01-16 07:30"),
        ("2027-01-16 07:30", "2027-01-16 07:30"),
    ],
)
def test_quiet_hours_go_over_midnight(when: str, then: str) -> None:
    quiet = ListenerRow("a", zone="Europe/Warsaw", quiet_from=23 * 60, quiet_to=7 * 60 + 30)

    assert earliest(quiet, at(when)) == at(then)


def test_quiet_hours_end_by_the_wall_in_the_night_when_clocks_change() -> None:
    """On 28 March 2027 it is 03:00 after 01:59."""
    quiet = ListenerRow("a", zone="Europe/Warsaw", quiet_from=22 * 60, quiet_to=8 * 60)

    assert earliest(quiet, at("2027-03-27 23:00")) == at("2027-03-28 08:00") == at("2027-03-27 23:00") + 8 * 3600


@pytest.mark.parametrize(
    ("when", "then"),
    [
        ("2027-01-15 17:59", "2027-01-15 18:00"),
        ("2027-01-15 18:00", "2027-01-15 18:00"),
        ("2027-01-15 18:01", "2027-01-16 18:00"),
    ],
)
def test_a_digest_comes_once_a_day(when: str, then: str) -> None:
    assert earliest(ListenerRow("a", zone="Europe/Warsaw", digest=18 * 60), at(when)) == at(then)


def test_without_habits_any_time_is_good() -> None:
    assert earliest(ListenerRow("a"), 5.0) == 5.0


@pytest.mark.parametrize("name", ["Nowhere/Town", "../etc/passwd", "/etc/localtime", ""])
def test_a_zone_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="there is no time zone"):
        zone_of(name)
