"""What labels and odds of options depend on, beside the options' ids: while it stays as it is, so do they."""

from collections.abc import Callable, Hashable, Mapping
from functools import cache
from typing import Any

from msgspec import Struct

from crossroads.engine.decisions import Decision
from crossroads.engine.definition import LabelInputs
from crossroads.engine.words import Words
from crossroads.games.shelter.cards.content import Content
from crossroads.games.shelter.cards.places import demand_of
from crossroads.games.shelter.floor import SIDES

View = Mapping[str, Any]
PLAIN: LabelInputs = (None, {})


def label_inputs(words: Words, view: View, decision: Decision) -> LabelInputs | None:
    """What the words of a decision's options tell of the table; `None` if that is not known."""
    of = INPUTS.get(decision.prompt)
    return None if of is None else of(words, view)


def has_trained_home(view: View) -> bool:
    """Whether it matters who goes: while nobody at home is trained it is not worth a word."""
    seat = view["seat"]
    for each in view["players"][seat]["dwellers"] if seat is not None else ():
        if each["letter"] and not each["spot"] and not each["waiting"]:
            return True
    return False


def _of_places(words: Words, view: View) -> LabelInputs:
    """Of all places whether it matters who goes; of threats which they are, and of fights what their odds depend on."""
    with_crew = has_trained_home(view)
    threats, armoury = view["threats"], _armoury(words.content)
    if not threats and not armoury.arenas:
        return with_crew, {}
    enemies = armoury.enemies
    arms = None if enemies.isdisjoint(threats.values()) and not armoury.arenas else _arms(armoury, view)
    fights = {
        spot: (threat, _across(spot) in threats, arms if threat in enemies else None)
        for spot, threat in threats.items()
    }
    return with_crew, {**dict.fromkeys(armoury.arenas, arms), **fights} if armoury.arenas else fights


@cache  # there are no more of them than the cards make
def _across(spot: str) -> str:
    """The other spot of the same room."""
    room, _, side = spot.partition(".")
    return f"{room}.{'right' if side == 'left' else 'left'}"


class Armoury(Struct, frozen=True):
    """All that has to do with fights in a set of cards."""

    enemies: frozenset[str]  # the threats that are fought
    arenas: tuple[str, ...]  # the places without a threat where one fights
    weapons: dict[str, tuple[bool, int, bool]]  # item -> is it passive, what does it add, does it let roll again
    for_items: bool  # somewhere items are given up before the fight


@cache
def _armoury(content: Content) -> Armoury:
    before, again = content.effects_at.get("before-roll", {}), content.effects_at.get("after-roll", {})
    demands = [demand_of(card.spot) for card in content.threats.values()]
    demands += [place.demand for place in content.places.values()]
    return Armoury(
        enemies=frozenset(card.id for card in content.threats.values() if demand_of(card.spot).fight),
        arenas=tuple(sorted(content.arenas)),
        weapons={
            item: (card.mode == "passive", sum(effect.bonus for effect in before.get(item, ())), item in again)
            for item, card in content.items.items()
            if item in before or item in again
        },
        for_items=any(demand.fight and demand.items for demand in demands),
    )


def _arms(armoury: Armoury, view: View) -> Hashable:
    """What the odds of a fight depend on: what ready items do in one, and how many items there are to pay with."""
    items = view["players"][view["seat"]]["items"]
    weapons = armoury.weapons
    ready = [weapons[item["id"]] for item in items if item["id"] in weapons and not item["exhausted"]]
    return (*sorted(ready), len(items)) if armoury.for_items else tuple(sorted(ready))


def _of_cubes(words: Words, view: View) -> LabelInputs:
    """Of each kind of cubes how many there are."""
    return None, view["players"][view["seat"]]["cubes"]


def _of_exchanges(words: Words, view: View) -> LabelInputs:
    """Of all exchanges how many cubes there are of each kind: some of what one gets may find no room."""
    return tuple(view["players"][view["seat"]]["cubes"].values()), {}


def _of_sides(words: Words, view: View) -> LabelInputs:
    """Of each side of one's own lift how many rooms there are."""
    seat = view["seat"]
    floor = next(floor for floor in view["floors"] if floor["owner"] == seat)
    return None, {side: len(floor[side]) for side in SIDES}


def _of_nothing(words: Words, view: View) -> LabelInputs:
    return PLAIN


# The questions whose options tell nothing but what is said above. The odds of rolls depend on what was used before:
# they are not among them, and neither is a question that somebody adds, until it is known to belong here.
INPUTS: dict[str, Callable[[Words, View], LabelInputs]] = {
    "turn": _of_places,
    "gain-any": _of_cubes,
    "rent": _of_cubes,
    "pay-any": _of_cubes,
    "build-side": _of_sides,
    "build-which": _of_nothing,
    "close": _of_exchanges,
    "exchange": _of_exchanges,
    "give-item": _of_nothing,
    "refresh-which": _of_nothing,
    "spare": _of_nothing,
    "take-item": _of_nothing,
    "train-letter": _of_nothing,
}
