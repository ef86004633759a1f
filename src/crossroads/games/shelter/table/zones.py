"""Where cards lie; hidden is only the order of the decks (topics decks, information)."""

from crossroads.engine.zones import Sort, Zone, Zones, nobody
from crossroads.games.shelter.state import Shelter

ITEMS = Sort[Shelter]("items", lambda g: g.content.items)
ROOMS = Sort[Shelter]("rooms", lambda g: g.content.rooms)
THREATS = Sort[Shelter](
    "threats", lambda g: [card.id for card in g.content.threats.values() for _ in range(card.copies)]
)

ITEM_DECK = Zone("item deck", (ITEMS,), "item_deck", nobody, typed="items")  # shelter.information.hidden
ITEM_ROW = Zone("item row", (ITEMS,), "item_row")
ITEM_PILE = Zone("item pile", (ITEMS,), "item_pile")  # shelter.decks.discards-open
ROOM_DECK = Zone("room deck", (ROOMS,), "room_deck", nobody, typed="rooms")
ROOM_ROW = Zone("room row", (ROOMS,), "room_row")
ROOM_PILE = Zone("room pile", (ROOMS,), "room_pile")
THREAT_DECK = Zone("threat deck", (THREATS,), "threat_deck", nobody, typed="threats")
THREAT_PILE = Zone("threat pile", (THREATS,), "threat_pile")

ZONES: Zones[Shelter] = (
    ITEM_DECK,
    ITEM_ROW,
    ITEM_PILE,
    Zone("items in use", (ITEMS,), "players.*.items"),
    ROOM_DECK,
    ROOM_ROW,
    ROOM_PILE,
    Zone("vault", (ROOMS,), lambda g: [room for floor in g.floors for room in floor.rooms]),
    THREAT_DECK,
    THREAT_PILE,
    Zone("threats in the vault", (THREATS,), "threats.*"),
)
