"""`crossroads simulate`: many games, summed up and written down."""

from pathlib import Path

import pytest

from tests.cli.test_play import LAST
from tests.kit.commands import Run, mistake, words_of_pets


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["simulate", "chess", "--games", "1"], "chess"),
        (["simulate", "--games", "-1"], "-1"),
        (["simulate", "--games", "0"], "at least one game"),
        (["simulate", "--games", "1", "--pack", "bsae"], "did you mean `base`?"),
        (["simulate", "--games", "many"], '"many"'),
        (["simulate", "--games", "1", "--seats", "9"], "9"),
        (["simulate", "--games", "1", "--seats", "0"], "shelter is for 2 to 4 seats, not for 0."),
        (
            ["simulate", "--games", "1", "--seats", "2", "--bot", "steady", "--bot", "random", "--bot", "random"],
            "3 bots",
        ),
        (["simulate", "--games", "1", "--seats", "2", "--bots", "steady,random,random"], "3 bots"),
        (["simulate", "--games", "1", "--bot", "nobody"], "no bot `nobody`"),
        (["simulate", "--games", "1", "--bots", "steady,nobody"], "no bot `nobody`"),
        (["simulate", "--games", "1", "--jobs", "0"], "0"),
        (["simulate", "--games", "1", "--option", "frist=0"], "`frist`"),
        (["simulate", "--games", "1", "--format", "xml"], '"xml"'),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else "",
)
def test_a_mistake_is_one_line_that_says_what_to_do(run: Run, given: list[str], said: str) -> None:
    assert said in mistake(run(*given))


def test_bots_are_simulated(start: Run, tmp_path: Path) -> None:
    done = start(
        "simulate", "--games", "4", "--seats", "2", "--bot", "random", "--jobs", "1", "--out", tmp_path / "out"
    )

    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert list((tmp_path / "out").iterdir())


@pytest.mark.parametrize("command", [["simulate", "--seats", "2", "--bot", "random"], ["balance", "--seats", "1"]])
def test_figures_that_cannot_be_written_are_refused_before_the_games(
    run: Run, tmp_path: Path, command: list[str]
) -> None:
    """Not after hours of play: no bar has been shown."""
    (tmp_path / "taken").write_text("a file")

    said = mistake(run(*command, "--games", "1", "--jobs", "1", "--out", "taken"))

    assert said == "taken: File exists"


@pytest.mark.parametrize("command", [["simulate", "--seats", "2"], ["balance", "shelter", "--seats", "2"]])
def test_games_are_played_with_the_expansion_and_the_pack_that_are_named(
    start: Run, tmp_path: Path, command: list[str]
) -> None:
    """A pack that uses a word of the expansion: refused without it, played with it."""
    given = [*command, "--games", "1", "--jobs", "1", "--bot", "random", "--pack", words_of_pets(tmp_path)]

    without, done = start(*given), start(*given, "--with", "pets", "--out", tmp_path / "out")

    assert "no effect `pets.purr`" in mistake(without)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "out" / "games.csv").is_file()


def test_a_bot_of_ones_own_is_simulated_in_every_process(start: Run, tmp_path: Path) -> None:
    (tmp_path / "birds.py").write_text(LAST)
    given = ["simulate", "--games", "4", "--seats", "2", "--jobs", "2", "--bot", "birds.py:Last", "--bot", "random"]

    done = start(*given)

    assert done.returncode == 0, done.stderr
    assert "last" in done.stdout


def test_what_is_named_is_no_picture(start: Run) -> None:
    """The choice `costume-store:dress:success` stands among what was never met, and not as a garment."""
    done = start("simulate", "fallout", "--with", "new-california", "--games", "1", "--seats", "2", "--jobs", "1")

    assert done.returncode == 0, done.stderr
    assert "dress" in done.stdout
    assert "\N{DRESS}" not in done.stdout
