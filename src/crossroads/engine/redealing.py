"""What a seat cannot know, dealt anew: it follows from the zones of a game (`zones.py`).

Bots guess at a game this way, and tests make a second game that a seat could not tell from the first.
"""

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Generic, Literal, TypeVar

from crossroads.engine.dice import Dice, key_of, secret_of
from crossroads.engine.state import State
from crossroads.engine.zones import (
    KEY,
    Lookalikes,
    Mention,
    Seat,
    Sort,
    ThingId,
    Zone,
    Zones,
    everybody,
    faces_of,
    leaves_of,
    nobody,
    with_faces,
)

S = TypeVar("S", bound=State)
DEALS = 100  # tried at most until one fits
AllSeats = Literal["together"]
TOGETHER: AllSeats = "together"
"""In place of a seat: what all of them know together, so that only what nobody knows is dealt anew."""


def seen_by(zones: Zones[S], seat: Seat | AllSeats, seats: int) -> tuple[Zones[S], Seat]:
    """Zones, and who looks at them; for the seats `TOGETHER` those in which a spectator sees what any seat sees."""
    return (_seen_together(zones, seats), None) if seat == TOGETHER else (zones, seat)


@lru_cache(maxsize=64)
def _seen_together(zones: Zones[S], seats: int) -> Zones[S]:
    """The same zones, in which whoever looks sees what any seat sees."""
    return tuple([each if isinstance(each, Lookalikes) else _seen_by_any(each, seats) for each in zones])


def _seen_by_any(each: Zone[S] | Mention[S], seats: int) -> Zone[S] | Mention[S]:
    sees = each.sees
    if sees is not everybody and sees is not nobody:
        each = replace(each, sees=lambda g, _seat, key: any(sees(g, seat, key) for seat in range(seats)))
    if isinstance(each, Zone) and (of_each := each.sees_each) is not None:

        def sees_each(g: S, _seat: Seat, key: Any) -> Sequence[bool]:
            return [any(seen) for seen in zip(*[of_each(g, seat, key) for seat in range(seats)], strict=True)]

        each = replace(each, sees_each=sees_each)
    return each


def redeal(zones: Zones[S], g: S, seat: Seat, known: Collection[ThingId] = ()) -> None:
    """Deal anew all that a seat cannot know, by the state's dice: what it sees, and how many lie where, stays.

    Things of one sort and one back whose faces it does not see change places. The deal does not depend on how they truly
    lie. Where none that fits is found they stay: then there is next to nothing else that could be. Of things in its
    owner's hands or the like some may be `known` besides, as they have come to light since.
    """
    plan = _plan(zones)
    for alike in plan.lookalikes:
        _exchange(plan, g, alike)
    for path in plan.apart:
        for key, value in path.lots(g):
            if isinstance(value, tuple) and len(value) > 1:
                path.put(g, key, with_faces(value, _in_any_order(g, faces_of(value))))
    mentions = _mentions(plan, g)
    renamed: dict[ThingId, ThingId] = {}
    changed: dict[_Lot[S], None] = {}
    for (sort, _), parts in _pools(plan.mixed, g, seat, _known(mentions, g, seat).union(known)).items():
        only = parts[0][0].zone if len(parts) == 1 else None
        if only is not None and not (only.ordered and only.path is not None):
            continue  # whichever way they are dealt, the same lie there
        before = _lying(parts)
        if sort.fits is None:
            _lay(parts, _in_any_order(g, before))
            for lot, _ in parts:
                changed[lot] = None
        else:
            _deal_to_fit(g, seat, sort.fits, parts, before)
        if mentions:
            renamed.update(zip(before, _lying(parts), strict=True))
    for lot in changed:
        lot.write(g)
    for mention, key, named in mentions:
        mention.path.put(g, key, with_faces(named, [renamed.get(thing, thing) for thing in leaves_of(named)]))
    if any(draw.hidden for draw in g.draws):  # the order of a shuffle is as unknown as the deck
        g.draws = tuple([draw for draw in g.draws if not draw.hidden])


def lookalikes_of(zones: Zones[S], g: S, seat: Seat, name: str, things: Sequence[ThingId]) -> list[ThingId]:
    """All things that a seat cannot tell from these of a deck that people draw from, wherever they lie unseen by it."""
    plan = _plan(zones)
    zone = next(each for each in plan.places if each.typed == name)
    pools = {(sort, sort.back(g, thing)) for thing in things for sort in zone.sorts if thing in sort.things(g)}
    unseen = _pools(plan.hiding, g, seat, _known(_mentions(plan, g), g, seat))
    return [thing for pool, parts in unseen.items() if pool in pools for thing in _lying(parts)]


def secrets(zones: Zones[S], g: S, seat: Seat) -> list[tuple[str, Any, tuple[ThingId, ...]]]:
    """What a seat cannot know, zone by zone and key by key, in order where the order matters."""
    plan = _plan(zones)
    hidden: dict[_Lot[S], list[ThingId]] = {}
    for parts in _pools(plan.hiding, g, seat, _known(_mentions(plan, g), g, seat)).values():
        for lot, numbers in parts:
            hidden.setdefault(lot, []).extend([lot.faces[number] for number in numbers])
    return [
        (lot.zone.name, lot.key, tuple(things if lot.zone.ordered else sorted(things)))
        for lot, things in hidden.items()
    ]


def unseen(zones: Zones[S], g: S, seat: Seat) -> frozenset[ThingId]:
    """The things of which a seat cannot know where they lie."""
    return frozenset([thing for _, _, things in secrets(zones, g, seat) for thing in things])


def with_other_secrets(zones: Zones[S], g: S, seat: Seat, salt: str) -> S | None:
    """A copy that differs in what a seat cannot know and in nothing else; `None` if there is none to be found."""
    true = secrets(zones, g, seat)
    twin = g.copy()
    twin.dice = Dice(key_of(secret_of(salt)))
    for _ in range(DEALS):
        redeal(zones, twin, seat)
        if secrets(zones, twin, seat) != true:
            return twin
    return None


# -- pools


class _Lot(Generic[S]):
    """A lot while things are dealt: its faces, and how it is put back."""

    __slots__ = ("faces", "key", "value", "zone")

    def __init__(self, zone: Zone[S], key: Any, value: Any) -> None:
        self.zone, self.key, self.value = zone, key, value
        is_plain = isinstance(value, tuple) and value and isinstance(value[0], str)  # most often
        self.faces: list[ThingId] = list(value) if is_plain else faces_of(value)

    def write(self, g: S) -> None:
        path, value = self.zone.path, self.value
        if path is None:
            return
        is_plain = isinstance(value, tuple) and isinstance(value[0], str)  # most often
        path.put(g, self.key, tuple(self.faces) if is_plain else with_faces(value, self.faces))


Parts = list[tuple[_Lot[S], Sequence[int]]]  # of a pool: lots, and the numbers of the things in them that belong to it


class _Plan(Generic[S]):
    """What a declaration comes to when things are dealt: most decks lie apart, and are only to be shuffled."""

    __slots__ = ("apart", "hiding", "lookalikes", "mentions", "mixed", "places")

    def __init__(self, zones: Zones[S]) -> None:
        self.lookalikes = [each for each in zones if isinstance(each, Lookalikes)]
        self.places = [each for each in zones if isinstance(each, Zone) and each.path is not None]
        self.mentions = [each for each in zones if isinstance(each, Mention)]
        self.hiding = [each for each in zones if isinstance(each, Zone) and not each.is_open]
        self.mixed = [zone for zone in self.hiding if self._is_mixed(zone)]
        self.apart = [zone.path for zone in self.hiding if zone not in self.mixed and zone.path is not None]

    def _is_mixed(self, zone: Zone[S]) -> bool:
        """Whether its things can change places with those of another zone, or be known one by one."""
        sort, back = zone.sorts[0], zone.back
        others = [each for each in self.hiding if each is not zone and sort in each.sorts]
        return (
            zone.sees is not nobody
            or zone.path is None
            or (zone.path.is_each and back is not KEY)
            or not zone.ordered
            or not zone.is_one_pool
            or sort.fits is not None
            or any(sort in each.sorts for each in self.mentions)
            or any(not each.is_one_pool or each.back == back or KEY in (each.back, back) for each in others)
        )


_plan = lru_cache(maxsize=64)(_Plan)


def _exchange(plan: _Plan[S], g: S, alike: Lookalikes[S]) -> None:
    """Lay lookalikes on their places in an order of chance; how they truly lie does not matter to it."""
    groups = [group for group in alike.groups(g) if len(group) > 1]
    if not groups:
        return
    lots = [
        _Lot(zone, key, value)
        for zone in plan.places
        if any(sort in zone.sorts for sort in alike.sorts)
        for key, value in zone.lots(g)
    ]
    changed: dict[_Lot[S], None] = {}
    for group in groups:
        places = [(lot, number) for lot in lots for number, face in enumerate(lot.faces) if face in group]
        for (lot, number), thing in zip(places, _in_any_order(g, [*group]), strict=True):
            lot.faces[number] = thing
            changed[lot] = None
    for lot in changed:
        if not lot.zone.ordered:
            lot.faces.sort()
        lot.write(g)


def _mentions(plan: _Plan[S], g: S) -> list[tuple[Mention[S], Any, Any]]:
    """All mentions that name something, lot by lot."""
    return [(each, key, lot) for each in plan.mentions for key, lot in each.path.lots(g) if leaves_of(lot)]


def _known(mentions: list[tuple[Mention[S], Any, Any]], g: S, seat: Seat) -> set[ThingId]:
    """Things that a seat knows by a mention, wherever they lie."""
    return {thing for each, key, lot in mentions if each.sees(g, seat, key) for thing in leaves_of(lot)}


def _pools(zones: list[Zone[S]], g: S, seat: Seat, known: set[ThingId]) -> dict[tuple[Sort[S], Hashable], Parts[S]]:
    """All things whose faces a seat cannot know, by sort and back."""
    pools: dict[tuple[Sort[S], Hashable], Parts[S]] = {}
    for zone in zones:
        each, sees, back = zone.sees_each, zone.sees, zone.back
        for key, value in zone.lots(g):
            if each is None and sees(g, seat, key):
                continue
            lot = _Lot(zone, key, value)
            numbers: Sequence[int] = range(len(lot.faces))
            if each is not None:
                numbers = [number for number, seen in enumerate(each(g, seat, key)) if not seen]
            if known:
                numbers = [number for number in numbers if lot.faces[number] not in known]
            if zone.is_one_pool:
                if numbers:
                    pools.setdefault((zone.sorts[0], key if back is KEY else back), []).append((lot, numbers))
            else:
                for pool, some in _by_back(lot, g, numbers).items():
                    pools.setdefault(pool, []).append((lot, some))
    return pools


def _by_back(lot: _Lot[S], g: S, numbers: Sequence[int]) -> dict[tuple[Sort[S], Hashable], list[int]]:
    """Numbers of things of a lot by their sort and back."""
    pools: dict[tuple[Sort[S], Hashable], list[int]] = {}
    zone, faces = lot.zone, lot.faces
    sort = zone.sorts[0]
    for number in numbers:
        thing = faces[number]
        if len(zone.sorts) > 1:
            sort = _sort_of(zone, g, thing)
        pool = (sort, sort.back(g, thing))
        if pool in pools:
            pools[pool].append(number)
        else:
            pools[pool] = [number]
    return pools


def _sort_of(zone: Zone[S], g: S, thing: ThingId) -> Sort[S]:
    """Which of the sorts that may lie in a zone a thing is of."""
    return next((sort for sort in zone.sorts[:-1] if thing in sort.things(g)), zone.sorts[-1])


def _in_any_order(g: State, things: Sequence[ThingId]) -> list[ThingId]:
    """The same things in an order of chance that has nothing to do with their true one."""
    known = _in_order(tuple(things))
    return list(map(known.__getitem__, g.dice.order(len(known))))


@lru_cache(maxsize=256)
def _in_order(things: tuple[ThingId, ...]) -> list[ThingId]:
    """Kept for a while: who imagines a game at all does so over and over at the same point."""
    return sorted(things)


def _lay(parts: Parts[S], things: list[ThingId]) -> None:
    """Lay things on the places of a pool, one after the other."""
    laid = 0
    for lot, numbers in parts:
        count = len(numbers)
        some = things[laid : laid + count] if len(parts) > 1 else things
        laid += count
        if count == len(lot.faces):
            lot.faces = some
        else:
            for number, thing in zip(numbers, some, strict=True):
                lot.faces[number] = thing


def _lying(parts: Parts[S]) -> list[ThingId]:
    """What lies on the places of a pool."""
    lot, numbers = parts[0]
    if len(parts) == 1 and len(numbers) == len(lot.faces):
        return lot.faces
    return [lot.faces[number] for lot, numbers in parts for number in numbers]


def _deal_to_fit(g: S, seat: Seat, fits: Callable[[S, Seat], bool], parts: Parts[S], before: list[ThingId]) -> None:
    """Deal until what all know of these things holds."""
    for _ in range(DEALS):
        _lay(parts, _in_any_order(g, before))
        for lot, _numbers in parts:
            lot.write(g)
        if fits(g, seat):
            return
    _lay(parts, before)
    for lot, _numbers in parts:
        lot.write(g)
