"""Shelter in words: options, prompts, events, cards and the whole table, made from a view and the packs' messages."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from crossroads.engine.decisions import Decision
from crossroads.engine.definition import Wording
from crossroads.engine.events import Event
from crossroads.engine.words import KEPT, Words
from crossroads.games.shelter.content import Content, Place
from crossroads.games.shelter.costs import cubes_in_words
from crossroads.games.shelter.faces import faces, has_trained_home, hinge
from crossroads.games.shelter.floors import A_SIDE, SIDES, Side
from crossroads.games.shelter.resources import COMPARTMENT, KINDS, Bill
from crossroads.games.shelter.texts import (
    capital,
    card,
    item_text,
    name_of,
    part_of,
    place_text,
    room_lines,
    spot_name,
    threat_name,
)

View = Mapping[str, Any]
SENTENCES_KEPT = 20_000
_sentences: dict[tuple[Any, ...], str] = {}  # by all that they are made from: most are said over and over
Label = Callable[[Words, View, str], str]
UNTOLD = ("dweller", "place")  # particulars for those who draw: which figure it was, and where


# -- what a view shows


def _content(words: Words) -> Content:
    content: Content = words.content
    return content


def _own(view: View) -> Mapping[str, Any] | None:
    """What the seat of this view has; nothing for a spectator."""
    seat = view["seat"]
    return None if seat is None else view["players"][seat]


def _player(words: Words, view: View, seat: int) -> str:
    return name_of(words, "colour", view["players"][seat]["colour"])


def _floor(words: Words, view: View, number: int) -> str:
    owner = view["floors"][number]["owner"]
    return words("floor-top") if owner is None else words("floor-own", player=_player(words, view, owner))


def _place_name(words: Words, view: View, spot: str, threat: str) -> str:
    """A place as `Diner, left`; one under a threat as `Fire (Diner)`, with the side if both spots of the room are."""
    if not threat:
        return spot_name(words, spot)
    return threat_name(words, threat, spot, _is_overrun(view, spot.partition(".")[0]))


def _is_overrun(view: View, room: str) -> bool:
    """Whether threats lie on both spots of a room."""
    threats = view["threats"]
    return f"{room}.left" in threats and f"{room}.right" in threats


def _place(content: Content, view: View, spot: str) -> Place:
    """A place as it is now, under a threat or not."""
    threat = view["threats"].get(spot)
    return content.threat_places[spot][threat] if threat else content.places[spot]


def _cubes(words: Words, amounts: Mapping[str, int]) -> str:
    return cubes_in_words(words, Bill(**amounts))


# -- options


def option(words: Words, view: View, option_id: str) -> str:
    """What an option is called, and what it is worth."""
    act, _, about = option_id.partition(":")
    return OPTIONS[act](words, view, about) if about else words(f"option-{act}")


def _option_place(words: Words, view: View, about: str) -> str:
    spot, _, letters = about.partition(":")
    place = _place(_content(words), view, spot)
    with_side = place.threat != "" and _is_overrun(view, place.room)
    return _place_label(words, place, with_side, letters, letters != "" or has_trained_home(view))


@lru_cache(maxsize=KEPT)
def _place_label(words: Words, place: Place, with_side: bool, letters: str, with_crew: bool) -> str:
    """A place with all that a label says of it; kept, as each turn offers dozens of them."""
    name = threat_name(words, place.threat, place.id, with_side) if place.threat else spot_name(words, place.id)
    if place.half_of:
        return f"{name}: {words('spot-closed')}"
    label = f"{name}: {place_text(words, place)}"
    return f"{label}; {_crew(words, place, letters)}" if with_crew else label


def _crew(words: Words, place: Place, letters: str) -> str:
    """Who goes, and whether it doubles the reward."""
    crew = "pair" if place.linked else "single"
    if not letters:
        return words("crew-untrained", crew=crew)
    crew = "mixed" if place.linked and len(letters) == 1 else crew
    doubled = any(letter in place.spot.letters for letter in letters)
    return words("crew-doubled" if doubled else "crew-trained", letters=words.list(letters), crew=crew)


def _option_item(words: Words, view: View, about: str, act: str) -> str:
    text = item_text(words, _content(words), about)
    return f"{words(f'option-{act}-item', item=name_of(words, 'item', about))} ({text})"


def _option_build(words: Words, view: View, about: str) -> str:
    if about == "none":
        return words("option-build-none")
    *spots, price = room_lines(words, _content(words), about)
    return f"{words('option-build', room=name_of(words, 'room', about))} ({'; '.join((price, *spots))})"


def _option_cube(words: Words, view: View, about: str, sign: str) -> str:
    """One cube more or less, and how many of its kind there are."""
    label = sign + words(f"cubes-{about}", amount=1)
    own = _own(view)
    return (
        label if own is None else f"{label} ({words('option-cubes-now', have=own['cubes'][about], most=COMPARTMENT)})"
    )


def _option_side(words: Words, view: View, about: str) -> str:
    """A side of the own lift, with the columns that the room would lie in."""
    label = words(f"option-side-{about}")
    seat = view["seat"]
    if seat is None:
        return label
    floor = next(floor for floor in view["floors"] if floor["owner"] == seat)
    side: Side = "left" if about == "left" else "right"
    if len(floor[side]) == A_SIDE:
        return label
    return f"{label} ({_columns(words, _content(words).top.columns[side][len(floor[side])])})"


def _columns(words: Words, columns: Iterable[int | None]) -> str:
    numbers = [str(column) for column in columns if column is not None]
    return words("columns", count=len(numbers), columns=words.list(numbers))


def _option_swap(words: Words, view: View, about: str) -> str:
    given, got = (
        _cubes(words, {kind: int(amount) for amount, kind in re.findall(r"(\d+)([a-z]+)", half)})
        for half in about.split(">")
    )
    return words("option-swap", given=given, got=got)


def _option_letter(words: Words, view: View, about: str) -> str:
    return f"{about}: {name_of(words, 'special', about)}"


def _option_whom(words: Words, view: View, about: str, act: str) -> str:
    return words(f"option-{act}-plain") if about == "plain" else words(f"option-{act}", letter=about)


def _of_items(act: str) -> Label:
    return lambda words, view, about: _option_item(words, view, about, act)


def _of_cubes(sign: str) -> Label:
    return lambda words, view, about: _option_cube(words, view, about, sign)


def _of_dwellers(act: str) -> Label:
    return lambda words, view, about: _option_whom(words, view, about, act)


def _named(act: str) -> Label:
    return lambda words, view, about: words(f"option-{act}-{about}")


OPTIONS: dict[str, Label] = {
    "place": _option_place,
    "use": _of_items("use"),
    "take": _of_items("take"),
    "give": _of_items("give"),
    "ready": _of_items("ready"),
    "gain": _of_cubes("+"),
    "pay": _of_cubes("−"),
    "spare": _named("spare"),
    "build": _option_build,
    "side": _option_side,
    "letter": _option_letter,
    "train": _named("train"),
    "mend": _of_dwellers("mend"),
    "wound": _of_dwellers("wound"),
    "refresh": _named("refresh"),
    "swap": _option_swap,
}


# -- prompts and events


def prompt(words: Words, view: View, decision: Decision) -> str:
    """The question that a decision asks."""
    if not decision.about:
        return _plain_prompt(words, decision.prompt)
    return words(f"prompt-{decision.prompt}", **_particulars(words, view, decision.about))


@lru_cache(maxsize=KEPT)
def _plain_prompt(words: Words, which: str) -> str:
    """A question without particulars: most are."""
    return words(f"prompt-{which}")


def event(words: Words, view: View, event: Event) -> str:
    """What happened, as one sentence of the log."""
    about = event.about
    seen: Any = None  # what the sentence tells of the view
    if "seat" in about:
        seen = view["players"][about["seat"]]["colour"]
        if "place" in about and about.get("threat"):
            seen = seen, _is_overrun(view, about["place"].partition(".")[0])
    elif "floor" in about:
        owner = view["floors"][about["floor"]]["owner"]
        seen = None if owner is None else view["players"][owner]["colour"]
    elif "winners" in about:
        seen = tuple(view["players"][seat]["colour"] for seat in about["winners"])
    key = (words, event.kind, event.rule, seen, *about.values())  # the names of the values go with kind and rule
    try:
        return _sentences[key]
    except KeyError:
        if len(_sentences) >= SENTENCES_KEPT:
            _sentences.clear()
        text = _sentences[key] = _sentence(words, view, event)
        return text
    except TypeError:  # a list or a bill among the particulars
        return _sentence(words, view, event)


def _sentence(words: Words, view: View, event: Event) -> str:
    about = event.about
    if event.kind == "place":
        return _event_place(words, view, about)
    told = _particulars(words, view, about)
    if event.kind == "gain" and not about["amount"]:
        return words("event-gain-none", **told)
    if event.kind == "gain" and event.rule == "shelter.rent.gain":
        return words("event-rent", **told)
    if event.kind == "first-player" and event.rule.startswith("shelter.setup."):
        return words("event-first-player-drawn", **told)
    if event.kind == "first-player" and event.rule == "shelter.first-player.own-token":
        return words("event-first-player-kept", **told)
    if event.kind == "threat-roll" and about["result"] != "hit":
        return words(f"event-threat-roll-{about['result']}", **told)
    if event.kind == "score":
        return words("event-score", earned=about["total"] - about["items"] + about["lost"], **told)
    if event.kind == "ending":
        return words(f"event-ending-{about['how']}", **told)
    return words(f"event-{event.kind}", **told)


def _event_place(words: Words, view: View, about: View) -> str:
    letters, pair = about["letters"], about["place"].endswith(".both")
    crew = "mixed" if pair and len(letters) == 1 else "pair" if pair else "single"
    return words(
        "event-place-trained" if letters else "event-place",
        player=_player(words, view, about["seat"]),
        crew=crew,
        letters=words.list(letters),
        place=_place_name(words, view, about["place"], about["threat"]),
    )


def _particulars(words: Words, view: View, about: View) -> dict[str, Any]:
    """The particulars of an event or a question as messages take them: names instead of ids, sums beside dice.

    What no sentence speaks of stays out, however many more particulars an event has.
    """
    told: dict[str, Any] = {}
    for key, value in about.items():
        if key == "seat":
            told["player"] = _player(words, view, value)
        elif key in ("item", "room", "threat"):
            told[key] = name_of(words, key, value)
        elif key == "spot":
            told[key] = spot_name(words, value)
        elif key == "floor":
            told[key] = _floor(words, view, value)
        elif key == "dice":
            told |= {"dice": " + ".join(map(str, value)), "rolled": sum(value)}
        elif key == "won":
            told[key] = "yes" if value else "no"
        elif key == "letter":
            told |= {"letter": value, "special": name_of(words, "special", value)}
        elif key in ("given", "got"):
            told[key] = _cubes(words, value)
        elif key == "cards" and not isinstance(value, int):
            told[key] = words.list(name_of(words, about["row"].removesuffix("s"), each) for each in value)
        elif key == "winners":
            told |= {"count": len(value), "winners": words.list(_player(words, view, seat) for seat in value)}
        elif key not in UNTOLD and isinstance(value, str | int):
            told[key] = value
    if "dice" in told and "bonus" in told:
        told["total"] = told["rolled"] + told["bonus"]
    return told


# -- the table


def table(words: Words, view: View) -> list[str]:
    """The whole table, line by line, in an order to be read aloud."""
    content = _content(words)
    lines = [*_table_outcome(words, view), *_table_now(words, view)]
    for number, floor in enumerate(view["floors"]):
        lines.append(words("table-floor", floor=_floor(words, view, number), rooms=len(floor["left"] + floor["right"])))
        lines += _table_floor(words, content, view, floor)
    lines += _table_rows(words, content, view)
    for player in view["players"]:
        lines += _table_player(words, content, view, player)
    return [*lines, *_table_decks(words, view)]


def _table_outcome(words: Words, view: View) -> Iterator[str]:
    outcome = view["outcome"]
    if outcome is not None:
        yield words("event-game-over", **_particulars(words, view, {"winners": outcome["winners"]}))
        scores = [f"{_player(words, view, seat)} {score}" for seat, score in enumerate(outcome["scores"])]
        yield words("table-scores", scores=words.list(scores))


def _table_now(words: Words, view: View) -> Iterator[str]:
    over = view["outcome"] is not None
    now = "over" if over else view["phase"]
    turn, first = _player(words, view, view["turn"]), _player(words, view, view["first"])
    yield words("table-now", round=view["round"], phase=now, turn=turn, first=first)
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
    places = [_place(content, view, half) for half in halves] if threatened else content.room_places[room]
    parts = [name_of(words, "room", room)]
    for place in places:
        under = [column for half, column in zip(halves, columns, strict=True) if half in place.halves and column]
        where = words(f"side-{part_of(place)}")
        where = f"{where} ({_columns(words, under)})" if under else where
        parts.append(f"{capital(where)}: {_table_spot(words, place)}{_standing(words, view, place.halves)}")
    return ". ".join(parts) + "."


def _table_spot(words: Words, place: Place) -> str:
    if place.half_of:
        return words("spot-closed")
    text = place_text(words, place)
    return words("spot-threat", threat=name_of(words, "threat", place.threat), text=text) if place.threat else text


def _standing(words: Words, view: View, halves: Iterable[str]) -> str:
    """Who stands on a spot, as the end of its line."""
    here = [
        words("standing", player=_player(words, view, player["seat"]), wounded="yes" if dweller["wounded"] else "no")
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
    name = _player(words, view, player["seat"])
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


WORDING = Wording(option=option, prompt=prompt, event=event, card=card, table=table, faces=faces, hinge=hinge)
