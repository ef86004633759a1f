"""Bots of other packages: whoever is installed can be named wherever ours can, and in every process."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import crossroads
from crossroads.bots import UnknownBot, bot_names, check_bot, evaluation, make_bot, usual_bot
from crossroads.bots.bot import installed_bots
from crossroads.server.background import forget_all
from crossroads.server.figures import Figures
from crossroads.server.http.routes.games import list_info
from crossroads.server.play.starts import Start
from crossroads.server.table.bot_processes import BotPool
from tests.kit.hubs import hub_at, new_table, run, sit_all
from tests.kit.outside import install

MAGPIE = '''
"""Takes the last option, whatever it is."""

from crossroads.bots import Sight, evaluates


class Magpie:
    name = "magpie"
    games = ("shelter",)

    def __init__(self, game_id, salt):
        assert game_id == "shelter"

    def choose(self, game, seat):
        return Sight(game, seat).decision.ids[-1]


@evaluates("skies")
def skies(content):
    return None
'''
POINTS = {"crossroads.bots": "magpie = magpie_bot:Magpie", "crossroads.evaluations": "skies = magpie_bot"}
SHELTER = Start(crossroads.new("shelter", 2, "a seed", {"first": 0}).setup)


@pytest.fixture
def magpie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which a package with a bot is installed."""
    folder = tmp_path / "site"
    folder.mkdir()
    install(folder, "magpie_bot", MAGPIE, POINTS)
    monkeypatch.syspath_prepend(folder)
    installed_bots.cache_clear()
    yield folder
    installed_bots.cache_clear()


def test_a_brought_bot_is_one_of_those_that_a_game_has(magpie: Path) -> None:
    game = crossroads.new("shelter", 2, "a seed", {"first": 0})
    assert game.decision is not None

    assert bot_names("shelter") == ("random", "steady", "magpie")
    assert make_bot("magpie", "shelter", "salt").choose(game, 0) == game.decision.ids[-1]


def test_it_plays_the_games_that_it_names_and_no_others(magpie: Path) -> None:
    assert "magpie" not in bot_names("fallout")
    with pytest.raises(UnknownBot, match="no bot `magpie` for fallout; there are: random, steady"):
        check_bot("magpie", "fallout", bot_names("fallout"))


BROKEN = {
    "fails": 'raise RuntimeError("half of it is missing")',
    "asks for what is not there": "import a_module_that_nobody_has",
    "leaves": "import sys; sys.exit(3)",
    "is no Python": "def def def",
    "has no such class": "",
    "is no bot": "Magpie = 7",
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_bot_that_cannot_be_loaded_costs_nobody_the_others(
    how: str, magpie: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor the list of games: a line in the log says what is the matter, once."""
    points = {"crossroads.bots": "broken = broken_bot:Magpie", "crossroads.evaluations": "shelter = broken_bot:Magpie"}
    install(magpie, "broken_bot", BROKEN[how], points)
    monkeypatch.delitem(sys.modules, "broken_bot", raising=False)
    for found in (installed_bots, evaluation._find):
        found.cache_clear()
    forget_all()

    for _ in range(2):
        assert bot_names("shelter") == ("random", "steady", "magpie")
        shelter = next(each for each in list_info("en") if each.id == "shelter")
        assert shelter.bots == ["random", "steady", "magpie"]
    with pytest.raises(UnknownBot, match="no bot `broken`"):
        make_bot("broken", "shelter", "salt")

    named = [line for line in caplog.messages if "`broken` (broken_bot:Magpie) cannot be loaded" in line]
    assert len(named) == (how != "is no bot")
    evaluation._find.cache_clear()
    forget_all()


def test_it_stands_in_for_nobody_who_has_left(magpie: Path) -> None:
    assert usual_bot("shelter") == "steady"
    assert usual_bot("a-game-of-your-own") == "random"


def test_a_brought_evaluation_is_found_by_the_name_of_its_game(magpie: Path) -> None:
    assert bot_names("skies") == ("random", "steady")


@pytest.mark.slow
def test_it_thinks_in_the_processes_of_a_server(magpie: Path) -> None:
    game = crossroads.replay(SHELTER.setup, [])
    assert game.decision is not None
    last = game.decision.ids[-1]

    async def test() -> None:
        thinkers = BotPool(Figures())
        try:
            assert await thinkers.choose("a table", SHELTER, [], 0, "magpie") == last
        finally:
            await thinkers.close()

    run(test())


def test_it_sits_at_a_servers_table(magpie: Path, tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            made = await new_table(hub, 2)
            await sit_all(hub, made, people=(0,), bot="magpie")
            assert [seat.bot for seat in (await hub.info(made.table.id)).seats] == ["", "magpie"]

    run(test())


def command(folder: Path, *given: str, stdin: str = "") -> str:
    """What a command prints where the package is installed."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    line = [sys.executable, "-m", "crossroads.cli", *given]
    done = subprocess.run(
        line, input=stdin, env=environment, cwd=folder, text=True, capture_output=True, check=False, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_plays_in_simulations_and_at_a_terminal(magpie: Path) -> None:
    told = command(
        magpie,
        "simulate",
        "shelter",
        "--games",
        "1",
        "--seats",
        "2",
        "--bot",
        "magpie",
        "--bot",
        "random",
        "--jobs",
        "2",
    )
    assert "magpie" in told

    played = command(
        magpie, "play", "shelter", "--seats", "2", "--bots", "magpie", "--plain", "--seed", "a", stdin="quit\n"
    )
    assert ": bot magpie" in played
