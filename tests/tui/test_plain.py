"""A table line by line: whole games by script, commands in three languages, bad input, broken streams."""

import io
import re
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path

import pytest

import crossroads
from crossroads.bots import make_bot
from crossroads.engine.words import LANGUAGES
from crossroads.tui.plain import run_plain
from crossroads.tui.session import Session
from crossroads.tui.words import COMMANDS, FOLDER, terminal_words
from tests.kit import player, table

TRAINING = "place:vault-door.left"  # reveals nothing, rolls nothing
LONG_ENOUGH = 3000


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


class Terminal(io.StringIO):
    """Somebody types these lines."""

    def isatty(self) -> bool:
        return True


def type_in(session: Session, *lines: str) -> tuple[int, str]:
    """What somebody gets who types these lines at a terminal."""
    stdout = io.StringIO()
    code = run_plain(session, Terminal("".join(f"{line}\n" for line in lines)), stdout)
    return code, stdout.getvalue()


def answer_to(session: Session, line: str) -> str:
    """What one line of a script is answered with."""
    _, text = play(session, line)
    answered = text.partition("\n> ")[2].partition("\n")[2]
    return answered.rpartition(session.terminal("stopped", progress=session.progress()))[0]


@pytest.mark.parametrize(("lang", "bot"), [("en", "random bot"), ("ru", "случайный бот"), ("pl", "losowy bot")])
def test_the_players_are_introduced_in_their_language(lang: str, bot: str) -> None:
    _, text = play(sit(lang=lang))

    assert text.partition("\n")[0].endswith(f": {bot}.")


# -- whole games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_script_plays_a_whole_game_in_every_language(lang: str) -> None:
    """Always the first option: the game ends, with a line for the winner and one for each seat's score."""
    session = sit(lang=lang)

    code, text = play(session, *["1"] * LONG_ENOUGH)

    assert code == 0
    assert session.over
    assert text.splitlines()[-3:] == session.result()
    assert session.game.outcome is not None
    assert text.splitlines()[-2:] == [
        f"{session.seat_name(seat)}: {score}" for seat, score in enumerate(session.game.outcome.scores)
    ]


def test_two_people_play_a_whole_game_by_script() -> None:
    session = sit(people=(0, 1))

    code, text = play(session, *["1"] * LONG_ENOUGH)

    assert code == 0
    assert "Hand over" not in text
    assert "\nRed: Place" in text
    assert "\nBlue: Place" in text


def test_the_page_is_plain() -> None:
    """A whole game in Russian, with every command: no control characters and nothing drawn."""
    _, text = play(sit(lang="ru"), *COMMANDS[:-1], "стол", "\x1b[31mred", *["1"] * LONG_ENOUGH)

    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f\u2500-\u259f]", text)


def test_a_script_may_choose_by_id_and_say_what_it_means() -> None:
    session = sit()

    play(session, "# the vault door trains", "", TRAINING)

    assert session.game.history[0] == TRAINING


def test_every_line_of_the_log_is_printed_once() -> None:
    """Two people, several choices: what happened stands on the page in order, without repetition."""
    session = sit(people=(0, 1))

    _, text = play(session, *["1"] * 40)

    told = iter(text.splitlines())
    assert all(line.text in told for line in session.log)
    for once in {line.text for line in session.log}:
        assert text.splitlines().count(once) == [line.text for line in session.log].count(once)


def test_what_the_others_did_since_ones_own_turn_is_told_in_short_once() -> None:
    """When the turn comes round, before the question; not before one's first turn, and not in one's own."""
    session = sit()

    _, text = play(session, TRAINING, "1", "1", "1")

    heading = session.terminal("since-your-turn")
    first, *_ = text.split(heading)
    assert first.count("> ") == 1
    told = text.partition(heading)[2].splitlines()[1]
    assert told.startswith(f"{session.seat_name(1)}: ")
    assert text.count(told) == 1


def test_people_who_share_a_screen_are_told_in_short_what_each_of_the_others_did() -> None:
    session = sit(people=(0, 1, 2), seats=3)

    _, text = type_in(session, "", TRAINING, "", "pass", "", "pass", "", "", "")

    heading = session.terminal("since-your-turn")
    assert text.count(heading) == 1
    assert text.index("Hand over to Green") < text.index(heading)


def test_a_finished_game_shows_its_result_again(tmp_path: Path) -> None:
    session = sit()
    play(session, *["1"] * LONG_ENOUGH)
    session.save(tmp_path / "game.json")

    code, text = play(Session.load(tmp_path / "game.json"))

    assert code == 0
    assert text.splitlines()[-3:] == session.result()


# -- the question


def test_odds_stand_beside_the_options_where_dice_decide() -> None:
    t = table(player(), player(), threats={"diner.left": "radroaches"})

    _, text = play(Session(t.game, (0, 1), {}))

    risky = [line for line in text.splitlines() if "chance" in line]
    assert len(risky) == 1
    assert risky[0].endswith("; chance: 72% (26/36)")


def test_options_tells_the_ids() -> None:
    session = sit()

    text = answer_to(session, "options")

    assert re.findall(r"\[([a-z-]+(?::\S+)?)\]$", text, re.MULTILINE) == [option.id for option, _ in session.labels()]


def test_a_choice_is_taken_back() -> None:
    """With two people nobody plays in between; the question is put again, to the same seat."""
    session = sit(people=(0, 1))

    _, text = play(session, TRAINING, "undo")

    assert session.game.history == ()
    assert "Taken back: Vault Door, left" in text
    assert text.count("\nRed: Place") == 2


def test_what_dice_or_cards_have_settled_is_not_taken_back() -> None:
    t = table(player(), player(), threats={"diner.left": "radroaches"}, dice=[1, 1])
    session = Session(t.game, (0, 1), {})

    _, text = play(session, "place:diner.left", "undo")

    assert "Nothing can be taken back: since your last choice dice were rolled" in text
    assert session.game.history == ("place:diner.left",)


def test_a_game_saved_in_mid_turn_goes_on_the_same(tmp_path: Path) -> None:
    """Saved in the middle of a reward, then the same lines here and there: equal to the byte."""
    path = tmp_path / "mid-turn.json"
    session = sit(people=(0, 1), lang="ru")
    _, text = play(session, "place:vault-door.right", f"сохранить {path}")
    assert f"Сохранено: {path}." in text
    assert session.decision is not None
    assert session.decision.prompt != "turn"

    again = Session.load(path)
    assert again.game.digest() == session.game.digest()
    play(session, *["1"] * 30)
    play(again, *["1"] * 30)

    assert again.game.digest() == session.game.digest()
    assert again.lang == "ru"


# -- bad input


@pytest.mark.parametrize(
    "line", ["0", "999", "99999999999999999999", "-1", "1.5", "²", "xyzzy", "place", "п" * 5000, "\x00", "'; --"]
)
def test_what_is_not_understood_costs_one_line_of_advice(line: str) -> None:
    session = sit()

    text = answer_to(session, line)

    assert text.endswith("Type help for the commands.\n")
    assert text.count("\n") == 1
    assert len(text) < 200
    assert session.game.history == ()


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("place:lift.blue", "shelter.floors.own-lift-only"),
        ("end", "shelter.placement.one-a-turn"),
        ("take:laser-rifle", "shelter.placement.one-a-turn"),
    ],
)
def test_an_option_that_is_not_on_offer_is_refused_with_its_rule(line: str, rule: str) -> None:
    assert answer_to(sit(), line).startswith("Not possible: ")
    assert f"({rule})" in answer_to(sit(), line)


def test_letters_that_cannot_be_read_or_written_do_not_end_the_game() -> None:
    """Broken UTF-8 comes in and an ASCII page goes out; the next line is obeyed."""
    session = sit(lang="ru")
    paper = io.BytesIO()
    stdin = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\xfa\n" + TRAINING.encode() + b"\n"), encoding="utf-8")
    stdout = io.TextIOWrapper(paper, encoding="ascii")

    assert run_plain(session, stdin, stdout) == 3

    assert session.game.history[0] == TRAINING
    assert b"???" in paper.getvalue()


# -- the end of input and output


@pytest.mark.parametrize(("lang", "made"), [("en", "choices made, round 1."), ("ru", "раунд 1."), ("pl", "runda 1.")])
def test_an_input_that_ends_too_early_says_how_far_it_came(lang: str, made: str) -> None:
    code, text = play(sit(lang=lang))

    assert code == 3
    assert text.rstrip().endswith(made)


@pytest.mark.parametrize("line", ["quit", "выход", "koniec"])
def test_a_script_leaves_without_being_asked(line: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    session = sit(save_path=path)

    code, text = play(session, TRAINING, line, "1")

    assert code == 0
    assert text.endswith(f"The game is kept in {path}.\nContinue with: crossroads play --resume {path}\n")
    assert Session.load(path).game.digest() == session.game.digest()


def test_a_save_that_fails_is_told_once(tmp_path: Path) -> None:
    _, text = play(sit(save_path=tmp_path / "missing" / "kept.json"), "1", "1", "1", "1")

    assert text.count("Not saved to ") == 1
    assert "The game is kept" not in text


def test_a_game_that_is_over_says_where_it_is_kept(tmp_path: Path) -> None:
    """To tell it again and to check it; there is nothing to go on with."""
    path = tmp_path / "kept.json"

    code, text = play(sit(save_path=path), *["pass", "1"] * 400)

    assert code == 0
    assert text.endswith(f"\nThe game is kept in {path}.\n")


class Breaking(io.StringIO):
    """A page that somebody takes away after so many blocks."""

    def __init__(self, blocks: int) -> None:
        super().__init__()
        self.blocks = blocks

    def flush(self) -> None:
        self.blocks -= 1
        if self.blocks < 0:
            raise BrokenPipeError


@pytest.mark.parametrize("blocks", [0, 1, 5])
def test_a_broken_pipe_ends_the_talk_quietly(blocks: int) -> None:
    assert run_plain(sit(), io.StringIO("1\n" * 100), Breaking(blocks)) == 3


def test_a_pipe_whose_reader_has_gone_leaves_no_complaint() -> None:
    """As with `| head -1`: the exit code says unfinished, and nothing is written to the error stream."""
    program = (
        "import sys, crossroads\n"
        "from crossroads.tui.plain import run_plain\n"
        "from crossroads.tui.session import Session\n"
        "session = Session(crossroads.new('shelter', seats=2, seed='x'), (0, 1), {})\n"
        "sys.exit(run_plain(session, sys.stdin, sys.stdout))\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b"1\n" * 200)
        process.stdin.close()
        complaint = process.stderr.read()

    assert (process.returncode, complaint) == (3, b"")


# -- at a terminal


def test_several_people_hand_the_screen_over() -> None:
    """Before the first question and whenever another person is next; the newcomer reads what happened meanwhile."""
    session = sit(people=(0, 1))

    _, text = type_in(session, "", TRAINING, "", "")

    assert text.index("Hand over to Red") < text.index("Red: Place")
    assert text.index("Red: Place") < text.index("Hand over to Blue") < text.index("Blue: Place")
    assert text.count("Red places a dweller") == 2


def test_one_person_is_never_asked_to_hand_over() -> None:
    _, text = type_in(sit(), *["1"] * 20)

    assert "Hand over" not in text


def test_rules_are_as_wide_as_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A script gets the same page everywhere."""
    monkeypatch.setenv("COLUMNS", "50")
    asked = ["rules rent", "rule shelter.rent.gain"]
    sentence = "When another player places a dweller in a room on your floor, you take one resource"

    assert sentence not in type_in(sit(), *asked)[1]
    assert sentence in play(sit(), *asked)[1]


def test_an_empty_line_puts_the_question_again() -> None:
    _, text = type_in(sit(), "", "")

    assert text.count("Red: Place") == 3


def test_leaving_an_unsaved_game_is_asked_about() -> None:
    session = sit()

    code, text = type_in(session, TRAINING, "quit", "no", "выход", "да")

    assert code == 0
    assert text.count("Leave all the same?") == 2


def test_leaving_a_game_that_could_not_be_saved_is_asked_about(tmp_path: Path) -> None:
    session = sit(save_path=tmp_path / "missing" / "lost.json")

    _, text = type_in(session, TRAINING, "quit", "no", f"save {tmp_path / 'kept.json'}", "quit", "yes")

    assert text.count("Leave all the same?") == 1


def test_leaving_a_kept_or_untouched_game_is_not_asked_about(tmp_path: Path) -> None:
    assert "Leave all the same?" not in type_in(sit(), "quit")[1]
    assert "Leave all the same?" not in type_in(sit(save_path=tmp_path / "kept.json"), TRAINING, "quit")[1]


# -- words


def messages(lang: str) -> dict[str, set[str]]:
    """Each message and attribute of the terminal in a language, with its variables."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob(f"terminal.{lang}.ftl")))
    found: dict[str, set[str]] = {}
    name = ""
    for line in text.splitlines():
        if start := re.match(r"([a-z-]+) =|\s+(\.[a-z]+) =", line):
            name = start[1] or f"{name.partition('.')[0]}{start[2]}"
            found[name] = set()
        if name:
            found[name] |= {*re.findall(r"\$([a-z]+)", line)}
    return found


@pytest.mark.parametrize("lang", ["ru", "pl"])
def test_the_terminal_says_the_same_in_every_language(lang: str) -> None:
    english, other = messages("en"), messages(lang)

    assert english.keys() == other.keys()
    for name, variables in english.items():
        if name != "taken-back":  # "its last choice" needs no number
            assert variables == other[name], name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_of_every_number(lang: str) -> None:
    for name, variables in messages(lang).items():
        for number in (0, 1, 2, 5, 21):
            assert terminal_words(lang)(name, **dict.fromkeys(variables, number))
