"""The Python interface: what is exported, and that each page and wheel has all of it."""

import pickle
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import crossroads
from crossroads import bots
from crossroads.engine.record import Untrue
from tools import python_page

NAMES = ("Decision", "Outcome", "Event", "Odds", "Reason", "Sight", "Game", "Option", "Illegal", "Setup")


@pytest.mark.parametrize("name", NAMES)
def test_what_a_program_meets_can_be_named(name: str) -> None:
    assert name in crossroads.__all__
    assert name in dir(crossroads)
    assert getattr(crossroads, name).__name__ == name


def test_what_a_game_gives_is_what_is_exported() -> None:
    game = crossroads.new("shelter", 2, "public", {"first": 0})

    decision = game.decision
    assert isinstance(decision, crossroads.Decision)
    assert isinstance(decision.options[0], crossroads.Option)
    assert isinstance(crossroads.Sight(game, 0).decision, crossroads.Decision)
    assert isinstance(game.explain("place:lift.blue")[0], crossroads.Reason)
    assert all(isinstance(event, crossroads.Event) for event in game.events)
    while (decision := game.decision) is not None:
        assert all(isinstance(each, crossroads.Odds) for each in game.odds(decision.ids[-1]))
        game.choose(decision.ids[-1])
    assert isinstance(game.outcome, crossroads.Outcome)


def test_a_name_that_is_not_there_is_an_error_as_of_any_module() -> None:
    with pytest.raises(AttributeError, match="module `crossroads` has no `Gmae`"):
        crossroads.Gmae  # noqa: B018


def test_nothing_is_imported_before_it_is_asked_for() -> None:
    program = "import sys, crossroads; print([name for name in sys.modules if name.startswith('crossroads.')])"

    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert done.stdout == "[]\n"


def test_the_reference_has_every_public_name() -> None:
    page = "\n".join(python_page.blocks())

    for name in (*crossroads.__all__, *bots.__all__):
        assert f"### `{name}`" in page
    assert "- `clone() -> Self`: An independent game at the same point." in page
    assert "- `decision: Decision | None`" in page
    assert " at 0x" not in page


@pytest.mark.parametrize(
    "error", [crossroads.Illegal("shelter.rent.gain", "No rent."), Untrue(3, "not so"), crossroads.BadSave("torn")]
)
def test_errors_can_be_pickled(error: Exception) -> None:
    """They cross from the processes of a simulation."""
    again = pickle.loads(pickle.dumps(error))  # noqa: S301  # our own

    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


PAGE = "src/crossroads/server/page/index.html"
ROOT = Path(__file__).parents[1]


@pytest.mark.slow
@pytest.mark.parametrize("page", [False, True], ids=["without its page", "with its page"])
def test_a_wheel_is_built_with_its_page_or_not_at_all(tmp_path: Path, page: bool) -> None:
    """Whoever installs it could only play in a terminal; an editable one is for those who can build the page."""
    checkout = tmp_path / "checkout"
    copied = ("pyproject.toml", "README.md", "LICENSE", "tools/page_there.py", "src/crossroads/__init__.py")
    for name in copied:
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_bytes((ROOT / name).read_bytes())
    if page:
        (checkout / PAGE).parent.mkdir(parents=True)
        (checkout / PAGE).write_text("<!doctype html>")
        (checkout / PAGE).with_name("worker.js").write_text("// a service worker")
        (checkout / PAGE).with_name("assets").mkdir()
        (checkout / PAGE).with_name("assets").joinpath("index-abc.js").write_text("// a script")

    done = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", tmp_path, "."],
        cwd=checkout,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode == 0) is page, done.stdout + done.stderr
    wheels = list(tmp_path.glob("*.whl"))
    assert bool(wheels) is page
    inside = {name for wheel in wheels for name in ZipFile(wheel).namelist() if "/page/" in name}
    built = {f"crossroads/server/page/{name}" for name in ("index.html", "worker.js", "assets/index-abc.js")}
    assert inside == (built if page else set())
    assert page or "the page of the browser is not built: run `make page` first" in done.stdout + done.stderr
