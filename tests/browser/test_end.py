"""The end of a game: who won and how, the chart, the record, another game."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.kit.browser import Lang, Visit
from tests.kit.serving import Served


def adds_up(points: Locator, scores: list[int]) -> None:
    """Where the points came from: each seat's parts come to its result, and several have a name of their own."""
    expect(points.get_by_role("row")).not_to_have_count(0)
    rows = [row.get_by_role("cell").all_inner_texts() for row in points.locator(".points tbody tr:not(.sum)").all()]
    parts = [
        [int(cell.replace("\N{MINUS SIGN}", "-")) for cell in row] for row in rows if all(map(NUMBER.fullmatch, row))
    ]
    assert len(parts) >= 4
    assert sorted(map(sum, zip(*parts, strict=True))) == sorted(scores)


NUMBER = re.compile(r"[-\N{MINUS SIGN}]?\d+")


@pytest.mark.parametrize(("game", "seats", "lang"), [("munchkin", 3, "pl"), ("shelter", 3, "ru")])
def test_the_points_add_up_by_their_sources(visit: Visit, server: Served, game: str, seats: int, lang: Lang) -> None:
    table = server.played_out(game=game, seats=seats, options={"rounds": 10} if game == "munchkin" else {"first": 0})
    eve = visit(lang, phone=True)
    eve.game = game
    eve.forgive("429")  # the chart of a long game, while another is worked out: the page says that there is none
    eve.open(f"/tables/{table}")
    points = eve.dialog("end-title").get_by_role("region", name=eve.say("end-points"))

    points.wait_for()
    adds_up(points, eve.standing["view"]["outcome"]["scores"])
    eve.fits()
    wide, room = points.evaluate("part => [part.scrollWidth, part.clientWidth]")
    assert wide <= room, "a column is cut off"


def test_the_end_screen_tells_who_won_and_how(visit: Visit, server: Served) -> None:
    """Winner, reason and scores as the table has them; the chart has a line for each seat and a table beside it."""
    ann = visit()
    table = ann.play_out(server)
    outcome = ann.standing["view"]["outcome"]
    scores = server.get(f"/api/tables/{table}/scores", lang="en").json()

    end = ann.dialog("end-title")

    won = ["Ann", ann.say("bot-name-2")]
    if outcome["winners"] == [0]:
        expect(end).to_contain_text(ann.say("end-you"))
    for seat in outcome["winners"]:
        expect(end).to_contain_text(won[seat])
    expect(end).to_contain_text(ann.say(f"how-{outcome['how']}"))
    for score in outcome["scores"]:
        expect(end).to_contain_text(ann.say("score-happiness", score=score))
    points = end.get_by_role("region", name=ann.say("end-points"))
    adds_up(points, outcome["scores"])
    total = points.get_by_role("row").filter(has_text=ann.say("end-sum"))
    assert sorted(re.findall(r"-?\d+", total.inner_text())) == sorted(str(score) for score in outcome["scores"])
    chart = end.get_by_role("img", name=ann.say("chart"))
    expect(chart.locator("polyline")).to_have_count(2)
    end.get_by_text(ann.say("chart-table")).click()
    last = end.get_by_role("row").last
    assert re.findall(r"-?\d+", last.inner_text()) == [str(number) for number in (scores["at"][-1], *outcome["scores"])]


def test_the_record_is_downloaded_and_verified(visit: Visit, server: Served, tmp_path: Path) -> None:
    """The commitment shown before the game fits the secret shown after it, and `crossroads verify` accepts the file."""
    ann = visit()
    table = ann.play_out(server)
    end = ann.dialog("end-title")

    with ann.page.expect_download() as download:
        ann.link("record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)

    assert file.name == f"crossroads-{table}.json"
    verified = subprocess.run(
        [sys.executable, "-m", "crossroads.cli", "verify", file], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr
    info = server.get(f"/api/tables/{table}").json()
    end.get_by_text(ann.say("fair-dice")).click()
    expect(end.get_by_text(info["commitment"], exact=True)).to_be_visible()
    expect(end.get_by_text(info["secret"], exact=True)).to_be_visible()


def test_another_game_at_the_same_seats(visit: Visit, server: Served) -> None:
    """Rematch leads to a new table with the same people, bots and options, where the game begins."""
    ann = visit()
    table = ann.play_out(server)

    ann.button("rematch").click()

    expect(ann.page).not_to_have_url(re.compile(table))
    ann.wait(turns=("mine",))
    again = ann.page.url.rpartition("/")[2]
    before, now = (server.get(f"/api/tables/{each}").json() for each in (table, again))
    assert before["rematch"] == again
    assert (now["options"], now["pace"], now["undo"]) == (before["options"], before["pace"], before["undo"])
    assert [seat["name"] for seat in now["seats"]] == ["Ann", ""]
    ann.choose()


def test_the_result_can_be_put_away_and_called_back(visit: Visit, server: Served) -> None:
    """Whoever closes the result sees the final table, and a button brings it back; so it is for one who comes later."""
    eve = visit()
    eve.open(f"/tables/{server.played_out()}")
    expect(eve.dialog("end-title")).to_be_visible()

    eve.page.keyboard.press("Escape")
    expect(eve.dialog("end-title")).to_have_count(0)
    expect(eve.board).to_be_visible()
    eve.button("result").click()

    expect(eve.dialog("end-title")).to_be_visible()
    assert eve.button("rematch").count() == 0
