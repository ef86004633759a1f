"""What came from a deck, by its name: among dozens of cards one is found by typing a part of it."""

from crossroads.engine.decisions import CARD, Option
from crossroads.engine.labels import Label
from crossroads.rules.language import fold
from crossroads.tui.session import Session

FEW = 9  # so many have a digit each

Named = tuple[Option[str], Label]


def asks_for_a_name(session: Session) -> bool:
    """Whether the question is which of many cards came, so that letters look for names."""
    decision = session.decision
    return decision is not None and decision.prompt == CARD and len(decision.options) > FEW


def found(session: Session, sought: str) -> list[Named]:
    """The cards whose names have all these parts; those that begin with the first come first."""
    parts = fold(sought.casefold()).split()
    named = [(fold(label.sentence.casefold()), (option, label)) for option, label in session.labels()]
    there = [each for each in named if all(part in each[0] for part in parts)]
    there.sort(key=lambda each: not each[0].startswith(tuple(parts[:1])))
    return [each for _, each in there]


def meant(session: Session, sought: str) -> list[Named]:
    """The one card of this very name, or all that it may be a part of."""
    there, name = found(session, sought), fold(sought.casefold()).strip()
    exact = [each for each in there if fold(each[1].title.casefold()) == name]
    return exact if len(exact) == 1 else there
