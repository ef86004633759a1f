"""Looking back on a finished game: what made the result, and the choices that cost most."""

import re

from playwright.sync_api import expect

from crossroads import rules
from tests.kit.browser import Visit
from tests.kit.serving import Served

PATIENT = 240_000  # milliseconds: the bots' processes come behind everything else


def number(text: str) -> float:
    return float(text.replace(",", ".").replace("\N{MINUS SIGN}", "-"))


def test_a_game_is_looked_back_on(visit: Visit, server: Served) -> None:
    """Start, choices and chance add up to the end on the page too."""
    ann = visit()
    ann.play_out(server)
    end = ann.dialog("end-title")
    part = end.get_by_role("region", name=ann.say("look-back"), exact=True)

    part.get_by_role("button").click()
    expect(part.get_by_role("progressbar").or_(part.get_by_role("table"))).to_be_visible()
    expect(part.get_by_role("table")).to_be_visible(timeout=PATIENT)

    amounts = [number(row.get_by_role("cell").first.inner_text()) for row in part.get_by_role("row").all()]
    assert len(amounts) == 5
    assert round(sum(amounts[:4]) - amounts[4], 6) == 0
    expect(part.get_by_role("img").locator("polyline")).to_have_count(4)


def test_a_costly_choice_is_told_with_its_reasons_and_tried_again_on_the_spot(visit: Visit, server: Served) -> None:
    """Whoever only ever passes could have had more, twice: the reasons lead to their rules, and one is back at that decision."""
    ann = visit()
    table, invite, _ = server.new_table(game="shelter", seats=2)
    tokens = [server.claim(table, seat, invite, name) for seat, name in enumerate(("Ann", "Ben"))]
    callers = [server.caller(table, token) for token in tokens]
    for at, seat in enumerate((0, 1, 0, 1), 1):
        callers[seat].choose("pass")
        for caller in callers:
            caller.catch_up(at)
    ann.context.add_cookies(
        [{"name": "seat-0", "value": tokens[0], "domain": "127.0.0.1", "path": f"/api/tables/{table}"}]
    )
    ann.open(f"/tables/{table}").wait(turns=("over",))
    part = ann.dialog("end-title").get_by_role("region", name=ann.say("look-back"), exact=True)
    part.get_by_role("button").click()
    costs = part.get_by_role("listitem").filter(has=ann.page.get_by_role("button", name=ann.say("look-back-retry")))
    expect(costs).to_have_count(2, timeout=PATIENT)

    second = costs.filter(has_text=ann.say("look-back-moment", at=3))
    reason = second.get_by_role("button", name=ann.say("its-rule")).first
    rule = reason.get_attribute("title")
    assert rule is not None
    reason.click()
    expect(ann.dialog("rules")).to_contain_text(rules.text(rule, "en"))
    ann.page.keyboard.press("Escape")
    expect(second).to_be_visible()  # the end is still there
    expect(second.get_by_role("link", name=ann.say("look-back-see"))).to_have_attribute(
        "href", f"/tables/{table}/replay?at=2&seat=0"
    )
    second.get_by_role("button", name=ann.say("look-back-retry")).click()

    expect(ann.page).not_to_have_url(re.compile(table))
    ann.wait()
    again = ann.page.url.rsplit("/", 1)[-1]
    assert server.get(f"/api/tables/{again}").json()["played_on"] == {"table": table, "at": 2, "seat": 0}
    was = server.get(f"/api/tables/{table}/replay", at=2, seat=0, lang="en").json()
    assert ann.standing["view"] == was["view"]
    assert ann.question is not None
    assert ann.question["seat"] == 0
    assert was["prompt"].startswith(ann.question["question"]["title"])
    assert "pass" in ann.offered
    ann.choose("place:wasteland.left")  # what would have been better


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
