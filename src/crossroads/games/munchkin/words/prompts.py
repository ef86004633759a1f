"""Questions in words, made from a view and the packs' messages."""

from typing import Any

from crossroads.engine.decisions import Decision
from crossroads.engine.labels import Prompt, prompt_of
from crossroads.engine.words import Words
from crossroads.games.munchkin.cards.phrases import number
from crossroads.games.munchkin.words.events import particulars
from crossroads.games.munchkin.words.things import (
    View,
    fighters,
    foe_name,
    offer_between,
    offer_text,
    player_name,
    stack_line,
)

OPEN = ("turn-start", "door-settled", "trouble-settled", "loot-settled", "before-charity")
CAUSED = ("lose", "give", "to", "steal", "cure")  # asked while what has led to them takes effect


def prompt(words: Words, view: View, decision: Decision) -> Prompt:
    """The question that a decision asks, with what must be known of the table to answer it."""
    asked = decision.prompt
    told = particulars(words, view, decision.about)
    if asked in OPEN:
        told |= {"own": _yes(decision.seat == view["active"]), "active": player_name(words, view, view["active"])}
    elif asked == "react":
        told["effect"] = stack_line(words, view, view["stack"][-1]) if view["stack"] else told["card"]
    elif asked in CAUSED:
        told |= _cause(words, view)
    elif asked == "combat":
        told |= _fight(words, view, decision.seat)
    elif asked == "before-roll":
        told |= _flight(words, view, decision.seat)
    elif asked == "share":
        told["own"] = _yes(decision.seat == decision.about["seat"])
    elif asked == "charity":
        told["count"] = _too_many(view, decision.seat)
    elif asked == "draft":
        draft = view["draft"] or {"help": False, "gives": (), "asks": (), "treasures": 0}
        told |= {"sort": _sort(view, draft), "offer": offer_text(words, draft, "yes") + _together(words, draft)}
    elif asked == "offer":
        told["offer"] += _together(words, offer_between(view, decision.about["seat"], decision.seat))
    return prompt_of(words, f"prompt-{asked}", **told)


def _together(words: Words, offer: View) -> str:
    """The sides of the fight with the helper in it, as the last of the terms."""
    sums = offer.get("together")
    if sums is None:
        return ""
    return "; " + words("offer-together", munchkins=number(sums["munchkins"]), monsters=number(sums["monsters"]))


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def _cause(words: Words, view: View) -> dict[str, Any]:
    """The card that is to blame."""
    stack = view["stack"]
    return {"caused": _yes(bool(stack)), "cause": foe_name(words, view, stack[-1]["card"]) if stack else ""}


def _fight(words: Words, view: View, seat: int) -> dict[str, Any]:
    """Who fights what, and how strong the sides are."""
    fight = view["fight"]
    if fight is None:
        return {"fighters": "", "foes": "", "munchkins": "0", "monsters": "0", "role": "other"}
    role = "fighter" if seat == fight["fighter"] else "helper" if seat == fight["helper"] else "other"
    return {
        "fighters": words.list(player_name(words, view, each) for each in fighters(fight)),
        "foes": _foes(words, view) or words("foes-gone"),
        "munchkins": number(fight["munchkins"]),
        "monsters": number(fight["monsters"]),
        "role": role,
    }


def _foes(words: Words, view: View) -> str:
    return words.list(words("quoted", name=foe_name(words, view, foe["id"])) for foe in view["fight"]["foes"])


def _flight(words: Words, view: View, seat: int) -> dict[str, Any]:
    """Who runs, and from what; before the first roll the runner has not said from which of several."""
    flight = view["flight"]
    if flight is None or not flight["runners"]:
        return {"own": "no", "runner": "", "pursuer": ""}
    names = [flight["foe"]] if flight["foe"] else flight["left"]
    runner = flight["runners"][0]
    pursuers = words.list(foe_name(words, view, name) for name in names)
    return {"own": _yes(seat == runner), "runner": player_name(words, view, runner), "pursuer": pursuers}


def _too_many(view: View, seat: int) -> int:
    """How many cards are above the limit of the hand."""
    who = view["players"][seat]
    return int(who["doors"] + who["treasures"] + len(who["bundles"]) - who["limits"]["hand"])


def _sort(view: View, draft: View) -> str:
    """Whether an offer is a trade, asks for help or brings it."""
    if not draft["help"] or view["fight"] is None:
        return "trade"
    return "ask" if draft["seat"] == view["fight"]["fighter"] else "bring"
