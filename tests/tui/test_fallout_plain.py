"""Games of Fallout line by line."""

import io
import re

import pytest

import crossroads
from crossroads.bots import make_bot
from crossroads.engine.words import LANGUAGES
from crossroads.tui.boards.board import board_of
from crossroads.tui.boards.brief import brief_of
from crossroads.tui.plain import run_plain
from crossroads.tui.screens import ending_text
from crossroads.tui.session import Session
from crossroads.tui.words import terminal_words
from tests.kit.bonds import bonds
from tests.kit.fallout import ARMS, HEAD, LEGS, TORSO_TWICE, enemy, survivor, wasteland
from tests.kit.stories import meets
from tests.tui.fallout_screen import a_session, at, is_turn_of


def play(session: Session, *lines: str) -> tuple[int, str]:
    """What a script of these lines gets: the exit code and all that was printed."""
    stdout = io.StringIO()
    code = run_plain(session, io.StringIO("".join(f"{line}\n" for line in lines)), stdout)
    return code, stdout.getvalue()


class Advised(io.TextIOBase):
    """Somebody who types whatever a bot would choose."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.bot = make_bot("steady", "fallout", salt="advice")

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]  # text, as a stream of text gives it
        decision = self.session.decision
        return "" if decision is None else self.bot.choose(self.session.game, decision.seat) + "\n"


@pytest.mark.slow
def test_a_whole_solo_game_is_played_line_by_line() -> None:
    """One survivor, as a bot advises, to the end: a line for the outcome and one for the score."""
    session = Session(crossroads.new("fallout", 1, "alone"), (0,), {})
    stdout = io.StringIO()

    code = run_plain(session, Advised(session), stdout)  # type: ignore[arg-type]  # all that is asked of it is a line

    assert code == 0
    assert session.over
    assert stdout.getvalue().splitlines()[-2:] == session.result()
    assert ending_text(session).plain.startswith(session.result()[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_begins_with_its_scenario_and_a_turn_with_the_situation(lang: str) -> None:
    session = Session(crossroads.new("fallout", 1, "alone", {"scenario": "the-pitt"}), (0,), {}, lang)

    _, text = play(session, *["1"] * 3)

    assert is_turn_of(session.game, 0)
    assert session.words("scenario-the-pitt.intro") in text
    assert session.words("table-needed", needed=session.view["needed"]) in text
    assert "\n".join(brief_of(session).situation()) in text


def test_the_situation_is_told_once_a_turn_and_the_table_when_asked() -> None:
    t = wasteland(survivor(space="camp.c"), points=2)
    step = next(each for each in t.options if each.startswith("step:"))

    _, text = play(at(t), step, "table shop", "table")

    assert text.count("Vault Dweller is here:") == 2  # once for the turn, once in the table
    assert "\n> table shop\nShop" in text


def test_a_card_that_was_told_goes_by_its_name_from_then_on() -> None:
    t = wasteland(survivor(weapon="tire-iron"))

    _, text = play(at(t), "nonsense", "", "why 1", "lang en", "options")

    full = [line for line in text.splitlines() if ". Unequip: Tire Iron (" in line]
    short = [line for line in text.splitlines() if line.endswith(". Unequip: Tire Iron")]
    assert len(full) == 2  # the first time, and with its id
    assert len(short) == 1


def test_a_card_is_told_in_full_once_whatever_may_be_done_with_it() -> None:
    """At the shop, and not again when it is equipped or kept."""
    t = meets("{do: shop, dealings: 1}", survivor(special="S"), shop=["stimpak", "cait"])

    _, text = play(at(t), "option:do", "recruit:cait")

    assert text.count("Cait (during a fight, exhaust: inflict 1 more hit;") == 1
    assert "\n1. Equip: Cait\n2. To the inventory: Cait\n" in text


@pytest.mark.parametrize(
    ("lang", "track"),
    [
        ("en", "the Railroad (star) 0, the Institute (shield) 0."),
        ("ru", "Подземка (звезда) 0, Институт (щит) 0."),
        ("pl", "Kolej (gwiazda) 0, Instytut (tarcza) 0."),
    ],
)
def test_the_table_says_which_faction_is_meant_by_the_star(lang: str, track: str) -> None:
    """Agendas speak of the star and the shield only."""
    _, text = play(at(wasteland(survivor()), lang=lang), "table")

    assert track in text


def test_of_several_dice_only_the_numbers_are_told_again() -> None:
    t = wasteland(
        survivor(weapon="tire-iron", special="S"), enemies=[enemy("radroach", "camp.c")], dice=[HEAD, LEGS, ARMS]
    )

    _, text = play(at(t), "fight:radroach")

    assert "\n5. Reroll die 2, die 3; chance: kill" in text
    assert "\n6. Reroll die 1 (head, no hit icons); chance: kill" in text


def test_numbers_choose_in_the_order_in_which_they_are_told() -> None:
    t = wasteland(survivor(weapon="tire-iron"))

    _, text = play(at(t), "1")

    assert "1. Move" in text
    assert t.game.history == ("move",)


@pytest.mark.parametrize(
    ("asked", "told"),
    [("stimpak", "Stimpak"), ("radroach", "Radroach"), ("freedom", "Freedom"), ("life giver", "Life Giver")],
)
def test_a_card_is_told_by_its_name(asked: str, told: str) -> None:
    session = at(wasteland())

    _, text = play(session, f"card {asked}")

    assert f"> card {asked}\n{told}\n" in text


def test_every_card_that_is_named_can_be_told() -> None:
    session = at(wasteland(quests=["cobbler-is-late"]))

    for card in session.cards():
        assert board_of(session).card_text(card).plain.strip()


def test_no_card_of_the_library_can_be_read() -> None:
    """A quest in play is told; another one, an encounter and a survivor are no cards that could be asked for."""
    t = wasteland(quests=["cobbler-is-late"])

    _, text = play(at(t), "card the cobbler", "card undelivered", "card crossing guard", "card ghoul")

    assert "> card the cobbler\nThe Cobbler Is Late\n" in text
    for name in ("undelivered", "crossing guard"):
        assert f"There is no card “{name}”" in text


def test_a_table_without_the_words_says_so() -> None:
    _, text = play(at(wasteland()), "table zeppelin")

    assert terminal_words("en")("table-unknown", asked="zeppelin") in text


def test_the_end_tells_the_score_of_everybody_and_why_it_was_over() -> None:
    session = a_session(100_000, seats=2)
    assert session.game.outcome is not None

    text = ending_text(session).plain

    assert session.log[-1].text in text
    for seat, score in enumerate(session.game.outcome.scores):
        assert re.search(rf"{re.escape(session.seat_name(seat))} .* {score}\b", text)


def test_nobody_has_a_score_where_all_win_or_lose_together() -> None:
    """Atomic Bonds: the winners, and no number behind any name, on the last screen either."""
    t = bonds(
        survivor(space="cit.a", special="IL"),
        survivor(space="camp.a"),
        done=["big-game", "well-read"],
        dice=[TORSO_TWICE] * 3,
    )
    t.choose("atomic-bonds.last-stand")
    while t.game.decision is not None:
        t.choose("stop" if "stop" in t.options else t.options[0])
    session = at(t)

    assert len(session.result()) == 1
    for name in (session.seat_name(0), session.seat_name(1)):
        assert re.search(rf"{re.escape(name)}\s*$", ending_text(session).plain, re.MULTILINE)


def test_why_line_by_line_folds_as_well() -> None:
    session = at(wasteland(survivor(space="camp.c"), points=1))

    told = play(session, "why")[1]

    assert "… and" in told
    assert told.count("Step ") < len([each for each in session.refusals() if each.id.startswith("step:")])
