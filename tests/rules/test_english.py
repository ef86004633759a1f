"""The English of the catalogues, of the pages and of what the program says is written for the people who read it."""

import re
from pathlib import Path

import pytest

from crossroads import rules
from crossroads.engine.definition import game_names

ROOT = Path(__file__).parents[2]
PAGES = (*sorted((ROOT / "docs").rglob("*.md")), *sorted(ROOT.glob("*.md")))
WORDS = (*sorted((ROOT / "src").rglob("*.en.ftl")), *sorted((ROOT / "web" / "src").rglob("en.ftl")))
NO_ENGLISH = re.compile(r"\bthe own\b|\bgo on with (?:the|a) (?:game|saved|reward)", re.IGNORECASE)


@pytest.mark.parametrize("game", game_names())
def test_every_rule_has_an_example(game: str) -> None:
    assert [name for name, rule in rules.rules_of(game).items() if not rule.example] == []


@pytest.mark.parametrize("game", rules.games())
def test_no_example_begins_with_given(game: str) -> None:
    """An example is what happens at a table, in sentences, and not a test case of the form given, when, then."""
    formal = [name for name, rule in rules.rules_of(game).items() if rule.example.startswith("Given")]

    assert formal == []


@pytest.mark.parametrize("game", rules.games())
def test_everything_that_is_own_is_somebodys_own(game: str) -> None:
    """“The own turn” is no English: it is their own, your own or the survivor's own."""
    ownerless = [
        name
        for name, rule in rules.rules_of(game).items()
        for part in (rule.text, rule.when, rule.example, rule.ruling, rule.variants)
        if "the own " in part.lower()
    ]

    assert ownerless == []


@pytest.mark.parametrize("read", [PAGES, WORDS], ids=["pages", "words"])
def test_what_people_read_is_english(read: tuple[Path, ...]) -> None:
    """Docs, the changelog and all words of the program: nobody has “the own board”, and a game is continued."""
    texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in read}
    found = [f"{name}: {each}" for name, text in texts.items() for each in NO_ENGLISH.findall(text)]

    assert len(texts) > 20
    assert found == []
