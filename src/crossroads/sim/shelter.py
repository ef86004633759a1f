"""What simulations count in Shelter."""

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from crossroads.engine.events import Event
from crossroads.games.shelter.content import COLOURS
from crossroads.games.shelter.floors import SIDES
from crossroads.sim.game_kit import Figure, GameKit, Use, register


def figures(view: Mapping[str, Any], seat: int) -> dict[str, Figure]:
    """What a seat has at the end."""
    player = view["players"][seat]
    floor = next(floor for floor in view["floors"] if floor["owner"] == seat)
    rooms = [*floor["left"], *floor["right"]]
    return {
        "rounds": view["round"],
        "rooms": len(rooms),
        "dwellers": len(player["dwellers"]),
        "wounded": sum(dweller["wounded"] for dweller in player["dwellers"]),
        "trained": sum(bool(dweller["letter"]) for dweller in player["dwellers"]),
        "items": len(player["items"]),
        "cubes": sum(player["cubes"].values()),
        "threats_on_floor": sum(f"{room}.{half}" in view["threats"] for room in rooms for half in SIDES),
    }


def uses(events: Iterable[Event]) -> Iterator[Use]:
    """Rooms built, spots used, items taken and used, threats fought: who did it, what it was, with which card."""
    for event in events:
        about = event.about
        match event.kind:
            case "build":
                yield about["seat"], "room-built", about["room"]
            case "place" if about["threat"]:
                yield about["seat"], "threat-met", about["threat"]
            case "place":
                yield about["seat"], "spot-used", "lift" if about["place"].startswith("lift.") else about["place"]
            case "fight":
                yield about["seat"], "fight-won" if about["won"] else "fight-lost", str(about["value"])
            case "take-item":
                yield about["seat"], "item-taken", about["item"]
            case "use-item":
                yield about["seat"], "item-used", about["item"]
            case "train":
                yield about["seat"], "trained", about["letter"]
            case _:
                pass


def options(chance: Random, seats: int) -> dict[str, Any]:
    """A table with some of its options set."""
    chosen: dict[str, Any] = {}
    if chance.random() < 0.5:
        chosen["first"] = chance.randrange(seats)
    if chance.random() < 0.5:
        chosen["lifts"] = chance.sample(range(seats), seats)
    if chance.random() < 0.5:
        chosen["colours"] = chance.sample(COLOURS, seats)
    return chosen


register("shelter", GameKit(figures, uses, options, shown=("room-built", "item-taken", "item-used")))
