"""The documentation is true: generated pages are fresh, links lead somewhere, and what readers can run, runs.

In the pages a comment above a block says what it is: `<!-- file: NAME -->` is written to that file, `<!-- run -->` lets a
`sh` block run, `<!-- not run: WHY -->` spares a `python` block, and `<!-- exit 3 -->` expects that exit code. `console`
blocks always run, and what they print must be as shown; `...` stands for any lines or for the rest of a line. The blocks
of a page run in order, in a folder of their own.
"""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from crossroads.cli import app
from tools import reference

ROOT = Path(__file__).parents[1]
ROOMS = sorted(path.parent for path in ROOT.glob("src/crossroads/*/__init__.py"))
PAGES = sorted(
    page
    for pattern in ("*.md", "docs/**/*.md", "src/**/*.md", "tests/**/*.md")
    for page in ROOT.glob(pattern)
    if "node_modules" not in page.parts
)
FENCE = re.compile(
    r"(?:^<!-- (?P<mark>[^\n]*?) -->\n+)?^(?P<fence>```+)(?P<lang>[a-z]*)\n(?P<text>.*?)^(?P=fence)$",
    re.MULTILINE | re.DOTALL,
)
LINK = re.compile(r"!?\[[^\]]*\]\((?P<to>[^)\s]+)\)|<img[^>]*\bsrc=\"(?P<source>[^\"]+)\"")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
ANCHOR = re.compile(r"<a id=\"([^\"]+)\"")


class Block(NamedTuple):
    """A fenced block, with the comment above it."""

    line: int
    mark: str
    lang: str
    text: str


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(text.count("\n", 0, found.start("fence")) + 1, found["mark"] or "", found["lang"], found["text"])
        for found in FENCE.finditer(text)
    ]


def is_run(block: Block) -> bool:
    if block.mark.startswith("not run: "):
        return False
    return block.lang in ("python", "console") or (block.lang == "sh" and block.mark.startswith(("run", "exit")))


RUNNABLE = [page for page in PAGES if any(is_run(block) for block in blocks_of(page))]


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
    for block in blocks_of(page):
        if block.mark.startswith("file: "):
            path = tmp_path / block.mark.removeprefix("file: ")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, encoding="utf-8")
        elif is_run(block):
            run_block(block, f"{name_of(page)}:{block.line}", tmp_path)


def run_block(block: Block, where: str, folder: Path) -> None:
    expected = int(block.mark.removeprefix("exit ")) if block.mark.startswith("exit ") else 0
    if block.lang == "python":
        run([sys.executable, "-W", "error", "-c", block.text], where, folder, expected)
    elif block.lang == "sh":
        run(["bash", "-e", "-c", block.text], where, folder, expected)
    else:
        for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            command, _, shown = part.partition("\n")
            printed = run(["bash", "-c", command], f"{where}: {command}", folder, expected)
            assert matches(shown, printed), f"{where}: {command}\nshown:\n{shown}\nprinted:\n{printed}"


def run(command: list[str], where: str, folder: Path, expected: int) -> str:
    """What a command prints; it must end with the expected exit code."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "COLUMNS": "100", "NO_COLOR": "1"}
    environment = {**os.environ, **home, "PATH": path, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False
    )
    assert done.returncode == expected, f"{where}: exit code {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def matches(shown: str, printed: str) -> bool:
    """Whether the output is as shown: `...` stands for any lines on a line of its own, else for the rest of its line."""
    pattern = ""
    for line in shown.rstrip().splitlines():
        start, dots, _ = line.partition("...")
        pattern += (
            r"(?:[^\n]*\n)*?" if line == "..." else re.escape(start.rstrip()) + (r"[^\n]*\n" if dots else r"\s*?\n")
        )
    return re.fullmatch(pattern, printed.rstrip() + "\n") is not None


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
        words = shlex.split(re.split(r" \d?[|<>]", line)[0], comments=True)
        if words[0] == "make":
            goals = [word for word in words[1:] if "=" not in word]
            assert [goal for goal in goals if goal not in targets] == [], line
        elif words[0].endswith("crossroads"):
            app.parse_args(words[1:], exit_on_error=False, print_error=False)


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_a_room_says_what_lives_there(room: Path) -> None:
    """Each folder of the package has a README."""
    assert (room / "README.md").is_file(), f"{room.relative_to(ROOT)} has no README.md"
