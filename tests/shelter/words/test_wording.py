"""Shelter in words: nothing is missing, in any language, whole games can be told, and numbers agree with their nouns."""

import ast
import random
import re
from functools import cache

import pytest

import crossroads
from crossroads.engine.words import LANGUAGES
from tests.shelter.words.sentences import (
    HOME,
    WORDING,
    Particulars,
    assert_reads_well,
    messages,
    source,
    words,
)


@cache
def code() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(HOME.rglob("*.py")))


# -- every message is there


@pytest.mark.parametrize("part", ["cards", "table", "board"])
def test_the_three_languages_have_the_same_messages(part: str) -> None:
    english, russian, polish = (messages(f"{part}.{lang}.ftl") for lang in LANGUAGES)

    assert english == russian == polish


@cache
def asked_for() -> tuple[str, ...]:
    """What the code asks `words` for, as patterns: `cubes-{kind}` stands for a whole family, `.flavour` for its message."""
    patterns = ["odds-(plain|with-items)"]  # by the engine, which tells all odds
    for node in ast.walk(ast.parse(code())):
        if isinstance(node, ast.Call) and node.args and ast.unparse(node.func) in ("words", "words.find", "prompt_of"):
            first = node.args[ast.unparse(node.func) == "prompt_of"]
            for part in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
                pieces = part.values if isinstance(part, ast.JoinedStr) else [part]
                fixed = [str(piece.value) if isinstance(piece, ast.Constant) else "[a-zA-Z-]+" for piece in pieces]
                patterns.append("".join(fixed).removesuffix(".flavour"))
    return tuple(patterns)


def test_every_message_that_the_code_asks_for_is_written() -> None:
    written = messages("table.en.ftl") | messages("cards.en.ftl") | messages("board.en.ftl")

    missing = [asked for asked in asked_for() if not any(re.fullmatch(asked, message) for message in written)]

    assert len(asked_for()) > 60
    assert not missing


def test_every_message_is_asked_for() -> None:
    """By the code, or by another message."""
    referred = set(re.findall(r"\{ ([a-z-]+) \}", source("table.en.ftl")))

    unused = {
        message
        for message in messages("table.en.ftl") - referred
        if not any(re.fullmatch(asked, message) for asked in asked_for() if asked != "[a-zA-Z-]+-[a-zA-Z-]+")
    }

    assert not unused


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_every_kind_of_event_has_words(lang: str) -> None:
    prompts = set(re.findall(r'(?:(?:Ask|pick)\(\s*[\w.]+,\s+|Window\(\s*)"([a-z-]+)"', code()))
    kinds = set(re.findall(r'emit\(\s*"([a-z-]+)"', code()))
    families = {kind for kind in kinds if kind in ("ending",)}  # one message for each end

    assert len(prompts) == 21
    assert len(kinds) == 32
    assert {f"prompt-{prompt}" for prompt in prompts} <= messages(f"table.{lang}.ftl")
    assert {f"event-{kind}" for kind in kinds - families} <= messages(f"table.{lang}.ftl")
    for how in ("sixth-room", "threat-deck", "stalemate"):
        assert {f"event-ending-{how}", f"table-ending-{how}"} <= messages(f"table.{lang}.ftl")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_can_be_told(seats: int, lang: str) -> None:
    """A game of chance from the first question to the end: every option, question, event and the table reads well."""
    game = crossroads.new("shelter", seats=seats, seed=f"told {seats}")
    chance = random.Random(seats)
    texts: set[str] = set()
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        texts |= {WORDING.event(words(lang), view, event) for event in game.events_for(decision.seat)}
        texts.add(WORDING.prompt(words(lang), view, decision).sentence)
        labels = [WORDING.option(words(lang), view, option).sentence for option in decision.ids]
        assert len({*labels}) == len(labels), labels
        texts.update(labels)
        if len(game.history) % 25 == 0:
            texts.update(WORDING.table(words(lang), view))
        acts = [option for option in decision.ids if option != "pass"]
        game.choose(chance.choice(acts or decision.ids))
    end = game.view(None)
    texts |= {WORDING.event(words(lang), end, event) for event in game.events_for(None)}
    texts.update(WORDING.table(words(lang), end))

    for text in texts:
        assert_reads_well(text.removesuffix(":"), lang)
    assert len(texts) > 300


# -- numbers


@pytest.mark.parametrize(
    ("lang", "message", "about", "expected"),
    [
        ("en", "cubes-power", {"amount": 1}, "1 power"),
        ("en", "cubes-food", {"amount": 2}, "2 food"),
        ("en", "cubes-any", {"amount": 1}, "any 1 resource"),
        ("en", "cubes-any", {"amount": 2}, "any 2 resources"),
        ("en", "cost-give-item", {"amount": 1}, "discard 1 item"),
        ("en", "cost-give-item", {"amount": 2}, "discard 2 items"),
        ("en", "reward-item", {"amount": 1}, "1 item"),
        ("en", "reward-item", {"amount": 5}, "5 items"),
        ("en", "reward-dweller", {"amount": 1}, "1 new dweller"),
        ("en", "reward-dweller", {"amount": 2}, "2 new dwellers"),
        ("en", "item-price", {"less": 1}, "a room costs any 1 resource less"),
        ("en", "item-price", {"less": 3}, "a room costs any 3 resources less"),
        ("en", "item-rent", {"more": 2}, "rent brings any 2 resources more"),
        ("en", "table-deck-items", {"deck": 1, "pile": 0}, "Item deck: 1 card, discarded: 0."),
        ("en", "table-deck-items", {"deck": 21, "pile": 3}, "Item deck: 21 cards, discarded: 3."),
        ("en", "item-keepsake-rooms", {"happiness": 1, "per": 1, "most": 99}, "1 happiness for every room of yours"),
        (
            "en",
            "item-keepsake-rooms",
            {"happiness": 1, "per": 2, "most": 3},
            "1 happiness for every 2 rooms of yours, at most 3",
        ),
        ("ru", "cubes-power", {"amount": 1}, "1 энергия"),
        ("ru", "cubes-power", {"amount": 2}, "2 энергии"),
        ("ru", "cubes-power", {"amount": 5}, "5 энергии"),
        ("ru", "cubes-food", {"amount": 0}, "0 еды"),
        ("ru", "cubes-water", {"amount": 1}, "1 вода"),
        ("ru", "cubes-water", {"amount": 6}, "6 воды"),
        ("ru", "cubes-any", {"amount": 1}, "1 любой ресурс"),
        ("ru", "cubes-any", {"amount": 3}, "3 любых ресурса"),
        ("ru", "cubes-any", {"amount": 5}, "5 любых ресурсов"),
        ("ru", "cubes-of-kind", {"kind": "power", "amount": 1}, "1 энергию"),
        ("ru", "cubes-of-kind", {"kind": "food", "amount": 1}, "1 еду"),
        ("ru", "cubes-of-kind", {"kind": "water", "amount": 4}, "4 воды"),
        ("ru", "cost-give-item", {"amount": 1}, "сбросить 1 предмет"),
        ("ru", "reward-item", {"amount": 2}, "2 предмета"),
        ("ru", "reward-item", {"amount": 5}, "5 предметов"),
        ("ru", "reward-item", {"amount": 11}, "11 предметов"),
        ("ru", "reward-item", {"amount": 21}, "21 предмет"),
        ("ru", "reward-happiness", {"amount": 1}, "1 счастье"),
        ("ru", "reward-happiness", {"amount": 12}, "12 счастья"),
        ("ru", "reward-dweller", {"amount": 1}, "1 новый житель"),
        ("ru", "reward-dweller", {"amount": 2}, "2 новых жителя"),
        ("ru", "reward-dweller", {"amount": 5}, "5 новых жителей"),
        ("ru", "item-price", {"less": 3}, "комната дешевле на 3 любых ресурса"),
        ("ru", "table-deck-rooms", {"deck": 21, "pile": 0}, "Колода комнат: 21 карта, в сбросе: 0."),
        ("ru", "table-deck-rooms", {"deck": 12, "pile": 4}, "Колода комнат: 12 карт, в сбросе: 4."),
        (
            "ru",
            "item-keepsake-dwellers",
            {"happiness": 1, "per": 2, "most": 3},
            "1 счастье за каждых 2 своих жителей, не больше 3",
        ),
        ("ru", "item-keepsake-rooms", {"happiness": 2, "per": 1, "most": 99}, "2 счастья за каждую свою комнату"),
        ("pl", "cubes-power", {"amount": 1}, "1 energia"),
        ("pl", "cubes-power", {"amount": 2}, "2 energii"),
        ("pl", "cubes-food", {"amount": 5}, "5 żywności"),
        ("pl", "cubes-any", {"amount": 1}, "1 dowolny zasób"),
        ("pl", "cubes-any", {"amount": 3}, "3 dowolne zasoby"),
        ("pl", "cubes-any", {"amount": 5}, "5 dowolnych zasobów"),
        ("pl", "cost-give-item", {"amount": 2}, "odrzuć 2 przedmioty"),
        ("pl", "reward-item", {"amount": 1}, "1 przedmiot"),
        ("pl", "reward-item", {"amount": 4}, "4 przedmioty"),
        ("pl", "reward-item", {"amount": 5}, "5 przedmiotów"),
        ("pl", "reward-item", {"amount": 12}, "12 przedmiotów"),
        ("pl", "reward-item", {"amount": 22}, "22 przedmioty"),
        ("pl", "reward-item", {"amount": 21}, "21 przedmiotów"),
        ("pl", "reward-dweller", {"amount": 1}, "1 nowy mieszkaniec"),
        ("pl", "reward-dweller", {"amount": 2}, "2 nowych mieszkańców"),
        ("pl", "reward-dweller", {"amount": 5}, "5 nowych mieszkańców"),
        ("pl", "item-rent", {"more": 2}, "czynsz większy o 2 dowolne zasoby"),
        ("pl", "table-deck-threats", {"deck": 1, "pile": 0}, "Talia zagrożeń: 1 karta, odrzucone: 0."),
        ("pl", "table-deck-threats", {"deck": 3, "pile": 0}, "Talia zagrożeń: 3 karty, odrzucone: 0."),
        ("pl", "table-deck-threats", {"deck": 14, "pile": 2}, "Talia zagrożeń: 14 kart, odrzucone: 2."),
        (
            "pl",
            "item-keepsake-items",
            {"happiness": 1, "per": 2, "most": 3},
            "1 zadowolenie za każde 2 swoje przedmioty, najwyżej 3",
        ),
        (
            "pl",
            "item-keepsake-resources",
            {"happiness": 1, "per": 5, "most": 99},
            "1 zadowolenie za każde 5 swoich zasobów",
        ),
    ],
)
def test_numbers_and_their_nouns_agree(lang: str, message: str, about: Particulars, expected: str) -> None:
    assert words(lang)(message, **about) == expected
