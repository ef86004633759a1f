"""The whole table as lines, in an order to be read aloud."""

from collections.abc import Iterable, Iterator
from typing import get_args

from crossroads.engine.words import Words
from crossroads.games.shelter.cards.bills import KINDS
from crossroads.games.shelter.cards.content import Content
from crossroads.games.shelter.cards.places import DwellerPlace
from crossroads.games.shelter.floor import SIDES
from crossroads.games.shelter.state import Phase
from crossroads.games.shelter.words.cards import (
    capital,
    item_text,
    name_of,
    part_of,
    place_text,
    room_lines,
    spot_name,
)
from crossroads.games.shelter.words.events import particulars
from crossroads.games.shelter.words.labels import columns_text
from crossroads.games.shelter.words.things import View, content_of, floor_name, phase_name, place_at, player_name


def table(words: Words, view: View) -> list[str]:
    """The whole table, line by line, in an order to be read aloud."""
    content = content_of(words)
    lines = [*_table_outcome(words, view), *_table_now(words, view)]
    for number, floor in enumerate(view["floors"]):
        lines.append(
            words("table-floor", floor=floor_name(words, view, number), rooms=len(floor["left"] + floor["right"]))
        )
        lines += _table_floor(words, content, view, floor)
    lines += _table_rows(words, content, view)
    for player in view["players"]:
        lines += _table_player(words, content, view, player)
    return [*lines, *_table_decks(words, view)]


def _table_outcome(words: Words, view: View) -> Iterator[str]:
    outcome = view["outcome"]
    if outcome is not None:
        yield words("event-game-over", **particulars(words, view, {"winners": outcome["winners"]}))
        scores = [f"{player_name(words, view, seat)} {score}" for seat, score in enumerate(outcome["scores"])]
        yield words("table-scores", scores=words.list(scores))


def _table_now(words: Words, view: View) -> Iterator[str]:
    over = view["outcome"] is not None
    now = "over" if over else view["phase"]
    turn, first = player_name(words, view, view["turn"]), player_name(words, view, view["first"])
    message = "table-now" if over or now in get_args(Phase) else "table-now-added"
    name = now if message == "table-now" else phase_name(words, now)
    yield words(message, round=view["round"], phase=name, turn=turn, first=first)
    if view["ending"] and not over:
        yield words(f"table-ending-{view['ending']}")


def _table_floor(words: Words, content: Content, view: View, floor: View) -> Iterator[str]:
    """The cards of a floor from left to right, the lift among them."""
    for position, room in reversed([*enumerate(floor["left"])]):
        yield _table_room(words, content, view, room, content.top.columns["left"][position])
    lift = f"lift.{floor['lift']}"
    if lift in content.places:
        spot = place_text(words, content.places[lift])
        yield f"{spot_name(words, lift)}: {spot}{_standing(words, view, (lift,))}."
    for position, room in enumerate(floor["right"]):
        yield _table_room(words, content, view, room, content.top.columns["right"][position])


def _table_room(words: Words, content: Content, view: View, room: str, columns: tuple[int | None, int | None]) -> str:
    halves = [f"{room}.{side}" for side in SIDES]
    threatened = any(half in view["threats"] for half in halves)
    places = [place_at(content, view, half) for half in halves] if threatened else content.room_places[room]
    parts = [name_of(words, "room", room)]
    for place in places:
        under = [column for half, column in zip(halves, columns, strict=True) if half in place.halves and column]
        where = words(f"side-{part_of(place)}")
        where = f"{where} ({columns_text(words, under)})" if under else where
        parts.append(f"{capital(where)}: {_table_spot(words, place)}{_standing(words, view, place.halves)}")
    return ". ".join(parts) + "."


def _table_spot(words: Words, place: DwellerPlace) -> str:
    if place.half_of:
        return words("spot-closed")
    text = place_text(words, place)
    return words("spot-threat", threat=name_of(words, "threat", place.threat), text=text) if place.threat else text


def _standing(words: Words, view: View, halves: Iterable[str]) -> str:
    """Who stands on a spot, as the end of its line."""
    here = [
        words(
            "standing", player=player_name(words, view, player["seat"]), wounded="yes" if dweller["wounded"] else "no"
        )
        for half in halves
        for player in view["players"]
        for dweller in player["dwellers"]
        if dweller["spot"] == half
    ]
    return f"; {words('standing-here', who=words.list(here))}" if here else ""


def _table_rows(words: Words, content: Content, view: View) -> Iterator[str]:
    items, rooms = view["items"]["row"], view["rooms"]["row"]
    yield words("table-item-row", count=len(items))
    for item in items:
        yield f"{name_of(words, 'item', item)} ({item_text(words, content, item)})."
    yield words("table-room-row", count=len(rooms))
    for room in rooms:
        lines = [capital(line) for line in room_lines(words, content, room)]
        yield ". ".join([name_of(words, "room", room), *lines]) + "."


def _table_player(words: Words, content: Content, view: View, player: View) -> Iterator[str]:
    amounts = words.list(words(f"cubes-{kind}", amount=player["cubes"][kind]) for kind in KINDS)
    happiness = words("reward-happiness", amount=player["happiness"])
    name = player_name(words, view, player["seat"])
    passed = "yes" if player["passed"] else "no"
    yield words("table-player", player=name, cubes=amounts, happiness=happiness, passed=passed)
    if player["items"]:
        items = [_table_item(words, content, item) for item in player["items"]]
        yield words("table-player-items", count=len(items), items="; ".join(items))
    people = [_table_dweller(words, dweller) for dweller in player["dwellers"]]
    yield words("table-player-dwellers", count=len(people), dwellers="; ".join(people))


def _table_item(words: Words, content: Content, item: View) -> str:
    text = f"{name_of(words, 'item', item['id'])} ({item_text(words, content, item['id'])})"
    return f"{text}, {words('item-exhausted')}" if item["exhausted"] else text


def _table_dweller(words: Words, dweller: View) -> str:
    """Where a dweller is and how it is doing."""
    if dweller["waiting"]:
        return words("dweller-new")
    parts = [spot_name(words, dweller["spot"]) if dweller["spot"] else words("dweller-home")]
    if dweller["wounded"]:
        parts.append(words("dweller-wounded"))
    if dweller["letter"]:
        parts.append(words("dweller-trained", letter=dweller["letter"]))
    if dweller["training"]:
        parts.append(words("dweller-training"))
    return words.list(parts)


def _table_decks(words: Words, view: View) -> Iterator[str]:
    for kind, zone in (("items", "items"), ("rooms", "rooms"), ("threats", "threat_cards")):
        yield words(f"table-deck-{kind}", deck=view[zone]["deck"], pile=len(view[zone]["pile"]))
