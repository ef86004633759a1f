"""How long the page keeps a browser busy until a table stands, and what a browser has to fetch for it.

A table of Fallout for four, some rounds into its game, is opened again and again by a Chromium that has seen nothing of
it, as the person whose turn it is: the longest task of each mount is what a finger or a key would have to wait for.
Fails if the median is over 400 milliseconds; run it while the machine does nothing else. The build must be there
(`make page`); what each first load weighs is told, too, and a load over its limit fails as in `make size`.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, StorageState, sync_playwright
from websockets.sync.client import ClientConnection, connect

MOUNTS = 9
GOAL = 400.0  # milliseconds
SEATS = 4
ENTRIES = 40  # so far the game has come
SIZE = {"width": 1440, "height": 900}
QUIET = 800  # milliseconds without a task, and nothing more comes
SOON = 60_000
READY = "Crossroads is at "
WEB = Path(__file__).parents[1] / "web"
WATCH = """
window.longTasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) window.longTasks.push([startTime, duration]);
}).observe({ type: "longtask", buffered: true });
"""


@contextmanager
def served() -> Iterator[str]:
    """A server with an empty database; its address."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", "0", "--rate", "0", "--log-level", "error", "--db", f"sqlite:///{folder}/t.db"]
        with subprocess.Popen(
            [sys.executable, "-m", "crossroads.cli", *words], stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                assert process.stdout is not None
                line = process.stdout.readline().strip()
                assert line.startswith(READY), line
                yield line.removeprefix(READY)
            finally:
                process.terminate()


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium, without a window."""
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=sandbox)
        yield browser
        browser.close()


def table_at(url: str, browser: Browser) -> tuple[str, StorageState]:
    """A table at which the first seat is asked, and the cookies of whoever sits there."""
    context = browser.new_context(base_url=url)
    made = context.request.post("/api/tables", data={"game": "fallout", "seats": SEATS, "options": {"first": 0}}).json()
    table, tokens = made["table"]["id"], []
    for seat in reversed(range(SEATS)):  # the first one last: its cookie stays
        if seat == 0:
            context.clear_cookies()
        body = {"name": f"Guest {seat}", "invite": made["invite"], "nonce": str(seat)}
        tokens.append(context.request.post(f"/api/tables/{table}/seats/{seat}/claim", data=body).json()["token"])
    play(url, table, tokens[::-1])
    state = context.storage_state()
    context.close()
    return table, state


def play(url: str, table: str, tokens: list[str]) -> None:
    """Always choose the first option, until the game has come far enough and the first seat is asked."""
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
    with ExitStack() as stack:
        headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
        lines = [stack.enter_context(connect(address, additional_headers=each)) for each in headers]
        for line in lines:
            line.send('{"type":"hello"}')
        told = [heard(line) for line in lines]
        while told[0]["seq"] < ENTRIES or told[0]["decision"]["seat"] != 0:
            seq, seat = told[0]["seq"], told[0]["decision"]["seat"]
            option = told[seat]["decision"]["options"][0]["id"]
            chosen = {"type": "choose", "request": str(seq), "seat": seat, "seq": seq, "option": option}
            lines[seat].send(json.dumps(chosen))
            told = [heard(line, seq) for line in lines]


def heard(line: ClientConnection, after: int = -1) -> dict[str, Any]:
    """The next standing or step behind an entry of the log."""
    while True:
        told: dict[str, Any] = json.loads(line.recv(SOON / 1000))
        if told["type"] in ("standing", "step") and told["seq"] > after:
            return told


def longest_task(browser: Browser, url: str, table: str, state: StorageState) -> float:
    """How long the page kept the browser busy at a stretch until the table stood; tasks under 50 are not told of."""
    context = browser.new_context(base_url=url, storage_state=state, viewport=SIZE, service_workers="block")  # type: ignore[arg-type]  # a plain dict will do
    page = context.new_page()
    page.set_default_timeout(SOON)
    page.add_init_script(WATCH)
    page.goto(f"/tables/{table}")
    page.locator('[data-area="board"] [data-options]').first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(QUIET)
    tasks: list[tuple[float, float]] = page.evaluate("window.longTasks")
    context.close()
    return max((duration for _, duration in tasks), default=0.0)


def first_loads() -> tuple[dict[str, int], int, bool]:
    """What each first load weighs in bytes, how much it may, and whether all keep to it."""
    node = shutil.which("node")
    assert node, "the page's figures need Node"
    told = subprocess.run([node, WEB / "scripts/size.mjs", "--json"], stdout=subprocess.PIPE, check=False)
    figures = json.loads(told.stdout)
    return {**figures["loads"], **figures["pictures"]}, figures["limit"], told.returncode == 0


def tell(name: str, figure: float, note: str = "") -> None:
    print(f"{name:46}{figure:12,.0f}  {note}", flush=True)


def main() -> int:
    with served() as url, chromium() as browser:
        table, state = table_at(url, browser)
        longest = [longest_task(browser, url, table, state) for _ in range(MOUNTS)]
    middle = median(longest)
    tell(
        "longest task of a Fallout table's mount, ms",
        middle,
        f"goal {GOAL:.0f}; {min(longest):.0f} to {max(longest):.0f}",
    )
    loads, limit, is_kept = first_loads()
    for name, size in loads.items():
        tell(f"bytes at once, {name}", size, f"limit {limit:,}" if "cards" not in name else "pictures, after the table")
    return 0 if middle <= GOAL and is_kept else 1


if __name__ == "__main__":
    sys.exit(main())
