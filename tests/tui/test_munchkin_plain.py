"""Games of Munchkin line by line, standing answers, and whole games to their end."""

import io
import re

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

import crossroads
from crossroads.bots import Bot, choice_of, make_bot
from crossroads.engine.game import Game
from crossroads.engine.words import LANGUAGES
from crossroads.games.munchkin.state import Munchkin
from crossroads.tui.ahead import ways_ahead
from crossroads.tui.panes import KeysLine, LogPane, OptionsPane
from crossroads.tui.plain import run_plain
from crossroads.tui.screens import EndScreen, StandOverlay
from crossroads.tui.session import Session
from crossroads.tui.window import CrossroadsApp
from tests.kit.munchkin import DEFAULTS, munchkin, table
from tests.tui.munchkin_screen import FILLER, a_fight, a_turn, a_turn_with_others, at, at_table, everybody, press, said

# -- standing answers


def test_who_passes_until_something_changes_says_so_once() -> None:
    """Ben holds a Tripwire at Ann's turn, which she spends alone: after one word he is next asked at his own turn."""
    t = table(
        munchkin(hand=FILLER), munchkin(hand=["tripwire.1", "bent-fork"]), munchkin(), only=True, doors=["megabrain.1"]
    )
    session = Session(t.game, (1,), {seat: Idler() for seat in (0, 2)})
    assert session.decision is not None
    assert session.decision.prompt == "turn-start"

    session.stand("until-change")

    assert session.decision is not None
    assert (session.decision.prompt, session.view["active"]) == ("turn-start", 1)


def test_the_word_need_not_be_given_again_after_a_pass() -> None:
    """Somebody plays, and Ben is asked; he passes with a plain pass, and is not asked at the next windows."""
    ann = munchkin(hand=["tripwire.2", "bent-fork"])
    t = table(ann, munchkin(hand=["tripwire.1", "tin-can"]), munchkin(level=2), only=True, doors=["megabrain.1"])
    session = Session(t.game, (1,), {0: Once("play:tripwire.2", "target:2"), 2: Idler()})
    session.said.calm.add(1)
    assert session.decision is not None
    assert session.decision.prompt == "turn-start"

    session.choose("pass")

    assert session.view["active"] == 1


def test_at_ones_own_turn_a_pass_is_one_pass() -> None:
    t = table(munchkin(hand=["tripwire.1", "desk-fan"]), munchkin(), munchkin(), only=True, doors=["megabrain.1"])
    session = Session(t.game, (0,), {1: Idler(), 2: Idler()})
    session.said.calm.add(0)

    session.choose("pass")
    if session.decision is not None and session.decision.prompt == "receipt":
        session.choose("done")

    assert session.decision is not None
    assert session.decision.prompt == "door-settled"


def test_to_be_asked_as_usual_ends_it() -> None:
    session = at(a_turn())
    session.said.calm.add(0)

    session.stand("ask")

    assert not session.said.calm


def test_the_equals_sign_opens_what_can_be_said_of_a_fight() -> None:
    session = at(a_fight())

    async def stand(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await press(pilot, "=")
        assert isinstance(app.screen, StandOverlay)
        await press(pilot, "2")
        assert not isinstance(app.screen, StandOverlay)

    occasion = session.view["windows"][-1]["occasion"]
    at_table(session, stand)

    assert session.said.standing(0).occasion == occasion


def test_what_has_been_said_is_marked() -> None:
    """Beside the key, on its sheet, and at a plain table."""
    session = everybody(a_turn_with_others())
    session.said.calm.add(0)

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        assert "ahead ✔" in str(app.table.query_one(KeysLine).visual)
        await press(pilot, "=")
        lines = str(app.screen.query_one(Static).visual).splitlines()
        assert lines[0].startswith("✔ 1 change")
        assert not any("✔" in line for line in lines[1:])

    at_table(session, look)
    stdout = io.StringIO()
    run_plain(session, io.StringIO("ahead\n"), stdout)
    assert "or somebody plays (in force)" in stdout.getvalue()


class Idler:
    """A bot that does the least that is possible."""

    name = "random"

    def choose(self, game: Game[Munchkin], seat: int) -> str:
        assert game.decision is not None
        return next((each for each in DEFAULTS if each in game.decision.ids), game.decision.ids[0])


class Once(Idler):
    """A bot that does these things, and then the least that is possible."""

    def __init__(self, *options: str) -> None:
        self.left = list(options)

    def choose(self, game: Game[Munchkin], seat: int) -> str:
        assert game.decision is not None
        if self.left and self.left[0] in game.decision.ids:
            return self.left.pop(0)
        return super().choose(game, seat)


# -- line by line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_card_can_be_looked_up_by_name(lang: str) -> None:
    session = at(a_turn(), lang=lang)
    words = session.words

    text = said(session, f"card {words('card-tripwire')}", f"card {words('card-stray-dog')}")

    assert session.card("tripwire") in text
    assert session.card("stray-dog") in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fight_is_told_before_its_question_with_every_part(lang: str) -> None:
    session = everybody(a_fight(), lang)
    words = session.words

    text = said(session)

    for card in ("combat-helmet", "faithful-mutt", "glowing-cola", "seasoned"):
        assert words(f"card-{card}") in text.partition(session.prompt())[0]


def test_offers_to_several_players_share_a_line() -> None:
    session = at(table(munchkin(hand=FILLER, used=["running-shoes"]), munchkin(), munchkin()))

    assert re.search(r"^\d+\. Offer a trade to Sparky; \d+\. Gizmo$", said(session), re.MULTILINE)


def test_ones_own_turn_begins_with_how_all_stand_and_says_it_once() -> None:
    session = at(a_turn())

    text = said(session, "stow:running-shoes")

    assert text.count("Sparky: Level 1, Combat Strength 1, in hand 0 + 0") == 1
    assert text.count("Your turn") == 2


def test_what_a_card_does_at_length_is_told_once() -> None:
    """The Enclave Scientist has two powers, which fill three lines."""
    t = table(munchkin(hand=["tripwire.1", "desk-fan"], classes=["enclave-scientist.1"]), munchkin(), munchkin())

    text = said(at(t), "stow:desk-fan")

    assert text.count("Part with Enclave Scientist") == 2
    assert text.count("Part with Enclave Scientist: ") == 1


# -- a game that goes on


def test_the_log_of_a_game_that_was_saved_shows_what_happened_last() -> None:
    game = crossroads.new("munchkin", 3, "resumed")
    bots = [make_bot("steady", "munchkin", str(seat)) for seat in range(3)]
    while game.decision is not None and (len(game.history) < 60 or game.decision.seat != 0):
        game.choose(choice_of(bots[game.decision.seat], game, game.decision.seat))
    session = Session(game, (0,), {1: bots[1], 2: bots[2]})

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        log = app.table.query_one(LogPane)
        assert log.scroll_y == log.max_scroll_y > 0

    at_table(session, look)


# -- whole games


class Typist(io.StringIO):
    """Somebody at a plain table who types what a bot would choose, and says once to pass until something changes."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session, self.bot = session, make_bot("steady", "munchkin", "typist")
        self.asked = 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # the stubs know bytes alone
        if self.session.decision is None:
            return ""
        self.asked += 1
        option = choice_of(self.bot, self.session.game, 0)
        return "ahead change\n" if option == "pass" and not self.session.said.calm else f"{option}\n"


def a_new_game(seed: str, lang: str = "en", seats: int = 4) -> Session:
    bots = {seat: make_bot("steady", "munchkin", f"{seed}{seat}") for seat in range(1, seats)}
    return Session(crossroads.new("munchkin", seats, seed), (0,), bots, lang)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plain_game_is_played_to_its_end_with_bearably_many_questions(lang: str) -> None:
    """Against three bots: on average fewer than five questions a turn, one's own turns included."""
    session = a_new_game("plain", lang)
    typist, stdout = Typist(session), io.StringIO()

    code = run_plain(session, typist, stdout)

    assert (code, session.over) == (0, True)
    assert typist.asked < 5 * (session.view["turn"] + 1)
    assert session.result()[0] in stdout.getvalue()


@pytest.mark.slow
def test_a_whole_game_is_played_on_the_full_screen() -> None:
    """By keys alone, at 80 columns and 24 lines, to the last screen."""
    session = a_new_game("screen10", seats=3)
    bot = make_bot("steady", "munchkin", "keys")

    async def play(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        options = app.table.query_one(OptionsPane)
        while not session.over:
            if not session.said.calm and ways_ahead(session):
                await press(pilot, "=", "1")
                continue
            option = choice_of(bot, session.game, 0)
            entry = next(each for each in options.entries if option in each.options)
            await press(pilot, entry.key)
            if len(entry.options) > 1:
                await press(pilot, next(each.key for each in options.entries if each.options == (option,)))
        await pilot.pause()
        assert isinstance(app.screen, EndScreen)

    at_table(session, play)


# -- bots say why


def test_a_bot_says_why_in_the_log_of_its_terminal() -> None:
    """Ann asks Ben for help on the way to Level 9: his answer and his reason stand side by side."""
    t = table(munchkin(level=8), munchkin(level=8, hand=FILLER), munchkin(), foes=["yao-guai"])
    steady: dict[int, Bot] = {seat: make_bot("steady", "munchkin", str(seat)) for seat in (1, 2)}
    session = Session(t.game, (0,), steady)
    for option in ("help:1", "treasures:3", "propose"):
        session.choose(option)

    kinds = [line.kind for line in session.log]
    said = session.log[kinds.index("why")]
    assert kinds[kinds.index("why") - 1] == "declined"
    assert said.seat == 1
    assert "Level 9" in said.text
