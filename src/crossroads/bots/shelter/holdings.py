"""What a seat has in Shelter that can be a reason for a choice."""

from collections.abc import Mapping

from crossroads.bots.evaluation import View
from crossroads.bots.playouts import Counted
from crossroads.bots.shelter.worth import Weights
from crossroads.games.shelter.floor import SIDES

WINNING = "shelter.scoring.winner"
ROOM = 1.0  # in happiness, where reasons are sorted by how much they matter


def counted_in(weights: Weights) -> Mapping[str, Counted]:
    """What is counted, with its rules and at these weights."""
    return {
        "happiness": Counted("shelter.happiness.gain", 1.0),
        "resources": Counted("shelter.resources.gain", weights.cube),
        "dwellers": Counted("shelter.new-dwellers.gain", 3 * weights.placement),
        "items": Counted("shelter.items.take", weights.item),
        "rooms": Counted("shelter.building.choose", ROOM),
        "wounded": Counted("shelter.wounded.until-healed", -weights.wound),
        "trained": Counted("shelter.training.letters", weights.letter),
        "threats": Counted("shelter.scoring.threat-penalty", -weights.threat),
    }


def holdings(view: View, seat: int) -> dict[str, float]:
    """How much of everything a seat has."""
    player = view["players"][seat]
    rooms = [room for floor in view["floors"] if floor["owner"] == seat for side in SIDES for room in floor[side]]
    beaten = {dweller["spot"] for each in view["players"] for dweller in each["dwellers"] if not dweller["wounded"]}
    covered = [spot for spot in view["threats"] if spot not in beaten]
    return {
        "happiness": player["happiness"],
        "resources": sum(player["cubes"].values()),
        "dwellers": len(player["dwellers"]),
        "items": len(player["items"]),
        "rooms": len(rooms),
        "wounded": sum(dweller["wounded"] for dweller in player["dwellers"]),
        "trained": sum(bool(dweller["letter"] or dweller["training"]) for dweller in player["dwellers"]),
        "threats": sum(f"{room}.{half}" in covered for room in rooms for half in SIDES),
    }
