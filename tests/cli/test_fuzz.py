"""`crossroads fuzz`: a hunt that finds nothing, and what it cannot use."""

import re
from pathlib import Path

import pytest

from crossroads.sim.invariants import INVARIANTS
from tests.kit.commands import Run, mistake, words_of_pets


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["fuzz", "chess", "--games", "1"], "chess"),
        (["fuzz", "--games", "-1"], "-1"),
        (["fuzz", "--games", "0"], "at least one game"),
        (["fuzz", "--games", "1", "--pack", "bsae"], "did you mean `base`?"),
        (["fuzz", "--games", "1", "--jobs", "0"], "0"),
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
    done = start("fuzz", "--games", "2", "--jobs", "1")

    assert done.returncode == 0
    assert done.stdout
    assert "Traceback" not in done.stderr


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
