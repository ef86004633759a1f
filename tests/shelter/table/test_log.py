"""The log tells all that changes: whoever only listens can keep the books of the whole table."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from crossroads.engine.events import Event
from crossroads.engine.game import new
from crossroads.games.shelter.cards.bills import KINDS
from crossroads.games.shelter.floor import SIDES
from crossroads.games.shelter.state import Shelter
from tests.kit import Table, card_pack, dweller, player, rule, table
from tests.kit.cards import QUIET, item_card, room_card


def halves(place: str) -> list[str]:
    """What dwellers stand on at a place."""
    room, _, part = place.partition(".")
    return [f"{room}.{half}" for half in SIDES] if part == "both" else [place]


class Seat:
    """What somebody who listens knows of one seat."""

    def __init__(self) -> None:
        self.cubes: Counter[str] = Counter()
        self.happiness = 0
        self.items: dict[str, bool] = {}  # whether it is exhausted
        self.people = 2
        self.wounded: set[int] = set()
        self.letters: set[str] = set()
        self.passed = False


class Books:
    """All that events tell, added up; and whether it is true."""

    def __init__(self, g: Shelter) -> None:
        self.seats = [Seat() for _ in g.players]
        self.rows: dict[str, list[str]] = {"items": [*g.item_row], "rooms": [*g.room_row]}
        self.floors: list[dict[str, list[str]]] = [{side: [] for side in SIDES} for _ in g.players]
        self.threats: dict[str, str] = {}
        self.taken: list[str] = []
        self.first, self.round, self.ending = g.first, 1, ""
        self.doubled = False
        self.heard: Counter[str] = Counter()

    def hear(self, g: Shelter, event: Event) -> None:
        self.heard[event.kind] += 1
        about = event.about
        seat = self.seats[about["seat"]] if "seat" in about else Seat()
        getattr(self, f"hear_{event.kind.replace('-', '_')}")(g, seat, about)

    def hear_place(self, g: Shelter, seat: Seat, about: Any) -> None:
        self.taken += halves(about["place"])
        assert about["threat"] == self.threats.get(about["place"], "")
        seat.letters -= {*about["letters"]}
        spot = g.content.place(about["place"], about["threat"]).spot
        self.doubled = bool({*spot.letters} & {*about["letters"]})

    def hear_doubled(self, g: Shelter, seat: Seat, about: Any) -> None:
        assert self.doubled

    def hear_overflow(self, g: Shelter, seat: Seat, about: Any) -> None:
        assert seat.cubes[about["kind"]] == 6
        assert about["amount"] > 0

    def hear_all_full(self, g: Shelter, seat: Seat, about: Any) -> None:
        assert {*seat.cubes.values()} == {6}

    def hear_discount(self, g: Shelter, seat: Seat, about: Any) -> None:
        assert about["off"] > 0

    def hear_gain(self, g: Shelter, seat: Seat, about: Any) -> None:
        seat.cubes[about["kind"]] += about["amount"]

    def hear_pay(self, g: Shelter, seat: Seat, about: Any) -> None:
        seat.cubes[about["kind"]] -= about["amount"]

    def hear_swap(self, g: Shelter, seat: Seat, about: Any) -> None:
        seat.cubes.subtract(about["given"])
        seat.cubes.update(about["got"])

    def hear_happiness(self, g: Shelter, seat: Seat, about: Any) -> None:
        seat.happiness += about["amount"]

    def hear_use_item(self, g: Shelter, seat: Seat, about: Any) -> None:
        if about["mode"] == "discard":
            del seat.items[about["item"]]
        else:
            assert not seat.items[about["item"]]
            seat.items[about["item"]] = True

    def hear_give_item(self, g: Shelter, seat: Seat, about: Any) -> None:
        del seat.items[about["item"]]

    def hear_take_item(self, g: Shelter, seat: Seat, about: Any) -> None:
        self.rows["items"].remove(about["item"])
        seat.items[about["item"]] = False

    def hear_ready(self, g: Shelter, seat: Seat, about: Any) -> None:
        assert seat.items[about["item"]]
        seat.items[about["item"]] = False

    def hear_wound(self, g: Shelter, seat: Seat, about: Any) -> None:
        seat.wounded.add(about["dweller"])
        assert {*halves(about["place"])} <= {*self.taken}

    def hear_heal(self, g: Shelter, seat: Seat, about: Any) -> None:
        seat.wounded.remove(about["dweller"])

    def hear_new_dweller(self, g: Shelter, seat: Seat, about: Any) -> None:
        seat.people += 1
        assert about["dweller"] == seat.people

    def hear_train(self, g: Shelter, seat: Seat, about: Any) -> None:
        assert about["letter"] not in seat.letters
        seat.letters.add(about["letter"])

    def hear_fight(self, g: Shelter, seat: Seat, about: Any) -> None:
        assert about["won"] is (sum(about["dice"]) + about["bonus"] >= about["value"])

    def hear_build(self, g: Shelter, seat: Seat, about: Any) -> None:
        self.rows["rooms"].remove(about["room"])
        self.floors[about["seat"]][about["side"]].append(about["room"])

    def hear_lay(self, g: Shelter, seat: Seat, about: Any) -> None:
        self.rows[about["row"]] += about["cards"]

    def hear_refresh(self, g: Shelter, seat: Seat, about: Any) -> None:
        for card in about["cards"]:
            self.rows[about["row"]].remove(card)

    def hear_reshuffle(self, g: Shelter, seat: Seat, about: Any) -> None:
        assert about["deck"] in ("items", "rooms", "threats")
        assert about["cards"] > 0

    def hear_threat_roll(self, g: Shelter, seat: Seat, about: Any) -> None:
        assert 0 <= about["floor"] <= len(g.players)
        assert (sum(about["dice"]) == 7) is (about["result"] == "lift")

    def hear_threat(self, g: Shelter, seat: Seat, about: Any) -> None:
        self.threats[about["spot"]] = about["threat"]

    def hear_threat_gone(self, g: Shelter, seat: Seat, about: Any) -> None:
        assert self.threats.pop(about["spot"]) == about["threat"]

    def hear_first_player(self, g: Shelter, seat: Seat, about: Any) -> None:
        self.first = about["seat"]

    def hear_pass(self, g: Shelter, seat: Seat, about: Any) -> None:
        seat.passed = True

    def hear_recall(self, g: Shelter, seat: Seat, about: Any) -> None:
        assert about["round"] == self.round
        self.taken = []
        for each in self.seats:
            each.passed = False
            each.items = dict.fromkeys(each.items, False)

    def hear_round(self, g: Shelter, seat: Seat, about: Any) -> None:
        self.round += 1
        assert about["round"] == self.round

    def hear_ending(self, g: Shelter, seat: Seat, about: Any) -> None:
        self.ending = about["how"]

    def hear_score(self, g: Shelter, seat: Seat, about: Any) -> None:
        seat.happiness += about["items"] - about["lost"]
        assert about["total"] == seat.happiness

    def hear_game_over(self, g: Shelter, seat: Seat, about: Any) -> None:
        assert g.outcome is not None
        assert (about["winners"], about["how"]) == (g.outcome.winners, g.outcome.how)

    def check(self, g: Shelter) -> None:
        """All that is on the table is what was told."""
        for seat, who in zip(self.seats, g.players, strict=True):
            assert tuple(seat.cubes[kind] for kind in KINDS) == who.cubes
            assert seat.happiness == who.happiness
            assert seat.items == {item.id: item.exhausted for item in who.items}
            assert seat.people == len(who.dwellers)
            assert seat.wounded == {dweller.number for dweller in who.dwellers if dweller.wounded}
            assert seat.letters == {dweller.letter for dweller in who.dwellers if dweller.letter}
            assert seat.passed is who.passed
            floor = g.floor_of(who.seat)
            assert self.floors[who.seat] == {"left": [*floor.left], "right": [*floor.right]}
        assert sorted(self.rows["items"]) == sorted(g.item_row)
        assert sorted(self.rows["rooms"]) == sorted(g.room_row)
        assert self.threats == g.threats
        assert (self.first, self.round, self.ending) == (g.first, g.round, g.ending)
        if g.outcome is None:
            assert sorted(self.taken) == sorted(g.taken)


def listen(t: Table, chance: Random) -> Books:
    """Play to the end by lot, with an ear for the log."""
    books = Books(t.state)
    while not t.is_over:
        t.choose(chance.choice(t.options))
        for event in t.game.events:
            books.hear(t.state, event)
        if t.game.decision is None or t.prompt != "pay-any":  # a payment of several picks is told when it is made
            books.check(t.state)
    return books


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("shelter.information.hidden")
def test_whoever_listens_to_a_whole_game_knows_the_whole_table(seats: int) -> None:
    """Cubes, happiness, items, dwellers, rooms, rows, threats, the token and the round: the log tells each change."""
    heard: Counter[str] = Counter()

    for number in range(6):
        books = listen(Table(new("shelter", seats, f"log {number}", {"first": 0})), Random(number))
        heard += books.heard

    assert {*heard} >= {"place", "gain", "pay", "wound", "heal", "train", "threat", "threat-gone", "build", "ending"}


ODD = card_pack(
    rooms=room_card("fair", "letters: S, reward: [{do: swap, give: {any: 1}, get: {any: 2}}, {do: gain, any: 1}]")
    + room_card("den", both="letters: L, cost: [{do: wound}], reward: [{do: train}, {do: happiness, amount: 1}]"),
    items=item_card("letter", "discard", "do: receive, reward: [{do: item, amount: 2}, {do: ready}]")
    + item_card("drum", "exhaust", "do: at-spot, letter: S, by: anyone, reward: [{do: gain, any: 1}]"),
)


@pytest.mark.parametrize("number", range(4))
def test_whoever_listens_knows_what_odd_cards_did_too(number: int) -> None:
    """Exchanges, wounds on linked spots, items that fetch items, and what others answer."""
    t = table(player(), player(), room_row=["fair", "den", "lounge"], packs=[ODD], seed=f"odd {number}")

    books = listen(t, Random(f"odd {number}"))

    assert books.heard["place"]


@rule("shelter.end.stalemate")
def test_the_log_tells_that_nobody_places_any_more() -> None:
    """Two rounds of passes: the second one is the last, and the log says so."""
    t = table(player(), player(), dice=QUIET)

    t.choose("pass", "pass", "pass", "pass")

    assert [(event.rule, event.about) for event in t.happened("ending")] == [
        ("shelter.end.stalemate", {"how": "stalemate"})
    ]


@rule("shelter.round.three-steps")
def test_the_log_begins_with_the_first_player_and_the_first_round() -> None:
    """Before anybody has chosen."""
    t = Table(new("shelter", 2, "log", {"first": 1}))

    told = [(event.kind, event.about) for event in t.game.events if event.kind in ("first-player", "round")]

    assert told == [("first-player", {"seat": 1}), ("round", {"round": 1})]


@rule("shelter.items.refill", "shelter.building.refill")
def test_the_log_names_the_rule_of_each_row_that_is_filled() -> None:
    """An item is taken, a room is built: each row is filled by its own rule."""
    t = table(player(water=1), player(power=6, food=6, water=6), room_row=["armory", "lounge", "classroom"])

    t.choose("place:wasteland.right", f"take:{t.state.item_row[0]}")
    items = t.happened("lay")
    t.choose("place:lift.blue", "build:armory", "side:left")

    assert [event.rule for event in items] == ["shelter.items.refill"]
    assert [event.rule for event in t.happened("lay")] == ["shelter.building.refill"]


@rule("shelter.special-spots.double")
def test_the_log_tells_whose_reward_was_doubled() -> None:
    """A dweller trained in A in the diner: four food, and the log says why; one trained in S gets two."""
    people = [dweller(letter="A"), dweller(letter="S")]
    fitting, other = table(player(dwellers=people), player()), table(player(dwellers=people), player())

    fitting.choose("place:diner.left:A")
    other.choose("place:diner.left:S")

    assert [(event.rule, event.about) for event in fitting.happened("doubled")] == [
        ("shelter.special-spots.double", {"seat": 0})
    ]
    assert not other.happened("doubled")


@rule("shelter.decks.item-reshuffle", "shelter.decks.room-reshuffle")
def test_the_log_names_the_rule_of_each_pile_that_is_shuffled() -> None:
    """Both decks are empty: a row that needs a card gets it from its own pile, by its own rule."""
    t = table(
        player(water=1),
        player(power=6, food=6, water=6),
        item_deck=[],
        item_pile=["snow-globe", "music-box"],
        room_row=["armory", "lounge", "classroom"],
        room_deck=[],
        room_pile=["garden"],
    )

    t.choose("place:wasteland.right", f"take:{t.state.item_row[0]}")
    items = t.happened("reshuffle")
    t.choose("place:lift.blue", "build:armory", "side:left")

    assert [(event.rule, event.about) for event in items] == [
        ("shelter.decks.item-reshuffle", {"deck": "items", "cards": 2})
    ]
    assert [(event.rule, event.about) for event in t.happened("reshuffle")] == [
        ("shelter.decks.room-reshuffle", {"deck": "rooms", "cards": 1})
    ]


@rule("shelter.setup.first-player-digital", "shelter.setup.first-player")
def test_the_log_says_whether_the_first_player_was_drawn() -> None:
    """By lot unless the table has named somebody."""
    drawn, named = Table(new("shelter", 2, "log")), Table(new("shelter", 2, "log", {"first": 0}))

    assert [event.rule for event in drawn.happened("first-player")] == ["shelter.setup.first-player-digital"]
    assert [event.rule for event in named.happened("first-player")] == ["shelter.setup.first-player"]
