"""Files of saved games: none is written over another, the last one is found, and one that cannot be used is named."""

from pathlib import Path

import pytest

import crossroads
from crossroads.engine import record
from tests.kit.commands import Run, mistake


def test_without_a_file_the_game_is_saved_at_home(run: Run, tmp_path: Path) -> None:
    run("play", "--plain", "--seed", "home", stdin="1\n")

    (save,) = (tmp_path / "share").rglob("shelter *.json")
    assert crossroads.load(save.read_bytes()).history


def test_a_new_game_is_never_written_over_another(run: Run, tmp_path: Path) -> None:
    """Two games without a named file are kept in two files, and `--last` goes on with the second."""
    for seed in ("one", "two"):
        assert run("play", "--seats", "2", "--seed", seed, stdin="1\nquit\n").returncode == 0
    kept = sorted((tmp_path / "share" / "crossroads").glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    assert len(kept) == 2
    first, second = [path.read_bytes() for path in kept]

    again = run("play", "--last", stdin="1\nquit\n")

    assert again.returncode == 0
    assert sorted((tmp_path / "share" / "crossroads").glob("*.json")) == sorted(kept)
    assert kept[0].read_bytes() == first
    assert len(record.read(kept[1].read_bytes()).history) > len(record.read(second).history)


def test_there_may_be_no_last_game(run: Run) -> None:
    assert "no game was saved yet" in mistake(run("play", "--last"))


def test_the_last_game_may_be_the_last_of_its_kind(run: Run) -> None:
    """`play fallout --last` goes on with Fallout, though Shelter was saved after it."""
    for game in ("fallout", "shelter"):
        assert run("play", game, "--seats", "2", "--seed", "kinds", stdin="1\nquit\n").returncode == 0

    assert "Fallout Shelter" in run("play", "--last", stdin="quit\n").stdout
    assert "Fallout: The Board Game" in run("play", "fallout", "--last", stdin="quit\n").stdout


def test_there_may_be_no_last_game_of_that_kind(run: Run) -> None:
    run("play", "--seats", "2", "--seed", "kinds", stdin="1\nquit\n")

    assert "no game of fallout was saved yet" in mistake(run("play", "fallout", "--last"))


def test_a_saved_game_of_another_kind_is_not_taken_for_the_named_one(run: Run, saves: Path) -> None:
    said = mistake(run("play", "fallout", "--resume", saves / "midway.json"))

    assert said == f"{saves / 'midway.json'}: a game of shelter, not of fallout"


@pytest.mark.parametrize(
    "given",
    [["--seats", "2"], ["--people", "2"], ["--bots", "random"], ["--seed", "x"], ["--option", "first=0"]],
    ids=lambda given: given[0],
)
def test_what_sets_up_a_new_game_is_refused_for_a_saved_one(run: Run, saves: Path, given: list[str]) -> None:
    """It would be passed over in silence otherwise."""
    said = mistake(run("play", "--resume", saves / "midway.json", *given))

    assert said.startswith(f"{given[0]}: a saved game goes on as it was set up")


def test_a_named_file_is_not_written_over_by_a_new_game(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "friday.json"
    assert run("play", "--seats", "2", "--save", save, stdin="1\nquit\n").returncode == 0
    kept = save.read_bytes()

    said = mistake(run("play", "--seats", "2", "--save", save, stdin="1\nquit\n"))

    assert said == f"{save}: there is something already; go on with `--resume {save}`, or name another file"
    assert save.read_bytes() == kept


def test_a_saved_game_is_not_written_over_by_another_one(run: Run, saves: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_bytes((saves / "finished.json").read_bytes())

    assert "there is something already" in mistake(run("play", "--resume", saves / "midway.json", "--save", other))
    assert other.read_bytes() == (saves / "finished.json").read_bytes()


def test_a_home_that_cannot_be_written_to_is_told_with_the_way_out(run: Run, tmp_path: Path) -> None:
    (tmp_path / "share").write_text("a file where a folder should be")

    assert mistake(run("play", "--seats", "2")).endswith("; name a file with --save")
    assert run("play", "--seats", "2", "--save", "here.json", stdin="1\nquit\n").returncode == 0


@pytest.mark.parametrize("command", [["play", "--plain", "--resume"], ["replay"], ["verify"], ["record"]])
@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("missing.json", "missing.json: No such file or directory; name the file of a game that you may read"),
        (".", "Is a directory; name the file of a game that you may read"),
        ("truncated.json", "the file is damaged or cut off"),
        ("empty.json", "the file is damaged or cut off"),
        ("picture.png", "the file is damaged or cut off"),
        ("other-game.json", "no game `chess`"),
        ("other-format.json", "the file has format 2, this program reads format 1"),
    ],
)
def test_a_file_that_cannot_be_used_is_one_line(
    run: Run, saves: Path, tmp_path: Path, command: list[str], file: str, said: str
) -> None:
    out = [tmp_path / "out.json"] if command == ["record"] else []

    answer = mistake(run(*command, saves / file, *out))

    assert said in answer
    assert not (tmp_path / "out.json").exists()


@pytest.mark.parametrize("command", [["play", "--plain", "--resume"], ["replay"], ["verify"], ["record"]])
def test_a_file_that_cannot_be_used_is_named(run: Run, saves: Path, tmp_path: Path, command: list[str]) -> None:
    out = [tmp_path / "out.json"] if command == ["record"] else []

    said = mistake(run(*command, saves / "truncated.json", *out))

    assert said.startswith(f"{saves / 'truncated.json'}: the file is damaged")


def test_a_record_without_its_dice_cannot_be_played_or_told(run: Run, saves: Path) -> None:
    for command in (["play", "--plain", "--resume"], ["replay"]):
        assert "a game that is not over, without its dice" in mistake(run(*command, saves / "unfinished-record.json"))
