"""`crossroads fuzz`: a hunt that finds nothing, one that finds something, and what it cannot use."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from crossroads.cli.fuzz import fuzz
from crossroads.engine.definition import definition
from crossroads.engine.extending import extended
from crossroads.engine.modules import find_modules
from crossroads.games.shelter.state import Shelter
from crossroads.sim.fuzz import Failure, Found
from crossroads.sim.invariants import INVARIANTS
from tests.kit.commands import Run, mistake, words_of_pets

LONG = 200  # characters of a line


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["fuzz", "chess", "--games", "1"], "chess"),
        (["fuzz", "--games", "-1"], "-1"),
        (["fuzz", "--games", "0"], "at least one game"),
        (["fuzz", "--games", "1", "--pack", "bsae"], "did you mean `base`?"),
        (["fuzz", "--games", "1", "--jobs", "0"], "0"),
        (["fuzz", "--games", "1", "--first", "-3"], "-3"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else "",
)
def test_a_mistake_is_one_line_that_says_what_to_do(run: Run, given: list[str], said: str) -> None:
    assert said in mistake(run(*given))


def test_the_help_tells_how_often_each_thing_is_checked(run: Run) -> None:
    said = " ".join(run("fuzz", "--help").stdout.split())
    told = {int(number) for number in re.findall(r"one in (\d+)", said)}

    assert told == {each.every for each in INVARIANTS.values() if each.every > 1 and not each.growth}


def test_a_sound_game_is_fuzzed(start: Run) -> None:
    done = start("fuzz", "--games", "2", "--jobs", "1", "--first", "5")

    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "games 5 to 6 of seed 'crossroads'; go on with --first 7"
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("covered", "told"),
    [
        (((8, 11),), "games 8 to 11 of seed 'a'; go on with --first 12"),
        (((8, 8), (11, 12)), "games 8, 11 to 12 of seed 'a'; go on with --first 9"),
        (((10, 11),), "games 10 to 11 of seed 'a'; go on with --first 8"),
        ((), "games none of seed 'a'; go on with --first 8"),
    ],
)
def test_it_is_told_which_games_were_played_and_how_to_go_on(
    covered: tuple[tuple[int, int], ...],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A hunt from game 8 on that was stopped: of several processes one may be ahead of the others."""
    monkeypatch.setattr("crossroads.sim.fuzz.fuzz", lambda *_, **__: Found(1, 1, {}, (), True, covered))

    assert fuzz("shelter", games=9, first=8, seed="a") == 130
    assert capsys.readouterr().out.splitlines()[-1] == told


def test_a_file_that_fuzzing_has_not_written_is_one_line(run: Run, saves: Path) -> None:
    said = mistake(run("fuzz", "--again", saves / "picture.png"))

    assert said.startswith(f"{saves / 'picture.png'}: this is no failure that `crossroads fuzz --out` has written")


@pytest.mark.slow
def test_every_game_has_the_expansion_and_the_pack_that_are_named(start: Run, tmp_path: Path) -> None:
    """A pack that uses a word of the expansion: refused without it, sound with it."""
    pack = words_of_pets(tmp_path)

    without = mistake(start("fuzz", "--games", "1", "--jobs", "1", "--pack", pack))
    done = start("fuzz", "--games", "2", "--jobs", "1", "--with", "pets", "--pack", pack)

    assert "no effect `pets.purr`" in without
    assert done.returncode == 0, done.stdout
    assert mistake(start("fuzz", "--games", "1", "--with", "pest")) == (
        "shelter has no expansion `pest`; did you mean `pets`?"
    )


@pytest.fixture
def late_fault(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Shelter with a fault that shows in its third round, and the empty folder in which the command runs."""

    def faults(g: Shelter) -> Iterator[str]:
        if g.round > 2:
            yield "it is late"

    broken = replace(definition("shelter"), own_faults=faults)
    monkeypatch.setattr(
        "crossroads.engine.driver.definition_with", lambda name, modules: extended(broken, find_modules(name, modules))
    )
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_failure_is_told_in_a_few_lines_and_written_to_a_file(
    late_fault: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of a long game the first and the last choices are shown, and how to see all of it again."""
    assert fuzz("shelter", games=1, seed="a/b", jobs=1) == 1

    said = capsys.readouterr().out
    failure = Failure.from_json((late_fault / "fuzz-shelter-a-b-0.json").read_bytes())
    shown = next(line for line in said.splitlines() if "choices:" in line)
    assert len(failure.history) > 8
    assert shown.split("choices: ")[1] == f"{' '.join(failure.history[:3])} ... {' '.join(failure.history[-3:])}"
    assert "see it again: crossroads fuzz shelter --again fuzz-shelter-a-b-0.json" in said
    assert max(map(len, said.splitlines()[1:])) < LONG

    assert fuzz("shelter", again=late_fault / "fuzz-shelter-a-b-0.json") == 1
    assert capsys.readouterr().out == "still there: it is late\n"


def test_every_failure_has_a_file_of_its_own(late_fault: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two games fail: the first goes where it was told to, the other beside this."""
    assert fuzz("shelter", games=2, seed="two", jobs=1, out=late_fault / "first.json") == 1

    assert sorted(path.name for path in late_fault.iterdir()) == ["first.json", "fuzz-shelter-two-1.json"]
    numbers = [Failure.from_json(path.read_bytes()).number for path in sorted(late_fault.iterdir())]
    assert numbers == [0, 1]
    assert capsys.readouterr().out.count("see it again") == 2
