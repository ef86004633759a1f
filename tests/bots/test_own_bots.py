"""Bots of one's own from a file: named by file and class wherever a bot is named, and then by their own names."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import crossroads
from crossroads.bots import BotFailed, UnknownBot, bot_names, choice_of, make_bot, name_bots
from crossroads.bots.own_bots import HOST_BOTS, install_bots, own_bots
from crossroads.server.figures import Figures
from crossroads.server.play.starts import Start
from crossroads.server.table.bot_processes import BotPool
from tests.kit.hubs import run

MAGPIE = """
from crossroads.bots import Sight
from nest import PLACE


class Magpie:
    name = "magpie"
    games = ("shelter",)

    def choose(self, game, seat):
        return Sight(game, seat).decision.ids[PLACE]


class Jackdaw(Magpie):
    name = "jackdaw"

    def __init__(self, game_id, salt):
        assert salt


class Crow:
    name = "crow"

    def __init__(self, game_id, salt):
        raise LookupError("no perch")

    def choose(self, game, seat): ...


class Steady(Magpie):
    name = "steady"


class Nameless:
    def choose(self, game, seat): ...


class Idle:
    name = "idle"
"""


@pytest.fixture
def birds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file with bots, which imports one beside it."""
    monkeypatch.setenv(HOST_BOTS, "")
    monkeypatch.syspath_prepend(tmp_path)  # what the file adds is taken away again
    own_bots.cache_clear()
    (tmp_path / "nest.py").write_text("PLACE = -1\n")
    path = tmp_path / "birds.py"
    path.write_text(MAGPIE)
    yield path
    own_bots.cache_clear()


def test_a_bot_is_named_by_its_file_and_then_by_its_name(birds: Path) -> None:
    game = crossroads.new("shelter", 2, "a seed", {"first": 0})
    assert game.decision is not None

    assert name_bots([f"{birds}:Magpie", "random", f"{birds}:Jackdaw"]) == ["magpie", "random", "jackdaw"]

    assert bot_names("shelter")[-2:] == ("magpie", "jackdaw")
    assert "magpie" not in bot_names("fallout")
    for name in ("magpie", "jackdaw"):
        assert make_bot(name, "shelter", "salt").choose(game, 0) == game.decision.ids[-1]


def test_a_path_is_no_name_until_somebody_who_may_has_named_it(birds: Path) -> None:
    """Whoever visits a server can name no file of it."""
    with pytest.raises(UnknownBot, match=r"no bot `.*birds\.py:Magpie` for shelter"):
        make_bot(f"{birds}:Magpie", "shelter", "salt")


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("birds.py", "birds.py: name the class of the bot, too, as in birds.py:Magpie"),
        ("birds.py:", "birds.py:: name the class of the bot, too, as in birds.py:Magpie"),
        ("brids.py:Magpie", "brids.py: no such file; name the file of the bot"),
        ("birds.py:Raven", "birds.py: no class `Raven`; there are: Magpie, Jackdaw, Crow, Steady, Nameless"),
        ("birds.py:PLACE", "birds.py: no class `PLACE`; there are: "),
        ("birds.py:Nameless", "birds.py: `Nameless` needs a name in small letters, such as `name = 'nameless'`"),
        ("birds.py:Idle", "birds.py: `Idle` needs a method `choose(self, game, seat)`"),
        ("birds.py:Steady", "birds.py:Steady: the name `steady` is taken; give the class another `name`"),
        ("broken.py:Magpie", "broken.py: cannot be run: ZeroDivisionError: division by zero"),
        ("torn.py:Magpie", "torn.py: cannot be run: IndentationError: "),
        ("a,b.py:Magpie", "a comma stands between two bots"),
    ],
)
def test_a_file_without_such_a_bot_is_refused(
    birds: Path, bot: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(birds.parent)
    Path("broken.py").write_text("1 / 0\n")
    Path("torn.py").write_text("class Magpie:\n")

    with pytest.raises(UnknownBot) as refused:
        name_bots([bot])

    assert said in str(refused.value)


def test_a_bot_that_cannot_be_made_is_told(birds: Path) -> None:
    name_bots([f"{birds}:Crow"])

    with pytest.raises(UnknownBot, match="bot `crow` cannot play shelter: LookupError: no perch"):
        make_bot("crow", "shelter", "")


def test_a_bot_that_fails_is_told_with_the_place_in_its_file(birds: Path) -> None:
    """One that raises, and one that takes what is not on offer: a game at a terminal ends in one line."""
    game = crossroads.new("shelter", 2, "a seed", {"first": 0})
    (birds.parent / "bad.py").write_text(
        "class Bad:\n    name = 'bad'\n    def choose(self, game, seat):\n        return 'nonsense'\n"
        "class Worse:\n    name = 'worse'\n    def choose(self, game, seat):\n        raise KeyError('oh')\n"
    )
    bad, worse = [
        make_bot(name, "shelter", "")
        for name in name_bots([f"{birds.parent}/bad.py:{kind}" for kind in ("Bad", "Worse")])
    ]

    with pytest.raises(BotFailed, match="bot `bad` chose 'nonsense', which is not on offer"):
        choice_of(bad, game, 0)
    with pytest.raises(BotFailed, match=r"bot `worse` failed: KeyError: 'oh' \(.*bad\.py, line 8\)"):
        choice_of(worse, game, 0)


@pytest.mark.slow
def test_it_thinks_in_the_processes_of_a_server(birds: Path) -> None:
    start = Start(crossroads.new("shelter", 2, "a seed", {"first": 0}).setup)
    game = crossroads.replay(start.setup, [])
    assert game.decision is not None
    last = game.decision.ids[-1]
    name_bots([f"{birds}:Magpie"])

    async def test() -> None:
        thinkers = BotPool(Figures())
        try:
            assert await thinkers.choose("a table", start, [], 0, "magpie") == last
        finally:
            await thinkers.close()

    run(test())


def test_a_bot_that_is_named_twice_is_installed_once(birds: Path) -> None:
    install_bots([f"{birds}:Magpie", f"{birds}:Magpie"])

    assert os.environ[HOST_BOTS] == f"{birds}:Magpie"
