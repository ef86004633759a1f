"""Words: Fluent messages of packs, in three languages, with English behind them."""

import re
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource

from crossroads.engine.definition import definition, game_names
from crossroads.engine.packs import find_packs
from crossroads.engine.words import LANGUAGES, UnknownLanguage, Words, checked_language, shared_words
from tests.engine.play import shelter

ENGLISH = """
hello = Hello
lamp = Lamp
    .plural = Lamps
only-english = Only here
greeting = Hello, { $name }
cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
"""
RUSSIAN = """
hello = Привет
lamp = Лампа
cubes = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
"""
POLISH = """
hello = Cześć
cubes = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[many] { $count } kostek
}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for lang, text in (("en", ENGLISH), ("ru", RUSSIAN), ("pl", POLISH)):
        (tmp_path / f"words.{lang}.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(("lang", "text"), [("en", "Hello"), ("ru", "Привет"), ("pl", "Cześć")])
def test_a_message_is_said_in_its_language(folder: Path, lang: str, text: str) -> None:
    assert Words(lang, [folder])("hello") == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_nobody_has_translated_is_said_in_english(folder: Path, lang: str) -> None:
    assert Words(lang, [folder])("only-english") == "Only here"


def test_an_attribute_that_nobody_has_translated_is_said_in_english(folder: Path) -> None:
    """The Russian lamp has no plural of its own."""
    words = Words("ru", [folder])

    assert words("lamp") == "Лампа"
    assert words("lamp.plural") == "Lamps"


def test_an_attribute_is_named_after_a_point(folder: Path) -> None:
    assert Words("en", [folder])("lamp.plural") == "Lamps"
    assert Words("en", [folder]).find("lamp.colour") is None


@pytest.mark.parametrize(
    ("lang", "count", "text"),
    [
        ("en", 1, "1 cube"),
        ("en", 2, "2 cubes"),
        ("en", 0, "0 cubes"),
        ("ru", 1, "1 кубик"),
        ("ru", 3, "3 кубика"),
        ("ru", 5, "5 кубиков"),
        ("ru", 11, "11 кубиков"),
        ("ru", 21, "21 кубик"),
        ("pl", 1, "1 kostka"),
        ("pl", 2, "2 kostki"),
        ("pl", 5, "5 kostek"),
        ("pl", 12, "12 kostek"),
        ("pl", 22, "22 kostki"),
    ],
)
def test_numbers_have_the_plurals_of_their_language(folder: Path, lang: str, count: int, text: str) -> None:
    assert Words(lang, [folder])("cubes", count=count) == text


def test_particulars_stand_in_the_text_without_marks_around_them(folder: Path) -> None:
    """No invisible isolation characters: screen readers and tests read what is written."""
    assert Words("en", [folder])("greeting", name="Ада") == "Hello, Ада"


def test_a_missing_particular_is_our_mistake(folder: Path) -> None:
    with pytest.raises(AssertionError, match="words for `greeting` in en"):
        Words("en", [folder])("greeting")


def test_a_message_that_nobody_wrote_is_our_mistake(folder: Path) -> None:
    words = Words("pl", [folder])

    assert words.find("nobody-wrote-this") is None
    with pytest.raises(AssertionError, match="no words for `nobody-wrote-this`"):
        words("nobody-wrote-this")


@pytest.mark.parametrize(
    ("lang", "hint"),
    [
        ("xx", "choose one of: en, ru, pl"),
        ("", "choose one of"),
        ("eng", "did you mean `en`"),
        ("EN", "no language `EN`"),
    ],
)
def test_an_unknown_language_is_refused(folder: Path, lang: str, hint: str) -> None:
    with pytest.raises(UnknownLanguage, match=hint):
        Words(lang, [folder])
    with pytest.raises(UnknownLanguage):
        checked_language(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_known_language_is_taken_as_it_is(lang: str) -> None:
    assert checked_language(lang) == lang


def test_a_later_folder_has_the_last_word(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    later = tmp_path_factory.mktemp("later")
    (later / "mine.en.ftl").write_text("hello = Good evening\n")

    assert Words("en", [folder, later])("hello") == "Good evening"
    assert Words("en", [later, folder])("hello") == "Hello"
    assert Words("ru", [folder, later])("hello") == "Привет"


def test_no_folders_have_no_words() -> None:
    assert Words("en", []).find("hello") is None


def test_what_was_said_before_is_said_the_same(folder: Path) -> None:
    """Texts are kept, each with the particulars it was made from."""
    words = Words("ru", [folder])

    for _ in range(2):
        assert [words("cubes", count=count) for count in (1, 3, 5)] == ["1 кубик", "3 кубика", "5 кубиков"]
        assert words("only-english") == "Only here"
        assert words.find("nobody-wrote-this") is None


def test_a_mistake_stays_a_mistake(folder: Path) -> None:
    words = Words("en", [folder])

    for _ in range(2):
        with pytest.raises(AssertionError, match="words for `greeting` in en"):
            words("greeting")


def test_those_who_speak_of_the_same_in_the_same_language_share_their_words(folder: Path) -> None:
    """Another language, another folder or another set of cards has words of its own."""
    cards, others = object(), object()
    shared = shared_words("en", (folder,), cards)

    assert shared is shared_words("en", (folder,), cards)
    assert shared.content is cards
    assert shared is not shared_words("ru", (folder,), cards)
    assert shared is not shared_words("en", (folder,), others)
    assert shared is not shared_words("en", (), cards)
    with pytest.raises(UnknownLanguage):
        shared_words("xx", (folder,))


def test_phrases_are_listed_with_commas(folder: Path) -> None:
    words = Words("en", [folder])

    assert words.list(["a", "b", "c"]) == "a, b, c"
    assert words.list([]) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_speaks_every_language(lang: str) -> None:
    words = shelter(2).words(lang)

    assert words.lang == lang
    assert words("room-diner")


def test_the_rooms_have_names_of_their_own_in_every_language() -> None:
    """A fallback to English would show as an equal name."""
    game = shelter(2)
    names = {lang: [game.words(lang)(f"room-{room}") for room in game.state.content.rooms] for lang in LANGUAGES}

    assert len({*names["en"]}) == len(names["en"])
    for lang in ("ru", "pl"):
        assert sum(one == other for one, other in zip(names["en"], names[lang], strict=True)) <= 2


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        ("en", ["0%", "<1%", "88%", ">99%", "100%"]),
        ("ru", ["0_%", "<_1_%", "88_%", ">_99_%", "100_%"]),
        ("pl", ["0_%", "<_1_%", "88_%", ">_99_%", "100_%"]),
    ],
)
def test_a_percentage_is_written_as_the_language_does(lang: str, texts: list[str]) -> None:
    """What is not certain is told as neither 0 nor 100."""
    shares = [Fraction(0), Fraction(1, 216), Fraction(22, 25), Fraction(215, 216), Fraction(1)]

    assert [Words(lang, []).percent(share).replace("\u00a0", "_") for share in shares] == texts  # never at a line's end


SENTENCES = """
number = { $amount ->
    [0] nothing
    [one] one
   *[other] { $amount } things
}
loses = { $who } loses { number } of { $of }: 100 %
    .short = { $who }: { number }
told = { $how ->
    [well] { $what }, well
    [so] { $how }-so
   *[not] nobody tells { $what }
}
shared = { NUMBER($share, maximumFractionDigits: 1) } for { -us(who: "us") } and { $who }{ "" }
-us = all of { $who }
"""


@pytest.fixture
def said(tmp_path: Path) -> Words:
    (tmp_path / "said.en.ftl").write_text(SENTENCES, encoding="utf-8")
    return Words("en", [tmp_path])


def test_values_are_put_into_the_words_that_other_values_call_for(said: Words) -> None:
    """Who loses is only shown; the amount decides on words around it, in a message inside a message too."""
    assert said("loses", who="Ada", amount=1, of=3) == "Ada loses one of 3: 100 %"
    assert said("loses", who="Bob", amount=1, of=4) == "Bob loses one of 4: 100 %"
    assert said("loses", who="Bob", amount=0, of="%(who)s") == "Bob loses nothing of %(who)s: 100 %"
    assert said("loses", who="{ $of }", amount=12, of="12 %") == "{ $of } loses 12 things of 12 %: 100 %"
    assert said("loses.short", who="Ada", amount=2) == "Ada: 2 things"


@pytest.mark.parametrize(
    ("of", "text"), [(999, "999"), (1000, "1,000"), (-1, "-1"), (1.5, "1.5"), (True, "1"), (1_234_567, "1,234,567")]
)
def test_a_number_is_written_as_the_language_does(said: Words, of: float, text: str) -> None:
    """After a plain one in the same sentence, and before one."""
    assert said("loses", who="Ada", amount=1, of=12) == "Ada loses one of 12: 100 %"
    assert said("loses", who="Ada", amount=1, of=of) == f"Ada loses one of {text}: 100 %"
    assert said("loses", who="Ada", amount=1, of=13) == "Ada loses one of 13: 100 %"


def test_only_what_the_chosen_words_show_must_be_told(said: Words) -> None:
    assert said("told", how="so") == "so-so"
    assert said("told", how="well", what="A tale") == "A tale, well"
    with pytest.raises(AssertionError, match="words for `told` in en"):
        said("told", how="well")
    with pytest.raises(AssertionError, match="words for `told` in en"):
        said("told", what="A tale")


def test_functions_and_terms_are_fluents(said: Words) -> None:
    """A term is told what stands behind it, not what its sentence is told."""
    assert said("shared", share=2, who="you") == "2 for all of us and you"
    assert said("shared", share=0.25, who="me") == "0.2 for all of us and me"


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_message_of_a_game_is_said_as_fluent_says_it(game: str, lang: str) -> None:
    """With names and numbers for whatever it asks for, twice, so that no text is left from the time before."""
    folders = [pack.folder for pack in find_packs(game, definition(game).packs)]
    files = [path for folder in folders for path in sorted(folder.glob(f"*.{lang}.ftl"))]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text), allow_overrides=True)
    names = sorted({*re.findall(r"\$([\w-]+)", text)})
    words, chance = Words(lang, folders), Random(lang)
    for message in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE):
        for _ in range(4):
            about = {name: chance.choice(["pair", "yes", "items", "50 %", 0, 1, 3, 5, 12, 21, 999]) for name in names}
            pattern = bundle.get_message(message).value
            assert pattern is not None
            expected, errors = bundle.format_pattern(pattern, about)
            assert not errors
            assert words(message, **about) == expected


def test_tables_share_what_is_said_with_marks_in_place_of_names(folder: Path) -> None:
    """With names put in it is what a table's own words say; a seat without a name is called by its role alone."""
    words = Words("ru", [folder])
    here, there = words.naming(("Ann", "", "Bob")), words.naming(("Ann Ann", "", "Żółw"))

    assert here.marked is there.marked
    for spoken in (here, there):
        for seat, role in ((0, ""), (0, "красный"), (1, ""), (1, "красный"), (2, ""), (2, "красный")):
            marked = spoken.marked.player(seat, role)
            assert spoken.put_names(f"{marked}, {marked}!") == "{0}, {0}!".format(spoken.player(seat, role))
    assert words.naming(("Ann", "Cid", "Bob")).marked is not here.marked


def test_a_long_story_is_told_to_its_end(folder: Path) -> None:
    """Fluent by itself refuses to be told more than 2500 letters at once."""
    name = "Brother " * 2000 + "Ed"

    assert Words("en", [folder])("greeting", name=name) == f"Hello, {name}"
