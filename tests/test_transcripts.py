"""Whole games as text: the same seed and the same choices tell the same story, on every machine and version."""

from pathlib import Path

import pytest

import crossroads
from crossroads.engine.definition import game_names
from crossroads.engine.verifying import verify
from crossroads.tui.story import tell
from tools import transcripts

FOLDER = Path(__file__).with_name("transcripts")
RECORDS = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_is_true_to_the_byte(path: Path) -> None:
    """Every die, every shuffle, every choice and the digest; if cards or rules were meant to change: tools/transcripts.py."""
    finding = verify(path.read_bytes())

    assert finding.true, finding.reason


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_is_told_in_the_same_words(path: Path) -> None:
    story = "\n".join(tell(path.read_bytes())) + "\n"

    assert story == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", game_names())
def test_there_are_transcripts_of_every_game_for_several_numbers_of_seats(game: str) -> None:
    """One that is missing is written by tools/transcripts.py."""
    setups = [crossroads.load(path.read_bytes()).setup for path in RECORDS]
    seats = [setup.seats for setup in setups if setup.game == game]

    assert seats == [len(bots) for name, bots in transcripts.tables().items() if name.startswith(f"{game}-")]
    assert len({*seats}) >= 2
