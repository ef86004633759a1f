"""How packs of cards become one checked set; a mistake is told with the file it stands in."""

from typing import TypeVar

from crossroads.engine.effects import Vocabulary
from crossroads.engine.ftl import check_words
from crossroads.engine.modules import Rulebook
from crossroads.engine.packs import BadPack, Pack, check_files
from crossroads.games.shelter.cards.content import Content, Item, Lifts, Room, Threat, TopFloor
from crossroads.games.shelter.floor import A_SIDE, SIDES

Card = TypeVar("Card", Room, Item, Threat)
Sheet = TypeVar("Sheet", Lifts, TopFloor)
COLUMNS = range(2, 13)  # shelter.floors.column-numbers
FILES = ("rooms.yaml", "items.yaml", "threats.yaml", "lifts.yaml", "top-floor.yaml")


def load(packs: tuple[Pack, ...], rulebook: Rulebook) -> Content:
    """Read packs into one set; a later pack adds cards and replaces those of the same id."""
    check_files(packs, FILES)
    check_words(packs)
    words = rulebook.vocabulary
    rooms = _cards(packs, words, "rooms.yaml", Room)
    items = _cards(packs, words, "items.yaml", Item)
    threats = _cards(packs, words, "threats.yaml", Threat)
    lifts, lifts_file = _sheet(packs, words, "lifts.yaml", Lifts)
    top, top_file = _sheet(packs, words, "top-floor.yaml", TopFloor)
    _check_top_floor(top_file, top, rooms)
    _check_prices(packs, words, top, rooms)
    _check_safe_spot(lifts_file, lifts, top, rooms)
    return Content(tuple(pack.name for pack in packs), rulebook, rooms, items, threats, lifts, top)


def _cards(packs: tuple[Pack, ...], words: Vocabulary, name: str, kind: type[Card]) -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for pack in packs:
        listed: list[Card] = pack.read(name, list[kind], words) or []  # type: ignore[valid-type]  # a type at run time too
        ids = [card.id for card in listed]
        for number, card in enumerate(listed):
            if card.id in ids[:number]:
                raise BadPack(f"{pack.where(name)}: $[{number}].id: a second `{card.id}`; ids are unique in a pack")
            cards[card.id] = card
    return cards


def _sheet(packs: tuple[Pack, ...], words: Vocabulary, name: str, kind: type[Sheet]) -> tuple[Sheet, str]:
    """The last pack's sheet of this name, and where it stands."""
    found = [(sheet, pack.where(name)) for pack in packs if (sheet := pack.read(name, kind, words)) is not None]
    if not found:
        raise BadPack(f"{packs[0].where(name)}: missing; one of the packs must have it")
    return found[-1]


def _check_top_floor(where: str, top: TopFloor, rooms: dict[str, Room]) -> None:
    start = (*top.left, *top.right)
    for number, room in enumerate(start):
        if room not in rooms:
            raise BadPack(f"{where}: no room `{room}`; it must be one of rooms.yaml")
        if room in start[:number]:
            raise BadPack(f"{where}: `{room}` stands there twice; there is one card of each room")
    for side in SIDES:
        if len(top.columns.get(side, ())) != A_SIDE:
            raise BadPack(f"{where}: columns.{side}: give {A_SIDE} pairs, from the lift outward")
    numbers = [column for side in SIDES for pair in top.columns[side] for column in pair if column is not None]
    for number, column in enumerate(numbers):
        if column not in COLUMNS or column in numbers[:number]:
            raise BadPack(f"{where}: columns: {column} is not a sum of two dice, or stands there twice")


def _check_prices(packs: tuple[Pack, ...], words: Vocabulary, top: TopFloor, rooms: dict[str, Room]) -> None:
    for room in rooms.values():
        if room.price is None and room.id not in (*top.left, *top.right):
            by = [pack for pack in packs if room.id in _cards((pack,), words, "rooms.yaml", Room)]
            raise BadPack(f"{by[-1].where('rooms.yaml')}: `{room.id}` has no price; only starting rooms go without")


def _check_safe_spot(where: str, lifts: Lifts, top: TopFloor, rooms: dict[str, Room]) -> None:
    """Some healing spot must be in play from the start and out of every threat's reach (shelter.healing.safe-spot)."""
    safe = [lifts.start] if lifts.start is not None else []
    for side in SIDES:
        for room, columns in zip(top.left if side == "left" else top.right, top.columns[side], strict=True):
            for half, column in zip(SIDES, columns, strict=True):
                if column is None and rooms[room].both is None:
                    safe.append(getattr(rooms[room], half))
    if not any(spot.hurt and not spot.cost and any(reward.heals for reward in spot.reward) for spot in safe):
        raise BadPack(
            f"{where}: no healing spot for wounded dwellers is free of cost and safe from threats; "
            "put one on the starting lift (shelter.healing.safe-spot)"
        )
