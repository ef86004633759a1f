"""One name for everybody, everywhere: the one that was chosen, with what is played; bots have names of their own."""

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Lang, Visit
from tests.kit.serving import Served
from tests.kit.wastes import Journey, asks


def test_a_player_of_fallout_is_called_by_name_and_survivor(visit: Visit, server: Served) -> None:
    """Whose turn it is, who sits where: Ann is told from other Super Mutants by her name, and her survivor by its own."""
    journey = Journey(server, 2).go(asks("turn", seat=0))
    ben = journey.sit(visit(), 1)
    ben.wait(turns=("others",))
    book = server.get("/api/games/fallout/book", lang="en").json()["cards"]["characters"]
    survivors = [book[each["id"]]["name"] for each in journey.view["survivors"]]
    ann = ben.say("name-and-role", name="Ann", role=survivors[0])

    expect(ben.page.get_by_text(ben.say("turn-of", name=ann), exact=True)).to_be_visible()
    expect(ben.page.locator("#choices")).to_contain_text(ben.say("someone-chooses", name=ann))
    expect(ben.page.get_by_role("region", name=ben.say("tab-log"))).to_contain_text(ann)
    ben.tab("tab-seats").click()

    expect(ben.page.get_by_role("listitem").filter(has_text=ann).first).to_be_visible()
    expect(ben.page.get_by_role("listitem").filter(has_text=ben.say("you"))).to_contain_text(survivors[1])


def test_bots_have_names_of_their_own_on_the_board_too(visit: Visit, server: Served) -> None:
    ann = visit()
    ann.sit_with_bot(server)
    name = ann.say("bot-name-2")

    expect(ann.board).to_contain_text(name)
    ann.tab("tab-seats").click()

    shown = ann.page.get_by_role("listitem").filter(has_text=name)
    expect(shown.first).to_contain_text(ann.say("bot-random"))


@pytest.mark.parametrize("lang", ["ru", "pl"])
def test_whoever_chose_no_name_is_called_in_the_readers_language(visit: Visit, server: Served, lang: Lang) -> None:
    table, invite, _ = server.new_table()
    server.claim(table, 1, invite, "Player 2")

    eve = visit(lang)
    eve.open(f"/tables/{table}#invite={invite}")

    expect(eve.page.get_by_role("listitem").nth(1)).to_contain_text(eve.say("player-name", number=2))
