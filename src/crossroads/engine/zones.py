"""Zones: where things lie, and who may see which of them.

A game declares its zones over the state that it has; the state itself knows nothing of them. From the declaration follow
conservation (`misplaced`), what a view shows of a zone (`Zone.show`, `Zone.sees`, `Zone.faces`), and in `redealing.py` what
a guess at the game deals anew. A declaration is a tuple, so that an expansion adds its own zones to those of its game.

What lies in a zone is a lot: a tuple of things, one thing, or none. A thing is known by its face: it is that id itself, or
a leaf that has it as its `id`. Where a zone lies is written as a path:

| path | lots | keys |
|---|---|---|
| `deck` | a field of the state | `None` |
| `deal.offered` | a field of a leaf of the state, if that is there | `None` |
| `stacks.*` | each value of a field that is a dict or a list | the dict's keys, or the seats |
| `players.*.hand` | a field of each element of a list, the seats most often | the seats |

A lot whose key is a seat is that seat's own. With the id of an expansion in front (`bonds:deck`) the path begins at what
that expansion has added to the state.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import repeat
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from crossroads.engine.state import State

S = TypeVar("S", bound=State)
Seat = int | None  # `None` is a spectator
ThingId = Any  # the id of a thing: a text or a number
MOST_TOLD = 3  # of the things of a sort that are lost or doubled
KEY: Final = object()  # the back of all that lies in a lot is the lot's key


def everybody(_g: Any, _seat: Seat, _key: Any) -> bool:
    """Faces that all may see."""
    return True


def nobody(_g: Any, _seat: Seat, _key: Any) -> bool:
    """Faces that none may see, their owner included; how many there are is known to all."""
    return False


def owner(_g: Any, seat: Seat, key: Any) -> bool:
    """Faces that only the seat may see whose lot it is."""
    return seat is not None and key == seat


def all_alike(_g: Any, _thing: ThingId) -> Hashable:
    """The backs of things that have but one."""
    return None


@dataclass(frozen=True, eq=False)
class Sort(Generic[S]):
    """Things of one sort: all that there are at this table, a thing as often as it is there.

    `back` is what a facedown one still tells, as it is printed: things of equal backs can be taken for each other. `fits` is what all know
    of how they lie, as the rules or the course of the game let nothing else be; it is asked of what a seat imagines.
    """

    name: str
    things: Callable[[S], Collection[ThingId]]
    back: Callable[[S, ThingId], Hashable] = all_alike
    fits: Callable[[S, Seat], bool] | None = None


@dataclass(frozen=True, eq=False)
class Zone(Generic[S]):
    """A deck, pile, row, hand, board or supply.

    A zone that lies elsewhere than a path can say has a function that reads it. It is never written: so all may see it, or
    what lies in it follows from what lies elsewhere, as in the box.
    """

    name: str
    sorts: tuple[Sort[S], ...]
    at: str | Callable[[S], Iterable[Any]]
    sees: Callable[[S, Seat, Any], bool] = everybody  # of a key's lot
    sees_each: Callable[[S, Seat, Any], Sequence[bool]] | None = None  # instead, where things of a lot differ in it
    back: Hashable = None  # of all that may lie here; `KEY`: the lot's key
    ordered: bool = True  # the order is a fact of the game: things are drawn from an end, or lie at numbered places
    typed: str = ""  # what a table calls it that draws from it itself and types in what came: see `engine.chance`
    show: Callable[[Sequence[Any]], Any] = field(init=False)  # ids as all see them alike: a list, or how many
    is_open: bool = field(init=False)  # all may see all of it at all times
    is_one_pool: bool = field(init=False)  # all that can lie in a lot of it has one back
    path: "StatePath | None" = field(init=False)

    def __post_init__(self) -> None:
        seat_matters = self.sees_each is not None or self.sees not in (everybody, nobody)
        object.__setattr__(self, "show", _ask_the_seat if seat_matters else list if self.sees is everybody else len)
        object.__setattr__(self, "is_open", self.sees is everybody and self.sees_each is None)
        alike = self.back is not None or self.sorts[0].back is all_alike
        object.__setattr__(self, "is_one_pool", len(self.sorts) == 1 and alike)
        object.__setattr__(self, "path", StatePath(self.at) if isinstance(self.at, str) else None)

    def lots(self, g: S) -> Iterable[tuple[Any, Any]]:
        """What lies here now, by key."""
        return self.path.lots(g) if self.path is not None else [(None, tuple(self.at(g)))]  # type: ignore[operator]  # no path

    def faces(self, g: S, seat: Seat, key: Any = None) -> list[ThingId | None]:
        """What a seat sees of each thing of a lot: its id, or `None`."""
        assert self.path is not None, f"a function reads the zone {self.name}: who reads it knows what is there"
        faces = faces_of(self.path.lot(g, key))
        each = self.sees_each
        if each is None:
            return faces if self.sees(g, seat, key) else [None] * len(faces)
        return [face if seen else None for face, seen in zip(faces, each(g, seat, key), strict=True)]


@dataclass(frozen=True, eq=False)
class Mention(Generic[S]):
    """Ids that the state keeps of things that lie in some zone: an offer, or a card that somebody has looked at.

    Whoever sees them knows those things wherever they lie, and they go with them when things are dealt anew. A thing that
    is mentioned is there but once.
    """

    name: str
    sorts: tuple[Sort[S], ...]
    at: str
    sees: Callable[[S, Seat, Any], bool] = nobody
    path: "StatePath" = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "path", StatePath(self.at))


@dataclass(frozen=True, eq=False)
class Lookalikes(Generic[S]):
    """Things of which nobody knows which of them lies where, though some lie in zones that are open otherwise.

    Such are the versions of one card when chance has put one of them into a deck unseen. `groups` are those that can be
    taken for each other now.
    """

    name: str
    sorts: tuple[Sort[S], ...]
    groups: Callable[[S], Iterable[Collection[ThingId]]]


Zones = tuple[Zone[S] | Mention[S] | Lookalikes[S], ...]


def typed_zones(zones: Zones[Any]) -> tuple[str, ...]:
    """The names of the decks that people can draw from themselves, in the order of the declaration."""
    return tuple([each.typed for each in zones if isinstance(each, Zone) and each.typed])


# -- conservation


def misplaced(zones: Zones[S], g: S) -> Iterator[str]:
    """Each thing that is not in exactly one zone, and each that lies where it cannot; nothing in a sound game."""
    yield from _misplaced(_lying(zones, g), g)


class SoundPlacing:
    """What lay where in one game when nothing was misplaced: as long as all of it lies there still, nothing is."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: _Lying[Any] | None = None

    def misplaced(self, zones: Zones[S], g: S) -> Iterator[str]:
        """As the function of this name says it; things are counted only where something has moved."""
        lying, last = _lying(zones, g), self._last
        if lying == last:
            return
        if last is not None and (moved := _moved(last, lying)) is not None and _is_exchange(moved, g):
            self._last = lying
            return
        self._last = None
        found = [*_misplaced(lying, g)]
        if not found and _cannot_change(lying):
            self._last = lying
        yield from found


# All things that there must be, sort by sort, and all lots, zone by zone. Nothing of it is the state's own list or dict.
_Lying = tuple[dict[Sort[S], tuple[ThingId, ...]], list[tuple[Zone[S], list[tuple[Any, Any]]]]]


def _lying(zones: Zones[S], g: S) -> _Lying[S]:
    places, sorts = _places(zones)
    things = {sort: tuple(sort.things(g)) for sort in sorts}
    lots = [
        (zone, [(key, tuple(lot) if isinstance(lot, list) else lot) for key, lot in zone.lots(g)]) for zone in places
    ]
    return things, lots


@lru_cache(maxsize=64)
def _places(zones: Zones[S]) -> tuple[list[Zone[S]], list[Sort[S]]]:
    """The zones of a declaration that are no mentions, and their sorts."""
    places = [each for each in zones if isinstance(each, Zone)]
    return places, [*dict.fromkeys([sort for zone in places for sort in zone.sorts])]


def _cannot_change(lying: _Lying[Any]) -> bool:
    """Whether all that lies there is replaced where it changes, so that what was noted of it stays as it is."""
    return _are_frozen([leaf for _, lots in lying[1] for _, lot in lots for leaf in leaves_of(lot)])


def _are_frozen(leaves: Sequence[Any]) -> bool:
    kinds = {type(leaf) for leaf in leaves} - {str, int}
    return all(issubclass(kind, Struct) and kind.__struct_config__.frozen for kind in kinds)


_Moved = list[tuple[Zone[S], Any, Any, Any]]  # the lots that changed: zone, key, what lay there, what lies there now


def _moved(before: _Lying[S], now: _Lying[S]) -> _Moved[S] | None:
    """The lots that differ; `None` where more than things in lots has changed, or it is unclear of which sort they are."""
    moved: _Moved[S] = []
    if before[0] != now[0]:
        return None
    for (_, old_lots), (zone, lots) in zip(before[1], now[1], strict=True):
        if old_lots == lots:
            continue
        if len(old_lots) != len(lots) or len(zone.sorts) > 1:
            return None
        for (old_key, old_lot), (key, lot) in zip(old_lots, lots, strict=True):
            if old_key != key:
                return None
            if old_lot != lot:
                moved.append((zone, key, old_lot, lot))
    return moved


def _is_exchange(moved: _Moved[S], g: S) -> bool:
    """Whether lots that changed have the same things among them as before, none where it cannot lie."""
    before: dict[Sort[S], list[ThingId]] = {}
    now: dict[Sort[S], list[ThingId]] = {}
    for zone, key, old_lot, lot in moved:
        things, sort = faces_of(lot), zone.sorts[0]
        now.setdefault(sort, []).extend(things)
        before.setdefault(sort, []).extend(faces_of(old_lot))
        if zone.back is not None and any(_of_other_backs(zone, g, key, things)):
            return False
        if not _are_frozen(leaves_of(lot)):
            return False
    return all(_are_same(before[sort], now[sort]) for sort in now)


def _are_same(some: Sequence[ThingId], others: Sequence[ThingId]) -> bool:
    """Whether two rows are of the same things, each as often. Where none comes twice sets tell it, in half the time."""
    if len(some) != len(others):
        return False
    single = {*some}
    return single == {*others} if len(single) == len(some) else dict.__eq__(Counter(some), Counter(others))


def _misplaced(lying: _Lying[S], g: S) -> Iterator[str]:
    known = {sort: {*things} for sort, things in lying[0].items()}
    there: dict[Sort[S], list[ThingId]] = {sort: [] for sort in known}
    for zone, lots in lying[1]:
        for key, lot in lots:
            things = faces_of(lot)
            if len(zone.sorts) == 1:
                there[zone.sorts[0]] += things
            else:
                for thing in things:
                    sort = next((sort for sort in zone.sorts if thing in known[sort]), zone.sorts[0])
                    there[sort].append(thing)
            if zone.back is not None:
                first = zone.sorts[0]
                yield from _of_other_backs(zone, g, key, [*filter(known[first].__contains__, things)])
    for sort, found in there.items():
        if not _are_same(lying[0][sort], found):
            yield f"{sort.name} are not conserved: {', '.join(_miscounted(lying[0][sort], found))}"


def _miscounted(expected: Sequence[ThingId], found: Sequence[ThingId]) -> list[str]:
    """Some of the things of which there are too many or too few."""
    due, there = Counter(expected), Counter(found)
    wrong = [thing for thing in dict.fromkeys((*due, *there)) if there[thing] != due[thing]]
    return [f"{thing} {there[thing]} times, not {due[thing]}" for thing in wrong[:MOST_TOLD]]


def _of_other_backs(zone: Zone[S], g: S, key: Any, things: list[ThingId]) -> Iterator[str]:
    """Things of a zone's first sort that lie among others of another back."""
    back = key if zone.back is KEY else zone.back
    backs = [*map(zone.sorts[0].back, repeat(g), things)]
    if backs.count(back) < len(backs):
        for thing, own in zip(things, backs, strict=True):
            if own != back:
                yield f"{thing} is in the zone {zone.name}, where it does not belong"


# -- where lots lie


class StatePath:
    """Where lots lie in a state."""

    __slots__ = ("_field", "_part", "_within", "is_each")

    def __init__(self, path: str) -> None:
        form = re.fullmatch(r"(?:([\w-]+):)?(\w+)(\.\*)?(?:\.(\w+))?", path)
        if form is None:
            raise ValueError(
                f"no path to a zone: `{path}`; they are like `deck`, `deal.cards`, `decks.*`, `seats.*.hand`"
            )
        self._part, self._field, self.is_each, self._within = form[1], form[2], form[3] is not None, form[4] or ""

    def lot(self, g: State, key: Any) -> Any:
        node = getattr(g.part(self._part) if self._part else g, self._field)
        if self.is_each:
            node = node[key]
        return getattr(node, self._within, ()) if self._within else node

    def lots(self, g: State) -> Iterable[tuple[Any, Any]]:
        node = getattr(g.part(self._part) if self._part else g, self._field)
        within = self._within
        if not self.is_each:
            return [(None, getattr(node, within, ()) if within else node)]
        keyed = node.items() if isinstance(node, dict) else enumerate(node)
        return [(key, getattr(each, within)) for key, each in keyed] if within else keyed

    def put(self, g: State, key: Any, lot: Any) -> None:
        name, within = self._field, self._within
        root = g.part(self._part) if self._part else g
        node = getattr(root, name)
        if not self.is_each:
            setattr(root, name, replace(node, **{within: lot}) if within else lot)
        elif within:
            setattr(node[key], within, lot)
        elif isinstance(node, dict):
            setattr(root, name, {**node, key: lot})
        else:
            node[key] = lot


def leaves_of(lot: Any) -> Sequence[Any]:
    """The things of a lot, one by one."""
    if isinstance(lot, (tuple, list)):
        return lot
    return () if lot is None or lot == "" else (lot,)


def faces_of(lot: Any) -> list[ThingId]:
    """The ids of the things of a lot."""
    leaves = leaves_of(lot)
    if not leaves or isinstance(leaves[0], (str, int)):
        return list(leaves)
    return [leaf.id for leaf in leaves]


def with_faces(lot: Any, faces: list[ThingId]) -> Any:
    """A lot of the same form with other faces: leaves stay in their places and are the same but for their ids."""
    leaves = leaves_of(lot)
    if leaves and not isinstance(leaves[0], (str, int)):
        pairs = zip(leaves, faces, strict=True)
        faces = [leaf if leaf.id == face else replace(leaf, id=face) for leaf, face in pairs]
    if isinstance(lot, (tuple, list)):
        return type(lot)(faces)
    return faces[0] if faces else lot


def _ask_the_seat(_lot: Sequence[Any]) -> Any:
    raise AssertionError("who sees this zone depends on the seat: ask `sees` or `faces`")
