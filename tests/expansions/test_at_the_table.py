"""What an expansion adds is seen, found in the rules and played to its end, wherever its table is shown."""

import asyncio
import io
from collections.abc import Callable

import pytest
from crossroads_signals import RULES
from textual.widgets import Input, Static

import crossroads
from crossroads.bots import make_bot
from crossroads.tui.panes import AddedPane, OptionsPane
from crossroads.tui.plain.conversation import Conversation
from crossroads.tui.reference import Search, WhyNot
from crossroads.tui.screens import EndScreen
from crossroads.tui.session import Session
from crossroads.tui.window import CrossroadsApp

STRENGTH = {"en": "Signal: 1 of 3", "ru": "Сигнал: 1 из 3", "pl": "Sygnał: 1 z 3"}


def at_signals(lang: str = "en", needed: int = 3) -> Session:
    """A person and a bot, at the first turn of the person."""
    options = {"scenario": "dead-air", "strength_needed": needed}
    game = crossroads.new("fallout", 2, "signals", options, modules=["signals"])
    session = Session(game, [0], {1: make_bot("random", "fallout", salt="1")}, lang)
    while session.decision is not None and session.decision.prompt != "turn":
        session.choose(session.decision.ids[0])
    return session


def likeliest(session: Session) -> str:
    """What makes the signal stronger, if anything does; else to be done with the turn."""
    assert session.decision is not None
    wanted = ("signals.boost", "signals.listen", "end")
    return next((name for name in wanted if name in session.decision.ids), session.decision.ids[0])


class Typist(io.StringIO):
    """Somebody who types what is written here, then what is likeliest at the table."""

    def __init__(self, *written: str, choose: Callable[[], str]) -> None:
        super().__init__("")
        self._written = [*written]
        self._choose = choose

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # typeshed's base reads bytes
        return f"{self._written.pop(0) if self._written else self._choose()}\n"


def typed(session: Session, *written: str) -> str:
    """What a plain table says to these lines, and on to the end of the game."""
    said = io.StringIO()
    talk = Conversation(session, Typist(*written, choose=lambda: likeliest(session)), said)
    assert talk.run() == 0
    return said.getvalue()


# -- line by line


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_plain_table_tells_what_it_adds(lang: str) -> None:
    """At the beginning of a turn, and whenever the whole table is asked for."""
    said = typed(at_signals(lang), "table")

    before, _, after = said.partition("> table")
    assert STRENGTH[lang] in before
    assert STRENGTH[lang] in after


def test_it_is_played_to_its_end_line_by_line() -> None:
    session = at_signals()

    said = typed(session)

    assert session.game.outcome is not None
    assert session.game.outcome.how == "signals.heard"
    assert "The signal gets stronger: 3" in said


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "signals"), ("en", "jam a band"), ("ru", "глушить волну"), ("pl", "zagłuszyć falę")]
)
def test_its_rules_are_found_and_shown_at_its_table(lang: str, words: str) -> None:
    """By the title of the expansion, or by any form of their words; one of them by its id."""
    said = typed(at_signals(lang), f"rules {words}", "rule signals.heard")

    found, _, shown = said.partition("> rule ")
    assert "signals.broadcast" in found
    assert " ".join(RULES["signals.heard"][lang].split()) in " ".join(shown.split())


def test_its_rules_are_not_found_at_a_table_without_it() -> None:
    game = crossroads.new("fallout", 1, "alone")
    session = Session(game, [0], {})

    assert session.added_rules() == ()
    assert session.added() == []
    assert all(not hit.rule.id.startswith("signals") for hit in crossroads.rules.search("signals", "fallout"))


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_what_pets_add_to_shelter_is_told_too(lang: str) -> None:
    """Nothing at first; once somebody has fed the cat, who has."""
    game = crossroads.new("shelter", 2, "cat", modules=["pets"])
    session = Session(game, [0, 1], {}, lang)
    assert session.added() == []

    while not session.added():
        assert session.decision is not None
        ids = session.decision.ids
        session.choose("pets.feed" if "pets.feed" in ids else ids[0])

    [line] = session.added()
    assert line.startswith({"en": "The cat was fed", "ru": "В этом раунде кошку", "pl": "W tej rundzie kota"}[lang])
    assert session.table()[-1] == line


# -- on the whole screen


def test_it_is_played_to_its_end_on_the_whole_screen() -> None:
    """Its pane shows the signal as it grows, its refusal opens with its rule, and the search finds its rules."""
    session = at_signals()
    app = CrossroadsApp(session)

    async def play() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            pane = app.table.query_one(AddedPane)
            assert pane.display
            assert "Signal: 1 of 3" in str(pane.query_one(Static).visual)
            await pilot.press("/")
            await pilot.pause()
            assert isinstance(app.screen, Search)
            app.screen.query_one(Input).value = "signals"
            await pilot.pause()
            assert set(app.screen.rules) == {*RULES}
            await pilot.press("escape")
            await pilot.pause()
            grown = []
            while not session.over:
                wanted = likeliest(session)
                options = app.table.query_one(OptionsPane)
                await pilot.press(next(entry.key for entry in options.entries if wanted in entry.options))
                await pilot.pause()
                grown.append(str(pane.query_one(Static).visual))
            assert any("Signal: 2 of 3" in each for each in grown)
            assert isinstance(app.screen, EndScreen)

    asyncio.run(play())
    assert session.game.outcome is not None
    assert session.game.outcome.how == "signals.heard"


def test_why_not_opens_with_its_rule_on_the_whole_screen() -> None:
    """A survivor without caps cannot boost: the page below has the expansion's own sentence."""
    session = at_signals(needed=50)
    while session.decision is not None and "signals.boost" not in [each.rule for each in session.refusals()]:
        session.choose(likeliest(session))
    app = CrossroadsApp(session)

    async def ask() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await pilot.press("?")
            await pilot.pause()
            assert isinstance(app.screen, WhyNot)
            number = app.screen.rules.index("signals.boost")
            await pilot.press(*["down"] * number)
            await pilot.pause()
            assert RULES["signals.boost"]["en"] in str(app.screen.query_one("#rule-page", Static).visual)

    asyncio.run(ask())


def test_a_table_without_expansions_has_no_such_pane() -> None:
    session = Session(crossroads.new("shelter", 2, "alone"), [0], {1: make_bot("random", "shelter", salt="1")})
    app = CrossroadsApp(session)

    async def look() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            assert not app.table.query_one(AddedPane).display

    asyncio.run(look())
