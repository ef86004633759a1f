"""Threats: where they appear, and which of them leave (topic threats)."""

from crossroads.engine.modules import replaceable
from crossroads.games.shelter import decks
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.vault.floors import LIFT_COLUMN, spot_in_column


@replaceable("shelter.threats.each-floor")
def bring_threats(g: Shelter) -> None:
    """Roll once for each floor, from the top down, and cover the spot that is hit (shelter.threats.each-floor)."""
    for number, floor in enumerate(g.floors):
        dice = g.roll("threat", 2)
        column = sum(dice)  # shelter.threats.two-dice
        spot = spot_in_column(g.content, floor, column)
        if column == LIFT_COLUMN:
            result, rule = "lift", "shelter.threats.seven"
        elif spot is None:
            result, rule = "no-room", "shelter.threats.no-room"
        elif spot in g.threats:
            result, rule = "already", "shelter.threats.already-there"
        elif not g.threat_deck and not g.threat_pile:
            result, rule = "no-card", "shelter.decks.threat-both-empty"
        else:
            result, rule = "hit", "shelter.threats.each-floor"
        g.emit("threat-roll", rule, {"floor": number, "dice": dice, "result": result})
        if spot is not None and result == "hit":
            _cover(g, spot)


def _cover(g: Shelter, spot: str) -> None:
    card = decks.draw_threat(g)
    g.threats = {**g.threats, spot: card}
    g.emit("threat", "shelter.threats.cover", {"spot": spot, "threat": card})
    if not g.threat_deck and not g.ending:  # shelter.end.deck-moment; it stays so (shelter.end.irrevocable)
        g.ending = "threat-deck"
        g.emit("ending", "shelter.end.threat-deck", {"how": "threat-deck"})


def discard_beaten(g: Shelter) -> None:
    """Discard every threat on which a dweller stands upright (shelter.threats.discard-standing)."""
    for player in g.players:
        for dweller in player.dwellers:
            if dweller.spot in g.threats and not dweller.wounded:  # else it stays (shelter.threats.remains)
                card = g.threats[dweller.spot]
                g.threats = {spot: other for spot, other in g.threats.items() if spot != dweller.spot}
                g.threat_pile += (card,)
                g.emit("threat-gone", "shelter.threats.discard-standing", {"spot": dweller.spot, "threat": card})
