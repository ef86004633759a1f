"""Options in words: labels for everything that a seat can be offered."""

import re
from collections.abc import Iterable
from functools import lru_cache

from crossroads.engine.acts import Meant
from crossroads.engine.labels import Label
from crossroads.engine.words import KEPT, Words
from crossroads.games.shelter.cards.bills import COMPARTMENT
from crossroads.games.shelter.cards.places import DwellerPlace
from crossroads.games.shelter.floor import A_SIDE, Side
from crossroads.games.shelter.words.cards import (
    item_text,
    name_of,
    room_lines,
    spot_name,
    spot_parts,
    threat_name,
)
from crossroads.games.shelter.words.label_inputs import has_trained_home
from crossroads.games.shelter.words.things import (
    View,
    content_of,
    cubes_text,
    is_overrun,
    own,
    place_at,
)


def plain(words: Words, view: View, meant: Meant) -> Label:
    """An act that names nothing."""
    return Label(words(f"option-{meant.verb}"))


def each_by_itself(words: Words, view: View, meant: Meant) -> Label:
    """An act with a message for each thing that it can name."""
    (which,) = meant.names.values()
    return Label(words(f"option-{meant.verb}-{which}"))


def place(words: Words, view: View, meant: Meant) -> Label:
    """A place with its cost and reward, and who goes if that matters."""
    found = place_at(content_of(words), view, meant.text("spot"))
    with_side = found.threat != "" and is_overrun(view, found.room)
    letters = meant.text("letters")
    return _place_label(words, found, with_side, letters, letters != "" or has_trained_home(view))


@lru_cache(maxsize=KEPT)
def _place_label(words: Words, place: DwellerPlace, with_side: bool, letters: str, with_crew: bool) -> Label:
    """A place with all that a label says of it; kept, as each turn offers dozens of them."""
    name = threat_name(words, place.threat, place.id, with_side) if place.threat else spot_name(words, place.id)
    if place.half_of:
        closed = words("spot-closed")
        return Label(name, note=closed, said=f"{name}: {closed}")
    cost, gain = spot_parts(words, place.spot, place.linked)
    return Label(name, cost, gain, _crew(words, place, letters) if with_crew else "")


def _crew(words: Words, place: DwellerPlace, letters: str) -> str:
    """Who goes, and whether it doubles the reward."""
    crew = "pair" if place.linked else "single"
    if not letters:
        return words("crew-untrained", crew=crew)
    crew = "mixed" if place.linked and len(letters) == 1 else crew
    doubled = any(letter in place.spot.letters for letter in letters)
    return words("crew-doubled" if doubled else "crew-trained", letters=words.list(letters), crew=crew)


def item(words: Words, view: View, meant: Meant) -> Label:
    """An item, with how it is used up and what it does."""
    which = meant.text("item")
    title = words(f"option-{meant.verb}-item", item=name_of(words, "item", which))
    return Label(title, note=item_text(words, content_of(words), which))


def drawn(words: Words, _view: View, deck: str, face: str) -> Label:
    """A card that came from a real deck."""
    return Label(name_of(words, deck.removesuffix("s"), face))


def build(words: Words, view: View, meant: Meant) -> Label:
    """A room with its price and its places."""
    which = meant.text("room")
    if which == "none":
        return Label(words("option-build-none"))
    *spots, price = room_lines(words, content_of(words), which)
    return Label(words("option-build", room=name_of(words, "room", which)), note="; ".join((price, *spots)))


def cube_more(words: Words, view: View, meant: Meant) -> Label:
    return _cube(words, view, meant.text("resource"), "+")


def cube_less(words: Words, view: View, meant: Meant) -> Label:
    return _cube(words, view, meant.text("resource"), "−")


def _cube(words: Words, view: View, kind: str, sign: str) -> Label:
    """One cube more or less, and how many of its kind there are."""
    title, mine = sign + words(f"cubes-{kind}", amount=1), own(view)
    if mine is None:
        return Label(title)
    return Label(title, note=words("option-cubes-now", have=mine["cubes"][kind], most=COMPARTMENT))


def side(words: Words, view: View, meant: Meant) -> Label:
    """A side of one's own lift, with the columns that the room would lie in."""
    title, seat = words(f"option-side-{meant.text('side')}"), view["seat"]
    if seat is None:
        return Label(title)
    floor = next(floor for floor in view["floors"] if floor["owner"] == seat)
    side: Side = "left" if meant.text("side") == "left" else "right"
    if len(floor[side]) == A_SIDE:
        return Label(title)
    return Label(title, note=columns_text(words, content_of(words).top.columns[side][len(floor[side])]))


def columns_text(words: Words, columns: Iterable[int | None]) -> str:
    numbers = [str(column) for column in columns if column is not None]
    return words("columns", count=len(numbers), columns=words.list(numbers))


def swap(words: Words, view: View, meant: Meant) -> Label:
    """What is given, what one gets for it, and what of that there would be no room for."""
    given, got = (
        {kind: int(amount) for amount, kind in re.findall(r"(\d+)([a-z]+)", half)}
        for half in meant.text("exchange").split(">")
    )
    title = words("option-swap", given=cubes_text(words, given), got=cubes_text(words, got))
    mine = own(view)
    if mine is None:
        return Label(title)
    room = {kind: COMPARTMENT - have + given.get(kind, 0) for kind, have in mine["cubes"].items()}
    lost = {kind: amount - room[kind] for kind, amount in got.items() if amount > room[kind]}
    return Label(title, note=words("option-swap-lost", lost=cubes_text(words, lost)) if lost else "")


def letter(words: Words, view: View, meant: Meant) -> Label:
    which = meant.text("letter")
    return Label(f"{which}: {name_of(words, 'special', which)}")


def dweller(words: Words, view: View, meant: Meant) -> Label:
    """A dweller by the letter of its training; `plain` for one without."""
    which = meant.text("letter")
    if which == "plain":
        return Label(words(f"option-{meant.verb}-plain"))
    return Label(words(f"option-{meant.verb}", letter=which))
