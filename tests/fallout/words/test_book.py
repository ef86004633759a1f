"""The book: whatever a board draws is in it, in every language, and as the rules have it; no secret is."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest

from crossroads.engine.content import content_of
from crossroads.engine.definition import definition
from crossroads.engine.packs import find_packs
from crossroads.engine.shapes import mismatch
from crossroads.engine.words import LANGUAGES, Words, shared_words
from crossroads.games.fallout import DEFINITION as FALLOUT
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.words.book import LABELS, book, open_cards, sort_labels
from crossroads.games.fallout.words.book_types import Book, Opened
from tests.kit.fallout import deal, story_pack

WORDING = FALLOUT.wording()

FOLDER = find_packs("fallout", ("base",))[0].folder


def content() -> Content:
    found: Content = content_of("fallout", ())
    return found


def words(lang: str) -> Words:
    return shared_words(lang, (FOLDER,), content())


@cache
def opened(lang: str) -> dict[str, Any]:
    return definition("fallout").book(words(lang), content())


def cards(kind: str, lang: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = opened(lang)["cards"][kind]
    return found


def texts(data: Any) -> Iterator[str]:
    """Every name and text in a part of the book."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in ("name", "flavour", "text", "intro", "faction", "enemy", "story", "how", "results", "opening"):
                yield from [value] if isinstance(value, str) else (value if isinstance(value, list) else [])
            yield from texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_can_be_sent(lang: str) -> None:
    """It is plain data, and has exactly the fields that are declared."""
    assert mismatch(Book, opened(lang)) is None


@pytest.mark.parametrize("kind", ["cards", "enemies"])
def test_the_book_tells_how_many_there_are_of_each(kind: str) -> None:
    """As many as have its id, with a number or without one."""
    ids = Counter(cards("copies").values())

    assert {which: card["copies"] for which, card in cards(kind).items()} == {
        which: ids[which] for which in cards(kind)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_in_the_book_under_its_name(lang: str) -> None:
    whole = content()
    kinds: dict[str, tuple[str, Iterable[str]]] = {
        "enemies": ("enemy", whole.enemies),
        "cards": ("card", dict.fromkeys(card.id for card in whole.cards.values())),
        "perks": ("perk", whole.perks),
        "characters": ("character", whole.characters),
    }

    for kind, (family, ids) in kinds.items():
        assert [*cards(kind, lang)] == [*ids]
        for which, card in cards(kind, lang).items():
            assert card["name"] == words(lang)(f"{family}-{which}")
            assert card["flavour"] == words(lang)(f"{family}-{which}.flavour")
    assert [*cards("scenarios", lang)] == [*whole.scenarios]
    assert [*cards("tiles", lang)] == [*whole.faces]
    assert [*cards("agendas", lang)] == [*whole.agendas]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_empty_or_in_another_language(lang: str) -> None:
    found = [*texts(opened(lang)["cards"]), *opened(lang)["names"].values()]
    found = [text for text in found if text not in ("star", "shield")]  # sides, not names

    assert len(found) > 600
    assert all(text and text == text.strip() and not re.search(r"[{}$_]", text) for text in found)
    if lang == "ru":
        assert not [text for text in found if re.search(r"[A-Za-z]{2}", text.replace("Fallout", ""))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_of_cards_are_those_that_the_rules_make(lang: str) -> None:
    for which, card in cards("cards", lang).items():
        assert "\n".join(card["text"]) == WORDING.card(words(lang), content(), f"card:{which}")
    for family, kind in (("perk", "perks"), ("agenda", "agendas")):
        for which, card in cards(kind, lang).items():
            assert "; ".join(card["text"]) == WORDING.card(words(lang), content(), f"{family}:{which}")
    for which, card in cards("enemies", lang).items():
        assert card["text"] == WORDING.card(words(lang), content(), f"enemy:{which}")


def test_the_book_says_which_card_or_enemy_every_copy_is() -> None:
    """So nobody takes `stimpak~2` apart: each copy that can lie on the table is there, and leads to its card."""
    copies = cards("copies")

    assert {*copies} == {*content().cards, *content().tokens}
    assert all(
        which in (cards("cards") if copy in content().cards else cards("enemies")) for copy, which in copies.items()
    )
    assert any(copy != which for copy, which in copies.items())


def test_what_is_printed_on_cards_is_data_too() -> None:
    rifle = cards("cards")["laser-rifle"]
    dogmeat = cards("cards")["dogmeat"]

    assert (rifle["kind"], rifle["deck"], rifle["cost"]) == ("weapon", "loot", 4)
    assert (rifle["letters"], rifle["ranged"], rifle["armor"], rifle["copies"]) == ("PI", True, 0, 1)
    assert (dogmeat["deck"], dogmeat["cost"], len(dogmeat["text"])) == ("unique", None, 2)
    assert cards("cards")["tire-iron"]["deck"] == "own"
    assert cards("cards")["stimpak"]["copies"] == 3
    assert cards("perks")["hacker"]["letter"] == "I"


def test_agendas_tell_their_icons_faction_and_players() -> None:
    freedom, payday = cards("agendas")["freedom-3"], cards("agendas")["payday-3"]

    assert (freedom["name"], freedom["faction"], freedom["players"]) == ("Freedom", "star", 2)
    assert freedom["icons"] == ["mutant", "star", "critter"]
    assert (payday["name"], payday["faction"], payday["players"]) == ("Payday", None, 4)


def test_a_scenario_tells_its_factions_and_the_track() -> None:
    scenario = cards("scenarios")["commonwealth"]

    assert scenario["name"] == "The Commonwealth"
    assert scenario["intro"].startswith("Around Boston")
    assert (scenario["star"]["faction"], scenario["shield"]["faction"]) == ("the Railroad", "the Institute")
    assert (scenario["star"]["enemy"], scenario["star"]["level"]) == ("Railroad Heavy", "Y")
    assert (scenario["shield"]["areas"], scenario["shield"]["abilities"]) == ("TAL", ["ranged"])
    assert len(scenario["x"]) == len(scenario["y"]) == 8


def test_a_tile_tells_its_borders_and_spaces() -> None:
    tile = cards("tiles")["bos"]

    assert tile["back"] == "named"
    assert tile["border"] == "aaddeeefffcccbbbaa"
    assert "ab" in tile["inside"]
    assert tile["spaces"]["c"] == {
        "id": "downtown-boston",
        "name": "Downtown Boston",
        "icon": "wasteland",
        "level": 4,
        "difficult": False,
        "irradiated": False,
        "enemies": [],
    }
    assert tile["spaces"]["d"]["name"] == "Goodneighbor, northeast space"
    assert tile["spaces"]["d"]["enemies"] == ["mutant"]
    assert tile["spaces"]["e"]["irradiated"]


def test_the_dice_are_in_the_book() -> None:
    assert opened("en")["cards"]["dice"][1] == {"areas": "T", "hits": 2}
    assert len(opened("en")["cards"]["dice"]) == 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_are_those_of_the_labels(lang: str) -> None:
    expected = {
        f"{family}-{each}" for family, members in {**LABELS, **sort_labels(content())}.items() for each in members
    }

    assert {*opened(lang)["names"]} == expected
    assert len({*opened(lang)["names"].values()}) > 150


def test_the_game_has_its_name_in_each_language() -> None:
    titles = [definition("fallout").title(words(lang)) for lang in LANGUAGES]

    assert titles == ["Fallout: The Board Game", "Fallout. Настольная игра", "Fallout: Gra planszowa"]


# -- what the library holds


def test_the_book_has_no_story_of_the_library() -> None:
    """Quests and encounters are secret until they come into play."""
    whole, told = content(), "\n".join(texts(opened("en")["cards"]))

    assert "quests" not in opened("en")["cards"]
    for quest in whole.quests:
        assert words("en")(f"quest-{quest}.story") not in told
    for encounter in whole.encounters:
        assert words("en")(f"encounter-{encounter}.intro") not in told


def test_a_quest_in_play_is_told_whole() -> None:
    quest = open_cards(words("en"), content(), ["cobbler-is-late"])["quests"]["cobbler-is-late"]

    assert (quest["name"], quest["number"], quest["staging"]) == ("The Cobbler Is Late", 14, "")
    assert quest["story"].startswith("Hollis Marr")
    assert [each["id"] for each in quest["objectives"]] == ["shop", "voice"]
    assert quest["objectives"][0] == {
        "id": "shop",
        "text": "Reach Birdie, the apprentice, before the other callers do.",
        "how": "quest action; place: Goodneighbor; test [P C], difficulty 2",
        "results": [
            "2 XP",
            "draw 1 agenda",
            "power of the star faction +1",
            "add card 26",
            "stage quest 15",
            "trash this card",
        ],
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_quests_can_be_opened(lang: str) -> None:
    told = open_cards(words(lang), content(), content().quests)
    quests = told["quests"]

    assert mismatch(Opened, told) is None
    assert [*quests] == [*content().quests]
    assert all(each["how"] and each["results"] for quest in quests.values() for each in quest["objectives"])


def test_a_quest_names_the_factions_of_its_scenario() -> None:
    quest = open_cards(words("en"), content(), ["cobbler-is-late"], "commonwealth")["quests"]["cobbler-is-late"]

    assert "power of the Railroad +1" in quest["objectives"][0]["results"]
    assert "power of the Institute +1" in quest["objectives"][1]["results"]


def test_only_quests_are_opened() -> None:
    """Whatever else is asked for, an encounter or nothing at all, stays closed."""
    assert open_cards(words("en"), content(), ["doctor-of-sorts", "no-such-quest"]) == {"quests": {}}


# -- packs of one's own


def test_things_without_words_go_by_their_ids() -> None:
    packs = story_pack(loot="- {id: rusty-spoon, kind: weapon, cost: 1, letters: L}\n")
    game = deal(packs=(packs,)).game
    speech = game.words("ru")

    card = book(speech, speech.content)["cards"]["cards"]["rusty-spoon"]

    assert (card["name"], card["flavour"], card["text"]) == ("Rusty spoon", "", ["Перебросы [L]"])
