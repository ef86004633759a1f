"""Looking back on a finished game: what made the result, and the choices that cost most."""

import re

from playwright.sync_api import expect

from tests.kit.browser import Visit
from tests.kit.serving import Served

PATIENT = 240_000  # milliseconds: the bots' processes come behind everything else


def number(text: str) -> float:
    return float(text.replace(",", ".").replace("\N{MINUS SIGN}", "-"))


def test_a_game_is_looked_back_on(visit: Visit, server: Served) -> None:
    """Start, choices and chance add up to the end on the page too; each costly choice leads to its moment."""
    ann = visit()
    table = ann.play_out(server)
    end = ann.dialog("end-title")
    part = end.get_by_role("region", name=ann.say("look-back"), exact=True)

    part.get_by_role("button").click()
    expect(part.get_by_role("progressbar").or_(part.get_by_role("table"))).to_be_visible()
    expect(part.get_by_role("table")).to_be_visible(timeout=PATIENT)

    amounts = [number(row.get_by_role("cell").first.inner_text()) for row in part.get_by_role("row").all()]
    assert len(amounts) == 5
    assert round(sum(amounts[:4]) - amounts[4], 6) == 0
    expect(part.get_by_role("img").locator("polyline")).to_have_count(4)
    moments = part.get_by_role("link", name=ann.say("look-back-see"))
    if moments.count():
        moments.first.click()
        expect(ann.page).to_have_url(re.compile(rf"/tables/{table}/replay\?at=\d+&seat=0"))


def test_a_finished_game_is_played_on_from_a_moment_of_its_replay(visit: Visit, server: Served) -> None:
    """At a table of one's own, which says where it came from, and where the seat that was looked through is asked next."""
    ann = visit()
    table = ann.play_out(server)

    ann.open(f"/tables/{table}/replay?at=8&seat=0")
    ann.page.get_by_role("button", name=ann.say("play-on", name="Ann")).click()

    expect(ann.page).not_to_have_url(re.compile(table))
    ann.wait()
    again = ann.page.url.rsplit("/", 1)[-1]
    info = server.get(f"/api/tables/{again}").json()
    assert (info["phase"], info["played_on"]["table"]) == ("playing", table)
    assert info["played_on"]["at"] <= 8
    assert [seat["name"] or seat["bot"] for seat in info["seats"]] == ["Ann", "steady"]
