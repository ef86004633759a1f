"""Fallout in two browsers: a trade, a fight, and agendas that the other seat never hears of."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, expect

from crossroads.engine.game import Game
from tests.kit.browser import Screen, Visit, tells
from tests.kit.serving import Served
from tests.kit.wastes import Journey, asks


def caps(journey: Journey) -> list[int]:
    return [who["caps"] for who in journey.view["survivors"]]


def scene(screen: Screen, name: str) -> Locator:
    return screen.board.get_by_role("region", name=screen.say(f"scene-{name}"), exact=True)


def test_a_trade_is_offered_in_one_browser_and_answered_in_the_other(visit: Visit, server: Served) -> None:
    """While camping Ann asks for a cap and offers one and a card; Ben makes her another offer, and she accepts."""
    journey = Journey(server, 2).go(asks("turn", seat=0))
    ann, ben = journey.sit(visit(), 0), journey.sit(visit("pl"), 1)
    for screen in (ann, ben):
        screen.wait(turns=("mine", "others"))
    journey.click(ann, "camp")
    journey.click(ann, "trade:1")
    trade = scene(ann, "trade")

    for option in ("give-cap", "give-cap", "ask-cap"):
        before = ann.seq
        trade.locator(f'[data-options="{option}"]').click()
        ann.wait(before)
        journey.note(option)
    expect(trade.get_by_role("region", name=ann.say("trade-gives", who="Ann"))).to_contain_text("2")
    before, had = ann.seq, caps(journey)
    trade.locator('[data-options="propose"]').click()
    journey.note("propose")

    assert ben.wait(before, ("mine",)) == "mine"
    assert ben.offered == ["accept", "refuse", "counter"]
    journey.click(ben, "counter")
    journey.click(ben, "give-cap")
    journey.click(ben, "ask-cap")
    journey.click(ben, "ask-cap")
    before = ann.seq
    journey.click(ben, "propose")
    assert ann.wait(before, ("mine",)) == "mine"
    scene(ann, "trade").locator('[data-options="accept"]').click()
    ann.wait(before + 1, ("mine",))
    journey.note("accept")
    assert caps(journey) == [had[0] - 1, had[1] + 1]
    expect(scene(ann, "trade")).to_have_count(0)
    assert len(ann.log) == len(ben.log)
    ann.choose("camp:all")


def is_fight(game: Game[Any]) -> bool:
    """A fight in which dice may be thrown again."""
    return asks("reroll")(game) and game.view(0)["rolling"]["kind"] == "fight"


def test_dice_are_selected_and_thrown_again_in_a_fight(visit: Visit, server: Served) -> None:
    """A die is clicked, the button to throw it again appears; both pages show the same dice before and after."""
    journey = Journey(server, 2).go(is_fight)
    fighter, watcher = journey.seat, 1 - journey.seat
    screens = {fighter: journey.sit(visit(), fighter), watcher: journey.sit(visit(), watcher)}
    own, other = screens[fighter], screens[watcher]
    own.wait(turns=("mine",))
    other.wait(turns=("others",))
    dice = scene(own, "roll").get_by_role("region").get_by_role("button")
    expect(dice).to_have_count(3)
    option = next(each for each in journey.offered if re.fullmatch(r"reroll:.+:[123]{2}", each))
    again = scene(own, "roll").locator(f'[data-options="{option}"]')
    expect(again).to_have_count(0)

    for die in option.rpartition(":")[2]:
        dice.nth(int(die) - 1).click()
        expect(dice.nth(int(die) - 1)).to_have_attribute("aria-pressed", "true")
    before = own.seq
    again.click()
    own.wait(before, ("mine", "others"))
    journey.note(option)

    rolling = journey.view["rolling"]
    if rolling is not None:  # the fight goes on
        for screen in screens.values():
            screen.wait(before, ("mine", "others"))
            expect(scene(screen, "roll")).to_contain_text(f"{rolling['hits']}/{rolling['difficulty']}")
    assert own.log == other.log


# -- what the other does not know

SECRETLY = ("loyal", "give-agenda", "give-up")


def hand(journey: Journey, seat: int) -> list[str]:
    return list(journey.game.view(seat)["survivors"][seat]["agendas"])


def test_hidden_agendas_come_neither_to_the_other_seat_nor_to_a_spectator(visit: Visit, server: Served) -> None:
    """Page, socket, HTTP and replay of everybody else know how many agendas Ann has, and not which."""
    journey = Journey(server, 2, nonce="b")
    ben, eve = journey.sit(visit(), 1), journey.sit(visit())
    for screen in (ben, eve):
        screen.wait(turns=("mine", "others"))
    drawn: dict[str, int] = {}  # Ann's agendas, and after how many choices each came
    while len(drawn) < 2 or not asks("turn", seat=0)(journey.game):
        journey.choose(journey.advice())
        for agenda in set(hand(journey, 0)) - set(drawn):
            drawn[agenda] = journey.seq
    hidden = hand(journey, 0)
    assert len(hidden) >= 2
    ann = journey.sit(visit(), 0)
    for screen in (ann, ben, eve):
        screen.wait(journey.seq - 1, ("mine", "others"))
    public = set(journey.game.view(None)["piles"]["agenda"])

    for agenda in hidden:
        assert agenda not in public
        assert any(tells(text, agenda) for text in ann.heard())
        for screen in (ben, eve):
            later = [told for told in screen.told if told.get("seq", journey.seq) >= drawn[agenda]]
            assert not [told for told in later if tells(json.dumps(told), agenda)]
            assert not tells(screen.page.content(), agenda)
    first = hidden[0]
    assert drawn[first] == min(drawn.values())  # it has been in nobody else's sight since the cards were shuffled
    for screen in (ben, eve):
        assert not [text for text in screen.heard() if tells(text, first)]
    assert ben.board.locator('[data-place^="agenda:"]').count() == len(hand(journey, 1))
    assert eve.board.locator('[data-place^="agenda:"]').count() == 0

    for screen, eyes in ((ben, "&seat=1"), (eve, "")):
        screen.answers.clear()
        screen.open(f"/tables/{journey.table}/replay?at={journey.seq}{eyes}")
        expect(screen.page.get_by_role("slider")).to_be_visible()
        expect(screen.board).to_be_visible()
        assert not [text for text in screen.heard() if tells(text, first)]


def test_options_about_agendas_are_offered_to_their_owner_alone(visit: Visit, server: Served) -> None:
    """Whom Ann may be loyal to is on offer to her, and not told to Ben; once she declares it, he reads it."""
    journey = Journey(server, 2, nonce="b")
    ben = journey.sit(visit(), 1)
    loyal = "loyal:"
    while not any(each.startswith(loyal) for each in journey.offered) or not asks("turn", seat=0)(journey.game):
        journey.choose(journey.advice())
    ann = journey.sit(visit(), 0)
    ann.wait()
    ben.wait(journey.seq - 1, ("others",))
    option = next(each for each in journey.offered if each.startswith(loyal))
    assert option in ann.offered
    assert not [text for text in ben.heard() if re.search(rf'"({"|".join(SECRETLY)}):', text)]
    agenda = option.removeprefix(loyal)
    assert ann.board.locator(f'[data-place="agenda:{agenda}"]').count() == 1

    journey.click(ann, option)

    ben.wait(journey.seq - 1, ("others",))
    assert tells(json.dumps(ben.told[-1]), agenda)
