"""What a game wants told when it is played line by line, beside what happened and the question. This one says nothing more."""

from collections.abc import Hashable

from crossroads.engine.decisions import Option
from crossroads.engine.labels import Label
from crossroads.tui.boards import part_of
from crossroads.tui.session import Session

Labelled = tuple[Option[None], Label]


class Brief:
    """How a game is told line by line. It holds nothing but the session."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def opening(self) -> list[str]:
        """What is told once, when the game begins."""
        return []

    def moment(self) -> Hashable:
        """What must change before the situation is told again; `None` while it need not be told."""
        return None

    def situation(self) -> list[str]:
        """Where the person at the screen is, in a few lines."""
        return []

    def options(self) -> list[Labelled]:
        """What is on offer, in the order to be told in."""
        return self.session.labels()

    def in_full(self, option_id: str, label: Label) -> str:
        """A label about something that the person has not been told of yet."""
        return label.sentence

    def tail(self, option_id: str) -> str:
        """What an option is called right behind another of its kind, in the same line; empty if it wants its own line."""
        return ""

    def subject(self, option_id: str, label: Label) -> Hashable:
        """What a label is about: who was told of it before is told `again`."""
        return label

    def again(self, option_id: str, label: Label) -> str:
        """A label about something that the person has been told of before."""
        return self.in_full(option_id, label)


def brief_of(session: Session) -> Brief:
    """How the session's game is told line by line."""
    module = part_of(session.game.setup.game, "brief")
    kind: type[Brief] = Brief if module is None else module.BRIEF
    return kind(session)
