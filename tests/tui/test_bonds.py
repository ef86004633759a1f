"""Atomic Bonds in the terminal: sheet and goals, an assistant, camps, modifications and mutations, and lines of text."""

import asyncio
import io
from typing import Any

import pytest

from crossroads.bots import make_bot
from crossroads.engine.words import LANGUAGES
from crossroads.tui.boards.board import board_of
from crossroads.tui.boards.fallout import bonds as pane
from crossroads.tui.boards.fallout import hexmap, holdings, offers, scene
from crossroads.tui.pages import PagesPane
from crossroads.tui.panes import AddedPane
from crossroads.tui.plain import run_plain
from crossroads.tui.session import Session
from crossroads.tui.window import CrossroadsApp
from tests.kit.bonds import BondsTable, bonds, deal_bonds
from tests.kit.fallout import ARMS, HEAD, LEGS, TORSO, enemy, survivor, wasteland

SIZES = [(80, 24), (100, 30), (160, 45)]
MODIFIED = {"baseball-bat": "scope"}


def at(t: Any, people: tuple[int, ...] = (0,), lang: str = "en") -> Session:
    seats = t.game.setup.seats
    bots = {seat: make_bot("random", "fallout", salt=str(seat)) for seat in range(seats) if seat not in people}
    return Session(t.game, people, bots, lang)


def a_table(**situation: Any) -> BondsTable:
    """Two survivors at the crossroads, in the midst of everything."""
    return bonds(
        survivor(space="camp.c", caps=12, weapon="baseball-bat", special="S"),
        survivor(space="camp.c", weapon="machete", special="S"),
        **{
            "goals": ["common-purse", "well-read"],
            "modified": MODIFIED,
            "mutations": ["scaly-skin", "empath"],
            "mutated": [0],
            "power": (0, 3),
            **situation,
        },
    )


def lines(session: Session, page: str) -> str:
    return "\n".join(line.text.plain for line in holdings.page(session, page, 200, {}))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_the_sheet_tells_how_near_victory_and_loss_are(lang: str) -> None:
    """Factions, power 3 of 6, goals with their numbers, the last stand, what the sheet brings, cards and tokens."""
    t = a_table(
        done=["big-game"], upgrades=["clinic"], camps=["camp.c"], camp_tokens=1, activation_pile=["activation-3"]
    )
    session = at(t, lang=lang)
    words = session.words

    told = lines(session, "bonds")

    for label in ("loyal", "opposing", "goals", "last-stand", "stand-closed", "reaction", "none", "few", "many"):
        assert words(f"bonds-{label}") in told
    for label in ("instead", "activation", "workshop", "camps", "to-place"):
        assert words(f"bonds-{label}") in told
    assert "■■■··· " in told
    assert f"{words('goal-common-purse')} 12/12" in told
    assert f"{words('goal-well-read')} 2/5" in told
    assert f"✓ {words('goal-big-game')}" in told
    assert words("upgrade-clinic") in told


def test_the_sheet_marks_what_it_brings_for_the_enemies_on_the_map() -> None:
    """One enemy of the opposing faction: the second of the three effects is marked, and the number said."""
    told = lines(at(a_table(enemies=[enemy("shield#1", "dia.a")])), "bonds").splitlines()

    assert [line for line in told if line.startswith("►")] == [
        "► One or two: Place Institute Synth ×2 here: Diamond City"
    ]
    assert any(line.endswith("On the map now: 1") for line in told)


def test_before_a_faction_is_chosen_both_sheets_are_told_above_the_map() -> None:
    t = deal_bonds(2)
    while t.prompt != "atomic-bonds.loyal":
        t.choose(t.options[0])
    assert t.game.decision is not None
    session = at(t, (t.game.decision.seat,))

    told = scene.scene(session, 60)

    assert told is not None
    for sheet in ("Call Home", "Lost Property"):
        assert sheet in told.plain
    assert lines(session, "bonds") == "All win or lose together"


def test_a_held_card_tells_its_modification_and_a_survivor_their_mutation() -> None:
    """One's own is revealed; the other's lies facedown, and neither page names it."""
    session = at(a_table())

    mine, others = lines(session, "mine"), lines(session, "others")

    assert "Baseball Bat + Scope (the weapon counts as ranged)" in mine
    assert "Mutation: Scaly Skin · armor 1 of your own" in mine
    assert "Mutation: facedown, nobody knows it" in others
    assert "Empath" not in others
    assert "Baseball Bat + Scope" in lines(at(a_table(), (1,)), "others")


def test_camps_and_the_last_stand_are_on_the_map() -> None:
    """A camp at the crossroads; the last stand where the sheet says, whether it is open or not."""
    session = at(a_table(done=["big-game", "full-kit"]))

    drawn = [line.plain for line in hexmap.draw(hexmap.Scene(session.view, session.words)).lines]

    assert any("Crossroads Camp" in line and "∆" in line for line in drawn)
    assert any("CIT Ruins" in line and "✪" in line for line in drawn)
    assert not any("∆" in line for line in drawn if "CIT Ruins" in line)


def a_fight() -> BondsTable:
    """A raider at the crossroads, and somebody who assists; the fourth die is theirs."""
    t = a_table(enemies=[enemy("raider", "camp.c")], dice=[HEAD, TORSO, LEGS, ARMS])
    t.choose("fight:raider", "atomic-bonds.assist", "atomic-bonds.assistant:1")
    return t


def test_a_fight_tells_the_assist_die_apart_and_what_it_costs() -> None:
    """The die stands in brackets of its own, with the assistant's name and damage."""
    t = a_fight()
    session = at(t)
    helper = session.view["rolling"]["helper"]

    told = scene.scene(session, 60)

    assert told is not None
    assert f"damage: {session.view['rolling']['damage']}" in told.plain
    last = told.plain.splitlines()[-1]
    assert last.startswith("Assistant: Sparky (Wastelander) «4» arms ")
    assert f"Damage: {helper['damage']}" in last


def test_an_assistant_rerolls_the_fourth_die_by_its_areas() -> None:
    """Once the fighter has stopped, the assistant's list names the die and what it shows."""
    t = a_fight()
    while t.game.decision is not None and t.game.decision.seat == 0:
        t.choose("stop")
    session = at(t, (1,))

    entries = board_of(session).entries()
    told = [offers.short(session, entry, 40).plain for entry in entries]

    assert "Reroll  4 arms ✸" in told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_pane_fits_its_window(size: tuple[int, int], lang: str) -> None:
    """The page of the sheet can be turned to, no line is wider than its pane, and words beside it tell nothing twice."""
    session = at(a_table(enemies=[enemy("shield#1", "dia.a")]), lang=lang)
    app = CrossroadsApp(session, None)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            pages = app.screen.query_one("#mine" if size[0] < 140 else "#shared", PagesPane)
            assert "bonds" in pages.pages
            for page in ("mine", "bonds", "quests", "others"):
                for line in holdings.page(session, page, pages.room, {}):
                    assert all(len(row) <= pages.room for row in line.text.plain.splitlines())
            await pilot.press("right")
            await pilot.pause()
            assert not app.screen.query_one(AddedPane).display

    asyncio.run(run())


def test_a_table_without_the_expansion_has_no_such_page() -> None:
    session = at(wasteland(survivor()))

    assert not pane.is_at(session)
    assert "■" not in lines(session, "mine")
    assert session.words("label-power") in lines(session, "quests")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_line_by_line_each_turn_tells_the_same(lang: str) -> None:
    """Factions, power, what the sheet would bring, goals with their progress, modifications and mutations, in sentences."""
    session = at(a_table(enemies=[enemy("shield#1", "dia.a")]), lang=lang)
    out = io.StringIO()

    run_plain(session, io.StringIO("q\n"), out)

    told, words = " ".join(out.getvalue().split()), session.words
    for name in ("goal-common-purse", "goal-well-read", "mutation-scaly-skin", "modification-scope"):
        assert words(name) in told
    assert "12" in told
    assert words("place-cit-ruins") in told
