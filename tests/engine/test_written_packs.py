"""Packs that tests write: they are there as long as the process that wrote them, and leave nothing behind."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WRITE_TWO = """
from pathlib import Path
from tests.kit.{game} import {maker}

two = [{maker}(), {maker}({file}="[]")]
assert [len(list(Path(pack).iterdir())) for pack in two] == [1, 2]
assert {maker}() == two[0]
print(*two)
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "maker", "file"),
    [("fallout", "story_pack", "loot"), ("munchkin", "munchkin_pack", "doors"), ("shelter", "card_pack", "items")],
)
def test_a_written_pack_goes_with_its_process(game: str, maker: str, file: str, tmp_path: Path) -> None:
    """A process writes two packs and has them; after its end the folder for passing files is empty."""
    ran = subprocess.run(
        [sys.executable, "-c", WRITE_TWO.format(game=game, maker=maker, file=file)],
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert [Path(pack).is_relative_to(tmp_path) for pack in ran.stdout.split()] == [True, True]
    assert list(tmp_path.iterdir()) == []
