"""Every place of the shelter as things lie: floors, and the threats on them (topic floors)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from crossroads.games.shelter.cards.places import DwellerPlace, PlaceRow
from crossroads.games.shelter.floor import Floor

SHELTERS_KEPT = 512
Threats = dict[str, str]  # spot -> threat card


class Layout:
    """Places as things lie, of a card or of a whole shelter: the ordinary ones apart from the others."""

    __slots__ = ("_cards", "ordinary", "others", "sickbeds")

    def __init__(self, places: Sequence[DwellerPlace] = ()) -> None:
        self._cards = [places]
        self.ordinary: list[PlaceRow] = []  # for healthy dwellers
        self.sickbeds: list[PlaceRow] = []  # for wounded ones
        self.others: list[DwellerPlace] = []  # no player's lift
        for place in places:
            if place.ordinary:
                (self.sickbeds if place.hurt else self.ordinary).append(place.row)
            elif not place.colour:
                self.others.append(place)

    @property
    def places(self) -> list[DwellerPlace]:
        """All of them, in order."""
        return [place for places in self._cards for place in places]

    def add(self, card: "Layout") -> None:
        """Join the places of another card to these."""
        self._cards += card._cards
        self.ordinary += card.ordinary
        if card.sickbeds:
            self.sickbeds += card.sickbeds
        if card.others:
            self.others += card.others


class Layouts:
    """The layouts of all cards, and of shelters met lately: one changes once or twice a round, and every turn asks."""

    def __init__(
        self,
        places: Mapping[str, DwellerPlace],
        room_places: Mapping[str, tuple[DwellerPlace, ...]],
        threat_places: Mapping[str, Mapping[str, DwellerPlace]],
    ) -> None:
        self._places = places
        self._threat_places = threat_places
        self._lifts = {name: Layout([place]) for name, place in places.items() if not place.room}
        self._halves = {room: (f"{room}.left", f"{room}.right") for room in room_places}
        self._rooms = {room: Layout(places) for room, places in room_places.items()}  # with no threat there
        self._threatened = lru_cache(maxsize=2048)(self._under_threats)
        self._shelters: dict[tuple[tuple[Floor, ...], tuple[tuple[str, str], ...]], Layout] = {}
        self._last: tuple[tuple[Floor, ...], Threats, Layout] = ((), {}, Layout())

    def of(self, floors: tuple[Floor, ...], threats: Threats) -> Layout:
        """Every place that can be stood on now: a threat makes a place of its own of the spot it covers."""
        last_floors, last_threats, layout = self._last
        if floors is not last_floors or threats is not last_threats:  # both are replaced when they change
            layout = self._kept(floors, threats)
            self._last = (floors, threats, layout)
        return layout

    def _kept(self, floors: tuple[Floor, ...], threats: Threats) -> Layout:
        key = (floors, tuple(threats.items()))
        layout = self._shelters.get(key)
        if layout is None:
            if len(self._shelters) >= SHELTERS_KEPT:
                self._shelters.clear()
            layout = self._shelters[key] = self._shelter(floors, threats)
        return layout

    def _shelter(self, floors: tuple[Floor, ...], threats: Threats) -> Layout:
        shelter = Layout()
        for floor in floors:
            lift = self._lifts.get(f"lift.{floor.lift}")  # shelter.floors.starting-lift-spot
            if lift is not None:
                shelter.add(lift)
            for room in floor.rooms:
                left, right = self._halves[room]
                if left in threats or right in threats:
                    shelter.add(self._threatened(left, threats.get(left, ""), right, threats.get(right, "")))
                else:
                    shelter.add(self._rooms[room])
        return shelter

    def _under_threats(self, left: str, on_left: str, right: str, on_right: str) -> Layout:
        """A room with threats on it; what they leave of linked spots is closed, each half a place by itself."""
        return Layout([self._place(left, on_left), self._place(right, on_right)])

    def _place(self, name: str, threat: str) -> DwellerPlace:
        return self._threat_places[name][threat] if threat else self._places[name]
