"""Resources: three kinds, six of each, gained, spent and never handed over."""

from collections.abc import Callable

import pytest

from crossroads.engine.decisions import Illegal
from crossroads.games.shelter.player import Cubes
from tests.kit import Table, deal, player, rule, table
from tests.kit.shelter import Belongings

KINDS = ("power", "food", "water")
LARDER = {0: (("garden", "turbine-hall"), ("water-purifier", "barber-shop", "game-room"))}
MAKERS = {"power": "turbine-hall", "food": "garden", "water": "water-purifier"}  # 3 on either spot
STARTERS = {"power": "generator", "food": "diner", "water": "water-treatment"}  # 2 on the left spot


def board(power: int = 0, food: int = 0, water: int = 0) -> Cubes:
    return (power, food, water)


def some(kind: str, amount: int) -> Cubes:
    """So many cubes of one kind, and none of the others."""
    return each(lambda other: amount * (other == kind))


def each(amount: Callable[[str], int]) -> Cubes:
    """A board with an amount that depends on the kind."""
    power, food, water = [amount(kind) for kind in KINDS]
    return (power, food, water)


def having(cubes: Cubes) -> Belongings:
    """A seat with these cubes."""
    power, food, water = cubes
    return player(power=power, food=food, water=water)


def cubes(t: Table, seat: int = 0) -> Cubes:
    return t.player(seat).cubes


@rule("shelter.resources.three-kinds")
def test_power_food_and_water_lie_apart() -> None:
    """Three compartments; generator, diner and water treatment each fill one of them and no other."""
    t = table(player(dwellers=4), player(passed=True))

    assert tuple(t.game.view(0)["players"][0]["cubes"]) == KINDS
    t.choose("place:generator.left")
    assert cubes(t) == board(power=2)
    t.choose("place:diner.left")
    assert cubes(t) == board(power=2, food=2)
    t.choose("place:water-treatment.left")

    assert cubes(t) == board(power=2, food=2, water=2)


@rule("shelter.resources.gain")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("rooms", "half", "symbols"), [(STARTERS, "left", 2), (MAKERS, "left", 3), (MAKERS, "right", 3)]
)
def test_each_green_symbol_is_a_cube(kind: str, rooms: dict[str, str], half: str, symbols: int) -> None:
    """One food and two green food symbols make three food; three symbols make four; the other kinds stay as they are."""
    t = table(player(power=1, food=1, water=1), player(), floors=LARDER)

    t.choose(f"place:{rooms[kind]}.{half}")

    assert cubes(t) == each(lambda other: 1 + symbols * (other == kind))
    assert cubes(t, 1) == board()


@rule("shelter.resources.limit-six")
@pytest.mark.parametrize("kind", KINDS)
def test_a_compartment_holds_six(kind: str) -> None:
    """Three power and three make six; four or five and three make six; six stay six. Each compartment is on its own."""
    for before, after in ((2, 5), (3, 6), (4, 6), (5, 6), (6, 6)):
        t = table(having(some(kind, before)), player(), floors=LARDER)

        t.choose(f"place:{MAKERS[kind]}.right")

        assert cubes(t) == some(kind, after)


@rule("shelter.resources.limit-six")
def test_eighteen_cubes_of_three_kinds_are_allowed() -> None:
    """Six power and six food leave room for six water."""
    t = table(player(power=6, food=6, water=4), player())

    t.choose("place:water-treatment.left")

    assert cubes(t) == board(6, 6, 6)


@rule("shelter.resources.overflow")
def test_cubes_that_do_not_fit_are_lost() -> None:
    """Five water and a reward of three: six water, one gained and two lost, in no compartment and with nobody else."""
    t = table(player(water=5), player(), floors=LARDER)

    t.choose("place:water-purifier.left")

    assert cubes(t) == board(water=6)
    assert cubes(t, 1) == board()
    assert [event.about["amount"] for event in t.happened("gain")] == [1]


@rule("shelter.resources.overflow")
def test_lost_cubes_do_not_come_back_when_there_is_room() -> None:
    """Six water, two lost; then one is paid: five are left, and no more."""
    t = table(player(water=6), player(passed=True))

    t.choose("place:water-treatment.left", "place:wasteland.right", f"take:{t.state.item_row[0]}")

    assert t.player(0).cubes == (0, 0, 5)


@rule("shelter.resources.spend")
@pytest.mark.parametrize(
    ("spot", "has", "left"),
    [
        ("vault-entrance.right", board(food=4), board(food=1)),
        ("vault-entrance.right", board(food=3), board()),
        ("vault-entrance.left", board(2, 2, 3), board(1, 2, 1)),
        ("breeder-reactor.right", board(5, 1, 1), board(2, 1, 1)),
    ],
)
def test_each_red_symbol_takes_a_cube_of_its_kind(spot: str, has: Cubes, left: Cubes) -> None:
    """Four food and a cost of three leave one; power and water are paid in their own kinds; nobody receives them."""
    t = table(having(has), player(), floors={0: (("breeder-reactor",), ())})

    t.choose(f"place:{spot}")

    assert cubes(t) == left
    assert cubes(t, 1) == board()


@rule("shelter.resources.spend")
def test_another_kind_does_not_pay_a_red_symbol() -> None:
    """Six power and six water do not pay for one food; one food short is one too few."""
    t = table(player(power=6, food=2, water=6), player())

    assert t.refused("place:vault-entrance.right") == "shelter.cost-reward.whole-cost"


@rule("shelter.resources.any-gain")
@pytest.mark.parametrize("kind", KINDS)
def test_a_green_question_mark_is_a_cube_of_choice(kind: str) -> None:
    """Food comes with the diner's right spot, then a cube of choice: the chosen kind rises by one."""
    t = table(player(power=1, food=1, water=1), player())

    t.choose("place:diner.right")
    assert (t.seat, t.options) == (0, ("gain:power", "gain:food", "gain:water"))
    t.choose(f"gain:{kind}")

    assert cubes(t) == each(lambda other: 1 + (other == "food") + (other == kind))
    assert t.seat == 1


@rule("shelter.resources.any-cost")
@pytest.mark.parametrize("kind", KINDS)
def test_a_red_question_mark_is_paid_with_any_kind(kind: str) -> None:
    """One cube of one kind and no other: the question mark takes it unasked. With one of each the player chooses."""
    last = table(having(some(kind, 1)), player(), floors=LARDER)
    t = table(player(power=1, food=1, water=1), player(), floors=LARDER)

    last.choose("place:barber-shop.right")
    t.choose("place:barber-shop.right")
    assert t.options == ("pay:power", "pay:food", "pay:water")
    t.choose(f"pay:{kind}")

    assert (cubes(last), last.player(0).happiness) == (board(), 1)
    assert (cubes(t), t.player(0).happiness) == (each(lambda other: int(other != kind)), 1)


@rule("shelter.resources.any-cost")
def test_a_kind_that_is_not_there_cannot_be_chosen() -> None:
    """Two power and a food: water cannot pay. With no cube at all the spot is closed."""
    t = table(player(power=2, food=1), player(), floors=LARDER)
    empty = table(player(), player(), floors=LARDER)

    t.choose("place:barber-shop.right")

    assert t.options == ("pay:power", "pay:food")
    with pytest.raises(Illegal):
        t.choose("pay:water")
    assert empty.refused("place:barber-shop.right") == "shelter.cost-reward.whole-cost"


@rule("shelter.resources.any-cost")
def test_printed_kinds_are_paid_before_the_choice() -> None:
    """Two red water and a question mark with two water and a power: the water is due, so the power pays the rest."""
    t = table(player(power=1, water=2), player(), floors={0: (("lounge",), ())})

    t.choose("place:lounge.right")

    assert cubes(t) == board()
    assert t.player(0).happiness == 2


@rule("shelter.resources.any-each")
@pytest.mark.parametrize(
    ("choices", "gained"),
    [
        (("food", "water"), board(food=1, water=1)),
        (("power", "power"), board(power=2)),
        (("water", "power"), board(power=1, water=1)),
    ],
)
def test_two_green_question_marks_are_two_choices(choices: tuple[str, str], gained: Cubes) -> None:
    """The vault door gives two cubes of choice: one food and one water, or two of a kind, as one likes."""
    t = table()

    t.choose("place:vault-door.right", *[f"gain:{kind}" for kind in choices])

    assert cubes(t) == gained
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.resources.any-each")
@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (("power", "food", "water"), board(2, 2, 2)),
        (("food", "food", "food"), board(3, 0, 3)),
        (("water", "power", "water"), board(2, 3, 1)),
    ],
)
def test_three_red_question_marks_are_three_choices(choices: tuple[str, ...], left: Cubes) -> None:
    """Three cubes of choice may be one of each kind or three of a kind."""
    t = table(player(power=3, food=3, water=3), player(), floors=LARDER)

    t.choose("place:game-room.right", *[f"pay:{kind}" for kind in choices])

    assert cubes(t) == left
    assert t.player(0).happiness == 2


@rule("shelter.resources.any-with-room")
def test_a_full_compartment_cannot_be_chosen() -> None:
    """Six food: power and water are on offer and food is refused; with five food all three are."""
    t = table(player(food=6), player())
    five = table(player(food=5), player())

    t.choose("place:vault-door.right")
    five.choose("place:vault-door.right")

    assert t.options == ("gain:power", "gain:water")
    assert t.refused("gain:food") == "shelter.resources.any-with-room"
    assert five.options == ("gain:power", "gain:food", "gain:water")


@rule("shelter.resources.any-with-room")
def test_the_only_compartment_with_room_is_not_asked_about() -> None:
    """Six food, six water and two power: both cubes of choice are power, unasked."""
    t = table(player(power=2, food=6, water=6), player())

    t.choose("place:vault-door.right")

    assert cubes(t) == board(4, 6, 6)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.resources.any-with-room")
@pytest.mark.parametrize(("power", "gained"), [(5, 1), (6, 0)])
def test_what_no_compartment_can_hold_is_not_gained(power: int, gained: int) -> None:
    """Seventeen cubes and two question marks: one is gained; with eighteen none, and the game goes on."""
    t = table(player(power=power, food=6, water=6), player())

    t.choose("place:vault-door.right")

    assert cubes(t) == board(6, 6, 6)
    assert len(t.happened("gain")) == gained
    assert t.seat == 1


@rule("shelter.resources.happiness-apart")
def test_happiness_pays_for_nothing() -> None:
    """Four happiness and no cubes do not pay a question mark; with one power the power pays and no happiness is lost."""
    poor = table(player(happiness=4), player(), floors=LARDER)
    t = table(player(happiness=4, power=1), player(), floors=LARDER)

    t.choose("place:barber-shop.right")

    assert poor.refused("place:barber-shop.right") == "shelter.cost-reward.whole-cost"
    assert cubes(t) == board()
    assert t.player(0).happiness == 5


@rule("shelter.resources.happiness-apart")
def test_a_question_mark_gives_no_happiness() -> None:
    """A cube of choice is power, food or water; happiness is no choice, even with all but one compartment full."""
    t = table()
    full = table(player(power=6, food=6, water=6, happiness=4), player())

    t.choose("place:vault-door.right")
    full.choose("place:vault-door.right")

    assert t.options == ("gain:power", "gain:food", "gain:water")
    assert full.player(0).happiness == 4


@rule("shelter.resources.no-trading")
@pytest.mark.parametrize("move", ["give:power", "trade:power", "gift:power:1", "give:power:1", "give:happiness"])
def test_there_is_no_move_to_hand_something_over(move: str) -> None:
    """A has six power: every move on A's turn is a placement, an own item or the pass, and no other move has a name."""
    t = table(player(power=6, happiness=3, items=["canteen", "hand-radio"]), player())

    assert {option.partition(":")[0] for option in t.options} == {"place", "use", "pass"}
    with pytest.raises(ValueError, match="names nothing"):
        t.game.explain(move)


@rule("shelter.resources.no-trading")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_whole_game_nobody_has_anything_from_another_player(seats: int) -> None:
    """Whatever is chosen in a game: another's cubes rise only by rent, nobody else's cubes, items or happiness change."""
    t = deal(seats, seed=f"no trade {seats}")
    choices = 0

    while not t.is_over and t.state.ending == "" and choices < 300:
        seat, options = t.seat, t.options
        before = [(who.cubes, who.happiness, [item.id for item in who.items]) for who in t.state.players]
        t.choose(options[(choices * 7) % len(options)])
        choices += 1
        rents = [event.about["seat"] for event in t.happened("gain") if event.rule == "shelter.rent.gain"]
        for who, (had, happiness, items) in zip(t.state.players, before, strict=True):
            if who.seat != seat and t.state.ending == "":
                assert (who.happiness, [item.id for item in who.items]) == (happiness, items)
                assert sum(who.cubes) == sum(had) + rents.count(who.seat)

    assert choices > 50
