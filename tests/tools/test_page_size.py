"""`web/scripts/size.mjs`: what it counts as a first load, and that it is asked whenever everything is checked."""

import json
import random
import re
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
LEGEND = "../src/crossroads/tui/words/legend-go.pl.ftl?raw"
GAME = "src/games/go"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A built page of one game, in which every file weighs a little over 10,000 bytes and none compresses."""
    sources = ["index.html", "src/routes/Lobby.svelte", "src/routes/Table.svelte", "src/words/en.ftl?raw", LEGEND]
    sources += [f"{GAME}/index.ts", f"{GAME}/glossary.ts", f"{GAME}/words/en.ftl?raw", f"{GAME}/art/drawings.ts"]
    manifest: dict[str, dict[str, object]] = {
        source: {"file": f"assets/{n}.js", "src": source} for n, source in enumerate(sources)
    }
    manifest["_shared.js"] = {"file": "assets/shared.js"}
    manifest[f"{GAME}/art/drawings.ts"]["imports"] = manifest[f"{GAME}/index.ts"]["imports"] = ["_shared.js"]
    (tmp_path / "assets").mkdir()
    (tmp_path / ".vite").mkdir()
    (tmp_path / ".vite/manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    for entry in manifest.values():
        weigh(tmp_path, str(entry["file"]), 10_000)
    return tmp_path


def weigh(page: Path, file: str, size: int) -> None:
    (page / file).write_bytes(random.Random(file).randbytes(size))


def size(page: Path) -> subprocess.CompletedProcess[str]:
    command = ["node", str(ROOT / "web/scripts/size.mjs"), "--json", str(page)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_table_counts_all_that_it_fetches_at_once(page: Path) -> None:
    """The lobby: itself, the page, its words and the chosen game's. The page, the table, the board with what it shares, the glossary, the page's words, the board's, the legend's."""
    done = size(page)

    told = json.loads(done.stdout)
    assert done.returncode == 0, done.stderr
    assert told["loads"]["lobby"] // 10_000 == 4
    assert told["loads"]["table of go"] // 10_000 == 8
    assert told["pictures"]["cards of go"] // 10_000 == 1


@pytest.mark.parametrize("file", [4, 6, 2, "shared"])
def test_too_much_fails_with_what_it_is(page: Path, file: int | str) -> None:
    """The legend, the glossary, the table, and what a board shares with its drawings."""
    weigh(page, f"assets/{file}.js", 110_000)

    done = size(page)

    assert done.returncode == 1
    assert "too much at once, table of go" in done.stderr


def test_pictures_have_a_limit_of_their_own(page: Path) -> None:
    weigh(page, "assets/8.js", 50_000)

    done = size(page)

    assert done.returncode == 1
    assert "cards of go" in done.stderr
    assert "table of go" not in done.stderr


def test_whoever_checks_everything_checks_the_size() -> None:
    rules = dict(re.findall(r"^(\w+):(.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))

    assert "size" in rules["sound"].split()
    assert "$(PAGE)" in rules["size"]
