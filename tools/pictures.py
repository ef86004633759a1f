"""Make the pictures of the browser table in `docs/images`: a real server, a real Chromium, a game that bots have begun.

The page must have been built (`make page`). A table of Shelter has dice of its own, so each run shows another game;
those of Fallout are known, and the same bots play the same game on them.
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from crossroads.engine.game import Game  # noqa: E402
from tests.kit.serving import Served  # noqa: E402  (found through the line above)
from tests.kit.wastes import Journey, asks  # noqa: E402

FOLDER = ROOT / "docs" / "images"
WIDE, PHONE = (1440, 900), (360, 640)
LATE, TO_THE_END = 220, 10_000  # choices
NONCE = "e"  # which game of Fallout


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium, without a window."""
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        sys.exit("pictures need Chromium (on Debian: sudo apt install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


def begun(server: Served, seats: int, choices: int) -> tuple[str, str]:
    """A table where bots have made so many choices, and seat 0 is a person's from then on; its id and that seat's token."""
    table, invite, host = server.new_table(seats=seats, options={})
    token = server.claim(table, 0, invite)
    for seat in range(1, seats):
        server.post(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "steady"}, host).raise_for_status()
    server.post(f"/api/tables/{table}/seats/0/hand", {"bot": "steady"}, token).raise_for_status()
    caller = server.caller(table, token)
    while caller.table["phase"] != "over" and caller.seq < choices:
        caller.hear()
    if caller.table["phase"] != "over":
        server.post(f"/api/tables/{table}/seats/0/hand", {"bot": ""}, token).raise_for_status()
    while caller.table["phase"] != "over" and not is_own_turn(caller.decision):
        if caller.decision is not None and caller.decision["options"]:
            caller.choose()
        caller.hear()
    caller.hang_up()
    return table, token


def is_own_turn(decision: dict[str, Any] | None) -> bool:
    return decision is not None and decision["prompt"] == "turn" and len(decision["options"]) > 5


def page_at(browser: Browser, server: Served, path: str, size: tuple[int, int], lang: str, *seats: str) -> Page:
    """A page at this address, in a language, holding these seats' tokens of a table."""
    width, height = size
    context = browser.new_context(viewport={"width": width, "height": height}, locale=lang, reduced_motion="reduce")
    table = path.split("/")[2] if path.startswith("/tables/") else ""
    context.add_cookies(
        [
            {"name": f"seat-{seat}", "value": token, "domain": "127.0.0.1", "path": f"/api/tables/{table}"}
            for seat, token in enumerate(seats)
        ]
    )
    page = context.new_page()
    page.goto(f"{server.url}{path}")
    page.wait_for_load_state("networkidle")
    return page


def keep(page: Page, name: str) -> None:
    page.wait_for_timeout(400)  # the last piece has come to rest
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=88)
    page.context.close()
    print(f"docs/images/{name}.jpg")


def shelter(browser: Browser, folder: Path) -> None:
    with Served(f"sqlite:///{folder}/tables.sqlite", folder).from_nothing() as server:
        keep(page_at(browser, server, "/", WIDE, "en"), "browser-lobby")
        table, token = begun(server, 4, LATE)
        path = f"/tables/{table}"
        for lang, name in (("en", "browser-table"), ("pl", "browser-table-pl"), ("ru", "browser-table-ru")):
            keep(page_at(browser, server, path, WIDE, lang, token), name)
        for key, name in (("w", "browser-why-not"), ("?", "browser-rules")):
            page = page_at(browser, server, path, WIDE, "en", token)
            page.keyboard.press(key)
            page.get_by_role("dialog").wait_for()
            keep(page, name)
        keep(page_at(browser, server, f"{path}/replay?at=150", WIDE, "en", token), "browser-replay")
        keep(page_at(browser, server, path, PHONE, "en", token), "browser-phone")
        over, token = begun(server, 3, TO_THE_END)
        keep(page_at(browser, server, f"/tables/{over}", WIDE, "en", token), "browser-end")


def fallout(browser: Browser, folder: Path) -> None:
    with Served(f"sqlite:///{folder}/fallout.db", folder) as server:
        journey = Journey(server, 3, NONCE).go(is_on_the_way)
        path = f"/tables/{journey.table}"
        keep(page_at(browser, server, path, WIDE, "en", journey.tokens[0]), "browser-fallout")
        keep(page_at(browser, server, path, PHONE, "en", journey.tokens[0]), "browser-fallout-phone")
        journey.go(is_fight)
        while not (again := journey.advice()).startswith("reroll:"):
            journey.choose(again)
            journey.go(is_fight)
        page = page_at(browser, server, path, WIDE, "en", journey.tokens[0])
        for die in again.rpartition(":")[2]:
            page.locator(".dice button").nth(int(die) - 1).click()
        keep(page, "browser-fallout-fight")


def is_on_the_way(game: Game[Any]) -> bool:
    """In mid-game, with steps to choose from and nobody else in the survivor's space."""
    decision = game.decision
    if decision is None or len(game.history) < LATE or not asks("turn", seat=0)(game):
        return False
    view = game.view(0)
    spaces = [piece["space"] for piece in (*view["survivors"], *view["enemies"])]
    return spaces.count(spaces[0]) == 1 and sum(option.startswith("step:") for option in decision.ids) > 2


def is_fight(game: Game[Any]) -> bool:
    return asks("reroll", seat=0)(game) and game.view(0)["rolling"]["kind"] == "fight"


GAMES = {"shelter": shelter, "fallout": fallout}


def main(arguments: Sequence[str] | None = None) -> None:
    """Make the pictures of every game, or of those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help=f"of {', '.join(GAMES)} (all)")
    given = parser.parse_args(arguments)
    unknown = [game for game in given.games if game not in GAMES]
    if unknown:
        parser.error(f"no game `{unknown[0]}`; there are: {', '.join(GAMES)}")
    with chromium() as browser:
        for game in given.games or GAMES:
            with tempfile.TemporaryDirectory() as folder:
                GAMES[game](browser, Path(folder))


if __name__ == "__main__":
    main()
