"""The race of two power tokens where all survivors play for one faction: which of them an agenda should move.

Tried as a race of single steps, in which freedom comes forward by agendas about as often as security by all the rest: to
go ahead is best at nearly every distance, as it brings the end nearer as well, and steps back can go on for ever. Only
when security is about to win, and freedom is much further from its own end, do the survivors need the time.
"""

from crossroads.bots.evaluation import View
from crossroads.engine.decisions import Decision
from crossroads.engine.events import Event

ABOUT_TO_WIN = 3  # spaces that the other side still needs
MUCH_FURTHER = 3  # spaces that one's own side needs beyond those
FREEDOM, SECURITY = "new-california.freedom", "new-california.security"


def spaces_to_go(view: View) -> dict[str, int]:
    """How far each token is from the last space."""
    return {side: view["track"] - at for side, at in view["power"].items()}


def agenda_moves(view: View) -> str:
    """The option to take of an agenda that lets its survivor choose."""
    to_go = spaces_to_go(view)
    if to_go["shield"] <= ABOUT_TO_WIN and to_go["star"] - to_go["shield"] >= MUCH_FURTHER:
        return SECURITY
    return FREEDOM


def say_why(view: View, decision: Decision, option: str) -> Event | None:
    """The distances that decide it, for the others of the group to hear."""
    if decision.prompt != "new-california.agenda" or option != agenda_moves(view):
        return None
    to_go = spaces_to_go(view)
    about = {"seat": decision.seat, "chosen": option, "freedom": to_go["star"], "security": to_go["shield"]}
    return Event("new-california.why", decision.rule, about)
