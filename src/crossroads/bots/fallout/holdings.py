"""How well off a survivor is in Fallout, counted in XP: all that can be a reason for a choice."""

from collections.abc import Iterable, Mapping
from typing import Any

from crossroads.bots.evaluation import View
from crossroads.bots.fallout.situation import Situation
from crossroads.bots.fallout.worth import Weights
from crossroads.bots.playouts import Counted
from crossroads.engine.decisions import Decision
from crossroads.engine.events import Event

WINNING = "fallout.winning.end-conditions"
ROUNDS = 2  # own turns after this one that a playout looks at
WON = 60.0  # what a victory is worth, in XP
KINDS = ("weapon", "apparel", "companion")


def counted_in(weights: Weights) -> Mapping[str, Counted]:
    """What is counted, with its rules and at these weights."""
    return {
        "influence": Counted("fallout.influence.source", weights.agenda / 2),
        "xp": Counted("fallout.xp.peg-steps", 1.0),
        "perks": Counted("fallout.leveling-up.perk-choice", weights.perk),
        "deaths": Counted("fallout.killed.survivor-threshold", -weights.death),
        "hp": Counted("fallout.hp-track.hp-peg", weights.hp),
        "rads": Counted("fallout.rads.suffer-rads", -weights.rad),
        "caps": Counted("fallout.caps.change", weights.cap),
        "cards": Counted("fallout.inventory.contents", weights.loot),
        "gear": Counted("fallout.inventory.equipped-separate", 1.0),
        "explored": Counted("fallout.explore-action.flip", weights.explore / 2),
        "power": Counted("fallout.winning.by-influence", weights.cause),
    }


def is_far_enough(view: View, decision: Decision, seat: int, before: View) -> bool:
    """Whether the seat's turn begins for the last time that is looked at."""
    passed: int = view["round"] - before["round"]
    return passed > ROUNDS or (passed == ROUNDS and decision.prompt == "turn" and view["turn"] == seat)


def happened(events: Iterable[Event], seats: Iterable[int]) -> list[str]:
    """Deaths: afterwards a survivor is as healthy as can be."""
    among = {*seats}
    return ["deaths" for event in events if event.kind == "killed" and event.about["seat"] in among]


def group_of(view: View, seat: int) -> list[int]:
    """Who wins together with a seat."""
    return list(range(len(view["survivors"]))) if view["group"] or not view["needed"] else [seat]


def holdings(content: Any, weights: Weights, view: View, seat: int) -> dict[str, float]:
    """How much of everything a survivor has, or all together where they win together."""
    total = dict.fromkeys(counted_in(weights), 0.0)
    for one in group_of(view, seat):
        for name, amount in _of_one(Situation(content, weights, view, one), seat).items():
            total[name] += amount
    total["explored"] = sum(bool(tile["face"]) for tile in view["tiles"])
    if group := view["group"]:
        total["power"] = view["power"][group] - max(at for side, at in view["power"].items() if side != group)
    return total


def _of_one(here: Situation, eyes: int) -> dict[str, float]:
    me = here.me
    if me["eliminated"]:
        return {}
    tokens = len(me["special"])
    worn = [me[kind] for kind in KINDS if me[kind]]
    influence = sum(map(here.worth_of_agenda, here.agendas)) if here.seat == eyes and not here.view["group"] else 0.0
    return {
        "influence": influence,
        "xp": me["xp"] + tokens * (tokens + 1) / 2,  # each level has taken one more than the one before
        "perks": len(me["perks"]),
        "hp": here.remaining,
        "rads": me["rads"],
        "caps": me["caps"],
        "cards": len(here.held),
        "gear": sum(here.card_worth(here.content.cards[held["id"]]) for held in worn),
    }


def standing(weights: Weights, view: View, seat: int, held: Mapping[str, float]) -> float:
    """All that is held at its worth; after the end, who has won."""
    total = worth(weights, held)
    outcome = view["outcome"]
    if outcome is not None:
        total += WON if seat in outcome["winners"] else -WON
    return total


def worth(weights: Weights, held: Mapping[str, float]) -> float:
    """All that is held at its worth."""
    counted = counted_in(weights)
    return sum(counted[name].worth * amount for name, amount in held.items())
