"""Real Chromium at real tables: screens that people sit at, what they read there, and what went over their lines."""

import fcntl
import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Response,
    WebSocket,
    expect,
    sync_playwright,
)
from playwright.sync_api import TimeoutError as TooLate

from crossroads.engine.labels import Prompt
from crossroads.server.settings import PAGE
from tests.kit.serving import Served

Lang: TypeAlias = Literal["en", "ru", "pl"]
Said: TypeAlias = dict[str, Any]  # one message on a line

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules/axe-core/axe.min.js"
SOON = 120_000  # milliseconds after which something will not come any more, on however busy a machine
expect.set_options(timeout=SOON)
DESK = {"width": 1366, "height": 860}
PHONE = {"width": 360, "height": 640}
LOCALES: dict[Lang, str] = {"en": "en-GB", "ru": "ru-RU", "pl": "pl-PL"}
NEWS = """([seq, turns]) => {
  const table = document.querySelector("[data-seq]");
  return table !== null && Number(table.dataset.seq) > seq && turns.includes(table.dataset.turn);
}"""
GOES_ON = """seq => {
  const { dataset } = document.querySelector("[data-seq]");
  return Number(dataset.seq) > seq || dataset.turn === "over";
}"""
KNOWN_NONCE = "crypto.getRandomValues = bytes => bytes.fill(7)"  # of a seat, so that its table's dice are known
WORKER_BLOCKED = "Service Worker registration blocked by Playwright"
TEXTS = Path(__file__).with_name("page_texts.js").read_text(encoding="utf-8")


def build_page() -> None:
    """Build the page unless it is newer than all that it is made of; of several processes one does."""
    with (WEB / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        index = PAGE / "index.html"
        if not index.exists() or index.stat().st_mtime < newest(WEB):
            built = subprocess.run([which("npm"), "run", "build"], cwd=WEB, capture_output=True, text=True)
            assert built.returncode == 0, built.stdout + built.stderr
            os.utime(index)


def which(program: str) -> str:
    found = shutil.which(program)
    assert found, f"no {program} on the PATH: install the system's package"
    return found


def newest(folder: Path) -> float:
    """When a file of a folder was changed last; what npm has installed does not count."""
    inside = [path for path in folder.iterdir() if path.name != "node_modules" and not path.name.startswith(".")]
    return max([newest(path) if path.is_dir() else path.stat().st_mtime for path in inside], default=0.0)


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium, without a window."""
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=which("chromium"), args=sandbox)
        yield browser
        browser.close()


class Look(NamedTuple):
    """What a browser's window is opened with, for good."""

    url: str
    lang: Lang = "en"
    phone: bool = False
    moving: bool = False
    worker: bool = False  # whether the page may leave its service worker in it

    @property
    def size(self) -> dict[str, int]:
        return PHONE if self.phone else DESK


class Windows:
    """Windows of one Chromium, lent to screens and taken back clean: to open a new one is most of a short test's work."""

    def __init__(self) -> None:
        self._browser: Browser | None = None
        self._free: dict[Look, list[Page]] = {}
        self._end = ExitStack()

    def lend(self, look: Look) -> Page:
        """A window as nobody has used it: without cookies, with nothing kept, on no page of the server."""
        free = self._free.get(look)
        return free.pop() if free else self._new(look)

    def _new(self, look: Look) -> Page:
        if self._browser is None:
            self._browser = self._end.enter_context(chromium())
        context = self._browser.new_context(
            base_url=look.url,
            locale=LOCALES[look.lang],
            viewport=look.size,  # type: ignore[arg-type]  # a plain dict will do
            is_mobile=look.phone,
            has_touch=look.phone,
            color_scheme="dark",
            reduced_motion="no-preference" if look.moving else "reduce",
            service_workers="allow" if look.worker else "block",  # what goes through one, Playwright cannot route
        )
        context.set_default_timeout(SOON)
        context.add_init_script(KNOWN_NONCE)
        return context.new_page()

    def take_back(self, page: Page, look: Look) -> None:
        """Clean a window for the next screen; one that cannot be cleaned is thrown away."""
        try:
            clean(page, look)
        except Error:
            page.context.close()
        else:
            self._free.setdefault(look, []).append(page)

    def close(self) -> None:
        """End the browser; a window that is asked for later opens another."""
        self._browser = None
        self._free.clear()
        self._end.close()


def clean(page: Page, look: Look) -> None:
    """Forget all that was done in a window."""
    page.unroute_all(behavior="ignoreErrors")
    page.context.unroute_all(behavior="ignoreErrors")
    page.mouse.move(0, 0)
    page.goto("/health")  # at the same site, so that the window keeps its process
    for other in page.context.pages:
        if other is not page:
            other.close()
    page.evaluate("sessionStorage.clear()")
    page.context.clear_cookies()
    line = page.context.new_cdp_session(page)
    line.send("Storage.clearDataForOrigin", {"origin": look.url, "storageTypes": "all"})
    line.detach()
    page.set_viewport_size(look.size)  # type: ignore[arg-type]  # a plain dict will do


@cache
def words(lang: Lang, game: str = "shelter") -> FluentBundle:
    """The client's own words, those of a game's board included."""
    bundle = FluentBundle([lang], use_isolating=False)
    for file in (WEB / f"src/games/{game}/words/{lang}.ftl", WEB / f"src/words/{lang}.ftl"):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


class Screen:
    """Somebody's browser at a server: cookies and habits of its own, one page, and all that went wrong in it."""

    def __init__(self, windows: Windows, look: Look) -> None:
        self.url = look.url
        self.lang: Lang = look.lang
        self.game = "shelter"  # whose words are on it
        self.faults: list[str] = []
        self.forgiven: list[str] = []
        self.addresses: list[str] = []
        self.told: list[Said] = []  # by the server, over the line
        self.answers: list[Response] = []  # of the server, over HTTP
        self.page = windows.lend(look)
        self.context = self.page.context
        self._windows, self._look = windows, look
        self._is_kept = False
        self._heard: dict[Any, Callable[..., None]] = {
            "console": self._log,
            "pageerror": lambda error: self.faults.append(f"page: {error}"),
            "request": lambda request: self.addresses.append(request.url),
            "response": lambda answer: self.answers.append(answer),
            "websocket": self._listen,
        }
        for event, hear in self._heard.items():
            self.page.on(event, hear)

    def keep_window(self) -> None:
        """Let nobody have this window afterwards: something is done to it that no cleaning takes away."""
        self._is_kept = True

    def _log(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != WORKER_BLOCKED:
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _listen(self, line: WebSocket) -> None:
        self.addresses.append(line.url)
        line.on("framereceived", lambda data: self.told.append(json.loads(data)))

    def forgive(self, *patterns: str) -> None:
        """Let the console complain of what this test provokes."""
        self.forgiven += patterns

    def close(self) -> None:
        """Leave; whatever went wrong meanwhile, or was asked of anybody but the server, fails the test."""
        self.page.evaluate("0")  # whatever the page has complained of by now is heard
        for event, hear in self._heard.items():
            self.page.remove_listener(event, hear)
        if self._is_kept:
            self.context.close()
        else:
            self._windows.take_back(self.page, self._look)
        wrong = [fault for fault in self.faults if not any(re.search(each, fault) for each in self.forgiven)]
        assert wrong == [], wrong
        own = urlsplit(self.url).netloc
        strange = [address for address in self.addresses if urlsplit(address).netloc != own]
        assert strange == [], strange

    # -- words and things

    def say(self, word: str, /, **given: str | int) -> str:
        """The client's own words for something, in the language of this screen."""
        bundle = words(self.lang, self.game)
        found = bundle.get_message(word)
        assert found is not None, f"no words for {word}"
        assert found.value is not None
        text, wrong = bundle.format_pattern(found.value, given)
        assert wrong == []
        return str(text)

    def button(self, word: str, /, **given: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(word, **given), exact=True)

    def link(self, word: str, /, **given: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.say(word, **given), exact=True)

    def dialog(self, word: str, /, **given: str | int) -> Locator:
        return self.page.get_by_role("dialog", name=self.say(word, **given), exact=True)

    def region(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=self.say(name), exact=True)

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("tab", name=re.compile(f"^{re.escape(self.say(name))}"))

    @property
    def board(self) -> Locator:
        return self.region("board")

    @property
    def log(self) -> list[str]:
        """The sentences of the log, as they are shown."""
        return self.region("tab-log").locator("li[data-line] > span").all_inner_texts()

    def texts(self) -> list[str]:
        """Every text of the page in its language: what is read, and what is only heard."""
        found: list[str] = self.page.evaluate(TEXTS)
        return found

    def heard(self) -> list[str]:
        """All that came here: over the socket, and over HTTP but for the book and the rules, which name every card."""
        answers = [each for each in self.answers if "/api/tables/" in each.url and each.ok]
        return [*map(json.dumps, self.told), *[each.text() for each in answers], self.page.content()]

    # -- to the table

    def lay(self, second: str = "bot:random") -> None:
        """In the lobby: a table for two without pauses, the second seat as wanted."""
        self.open("/")
        self.page.locator(f'input[name="game"][value="{self.game}"]').check()
        self.button("seats-fewer").click()
        self.page.get_by_label(self.say("seat-who", number=2)).select_option(second)
        self.page.get_by_label(self.say("pace")).select_option("instant")

    def open(self, path: str) -> "Screen":
        self.page.goto(path)
        return self

    def sit_at(self, table: str, invite: str, seat: int = 0, name: str = "Ann") -> None:
        """Come to a table's waiting room by its link and take a seat."""
        self.open(f"/tables/{table}#invite={invite}")
        self.page.get_by_label(self.say("your-name")).fill(name)
        self.page.get_by_role("listitem").nth(seat).get_by_role("button", name=self.say("claim"), exact=True).click()

    def sit_with_bot(self, server: Served, **changes: Any) -> str:
        """Begin a game against a bot that chooses at once; the table."""
        table, invite, host = server.new_table(**changes)
        server.sit_bots(table, host, 1)
        self.sit_at(table, invite)
        self.wait()
        return table

    def play_out(self, server: Served) -> str:
        """Play a little, let a quick bot bring the own seat to the end, and come back for the result; the table."""
        table = self.sit_with_bot(server)
        for _ in range(4):
            if self.turn == "mine":
                self.tap_first()
        handed = self.context.request.post(f"/api/tables/{table}/seats/0/hand", data={"bot": "random"})
        assert handed.ok, handed.text()
        self.open("/")
        server.until_over(table)
        self.open(f"/tables/{table}").wait(turns=("over",))
        return table

    # -- at the table

    @property
    def seq(self) -> int:
        """Which entry of the log the page shows."""
        return int(self.page.locator("[data-seq]").get_attribute("data-seq") or 0)

    @property
    def turn(self) -> str:
        """Who is asked, as the page has it: `mine`, `others`, `curtain` or `over`."""
        return self.page.locator("[data-turn]").get_attribute("data-turn") or ""

    def wait(self, after: int = -1, turns: tuple[str, ...] = ("mine", "curtain", "over")) -> str:
        """Wait until the page shows a later entry of the log and this screen is asked again; who is."""
        try:
            self.page.wait_for_function(NEWS, arg=[after, list(turns)])
        except TooLate as late:
            raise AssertionError(f"nothing of {turns} after {after}\n{self.state}") from late
        return self.turn

    def look_on(self) -> None:
        """Look on until the game is over, however long a busy machine takes to draw it: each choice has its own time."""
        seq = self.seq
        while self.turn != "over":
            self.page.wait_for_function(GOES_ON, arg=seq)
            seq = self.seq

    @property
    def state(self) -> str:
        """Where this screen is, for whoever wants to know why it went no further."""
        told = [(told["type"], told.get("seq"), told.get("code")) for told in self.told[-4:]]
        shown = self.page.locator("body").inner_text()
        return f"{self.page.url}, told {told}, faults {self.faults}; it reads:\n{shown[:2000]}"

    @property
    def standing(self) -> Said:
        """The last whole standing that came over the line."""
        return next(told for told in reversed(self.told) if told["type"] == "standing")

    @property
    def question(self) -> Said | None:
        """What the server has asked last on this line."""
        asked = [told["decision"] for told in self.told if told["type"] in ("standing", "step")]
        return asked[-1] if asked else None

    @property
    def asked(self) -> str:
        """The same in words: its title and its text."""
        assert self.question is not None
        told = self.question["question"]
        return Prompt(told["title"], told.get("text", ""), told.get("mark", "")).sentence

    @property
    def offered(self) -> list[str]:
        """The options that the server has offered last on this line."""
        return [option["id"] for option in (self.question or {"options": []})["options"]]

    @property
    def options(self) -> Locator:
        """The list of all options."""
        return self.page.get_by_role("list", name=self.say("options"), exact=True)

    def unfold(self, option: str) -> Locator:
        """An option in the list, with its group opened if it lies in one."""
        row = self.options.locator(f'[data-option="{option}"]')
        if row.count() == 0:
            group = self.say(f"group-{option.partition(':')[0]}")
            self.options.get_by_role("button", name=re.compile(rf"{re.escape(group)}\s*\d+$")).click()
        return row

    def choose(self, option: str = "") -> str:
        """Choose from the list, the first option unless one is named, and wait until this screen is asked again."""
        before = self.seq
        self.unfold(option or self.offered[0]).click()
        return self.wait(before)

    def tap_first(self) -> str:
        """Choose the first option on whatever screen this is: a phone folds a long list away until it is asked for."""
        unfold = self.button("unfold", count=len(self.offered))
        if unfold.is_visible():
            unfold.click()
        return self.choose()

    def play(self, choices: int) -> str:
        """Make so many choices from the list, fewer if the game ends; who is asked then."""
        turn = self.wait()
        for _ in range(choices):
            if turn != "mine":
                break
            turn = self.choose()
        return turn

    def look(self, name: str) -> None:
        """Take the screen for somebody, behind whose curtain it is."""
        self.button("curtain-look", name=name).click()
        self.wait(turns=("mine",))

    def let_bot_play_on(self) -> None:
        """Hand the own seat to a bot, through the panel beside the board; whoever leaves then does not stop it."""
        self.tab("tab-seats").click()
        with self.page.expect_response("**/hand"):
            self.button("hand-to-bot").first.click()

    # -- checks

    def fits(self) -> None:
        """Nothing is wider than the screen."""
        wide, room = self.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
        assert wide <= room, f"{self.page.url}: {wide} wide on a screen of {room}"

    def is_accessible(self) -> None:
        """Axe finds nothing wrong with what is shown now, neither in the light nor in the dark."""
        self.page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
        bad = []
        themes: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
        for theme in themes:
            self.page.emulate_media(color_scheme=theme)
            found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
            bad += [
                f"{theme}, {rule['id']} ({rule['impact']}): {node['html'][:160]} {node['failureSummary'][:300]}"
                for rule in found["violations"]
                for node in rule["nodes"]
            ]
        assert bad == [], "\n".join(bad)


def tells(text: str, card: str) -> bool:
    """Whether a card is named: in a view, in an option, as a place."""
    return re.search(rf"(?<![\w-]){re.escape(card)}(?![\w-])", text) is not None


def middle(thing: Locator) -> tuple[float, float]:
    """Where a mouse meets it."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def in_view(thing: Locator) -> None:
    """It is seen without scrolling, the whole of its height."""
    expect(thing).to_be_visible()
    box = thing.bounding_box()
    room = thing.page.viewport_size
    assert box is not None
    assert room is not None
    assert box["y"] >= 0, box
    assert box["y"] + box["height"] <= room["height"] + 1, box
    assert box["x"] >= 0, box
    assert box["x"] + box["width"] <= room["width"] + 1, box


Visit: TypeAlias = Callable[..., Screen]  # a new person at a new screen
