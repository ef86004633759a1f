"""What simulations count and wish for in Munchkin: figures, uses, when people pass ahead, sexes of chance, and fairness."""

from collections import Counter
from random import Random

import pytest

from crossroads.engine.events import Event
from crossroads.engine.game import new
from crossroads.engine.windows import asking
from crossroads.sim.balance import balance, checks
from crossroads.sim.munchkin import BALANCE, figures, stands, uses
from crossroads.sim.results import Figure, GameRow, Plan, SeatFigures, SimulationResult
from crossroads.sim.simulate import simulate
from crossroads.sim.tables import drawn_options
from tests.kit.munchkin import Table, munchkin, table

RULE = "munchkin.cards.decks"

# -- what is counted


def test_what_a_seat_has_at_the_end() -> None:
    """Ben in the second turn of three players: the first round, and all that he has laid out."""
    ben = munchkin(level=4, used=["combat-helmet"], backpack=["tin-can"], classes=["raider.1"])
    t = table(munchkin(), ben, munchkin(), turn=1)
    view = t.game.view(None)

    counted = figures(view, 1)

    assert counted == {
        "turns": 2,
        "rounds": 1,
        "level": 4,
        "strength": view["players"][1]["strength"],
        "items": 2,
        "perks": 0,
        "class": 1,
        "sidekick": 0,
    }
    assert figures(view, 0)["class"] == 0


def test_rounds_are_counted_in_turns_of_all_seats() -> None:
    assert [
        figures(table(munchkin(), munchkin(), munchkin(), turn=n).game.view(None), 0)["rounds"] for n in (2, 3)
    ] == [1, 2]


@pytest.mark.parametrize(
    ("kind", "about", "expected"),
    [
        ("play", {"seat": 1, "card": "tripwire.1"}, [(1, "card-played", "tripwire.1")]),
        ("fight", {"seat": 0, "card": "deathclaw"}, [(0, "monster-met", "deathclaw")]),
        ("stow", {"seat": 2, "card": "tin-can"}, [(2, "card-spent", "tin-can")]),
        (
            "sold",
            {"seat": 2, "cards": ["tin-can", "bent-fork"]},
            [(2, "card-spent", "tin-can"), (2, "card-spent", "bent-fork")],
        ),
        ("offer", {"seat": 0, "to": 1, "help": True}, [(0, "offer", "help")]),
        ("offer", {"seat": 0, "to": 1, "help": False}, [(0, "offer", "all")]),
        ("victory", {"seat": 0}, [(0, "victory", "all")]),
        ("level", {"seat": 0, "level": 2}, []),
    ],
)
def test_uses_are_read_from_what_happens(kind: str, about: dict[str, object], expected: list[object]) -> None:
    assert list(uses([Event(kind, RULE, about)])) == expected


def test_a_power_counts_as_its_card_played_and_as_itself_used() -> None:
    about = {"seat": 1, "card": "raider.2", "power": 1}

    assert list(uses([Event("power", RULE, about)])) == [
        (1, "card-played", "raider.2"),
        (1, "power-used", "raider.2:1"),
    ]


def test_a_game_is_counted_to_its_end() -> None:
    result = simulate("munchkin", 2, 3, ["steady"], "counted")

    assert not result.crashes
    for game in result.games:
        kinds = Counter(use.split()[1] for use in game.uses)
        assert {"card-played", "monster-met", "victory"} <= {*kinds}
        assert max(seat.figures["level"] for seat in game.seats) == 10


# -- people who pass ahead


def standing(t: Table, seat: int) -> str | None:
    window = asking(t.game.state)
    assert window is not None
    return stands(t.game.view(seat), window, seat)


def test_who_has_much_to_tidy_up_in_its_own_turn_is_asked() -> None:
    full = ["tin-can", "bent-fork", "desk-fan", "combat-helmet"]
    t = table(munchkin(hand=full), munchkin(hand=full), munchkin())

    assert standing(t, 0) is None
    assert standing(t, 1) == "until-change"
    assert standing(table(munchkin(hand=full[:3]), munchkin(), munchkin()), 0) == "until-change"


def test_a_harmless_fight_is_passed_whole_and_no_other() -> None:
    """A fight of Level 3 interests nobody; by one of Level 7, or of somebody far ahead, all stay awake; the fighter always."""
    harmless = table(munchkin(level=3), munchkin(level=3), munchkin(level=3), foes=["giant-ant"])
    assert [standing(harmless, seat) for seat in range(3)] == ["until-change", "occasion", "occasion"]

    near = table(munchkin(level=7), munchkin(level=7), munchkin(level=7), foes=["giant-ant"])
    assert standing(near, 1) == "until-change"

    ahead = table(munchkin(level=5), munchkin(level=2), munchkin(level=1), foes=["giant-ant"])
    assert standing(ahead, 1) == "until-change"


# -- a value for each seat, alike or not


def test_sexes_are_drawn_for_each_seat_freely() -> None:
    """Three sexes of two: they repeat, all combinations come up, and each can be played."""
    drawn = [drawn_options("munchkin", Random(number), 3) for number in range(200)]
    sexes = {tuple(given["sexes"]) for given in drawn if "sexes" in given}

    assert len(sexes) == 8
    for each in sorted(sexes):
        game = new("munchkin", 3, "sexes", {"sexes": list(each)})
        assert tuple(who["sex"] for who in game.view(None)["players"]) == each


def test_there_is_a_sex_for_each_seat_or_none_is_given() -> None:
    with pytest.raises(ValueError, match="sexes"):
        new("munchkin", 4, "sexes", {"sexes": ["female", "male", "male"]})


# -- goals


def result_of(wins: list[int], rounds: int = 12) -> SimulationResult:
    """Games for as many as there are numbers: so often the first to play has won, the second, and so on."""
    seats = len(wins)
    winners = [order for order, count in enumerate(wins) for _ in range(count)]
    games = []
    for number, winner in enumerate(winners):
        counted: dict[str, Figure] = {"rounds": rounds}
        rows = [SeatFigures(seat, "steady", seat, 5, float(seat == winner), 1, counted) for seat in range(seats)]
        games.append(GameRow(number, f"x/{number}", "level-ten", (winner,), 2, tuple(rows), {}))
    return SimulationResult(Plan("munchkin", len(winners), seats, ("steady",) * seats, "x", {}), tuple(games))


def test_whoever_begins_should_win_as_often_as_whoever_comes_last() -> None:
    """Four seats: each wins a quarter, more or less; one that wins 40 of 100 games fails."""
    fair = checks([result_of([26, 24, 25, 25])])[1:]
    unfair = checks([result_of([200, 70, 70, 60])])[1:]

    assert [each.what for each in fair] == [f"munchkin, 4 seats: number {n} wins" for n in (1, 2, 3, 4)]
    assert not any(each.fails for each in fair)
    assert [each.fails for each in unfair] == [True, False, False, True]
    assert unfair[0].value == 0.5


def test_a_game_should_take_40_to_60_turns() -> None:
    assert BALANCE.turns == (40, 60)
    assert [checks([result_of([5, 5, 5, 5], rounds)])[0].fails for rounds in (9, 10, 15, 16)] == [
        True,
        False,
        False,
        True,
    ]


def test_the_report_on_balance_comes_to_its_end() -> None:
    """Three games for three: each is counted, and each goal has a number."""
    results = balance("munchkin", 3, [3], seed="small")

    assert [len(result.games) for result in results] == [3]
    assert len(checks(results)) == 1 + 3
