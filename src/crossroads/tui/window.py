"""The application: which screen is open, and what the commands do."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, TypeVar

from textual.app import App
from textual.screen import Screen

from crossroads.engine import record
from crossroads.engine.driver import NothingToUndo
from crossroads.engine.standing import StandKind
from crossroads.engine.words import LANGUAGES
from crossroads.tui.advising import can_advise
from crossroads.tui.ahead import ways_ahead
from crossroads.tui.boards.board import Board, board_of
from crossroads.tui.bot_why import BotWhyOverlay
from crossroads.tui.files import go_on, write_whole
from crossroads.tui.reference import AdviceOverlay, Search, WhyNot
from crossroads.tui.screens import EndScreen, Handover, Leave, SaveAs, StandOverlay, cards_page, help_page, table_page
from crossroads.tui.session import Session
from crossroads.tui.table import TableScreen

T = TypeVar("T")


class CrossroadsApp(App[int]):
    """One session on this terminal."""

    STYLE: ClassVar[Path] = Path(__file__).with_name("app.tcss")
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Crossroads"

    def __init__(self, session: Session, board: Board | None = None) -> None:
        board = board or board_of(session)
        super().__init__(css_path=[self.STYLE, board.style])
        self.session = session
        self.table = TableScreen(board)
        self.began_at = session.game.choices_made
        self.saved_at = self.began_at  # the choices that are in a file, or were made before we sat down
        self.trouble_told = ""

    def on_mount(self) -> None:
        self.lay(self.table)
        self.action_go_on()

    def lay(self, screen: Screen[T], then: Callable[[T | None], None] | None = None) -> None:
        """Lay a screen over the others; it opens by itself, nobody waits for it."""
        _ = self.push_screen(screen, then)

    # -- going on

    def action_go_on(self) -> None:
        """After a choice: the end, the next person, or the next question."""
        if self.session.over:
            self.table.show_soon()
            self.lay(EndScreen(self.session), self.after_ending)
        elif self.session.needs_handover():
            self.session.seat = None  # until the next person has taken it, the screen is nobody's
            self.lay(Handover(self.session, self.table.chosen_at), self.after_handover)
        else:
            self.table.show_soon()

    def after_handover(self, _: None) -> None:
        """The next person has taken the screen."""
        self.session.hand_over()
        self.table.show_soon()

    def after_ending(self, command: str | None) -> None:
        """What was asked for on the last screen; it comes back unless people want to look or to leave."""
        if command == "lang":
            self.next_language()
            self.lay(EndScreen(self.session), self.after_ending)
        elif command == "save":
            self.ask_where_to_save()
        elif command == "quit":
            self.action_command("quit")

    def on_table_screen_chosen(self) -> None:
        self.tell_of_trouble()
        self.action_go_on()

    def tell_of_trouble(self) -> None:
        """Say once why the game does not save itself; it goes on all the same."""
        trouble = self.session.save_trouble
        if trouble and trouble != self.trouble_told:
            self.notify(self.session.terminal("app-save-failed", reason=trouble), severity="error")
        self.trouble_told = trouble

    # -- commands

    def on_table_screen_command(self, event: TableScreen.Command) -> None:
        self.action_command(event.name)

    def action_command(self, name: str) -> None:
        """Carry out a command by its name."""
        if name == "why":
            self.lay(WhyNot(self.session))
        elif name == "bot-why":
            self.ask_a_bot()
        elif name == "advice":
            self.ask_for_advice()
        elif name == "rules":
            self.lay(Search(self.session))
        elif name == "table":
            self.lay(table_page(self.session))
        elif name == "cards":
            self.lay(cards_page(self.session, self.size.width))
        elif name == "help":
            self.lay(help_page(self.session))
        elif name == "ahead" and ways_ahead(self.session):
            self.lay(StandOverlay(self.session), self.after_stand)
        elif name == "undo":
            self.take_back()
        elif name == "coach" and self.table.coach is not None:
            self.table.coach.is_away = not self.table.coach.is_away
            self.table.show_soon()
        elif name == "save":
            self.ask_where_to_save()
        elif name == "lang":
            self.next_language()
        elif name == "quit":
            self.leave()

    def ask_for_advice(self) -> None:
        """Show what one would do; what is chosen there is chosen at the table."""

        def choose(option: str | None) -> None:
            if option is not None:
                self.table.choose(option)

        if can_advise(self.session):
            self.lay(AdviceOverlay(self.session), choose)
        else:
            self.notify(self.session.terminal("advice-unable"), severity="warning")

    def ask_a_bot(self) -> None:
        """Show why a bot made its last choice."""
        if (choice := self.session.bots_choice) is not None:
            self.lay(BotWhyOverlay(self.session, choice))
        else:
            self.notify(self.session.terminal("bot-why-unable"), severity="warning")

    def after_stand(self, kind: StandKind | None) -> None:
        """Go on as the person wants to at windows to come."""
        if kind is not None:
            self.session.stand(kind)
            self.action_go_on()

    def take_back(self) -> None:
        """Undo to the last decision of a person, who gets the screen back."""
        try:
            self.session.undo()
        except NothingToUndo as refused:
            self.notify(str(refused), severity="warning")
            return
        self.notify(self.session.terminal("app-undone"))
        self.action_go_on()

    def next_language(self) -> None:
        """Speak the next language, in place."""
        place = LANGUAGES.index(self.session.lang)
        self.session.set_language(LANGUAGES[(place + 1) % len(LANGUAGES)])
        self.table.lay_out()
        self.table.show_soon()

    def ask_where_to_save(self, leave: bool = False) -> None:
        """Ask for a file and save the game, or its record once it is over."""
        suggested = self.session.save_path or Path(f"{self.session.game.setup.game}.json")

        def save(path: Path | None) -> None:
            if path is not None and self.save(path) and leave:
                self.exit(0)

        self.lay(SaveAs(self.session, suggested), save)

    def save(self, path: Path) -> bool:
        """Write the game to a file; whether that went well."""
        session, ui = self.session, self.session.terminal
        try:
            if session.over:
                write_whole(path, record.record(session.game, session.seated()))
            else:
                session.save(path)
        except OSError as failed:
            self.notify(ui("app-save-failed", reason=failed.strerror or str(failed)), severity="error")
            return False
        self.saved_at = session.game.choices_made
        self.notify(ui("app-saved", path=str(path)))
        return True

    @property
    def is_kept(self) -> bool:
        """Whether nothing is lost when people leave now; a game without a choice of theirs takes nobody's file."""
        session = self.session
        if self.saved_at != session.game.choices_made:
            session.autosave()
        autosaved = session.save_path is not None and not session.save_trouble
        return autosaved or session.over or self.saved_at == session.game.choices_made

    def leave(self) -> None:
        """Leave, and ask first if the game is not saved."""

        def answered(answer: str | None) -> None:
            if answer == "save":
                self.ask_where_to_save(leave=True)
            elif answer == "leave":
                self.exit(0)

        if self.is_kept:
            self.exit(0)
        elif not isinstance(self.screen, Leave):
            self.lay(Leave(self.session), answered)

    def farewell(self) -> list[str]:
        """What the terminal says once the screen is gone: how it went, where the game is kept, how to go on."""
        session, ui = self.session, self.session.terminal
        lines = session.result() or [ui("left", progress=session.progress())]
        path = session.save_path
        if path is not None and not session.save_trouble and session.game.choices_made != self.began_at:
            lines.append(ui("kept", path=str(path)))
            if not session.over:
                lines.append(ui("app-go-on", command=go_on(path)))
        return lines

    async def action_quit(self) -> None:
        """Leave by Ctrl+Q in the same way."""
        self.leave()

    def action_help_quit(self) -> None:
        """Leave by Ctrl+C too: nothing is lost by it."""
        self.leave()
