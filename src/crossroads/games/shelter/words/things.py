"""What a view shows, in words: players, floors, places, cubes."""

from collections.abc import Mapping
from typing import Any

from crossroads.engine.words import Words
from crossroads.games.shelter.cards.bills import Bill, cubes_in_words
from crossroads.games.shelter.cards.content import Content
from crossroads.games.shelter.cards.places import DwellerPlace
from crossroads.games.shelter.words.cards import (
    name_of,
)

View = Mapping[str, Any]


def content_of(words: Words) -> Content:
    content: Content = words.content
    return content


def own(view: View) -> Mapping[str, Any] | None:
    """What the seat of this view has; nothing for a spectator."""
    seat = view["seat"]
    return None if seat is None else view["players"][seat]


def phase_name(words: Words, phase: str) -> str:
    """A phase of an expansion by its message, `phase-pets-supper`; without one, by its name."""
    return words.find(f"phase-{phase.replace('.', '-')}") or phase


def player_name(words: Words, view: View, seat: int) -> str:
    return words.player(seat, name_of(words, "colour", view["players"][seat]["colour"]))


def floor_name(words: Words, view: View, number: int) -> str:
    """A floor by its colour, as its lift is called: a player's name would not go with it in every language."""
    owner = view["floors"][number]["owner"]
    if owner is None:
        return words("floor-top")
    return words("floor-own", player=name_of(words, "colour", view["players"][owner]["colour"]))


def is_overrun(view: View, room: str) -> bool:
    """Whether threats lie on both spots of a room."""
    threats = view["threats"]
    return f"{room}.left" in threats and f"{room}.right" in threats


def place_at(content: Content, view: View, spot: str) -> DwellerPlace:
    """A place as it is now, under a threat or not."""
    threat = view["threats"].get(spot)
    return content.threat_places[spot][threat] if threat else content.places[spot]


def cubes_text(words: Words, amounts: Mapping[str, int]) -> str:
    return cubes_in_words(words, Bill(**amounts))
