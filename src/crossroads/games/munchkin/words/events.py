"""What happened, as sentences of the log."""

from typing import Any

from crossroads.engine.events import Event
from crossroads.engine.words import Words
from crossroads.games.munchkin.cards.phrases import number, signed
from crossroads.games.munchkin.words.cards import kind_of, name_of
from crossroads.games.munchkin.words.things import View, aim_of, foe_name, offer_text, player_name

PLAYS = ("play", "power", "boom")
VEILED = ("draw", "perks", "charity", "taken")


def event(words: Words, view: View, event: Event) -> str:
    """What happened, as one sentence of the log; who does not see all of it reads another."""
    told = particulars(words, view, event.about)
    if event.kind in VEILED and not ("cards" in told or "card" in told):
        return words(f"event-{event.kind}-veiled", **told)
    if event.kind in PLAYS:
        told |= {"card": name_of(words, event.about["card"]), **aim_of(words, event.about)}
    elif event.kind == "why":
        told["said"] = words(f"why-{event.about['reason']}", **told)
    elif event.kind in ("trait", "dropped"):
        told["sort"] = kind_of(words, event.about["card"])
    return words(f"event-{event.kind}", **told)


def particulars(words: Words, view: View, about: View) -> dict[str, Any]:
    """The particulars of an event or a question as messages take them: names of players and cards instead of ids."""
    told: dict[str, Any] = {}
    for key, value in about.items():
        if key == "seat":
            told["player"] = player_name(words, view, value)
        elif key in ("to", "target", "body"):
            told[key] = player_name(words, view, value)
        elif key in ("card", "foe"):
            told[key] = foe_name(words, view, value)
        elif key in ("item", "monster"):
            told[key] = name_of(words, value)
        elif key == "cards":
            told[key] = words.list(name_of(words, card) for card in value)
        elif key == "winners":
            told |= {"count": len(value), "winners": words.list(player_name(words, view, seat) for seat in value)}
        elif key == "rolls" and not isinstance(value, str):
            told[key] = words.list(f"{player_name(words, view, seat)} ({die})" for seat, die in value)
        elif key == "offer":
            told[key] = offer_text(words, value)
        elif isinstance(value, bool):
            told[key] = "yes" if value else "no"
        elif key == "total":
            told[key] = number(value)
        elif isinstance(value, str | int):
            told[key] = value
    if "amount" in about:
        told["signed"] = signed(about["amount"])
    return told
