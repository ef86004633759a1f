"""Why the bot does what it does, as it says so to the table: made from what everybody sees, so no hand can be read off it.

The view that a reason is made from is a spectator's. The plans weigh offers and dangers by what lies open, so that this is
the reason they have; where they do not, the reason names the outcome and nothing else.
"""

from collections.abc import Mapping
from typing import Any

from crossroads.bots.munchkin.helping import most_paid, price_of_help, why_not_help
from crossroads.bots.munchkin.hindering import dangerous, is_winning
from crossroads.bots.munchkin.situation import Situation, Who
from crossroads.bots.munchkin.trading import gain_from
from crossroads.engine.decisions import Decision
from crossroads.engine.events import Event
from crossroads.games.munchkin.acts import ACTS

Particulars = dict[str, Any]


def say_why(here: Situation, decision: Decision, option: str) -> Event | None:
    """Why a seat chooses this; `None` where it speaks for itself. `here` is the table as a spectator sees it."""
    match decision.prompt:
        case "offer":
            return _answers(here, decision, option)
        case "draft" if option == "propose":
            return _proposes(here, int(decision.about["seat"]))
        case "combat" if ACTS.read(option).verb in ("play", "power"):
            return _interferes(here)
        case "target" if here.fight is None:
            return _strikes(here, ACTS.read(option).number("seat"), str(decision.about["card"]))
        case _:
            return None


def _say(here: Situation, rule: str, to: int, reason: str, **numbers: int) -> Event:
    return Event("why", rule, {"seat": here.seat, "to": to, "reason": reason, **numbers})


# -- offers


def _answers(here: Situation, decision: Decision, option: str) -> Event | None:
    terms, other = decision.about["offer"], int(decision.about["seat"])
    if option not in ("accept", "refuse", "counter"):
        return None
    if not decision.about["help"]:
        reason, numbers = _of_trade(here, terms, other, option)
    elif here.fight is None:
        return None
    elif here.fight["fighter"] == here.seat:
        reason, numbers = _of_helper(here, terms, other, option)
    else:
        reason, numbers = _of_fighter(here, terms, option)
    rule = "munchkin.negotiation.answer" if decision.about["help"] else "munchkin.trading.both-agree"
    return _say(here, rule, other, reason, **numbers)


def _of_fighter(here: Situation, terms: Mapping[str, Any], option: str) -> tuple[str, Particulars]:
    """Why a fighter is helped, or not."""
    assert here.fight is not None
    after = here.players[here.fight["fighter"]]["level"] + here.levels_due
    if option == "accept":
        return ("share", {"count": terms["treasures"]}) if terms["treasures"] else ("good-for-both", {})
    why = why_not_help(here)
    if why == "too-strong":
        return why, _together(here, here.me)
    if why:
        return why, {"level": after}
    price = price_of_help(here)
    return ("too-little", {"count": price.treasures}) if price is not None else ("worth-more", {})


def _of_helper(here: Situation, terms: Mapping[str, Any], other: int, option: str) -> tuple[str, Particulars]:
    """Why help is taken, or not."""
    helper = here.players[other]
    if option == "accept":
        return "together", _together(here, helper)
    if here.distrusts(helper):
        return "broke-its-word", {}
    if here.lead > 0:
        return "not-needed", _as_it_stands(here)
    if not here.sums_with(helper).winning:
        return "too-strong", _together(here, helper)
    most = most_paid(here)
    return ("too-dear", {"count": most}) if 0 < most < terms["treasures"] else ("worth-more", {})


def _of_trade(here: Situation, terms: Mapping[str, Any], other: int, option: str) -> tuple[str, Particulars]:
    if option == "accept":
        return ("good-for-both" if terms["asks"] else "gift"), {}
    if terms["asks"] and here.distrusts(here.players[other]):
        return "broke-its-word", {}
    return ("worth-more" if gain_from(here, terms["gives"]) > 0 else "no-use"), {}


def _proposes(here: Situation, other: int) -> Event:
    """Why this seat makes an offer."""
    if here.view["draft"]["help"] and here.fight is not None:
        return _say(here, "munchkin.negotiation.offer-public", other, "losing", **_as_it_stands(here))
    return _say(here, "munchkin.trading.both-agree", other, "good-for-both")


def _as_it_stands(here: Situation) -> Particulars:
    """The two sides of the fight."""
    assert here.fight is not None
    return {"munchkins": int(here.fight["munchkins"]), "monsters": int(here.fight["monsters"])}


def _together(here: Situation, helper: Who) -> Particulars:
    """The two sides of the fight with a helper in it."""
    sums = here.sums_with(helper)
    return {"munchkins": sums.munchkins, "monsters": sums.monsters}


# -- interference


def _interferes(here: Situation) -> Event | None:
    """Why a fight of others is meddled with: whom it would bring how far."""
    fighter = dangerous(here)
    if fighter is None or here.fight is None or here.fight["helper"] == here.seat or here.lead <= 0:
        return None
    reason = "would-win" if is_winning(here, fighter) else "leads"
    after = fighter["level"] + here.levels_due
    return _say(here, "munchkin.interference.others", fighter["seat"], reason, level=after)


def _strikes(here: Situation, victim: int, card: str) -> Event | None:
    """Why somebody is struck outside a fight: nobody else stands as high."""
    leader = here.leader
    if leader is None or leader["seat"] != victim or here.card(card).kind not in ("trap", "radiation"):
        return None
    return _say(here, "munchkin.traps.from-hand", victim, "in-the-lead", level=leader["level"])
