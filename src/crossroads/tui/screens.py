"""What lies over the table for a moment: the hand-over, a page of text, saving, leaving, the end."""

from pathlib import Path
from typing import TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from crossroads.engine.standing import StandKind
from crossroads.tui.ahead import in_force, ways_ahead
from crossroads.tui.boards.board import board_of
from crossroads.tui.boards.legends import table_keywords
from crossroads.tui.palette import AMBER, BRIGHT, DIM, PHOSPHOR
from crossroads.tui.session import Session
from crossroads.tui.typeset import hanging

T = TypeVar("T")
WINNER = "★"
SAID = "✔"  # beside what somebody has said of windows to come
ROOM = 68  # columns of a note
SHEET = 85  # of a hundred columns of the window, those of a text that lies over the table
MOST_NEWS = 12  # lines of news that a hand-over has room for


class Over(Screen[T]):
    """Something that lies over the table until it is answered."""

    def close_with(self, answer: T | None) -> None:
        """Go away with this answer; it closes by itself, nobody waits for it."""
        _ = self.dismiss(answer)


class Handover(Over[None]):
    """Nothing of the table is to be seen until the next person says so, but what all may know of the last choice."""

    def __init__(self, session: Session, since: int) -> None:
        super().__init__()
        self.session = session
        self.news = [line.text for line in session.log if line.n > since][:MOST_NEWS]

    def compose(self) -> ComposeResult:
        decision = self.session.decision
        assert decision is not None, "somebody must take the screen"
        ui, name = self.session.terminal, self.session.seat_name(decision.seat)
        shape, colour = board_of(self.session).mark(decision.seat)
        text = Text(justify="center").append(ui("app-handover"), style=PHOSPHOR)
        text.append(f"\n\n{shape} {name} {shape}\n\n", style=f"bold {colour}")
        text.append(ui("app-handover-hint", seat=name), style=f"bold {AMBER}")
        if self.news:
            text.append("\n\n" + "\n".join(self.news), style=DIM)
        with Vertical(classes="note"):
            yield Static(text, id="handover")

    def on_key(self, event: events.Key) -> None:
        if event.key == "enter":
            event.stop()
            self.close_with(None)

    def on_click(self) -> None:
        self.close_with(None)


class Overlay(ModalScreen[T], Over[T]):
    """Something over the table that Escape takes away."""

    def __init__(self, session: Session, title: str, hint: str) -> None:
        super().__init__()
        self.session = session
        self.heading = title
        self.hint = hint

    def framed(self, frame: Vertical) -> Vertical:
        """Give the frame its title and the keys that lead on."""
        frame.border_title, frame.border_subtitle = self.heading, self.hint
        return frame

    def key_escape(self) -> None:
        self.close_with(None)


class TextPage(Overlay[None]):
    """A long text to read."""

    def __init__(self, session: Session, title: str, text: Text) -> None:
        super().__init__(session, title, session.terminal("app-close"))
        self.text = text

    def compose(self) -> ComposeResult:
        with self.framed(Vertical(classes="sheet")), VerticalScroll(classes="page"):
            yield Static(self.text, id="page-text")

    def on_mount(self) -> None:
        self.query_one(".page").focus()

    def on_key(self, event: events.Key) -> None:
        if event.key in ("q", "enter"):
            event.stop()
            self.close_with(None)


def table_page(session: Session) -> TextPage:
    """The whole table in words."""
    return TextPage(session, session.terminal("app-table-title"), Text("\n".join(session.table())))


def cards_page(session: Session, width: int) -> TextPage:
    """One's own cards, each in full."""
    text = board_of(session).own_cards(width * SHEET // 100)
    return TextPage(session, session.terminal("app-cards-title"), text or Text(session.terminal("app-nothing")))


def help_page(session: Session) -> TextPage:
    """The keys, and how to read the board."""
    ui = session.terminal
    text = Text().append(ui("app-help-keys"), style=BRIGHT).append("\n\n").append_text(board_of(session).help())
    if known := table_keywords(session):
        text.append(f"\n\n{ui('help-keywords')}", style=BRIGHT)
        for name, meaning in known:
            text.append(f"\n{name}: ", style=AMBER).append(meaning)
    text.append(f"\n\n{ui('unofficial')}", style=DIM)
    return TextPage(session, ui("app-help-title"), text)


class SaveAs(Overlay[Path]):
    """Asks where to save."""

    def __init__(self, session: Session, suggested: Path) -> None:
        super().__init__(session, session.terminal("app-save-title"), session.terminal("app-save-hint"))
        self.suggested = suggested

    def compose(self) -> ComposeResult:
        with self.framed(Vertical(classes="note")):
            yield Input(str(self.suggested), id="path")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.close_with(Path(event.value).expanduser() if event.value.strip() else None)


class Leave(Overlay[str]):
    """Asks whether to leave a game that is not saved: `save`, `leave`, or nothing to stay."""

    ANSWERS = ("save", "leave", "stay")

    def __init__(self, session: Session) -> None:
        super().__init__(session, session.terminal("app-quit-title"), "")

    def compose(self) -> ComposeResult:
        ui = self.session.terminal
        text = Text().append(ui("app-quit-text") + "\n", style=BRIGHT)
        for key, answer in (("s", "save"), ("y", "leave"), ("Esc", "stay")):
            text.append(f"\n{key:>4} ", style=f"bold {AMBER}").append(ui(f"app-quit-{answer}"))
        with self.framed(Vertical(classes="note")):
            yield Static(text)

    def on_key(self, event: events.Key) -> None:
        answer = {"s": "save", "ы": "save", "y": "leave", "н": "leave", "n": None, "т": None}
        if event.character in answer:
            event.stop()
            self.close_with(answer[event.character])


class StandOverlay(Overlay[StandKind]):
    """Asks what one does at windows to come; nothing is said of them if it is closed."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, session.terminal("app-ahead-title"), session.terminal("app-close"))
        self.ways = {str(number): kind for number, kind in enumerate(ways_ahead(session), 1)}

    def compose(self) -> ComposeResult:
        lines, said = [], in_force(self.session)
        for key, kind in self.ways.items():
            line = Text(f"{SAID if kind in said else ' '} {key} ", style=f"bold {AMBER}")
            lines.append(hanging(line.append(self.session.terminal(f"stand-{kind}.help"), style=BRIGHT), ROOM, 4))
        text = Text("\n").join(lines)
        with self.framed(Vertical(classes="note")):
            yield Static(text)

    def on_key(self, event: events.Key) -> None:
        if event.character in self.ways:
            event.stop()
            self.close_with(self.ways[event.character])


class EndScreen(Over[str]):
    """How the game ended: the winners, the scores, and why it was over. Dismissed with the command to follow."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        with Vertical(classes="note") as frame:
            frame.border_title = self.session.terminal("app-end-title")
            yield Static(ending_text(self.session), id="ending")

    def on_key(self, event: events.Key) -> None:
        commands = {
            "enter": "look",
            "escape": "look",
            "s": "save",
            "ы": "save",
            "l": "lang",
            "д": "lang",
            "q": "quit",
            "й": "quit",
        }
        name = event.character if event.character and event.character.isprintable() else event.key
        if name in commands:
            event.stop()
            self.close_with(commands[name])


def ending_text(session: Session) -> Text:
    """The result as the last screen tells it."""
    outcome = session.game.outcome
    assert outcome is not None, "the game is not over"
    board = board_of(session)
    text = Text(justify="center").append(session.result()[0], style=f"bold {AMBER}")
    how = [line.text for line in session.log if line.kind in board.endings]
    text.append("\n" + " ".join(how[-1:]) + "\n\n", style=PHOSPHOR)
    best = max(1, *outcome.scores)
    names = [session.seat_name(seat) for seat in range(len(outcome.scores))]
    width = max(10, *[len(name) + 1 for name in names])
    for seat in sorted(range(len(names)), key=lambda each: -outcome.scores[each]):
        shape, colour = board.mark(seat)
        mark = WINNER if seat in outcome.winners else " "
        bar = "█" * round(24 * outcome.scores[seat] / best)
        text.append(f"{mark} {shape} {names[seat]:<{width}}", style=f"bold {colour}")
        if session.is_shared:
            text.append("\n")
            continue
        text.append(f"{bar:<24}", style=colour)
        text.append(f" {board.score}{outcome.scores[seat]:<3}\n", style=f"bold {BRIGHT}")
    for line in session.log:
        if line.kind == "score":
            text.append(f"\n{line.text}", style=DIM)
    return text.append("\n\n" + session.terminal("app-end-hint"), style=BRIGHT)
