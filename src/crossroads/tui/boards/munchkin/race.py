"""Everybody at the table in short: the Level track to 10, strength, hand; with more room what they are and last did."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from crossroads.games.munchkin.cards.phrases import number
from crossroads.games.munchkin.player import HIGHEST
from crossroads.games.munchkin.words.cards import name_of
from crossroads.tui.boards.munchkin.symbols import DEAD, DEFENCE, EMPTY, FULL, STRENGTH, TURN
from crossroads.tui.palette import ALARM_TEXT, AMBER, BRIGHT, COLOURS, DIM, FAINT, SHAPES
from crossroads.tui.session import Session
from crossroads.tui.typeset import fitted, hanging

NAME = 10  # columns of a name
ROOMY_FROM = 60  # columns from which what somebody is stands beside it

View = Mapping[str, Any]


def mark(seat: int) -> tuple[str, str]:
    """The shape and the colour of a seat."""
    name = list(SHAPES)[seat]
    return SHAPES[name], COLOURS[name]


def race(session: Session, width: int) -> list[Text]:
    """A line for each player, in the order of the seats."""
    lines = []
    for who in session.view["players"]:
        line = track(session, who)
        if width >= ROOMY_FROM:
            line.append("  ").append_text(Text(", ".join(nature(session, who)), style=DIM))
        lines.append(fitted(line, width))
    return lines


def track(session: Session, who: View) -> Text:
    """A player with its Level on the track, strength, Radiation Defence and hand: Doors + Treasures."""
    text = named(session, who["seat"])
    text = fitted(text, NAME + 4)
    colour = mark(who["seat"])[1]
    text.append(FULL * who["level"], style=colour).append(EMPTY * (HIGHEST - who["level"]), style=FAINT)
    text.append(f" {who['level']:>2}", style=f"bold {BRIGHT}")
    if not who["alive"]:
        return text.append(f" {DEAD}", style=f"bold {ALARM_TEXT}")
    text.append(f" {STRENGTH}{number(who['strength'])}", style=f"bold {AMBER}")
    return text.append(f" {who['doors']}+{who['treasures'] + len(who['bundles'])}", style=DIM)


def named(session: Session, seat: int) -> Text:
    """A player by shape and name, with an arrow for whoever is on turn."""
    shape, colour = mark(seat)
    view = session.view
    on_turn = view["outcome"] is None and view["active"] == seat
    text = Text().append(TURN if on_turn else " ", style=f"bold {AMBER}")
    return text.append(f"{shape} {session.seat_name(seat)}", style=f"bold {colour}")


def nature(session: Session, who: View) -> list[str]:
    """Class, Super Munchkin and the like, and the Sidekick, by name."""
    cards = [*who["classes"], *who["traits"], *([who["sidekick"]] if who["sidekick"] else [])]
    return [name_of(session.words, card) for card in cards]


def rival(session: Session, who: View, width: int) -> Iterator[Text]:
    """Another player in a few lines: the track, the numbers, what it is, and the last thing that it did."""
    yield track(session, who)
    numbers = f"  {DEFENCE}{number(who['defence'])}"
    yield hanging(Text(", ".join([numbers, *nature(session, who)]), style=BRIGHT), width)
    if done := last_deed(session, who["seat"]):
        yield hanging(Text(f"  {done}", style=DIM), width)


def last_deed(session: Session, seat: int) -> str:
    """The last line of the log that is about a player."""
    return next((line.text for line in reversed(session.log) if line.seat == seat), "")
