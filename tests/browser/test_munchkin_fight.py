"""Munchkin in several browsers: six meddle in a fight, deals are struck, hands stay hidden."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.kit.browser import Screen, Visit, tells
from tests.kit.parties import Party
from tests.kit.serving import Served


@pytest.fixture(scope="module")
def server(parties: Served) -> Served:
    return parties


def lit(screen: Screen, option: str) -> Locator:
    """What can be pressed on the board for an option."""
    return screen.board.locator(f'[data-options~="{option}"]').first


def press(screen: Screen, option: str) -> None:
    """Choose on the board, with the mouse; of several options of a thing in the card that opens. It goes on at once."""
    before = screen.seq
    thing = lit(screen, option)
    several = thing.get_attribute("aria-haspopup")
    thing.click()
    if several:
        screen.board.locator(f'[popover] [data-option="{option}"]').click()
    screen.wait(before, ("mine", "others", "over"))


def side(screen: Screen, name: str) -> Locator:
    return screen.board.get_by_role("region", name=screen.say(f"side-{name}"), exact=True)


def totals(screen: Screen) -> list[str]:
    """The strengths of both sides, as they are drawn."""
    return [screen.board.locator(f'[data-place="side:{name}"] b').inner_text() for name in ("munchkins", "monsters")]


def test_six_meddle_in_one_fight_and_all_see_the_sums(visit: Visit, server: Served) -> None:
    """Ann throws a grenade, Ben enrages the ant, others add to either side; every screen names every part."""
    party = Party(server, 6)
    ann, ben, fay = party.sit(visit(), 0), party.sit(visit("pl"), 1), party.sit(visit("ru", phone=True), 5)
    for screen in (ann, ben, fay):
        screen.wait(turns=("mine", "others"))
    assert totals(ann) == ["6", "2"]
    expect(ann.board.locator('[data-place="seat:1"]').first).to_be_visible()

    press(ann, "play:fragmentation-grenade.1")
    press(ann, "side:munchkins")
    ben.wait(turns=("mine",))
    press(ben, "play:enraged.1")
    party.choose(2, "play:bubbly-cola.1", "side:monsters")
    party.choose(3, "play:fragmentation-grenade.2", "side:monsters")
    party.choose(4, "play:wandering-creature.1")
    expect(fay.board.locator('[data-place="side:monsters"] b')).to_have_text("14")
    fight = party.seen(5, fay.seq)["fight"]

    assert [foe["like"] for foe in fight["foes"]] == ["giant-ant", "spying-eyebot"]
    assert (fight["munchkins"], fight["monsters"], fight["winning"]) == (9, 14, False)
    for screen in (ann, ben, fay):
        expect(screen.board.locator('[data-place="side:monsters"] b')).to_have_text("14")
        assert totals(screen) == ["9", "14"]
        expect(side(screen, "monsters").locator('[data-place="foe:giant-ant"]')).to_be_visible()
        expect(side(screen, "monsters").locator('[data-place="card:bubbly-cola.1"]')).to_contain_text("+2")
        expect(side(screen, "monsters").locator('[data-place="card:fragmentation-grenade.2"]')).to_contain_text("+3")
        expect(side(screen, "munchkins").locator('[data-place="card:fragmentation-grenade.1"]')).to_contain_text("+3")
        screen.fits()
    parts = side(ann, "monsters").locator("li").all_inner_texts()
    assert [re.sub(r"\s+", " ", part) for part in parts] == ["Level 2", "Enraged +5", "Level 2"]


def test_two_people_haggle_over_help(visit: Visit, server: Served) -> None:
    """Ann offers a Treasure, Ben wants two of his own choice, and she agrees: the fight shows the deal."""
    party = Party(server, 4)
    ann, ben = party.sit(visit(), 0), party.sit(visit("ru"), 1)
    ann.wait()
    ben.wait(turns=("others",))

    press(ann, "help:1")
    deal = ann.board.get_by_role("region", name=ann.say("deal"), exact=True)
    expect(deal).to_contain_text(ann.say("deal-ask", who="Ann", to="Ben"))
    press(ann, "treasures:1")
    expect(deal).to_contain_text(ann.say("terms-treasures", count=1, picker="helper"))
    press(ann, "give:leather-armour")
    press(ann, "propose")
    ben.wait(turns=("mine",))
    theirs = ben.board.get_by_role("region", name=ben.say("deal"), exact=True)
    expect(theirs).to_contain_text(ben.say("deal-ask", who="Ann", to="Ben"))
    expect(theirs.get_by_role("region", name=ben.say("gives-what", who="Ann"))).to_contain_text("Кожаный")
    press(ben, "counter")
    press(ben, "treasures:2")
    press(ben, "propose")
    ann.wait(turns=("mine",))
    expect(deal).to_contain_text(ann.say("deal-bring", who="Ben", to="Ann"))
    press(ann, "accept")

    expect(deal).to_have_count(0)
    for screen in (ann, ben):
        expect(side(screen, "munchkins")).to_contain_text(screen.say("terms-treasures", count=2, picker="helper"))
        expect(side(screen, "munchkins")).to_contain_text(screen.say("role-helper"))
    assert party.seen(0, ann.seq)["fight"]["helper"] == 1


def test_a_bot_is_asked_for_help_and_answers(visit: Visit, server: Served) -> None:
    """Ann asks a bot that is strong enough, and offers it a Treasure."""
    party = Party(server, 4, 1, 2, 3)
    ann = party.sit(visit(), 0)
    ann.wait()
    press(ann, "help:1")
    press(ann, "treasures:1")
    before = ann.seq
    lit(ann, "propose").click()
    ann.wait(before, ("mine",))

    told = [line for step in ann.told if step["type"] == "step" for line in step["lines"] if line["seat"] == 1]
    assert {"joined", "declined"} & {line["kind"] for line in told}
    helper = party.seen(0, ann.seq)["fight"]["helper"]
    expect(side(ann, "munchkins").get_by_text(ann.say("role-helper"), exact=True)).to_have_count(
        0 if helper is None else 1
    )


def test_a_standing_answer_holds_until_something_changes(visit: Visit, server: Served) -> None:
    """Ben says that he passes: with Ann's pass the right goes on past him, unasked."""
    party = Party(server, 6)
    ann, ben = party.sit(visit(), 0), party.sit(visit(), 1)
    ann.wait()
    ben.wait(turns=("others",))
    way = ben.region("window").get_by_role("button", name=ben.say("stand-until-change"), exact=True)
    way.click()
    expect(way).to_have_attribute("aria-pressed", "true")

    press(ann, "pass")

    party.caller(2, "pass")
    ben.wait(ann.seq - 1, ("others",))
    assert [told["by"] for told in ben.told if told["type"] == "step"][:2] == [0, 1]


def test_hands_come_neither_to_other_seats_nor_to_a_spectator(visit: Visit, server: Served) -> None:
    """Page, socket and HTTP of everybody else know how many cards Ann holds, and not which; hers does."""
    party = Party(server, 6)
    ann, ben, eve = party.sit(visit(), 0), party.sit(visit(), 1), party.sit(visit())
    for screen in (ann, ben, eve):
        screen.wait(turns=("mine", "others"))

    for card in ("fragmentation-grenade.1", "raider.1"):
        assert any(tells(text, card) for text in ann.heard())
        for screen in (ben, eve):
            assert not [text for text in screen.heard() if tells(text, card)]
    assert not [text for text in ann.heard() if tells(text, "enraged.1")]
    expect(ben.board.locator(".in-hand")).to_have_count(2)
    expect(eve.board.locator(".in-hand")).to_have_count(0)
    for screen in (ann, ben, eve):
        screen.is_accessible()
