"""The page as an app: it can be installed, says so when its server is away, and never keeps what could be old."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.kit.browser import LOCALES, Lang, Look, Screen, Windows
from tests.kit.sites import Site

ACTIVE = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
KEPT = """caches.keys().then(names => Promise.all(names.map(name => caches.open(name).then(cache => cache.keys()))))
  .then(kept => kept.flat().map(request => new URL(request.url).pathname).sort())"""
AWAY = {"en": "The server cannot be reached", "ru": "Сервер недоступен", "pl": "Serwer jest nieosiągalny"}
NO_SERVER = r"ERR_CONNECTION_REFUSED|Failed to load resource"


@pytest.fixture
def site(page: None, tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


def app_at(windows: Windows, site: Site, lang: Lang = "en") -> Screen:
    """A screen whose page has its service worker at work."""
    screen = Screen(windows, Look(site.url, lang, worker=True))
    screen.keep_window()
    screen.open("/")
    expect(screen.page.locator("h1").first).to_be_visible()
    screen.page.wait_for_function(ACTIVE)
    screen.page.wait_for_load_state("networkidle")  # nothing is on its way when the server stops
    return screen


def test_a_browser_offers_to_install_the_page(windows: Windows, site: Site) -> None:
    """Chromium finds nothing wrong with the manifest, and the icons that it names are there."""
    screen = app_at(windows, site)

    line = screen.context.new_cdp_session(screen.page)
    found = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in found] == ["in-incognito"]  # as all windows of the tests are
    manifest = screen.page.request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert screen.page.request.get(icon["src"]).headers["content-type"] == icon["type"]
    screen.close()


@pytest.mark.parametrize("lang", LOCALES)
def test_a_server_that_is_away_is_told_of_until_it_is_back(windows: Windows, site: Site, lang: Lang) -> None:
    """At any address of the page, in the reader's language; the sheet gives way by itself."""
    screen = app_at(windows, site, lang)
    screen.forgive(NO_SERVER)
    site.stop()

    screen.open("/rules/shelter")

    expect(screen.page.get_by_role("heading", name=AWAY[lang])).to_be_visible()
    assert screen.page.locator("html").get_attribute("lang") == lang
    assert screen.page.evaluate("getComputedStyle(document.querySelector('h1')).color") == "rgb(255, 182, 66)"

    site.start()

    expect(screen.page.get_by_role("heading", name=AWAY[lang])).to_have_count(0)
    expect(screen.page.get_by_role("link", name=screen.say("home"))).to_be_visible()
    assert screen.page.url.endswith("/rules/shelter")
    screen.close()


def test_nothing_but_the_sheet_is_kept(windows: Windows, site: Site) -> None:
    """Neither what the server answers nor the page itself."""
    screen = app_at(windows, site)
    table = screen.page.request.post("/api/tables", data={"game": "shelter", "seats": 2}).json()["table"]["id"]

    screen.open(f"/tables/{table}")
    expect(screen.button("claim").first).to_be_visible()

    assert screen.page.evaluate(KEPT) == ["/icon.svg", "/offline.css", "/offline.html", "/offline.js"]
    screen.forgive("socket|WebSocket")  # this site has none
    screen.close()


def test_an_upgraded_page_is_there_at_the_next_load(windows: Windows, site: Site) -> None:
    """Not at the one after it: whoever comes back has the page of the server that runs."""
    screen = app_at(windows, site)

    site.upgrade("Crossroads two")
    with screen.page.expect_response("**/assets/index-upgraded.js"):
        screen.open("/")

    assert "<title>Crossroads two</title>" in screen.page.evaluate("fetch('/').then(answer => answer.text())")
    screen.close()


def test_a_changed_sheet_takes_the_place_of_the_old_one(windows: Windows, site: Site) -> None:
    """Its digest is in the worker, so that browsers see that it is another."""
    screen = app_at(windows, site)
    site.stop()
    for name, before, now in (
        ("offline.html", AWAY["en"], "Nobody answers"),
        ("worker.js", 'CACHE = "shell-', 'CACHE = "shell-2'),
    ):
        file = site.page / name
        file.write_text(file.read_text(encoding="utf-8").replace(before, now), encoding="utf-8")
    site.start()
    screen.open("/")
    screen.page.evaluate("navigator.serviceWorker.ready.then(worker => worker.update())")
    screen.page.wait_for_function("caches.keys().then(names => names.length === 1 && names[0].startsWith('shell-2'))")
    screen.forgive(NO_SERVER)
    site.stop()

    screen.open("/")

    expect(screen.page.get_by_role("heading", name="Nobody answers")).to_be_visible()
    screen.close()
