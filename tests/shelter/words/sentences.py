"""The sentences of Shelter for tests: words without a game, a table to speak of, and what reads well."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from crossroads.engine.content import content_of
from crossroads.engine.events import Event
from crossroads.engine.words import Words
from crossroads.games import shelter
from crossroads.games.shelter import DEFINITION as SHELTER
from crossroads.games.shelter.cards.content import Content
from tests.kit import Table, dweller, player, table

WORDING = SHELTER.wording()

HOME = Path(shelter.__file__).parent
BASE = HOME / "packs" / "base"

Particulars = Mapping[str, Any]


@cache
def words(lang: str) -> Words:
    return Words(lang, (BASE,), content())


@cache
def content() -> Content:
    found: Content = content_of("shelter", ())
    return found


@cache
def source(name: str) -> str:
    return (BASE / name).read_text(encoding="utf-8")


def messages(name: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", source(name), re.MULTILINE))


@cache
def only_english(lang: str) -> frozenset[str]:
    """Words that stand in the English messages and nowhere in another language's."""
    texts = ["".join(source(f"{part}.{each}.ftl") for part in ("cards", "table", "board")) for each in ("en", lang)]
    english, other = (set(re.findall(r"[^\W\d_]{2,}", text.lower())) for text in texts)
    return frozenset(english - other)


def assert_reads_well(text: str, lang: str) -> None:
    """No braces, ids, gaps or doubled marks, and none of the words of another language."""
    assert text, "an empty text"
    assert text == text.strip(), text
    assert not re.search(
        r"[{}$<>_]| {2}|[.,;:]{2}|[(\[] | [)\],.;:]|\(\)|\[\]|\bNone\b|\w:\w|[a-z]\.(left|right|both)", text
    ), text
    if lang == "ru":
        assert not re.search(r"[A-Za-z]{2}", text), text
    if lang != "en":
        found = set(re.findall(r"[^\W\d_]{2,}", text.lower())) & only_english(lang)
        assert not found, f"{text}: {found}"


def a_table() -> Table:
    """Red is trained in A and L, Blue has a theatre; radroaches are in the diner, two threats at the generator."""
    people = [dweller(letter="A"), dweller(letter="L"), dweller(), dweller(wounded=True)]
    return table(
        player(power=3, food=1, dwellers=people, items=["canteen"], exhausted=["guard-dog"]),
        player(),
        floors={0: (["garden"], ["trading-post"]), 1: (["theatre"], ["living-quarters"])},
        threats={
            "diner.right": "radroaches",
            "generator.left": "fire",
            "generator.right": "super-mutant",
            "living-quarters.left": "raiders",
        },
    )


def tell(lang: str, what: str, rule: str = "shelter.overview.goal", **about: Any) -> str:
    return WORDING.event(words(lang), a_table().game.view(0), Event(what, rule, about))
