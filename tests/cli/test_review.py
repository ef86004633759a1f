"""`crossroads review`: how a game went for one seat."""

from pathlib import Path

import pytest

from tests.kit.commands import Run, mistake


@pytest.mark.parametrize(("lang", "said"), [("en", "your choices"), ("pl", "twoje decyzje"), ("ru", "ваши решения")])
def test_a_game_is_looked_back_on(run: Run, saves: Path, lang: str, said: str) -> None:
    """What made the result is told in the reader's language; a game that goes on is told of as far as it has come."""
    done = run("review", saves / "midway.json", "--seat", "1", "--lang", lang)

    assert done.returncode == 0, done.stderr
    assert said in done.stdout


def test_only_a_seat_of_the_game_can_look_back(run: Run, saves: Path) -> None:
    assert "no seat 9" in mistake(run("review", saves / "midway.json", "--seat", "9"))


def test_a_record_without_its_dice_cannot_be_looked_back_on(run: Run, saves: Path) -> None:
    assert "use a saved game instead" in mistake(run("review", saves / "unfinished-record.json"))
