"""What `make size` counts as a first load is all that a browser fetches at once."""

import json
import subprocess
from urllib.parse import urlsplit

import pytest

from tests.kit.browser import WEB, Screen, Visit, which
from tests.kit.serving import Served


def fetched(screen: Screen) -> set[str]:
    """All scripts and styles that came here."""
    paths = {urlsplit(address).path[1:] for address in screen.addresses}
    return {path for path in paths if path.endswith((".js", ".css"))}


@pytest.fixture(scope="module")
def counted(page: None) -> dict[str, list[str]]:
    """The files of each first load, and those of the drawings that come after it."""
    told = subprocess.run([which("node"), WEB / "scripts/size.mjs", "--json"], check=True, capture_output=True)
    return dict(json.loads(told.stdout)["files"])


def test_the_lobby_fetches_what_is_counted(visit: Visit, counted: dict[str, list[str]]) -> None:
    ann = visit().open("/")
    ann.button("make-and-play").wait_for()
    ann.page.wait_for_load_state("networkidle")

    assert fetched(ann) - set(counted["lobby"]) == set()


@pytest.mark.parametrize(("game", "seats"), [("fallout", 2), ("munchkin", 3), ("shelter", 2)])
def test_a_table_fetches_what_is_counted(
    visit: Visit, server: Served, counted: dict[str, list[str]], game: str, seats: int
) -> None:
    table, invite, _ = server.new_table(game=game, seats=seats, public=True)  # whoever comes by looks on
    for seat in range(seats):
        server.claim(table, seat, invite)
    ann = visit(lang="ru")
    ann.open(f"/tables/{table}").page.locator("[data-seq]").wait_for()
    ann.page.wait_for_load_state("networkidle")

    drawings = counted.get(f"cards of {game}", [])
    assert fetched(ann) - {*counted[f"table of {game}"], *drawings} == set()
