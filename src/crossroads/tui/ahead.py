"""Windows at a terminal: who may still answer, and what can be said of them ahead."""

from crossroads.engine.standing import StandKind
from crossroads.engine.windows import Window, asking
from crossroads.tui.session import Session


def window_of(session: Session) -> Window | None:
    """The window that asks a person now, if one does."""
    return asking(session.game.state) if session.decision is not None else None


def ways_ahead(session: Session) -> list[StandKind]:
    """What the person who is asked may say of windows to come."""
    window = window_of(session)
    if window is None:
        return []
    ways: list[StandKind] = ["until-change"]
    if window.occasion:
        ways.append("occasion")
    return [*ways, "stop", "ask"] if window.hidden else ways


def in_force(session: Session) -> list[StandKind]:
    """What the person who is asked has said of windows to come, and what holds for this one."""
    window = window_of(session)
    if window is None or session.decision is None:
        return []
    seat = session.decision.seat
    said = session.said.standing(seat)
    declines = seat in session.said.calm or session.said.has_declined(session.game, seat)
    ways: list[StandKind] = ["until-change"] if declines else []
    if window.occasion and said.occasion == window.occasion:
        ways.append("occasion")
    return [*ways, "stop"] if window.prompt in said.stops else ways


def awaited(session: Session) -> str:
    """Who may answer after the one who is asked; nothing if nobody may."""
    window = window_of(session)
    if window is None or len(window.awaited) < 2:
        return ""
    words = session.terminal
    return words("window-awaits", seats=words.list(map(session.seat_name, window.awaited[1:])))
