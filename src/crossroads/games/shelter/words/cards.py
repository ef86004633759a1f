"""The cards in words: what they are called and what is printed on them, made once for each `Words` and kept."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from crossroads.engine.definition import CardTitle
from crossroads.engine.words import KEPT, Words
from crossroads.games.shelter.cards.bills import cubes_in_words
from crossroads.games.shelter.cards.content import Content, Item
from crossroads.games.shelter.cards.effects import Word
from crossroads.games.shelter.cards.places import DwellerPlace, Spot


def card(words: Words, content: Content, name: str) -> str:
    """The printed text of `room:garden`, `item:canteen`, `threat:fire` or `lift:red`, a line for each of its parts."""
    kind, _, which = name.partition(":")
    if kind == "room":
        return "\n".join(capital(line) for line in room_lines(words, content, which))
    if kind == "item":
        return capital(item_text(words, content, which))
    spot = content.threats[which].spot if kind == "threat" else content.places[f"lift.{which}"].spot
    return capital(spot_text(words, spot))


def card_titles(words: Words, content: Content, _view: Mapping[str, Any]) -> Iterator[CardTitle]:
    """Every card; none is secret."""
    lifts = [part_of(place) for place in content.places.values() if not place.room]
    for kind, ids in (("room", content.rooms), ("item", content.items), ("threat", content.threats), ("lift", lifts)):
        for each in ids:
            yield CardTitle(f"{kind}:{each}", each, name_of(words, kind, each))


@lru_cache(maxsize=KEPT)
def name_of(words: Words, kind: str, which: str) -> str:
    """What a card is called; a pack of one's own may leave it to the id."""
    return words.find(f"{kind}-{which}") or capital(which.replace("-", " "))


def is_lift(spot: str) -> bool:
    """Whether a spot is in a lift, not in a room."""
    return spot.partition(".")[0] == "lift"


@lru_cache(maxsize=KEPT)
def spot_name(words: Words, spot: str) -> str:
    """A spot as `Diner, left`; linked spots and lifts by one name."""
    room, _, part = spot.partition(".")
    if is_lift(spot):
        return name_of(words, "lift", part)
    name = name_of(words, "room", room)
    return name if part == "both" else words(f"spot-{part}", room=name)


@lru_cache(maxsize=KEPT)
def threat_name(words: Words, threat: str, spot: str, with_side: bool) -> str:
    """A threat with the place that it covers, as `Fire (Diner)` or `Fire (Diner, left)`."""
    where = spot_name(words, spot) if with_side else name_of(words, "room", spot.partition(".")[0])
    return f"{name_of(words, 'threat', threat)} ({where})"


def _described(words: Words, effects: Iterable[Word]) -> str:
    return words.list(effect.describe(words) for effect in effects)


def spot_parts(words: Words, spot: Spot, linked: bool = False) -> tuple[str, str]:
    """Cost and reward of a spot, with its marks in front, as they are printed."""
    marks = [words("mark-linked")] * linked + [words("mark-hurt")] * spot.hurt + list(spot.letters)
    cost, reward = _described(words, spot.cost), _described(words, spot.reward) or words("spot-empty")
    if not marks:
        return cost, reward
    marked = f"[{words.list(marks)}] "
    return (marked + cost, reward) if cost else ("", marked + reward)


def spot_text(words: Words, spot: Spot, linked: bool = False) -> str:
    """The same in one line."""
    cost, reward = spot_parts(words, spot, linked)
    return f"{cost} → {reward}" if cost else reward


@lru_cache(maxsize=KEPT)
def place_text(words: Words, place: DwellerPlace) -> str:
    """What is printed on a place."""
    return spot_text(words, place.spot, place.linked)


def does_text(words: Words, item: Item) -> str:
    """What an item does, without how it is used up."""
    return "; ".join(effect.describe(words) for effect in item.effects)


@lru_cache(maxsize=KEPT)
def item_text(words: Words, content: Content, which: str) -> str:
    """How an item is used up, and what it does."""
    item = content.items[which]
    return f"{words(f'mode-{item.mode}')}: {does_text(words, item)}"


@lru_cache(maxsize=KEPT)
def room_lines(words: Words, content: Content, which: str) -> tuple[str, ...]:
    """A line for each place of a room, and one for its price if it has one."""
    places, price = content.room_places[which], content.prices[which]
    lines = [f"{words(f'side-{part_of(place)}')}: {place_text(words, place)}" for place in places]
    if content.rooms[which].price is not None:
        lines.append(words("room-price", price=cubes_in_words(words, price)))
    return tuple(lines)


def part_of(place: DwellerPlace) -> str:
    """Which part of its room a place is: left, right or both; of a lift, its colour."""
    return place.id.partition(".")[2]


def capital(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]
