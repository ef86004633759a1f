"""Catalogue files with a mistake are refused with file, id and reason."""

from pathlib import Path

import pytest

from crossroads.engine.definition import game_names
from crossroads.rules import CatalogueError, files, language

ENGLISH = """
[catalogue]
game = "chess"
title = "Chess"
players = [2, 2]
sources = ["common knowledge"]

[[topic]]
id = "moves"
title = { en = "Moves", ru = "Ходы", pl = "Ruchy" }
related = ["end"]

[[topic]]
id = "end"
title = { en = "End", ru = "Конец", pl = "Koniec" }
related = []

[[rule]]
id = "chess.moves.rook"
topic = "moves"
text = "A rook moves straight."
sources = ["FIDE 3.3"]
example = "From a1 it reaches a8."
kind = "may"

[[rule]]
id = "chess.end.mate"
topic = "end"
text = "Mate ends the game."
sources = ["FIDE 5.1"]
kind = "must"
"""
RUSSIAN = """
["chess.moves.rook"]
text = "Ладья ходит прямо."
example = "С a1 она попадает на a8."

["chess.end.mate"]
text = "Мат завершает игру."
"""
POLISH = """
["chess.moves.rook"]
text = "Wieża porusza się prosto."
example = "Z a1 dociera na a8."

["chess.end.mate"]
text = "Mat kończy grę."
"""


def write(folder: Path, english: str = ENGLISH, russian: str = RUSSIAN, polish: str = POLISH) -> Path:
    for name, content in (("chess.toml", english), ("chess.ru.toml", russian), ("chess.pl.toml", polish)):
        (folder / name).write_text(content, encoding="utf-8")
    return folder


def test_three_files_make_a_catalogue(tmp_path: Path) -> None:
    chess = files.read(write(tmp_path), "chess")

    assert files.find_games(tmp_path) == ("chess",)
    assert chess.players == (2, 2)
    assert list(chess.topics) == ["moves", "end"]
    assert chess.rules["pl"]["chess.end.mate"].text == "Mat kończy grę."
    assert chess.rules["en"]["chess.end.mate"].example == ""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('topic = "end"', 'topic = "edn"', "chess.toml: chess.end.mate: unknown topic 'edn'"),
        ('related = ["end"]', 'related = ["edn"]', "chess.toml: moves: unknown related topic 'edn'"),
        ('id = "chess.end.mate"', 'id = "chess.moves.rook"', "chess.toml: chess.moves.rook: the id does not begin"),
        ('id = "end"', 'id = "moves"', "chess.toml: moves: duplicate topic"),
        ('kind = "must"', 'kind = "msut"', "chess.toml: chess.end.mate: Invalid enum value 'msut' - at `$.kind`"),
        ('text = "Mate ends the game."', "", "chess.toml: chess.end.mate: Object missing required field `text`"),
        ('text = "Mate ends the game."', 'text = " "', "chess.toml: chess.end.mate: the text is empty"),
        ('kind = "must"', 'kind = "must"\ncolor = "red"', "chess.toml: chess.end.mate: Object contains unknown field"),
        (
            'game = "chess"',
            'game = "draughts"',
            "chess.toml: catalogue: game is 'draughts', the file name says 'chess'",
        ),
        (', pl = "Koniec"', "", "chess.toml: end: a title is needed in each of en, ru, pl"),
        ("[catalogue]", "[catalog]", "chess.toml: catalog: unknown table"),
        ("[catalogue]", "[catalogue", "chess.toml: "),
    ],
)
def test_a_mistake_in_the_english_file_names_the_place(tmp_path: Path, old: str, new: str, message: str) -> None:
    folder = write(tmp_path, english=ENGLISH.replace(old, new, 1))

    with pytest.raises(CatalogueError) as caught:
        files.read(folder, "chess")

    assert str(caught.value).startswith(message)


def test_a_rule_twice_is_a_mistake(tmp_path: Path) -> None:
    twice = ENGLISH + ENGLISH[ENGLISH.rindex("[[rule]]") :]

    with pytest.raises(CatalogueError, match=r"^chess\.toml: chess\.end\.mate: duplicate id$"):
        files.read(write(tmp_path, english=twice), "chess")


@pytest.mark.parametrize(
    ("polish", "message"),
    [
        (POLISH + '["chess.end.flag"]\ntext = "x"\n', "chess.pl.toml: chess.end.flag: no such rule in chess.toml"),
        (POLISH[: POLISH.index('["chess.end')], "chess.pl.toml: chess.end.mate: no text in this language"),
        (
            POLISH.replace('text = "Mat kończy grę."', ""),
            "chess.pl.toml: chess.end.mate: Object missing required field",
        ),
        (POLISH.replace("Mat kończy grę.", ""), "chess.pl.toml: chess.end.mate: its text is missing"),
        (POLISH.replace('example = "Z a1', 'beispiel = "Z a1'), "chess.pl.toml: chess.moves.rook: Object contains"),
        (
            POLISH.replace('example = "Z a1 dociera na a8."', ""),
            "chess.pl.toml: chess.moves.rook: its example is missing",
        ),
        (POLISH + 'when = "x"\n', "chess.pl.toml: chess.end.mate: its when has no counterpart in English"),
        (POLISH + POLISH, "chess.pl.toml: "),
    ],
)
def test_a_mistake_in_a_translation_names_the_place(tmp_path: Path, polish: str, message: str) -> None:
    with pytest.raises(CatalogueError) as caught:
        files.read(write(tmp_path, polish=polish), "chess")

    assert str(caught.value).startswith(message)


def test_a_missing_translation_is_named(tmp_path: Path) -> None:
    (write(tmp_path) / "chess.ru.toml").unlink()

    with pytest.raises(CatalogueError, match=r"^chess\.ru\.toml: cannot be read"):
        files.read(tmp_path, "chess")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("[ru]\nstop = []\ngroups = []", "synonyms.toml: en: "),
        ('[en]\nstop = []\ngroups = [["alone"]]', "synonyms.toml: en: ['alone']: a group needs two"),
        ('[en]\nstop = []\ngroups = [["lift", "?!"]]', "synonyms.toml: en: ['lift', '?!']: a group needs two"),
        (
            '[en]\nstop = []\ngroups = []\nwants = [["how many", "cap"]]',
            "synonyms.toml: en: ['how many', 'cap']: a want",
        ),
        ("[bases]\ntoy = 3\n[en]\nstop = []\ngroups = []", "synonyms.toml: en: Expected `str`, got `int`"),
        ("[en]\nstop = []\ngroups = []\nwants = [[]]", "synonyms.toml: en: []: a want"),
    ],
)
def test_a_mistake_in_the_synonyms_names_the_place(tmp_path: Path, content: str, message: str) -> None:
    (tmp_path / "synonyms.toml").write_text(content, encoding="utf-8")

    with pytest.raises(CatalogueError) as caught:
        language.read_lexicon(tmp_path, "en")

    assert str(caught.value).startswith(message)


QUESTIONS = """
"chess.moves.rook" = ["how does the tower go", "rook movement"]
"chess.end.mate" = ["when is it over", "king caught"]
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("chess.end.mate", "chess.end.maet", "chess.end.maet: no such rule in chess.toml"),
        ('"chess.end.mate" = ["when is it over", "king caught"]', "", "chess.end.mate: needs 2 different questions"),
        ('"king caught"', '"when is it over"', "chess.end.mate: needs 2 different questions"),
        ('"king caught"', '" "', "chess.end.mate: needs 2 different questions"),
        ('["when is it over", "king caught"]', "3", "questions: Expected `array`, got `int`"),
    ],
)
def test_a_mistake_in_the_questions_names_the_place(tmp_path: Path, old: str, new: str, message: str) -> None:
    (tmp_path / "questions").mkdir()
    (tmp_path / "questions" / "chess.en.toml").write_text(QUESTIONS.replace(old, new), encoding="utf-8")

    with pytest.raises(CatalogueError) as caught:
        files.read_questions(tmp_path, files.read_english(write(tmp_path), "chess"), "en")

    assert str(caught.value).startswith(f"questions/chess.en.toml: {message}")


def test_questions_are_read_by_their_rule(tmp_path: Path) -> None:
    (tmp_path / "questions").mkdir()
    (tmp_path / "questions" / "chess.en.toml").write_text(QUESTIONS, encoding="utf-8")

    questions = files.read_questions(tmp_path, files.read_english(write(tmp_path), "chess"), "en")

    assert questions["chess.end.mate"] == ("when is it over", "king caught")


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_each_language_has_forty_groups_of_synonyms(lang: str) -> None:
    groups = files.read_toml(files.PACKAGED, files.SYNONYMS)[lang]

    assert all(len(groups["groups"]) + len(groups["games"][game]) >= 40 for game in game_names())
