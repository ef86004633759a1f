"""Answers for what is not asked: why an option that a seat can name is not there."""

from crossroads.engine.acts import Meant
from crossroads.engine.decisions import Decision, Refusal
from crossroads.games.munchkin.deals.offers import treasures_due
from crossroads.games.munchkin.state import Munchkin


def why_not(g: Munchkin, seat: int, meant: Meant, decision: Decision | None) -> Refusal | None:
    """The rule in the way of an option that the present decision does not speak of; `None` if no such thing exists."""
    if not meant.exists(g):
        return None
    if decision is None:
        return Refusal(meant.id, "munchkin.start-end.win-at-ten")
    if decision.seat != seat:
        return Refusal(meant.id, "munchkin.response-windows.seat-order")
    return Refusal(meant.id, _why_not(g, seat, meant, decision))


ONLY_ANSWERS = (
    "play",
    "power",
    "wear",
    "stow",
    "load",
    "attach",
    "cheat",
    "class",
    "replace",
    "trait",
    "sidekick",
    "drop",
)


def _why_not(g: Munchkin, seat: int, meant: Meant, decision: Decision) -> str:
    """The rule in the way at this question."""
    if decision.prompt == "react" and meant.verb in (*ONLY_ANSWERS, "sale", "trade", "help"):
        return "munchkin.response-windows.reaction-window"
    if decision.prompt in ("charity", "charity-to") and meant.verb in (*ONLY_ANSWERS, "sale", "trade"):
        return "munchkin.charity.no-play-after-start"
    if decision.prompt == "draft" and g.draft is not None:
        return _why_not_offered(g, meant, g.draft.help) or decision.rule
    return meant.act.rule or decision.rule


def _why_not_offered(g: Munchkin, meant: Meant, is_help: bool) -> str:
    """Why something cannot be part of an offer; goes by the card alone, for where it is may be hidden."""
    if meant.verb in ("give", "ask"):
        if not g.card(meant.text("card")).is_item:
            return "munchkin.trading.items-only"
        return "munchkin.negotiation.hand-not-offered" if is_help else "munchkin.trading.in-play-only"
    if meant.verb == "treasures" and g.fight is not None and meant.number("count") > treasures_due(g, g.fight):
        return "munchkin.negotiation.treasures-at-most-total"
    return ""
