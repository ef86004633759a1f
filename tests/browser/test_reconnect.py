"""The server is killed in the middle of a game, and comes back."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Screen, Visit
from tests.kit.serving import Served

BROKEN = r"WebSocket connection to .* failed|ERR_CONNECTION_REFUSED"


@pytest.fixture(scope="module")
def server(page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of this module's own, for it will be killed."""
    folder: Path = tmp_path_factory.mktemp("mortal")
    with Served(f"sqlite:///{folder}/tables.db", folder) as served:
        yield served


def shown(screen: Screen) -> tuple[int, str, list[str], str | None]:
    rows = screen.options.get_by_role("button").all_inner_texts()
    return screen.seq, screen.turn, rows, screen.page.locator("#choices").text_content()


def test_after_a_kill_every_screen_comes_back_to_the_same_prompt(visit: Visit, server: Served) -> None:
    """Both screens say that the line is down, come back by themselves to what they showed, and play goes on."""
    ann, ben = visit(), visit("pl")
    table, invite, _ = server.new_table()
    ann.sit_at(table, invite, 0, "Ann")
    ben.sit_at(table, invite, 1, "Ben")
    for each in (ann, ben):
        each.forgive(BROKEN)
        each.wait(turns=("mine", "others"))
    for _ in range(6):
        chooser = ann if ann.turn == "mine" else ben
        before = chooser.seq
        chooser.unfold(chooser.offered[0]).click()
        for each in (ann, ben):
            each.wait(before, ("mine", "others"))
    before_kill = shown(ann), shown(ben)

    server.end(signal.SIGKILL)
    for each in (ann, ben):
        expect(each.page.get_by_text(each.say("line-down"))).to_be_visible()
    server.start()
    for each in (ann, ben):
        expect(each.page.get_by_text(each.say("line-down"))).to_have_count(0)

    assert (shown(ann), shown(ben)) == before_kill
    chooser, other = (ann, ben) if ann.turn == "mine" else (ben, ann)
    before = chooser.seq
    chooser.unfold(chooser.offered[0]).click()
    chooser.wait(before, ("mine", "others"))
    other.wait(before, ("mine", "others"))
    assert ann.log[-1] != ""


def test_a_choice_made_while_the_line_is_down_counts_once_it_is_back(visit: Visit, server: Served) -> None:
    """Nothing is lost and nothing counts twice: the choice is the next entry of the log."""
    ann = visit()
    ann.forgive(BROKEN)
    ann.sit_with_bot(server)
    ann.play(3)
    before = ann.seq
    server.end(signal.SIGKILL)
    expect(ann.page.get_by_text(ann.say("line-down"))).to_be_visible()

    ann.unfold(ann.offered[0]).click()
    server.start()

    ann.wait(before)
    own = [told["seq"] for told in ann.told if told["type"] == "step" and told["by"] == 0 and told["seq"] > before]
    assert own[0] == before + 1
    expect(ann.page.get_by_text(ann.say("line-down"))).to_have_count(0)


def test_a_server_that_is_away_at_first_is_tried_again(visit: Visit, server: Served) -> None:
    """A page that is already open says that the server does not answer, and a button asks again."""
    ann = visit()
    ann.forgive(BROKEN)
    table = server.played_out()
    ann.open("/")
    expect(ann.page.get_by_text(ann.say("open-tables-none"))).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    server.end(signal.SIGKILL)

    ann.page.evaluate("table => history.pushState(null, '', `/tables/${table}`)", table)
    ann.page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(ann.page.get_by_text(ann.say("trouble-server-away"))).to_be_visible()
    server.start()
    ann.button("try-again").click()

    assert ann.wait(turns=("over",)) == "over"
