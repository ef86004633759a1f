"""An expansion that cannot be loaded costs nobody the game, nor its other expansions; what is named in any order is one."""

import logging
from collections.abc import Iterator
from typing import Any

import pytest

from crossroads.engine import modules
from crossroads.engine.content import edition_of
from crossroads.engine.modules import Module, UnknownModule, expansions_of, find_modules
from crossroads.server.http.routes.games import game_info

FINE = Module(id="fine", game="shelter", package="tests")
LATER = Module(id="later", game="shelter", package="tests", needs=("fine",))
LOST = Module(id="lost", game="shelter", package="tests", packs=("nowhere",))


class Point:
    """An entry point of somebody's package."""

    def __init__(self, name: str, module: Any) -> None:
        self.name = name
        self._module = module

    def load(self) -> Any:
        if isinstance(self._module, Exception):
            raise self._module
        return self._module


def _forget() -> None:
    for each in (expansions_of, find_modules, modules._installed):
        each.cache_clear()


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One expansion that is fine, one that needs it, one without its pack, one that cannot be imported, one that is none."""
    points = [
        Point("shelter/torn", ImportError("no module named `scissors`\nand more")),
        Point("shelter/odd", "no module at all"),
        Point("shelter/lost", LOST),
        Point("shelter/later", LATER),
        Point("shelter/fine", FINE),
    ]
    monkeypatch.setattr(modules, "entry_points", lambda group: points)
    _forget()
    yield
    _forget()


def test_an_expansion_that_cannot_be_loaded_is_told_once(installed: None, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        found = [list(expansions_of("shelter")) for _ in range(3)]

    assert found == [["fine", "later", "lost"]] * 3
    assert [message.partition(":")[0] for message in caplog.messages] == [
        "the expansion odd of shelter cannot be loaded",
        "the expansion torn of shelter cannot be loaded",
    ]
    assert all("\n" not in message for message in caplog.messages)


def test_a_table_that_names_it_is_told_why(installed: None) -> None:
    with pytest.raises(UnknownModule, match=r"`torn` of shelter cannot be loaded \(ImportError: no module named"):
        find_modules("shelter", ("torn",))


def test_its_game_is_there_without_it(installed: None) -> None:
    """With those that can be had, one that needs another among them."""
    shelter = game_info("shelter", (), (), "en")

    assert [each.id for each in shelter.expansions] == ["fine", "later"]


def test_the_same_expansions_in_any_order_are_one_edition(installed: None) -> None:
    one, other = edition_of("shelter", (), ("fine", "later")), edition_of("shelter", (), ("later", "fine", "later"))

    assert one == other == ("shelter", (), ("fine", "later"))


def test_the_same_packs_in_any_order_are_one_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crossroads.engine.content.installed_packs", lambda _: ("base", "a", "b"))

    assert edition_of("shelter", ("b", "a"), ()) == edition_of("shelter", ("a", "b", "a"), ())
    assert edition_of("shelter", ("b", "a"), ())[1] == ("base", "a", "b")
