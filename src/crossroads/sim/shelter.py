"""What simulations count in Shelter."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from crossroads.engine.events import Event
from crossroads.games.shelter.floor import SIDES
from crossroads.games.shelter.words.cards import is_lift
from crossroads.sim.game_kit import CountedUse, GameKit, register
from crossroads.sim.results import Figure


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


def uses(events: Iterable[Event]) -> Iterator[CountedUse]:
    """Rooms built, spots used, items taken and used, threats fought: who did it, what it was, with which card."""
    for event in events:
        about = event.about
        match event.kind:
            case "build":
                yield about["seat"], "room-built", about["room"]
            case "place" if about["threat"]:
                yield about["seat"], "threat-met", about["threat"]
            case "place":
                yield about["seat"], "spot-used", "lift" if is_lift(about["place"]) else about["place"]
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


register("shelter", GameKit(figures, uses, shown=("room-built", "item-taken", "item-used")))
