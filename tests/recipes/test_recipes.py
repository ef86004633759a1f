"""The recipes of ARCHITECTURE work as their pages are written: each is followed in a project outside the package."""

import re
from pathlib import Path

import pytest

from tests.kit.pages import FOLLOWED, HOW_TO, ROOT, Project, blocks_of

PROVEN_ELSEWHERE = {
    HOW_TO / "add-a-scenario.md": ROOT / "tests" / "test_docs.py",  # runs the page
    HOW_TO / "add-an-expansion.md": ROOT / "tests" / "expansions" / "test_signals.py",
}


def name_of(page: Path) -> str:
    return page.stem


def test_every_recipe_is_proven() -> None:
    """Those that ARCHITECTURE lists, and no others."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    [section] = re.findall(r"^## Recipes\n(.*?)^## ", text, re.MULTILINE | re.DOTALL)
    recipes = {ROOT / link for link in re.findall(r"\]\((docs/how-to/[^)]+)\)", section)}

    assert recipes == {*FOLLOWED, *PROVEN_ELSEWHERE}
    assert all(proof.is_file() for proof in PROVEN_ELSEWHERE.values())


@pytest.mark.slow
@pytest.mark.parametrize("page", FOLLOWED, ids=name_of)
def test_a_recipe_works_as_it_is_written(page: Path, tmp_path: Path) -> None:
    """Its files are written, installed as a package, and tested by the page's own tests."""
    blocks = blocks_of(page)
    assert any(block.mark == "install" for block in blocks)
    assert any(block.mark.startswith("file: tests/test_") for block in blocks)
    assert any(block.mark == "run" and block.text.startswith("pytest -q tests\n") for block in blocks)

    Project(tmp_path).follow(page)


LEFT_OUT = {
    "the list": ("add-a-card-word.md", "    effects=EFFECTS,\n"),
    "the entry point": ("add-a-game.md", '"crossroads_lanterns:DEFINITION"'),
    "the way to the bot": ("add-a-bot.md", '"crossroads_lanterns.bot"'),
}


@pytest.mark.slow
@pytest.mark.parametrize("step", LEFT_OUT)
def test_a_recipe_with_a_step_left_out_does_not_work(step: str, tmp_path: Path) -> None:
    """So the tests above would notice."""
    name, part = LEFT_OUT[step]
    text = (HOW_TO / name).read_text(encoding="utf-8")
    assert text.count(part) == 1

    with pytest.raises(AssertionError, match="exit code"):
        Project(tmp_path).follow(HOW_TO / name, text.replace(part, '"nothing"' if part.startswith('"') else ""))
