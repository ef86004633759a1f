"""Floors, lifts and columns: whose floor is whose, who may use a lift, and which spot a number means."""

import pytest

from tests.kit import card_pack, dweller, player, rich, rule, table
from tests.kit.shelter import TOP_COLUMNS

LEFT = ["garden", "lounge", "armory"]  # from the lift outward
RIGHT = ["classroom", "medbay", "storehouse"]
FULL = (LEFT, RIGHT)

# The printed numbers, with the spots of a full floor that lie straight below them.
COLUMNS = {
    2: "armory.right",
    3: "lounge.left",
    4: "lounge.right",
    5: "garden.left",
    6: "garden.right",
    8: "classroom.left",
    9: "classroom.right",
    10: "medbay.left",
    11: "medbay.right",
    12: "storehouse.left",
}

# The starting lift bare, and the healing spot on the outermost spot of the top floor in its place.
BARE_LIFT = card_pack(
    lifts="coloured: {cost: [{do: price}], reward: [{do: room}, {do: happiness, amount: 2}]}",
    rooms="""
- id: wasteland
  left: {hurt: true, reward: [{do: heal}]}
  right: {cost: [{do: pay, water: 1}], reward: [{do: item}]}
""",
)

FREE_LIFTS = card_pack(
    lifts="""
start: {hurt: true, reward: [{do: heal}]}
coloured: {reward: [{do: happiness, amount: 1}]}
"""
)


def faces(total: int) -> tuple[int, int]:
    """Two dice that show this sum."""
    return (min(6, total - 1), total - min(6, total - 1))


def threats_after(rolls: tuple[int, int, int], left: list[str], right: list[str]) -> list[str]:
    """The spots that two players' threat rolls cover: for the top floor, seat 0's floor as given, and seat 1's."""
    dice = [face for total in rolls for face in faces(total)]
    t = table(player(), player(), floors={0: (left, right)}, phase="threats", dice=dice)
    return [*t.state.threats]


@rule("shelter.floors.definition")
@pytest.mark.parametrize("spot", ["lounge.left", "garden.right", "turbine-hall.right"])
def test_a_floor_is_the_rooms_on_both_sides_of_one_lift(spot: str) -> None:
    """Two rooms left and one right of a lift are one floor of three rooms, and a visit to any of them is one owner's."""
    t = table(player(), player(), floors={0: (["medbay"], []), 1: (["garden", "lounge"], ["turbine-hall"])})

    t.choose(f"place:{spot}")

    assert t.state.floor_of(1).rooms == ("lounge", "garden", "turbine-hall")
    assert (t.seat, t.prompt) == (1, "rent")


@rule("shelter.floors.own-floor")
def test_the_floor_of_the_own_colours_lift_is_the_own_floor() -> None:
    """Green's lift lies on the third level: green builds there, and rent for that room is green's."""
    seats = (player(), player(dwellers=1), rich(dwellers=1))
    t = table(*seats, room_row=["garden", "lounge", "armory"], first=2, options={"lifts": [0, 2, 1]})

    t.choose("place:lift.green", "build:garden", "side:left")
    assert [floor.rooms for floor in t.state.floors[1:]] == [(), ("garden",), ()]
    assert t.state.floors[2].owner == 2
    t.choose("place:garden.right")

    assert (t.seat, t.prompt) == (2, "rent")


@rule("shelter.floors.top-neutral")
@pytest.mark.parametrize("room", ["diner", "generator", "water-treatment"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_takes_rent_on_the_top_floor(room: str, seat: int) -> None:
    """Whoever places in a room of the top floor, the others receive nothing and the next turn follows."""
    t = table(player(), player(), player(), first=seat)

    t.choose(f"place:{room}.left")

    assert (t.seat, t.prompt) == ((seat + 1) % 3, "turn")
    assert [sum(who.cubes) for who in t.state.players if who.seat != seat] == [0, 0]
    assert t.game.view(None)["floors"][0]["owner"] is None


@rule("shelter.floors.own-lift-only")
@pytest.mark.parametrize(("seat", "own", "other"), [(0, "red", "blue"), (1, "blue", "red")])
def test_a_coloured_lift_is_for_its_player_alone(seat: int, own: str, other: str) -> None:
    """Red's free lift is refused to blue and open to red; blue's the other way round."""
    t = table(rich(), rich(), first=seat)

    assert f"place:lift.{own}" in t.options
    assert t.refused(f"place:lift.{other}") == "shelter.floors.own-lift-only"


@rule("shelter.floors.own-lift-only")
def test_a_lift_is_for_its_player_alone_whatever_it_costs() -> None:
    """Lifts of another card set cost nothing and give a happiness: each player may use the own one, and no other."""
    t = table(player(), player(), packs=[FREE_LIFTS])

    assert t.refused("place:lift.blue") == "shelter.floors.own-lift-only"
    t.choose("place:lift.red")

    assert t.player(0).happiness == 1
    assert "place:lift.blue" in t.options


@rule("shelter.floors.lift-not-room")
def test_a_lift_and_five_rooms_are_not_six_rooms() -> None:
    """The fifth room is built, six cards with the lift: a new round begins. The sixth room makes it the last round."""
    row = ["medbay", "theatre", "storehouse"]
    t = table(rich(dwellers=1), player(dwellers=1), floors={0: (LEFT, ["classroom"])}, room_row=row)
    near = table(rich(dwellers=1), player(dwellers=1), floors={0: (LEFT, ["classroom", "barracks"])}, room_row=row)

    t.choose("place:lift.red", "build:medbay", "pass")
    near.choose("place:lift.red", "build:medbay", "pass")

    assert len(t.state.floor_of(0).rooms) == 5
    assert (t.state.round, t.state.ending) == (2, "")
    assert len(near.state.floor_of(0).rooms) == 6
    assert near.outcome.how == "sixth-room"


@rule("shelter.floors.lift-not-room")
def test_a_trophy_for_rooms_does_not_count_the_lift() -> None:
    """A trophy cup gives one for two rooms: three rooms and a lift are one happiness, four rooms are two."""
    floors = {0: (["garden"], ["classroom", "medbay"]), 1: (["lounge", "armory"], ["barracks", "theatre"])}
    cup = card_pack(
        items="""
- id: second-cup
  mode: end
  effects: [{do: keepsake, happiness: 1, per: 2, of: rooms, most: 3}]
"""
    )
    t = table(
        player(items=["trophy-cup"]), player(items=["second-cup"]), floors=floors, ending="sixth-room", packs=[cup]
    )

    t.end_round()

    assert t.outcome.scores == (1, 2)


@rule("shelter.floors.starting-lift-spot")
@pytest.mark.parametrize("seat", [0, 1])
def test_everybody_may_use_the_spot_of_the_starting_lift(seat: int) -> None:
    """Any player heals a wounded dweller there and gains a cube; nobody takes rent for it."""
    hurt = [dweller(wounded=True), dweller()]
    t = table(player(dwellers=hurt), player(dwellers=hurt), first=seat)

    t.choose("place:lift.start", "gain:water")

    assert not any(person.wounded for person in t.player(seat).dwellers)
    assert t.player(seat).cubes == (0, 0, 1)
    assert t.player(1 - seat).cubes == (0, 0, 0)
    assert (t.seat, t.prompt) == (1 - seat, "turn")


@rule("shelter.floors.starting-lift-spot")
def test_a_starting_lift_without_a_spot_cannot_be_used() -> None:
    """Where the card data gives the starting lift no spot, no dweller, healthy or wounded, can go there."""
    t = table(player(dwellers=[dweller(wounded=True), dweller()]), player(), packs=[BARE_LIFT])

    assert "place:wasteland.left" in t.options
    assert not any(option.startswith("place:lift.start") for option in t.options)


@rule("shelter.floors.column-numbers")
def test_the_columns_rise_from_two_to_twelve_from_left_to_right() -> None:
    """Read from left to right, the numbers of the top floor and its lift are 2, 3 and so on to 12."""
    t = table()

    top, columns = t.state.floors[0], t.state.content.top.columns
    left = [number for pair in columns["left"][::-1] for number in pair]
    right = [number for pair in columns["right"] for number in pair]
    assert [number for number in (*left, 7, *right) if number is not None] == list(range(2, 13))
    spots = [f"{room}.{half}" for room in top.rooms for half in ("left", "right")]
    hit = [threats_after((total, 7, 7), [], [])[0] for total in range(2, 13) if total != 7]
    assert hit == spots[1:-1]


@rule("shelter.floors.columns-on-all-floors", "shelter.floors.column-map", "shelter.floors.no-mirroring")
@pytest.mark.parametrize("column", COLUMNS)
def test_a_number_means_the_spot_straight_below_on_every_floor(column: int) -> None:
    """Rolled for the top floor or for a player's full floor, a number hits the spot at the same place of the floor."""
    assert threats_after((column, 7, 7), *FULL) == [TOP_COLUMNS[column]]
    assert threats_after((7, column, 7), *FULL) == [COLUMNS[column]]

    assert threats_after((column, column, column), *FULL) == [TOP_COLUMNS[column], COLUMNS[column]]


@rule("shelter.floors.columns-on-all-floors")
def test_the_last_floor_has_the_same_columns() -> None:
    """A roll of 9 for the third floor hits its first room on the right, at the right spot."""
    dice = [*faces(7), *faces(7), *faces(9)]
    t = table(player(), player(), floors={0: (LEFT, RIGHT), 1: ([], ["theatre"])}, phase="threats", dice=dice)

    assert [*t.state.threats] == ["theatre.right"]


@rule("shelter.floors.column-map")
@pytest.mark.parametrize(
    ("left", "right", "covered"),
    [
        ([], [], []),
        (["garden"], [], [5, 6]),
        (["garden", "lounge"], [], [3, 4, 5, 6]),
        (["garden", "lounge", "armory"], [], [2, 3, 4, 5, 6]),
        ([], ["classroom"], [8, 9]),
        ([], ["classroom", "medbay"], [8, 9, 10, 11]),
        ([], ["classroom", "medbay", "storehouse"], [8, 9, 10, 11, 12]),
    ],
)
def test_rooms_cover_columns_outward_from_the_lift(left: list[str], right: list[str], covered: list[int]) -> None:
    """One room left of the lift is hit by 5 and 6 and not by 4; each further room brings the next columns."""
    hits = {total: threats_after((7, total, 7), left, right) for total in range(2, 13)}

    assert {total: spots for total, spots in hits.items() if spots} == {total: [COLUMNS[total]] for total in covered}


@rule("shelter.floors.column-seven")
def test_seven_is_the_lift_and_covers_nothing() -> None:
    """A 7 on all floors, the middle of the eleven columns, lies on the lifts: no card is drawn and every lift is free."""
    dice = [*faces(7), *faces(7), *faces(7)]
    hurt = [dweller(wounded=True), dweller()]
    t = table(rich(dwellers=hurt), player(), floors={0: FULL, 1: ([], [])}, phase="threats", dice=dice)

    assert [event.about["dice"] for event in t.happened("threat-roll")] == [faces(7)] * 3
    assert t.state.threats == {}
    assert len(t.state.threat_deck) == 18
    assert "place:lift.start" in t.options


@rule("shelter.floors.outer-spot-safe")
@pytest.mark.parametrize("total", range(2, 13))
def test_the_outermost_spots_are_never_covered(total: int) -> None:
    """Whatever is rolled, the outer spots of the third rooms stay free on every floor, and can be used."""
    dice = [*faces(total), *faces(total), *faces(total)]
    t = table(player(), player(), floors={0: FULL}, phase="threats", dice=dice)

    outer = {"wasteland.left", "generator.right", "armory.left", "storehouse.right"}
    assert outer.isdisjoint(t.state.threats)
    assert {f"place:{spot}" for spot in outer} <= {*t.options}


@rule("shelter.floors.no-mirroring")
@pytest.mark.parametrize(("side", "first", "second"), [("left", 5, 6), ("right", 8, 9)])
def test_a_room_is_laid_upright_on_either_side(side: str, first: int, second: int) -> None:
    """The garden's left spot is the left one of its two columns, 5 of 5 and 6, and 8 of 8 and 9."""
    left, right = (["garden"], []) if side == "left" else ([], ["garden"])

    assert threats_after((7, first, 7), left, right) == ["garden.left"]
    assert threats_after((7, second, 7), left, right) == ["garden.right"]
