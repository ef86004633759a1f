"""What happened, as sentences of the log."""

from typing import Any

from crossroads.engine.events import Event
from crossroads.engine.words import Words
from crossroads.games.shelter.words.cards import (
    name_of,
    spot_name,
    threat_name,
)
from crossroads.games.shelter.words.things import View, cubes_text, floor_name, player_name

SENTENCES_KEPT = 20_000
_sentences: dict[tuple[Any, ...], str] = {}  # by all that they are made from: most are said over and over
UNTOLD = ("dweller", "place")  # particulars for those who draw: which figure it was, and where


def event(words: Words, view: View, event: Event) -> str:
    """What happened, as one sentence of the log."""
    about = event.about
    seen: Any = None  # what the sentence tells of the view
    if "seat" in about:
        seen = view["players"][about["seat"]]["colour"]
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
    told = particulars(words, view, about)
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
        player=player_name(words, view, about["seat"]),
        crew=crew,
        letters=words.list(letters),
        place=_where(words, about["place"], about["threat"]),
    )


def _where(words: Words, spot: str, threat: str) -> str:
    """The place of a placement; under a threat always with its side: what lies beside it has changed when it is read."""
    return threat_name(words, threat, spot, with_side=True) if threat else spot_name(words, spot)


def particulars(words: Words, view: View, about: View) -> dict[str, Any]:
    """The particulars of an event or a question as messages take them: names instead of ids, sums beside dice.

    What no sentence speaks of stays out, however many more particulars an event has.
    """
    told: dict[str, Any] = {}
    for key, value in about.items():
        if key == "seat":
            told["player"] = player_name(words, view, value)
        elif key in ("item", "room", "threat"):
            told[key] = name_of(words, key, value)
        elif key == "spot":
            told[key] = spot_name(words, value)
        elif key == "floor":
            told[key] = floor_name(words, view, value)
        elif key == "dice":
            told |= {"dice": " + ".join(map(str, value)), "rolled": sum(value)}
        elif key == "won":
            told[key] = "yes" if value else "no"
        elif key == "letter":
            told |= {"letter": value, "special": name_of(words, "special", value)}
        elif key in ("given", "got"):
            told[key] = cubes_text(words, value)
        elif key == "cards" and not isinstance(value, int):
            told[key] = words.list(name_of(words, about["row"].removesuffix("s"), each) for each in value)
        elif key == "winners":
            told |= {"count": len(value), "winners": words.list(player_name(words, view, seat) for seat in value)}
        elif key not in UNTOLD and isinstance(value, str | int):
            told[key] = value
    if "dice" in told and "bonus" in told:
        told["total"] = told["rolled"] + told["bonus"]
    return told
