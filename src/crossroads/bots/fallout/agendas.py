"""What an agenda is worth to a seat: the influence it gives now, and what it may yet come to."""

from collections.abc import Mapping
from typing import Any

from crossroads.games.fallout.cards.conditions import When
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.survivors.conditions import OTHER_SIDE
from crossroads.games.fallout.survivors.influence import Chain, FactionsEqual, Lead, Steps, Unexplored

View = Mapping[str, Any]
NEAR, LEVEL, FAR = (
    0.5,
    0.7,
    0.1,
)  # what it is worth to have a step in sight, a side that is not behind, or no more than hope
CHAIN = 0.3  # a condition that is yet to be met
RADS = 0.2  # nobody wants them for their own sake
TILES_IN_SIGHT = 4
SHAKY = 0.2  # a balance that anybody may upset


def worth_of(content: Content, view: View, me: View, card: str) -> float:
    """The influence of an agenda as things stand, and a little hope."""
    worth = content.agendas[card].worth
    power = view["power"]
    if isinstance(worth, Lead):
        lead: int = power[worth.faction] - power[OTHER_SIDE[worth.faction]]
        return 1 + max(0, lead) + (LEVEL if lead >= 0 else FAR)
    if isinstance(worth, FactionsEqual):
        apart: int = abs(power["star"] - power["shield"])
        return 1 + max(0, 2 - apart) - SHAKY
    if isinstance(worth, Unexplored):
        facedown = sum(not tile["face"] for tile in view["tiles"])
        return 1 + max(0, 2 - facedown) + (NEAR if facedown <= TILES_IN_SIGHT else FAR)
    if isinstance(worth, Steps):
        reached = sum(_amount(me, worth.of) >= step for step in worth.at)
        return 1 + reached + (RADS if worth.of == "rads" else NEAR) * (len(worth.at) - reached)
    if not isinstance(worth, Chain):
        return 1
    held = 0
    while held < len(worth.of) and _is_met(content, me, worth.of[held]):
        held += 1
    return 1 + held + CHAIN * (len(worth.of) - held)


def _amount(me: View, what: str) -> int:
    own = me[what]
    return own if isinstance(own, int) else len(own)


def _is_met(content: Content, me: View, when: When) -> bool:
    """Whether a survivor has what an agenda asks for; only what agendas do ask for is looked at."""
    slots = [me["weapon"], me["apparel"], me["companion"]]
    cards = [content.cards[held["id"]] for held in (*slots, *me["beside"], *me["inventory"]) if held]
    weapon = content.cards[me["weapon"]["id"]] if me["weapon"] else None
    return (
        (not when.any or any(_is_met(content, me, each) for each in when.any))
        and (when.trait is None or when.trait in me["traits"])
        and (not when.weapon_cost or (weapon is not None and (weapon.cost or 0) >= when.weapon_cost))
        and me["armor"] >= when.armor
        and (when.equipped is None or me[when.equipped] is not None)
        and sum(card.kind == "companion" for card in cards) >= when.companions
        and sum(card.id in content.uniques for card in cards) >= when.uniques
        and len(me["inventory"]) >= when.inventory
        and sum(held is not None for held in slots) >= when.slots
        and (when.kind is None or sum(card.kind == when.kind for card in cards) >= when.count)
    )
