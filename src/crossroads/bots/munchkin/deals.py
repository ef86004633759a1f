"""Offers of all kinds: how they are put together, and how they are answered."""

from collections.abc import Sequence

from crossroads.bots.munchkin.helping import answer_fighter, answer_helper, draft_help
from crossroads.bots.munchkin.situation import Situation
from crossroads.bots.munchkin.trading import answer_trade, draft_trade, has_spoken
from crossroads.engine.decisions import Decision


def draft(here: Situation, ids: Sequence[str]) -> str:
    """The next thing to put into an offer; then it is proposed."""
    return draft_help(here, ids) if here.view["draft"]["help"] else draft_trade(here)


def answer_offer(here: Situation, decision: Decision) -> str:
    """Weigh what is offered. Nothing is left open, and whoever has made an offer of its own does not haggle on."""
    about, ids = decision.about, decision.ids
    terms, other = about["offer"], int(about["seat"])
    if not about["help"]:
        said = answer_trade(here, terms, other, ids)
    elif here.fight is None:
        said = "refuse"
    elif here.fight["fighter"] == here.seat:
        said = answer_helper(here, terms, other)
    else:
        said = answer_fighter(here, terms)
    if said == "counter" and (said not in ids or has_spoken(here)):
        return "refuse"
    return said if said in ids else "refuse"
