"""What of a turn is worth a word to those who were away."""

from typing import Any

from crossroads.engine.recap import Recap, RecapFact
from crossroads.engine.words import Words
from crossroads.games.shelter.words.cards import is_lift, spot_name
from crossroads.games.shelter.words.events import particulars
from crossroads.games.shelter.words.things import View


def named(words: Words, view: View, about: View) -> dict[str, Any]:
    """The particulars of an event as the log names them, and the room or the lift where dwellers were placed."""
    told = particulars(words, view, about)
    if "place" in about:
        spot = about["place"]
        told["place"] = spot_name(words, spot if is_lift(spot) else f"{spot.partition('.')[0]}.both")
    return told


RECAP = Recap(
    facts=(
        RecapFact("last-round", ("ending",), 10),
        RecapFact("build", ("build",), 8, names="room"),
        RecapFact("fights-won", ("fight",), 7, where={"won": True}),
        RecapFact("happiness", ("happiness",), 6, amount="amount"),
        RecapFact("threats", ("threat",), 6, names="threat"),
        RecapFact("fights-lost", ("fight",), 5, where={"won": False}),
        RecapFact("dwellers", ("new-dweller",), 5),
        RecapFact("items", ("take-item",), 5, names="item"),
        RecapFact("trained", ("train",), 4, names="letter"),
        RecapFact("wounds", ("wound",), 4),
        RecapFact("threats-gone", ("threat-gone",), 4, names="threat"),
        RecapFact("went", ("place",), 3, names="place"),
        RecapFact("passed", ("pass",), 3),
        RecapFact("first-player", ("first-player",), 3),
        RecapFact("round", ("round",), 3, names="round", last=True),
        RecapFact("resources", ("gain",), 2, amount="amount"),
    ),
    particulars=named,
)
