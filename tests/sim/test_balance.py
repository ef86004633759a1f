"""The report on balance: which tables are played, what is measured, which goals fail, and how it is written."""

import csv
from collections import Counter
from math import inf
from pathlib import Path

import pytest
from msgspec.structs import replace

from crossroads.cli.commands import app
from crossroads.engine.content import content_of
from crossroads.engine.events import Event
from crossroads.sim.balance import Measured, balance, by_table, checks, make_plans, median_interval, write_balance
from crossroads.sim.balance_report import ReportTable, as_markdown, as_table, goals, heading, says, sheets
from crossroads.sim.fallout import BALANCE, uses
from crossroads.sim.results import Figure, GameRow, Plan, SeatFigures, SimulationResult

SCENARIOS = ["commonwealth", "capital-wasteland", "far-harbor", "the-pitt"]


def fallout_game(number: int, won: bool, rounds: int, star: int = 0, shield: int = 0, group: str = "") -> GameRow:
    """A game for two that one of them has won, or that a faction has; or of all, who play for one."""
    figures: dict[str, Figure] = {"rounds": rounds, "star": star, "shield": shield, "survivor": "ghoul", "influence": 6}
    figures |= {"letters": 5, "perks": 1, "caps": 10, "group": group}
    seats = [SeatFigures(seat, "steady", seat, 6, float(won and seat == 0), 1, figures) for seat in range(2)]
    return GameRow(number, f"x/{number}", "influence" if won else "faction", (0,) if won else (), 2, tuple(seats), {})


def fallout_games(won: int, lost: int, rounds: int = 30) -> SimulationResult:
    """A result in which survivors have won some games and lost others, all of a length."""
    plan = Plan("fallout", won + lost, 2, ("steady", "steady"), "x", {"scenario": "the-pitt"})
    return SimulationResult(
        plan, tuple(fallout_game(number, number < won, rounds, 8, 3) for number in range(won + lost))
    )


def games_together(seats: int, won: int, lost: int, rounds: int = 10) -> SimulationResult:
    """A result in which all have won some games for the star together and lost others."""
    plan = Plan("fallout", won + lost, seats, ("steady",) * seats, "x", {"scenario": "the-pitt"})
    games = [fallout_game(number, number < won, rounds, group="star") for number in range(won + lost)]
    return SimulationResult(plan, tuple(games))


@pytest.fixture(scope="module")
def played() -> tuple[SimulationResult, ...]:
    """Two games for each scenario with one and with four seats."""
    return balance("fallout", 2, [1, 4], seed="played")


# -- what is played


def test_every_scenario_is_played_with_every_number_of_seats() -> None:
    """Four scenarios with one to four seats are sixteen plans, each with games of its own."""
    plans = make_plans("fallout", 5, (), "steady", "s", {})

    assert [(plan.options["scenario"], plan.seats) for plan in plans] == [
        (scenario, seats) for scenario in SCENARIOS for seats in (1, 2, 3, 4)
    ]
    assert len({plan.seed for plan in plans}) == 16


def test_an_expansion_brings_its_scenarios_to_the_report() -> None:
    """New California has six of its own beside the four of the base game: forty plans, all with its cards and rules."""
    packs, modules = ("base", "new-california"), ("new-california",)
    plans = make_plans("fallout", 5, (), "steady", "s", {}, packs, [modules])

    own = ["rise-of-the-master", "new-california", *[f"{scenario}-x" for scenario in SCENARIOS]]
    assert [*dict.fromkeys(plan.options["scenario"] for plan in plans)] == [*SCENARIOS, *own]
    assert len(plans) == 40
    assert {(plan.packs, plan.modules) for plan in plans} == {(packs, modules)}


def test_a_loss_of_all_is_the_shields_victory() -> None:
    """The shield has reached the end of the track and the star is far behind: it counts, by the deck if that moved it."""
    lost = fallout_game(1, False, 20, star=3, shield=9, group="star")
    lost = replace(lost, how="new-california.security", uses={"-1 track-filled agenda-deck": 1})
    won = replace(fallout_game(2, True, 20, group="star"), how="new-california.freedom", winners=(0, 1))

    assert [end for end, happened in BALANCE.ends.items() if happened(lost)] == ["shield", "by the deck"]
    assert [end for end, happened in BALANCE.ends.items() if happened(won)] == ["survivors"]


@pytest.mark.parametrize("how", ["faction", "new-california.security", "atomic-bonds.defeat"])
def test_what_filled_the_track_is_counted_where_all_lose_together(how: str) -> None:
    """The last space by the deck, and by a death; whoever wins, or is eliminated, fills no track."""
    over = Event("game-over", "some.loss", {"winners": [], "how": how})
    for rule, moved in (
        ("fallout.agenda-cards.last-card-power", "agenda-deck"),
        ("new-california.killed.security-advances", "story"),
    ):
        events = [Event("power", rule, {"faction": "shield", "amount": 1}), over]
        assert [*uses(events)] == [(-1, "track-filled", moved)]
    for winners, end in (([0, 1], how), ([], "eliminated")):
        assert [*uses([Event("game-over", "some.end", {"winners": winners, "how": end})])] == []


def test_what_is_given_narrows_what_is_played() -> None:
    """One scenario with two seat counts, one of them named twice; other options hold at each table."""
    plans = make_plans("fallout", 5, [3, 2, 3], "steady", "s", {"scenario": "the-pitt", "sell": "inventory"})

    assert [plan.seats for plan in plans] == [3, 2]
    assert {tuple(plan.options.items()) for plan in plans} == {(("scenario", "the-pitt"), ("sell", "inventory"))}


@pytest.mark.parametrize(
    ("seats", "bot", "options", "match"),
    [
        ([5], "steady", {}, "1 to 4 seats"),
        ([2], "stedy", {}, "did you mean `steady`"),
        ([2], "steady", {"scenario": "mars"}, "mars"),
    ],
)
def test_what_cannot_be_played_is_refused(seats: list[int], bot: str, options: dict[str, str], match: str) -> None:
    with pytest.raises(ValueError, match=match):
        balance("fallout", 1, seats, bot, options=options)


@pytest.mark.slow
def test_the_number_of_processes_changes_no_report(played: tuple[SimulationResult, ...]) -> None:
    """Two games for one of the tables, in two processes: the same as among all tables in one."""
    far_harbor = balance("fallout", 2, [4], seed="played", jobs=2, options={"scenario": "far-harbor"})

    assert far_harbor == tuple(
        result for result in played if (result.plan.options["scenario"], result.plan.seats) == ("far-harbor", 4)
    )


def test_tables_get_equally_far_until_an_interruption() -> None:
    """Ctrl-C after three games of two tables: two of the one, one of the other, and they say so."""

    def stop(done: int, games: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    results = balance("shelter", 10, [2, 3], "random", "stop", progress=stop)

    assert [len(result.games) for result in results] == [2, 1]
    assert all(result.interrupted for result in results)
    assert heading(results) == "shelter: 3 of 20 games, random on every seat (interrupted)"


def test_survivors_are_dealt_by_lot(played: tuple[SimulationResult, ...]) -> None:
    """A bot would always take the same; over forty seats everybody is played, and nobody twice at a table."""
    tables = [[seat.figures["survivor"] for seat in game.seats] for result in played for game in result.games]

    assert all(len(set(survivors)) == len(survivors) for survivors in tables)
    assert {name for survivors in tables for name in survivors} == set(content_of("fallout", ()).characters)
    assert len({survivors[0] for survivors in tables if len(survivors) == 1}) > 2


# -- how games end


def test_every_game_has_one_winning_side(played: tuple[SimulationResult, ...]) -> None:
    """Survivors, a faction, both or nobody; the agenda deck can only have helped a faction."""
    *sides, deck = BALANCE.ends.values()
    games = [game for result in played for game in result.games]

    assert all(sum(side(game) for side in sides) == 1 for game in games)
    assert all(game.how == "faction" for game in games if deck(game))


@pytest.mark.parametrize(
    ("star", "shield", "side"), [(8, 7, "star"), (5, 8, "shield"), (8, 8, "both at once"), (9, 8, "star")]
)
def test_the_faction_that_is_further_has_won(star: int, shield: int, side: str) -> None:
    game = fallout_game(0, False, 40, star, shield)

    assert [name for name, happened in BALANCE.ends.items() if happened(game)] == [side]


# -- goals


@pytest.mark.parametrize(
    ("won", "lost", "verdict", "fails"),
    [
        (50, 50, "holds", False),
        (78, 22, "holds, but more games may say otherwise", False),
        (82, 18, "FAILS, but more games may say otherwise", False),
        (90, 10, "FAILS", True),
        (28, 72, "FAILS, but more games may say otherwise", False),
        (15, 85, "FAILS", True),
        (0, 8, "FAILS, but more games may say otherwise", False),
        (0, 10, "FAILS", True),
    ],
)
def test_survivors_should_win_30_to_80_percent(won: int, lost: int, verdict: str, fails: bool) -> None:
    wins = checks([fallout_games(won, lost)])[0]

    assert wins.what == "the-pitt: survivors win"
    assert (says(wins), wins.fails) == (verdict, fails)


@pytest.mark.parametrize(("group", "side"), [("star", "shield"), ("shield", "star")])
@pytest.mark.parametrize("how", ["new-california.security", "atomic-bonds.defeat", "another.end"])
def test_what_a_group_loses_the_other_faction_wins(how: str, group: str, side: str) -> None:
    """However its expansion calls the loss, and wherever the token of its own faction lies."""
    for own in (0, 9):
        lost = replace(fallout_game(1, False, 9, **{"star": 6, "shield": 6, group: own}, group=group), how=how)
        assert [name for name, happened in BALANCE.ends.items() if happened(lost)] == [side]

    nobody = replace(fallout_game(1, False, 9, group=group), how="eliminated")
    assert [name for name, happened in BALANCE.ends.items() if happened(nobody)] == ["nobody left"]


@pytest.mark.parametrize(
    ("won", "lost", "verdict", "fails"),
    [
        (50, 50, "holds", False),
        (75, 25, "holds, but more games may say otherwise", False),
        (90, 10, "FAILS", True),
        (24, 76, "FAILS, but more games may say otherwise", False),
        (10, 90, "FAILS", True),
    ],
)
def test_four_who_play_together_should_win_25_to_75_percent(won: int, lost: int, verdict: str, fails: bool) -> None:
    """Of four seats alone, whatever one, two and three win."""
    wins, *lengths = checks([games_together(1, 0, 100), games_together(2, 100, 0), games_together(4, won, lost)])

    assert (wins.what, wins.goal) == ("the-pitt, 4 seats: survivors win", (0.25, 0.75))
    assert (says(wins), wins.fails) == (verdict, fails)
    assert [length.goal for length in lengths] == [(6, 120), (6, 60), (6, 30)]


@pytest.mark.parametrize(("rounds", "verdict"), [(5, "FAILS"), (6, "holds"), (30, "holds"), (31, "FAILS")])
def test_games_together_should_take_6_rounds_and_at_most_120_turns(rounds: int, verdict: str) -> None:
    """Time runs by the round, so that fewest of them hold for every number of seats."""
    length = checks([games_together(4, 10, 10, rounds)])[1]

    assert says(length) == verdict


@pytest.mark.slow
@pytest.mark.parametrize(
    ("modules", "scenario"), [(("atomic-bonds",), "the-pitt"), (("new-california",), "new-california")]
)
def test_tables_of_expansions_that_play_together_have_the_goals_of_a_group(
    modules: tuple[str, ...], scenario: str
) -> None:
    """What the rules of the table say is enough: each game has one winning side, and the goal is that of four seats."""
    results = balance("fallout", 4, [4], seed="bonds", options={"scenario": scenario}, sets=[modules], jobs=2)
    *sides, _deck = BALANCE.ends.values()

    assert all(sum(side(game) for side in sides) == 1 for result in results for game in result.games)
    assert [check.goal for check in checks(results)] == [(0.25, 0.75), (6, 30)]


@pytest.mark.parametrize(("rounds", "verdict"), [(19, "FAILS"), (20, "holds"), (60, "holds"), (61, "FAILS")])
def test_games_for_two_should_take_20_to_60_rounds(rounds: int, verdict: str) -> None:
    """40 to 120 turns, all seats' together: at a table of two 20 to 60 rounds."""
    length = checks([fallout_games(10, 10, rounds)])[1]

    assert (length.what, length.goal) == ("the-pitt, 2 seats: rounds", (20, 60))
    assert says(length) == verdict


@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize(("rounds", "verdict"), [(9, "FAILS"), (10, "holds"), (15, "holds"), (16, "FAILS")])
def test_munchkin_should_take_10_to_15_rounds_however_many_play(seats: int, rounds: int, verdict: str) -> None:
    """40 to 60 turns of four: whoever plays, a table goes round as often."""
    plan = Plan("munchkin", 20, seats, ("steady",) * seats, "x")
    players = tuple(SeatFigures(seat, "steady", seat, seat, 1.0, 3, {"rounds": rounds}) for seat in range(seats))
    games = tuple(GameRow(number, "x", "victory", (0,), 6, players, {}) for number in range(20))

    length = checks([SimulationResult(plan, games)])[0]

    assert (length.goal, says(length)) == ((10, 15), verdict)


def test_wins_count_over_all_seats_and_rounds_at_each_table() -> None:
    """Two seat counts of one scenario: one goal for wins, two for rounds; nobody has played the third."""
    results = [fallout_games(5, 5), fallout_games(10, 0), fallout_games(0, 0)]

    wins, *lengths = checks(results)

    assert wins.value == 0.75
    assert len(lengths) == 2
    assert len(by_table(results)["the-pitt"]) == 20


def test_median_intervals() -> None:
    """Of a hundred numbers the 40th and the 61st, of six all of them; five tell nothing: all are low in one try of 32."""
    assert median_interval(range(1, 101)) == (40, 61)
    assert median_interval(range(1, 7)) == (1, 6)
    assert median_interval(range(1, 6)) == (0, inf)


# -- the report


def test_the_report_counts_each_game_once(played: tuple[SimulationResult, ...]) -> None:
    """Sixteen games by scenario, by seats and by both; forty seats by survivor."""
    report = {sheet.title: sheet for sheet in sheets(played)}

    assert list(report) == ["Goals", "By scenario", "By seats", "By scenario and seats", "By survivor"]
    assert {row[0]: row[1] for row in report["By scenario"].rows} == dict.fromkeys(SCENARIOS, "4")
    assert [row[:2] for row in report["By seats"].rows] == [("1", "8"), ("4", "8")]
    assert Counter(row[2] for row in report["By scenario and seats"].rows) == {"2": 8}
    assert sum(int(row[1]) for row in report["By survivor"].rows) == 40
    assert len(report["Goals"].rows) == 4 + 8


def test_a_row_of_the_report() -> None:
    """Ten games, three of them lost to the star: shares, Wilson's interval, and rounds."""
    report = {sheet.title: sheet for sheet in sheets([fallout_games(7, 3)])}
    row = dict(zip(report["By scenario"].columns, report["By scenario"].rows[0], strict=True))

    assert row == {
        "scenario": "the-pitt",
        "games": "10",
        "survivors": "70.0%",
        "95 %": "39.7% to 89.2%",
        "star": "30.0%",
        "shield": "0.0%",
        "both at once": "0.0%",
        "nobody left": "0.0%",
        "by the deck": "0.0%",
        "median rounds": "30",
        "10 % to 90 %": "30 to 30",
    }
    assert report["By survivor"].rows == (("ghoul", "20", "35.0%", "18.1% to 56.7%", "6.00", "5.00", "1.00", "10.00"),)


def test_a_goal_is_shown_with_what_was_measured() -> None:
    sheet = goals(
        [
            Measured("far: survivors win", (0.3, 0.8), 0.9, (0.85, 0.95)),
            Measured("rounds", (10, 30), 12.5, (9, 14)),
            Measured("rounds", (10, 30), 8, (0, inf)),
        ]
    )

    assert sheet.rows == (
        ("far: survivors win", "30.0% to 80.0%", "90.0%", "85.0% to 95.0%", "FAILS"),
        ("rounds", "10 to 30", "12.5", "9 to 14", "holds, but more games may say otherwise"),
        ("rounds", "10 to 30", "8", "unknown", "FAILS, but more games may say otherwise"),
    )


def test_a_game_without_scenarios_goals_and_characters_is_reported_too() -> None:
    """Shelter: how games ended and how long they were, by seats; nothing that could fail."""
    results = balance("shelter", 2, [2, 3], "random", "shelter")
    report = sheets(results)

    assert [sheet.title for sheet in report] == ["By game", "By seats"]
    assert [row[:2] for row in report[1].rows] == [("2", "2"), ("3", "2")]
    assert not checks(results)


def test_a_game_that_counts_no_rounds_is_reported_without_them() -> None:
    """A game may tell simulations nothing of itself."""
    seats = tuple(SeatFigures(seat, "random", seat, seat, float(seat), 3, {}) for seat in range(2))
    games = tuple(GameRow(number, "x", "dark", (1,), 6, seats, {}) for number in range(4))

    report = sheets([SimulationResult(Plan("lanterns", 4, 2, ("random", "random"), "x"), games)])

    assert report[1].columns == ("seats", "games", "dark", "95 %")
    assert report[1].rows[0][:3] == ("2", "4", "100.0%")


def test_nothing_played_is_an_empty_report() -> None:
    """Interrupted before the first game."""
    for game in ("fallout", "shelter"):
        options = {"scenario": "the-pitt"} if game == "fallout" else {}
        assert (
            sheets([SimulationResult(Plan(game, 3, 2, ("random", "random"), "x", options), (), interrupted=True)]) == []
        )


def test_a_sheet_is_a_table_for_a_terminal_and_for_a_page() -> None:
    sheet = ReportTable("By seats", ("seats", "games"), (("1", "8"), ("2", "9")))

    assert as_table(sheet).row_count == 2
    assert (
        as_markdown("Some", [sheet])
        == "# Some\n\n## By seats\n\n| seats | games |\n| --- | --- |\n| 1 | 8 |\n| 2 | 9 |\n"
    )


def test_the_report_is_written_with_the_games_behind_it(played: tuple[SimulationResult, ...], tmp_path: Path) -> None:
    """A row for each game and each seat, with its table."""
    write_balance(played, "text\n", tmp_path / "out")

    tables = {}
    for name in ("games", "seats"):
        with (tmp_path / "out" / f"{name}.csv").open(newline="") as file:
            tables[name] = list(csv.DictReader(file))
    assert (tmp_path / "out" / "report.md").read_text() == "text\n"
    assert Counter((row["table"], row["seats"]) for row in tables["games"])["the-pitt", "4"] == 2
    assert len(tables["games"]) == 16
    assert len(tables["seats"]) == 40


@pytest.mark.parametrize(("bot", "games", "code"), [("steady", 2, 0), ("random", 10, 1)])
def test_the_command_fails_with_a_goal(
    bot: str, games: int, code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Alone random survivors win none of ten games, which no interval excuses; two games settle nothing."""
    command = ["balance", "--games", str(games), "--seats", "1", "--bot", bot, "--option", "scenario=far-harbor"]

    done = app([*command, "--jobs", "1", "--out", str(tmp_path)], exit_on_error=False, result_action="return_value")

    assert done == code
    assert "By survivor" in capsys.readouterr().out
    verdict = (tmp_path / "report.md").read_text().splitlines()[6]
    assert verdict.endswith("| FAILS |" if code else "but more games may say otherwise |")
