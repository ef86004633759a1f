"""Atomic Bonds in a real Chromium: the lobby, a faction, goals, fast travel, an assistant, and the end for all."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from crossroads.bots import make_bot
from crossroads.engine.game import Game
from crossroads.engine.setup import Setup
from tests.kit.browser import Lang, Screen, Visit, in_view
from tests.kit.forking import SECRET
from tests.kit.serving import Served
from tests.kit.wastes import Journey, Moment, asks, spot_on

BONDS = "atomic-bonds"
PHONE: ViewportSize = {"width": 390, "height": 844}


def names(journey: Journey, lang: Lang = "en") -> dict[str, str]:
    """What everything is called, in the book that the page draws from."""
    book = journey.server.get("/api/games/fallout/book", expansions=BONDS, lang=lang).json()
    return dict(book["names"])


def begun(server: Served, seats: int = 2, nonce: str = "") -> Journey:
    return Journey(server, seats, nonce, expansions=(BONDS,))


def nonce_for(moment: Moment, seats: int = 2) -> str:
    """With what the first seat adds to the dice bots come to a moment, and soon."""
    for number in range(200):
        game: Game[Any] = Game(Setup("fallout", seats, SECRET, (str(number), ""), {"first": 0}, modules=(BONDS,)))
        bots = [make_bot("steady", "fallout", salt=f"seat {seat}") for seat in range(seats)]
        while game.decision is not None and len(game.history) < 120:
            if moment(game):
                return str(number)
            game.choose(bots[game.decision.seat].choose(game, game.decision.seat))
    raise AssertionError("it never comes to this")


def part(journey: Journey) -> dict[str, Any]:
    return dict(journey.view["added"][BONDS])


def sheet(screen: Screen, called: dict[str, str]) -> Locator:
    """The sheet with the goals of all, in its panel."""
    screen.board.locator('[data-panel="power"][aria-expanded="false"]').click()
    return screen.board.get_by_role("region", name=called["expansion-atomic-bonds"], exact=True)


def goals(screen: Screen, called: dict[str, str]) -> Locator:
    return sheet(screen, called).get_by_role("region", name=re.compile(rf"^{called['bonds-goals']} \d"))


def test_the_lobby_takes_both_expansions_and_greys_a_scenario_that_does_not_fit(visit: Visit, server: Served) -> None:
    """New California is on the list, cannot be chosen, and its rule says why; the table says what it is played with."""
    ann = visit("en")
    ann.game = "fallout"
    ann.lay("open")
    ann.page.get_by_label("Atomic Bonds").check()
    ann.page.get_by_label("New California", exact=True).check()
    ann.page.get_by_text(ann.say("table-options")).click()
    scenario = ann.page.locator("#option-scenario")
    greyed = scenario.locator("option:disabled")

    expect(greyed).to_have_text(["New California"])
    why = ann.page.locator("#option-scenario-rule a").first
    expect(why).to_have_attribute("title", "atomic-bonds.combining.new-california-scenario-excluded")
    expect(why).to_have_text(ann.say("its-rule"))
    scenario.select_option("Rise of the Master")
    ann.is_accessible()
    ann.button("make-and-invite").click()
    expect(ann.page.get_by_text("Atomic Bonds, New California")).to_be_visible()
    ann.open("/")
    expect(ann.page.get_by_role("link", name="Atomic Bonds, New California").first).to_be_visible()


def test_with_atomic_bonds_alone_the_lobby_has_the_scenarios_of_the_base(visit: Visit, server: Served) -> None:
    """Four, all of which can be chosen; Rise of the Master comes and goes with New California."""
    ann = visit("en")
    ann.game = "fallout"
    ann.lay()
    ann.page.get_by_label("Atomic Bonds").check()
    ann.page.get_by_text(ann.say("table-options")).click()
    listed = ann.page.locator("#option-scenario option:not([value=''])")
    base = ["The Commonwealth", "The Capital Wasteland", "Far Harbor", "The Pitt"]

    expect(listed).to_have_text(base)
    expect(ann.page.locator("#option-scenario option:disabled")).to_have_count(0)

    ann.page.get_by_label("New California", exact=True).check()
    expect(listed.filter(has_text="Rise of the Master")).to_have_count(1)
    ann.page.get_by_label("New California", exact=True).uncheck()
    expect(listed).to_have_text(base)


def test_play_now_is_the_game_without_expansions(visit: Visit, server: Served) -> None:
    """However the plan below it is laid."""
    ann = visit("en")
    ann.game = "fallout"
    ann.lay()
    ann.page.get_by_label("Atomic Bonds").check()

    ann.button("play-now").click()
    ann.wait()

    expect(ann.board.get_by_role("button", name=ann.say("panel-power"))).to_be_visible()
    expect(ann.board.locator('[data-piece^="camp-"]')).to_have_count(0)
    table = ann.page.url.partition("/tables/")[2].partition("?")[0].partition("#")[0]
    assert server.get(f"/api/tables/{table}").json()["expansions"] == []


def test_a_faction_is_chosen_by_a_card_that_says_what_it_means(visit: Visit, server: Served) -> None:
    """Two cards with the title of their sheet, the last stand and what the other does; the sheet then lies open."""
    journey = begun(server).go(asks("atomic-bonds.loyal", seat=0))
    ann, called = journey.sit(visit(), 0), names(journey)
    ann.wait()
    card = ann.board.locator(".one", has_text="Lost Property")

    for said in ("the Institute", "Downtown Boston", called["bonds-instead"], called["bonds-many"]):
        expect(card).to_contain_text(said)
    ann.is_accessible()
    before = ann.seq
    card.locator('[data-options="atomic-bonds.loyal:shield"]').click()
    ann.wait(before, ("mine", "others"))
    journey.note("atomic-bonds.loyal:shield")

    laid = sheet(ann, called)
    expect(laid).to_contain_text(f"{called['bonds-loyal']}: the Institute")
    expect(laid).to_contain_text(f"{called['bonds-opposing']}: the Railroad")
    expect(laid).to_contain_text("Downtown Boston")


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_goals_say_what_they_ask_for_and_how_far_they_are(visit: Visit, server: Served, lang: Lang) -> None:
    """As the view has them, on a desk and on a phone of 390 by 844; nothing is wider, axe finds nothing."""
    journey = begun(server).go(asks("turn", seat=0))
    for phone in (False, True):
        ann = visit(lang, phone=phone)
        ann.keep_window()
        if phone:
            ann.page.set_viewport_size(PHONE)
        journey.sit(ann, 0).wait()
        shown = goals(ann, names(journey, lang))

        for goal, at in part(journey)["goals"]["progress"].items():
            expect(shown.locator(f'[data-place="goal:{goal}"]')).to_contain_text(f"{at['have']}/{at['of']}")
        ann.fits()
        in_view(ann.page.locator("#choices"))
        ann.is_accessible()


def may_travel(game: Game[Any]) -> bool:
    """Seat 0 is on turn, and elsewhere than at the crossroads, where the camp is."""
    decision = game.decision
    return (
        asks("turn", seat=0)(game)
        and decision is not None
        and any(each.startswith("atomic-bonds.travel:") for each in decision.ids)
        and not any(each.startswith("step:") for each in decision.ids)
        and game.view(0)["survivors"][0]["space"] not in game.view(0)["added"][BONDS]["camps"]["placed"]
    )


def test_a_camp_on_the_map_is_lit_and_a_click_travels_there(visit: Visit, server: Served) -> None:
    """The token lies in its space with a ring round it; the survivor is there after one click."""
    journey = begun(server, nonce=nonce_for(may_travel)).go(may_travel)
    [camp] = part(journey)["camps"]["placed"]
    ann = journey.sit(visit(), 0)
    ann.wait()
    token = ann.board.locator(f'[data-piece="camp-{camp}"]')
    expect(token.locator(".goal")).to_have_count(1)
    lit = ann.board.locator(f'[data-node="{camp}"]')
    expect(lit).to_have_attribute("data-options", f"atomic-bonds.travel:{camp}")

    before = ann.seq
    ann.page.mouse.click(*spot_on(lit))
    ann.wait(before, ("mine", "others"))
    journey.note(f"atomic-bonds.travel:{camp}")

    assert journey.view["survivors"][0]["space"] == camp


def cannot_travel(game: Game[Any]) -> bool:
    """Seat 0 is on turn with an action left, and an enemy keeps the survivor from travelling."""
    decision = game.decision
    return (
        asks("turn", seat=0)(game)
        and decision is not None
        and game.view(0)["actions"] == 2
        and not any(each.startswith("atomic-bonds.travel:") for each in decision.ids)
    )


def test_fast_travel_that_is_not_possible_says_so_and_why(visit: Visit, server: Served) -> None:
    """It stands with the other actions that are not on offer; pressed, it names the enemy's rule and no other."""
    journey = begun(server, nonce=nonce_for(cannot_travel)).go(cannot_travel)
    ann, called = journey.sit(visit("en"), 0), names(journey)
    ann.wait()
    acts = ann.board.get_by_role("region", name=ann.say("acts"), exact=True)

    acts.get_by_role("button", name=called["bonds-fast-travel"]).click()

    why = ann.dialog("why-title")
    expect(why.get_by_role("listitem")).to_have_count(1)
    expect(why).to_contain_text("Fast travel is not allowed while a faceup enemy is in")
    ann.is_accessible()


def a_die_to_reroll(game: Game[Any]) -> bool:
    """Somebody is asked to assist who could then reroll the die of their own."""
    if not asks("atomic-bonds.assist")(game) or game.decision is None:
        return False
    trial, helper = game.clone(), game.decision.seat
    bots = [make_bot("steady", "fallout", salt=f"seat {seat}") for seat in range(2)]
    wanted = ["atomic-bonds.assist", f"atomic-bonds.assistant:{helper}"]
    while (decision := trial.decision) is not None:
        rolling = trial.view(helper)["rolling"]
        if not wanted and (rolling is None or rolling["helper"]["dice"]):
            return rolling is not None and decision.prompt == "reroll" and bool(rolling["helper"]["rerolls"])
        if wanted and wanted[0] not in decision.ids:
            return False
        trial.choose(wanted.pop(0) if wanted else bots[decision.seat].choose(trial, decision.seat))
    return False


def test_somebody_assists_in_one_browser_and_the_fighter_agrees_in_the_other(visit: Visit, server: Served) -> None:
    """The one is asked beside the fight, the other picks; both see a die apart, with the assistant's name and damage."""
    wanted = a_die_to_reroll
    journey = begun(server, nonce=nonce_for(wanted)).go(wanted)
    helper, fighter = journey.seat, 1 - journey.seat
    screens = {seat: journey.sit(visit(), seat) for seat in (helper, fighter)}
    for screen in screens.values():
        screen.wait(turns=("mine", "others"))
    scene = {
        seat: screen.board.get_by_role("region", name=screen.say("scene-roll"), exact=True)
        for seat, screen in screens.items()
    }
    for seat, option in ((helper, "atomic-bonds.assist"), (fighter, f"atomic-bonds.assistant:{helper}")):
        before = screens[seat].seq
        screens[seat].wait(journey.seq - 1, ("mine",))
        scene[seat].locator(f'[data-options="{option}"]').click()
        screens[seat].wait(before, ("mine", "others"))
        journey.note(option)
    while journey.view["rolling"] is not None and not journey.view["rolling"]["helper"]["dice"]:
        journey.choose(journey.advice())
    told = journey.view["rolling"]["helper"]
    who = f"{names(journey)['bonds-assistant']}: {('Ann', 'Ben')[helper]}"

    for screen in screens.values():
        screen.wait(journey.seq - 1, ("mine", "others"))
        assist = screen.board.get_by_role("region", name=who, exact=True)
        expect(assist.locator(".die")).to_have_count(1)
        expect(assist).to_contain_text(names(journey)["bonds-assist-die"])
        expect(assist).to_contain_text(f"damage {told['damage']}")
        screen.is_accessible()
    assist = screens[journey.seat].board.get_by_role("region", name=who, exact=True)
    to_reroll = assist.get_by_role("button", name=names(journey)["bonds-assist-die"])
    expect(to_reroll).to_have_accessible_name(re.compile(r"hit icons: \d"))


def test_a_drawn_modification_says_once_what_it_does(visit: Visit, server: Served) -> None:
    """On its card, and not again on the button below; to take none is a button of its own."""
    wanted = asks("atomic-bonds.take")
    journey = begun(server, nonce=nonce_for(wanted)).go(wanted)
    ann = journey.sit(visit("en"), journey.seat)
    ann.wait()
    take = ann.board.locator('.one [data-options^="atomic-bonds.take:"]').first
    card = take.locator("xpath=..")

    expect(card.locator("p").first).to_have_text(re.compile(r"^For (apparel|weapon)"))
    expect(take).to_have_text(re.compile(r"^\s*Take: [^;]+$"))
    expect(ann.board.locator('.one [data-options="atomic-bonds.take-none"]')).to_be_visible()


@pytest.mark.parametrize("fought", [True, False])
def test_the_end_says_that_all_have_lost_and_why(visit: Visit, server: Served, fought: bool) -> None:
    """Nobody wins; the opposing faction is on the last space, sheet and dialog say so; of dice only where some were thrown."""
    journey = begun(server)
    if fought:
        journey.go(asks("reroll"))
    while journey.offered:  # nobody does anything
        journey.choose("end" if "end" in journey.offered else journey.offered[0])
    assert journey.view["outcome"]["how"] == "atomic-bonds.defeat"
    ann, called = visit(), names(journey)
    journey.sit(ann, 0)
    why = called["how-atomic-bonds.defeat"]

    expect(ann.dialog("end-title")).to_contain_text(why)
    expect(ann.dialog("end-title")).to_contain_text(ann.say("end-winners", winners="", count=0))
    expect(ann.dialog("end-title")).to_contain_text(ann.say("score-goals", score=0))
    expect(ann.dialog("end-title").get_by_role("region", name=ann.say("end-dice"))).to_have_count(int(fought))
    ann.page.keyboard.press("Escape")
    expect(sheet(ann, called).get_by_role("status").filter(has_text=why)).to_be_visible()
