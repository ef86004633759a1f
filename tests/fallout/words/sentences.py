"""The sentences of Fallout for tests: words without a game, and the labels, questions and log of a table."""

import re
from functools import cache
from pathlib import Path

from crossroads.engine.content import content_of
from crossroads.engine.labels import Label
from crossroads.engine.words import Words
from crossroads.games import fallout
from crossroads.games.fallout import DEFINITION as FALLOUT
from crossroads.games.fallout.cards.content import Content
from tests.kit.fallout import Wasteland

WORDING = FALLOUT.wording()

HOME = Path(fallout.__file__).parent
BASE = HOME / "packs" / "base"


@cache
def words(lang: str) -> Words:
    return Words(lang, (BASE,), content())


@cache
def content() -> Content:
    found: Content = content_of("fallout", ())
    return found


def assert_reads_well(text: str, lang: str) -> None:
    """No braces, ids, gaps or doubled marks."""
    text = text.replace("S.P.E.C.I.A.L.", "X")
    assert text, "an empty text"
    assert text == text.strip(), text
    assert not re.search(
        r"[{}$<>_]| {2}|[.,;:]{2}|[(\[] | [)\],.;:]|\(\)|\[\]|\bNone\b|[a-z]\.[a-g]\b|tile-\d|#\d|~", text
    ), text
    if lang == "ru":
        assert not re.search(r"[A-Za-z]{2}", text), text


def label(t: Wasteland, option: str, lang: str = "en") -> str:
    return WORDING.option(t.game.words(lang), t.game.view(t.seat), option).sentence


def parts(t: Wasteland, option: str, lang: str = "en") -> Label:
    return WORDING.option(t.game.words(lang), t.game.view(t.seat), option)


def question(t: Wasteland, lang: str = "en") -> str:
    return WORDING.prompt(t.game.words(lang), t.game.view(t.seat), t.decision).sentence


def log(t: Wasteland, seat: int | None = 0, lang: str = "en") -> list[str]:
    view = t.game.view(seat)
    return [WORDING.event(t.game.words(lang), view, event) for event in t.game.events_for(seat)]
