"""The book: every card as a client draws it, and the names of all that a board labels, in one language."""

from collections.abc import Iterable, Mapping
from typing import Any, get_args

import msgspec

from crossroads.engine.effects import is_brought, tag_of
from crossroads.engine.words import Words
from crossroads.games.shelter.cards.bills import COMPARTMENT, KINDS, Bill
from crossroads.games.shelter.cards.content import COLOURS, Content, Item, Mode, Room, Threat
from crossroads.games.shelter.cards.effects import MOMENTS
from crossroads.games.shelter.cards.places import DwellerPlace, Spot, demand_of
from crossroads.games.shelter.decks import ROW
from crossroads.games.shelter.floor import A_SIDE, SIDES
from crossroads.games.shelter.player import FIGURES, LETTERS
from crossroads.games.shelter.state import Phase
from crossroads.games.shelter.words.cards import (
    capital,
    card,
    does_text,
    name_of,
    part_of,
    place_text,
    room_lines,
    spot_text,
)
from crossroads.games.shelter.words.things import phase_name

LABELS: Mapping[str, Iterable[str]] = {
    "game": ("name",),
    "colour": COLOURS,
    "special": LETTERS,
    "resource": (*KINDS, "any"),
    "phase": (*get_args(Phase), "over"),
    "ending": ("sixth-room", "threat-deck", "stalemate"),
    "mode": get_args(Mode),
    "moment": MOMENTS,
    "cost": ("wound", "price"),
    "reward": ("room", "first", "heal", "ready", "refresh-items", "refresh-rooms"),
    "mark": ("linked", "hurt"),
    "spot": ("empty", "closed"),
    "side": (*SIDES, "both"),
    "state": (
        *("home", "new", "healthy", "wounded", "untrained", "trained", "training"),
        *("ready", "exhausted", "passed"),
    ),
    "floor": ("top",),
    "label": (
        *("round", "last-round", "turn", "player", "first-player", "score"),
        *("floor", "lift", "room", "spot", "column", "threat", "item", "dweller"),
        *("rooms", "items", "threats", "dwellers", "resources", "happiness", "price", "cost", "reward"),
        *("item-row", "room-row", "item-deck", "room-deck", "threat-deck", "discarded"),
        *("fight", "dice", "bonus", "total", "victory", "defeat"),
    ),
}
"""The first and the second half of every message that names something on a board."""


def book(words: Words, content: Content) -> dict[str, Any]:
    """All cards with their names and texts, where they lie and how much fits, and the names of everything else."""
    cards = {
        "rooms": {room.id: _room(words, content, room) for room in content.rooms.values()},
        "items": {item.id: _item(words, item) for item in content.items.values()},
        "threats": {threat.id: _threat(words, content, threat) for threat in content.threats.values()},
        "lifts": {colour: _lift(words, content, colour) for colour in ("start", *COLOURS)},
        "top": {"left": list(content.top.left), "right": list(content.top.right)},
        "columns": {side: [list(pair) for pair in content.top.columns[side]] for side in SIDES},
        "limits": {"cubes_of_a_kind": COMPARTMENT, "dwellers": FIGURES, "rooms_a_side": A_SIDE, "cards_a_row": ROW},
    }
    return {"cards": cards, "names": names(words, content)}


def names(words: Words, content: Content) -> dict[str, str]:
    """What everything on a board is called, by message: `colour-red`, `special-S`, `phase-recall`, `floor-red`."""
    labels = {f"{family}-{each}": words(f"{family}-{each}") for family, members in LABELS.items() for each in members}
    floors = {f"floor-{each}": words("floor-own", player=words(f"colour-{each}")) for each in COLOURS}
    return labels | floors | _symbols(words, content) | _added_phases(words, content)


def _symbols(words: Words, content: Content) -> dict[str, str]:
    """What the symbols of the table's effects are called; one that an expansion leaves out, by its name in packs."""
    tags = dict.fromkeys(tag_of(effect) for effect in content.rulebook.effects)
    return {f"symbol-{tag}": words.find(f"symbol-{tag.replace('.', '-')}") or tag for tag in tags}


def _added_phases(words: Words, content: Content) -> dict[str, str]:
    """What the phases of expansions are called; one without a message, by its name."""
    phases: Iterable[str] = content.rulebook.phases
    return {f"phase-{name}": phase_name(words, name) for name in phases}


def _room(words: Words, content: Content, room: Room) -> dict[str, Any]:
    """A room with its places by their part of it: `left` and `right`, or `both`."""
    return {
        **_face(words, "room", room.id),
        "text": [capital(line) for line in room_lines(words, content, room.id)],
        "price": None if room.price is None else _data(room.price),
        **{part_of(place): _place(words, place) for place in content.room_places[room.id]},
    }


def _item(words: Words, item: Item) -> dict[str, Any]:
    """An item; its text leaves out the mode, which has a text of its own."""
    return {
        **_face(words, "item", item.id),
        "text": [capital(does_text(words, item))],
        "mode": item.mode,
        "mode_text": capital(words(f"mode-{item.mode}")),
        "effects": [_effect(effect) | {"moment": effect.moment} for effect in item.effects],
    }


def _threat(words: Words, content: Content, threat: Threat) -> dict[str, Any]:
    """A threat; its spot is what it makes of any spot that it covers."""
    return {
        **_face(words, "threat", threat.id),
        "text": [card(words, content, f"threat:{threat.id}")],
        "copies": threat.copies,
        "fight": demand_of(threat.spot).fight,
        "spot": _spot(threat.spot, spot_text(words, threat.spot)),
    }


def _lift(words: Words, content: Content, colour: str) -> dict[str, Any]:
    place = content.places.get(f"lift.{colour}")
    return {
        **_face(words, "lift", colour),
        "text": [] if place is None else [card(words, content, f"lift:{colour}")],
        "spot": None if place is None else _place(words, place),
    }


def _face(words: Words, kind: str, which: str) -> dict[str, str]:
    """What is on every card: a name, and a line of flavour if somebody wrote one."""
    return {"name": name_of(words, kind, which), "flavour": words.find(f"{kind}-{which}.flavour") or ""}


def _place(words: Words, place: DwellerPlace) -> dict[str, Any]:
    return {
        "id": place.id,
        "part": part_of(place),
        "halves": list(place.halves),
        "size": place.size,
        "linked": place.linked,
        "exchanges": place.exchanges,
        **_spot(place.spot, place_text(words, place)),
    }


def _spot(spot: Spot, text: str) -> dict[str, Any]:
    return {
        "letters": spot.letters,
        "hurt": spot.hurt,
        "cost": [_effect(cost) for cost in spot.cost],
        "reward": [_effect(reward) for reward in spot.reward],
        "text": capital(text),
    }


def _effect(effect: Any) -> dict[str, Any]:
    """An effect as in a pack, `do` and all fields, with those that were left at their defaults."""
    fields = {name: _data(value) for name, value in msgspec.structs.asdict(effect).items()}
    return {"do": tag_of(type(effect)), **fields, **({"sign": effect.sign} if is_brought(type(effect)) else {})}


def _data(value: Any) -> Any:
    if isinstance(value, Bill):
        return msgspec.structs.asdict(value)
    return [_effect(part) for part in value] if isinstance(value, tuple) else value
