"""Fallout for every reader: three languages without a foreign word, no label cut off, and nothing that axe objects to."""

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from crossroads.engine.game import Game
from tests.kit.browser import LOCALES, WEB, Lang, Screen, Visit
from tests.kit.serving import Served
from tests.kit.wastes import Journey, asks

EVERYWHERE = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
RAW_ID = re.compile(
    r"\{ ?\$|\b(event|prompt|option|refusal|label|odds|group|scene)-[a-z]+(-[a-z]+)*\b|\b(undefined|null|NaN)\b|\[object "
)
RULE_ID = re.compile(r"\bfallout(\.[a-z0-9-]+)+\b")
SAME_EVERYWHERE = {"Crossroads", "Fallout", "Ann", "Enter", "EN", "RU", "PL", "HP", "XP"}
LATIN = re.compile(r"[A-Za-z]{2,}")
ENGLISH = re.compile(
    r"\b(the|you|your|of|and|is|are|with|without|from|for|has|have|gains|turn|round|space|choose|level|weapon|armor"
    r"|enemy|quest|points?|dice|reroll|camp|survivor|tile|draw)\b",
    re.IGNORECASE,
)
CUT = """() => {
  const isCut = (row) => {
    const { left, right } = row.getBoundingClientRect();
    for (let frame = row; frame !== null; frame = frame.parentElement) {
      const edge = frame.getBoundingClientRect();
      const hides = getComputedStyle(frame).overflowX !== "visible";
      if (hides && (left < edge.left - 1 || right > edge.right + 1)) return true;
    }
    const parts = [row, ...row.querySelectorAll("span")].filter((part) => part.clientWidth > 1);
    return parts.some((part) => part.scrollWidth > part.clientWidth + 1);
  };
  const rows = [...document.querySelectorAll("[data-option], button[data-options], button[data-row]")];
  return rows.filter((row) => row.checkVisibility() && isCut(row)).map((row) => row.innerText);
}"""


@cache
def message_ids(lang: Lang) -> set[str]:
    """The ids of the client's messages, as far as they are no plain words."""
    files = [WEB / f"src/words/{lang}.ftl", WEB / f"src/games/fallout/words/{lang}.ftl"]
    found = re.findall(r"^([a-z][a-z0-9_-]*) =", "\n".join(file.read_text(encoding="utf-8") for file in files), re.M)
    return {name for name in found if "-" in name}


def foreign(screen: Screen) -> list[str]:
    """Whatever of the page is not in its language."""
    texts = {text: RULE_ID.sub("", text) for text in screen.texts()}
    return [shown for shown, text in texts.items() if is_foreign(text, screen.lang)]


def is_foreign(text: str, lang: Lang) -> bool:
    if RAW_ID.search(text) or text in message_ids(lang):
        return True
    if lang == "ru":
        return any(word not in SAME_EVERYWHERE and not set(word) <= set("SPECIAL") for word in LATIN.findall(text))
    return lang == "pl" and bool(ENGLISH.search(text))


@pytest.mark.parametrize(
    ("text", "lang", "wrong"),
    [
        ("Проверка S E, Enter выбирает", "ru", False),
        ("Ваш ход: step", "ru", True),
        ("odds-kill", "en", True),
        ("scene-roll", "en", True),
        ("Twoja kolej: was dwoje", "pl", False),
        ("Draw a card", "pl", True),
    ],
)
def test_foreign_words_are_found(text: str, lang: Lang, wrong: bool) -> None:
    assert is_foreign(text, lang) is wrong


def is_read_well(screen: Screen) -> None:
    assert foreign(screen) == [], screen.lang
    assert screen.page.evaluate(CUT) == [], screen.lang


@pytest.mark.long
def test_a_game_is_read_in_three_languages_at_once(visit: Visit, server: Served) -> None:
    """At every kind of question, three pages of one seat have every word in their language, and whole labels."""
    journey = Journey(server, nonce="64")
    screens = [journey.sit(visit(lang), 0) for lang in LOCALES]
    seen: set[str] = set()

    while journey.prompt and journey.seq < 100:
        if journey.prompt not in seen:
            seen.add(journey.prompt)
            for screen in screens:
                screen.wait(journey.seq - 1)
                is_read_well(screen)
        journey.choose(journey.advice())

    assert {"survivor", "start-space", "turn", "encounter", "reroll", "camp"} <= seen
    for screen in screens:
        screen.wait(journey.seq - 1)
        screen.page.keyboard.press("w")
        expect(screen.dialog("why-title").get_by_role("listitem").first).to_be_visible()
        is_read_well(screen)
        screen.page.keyboard.press("Escape")
        screen.page.keyboard.press("?")
        expect(screen.dialog("rules").get_by_role("article").first).to_be_visible()
        is_read_well(screen)


def may_step(game: Game[Any]) -> bool:
    decision = game.decision
    return decision is not None and decision.seat == 0 and any(each.startswith("step:") for each in decision.ids)


@pytest.fixture(scope="module")
def moments(server: Served) -> list[Journey]:
    """Tables at which a survivor is to be chosen, steps can be taken, an encounter is read, dice have fallen, a trade is made."""
    trade = Journey(server, 2).go(asks("turn", seat=0))
    trade.choose("camp", "trade:1", "give-cap")
    return [
        Journey(server),
        Journey(server).go(may_step),
        Journey(server).go(asks("encounter")),
        Journey(server).go(asks("reroll")),
        trade,
    ]


@EVERYWHERE
def test_axe_finds_nothing_serious(visit: Visit, moments: list[Journey], phone: bool) -> None:
    ann = visit(phone=phone)
    for journey in moments:
        journey.sit(ann, 0).wait()
        ann.is_accessible()
