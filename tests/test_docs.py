"""The documentation is true: generated pages are fresh, links lead somewhere, and what readers can run, runs.

`tests/kit/pages.py` says how a page tells what its blocks are; `tests/recipes` follows the recipes.
"""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from crossroads.cli.commands import app
from crossroads.engine.definition import game_names
from crossroads.rules.lookup import catalogue
from tests.kit.pages import FENCE, FOLLOWED, ROOT, Project, blocks_of
from tools import reference
from tools.page_text import EXPANSION_GAMES

PACKAGE = ROOT / "src" / "crossroads"
LAYERS = sorted(path.parent for path in PACKAGE.glob("*/__init__.py"))
GAMES = [PACKAGE / "games" / game for game in game_names() if (PACKAGE / "games" / game).is_dir()]
INNER_ROOMS = sorted(  # of each game that is installed, and of all else
    {
        path.parent
        for path in PACKAGE.glob("*/*/**/*.py")
        if path.parent not in GAMES
        and path.parent.name != "packs"
        and (path.relative_to(PACKAGE).parts[0] != "games" or {*GAMES} & {*path.parents})
    }
)
DATA = [
    *[room for game in GAMES for room in (game / "packs", *game.glob("expansions/*/packs"))],
    PACKAGE / "rules" / "catalogues",
]
PAGES = sorted(
    page
    for pattern in ("*.md", "docs/**/*.md", "src/**/*.md", "tests/**/*.md")
    for page in ROOT.glob(pattern)
    if "node_modules" not in page.parts
)
LINK = re.compile(r"!?\[[^\]]*\]\((?P<to>[^)\s]+)\)|<img[^>]*\bsrc=\"(?P<source>[^\"]+)\"")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
ANCHOR = re.compile(r"<a id=\"([^\"]+)\"")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


RUNNABLE = [page for page in PAGES if page not in FOLLOWED and any(block.is_run for block in blocks_of(page))]


@pytest.mark.parametrize("name", sorted(reference.PAGES))
def test_a_reference_page_is_what_the_program_says(name: str) -> None:
    """`make docs` renews it."""
    path = reference.FOLDER / name

    assert path.is_file(), f"docs/reference/{name} is missing: run `make docs`"
    assert path.read_text(encoding="utf-8") == reference.page(name), f"docs/reference/{name} is stale: run `make docs`"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_and_pictures_lead_somewhere(page: Path) -> None:
    """Every relative link is a file or a folder, and every anchor a heading or an id there."""
    assert list(broken_links(page)) == []


def broken_links(page: Path) -> Iterator[str]:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    for found in LINK.finditer(text):
        link = found["to"] or found["source"]
        if re.match(r"[a-z]+:", link):
            continue
        place, _, anchor = link.partition("#")
        target = page.parent / place if place else page
        if not target.exists():
            yield f"{link}: no such file"
        elif anchor and anchor not in anchors(target):
            yield f"{link}: no such heading"


def anchors(page: Path) -> set[str]:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    headings = [re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in HEADING.findall(text)]
    return {*headings, *ANCHOR.findall(text)}


@pytest.mark.slow
@pytest.mark.parametrize("page", RUNNABLE, ids=name_of)
def test_what_a_page_shows_can_be_run(page: Path, tmp_path: Path) -> None:
    """In a fresh folder with the `crossroads` command at hand, block after block."""
    Project(tmp_path).follow(page)


def commands_of(page: Path) -> Iterator[str]:
    """Every command line of a page's `sh` and `console` blocks, one that goes on over several lines as one."""
    for block in blocks_of(page):
        lines = block.text.replace("\\\n", " ").splitlines()
        if block.lang == "console":
            lines = [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]
        if block.lang in ("console", "sh"):
            yield from (line for line in lines if line and not line.startswith("#"))


@pytest.mark.parametrize("page", [page for page in PAGES if list(commands_of(page))], ids=name_of)
def test_commands_exist(page: Path) -> None:
    """Every `crossroads` command takes the options it is shown with, and every `make` target is in the Makefile."""
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for line in commands_of(page):
        words = shlex.split(re.split(r" (?:\d?[|<>]|&)", line)[0], comments=True)
        if words[0] == "make":
            goals = [word for word in words[1:] if "=" not in word]
            assert [goal for goal in goals if goal not in targets] == [], line
        elif words[0].endswith("crossroads"):
            app.parse_args(words[1:], exit_on_error=False, print_error=False)


@pytest.mark.parametrize("room", [*LAYERS, *GAMES, *INNER_ROOMS, *DATA], ids=name_of)
def test_a_room_says_what_lives_there(room: Path) -> None:
    """Each folder of the package has a README, however deep; a game from the day it is installed."""
    assert (room / "README.md").is_file(), f"{room.relative_to(ROOT)} has no README.md"


@pytest.mark.parametrize("room", INNER_ROOMS, ids=name_of)
def test_a_room_names_all_its_modules(room: Path) -> None:
    """Neither one that is gone, nor all but the newest."""
    named = set(re.findall(r"`(\w+\.py)`", (room / "README.md").read_text(encoding="utf-8")))

    assert named == {path.name for path in room.glob("*.py")} - {"__init__.py"}


TOPIC = re.compile(r"^\| `(?P<topic>[a-z-]+)` \| (?P<modules>.+) \| (?P<tests>.+) \|$", re.MULTILINE)


@pytest.mark.parametrize("game", [*game_names(), *EXPANSION_GAMES])
def test_a_game_or_expansion_leads_from_every_topic_to_its_rules_and_their_tests(game: str) -> None:
    """In the table of its README, whose files exist; each test file named there proves a rule of the topic."""
    home = f"{EXPANSION_GAMES[game]}/expansions/{game.replace('-', '_')}" if game in EXPANSION_GAMES else game
    page = ROOT / "src" / "crossroads" / "games" / home / "README.md"
    rows = {row["topic"]: row for row in TOPIC.finditer(page.read_text(encoding="utf-8"))}

    assert [*rows] == [*catalogue(game).topics]
    for topic, row in rows.items():
        modules, tests = (
            [page.parent / link["to"] for link in LINK.finditer(row[column])] for column in ("modules", "tests")
        )
        assert modules, topic
        assert all(path.is_file() for path in (*modules, *tests)), topic
        proofs = re.compile(rf'"{game}\.{topic}[".]')  # a rule, or the topic whose rules a file proves
        assert tests, topic
        assert all(proofs.search(path.read_text(encoding="utf-8")) for path in tests), topic
