"""Questions as players ask them find the rule that answers them.

`questions/seen.toml` and `everyday_seen.toml` are for whoever tunes the search. The two files of unseen questions say how
good it is: do not read them while tuning, or they say nothing any more. The everyday ones are short, in players' own words,
with slips of the hand.
"""

import tomllib
from collections import defaultdict
from pathlib import Path

import msgspec
import pytest

from crossroads.engine.definition import game_names
from crossroads.rules import LANGUAGES, games, search
from crossroads.rules.lookup import questions_of, rules_of

HERE = Path(__file__).parent / "questions"
FILES = ("seen.toml", "unseen.toml", "everyday_seen.toml", "everyday_unseen.toml")
FIRST = 0.6
AMONG_THREE = 0.8


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody asks, and the rules that answer it."""

    game: str
    lang: str
    ask: str
    rules: tuple[str, ...]


def asked(name: str) -> dict[tuple[str, str], list[Question]]:
    """The questions of a file, by game and language."""
    found: dict[tuple[str, str], list[Question]] = defaultdict(list)
    for entry in msgspec.convert(tomllib.loads((HERE / name).read_text(encoding="utf-8"))["question"], list[Question]):
        found[entry.game, entry.lang].append(entry)
    return found


def shares(questions: list[Question]) -> tuple[float, float]:
    """How many of the questions find a right rule first, and among the first three."""
    first = among = 0
    for question in questions:
        hits = [hit.rule.id in question.rules for hit in search(question.ask, question.game, question.lang, 3)]
        first += hits[:1] == [True]
        among += any(hits)
    return first / len(questions), among / len(questions)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
@pytest.mark.slow
def test_players_find_what_they_ask_for(game: str, lang: str, name: str) -> None:
    """Six of ten find a right rule first, eight of ten among the first three."""
    first, among = shares(asked(name)[game, lang])

    assert first >= FIRST, f"{first:.0%} first, {among:.0%} among three"
    assert among >= AMONG_THREE, f"{first:.0%} first, {among:.0%} among three"


@pytest.mark.parametrize("name", FILES)
def test_every_question_names_rules_that_are_there(name: str) -> None:
    for (game, lang), questions in asked(name).items():
        assert len(questions) >= 10
        for question in questions:
            assert {*question.rules} <= {*rules_of(game, lang)}, question.ask


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_no_question_that_is_asked_here_is_in_the_index(game: str, lang: str) -> None:
    known = {each.casefold() for questions in questions_of(game, lang).values() for each in questions}

    for name in FILES:
        assert not [each.ask for each in asked(name)[game, lang] if each.ask.casefold() in known]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
@pytest.mark.slow
def test_every_rule_has_questions_that_lead_to_it(game: str, lang: str) -> None:
    """Asked word for word, all but a few lead to their rule among the first three."""
    entries = [(rule, each) for rule, questions in questions_of(game, lang).items() for each in questions[:1]]
    missed = [each for rule, each in entries if rule not in [hit.rule.id for hit in search(each, game, lang, 3)]]

    assert len(missed) <= len(entries) * 0.03, missed
