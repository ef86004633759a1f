"""The cards in words: what they are called and what is printed on them, made once for each `Words` and kept."""

from collections.abc import Iterable
from functools import lru_cache

from crossroads.engine.effects import Effect
from crossroads.engine.words import KEPT, Words
from crossroads.games.shelter.content import Content, Item, Place, Spot
from crossroads.games.shelter.costs import cubes_in_words


def card(words: Words, content: Content, name: str) -> str:
    """The printed text of `room:garden`, `item:canteen`, `threat:fire` or `lift:red`, a line for each of its parts."""
    kind, _, which = name.partition(":")
    if kind == "room":
        return "\n".join(capital(line) for line in room_lines(words, content, which))
    if kind == "item":
        return capital(item_text(words, content, which))
    spot = content.threats[which].spot if kind == "threat" else content.places[f"lift.{which}"].spot
    return capital(spot_text(words, spot))


@lru_cache(maxsize=KEPT)
def name_of(words: Words, kind: str, which: str) -> str:
    """What a card is called; a pack of one's own may leave it to the id."""
    return words.find(f"{kind}-{which}") or capital(which.replace("-", " "))


@lru_cache(maxsize=KEPT)
def spot_name(words: Words, spot: str) -> str:
    """A spot as `Diner, left`; linked spots and lifts by one name."""
    room, _, part = spot.partition(".")
    if room == "lift":
        return name_of(words, "lift", part)
    name = name_of(words, "room", room)
    return name if part == "both" else words(f"spot-{part}", room=name)


@lru_cache(maxsize=KEPT)
def threat_name(words: Words, threat: str, spot: str, with_side: bool) -> str:
    """A threat with the place that it covers, as `Fire (Diner)` or `Fire (Diner, left)`."""
    where = spot_name(words, spot) if with_side else name_of(words, "room", spot.partition(".")[0])
    return f"{name_of(words, 'threat', threat)} ({where})"


def _described(words: Words, effects: Iterable[Effect]) -> str:
    return words.list(effect.describe(words) for effect in effects)


def spot_text(words: Words, spot: Spot, linked: bool = False) -> str:
    """Marks, cost and reward of a spot, in the order in which they are printed."""
    marks = [words("mark-linked")] * linked + [words("mark-hurt")] * spot.hurt + list(spot.letters)
    text = _described(words, spot.reward) or words("spot-empty")
    if spot.cost:
        text = f"{_described(words, spot.cost)} → {text}"
    return f"[{words.list(marks)}] {text}" if marks else text


@lru_cache(maxsize=KEPT)
def place_text(words: Words, place: Place) -> str:
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


def part_of(place: Place) -> str:
    """Which part of its room a place is: left, right or both; of a lift, its colour."""
    return place.id.partition(".")[2]


def capital(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]
