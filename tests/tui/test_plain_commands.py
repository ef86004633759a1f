"""The commands of a table line by line, in three languages."""

import io
from collections.abc import Collection
from pathlib import Path

import pytest

import crossroads
from crossroads.bots import make_bot
from crossroads.engine.words import LANGUAGES
from crossroads.tui.plain import run_plain
from crossroads.tui.plain.commands import BY_NAME
from crossroads.tui.session import Session
from crossroads.tui.words import COMMANDS, commands, terminal_words, typed


def sit(people: Collection[int] = (0,), seats: int = 2, lang: str = "en", save_path: Path | None = None) -> Session:
    """A fresh table at which seat 0 begins; bots of chance sit where no person does."""
    game = crossroads.new("shelter", seats=seats, seed="a table", options={"first": 0})
    bots = {seat: make_bot("random", "shelter", salt=f"{seat}") for seat in range(seats) if seat not in people}
    return Session(game, people, bots, lang, save_path)


def play(session: Session, *lines: str) -> tuple[int, str]:
    """What a script of these lines gets: the exit code and all that was printed."""
    stdout = io.StringIO()
    code = run_plain(session, io.StringIO("".join(f"{line}\n" for line in lines)), stdout)
    return code, stdout.getvalue()


def answer_to(session: Session, line: str) -> str:
    """What one line of a script is answered with."""
    _, text = play(session, line)
    answered = text.partition("\n> ")[2].partition("\n")[2]
    return answered.rpartition(session.terminal("stopped", progress=session.progress()))[0]


@pytest.mark.parametrize(
    "line",
    [
        *("why", "почему", "dlaczego", "table", "стол", "stół", "stol", "TABLE"),
        *("log", "журнал", "dziennik", "help", "помощь", "pomoc", "?", "h", "словарь", "słowniczek"),
        "rules rent",
        "правила рента",
        "zasady czynsz",
        "rule rent.gain",
        "card garden",
        "карта сад",
    ],
)
def test_commands_are_understood_in_every_language(line: str) -> None:
    """Whatever language is spoken at the table, the other languages' commands work too, and choose nothing."""
    session = sit(lang="ru" if line == "карта сад" else "en")

    text = answer_to(session, line)

    assert text.strip()
    assert "neither a number" not in text
    assert session.game.history == ()


def test_no_name_of_a_command_means_two_commands() -> None:
    for command in COMMANDS:
        for lang in LANGUAGES:
            for name in terminal_words(lang)(f"command-{command}").split(", "):
                assert commands()[typed(name)] == command


def test_every_command_can_be_carried_out() -> None:
    assert tuple(BY_NAME) == COMMANDS


@pytest.mark.parametrize("line", ["h", "glossary", "р", "словарь", "słowniczek"])
def test_h_tells_what_the_symbols_and_words_of_the_game_mean(line: str) -> None:
    """The key of the full screen is a command here, in whatever language and on a Russian keyboard, too."""
    text = answer_to(sit(), line)

    assert "\n♥: happiness\n" in text
    assert "rent: When others place a dweller in a room on your floor, you take one resource of your choice." in text


def test_h_with_a_word_tells_those_that_it_is_in() -> None:
    session = sit()

    text = answer_to(session, "h Rent")

    assert "%: rent" in text
    assert "rent: When others" in text
    assert "happiness: The points" not in text
    assert answer_to(session, "h xyzzy").strip() == session.terminal("glossary-unknown", asked="xyzzy")


def test_help_tells_every_command_and_the_exit_codes() -> None:
    text = answer_to(sit(), "help")

    for command in COMMANDS:
        assert f"\n{command}" in text
    assert "0 when the game is over" in text
    assert "3 when the input ended" in text


def test_why_lists_what_is_refused_under_its_rule_with_numbers() -> None:
    """Numbers go on after those of the options, and `why` with such a number tells of that one thing."""
    session = sit()
    offered = len(session.labels())
    number = offered + 1 + [each.id for each in session.refusals()].index("place:lift.blue")

    everything = answer_to(session, "why")
    one = answer_to(session, f"why {number}")

    assert f"  {number}. Blue" in everything
    assert "(shelter.floors.own-lift-only)" in everything
    assert one.count("\n") == 3
    assert f"  {number}. Blue" in one
    assert "can be chosen now" in answer_to(session, "why 1")
    assert "names nothing" in answer_to(session, "why xyzzy")
    assert "names nothing" in answer_to(session, "why 999")


def test_why_says_when_nothing_is_in_the_way() -> None:
    """Which letter to train: all seven are free."""
    session = sit()
    play(session, "place:vault-door.right")
    assert session.refusals() == []

    assert "Everything that could be chosen here" in answer_to(session, "why")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("rules", "Give a word or more"),
        ("rules qqqq", "Nothing found"),
        ("rule", "Give a rule's id"),
        ("rule shelter.rent.gain", "shelter.rent.gain\n"),
        ("rule rent.gan", "Near to it: shelter.rent.gain"),
        ("rule qqqq", "There is no rule “qqqq”"),
        ("card", "Give the name of a card"),
        ("card room:garden", "Garden\n"),
        ("card GARDEN", "Garden\n"),
        ("card gardn", "Near to it: Garden"),
        ("card qqqq", "There is no card “qqqq”."),
        ("card a", "Several cards fit: "),
        ("undo", "no choice was made yet"),
        ("save", "Give the name of a file"),
        (f"save {'x' * 5000}", "File name too long"),
        ("save \x00", "Not saved to"),
        ("save /nowhere/at/all.json", "Not saved to /nowhere/at/all.json: No such file or directory."),
        ("lang de", "No language “de”"),
        ("lang", "There are: en"),
        ("log 1", "Round 1"),
        ("log all", "log 10"),
    ],
)
def test_a_command_answers(line: str, answer: str) -> None:
    assert answer in answer_to(sit(), line)


def test_the_language_changes_at_once_and_for_all() -> None:
    session = sit()

    _, text = play(session, "lang pl", "dziennik 1")

    assert session.lang == "pl"
    assert "Od teraz po polsku." in text
    assert "Czerwony: " in text
