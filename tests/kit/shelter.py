"""A Shelter table in any situation: say what differs from a fresh set-up, then choose as players do."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from crossroads.engine.dice import Loaded, secret_of
from crossroads.engine.game import Game, new
from crossroads.engine.setup import Setup
from crossroads.games.shelter.floor import NOBODY, Floor
from crossroads.games.shelter.player import Dweller, OwnItem, Player
from crossroads.games.shelter.state import Phase, Shelter
from tests.kit.pack_folders import written_pack
from tests.kit.tables import AnyTable

Belongings = Mapping[str, Any]

TOP_COLUMNS = {  # column -> the spot of the top floor that lies there
    2: "wasteland.right",
    3: "vault-door.left",
    4: "vault-door.right",
    5: "vault-entrance.left",
    6: "vault-entrance.right",
    8: "water-treatment.left",
    9: "water-treatment.right",
    10: "diner.left",
    11: "diner.right",
    12: "generator.left",
}


def dweller(
    *, wounded: bool = False, letter: str = "", spot: str = "", training: str = "", waiting: str = ""
) -> Dweller:
    """A dweller; its number is given when it comes to the table. `spot` as in `diner.left`."""
    return Dweller(0, spot, wounded, letter, training, waiting=waiting)


def player(
    *,
    power: int = 0,
    food: int = 0,
    water: int = 0,
    happiness: int = 0,
    items: Iterable[str] = (),
    exhausted: Iterable[str] = (),
    dwellers: Sequence[Dweller] | int = 2,
    passed: bool = False,
) -> Belongings:
    """What one seat has: cubes, happiness, ready and exhausted items, dwellers (or how many plain ones)."""
    people = [dweller() for _ in range(dwellers)] if isinstance(dwellers, int) else dwellers
    return {
        "cubes": (power, food, water),
        "happiness": happiness,
        "items": (*[OwnItem(card) for card in items], *[OwnItem(card, exhausted=True) for card in exhausted]),
        "dwellers": people,
        "passed": passed,
    }


def rich(*, items: Iterable[str] = (), dwellers: Sequence[Dweller] | int = 2) -> Belongings:
    """A seat whose three compartments are full, so that every cost in cubes can be paid."""
    return player(power=6, food=6, water=6, items=items, dwellers=dwellers)


class Table(AnyTable[Shelter]):
    """A table of Shelter."""

    def player(self, seat: int) -> Player:
        return self.game.state.players[seat]

    def pass_until(self, prompt_or_round: int) -> None:
        """Everybody passes (and takes the first option of any other question) until a round begins."""
        while self.state.round < prompt_or_round and self.game.decision is not None:
            self.choose("pass" if "pass" in self.options else self.options[0])

    def end_round(self) -> None:
        """Everybody passes until this round is over; other questions get their first option."""
        self.pass_until(self.state.round + 1)


@cache
def card_pack(rooms: str = "", items: str = "", threats: str = "", lifts: str = "", top_floor: str = "") -> str:
    """A pack of one's own from YAML texts, for `table(packs=...)`: its cards replace those of the same id or are added."""
    texts = {"rooms": rooms, "items": items, "threats": threats, "lifts": lifts, "top-floor": top_floor}
    return written_pack("shelter", {name: text for name, text in texts.items() if text})


def deal(seats: int = 2, seed: str = "test", **options: Any) -> Table:
    """A table as the set-up leaves it, nothing changed: the first turn of round 1."""
    return Table(new("shelter", seats, seed, options))


def table(
    *players: Belongings,
    floors: Mapping[int, tuple[Sequence[str], Sequence[str]]] | None = None,
    threats: Mapping[str, str] | None = None,
    item_row: Sequence[str] | None = None,
    room_row: Sequence[str] | None = None,
    item_deck: Sequence[str] | None = None,
    room_deck: Sequence[str] | None = None,
    threat_deck: Sequence[str] | None = None,
    item_pile: Sequence[str] = (),
    room_pile: Sequence[str] = (),
    threat_pile: Sequence[str] = (),
    dice: Iterable[int] | None = None,
    first: int = 0,
    round: int = 1,  # noqa: A002  (the game's word)
    phase: Phase = "placement",
    ending: str = "",
    packs: Sequence[str] = (),
    modules: Sequence[str] = (),
    seed: str = "test",
    options: Mapping[str, Any] | None = None,
) -> Table:
    """A table with these players (two plain ones if none are named), everything else as a set-up would leave it.

    `floors[seat]` is (rooms left, rooms right), both from the lift outward. Decks are given in the order in which
    their cards will be drawn. Cards that are named anywhere leave the decks, so cards are conserved as long as the
    decks themselves are not given. With `dice`, every roll takes the next faces of the list.
    """
    seats = len(players) or 2
    given = {"first": first, **(options or {})}
    setup = Setup("shelter", seats, secret_of(seed), (), given, ("base", *packs), tuple(modules))
    g: Shelter = Game[Shelter](setup).state
    g.round, g.phase, g.ending = round, phase, ending
    for seat, has in enumerate(players):
        who = g.players[seat]
        who.cubes, who.happiness, who.items, who.passed = has["cubes"], has["happiness"], has["items"], has["passed"]
        who.dwellers = tuple(
            Dweller(number, person.spot, person.wounded, person.letter, person.training, waiting=person.waiting)
            for number, person in enumerate(has["dwellers"], 1)
        )
    g.taken = tuple(dweller.spot for who in g.players for dweller in who.dwellers if dweller.spot)
    for seat, (left, right) in (floors or {}).items():
        g.put_floor(Floor(seat, tuple(left), tuple(right), g.floor_of(seat).lift))
    g.threats = dict(threats or {})
    _deal_items(g, item_row, item_deck, item_pile)
    _deal_rooms(g, room_row, room_deck, room_pile)
    _deal_threats(g, threat_deck, threat_pile)
    g.events, g.draws = (), ()
    if dice is not None:
        g.dice = Loaded(dice)
    return Table(Game(setup, g))


def _deal_items(g: Shelter, row: Sequence[str] | None, deck: Sequence[str] | None, pile: Sequence[str]) -> None:
    used = [*(row or ()), *pile, *[item.id for who in g.players for item in who.items]]
    rest = [card for card in (*g.item_deck, *g.item_row) if card not in used]
    g.item_row = tuple(row) if row is not None else tuple(rest.pop() for _ in range(3))
    g.item_deck = tuple(reversed(deck)) if deck is not None else tuple(rest)
    g.item_pile = tuple(pile)


def _deal_rooms(g: Shelter, row: Sequence[str] | None, deck: Sequence[str] | None, pile: Sequence[str]) -> None:
    used = [*(row or ()), *pile, *[room for floor in g.floors if floor.owner != NOBODY for room in floor.rooms]]
    rest = [card for card in (*g.room_deck, *g.room_row) if card not in used]
    g.room_row = tuple(row) if row is not None else tuple(rest.pop() for _ in range(3))
    g.room_deck = tuple(reversed(deck)) if deck is not None else tuple(rest)
    g.room_pile = tuple(pile)


def _deal_threats(g: Shelter, deck: Sequence[str] | None, pile: Sequence[str]) -> None:
    rest = list(g.threat_deck)
    for card in (*g.threats.values(), *pile):
        rest.remove(card)
    g.threat_deck = tuple(reversed(deck)) if deck is not None else tuple(rest)
    g.threat_pile = tuple(pile)
