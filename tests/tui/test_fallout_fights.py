"""Fights, tests and encounters of Fallout in the terminal, and their odds."""

import re
from fractions import Fraction

import pytest
from textual.pilot import Pilot

from crossroads.engine.odds import amounts_of, odds_of
from crossroads.engine.odds_words import odds_lines
from crossroads.engine.words import LANGUAGES
from crossroads.tui.boards.fallout import scene
from crossroads.tui.boards.fallout.panes import ScenePane
from crossroads.tui.panes import OptionsPane
from crossroads.tui.window import CrossroadsApp
from tests.kit.fallout import ARMS, HEAD, LEGS, TORSO, enemy, survivor, wasteland
from tests.tui.fallout_screen import at, at_table, press_key_of, shown, words


def test_a_fight_is_drawn_with_its_dice_and_rerolled_by_key() -> None:
    """Three heads do not hit a radroach (torso, legs): the second throw of all three kills it."""
    t = wasteland(
        survivor(space="camp.c", weapon="tire-iron", special="S"),
        enemies=[enemy("radroach", "camp.c")],
        dice=[HEAD, HEAD, HEAD, TORSO, LEGS, ARMS],
    )
    session = at(t)

    async def fight(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await press_key_of(app, pilot, "fight:radroach")
        assert "Fight: Radroach" in shown(app, "#headline")
        told = shown(app, "#going-on")
        assert told.count("╭") == 3
        assert told.count("●") == 3
        assert "Hits: 0, needed 1" in told
        assert "Rerolls: 1" in told
        await press_key_of(app, pilot, "reroll:token:123")
        assert session.view["rolling"] is None

    at_table(session, fight)

    assert session.game.history == ("fight:radroach", "reroll:token:123")
    assert "enemy-killed" in [line.kind for line in session.log]


def test_the_odds_of_a_fight_tell_kill_and_damage() -> None:
    session = at(wasteland(survivor(space="camp.c"), enemies=[enemy("radroach", "camp.c")]))

    odds = session.odds("fight:radroach")

    assert re.fullmatch(r"kill >?\d+%.*; damage [\d.]+ on average, at most \d+", odds)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_odds_are_told_in_every_language(lang: str) -> None:
    session = at(wasteland(survivor(space="camp.c"), enemies=[enemy("radroach", "camp.c")]), lang=lang)

    odds = session.odds("fight:radroach")

    assert words(lang)("odds-kill", chance="").strip() in odds
    assert "/" not in odds


@pytest.mark.parametrize(("lang", "mean"), [("en", "1.5"), ("ru", "1,5"), ("pl", "1,5")])
def test_an_average_is_written_as_the_language_writes_numbers(lang: str, mean: str) -> None:
    harm = amounts_of("damage", {1: Fraction(1, 2), 2: Fraction(1, 2)})
    fight = odds_of("plain", {"kill": Fraction(1, 2), "no-kill": Fraction(1, 2)})

    assert any(f" {mean}" in line for line in odds_lines(words(lang), [fight, harm]))


def test_of_a_fight_that_nobody_survives_only_the_end_is_told() -> None:
    fatal = odds_of("plain", {"death": Fraction(1)})

    assert odds_lines(words("en"), [fatal]) == ["death 100%"]


def test_a_kill_that_only_cards_can_bring_is_told() -> None:
    fatal = odds_of("plain", {"death": Fraction(1)})
    saved = odds_of("with-cards", {"kill": Fraction(1, 4), "death": Fraction(3, 4)})

    assert odds_lines(words("en"), [fatal, saved]) == ["kill 0% (25% with cards), death 100%"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cards_can_bring_is_told_beside_the_odds(lang: str) -> None:
    """A yao guai and a perk for two hits: with cards the kill is likelier, in every language; leather armor does not help to kill."""
    foes = [enemy("yao-guai", "camp.c")]
    armed = at(wasteland(survivor(perks=["big-leagues"]), enemies=foes), lang=lang)
    padded = at(wasteland(survivor(apparel="leather-armor"), enemies=foes), lang=lang)
    with_cards = words(lang)("odds-cards", chance="").strip()

    assert with_cards in armed.odds("fight:yao-guai")
    assert with_cards not in padded.odds("fight:yao-guai")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_encounter_is_read_as_a_scene(lang: str) -> None:
    """Title and introduction above the map, the choices in full in the list, and the map again afterwards."""
    t = wasteland(survivor(space="cit.a"), encounters={"wasteland": ["crossing-guard"]})
    session = at(t, lang=lang)

    async def meet(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        assert not app.table.query_one(ScenePane).display
        await press_key_of(app, pilot, "encounter")
        told = shown(app, "#going-on")
        assert session.words("encounter-crossing-guard") in told
        assert session.words("encounter-crossing-guard.intro") in told
        assert session.words("encounter-crossing-guard") in shown(app, "#headline")
        options = app.table.query_one(OptionsPane)
        assert [entry.name for entry in options.entries] == list(t.options)
        await pilot.press("1")
        await pilot.pause()
        assert len(session.game.history) == 2

    at_table(session, meet)


def test_a_die_shows_its_areas_and_whether_it_hits() -> None:
    """A torso with one hit icon against an enemy that is vulnerable there, and against one that is not."""
    session = at(wasteland())

    hits = scene.dice(session, [TORSO - 1], "TL", 60).plain
    misses = scene.dice(session, [TORSO - 1], "H", 60).plain

    assert "█" in hits
    assert "✔" in hits
    assert "✸" in hits
    assert "✔" not in misses
