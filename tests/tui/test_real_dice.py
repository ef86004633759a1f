"""Real dice at a terminal: whoever sits there says what they show, for the bots too, without the screen going round."""

import io

from crossroads.bots import make_bot
from crossroads.engine.chance import is_chance
from crossroads.engine.game import new
from crossroads.engine.setup import tellers_of
from crossroads.tui.plain import run_plain
from crossroads.tui.session import Session


def table(people: tuple[int, ...] = (1,), lang: str = "en") -> Session:
    """Munchkin for three, before anybody has rolled for the first turn."""
    game = new("munchkin", 3, "real dice", typed=("dice",), tellers=tellers_of(people, 3))
    bots = {seat: make_bot("random", "munchkin", salt=f"seat {seat}") for seat in range(3) if seat not in people}
    return Session(game, people, bots, lang)


def test_no_bot_answers_what_the_dice_show() -> None:
    session = table()

    for seat in range(3):
        assert is_chance(session.decision)
        assert session.seat_name(seat) in session.prompt()
        assert not session.needs_handover()
        session.choose(f"chance:first-player:{6 - seat}")

    assert not is_chance(session.game.decision)
    assert session.game.state.active == 0


def test_a_mistyped_roll_of_a_bot_is_taken_back() -> None:
    session = table()
    session.choose("chance:first-player:2")

    session.undo()

    assert session.decision is not None
    assert session.decision.about["die"] == 1


def test_in_plain_lines_a_face_is_typed_as_its_number() -> None:
    told = io.StringIO()

    run_plain(table(), io.StringIO("2\n6\n3\n"), told)

    assert "Roll for the first turn, Player 2: what does the die show?" in told.getvalue()
    assert "6. 6" in told.getvalue()
