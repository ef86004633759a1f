"""How well a seat stands in Shelter: all that it has, in happiness."""

from collections.abc import Mapping, Sequence
from typing import Any

from crossroads.bots.shelter.situation import Base, Situation
from crossroads.bots.shelter.worth import Worths
from crossroads.games.shelter.floor import SIDES

STOCK = (0.0, 1.0, 1.95, 2.85, 3.6, 4.2, 4.6)  # what so many cubes of one kind count for: the sixth counts little


def rival_value(worths: Worths, now: Situation, seat: int, base: Base) -> float:
    """A rival's side; most of what one does leaves it as it was."""
    view, before = now.view, base.view
    if (
        now.exact != base.now.exact
        or view["players"][seat] != before["players"][seat]
        or view["first"] != before["first"]
        or now.letters is not base.now.letters
        or len(now.threats) != len(before["threats"])
    ):
        return seat_value(worths, now, seat)
    if seat not in base.sides:
        base.sides[seat] = seat_value(worths, base.now, seat)
    return base.sides[seat]


def seat_value(worths: Worths, now: Situation, seat: int) -> float:
    """All that one seat has, in happiness."""
    w, view, rounds = worths.weights, now.view, now.rounds
    player = view["players"][seat]
    rooms: list[str] = []
    for floor in view["floors"]:
        if floor["owner"] == seat:
            rooms = floor["left"] + floor["right"]
    home, wounded, trained = 0, 0, 0.0
    for dweller in player["dwellers"]:
        at_home = not dweller["spot"] and not dweller["waiting"]
        home += at_home and not player["passed"]
        wounded += dweller["wounded"]
        if (dweller["letter"] or dweller["training"]) and (rounds or at_home):
            trained += _training(dweller, now.letters, rounds)
    people = len(player["dwellers"])
    placements = max(0.0, home + people * now.exact)
    power, food, water = player["cubes"].values()
    cubes = power + food + water
    total: float = player["happiness"]
    if cubes:
        total += w.cube * (STOCK[power] + STOCK[food] + STOCK[water]) * min(1.0, 1.5 * placements / cubes)
    total += w.placement * placements
    if wounded:
        total -= min(1.0, rounds + home) * (w.wound + w.further_wound * (wounded - 1)) * wounded
    total += w.letter * trained
    if player["items"]:
        ahead = min(rounds, 4.0)
        has = {"rooms": len(rooms) + 0.4 * ahead, "dwellers": people + 0.3 * ahead, "resources": cubes}
        has["items"] = len(player["items"])
        total += w.item * _items(worths, player["items"], now.known, rounds, has)
    for room in rooms:
        total += w.rent * rounds * worths.appeal[room]
    if now.threats:
        covered = sum(f"{room}.{half}" in now.threats for room in rooms for half in SIDES)
        total -= covered * (w.threat + (1 - w.threat) / (1 + rounds))
    if rounds and view["first"] == seat:
        total += w.first
    return total


def _training(dweller: Mapping[str, Any], letters: dict[str, float], rounds: float) -> float:
    """What a dweller's training, or the one it is sent to, will double."""
    if dweller["letter"]:
        return letters[dweller["letter"]]
    if dweller["training"] and rounds:
        return max(letters.values()) if dweller["training"] == "*" else letters[dweller["training"]]
    return 0.0


def _items(
    worths: Worths, owned: Sequence[Mapping[str, Any]], known: set[str], rounds: float, has: Mapping[str, float]
) -> float:
    """What own items are worth; one that came from a deck unseen counts as any."""
    total = 0.0
    for item in owned:
        if item["id"] in known:
            total += worths.items[item["id"]].at(rounds, has) - 0.1 * item["exhausted"]
        else:
            total += worths.any_item * min(1.0, 0.2 + rounds / 5)
    return total
