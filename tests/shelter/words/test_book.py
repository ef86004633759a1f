"""The book: whatever a board draws is in it, in every language, and as the rules have it."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from crossroads.engine.content import content_of
from crossroads.engine.definition import definition
from crossroads.engine.effects import tag_of
from crossroads.engine.packs import find_packs
from crossroads.engine.shapes import mismatch
from crossroads.engine.words import LANGUAGES, shared_words
from crossroads.games.shelter import DEFINITION as SHELTER
from crossroads.games.shelter.base import BASE
from crossroads.games.shelter.cards.content import COLOURS, Content
from crossroads.games.shelter.cards.places import Spot
from crossroads.games.shelter.words.book import LABELS, book
from crossroads.games.shelter.words.book_types import Book, Effect
from tests.kit import card_pack, table

WORDING = SHELTER.wording()

FOLDER = find_packs("shelter", ("base",))[0].folder


def content() -> Content:
    found: Content = content_of("shelter", ())
    return found


@cache
def opened(lang: str) -> dict[str, Any]:
    return definition("shelter").book(shared_words(lang, (FOLDER,), content()), content())


def cards(kind: str, lang: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = opened(lang)["cards"][kind]
    return found


def texts(data: Any) -> Iterator[str]:
    """Every name and text in a part of the book."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in ("name", "flavour", "text", "mode_text"):
                yield from value if isinstance(value, list) else (value,)
            yield from texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_can_be_sent(lang: str) -> None:
    """It is plain data, and has exactly the fields that are declared."""
    assert mismatch(Book, opened(lang)) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_in_the_book_under_its_name(lang: str) -> None:
    words, whole = shared_words(lang, (FOLDER,), content()), content()
    kinds: dict[str, Iterable[str]] = {
        "rooms": whole.rooms,
        "items": whole.items,
        "threats": whole.threats,
        "lifts": ("start", *COLOURS),
    }

    for kind, ids in kinds.items():
        assert [*cards(kind, lang)] == [*ids]
        for which, card in cards(kind, lang).items():
            message = f"{kind.removesuffix('s')}-{which}"
            assert card["name"] == words(message)
            assert card["flavour"] == words(f"{message}.flavour")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_empty_or_in_another_language(lang: str) -> None:
    found = [*texts(opened(lang)["cards"]), *opened(lang)["names"].values()]

    assert len(found) > 400
    assert all(text and text == text.strip() and not re.search(r"[{}$_]|\w\.\w", text) for text in found)
    if lang == "ru":
        latin = [text for text in found if re.search(r"[A-Za-z]{2}", text)]
        assert latin == ["Fallout Shelter. Настольная игра"]


def test_a_room_has_its_price_and_its_places_as_the_rules_know_them() -> None:
    """The garden: two spots, the left one with a letter; a price of two power and two water."""
    garden = cards("rooms")["garden"]

    assert garden["price"] == {"power": 2, "food": 0, "water": 2, "any": 0}
    assert garden["text"] == ["Left: [A] 3 food", "Right: 3 food", "Price: 2 power, 2 water"]
    assert garden["left"] == {
        "id": "garden.left",
        "part": "left",
        "halves": ["garden.left"],
        "size": 1,
        "linked": False,
        "exchanges": False,
        "letters": "A",
        "hurt": False,
        "cost": [],
        "reward": [{"do": "gain", "power": 0, "food": 3, "water": 0, "any": 0}],
        "text": "[A] 3 food",
    }
    assert garden["right"]["letters"] == ""
    assert "both" not in garden


def test_linked_spots_are_one_place_with_two_halves() -> None:
    theatre = cards("rooms")["theatre"]

    assert theatre["both"]["halves"] == ["theatre.left", "theatre.right"]
    assert (theatre["both"]["size"], theatre["both"]["linked"]) == (2, True)
    assert "left" not in theatre
    assert "right" not in theatre


def test_starting_rooms_have_no_price() -> None:
    start = [*cards("top")["left"], *cards("top")["right"]]

    assert [room for room, card in cards("rooms").items() if card["price"] is None] == list(
        dict.fromkeys(room for room in content().rooms if room in start)
    )


@pytest.mark.parametrize("kind", BASE.effects, ids=tag_of)
def test_every_field_of_an_effect_is_declared(kind: type[msgspec.Struct]) -> None:
    """Those that no card of the base set has as well."""
    declared = {field.name: field.required for field in msgspec.structs.fields(Effect)}

    assert {*kind.__struct_fields__} <= {*declared}
    assert [name for name, required in declared.items() if required] == ["do"]


def test_an_exchange_tells_what_is_given_and_what_is_got() -> None:
    post = cards("rooms")["trading-post"]["left"]

    one = {"power": 0, "food": 0, "water": 0, "any": 1}
    assert post["exchanges"]
    assert post["reward"] == [{"do": "swap", "give": one, "get": one}]


def test_an_item_tells_how_it_is_used_up_when_it_works_and_what_it_does() -> None:
    coat = cards("items")["lab-coat"]

    assert (coat["mode"], coat["mode_text"]) == ("exhaust", "Exhaust")
    assert coat["text"] == ["Any 1 resource after you place on a spot with I"]
    assert coat["effects"] == [
        {
            "do": "at-spot",
            "letter": "I",
            "reward": [{"do": "gain", "power": 0, "food": 0, "water": 0, "any": 1}],
            "by": "owner",
            "moment": "spot",
        }
    ]


def test_a_threat_tells_what_it_makes_of_a_spot() -> None:
    raiders, fire = cards("threats")["raiders"], cards("threats")["fire"]

    assert (raiders["fight"], raiders["copies"]) == (8, 2)
    assert raiders["spot"]["cost"] == [{"do": "fight", "value": 8}]
    assert [raiders["spot"]["text"]] == raiders["text"] == ["Fight 8 → 1 happiness, 1 item"]
    assert fire["fight"] == 0


def test_lifts_have_the_spot_that_is_printed_on_them() -> None:
    lifts = cards("lifts")

    assert lifts["start"]["spot"]["hurt"]
    assert {lifts[colour]["spot"]["id"] for colour in COLOURS} == {f"lift.{colour}" for colour in COLOURS}


def test_a_starting_lift_without_a_spot_has_none_in_the_book() -> None:
    pack = card_pack(
        lifts="coloured: {reward: [{do: happiness, amount: 1}]}\n",
        rooms="- id: wasteland\n  left: {hurt: true, reward: [{do: heal}]}\n"
        "  right: {reward: [{do: happiness, amount: 1}]}\n",
    )
    t = table(packs=[pack])

    lift = book(t.game.words("en"), t.state.content)["cards"]["lifts"]["start"]

    assert (lift["name"], lift["spot"], lift["text"]) == ("Starting Lift", None, [])


def test_a_card_that_nobody_has_named_goes_by_its_id() -> None:
    pack = card_pack(
        threats="- id: loud-neighbours\n  spot: {cost: [{do: pay, food: 1}], reward: [{do: happiness, amount: 1}]}\n"
    )
    t = table(packs=[pack])

    card = book(t.game.words("en"), t.state.content)["cards"]["threats"]["loud-neighbours"]

    assert (card["name"], card["flavour"]) == ("Loud neighbours", "")


def test_columns_and_limits_are_those_of_the_rules() -> None:
    whole = opened("en")["cards"]
    numbers = [
        (side, number, half, column)
        for side, pairs in whole["columns"].items()
        for number, pair in enumerate(pairs)
        for half, column in zip(("left", "right"), pair, strict=True)
        if column is not None
    ]

    assert {column: (side, number, half) for side, number, half, column in numbers} == content().columns
    assert whole["limits"] == {"cubes_of_a_kind": 6, "dwellers": 7, "rooms_a_side": 3, "cards_a_row": 3}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_those_of_the_terminal(lang: str) -> None:
    """One wording for all: a card reads in the book as it reads anywhere."""
    words = shared_words(lang, (FOLDER,), content())

    for kind in ("room", "threat", "lift"):
        for which, card in cards(f"{kind}s", lang).items():
            told = WORDING.card(words, content(), f"{kind}:{which}") if card["text"] else ""
            assert "\n".join(card["text"]) == told
    for which, card in cards("items", lang).items():
        whole = WORDING.card(words, content(), f"item:{which}")
        assert whole.lower() == f"{card['mode_text']}: {card['text'][0]}".lower()


# -- names


def written(lang: str) -> set[str]:
    """The messages of the board's own file."""
    source = (FOLDER / f"board.{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_is_written_in_every_language_and_none_in_vain(lang: str) -> None:
    assert written(lang) == written("en")
    assert written(lang) <= {*opened(lang)["names"]}
    assert [*opened(lang)["names"]] == [*opened("en")["names"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_has_a_symbol_with_a_name(lang: str) -> None:
    """In the words of the pack, not by the name of the effect."""
    words = shared_words(lang, (FOLDER,), content())

    for effect in content().rulebook.effects:
        assert opened(lang)["names"][f"symbol-{tag_of(effect)}"] == words(f"symbol-{tag_of(effect)}")


def test_whatever_a_view_or_a_card_can_show_has_a_name() -> None:
    names = opened("en")["names"]
    spots: list[Spot] = [place.spot for place in content().places.values()]
    done = {type(effect) for spot in spots for effect in (*spot.cost, *spot.reward)}
    moments = {effect["moment"] for card in cards("items").values() for effect in card["effects"]}

    assert done <= {*content().rulebook.effects}
    assert {f"moment-{moment}" for moment in moments} <= {*names}
    assert {f"mode-{item.mode}" for item in content().items.values()} <= {*names}
    assert {f"{kind}-{colour}" for kind in ("colour", "floor") for colour in COLOURS} <= {*names}
    assert {f"phase-{phase}" for phase in ("threats", "placement", "recall", "over")} <= {*names}
    assert {f"ending-{how}" for how in ("sixth-room", "threat-deck", "stalemate")} <= {*names}
    assert {f"special-{letter}" for letter in "SPECIAL"} <= {*names}
    assert LABELS["resource"] == ("power", "food", "water", "any")


@pytest.mark.parametrize(
    ("lang", "title", "floor", "phase", "ending"),
    [
        ("en", "Fallout Shelter: The Board Game", "Red floor", "recall step", "six rooms on a floor"),
        ("ru", "Fallout Shelter. Настольная игра", "Красный этаж", "шаг возвращения жителей", "шесть комнат на этаже"),
        (
            "pl",
            "Fallout Shelter: Gra planszowa",
            "Czerwony poziom",
            "etap przywołania",
            "sześć pomieszczeń na jednym poziomie",
        ),
    ],
)
def test_names_are_said_in_their_language(lang: str, title: str, floor: str, phase: str, ending: str) -> None:
    names = opened(lang)["names"]

    assert names["game-name"] == definition("shelter").title(shared_words(lang, (FOLDER,), content())) == title
    assert (names["floor-red"], names["phase-recall"], names["ending-sixth-room"]) == (floor, phase, ending)
