"""The pages of the documentation as programs: their blocks are written to files and run, as a reader would.

A comment above a block says what it is: `<!-- file: NAME -->` is written to that file, `<!-- add to: NAME -->` goes to its
end, `<!-- run -->` lets a `sh` block run, `<!-- not run: WHY -->` spares a `python` block, and `<!-- exit 3 -->` expects
that exit code. `<!-- run in a checkout -->` lets a `sh` block run where the page's own commands do, and `<!-- with: FOLDER -->`
lets a `python` block find what is in that folder of a checkout. `console` blocks always run, and what they print must be as shown; `...` stands for any lines or for the
rest of a line. `<!-- pytest -->` is a test as it stands in a checkout. `<!-- install -->` stands for `pip install`: the
project that the page has written is installed for the blocks after it. `<!-- project: PAGE -->` by itself begins with the
files of another page.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
FENCE = re.compile(
    r"(?:^ *<!-- (?P<mark>[^\n]*?) -->\n+)?"
    r"^(?P<indent> *)(?P<fence>```+)(?P<lang>[a-z]*)\n(?P<text>.*?)^ *(?P=fence)$",
    re.MULTILINE | re.DOTALL,
)
HOW_TO = ROOT / "docs" / "how-to"
FOLLOWED = tuple(  # by tests/recipes, as projects of their own
    HOW_TO / name for name in ("add-a-rule-and-its-test.md", "add-a-card-word.md", "add-a-game.md", "add-a-bot.md")
)
PROJECT = re.compile(r"^<!-- project: (\S+) -->$", re.MULTILINE)


class Block(NamedTuple):
    """A fenced block, with the comment above it."""

    line: int
    mark: str
    lang: str
    text: str

    @property
    def is_run(self) -> bool:
        if self.mark.startswith("not run: "):
            return False
        if self.mark in ("install", "pytest") or self.lang in ("python", "console"):
            return True
        return self.lang == "sh" and self.mark.startswith(("run", "exit"))


def blocks_in(text: str) -> list[Block]:
    return [
        Block(
            text.count("\n", 0, found.start("fence")) + 1,
            found["mark"] or "",
            found["lang"],
            "".join(line.removeprefix(found["indent"]) for line in found["text"].splitlines(keepends=True)),
        )
        for found in FENCE.finditer(text)
    ]


def blocks_of(page: Path) -> list[Block]:
    return blocks_in(page.read_text(encoding="utf-8"))


class Project:
    """A fresh folder, with the `crossroads` command at hand, in which a page is followed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "project"
        self.folder.mkdir()
        self._site = folder / "site"

    def follow(self, page: Path, text: str = "") -> None:
        """Do what a page says, block after block; `text` is what it says unless it is the file's own."""
        text = text or page.read_text(encoding="utf-8")
        for other in PROJECT.findall(text):
            for block in blocks_of(page.parent / other):
                self.write(block)
        for block in blocks_in(text):
            self.write(block)
            if block.is_run:
                self.run_block(block, f"{page.name}:{block.line}")

    def write(self, block: Block) -> None:
        """Write the file that a block is, if it is one."""
        kind, _, name = block.mark.partition(": ")
        if kind in ("file", "add to"):
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            before = path.read_text(encoding="utf-8") if kind == "add to" else ""
            path.write_text(before + block.text, encoding="utf-8")

    def run_block(self, block: Block, where: str) -> None:
        expected = int(block.mark.removeprefix("exit ")) if block.mark.startswith("exit ") else 0
        if block.mark == "install":
            self.install(where)
        elif block.mark == "pytest":
            self.prove(block, where)
        elif block.lang == "python":
            found = [str(ROOT / block.mark.removeprefix("with: "))] if block.mark.startswith("with: ") else []
            self.run([sys.executable, "-W", "error", "-c", block.text], where, expected, *found)
        elif block.lang == "sh":
            folder = ROOT if block.mark == "run in a checkout" else self.folder
            self.run(["bash", "-e", "-o", "pipefail", "-c", block.text], where, expected, folder=folder)
        else:
            for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
                command, _, shown = part.partition("\n")
                printed = self.run(["bash", "-c", command], f"{where}: {command}", expected)
                assert matches(shown, printed), f"{where}: {command}\nshown:\n{shown}\nprinted:\n{printed}"

    def install(self, where: str) -> None:
        """Install the project beside it, as a wheel, from what is here already."""
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        there = ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(self._site), "."]
        self.run([*pip, *there], where, 0)

    def prove(self, block: Block, where: str) -> None:
        """Run a test that is written for a checkout, with its kit."""
        path = self.folder / "test_of_the_page.py"
        path.write_text(block.text, encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-p", "crossroads.rules.proof", str(path)]
        self.run(command, where, 0, str(ROOT))

    def run(self, command: list[str], where: str, expected: int, *python_path: str, folder: Path | None = None) -> str:
        """What a command prints; it must end with the expected exit code."""
        environment = {
            **os.environ,
            "HOME": str(self.folder),
            "XDG_DATA_HOME": str(self.folder),
            "COLUMNS": "100",
            "NO_COLOR": "1",
            "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]),
            "PYTHONPATH": os.pathsep.join([str(self._site), *python_path]),
            "PYTHONIOENCODING": "utf-8",
        }
        done = subprocess.run(
            command,
            cwd=folder or self.folder,
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
            check=False,
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
