"""Simulations: the same rows whatever the number of processes, kept when interrupted, written and read back."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet
from rich.console import Console

from crossroads.engine.game import Game, new
from crossroads.sim.results import Crash, GameRow, Plan, SimulationResult
from crossroads.sim.simulate import make_plan, play_number, simulate, summary_table, write
from crossroads.sim.summary import wilson
from crossroads.sim.workers import chunks_of, work


def test_the_number_of_processes_changes_nothing() -> None:
    """Ten games in one process and in two give equal rows, game by game."""
    one = simulate("shelter", 10, 2, ["random"], "jobs", jobs=1)
    two = simulate("shelter", 10, 2, ["random"], "jobs", jobs=2)

    assert one == two
    assert [game.number for game in two.games] == list(range(10))


def test_a_game_of_a_simulation_depends_on_its_number_alone() -> None:
    """Game 3 of ten is game 3 of a hundred."""
    few = make_plan("shelter", 10, 3, ["random"], "same")
    many = make_plan("shelter", 100, 3, ["random"], "same")

    assert play_number(few, 3) == play_number(many, 3)


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    """Two kinds of bots at three seats: in three games each of the three has been on each seat."""
    plan = make_plan("shelter", 6, 3, ["steady", "random"], "seats")

    seats = [[plan.entrant_at(seat, number) for seat in range(3)] for number in range(6)]

    assert plan.bots == ("steady", "random", "steady")
    assert seats[:3] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    assert seats[3:] == seats[:3]


def test_a_row_tells_how_a_game_went() -> None:
    """Scores, winners and decisions agree with each other; figures and uses come from the game's own kit."""
    row = play_number(make_plan("shelter", 1, 3, ["random"], "row"), 0)

    assert isinstance(row, GameRow)
    assert sum(seat.won for seat in row.seats) == pytest.approx(1)
    assert row.decisions == sum(seat.decisions for seat in row.seats)
    assert max(seat.score for seat in row.seats) == row.seats[row.winners[0]].score
    assert sorted(seat.order for seat in row.seats) == [0, 1, 2]
    assert {"rounds", "rooms", "dwellers", "items"} <= row.seats[0].figures.keys()
    built = sum(times for use, times in row.uses.items() if use.split()[1] == "room-built")
    assert built == sum(int(seat.figures["rooms"]) for seat in row.seats)
    chosen = sum(times for use, times in row.uses.items() if use.split()[1] == "chosen")
    assert chosen == row.decisions


def test_progress_counts_up_to_all_games() -> None:
    seen: list[tuple[int, int]] = []

    simulate("shelter", 3, 2, ["random"], "progress", progress=lambda done, games: seen.append((done, games)))

    assert seen == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_an_interruption_keeps_the_games_that_are_done() -> None:
    """Ctrl-C after the second game: two rows, and the result says that it was interrupted."""

    def stop(done: int, games: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    result = simulate("shelter", 50, 2, ["random"], "stop", progress=stop)

    assert result.interrupted
    assert [game.number for game in result.games] == [0, 1]
    assert result.games == simulate("shelter", 2, 2, ["random"], "stop").games


SCRIPT = """
import signal
import sys
from pathlib import Path
from crossroads.sim.simulate import simulate

def told(done, games):
    print(done, flush=True)

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # tests in the background ignore it, as all they start does
    result = simulate("shelter", 5000, 2, ["random"], "signal", jobs=2, out=Path(sys.argv[1]), progress=told)
    print("interrupted" if result.interrupted else "complete", len(result.games), flush=True)
"""


@pytest.mark.slow
def test_ctrl_c_in_a_terminal_stops_the_processes_and_keeps_their_rows(tmp_path: Path) -> None:
    """The signal goes to the whole group, as a terminal sends it: workers finish their chunk, the parent writes."""
    script = tmp_path / "run.py"
    script.write_text(SCRIPT)
    out = tmp_path / "out"
    run = subprocess.Popen(
        [sys.executable, str(script), str(out)], stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert run.stdout is not None
    while int(run.stdout.readline()) == 0:
        time.sleep(0.01)

    os.killpg(run.pid, signal.SIGINT)
    last = run.communicate(timeout=120)[0].splitlines()[-1].split()

    assert last[0] == "interrupted"
    assert run.returncode == 0
    assert 0 < int(last[1]) < 5000
    with (out / "games.csv").open(newline="") as file:
        assert len(list(csv.DictReader(file))) == int(last[1])


def test_a_crash_names_the_game_and_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game of three ends in an error: it is told with number, seed and place, and the others are kept."""

    def sometimes(game: str, seats: int, seed: str, *rest: Any) -> Game[Any]:
        if seed == "crash/1":
            raise RuntimeError("a wire came loose")
        return new(game, seats, seed, *rest)

    monkeypatch.setattr("crossroads.sim.simulate.new", sometimes)

    result = simulate("shelter", 3, 2, ["random"], "crash")

    assert [game.number for game in result.games] == [0, 2]
    assert [(crash.number, crash.seed) for crash in result.crashes] == [(1, "crash/1")]
    assert "a wire came loose" in result.crashes[0].reason


def die_at_five(plan: str, number: int) -> int:
    """Work for processes: the fifth kills the one it is in."""
    if number == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * 2


@pytest.mark.slow
def test_a_dead_process_costs_one_game() -> None:
    """The game that killed its process is named; all others are done."""
    done = work(die_at_five, "", 12, 2)

    assert [lost.number for lost in done.lost] == [5]
    assert done.games == {number: number * 2 for number in range(12) if number != 5}


def test_chunks_cover_all_games_once() -> None:
    assert [number for chunk in chunks_of(1000, 2) for number in chunk] == list(range(1000))
    assert [number for chunk in chunks_of(3, 4) for number in chunk] == [0, 1, 2]


def test_csv_files_are_read_back(tmp_path: Path) -> None:
    """A row a game, a row a seat, and how often each card was used."""
    result = simulate("shelter", 4, 2, ["random"], "files", out=tmp_path)

    tables = {}
    for name in ("games", "seats", "uses"):
        with (tmp_path / f"{name}.csv").open(newline="") as file:
            tables[name] = list(csv.DictReader(file))

    assert [row["seed"] for row in tables["games"]] == [f"files/{number}" for number in range(4)]
    assert [int(row["score_1"]) for row in tables["games"]] == [game.seats[1].score for game in result.games]
    assert len(tables["seats"]) == 8
    built = sum(int(row["times"]) for row in tables["uses"] if row["kind"] == "room-built")
    assert built == sum(int(row["rooms"]) for row in tables["seats"])
    about = json.loads((tmp_path / "plan.json").read_text())
    assert (about["played"], about["interrupted"], about["plan"]["seed"]) == (4, False, "files")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.csv", "plan.json", "seats.csv", "uses.csv"]


def test_writing_again_replaces_the_files(tmp_path: Path) -> None:
    first = simulate("shelter", 2, 2, ["random"], "first", out=tmp_path)
    second = simulate("shelter", 1, 2, ["random"], "second")
    assert len(first.games) == 2

    write(second, tmp_path)

    assert "second/0" in (tmp_path / "games.csv").read_text()
    assert "first/0" not in (tmp_path / "games.csv").read_text()


def test_parquet_says_what_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without pyarrow the format is refused before a game is played."""
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setattr("crossroads.sim.files.find_spec", lambda name: None)

    with pytest.raises(ValueError, match=r"pip install 'crossroads\[parquet\]'"):
        simulate("shelter", 1, 2, ["random"], "parquet", out=tmp_path, file_format="parquet")
    with pytest.raises(ValueError, match="no format `xlsx`; there are: csv, parquet"):
        simulate("shelter", 1, 2, ["random"], "parquet", out=tmp_path, file_format="xlsx")


def test_parquet_files_hold_the_same_rows(tmp_path: Path) -> None:
    """Two games of two seats, written by pyarrow and read back by it: the same rows as in the CSV files."""
    result = simulate("shelter", 2, 2, ["random"], "parquet", out=tmp_path, file_format="parquet")
    write(result, tmp_path, "csv")

    for name in ("games", "seats", "uses"):
        rows = parquet.read_table(tmp_path / f"{name}.parquet").to_pylist()
        with (tmp_path / f"{name}.csv").open(newline="") as file:
            texts = list(csv.DictReader(file))
        assert rows
        assert [{column: str(value) for column, value in row.items()} for row in rows] == texts
    assert parquet.read_table(tmp_path / "games.parquet").num_rows == 2
    assert parquet.read_table(tmp_path / "seats.parquet").num_rows == 4


def test_the_summary_shows_shares_with_their_intervals() -> None:
    console = Console(width=120, record=True, file=open(os.devnull, "w"))  # noqa: PTH123, SIM115  (the console keeps it)
    result = simulate("shelter", 4, 2, ["random"], "summary")

    for shown in summary_table(result):
        console.print(shown)
    console.file.close()

    text = console.export_text()
    assert "shelter: 4 of 4 games, 2 seats" in text
    assert "Wins by bot" in text
    assert "Wins by seat" in text
    assert "50.0%" in text  # one bot on both seats wins half


def test_the_summary_of_nothing_is_shown_too() -> None:
    """Interrupted before the first game, or all crashed."""
    plan = Plan("shelter", 3, 2, ("random", "random"), "none")

    tables = summary_table(SimulationResult(plan, (), (Crash(0, "none/0", "why"),), interrupted=True))

    assert "interrupted" in str(tables[0].title)


def test_wilson_intervals() -> None:
    """Known values: 8 of 10, nothing of 10, and no game at all."""
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("bots", "seats", "match"),
    [
        ([], 2, "0 bots for 2 seats"),
        (["random"] * 3, 2, "3 bots for 2 seats"),
        (["rndom"], 2, "did you mean `random`"),
        (["random"], 9, "2 to 4 seats"),
    ],
)
def test_a_wrong_plan_is_refused_before_the_work(bots: list[str], seats: int, match: str) -> None:
    with pytest.raises(ValueError, match=match):
        simulate("shelter", 1, seats, bots, "wrong")
