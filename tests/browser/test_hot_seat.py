"""Several people at one screen: nothing of the next one's side is in the page or the traffic before the hand-over."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Look, Said, Screen, Visit, Windows
from tests.kit.serving import Served

WITH_LANTERNS = "from tests.engine import toy; toy.install(); from crossroads.cli import main; main()"


def behind_the_curtain(screen: Screen, heard: int) -> None:
    """The page and everything heard since then hold no option of anybody, and look through nobody's eyes."""
    expect(screen.page.locator("[data-turn]")).to_have_attribute("data-turn", "curtain")
    last = screen.standing
    assert last in screen.told[heard:]
    assert (last["looking"], last["decision"]["options"]) == (None, [])
    assert last["curtain"] == last["decision"]["seat"]
    asked = [told["decision"] for told in screen.told[heard:] if told.get("decision")]
    assert not [decision for decision in asked if decision["seat"] == last["curtain"] and decision["options"]]
    assert screen.page.locator("[data-option], [data-options]").count() == 0


def test_a_curtain_falls_between_two_people_at_one_screen(visit: Visit) -> None:
    """Shelter for two at one screen: before each hand-over no option of the next seat has come."""
    both = visit()
    both.lay("here")
    for number, name in ((1, "Ann"), (2, "Ben")):
        both.page.get_by_label(both.say("seat-name-of", number=number)).fill(name)
    both.button("make-and-play").click()
    turn, heard = both.wait(turns=("curtain",)), 0

    for _ in range(8):
        behind_the_curtain(both, heard)
        seat: int = both.standing["curtain"]
        both.look(["Ann", "Ben"][seat])
        assert both.standing["looking"] == seat
        assert both.offered
        heard = len(both.told)
        turn = both.choose()
        while turn == "mine":
            turn = both.choose()
        if turn == "over":
            break
    assert {told["looking"] for told in both.told if told["type"] == "standing"} == {None, 0, 1}


def test_escape_does_not_lift_the_curtain(visit: Visit) -> None:
    """Only the button with the name on it hands over."""
    both = visit()
    both.lay("here")
    both.button("make-and-play").click()
    both.wait(turns=("curtain",))

    for _ in range(3):
        both.page.keyboard.press("Escape")

    asked = both.say("player-name", number=both.standing["curtain"] + 1)
    expect(both.button("curtain-look", name=asked)).to_be_visible()
    assert both.turn == "curtain"


@pytest.fixture
def lanterns(page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that can play Lanterns, where everybody has a hand that only they see."""
    folder = tmp_path_factory.mktemp("lanterns")
    served = Served(f"sqlite:///{folder}/tables.db", folder)
    served.program = ["-c", WITH_LANTERNS]
    with served:
        yield served


def test_the_next_hand_is_neither_in_the_page_nor_in_the_traffic(windows: Windows, lanterns: Served) -> None:
    """A game with secret hands: page, socket and HTTP know a seat's cards only after it has taken the screen."""
    both = Screen(windows, Look(lanterns.url))
    table, invite, _ = lanterns.new_table(game="toy", options={"rounds": 3})
    both.sit_at(table, invite, 0, "Ann")
    both.page.get_by_label(both.say("your-name")).fill("Ben")
    both.button("claim-here").click()
    turn = both.wait(turns=("curtain",))

    looks, heard, names = 0, 0, ["Ann", "Ben"]
    while turn == "curtain":
        behind_the_curtain(both, heard)
        seat: int = both.standing["curtain"]
        assert all(isinstance(cards, int) for cards in both.standing["view"]["hands"])
        before = [both.page.content(), *map(json.dumps, unseen_by(both, 1 - seat, heard)), *answers(both)]
        both.look(names[seat])
        cards = both.standing["view"]["hands"][seat]
        assert cards
        for card in cards:
            assert f"give:{card}" in both.offered
            assert not [text for text in before if f'"give:{card}"' in text or f'"card": {card}}}' in text]
        assert isinstance(both.standing["view"]["hands"][1 - seat], int)
        looks, heard = looks + 1, len(both.told)
        turn = both.choose("wait")

    assert (turn, looks) == ("over", 6)
    both.close()


def unseen_by(screen: Screen, other: int, heard: int) -> list[Said]:
    """What came since then, but for the steps that the other one was told with own eyes."""
    since = screen.told[heard:]
    return [told for told in since if not (told["type"] == "step" and told["by"] == other)]


def answers(screen: Screen) -> list[str]:
    """What the server has answered over HTTP, but for the page's own files."""
    return [each.text() for each in screen.answers if "/api/" in each.url and each.ok]
