"""How well off a munchkin is, counted in points of Combat Strength: all that can be a reason for a choice."""

from collections.abc import Iterable, Mapping

from crossroads.bots.evaluation import View
from crossroads.bots.munchkin.situation import Situation, Who
from crossroads.bots.munchkin.weights import Weights
from crossroads.bots.munchkin.worth import worth_of
from crossroads.bots.playouts import Counted
from crossroads.engine.events import Event

WINNING = "munchkin.start-end.win-at-ten"
WON = 60.0  # what a victory is worth
RIVAL = 0.6  # how much of what the best rival has counts against a seat
CARD = 0.9  # in a hand that nobody sees
PERK, CLASS, SIDEKICK = 2.0, 1.0, 1.0


def counted_in(weights: Weights) -> Mapping[str, Counted]:
    """What is counted, with its rules and at these weights."""
    return {
        "level": Counted("munchkin.level.meaning", weights.level),
        "strength": Counted("munchkin.character.combat-strength", 1.0),
        "cards": Counted("munchkin.cards.hand-limit", CARD),
        "perks": Counted("munchkin.perks.powers-start", PERK),
        "deaths": Counted("munchkin.death.belongings-lost", -weights.death / 2),
        "rival": Counted("munchkin.level.meaning", -RIVAL * weights.level),
    }


def happened(events: Iterable[Event], seat: int) -> list[str]:
    """Deaths."""
    return ["deaths" for event in events if event.kind == "died" and event.about["seat"] == seat]


def holdings(view: View, seat: int) -> dict[str, float]:
    """How much of everything a munchkin has, and the highest Level of the others."""
    me = view["players"][seat]
    return {
        "level": me["level"],
        "strength": me["strength"] - me["level"],
        "cards": me["doors"] + me["treasures"],
        "perks": len(me["perks"]),
        "rival": max(who["level"] for who in view["players"] if who["seat"] != seat),
    }


def standing(here: Situation, held: Mapping[str, float]) -> float:
    """What a munchkin has, less a part of what its best rival has; after the end, who has won."""
    total = footing(here) - here.weights.death / 2 * held.get("deaths", 0.0)
    outcome = here.view["outcome"]
    if outcome is not None:
        total += WON / len(outcome["winners"]) if here.seat in outcome["winners"] else -WON
    return total


def footing(here: Situation) -> float:
    """What a munchkin has, less a part of what its best rival has."""
    weights = here.weights
    own = _open(weights, here.me) + sum(max(0.0, worth_of(here, card)) for card in here.hand)
    rivals = [
        _open(weights, who) + CARD * (who["doors"] + who["treasures"])
        for who in here.players
        if who["seat"] != here.seat
    ]
    total: float = own - RIVAL * max(rivals)
    return total


def _open(weights: Weights, who: Who) -> float:
    """What lies open before a munchkin."""
    return float(
        weights.level * who["level"]
        + (who["strength"] - who["level"])
        + PERK * len(who["perks"])
        + CLASS * bool(who["classes"])
        + SIDEKICK * bool(who["sidekick"])
    )
