"""All that an option of Shelter can do: its verb, what it names, its label and where in the vault it is."""

import re
from collections.abc import Container

from crossroads.engine.acts import Act, Acts, At, Meant, Name
from crossroads.games.shelter.cards.bills import KINDS
from crossroads.games.shelter.floor import SIDES
from crossroads.games.shelter.player import LETTERS
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.words import labels

EXCHANGE = re.compile(r"(\d+(power|food|water)\+?)+>(\d+(power|food|water)\+?)+")


def _items(g: Shelter) -> Container[str]:
    return g.content.items


def _rooms(g: Shelter) -> Container[str]:
    return (*g.content.rooms, "none")


def _spots(g: Shelter) -> Container[str]:
    return (*g.content.places, *g.content.threat_places)


def _is_place(g: Shelter, meant: Meant) -> bool:
    """Whether there is such a spot; nobody asks whether these dwellers exist."""
    return meant.text("spot") in _spots(g) and all(letter in LETTERS for letter in meant.text("letters"))


def _is_exchange(_g: Shelter, meant: Meant) -> bool:
    return EXCHANGE.fullmatch(meant.text("exchange")) is not None


def _threat_there(g: Shelter, meant: Meant) -> str:
    """The threat that covers a spot, and nothing where none does."""
    return g.threats.get(meant.text("spot"), "")


ITEM = (Name("item", _items),)
RESOURCE = (Name("resource", lambda _g: KINDS),)
DWELLER = (Name("letter", lambda _g: (*LETTERS, "plain")),)
WITH_ITEM = At("item", "item")
IN_STORE = At("store", "resource", nowhere=("any",))

ACTS = Acts(
    (
        Act(
            "place",
            (Name("spot", _spots), Name("letters", lambda _g: LETTERS)),
            labels.place,
            at=At("spot", "spot"),
            optional=1,
            exists=_is_place,
            asked=("",),
            subject="spot",
            facts={"threat": _threat_there},
        ),
        Act("pass", (), labels.plain),
        Act("end", (), labels.plain),
        Act("continue", (), labels.plain),
        Act("use", ITEM, labels.item, at=WITH_ITEM, asked=("",)),
        Act("take", ITEM, labels.item, at=At("item-row", "item"), asked=("",)),
        Act("give", ITEM, labels.item, at=WITH_ITEM, asked=("give-item",)),
        Act("ready", ITEM, labels.item, at=WITH_ITEM, asked=("ready-item",)),
        Act("gain", RESOURCE, labels.cube_more, at=IN_STORE, asked=("",), subject="resource"),
        Act("pay", (), labels.plain),
        Act("pay", RESOURCE, labels.cube_less, at=IN_STORE, asked=("pay-any",), subject="resource"),
        Act(
            "spare",
            (Name("resource", lambda _g: (*KINDS, "any")),),
            labels.each_by_itself,
            at=IN_STORE,
            asked=("spare",),
        ),
        Act("build", (Name("room", _rooms),), labels.build, at=At("room-row", "room", nowhere=("none",)), asked=("",)),
        Act("side", (Name("side", lambda _g: SIDES),), labels.side, at=At("side", "side"), asked=("",), subject="side"),
        Act("letter", (Name("letter", lambda _g: LETTERS),), labels.letter, at=At("letter", "letter"), asked=("",)),
        Act("train", (Name("health", lambda _g: ("healthy", "wounded")),), labels.each_by_itself),
        Act("mend", DWELLER, labels.dweller, at=At("wounded", "letter"), asked=("",)),
        Act("wound", DWELLER, labels.dweller),
        Act("roll", (), labels.plain),
        Act("accept", (), labels.plain),
        Act(
            "refresh",
            (Name("row", lambda _g: ("items", "rooms")),),
            labels.each_by_itself,
            at=At("deck", "row"),
            asked=("",),
        ),
        Act("swap", (Name("exchange", _spots),), labels.swap, "shelter.exchange.this-turn", exists=_is_exchange),
    )
)
