"""Windows over hidden hands in the browser: who may still answer, what is said ahead, and the clock.

The games of the package have no hidden hands yet: this is played with the toy Embers, which the server of these tests knows.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.kit.browser import Lang, Screen, Visit, in_view
from tests.kit.serving import Served

PROGRAM = """
from tests.engine import embers
from tests.kit.forking import know_secrets
from crossroads import cli
embers.install()
know_secrets()
cli.main()
"""
LONG = 120  # seconds, the longest clock there is: it does not run out while these tests look at it


@pytest.fixture(scope="module")
def server(page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server at which Embers can be played."""
    folder = tmp_path_factory.mktemp("embers")
    served = Served(f"sqlite:///{folder}/tables.db", folder)
    served.program = [
        "-W",
        "ignore:Cyclopts application invoked",
        "-c",
        PROGRAM,
    ]  # toys know pytest, and so all seems a test
    with served:
        yield served
    assert served.faults() == []


def round_a_fire(server: Served, people: list[Screen], *hands: str, **changes: Any) -> str:
    """Ann, Ben and so on sit down round a fire with these cards; further hands are for people without a screen."""
    told = {"game": "embers", "seats": len(hands), "options": {"hands": list(hands)}, **changes}
    table, invite, _ = server.new_table(**told)
    for seat, name in zip(range(len(people)), ("Ann", "Ben", "Cleo"), strict=False):
        people[seat].sit_at(table, invite, seat, name)
    for seat in range(len(people), len(hands)):
        server.claim(table, seat, invite)
    for each in people:
        each.wait(turns=("mine", "others"))
    return table


def bar(screen: Screen) -> Locator:
    return screen.region("window")


def choose_ahead(screen: Screen, option: str) -> None:
    """Answer while the clock runs: nothing happens yet."""
    screen.unfold(option).click()


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_window_says_who_may_still_answer(visit: Visit, server: Served, lang: Lang, phone: bool) -> None:
    """Everybody with cards, whatever these are; each has buttons for what to do unasked, a spectator has none."""
    ann, ben, eve = visit(lang, phone=phone), visit(lang, phone=phone), visit(lang, phone=phone)
    table = round_a_fire(server, [ann, ben], "log-1", "wet-1", "")
    eve.open(f"/tables/{table}").wait(turns=("others",))

    for each in (ann, ben, eve):
        expect(bar(each)).to_contain_text(each.say("window-awaits", names="Ann, Ben"))
        assert bar(each).get_by_role("timer").count() == 0
        each.fits()
        each.is_accessible()
    for each in (ann, ben):
        ways = bar(each).get_by_role("button")
        expect(ways).to_have_text([each.say(f"stand-{kind}") for kind in ("until-change", "occasion", "stop")])
        for number in range(3):
            expect(ways.nth(number)).to_have_attribute("aria-pressed", "false")
    assert bar(eve).get_by_role("button").count() == 0
    if not phone:
        in_view(bar(ann))


def test_what_could_be_answered_cannot_be_read_off_a_screen(visit: Visit, server: Served) -> None:
    """Two tables, at which Ben has a log or only a blanket: Ann's bar says the same, before and after her pass."""
    shown = []
    for hand in ("log-2", "wet-2"):
        ann, ben = visit(), visit()
        round_a_fire(server, [ann, ben], "log-1", hand, clock=LONG)
        choose_ahead(ann, "pass")
        expect(bar(ann)).to_contain_text(ann.say("window-answered"))
        words = bar(ann).locator("p").all_inner_texts()
        shown.append([re.sub(r"\d+", "", text) for text in words])
        assert [told["type"] for told in ben.told if told["type"] == "step"] == []

    assert shown[0] == shown[1]


def test_a_standing_answer_passes_unasked_until_something_changes(visit: Visit, server: Served) -> None:
    """Ben presses the button out of turn; Ann passes, and so does he, unasked. The button can be let go of."""
    ann, ben = visit(), visit()
    round_a_fire(server, [ann, ben], "log-1", "log-2")
    way = bar(ben).get_by_role("button", name=ben.say("stand-until-change"), exact=True)

    way.click()
    expect(way).to_have_attribute("aria-pressed", "true")
    expect(bar(ann).get_by_role("button", pressed=True)).to_have_count(0)
    way.click()
    expect(way).to_have_attribute("aria-pressed", "false")
    way.click()
    expect(way).to_have_attribute("aria-pressed", "true")
    ann.unfold("pass").click()

    ben.wait(1, ("mine", "others"))
    assert [told["by"] for told in ben.told if told["type"] == "step"][:2] == [0, 1]


def test_whoever_wants_to_be_stopped_is_asked_with_nothing_to_lay(visit: Visit, server: Served) -> None:
    """Ben has but a blanket, and would pass unasked: with the button pressed he is asked, and may only pass."""
    ann, ben = visit(), visit()
    round_a_fire(server, [ann, ben], "log-1", "wet-1")
    stop = bar(ben).get_by_role("button", name=ben.say("stand-stop"), exact=True)

    stop.click()
    expect(stop).to_have_attribute("aria-pressed", "true")
    ann.unfold("pass").click()

    ben.wait(0, ("mine",))
    assert ben.offered == ["pass"]


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_clock_runs_for_all_and_an_answer_waits_for_its_end(visit: Visit, server: Served, lang: Lang) -> None:
    """Both are asked at once; an answer is kept and can be replaced, and the other sees nothing of it."""
    ann, ben = visit(lang), visit(lang)
    round_a_fire(server, [ann, ben], "log-1", "log-2", clock=LONG)
    for each in (ann, ben):
        assert each.turn == "mine"
        clock = bar(each).get_by_role("timer")
        left = int("".join(filter(str.isdigit, clock.inner_text())))
        assert 0 < left <= LONG

    choose_ahead(ann, "pass")
    expect(bar(ann).get_by_role("status")).to_have_text(ann.say("window-answered"))
    choose_ahead(ann, "lay:log-1")
    expect(bar(ann).get_by_role("status")).to_have_text(ann.say("window-answered"))

    assert bar(ben).get_by_role("status").count() == 0
    assert ben.offered == ["lay:log-2", "pass"]
    assert [told["type"] for told in ben.told if told["type"] == "step"] == []
