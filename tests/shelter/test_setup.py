"""Set-up: the top floor, the lifts, what each player begins with, the decks and the first player."""

import pytest

from crossroads.engine.decisions import Illegal
from tests.kit import deal, dweller, player, rich, rule, table

LAYOUT = ["wasteland", "vault-door", "vault-entrance", "lift", "water-treatment", "diner", "generator"]


@rule("shelter.setup.starting-rooms")
def test_the_top_floor_has_three_rooms_on_each_side_of_the_starting_lift() -> None:
    """Six starting rooms, three a side, with the starting lift between them; no deck or row holds one of them."""
    t = deal()

    top = t.game.view(None)["floors"][0]
    assert (len(top["left"]), top["lift"], len(top["right"])) == (3, "start", 3)
    starting = {*top["left"], *top["right"]}
    assert len(starting) == 6
    assert starting.isdisjoint((*t.state.room_deck, *t.state.room_row))


@rule("shelter.setup.starting-rooms")
def test_the_top_floor_is_open_from_the_first_turn() -> None:
    """The six rooms offer their twelve spots in the first turn to a player who can pay for all of them."""
    t = table(rich(), player())

    rooms = [card for card in LAYOUT if card != "lift"]
    assert {f"place:{room}.{half}" for room in rooms for half in ("left", "right")} <= {*t.options}


@rule("shelter.setup.starting-layout")
def test_the_seven_cards_of_the_top_floor_lie_in_order() -> None:
    """From left to right: wasteland, vault door, vault entrance, lift, water treatment, diner, generator."""
    t = deal()

    top = t.state.floors[0]
    assert [*top.left[::-1], "lift", *top.right] == LAYOUT


@rule("shelter.setup.fixed-layout")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_top_floor_is_the_same_in_every_game(seats: int) -> None:
    """Twenty seeds deal different rows and one and the same top floor."""
    games = [deal(seats, seed=f"layout {number}") for number in range(20)]

    assert len({t.state.room_row for t in games}) > 1
    assert {t.state.floors[0] for t in games} == {deal().state.floors[0]}


@rule("shelter.setup.colour")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_players_have_the_same_colour(seats: int) -> None:
    """However many play, each has one of the four colours and nobody else has it."""
    t = deal(seats)

    colours = [who.colour for who in t.state.players]
    assert len({*colours}) == seats
    assert {*colours} <= {"red", "blue", "green", "yellow"}


@rule("shelter.setup.colour")
def test_a_colour_of_choice_is_given_and_a_taken_one_refused() -> None:
    """Yellow and red can be asked for; red for a second player is refused with the rule."""
    t = deal(2, colours=["yellow", "red"])

    assert [who.colour for who in t.state.players] == ["yellow", "red"]
    with pytest.raises(Illegal) as refused:
        deal(3, colours=["red", "blue", "red"])
    assert refused.value.rule == "shelter.setup.colour"


@rule("shelter.setup.lift-column")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_lift_opens_a_floor_of_its_own_below_the_top_floor(seats: int) -> None:
    """Three players: four floors, the top one first, then an empty floor for each player with a lift of the own colour."""
    t = deal(seats)

    top, *own = t.game.view(None)["floors"]
    assert top["owner"] is None
    assert sorted(floor["owner"] for floor in own) == list(range(seats))
    assert all(floor["lift"] == t.player(floor["owner"]).colour for floor in own)
    assert all(floor["left"] == floor["right"] == [] for floor in own)


@rule("shelter.setup.lift-order")
def test_the_lifts_may_lie_in_any_order() -> None:
    """Floors B, A, C from the top are legal, and the second threat roll is then B's: a 6 hits B's room and not A's."""
    t = table(
        *[player(), player(), player()],
        floors={0: (["garden"], []), 1: (["lounge"], [])},
        phase="threats",
        dice=[3, 4, 3, 3, 3, 4, 3, 4],
        options={"lifts": [1, 0, 2]},
    )

    assert [floor.owner for floor in t.state.floors[1:]] == [1, 0, 2]
    assert [*t.state.threats] == ["lounge.right"]


@rule("shelter.setup.lift-order")
def test_without_a_wish_the_lifts_lie_in_seat_order() -> None:
    """Nothing named: A, B, C. A list that leaves a seat out or names one twice is no order."""
    t = deal(3)

    assert [floor.owner for floor in t.state.floors[1:]] == [0, 1, 2]
    for wrong in ([0, 1], [0, 1, 1], [0, 1, 3]):
        with pytest.raises(ValueError, match="lifts"):
            deal(3, lifts=wrong)


@rule("shelter.setup.unused-colours")
@pytest.mark.parametrize(("seats", "floors"), [(2, 3), (3, 4), (4, 5)])
def test_threats_are_rolled_for_the_floors_of_those_who_play(seats: int, floors: int) -> None:
    """Two players: exactly three floors are rolled for, with two dice each."""
    t = deal(seats)

    t.end_round()

    assert [event.about["floor"] for event in t.happened("threat-roll")] == list(range(floors))


@rule("shelter.setup.unused-colours")
def test_a_lift_that_nobody_plays_cannot_be_used() -> None:
    """Two play red and blue: green's and yellow's lifts are not in the shelter, for want of a player and not of cubes."""
    t = table(rich(), player())

    assert "place:lift.red" in t.options
    assert t.refused("place:lift.green") == "shelter.setup.unused-colours"
    assert t.refused("place:lift.yellow") == "shelter.setup.unused-colours"
    assert t.refused("place:lift.blue") == "shelter.floors.own-lift-only"


@rule("shelter.setup.resource-board")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_board_of_three_compartments(seats: int) -> None:
    """Each player has power, food and water of the own, apart from everybody else's."""
    t = deal(seats, first=0)

    t.choose("place:diner.left")

    boards = [who["cubes"] for who in t.game.view(None)["players"]]
    assert boards == [{"power": 0, "food": 2, "water": 0}] + [{"power": 0, "food": 0, "water": 0}] * (seats - 1)


@rule("shelter.setup.resource-board")
def test_every_board_has_a_strip_of_seven_letters() -> None:
    """Two players' dwellers come home from open training: each may stand at S, P, E, C, I, A or L of the own board."""
    t = table(player(dwellers=[dweller(letter="S"), dweller()]), player(dwellers=1))

    t.choose("pass", "place:vault-door.left")

    assert (t.seat, t.options) == (1, tuple(f"letter:{letter}" for letter in "SPECIAL"))


@rule("shelter.setup.two-dwellers")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_two_dwellers(seats: int) -> None:
    """Two available dwellers each, healthy and untrained."""
    t = deal(seats)

    for who in t.state.players:
        assert len(who.dwellers) == len(who.home) == 2
        assert not any(person.wounded or person.letter or person.training for person in who.dwellers)


@rule("shelter.setup.others-in-box")
def test_a_third_dweller_cannot_be_placed_in_round_one() -> None:
    """Both starting dwellers are placed: the third, like the other four, is in the box, and the turn is the others'."""
    t = table(player(), player(dwellers=3))

    t.choose("place:diner.left", "place:generator.left", "place:water-treatment.left", "place:vault-door.left")

    assert t.seat == 1
    assert t.player(0).home == []
    assert t.refused("place:diner.right", seat=0) == "shelter.placement.available-only"


@rule("shelter.setup.no-resources", "shelter.setup.no-happiness", "shelter.setup.no-items")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_nothing_else(seats: int) -> None:
    """No cube, no happiness and no item for anybody."""
    t = deal(seats)

    assert [who.cubes for who in t.state.players] == [(0, 0, 0)] * seats
    assert [who.happiness for who in t.state.players] == [0] * seats
    assert [who.items for who in t.state.players] == [()] * seats


@rule("shelter.setup.shuffle")
def test_three_decks_are_shuffled_each_by_itself() -> None:
    """Three shuffles, of 31 items, 18 threats and 24 rooms; each is an order of its own."""
    t = deal()

    orders = {draw.why: draw.came for draw in t.game.opening if len(draw.came) > 1}
    assert {why: len(order) for why, order in orders.items()} == {"items": 31, "threats": 18, "rooms": 24}
    for order in orders.values():
        assert sorted(order) == list(range(len(order)))
        assert list(order) != sorted(order)
    ranks = [[place for place in order if place < 18] for order in orders.values()]
    assert ranks[0] != ranks[1] != ranks[2] != ranks[0]


@rule("shelter.setup.shuffle")
def test_another_seed_puts_every_deck_into_another_order() -> None:
    """Two seeds, the same cards, three different orders; the same seed gives the same ones."""
    one, other, again = deal(seed="one").state, deal(seed="other").state, deal(seed="one").state

    for first, second, third in (
        (one.item_deck + one.item_row, other.item_deck + other.item_row, again.item_deck + again.item_row),
        (one.room_deck + one.room_row, other.room_deck + other.room_row, again.room_deck + again.room_row),
        (one.threat_deck, other.threat_deck, again.threat_deck),
    ):
        assert first != second
        assert sorted(first) == sorted(second)
        assert first == third


@rule("shelter.setup.item-row", "shelter.setup.room-row")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_items_and_three_rooms_lie_open(seats: int) -> None:
    """Everybody sees three different items and three different rooms of the deck."""
    t = deal(seats)

    seen = t.game.view(None)
    assert len({*seen["items"]["row"]}) == len(seen["items"]["row"]) == 3
    assert len({*seen["rooms"]["row"]}) == len(seen["rooms"]["row"]) == 3
    assert {*seen["items"]["row"]} <= {*t.state.content.items}
    assert {*seen["rooms"]["row"]} <= {*t.state.content.rooms} - {*t.state.floors[0].rooms}


@rule("shelter.setup.first-player", "shelter.setup.first-player-digital")
@pytest.mark.parametrize("rider", [0, 1, 2])
def test_the_seat_that_the_table_names_holds_the_token(rider: int) -> None:
    """C rode the underground last and is named: C holds the token and takes the first turn, whatever the seed."""
    games = [deal(3, seed=f"rider {number}", first=rider) for number in range(10)]

    assert {t.state.first for t in games} == {rider}
    assert {t.seat for t in games} == {rider}


@rule("shelter.setup.first-player-digital")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_otherwise_the_first_player_is_drawn_by_lot(seats: int) -> None:
    """Sixty seeds draw every seat at some time and no other; the same seed draws the same seat; it begins."""
    firsts = [deal(seats, seed=f"lot {number}").state.first for number in range(60)]

    assert {*firsts} == set(range(seats))
    assert firsts[:5] == [deal(seats, seed=f"lot {number}").state.first for number in range(5)]
    t = deal(seats, seed="lot 7")
    assert t.seat == t.state.first == firsts[7]


@rule("shelter.setup.first-player-digital")
@pytest.mark.parametrize("nobody", [-1, 3])
def test_a_seat_that_does_not_exist_cannot_be_named(nobody: int) -> None:
    """Three players have the seats 0, 1 and 2: seat 3 cannot begin."""
    with pytest.raises(ValueError, match="first"):
        deal(3, first=nobody)
