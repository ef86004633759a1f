"""The panes of every table: the headline, the options, the log, the keys."""

from textwrap import fill

from rich.text import Text
from textual import events
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from crossroads.tui.ahead import awaited, in_force, ways_ahead
from crossroads.tui.boards.board import Board
from crossroads.tui.coaching import HOPED
from crossroads.tui.event_log import ToldEvent
from crossroads.tui.names import asks_for_a_name, found
from crossroads.tui.offers import ListRow
from crossroads.tui.palette import AMBER, BRIGHT, DIM, PHOSPHOR, ROOM
from crossroads.tui.scroll import Resized, Scroll
from crossroads.tui.session import Session
from crossroads.tui.since import since_own_turn
from crossroads.tui.typeset import hanging

LOG_LINES = 100
MORE = "PgDn ↓"
COMMANDS = (
    ("?", "why"),
    ("a", "advice"),
    ("/", "rules"),
    ("u", "undo"),
    ("s", "save"),
    ("l", "lang"),
    ("t", "table"),
    ("c", "cards"),
    ("h", "help"),
    ("q", "quit"),
)

WELL_KNOWN = "slutcq/?!a"  # keys that can do without their names, the best known first


class Headline(Static):
    """Whose turn it is, what is asked, and how far the game has come."""

    def show(self, board: Board) -> None:
        session = board.session
        decision = session.decision
        text = Text(no_wrap=True, overflow="ellipsis")
        if decision is not None:
            shape, colour = board.mark(decision.seat)
            name = session.seat_name(decision.seat)
            text.append(f" {shape} {name} ", style=f"bold {ROOM} on {colour}")
            text.append(f" {board.question()}", style=f"bold {AMBER}")
        else:
            text.append(f" {session.terminal('app-over')} ", style=f"bold {ROOM} on {AMBER}")
        if waited_for := awaited(session):
            text.append(f" {waited_for}", style=DIM)
        note, more = board.notes()
        asked = text.cell_len + note.cell_len + more.cell_len < self.size.width
        note.append_text(more if asked else Text(" "))  # a long question comes first
        space = self.size.width - note.cell_len
        text.truncate(max(0, space - 1), overflow="ellipsis")
        self.update(text.append(" " * max(1, space - text.cell_len)).append_text(note))


class OptionsPane(OptionList):
    """What can be chosen now, each with its key; where a place has several options, in two steps."""

    def __init__(self) -> None:
        super().__init__(id="options", compact=True)
        self.entries: list[ListRow] = []
        self.only = ""  # the place whose options are listed
        self.broken_for = 0  # columns that its lines were broken for
        self.sought = ""  # the part of a name that was typed
        self.asked_at = -1  # the choice after which it was typed
        self.commands = False  # Esc was pressed: the next letter is a command, not part of a name

    def show(self, board: Board, roomy: bool, only: str = "", pointed: int = 0, hoped: tuple[str, ...] = ()) -> None:
        """List the options on offer, one of them highlighted; with their words where there is room.

        Those that a coach hopes for have its mark.
        """
        ui = board.session.terminal
        self.border_title = ui("app-options") + (f" · Esc {ui('app-back')}" if only else "")
        self.only, self.broken_for = only, self.size.width
        if asks_for_a_name(board.session):
            self._show_named(board.session, pointed)
            return
        self.entries = board.entries(only)
        listed = []
        for entry in self.entries:
            line = Text().append(f"{entry.key or ' '} ", style=f"bold {AMBER}")
            if not {*entry.options}.isdisjoint(hoped):
                line.append(f"{HOPED} ", style=f"bold {PHOSPHOR}")
            line = hanging(line.append_text(board.short(entry, bool(only), self.room - 2)), self.room)
            said = board.in_words(entry, self.room - 2) if roomy else ""
            if said and not only:
                line.append("\n" + fill(said, self.room, initial_indent="  ", subsequent_indent="  "), style=DIM)
            listed.append(Option(line))
        self.set_options(listed)
        self.highlighted = min(pointed, len(listed) - 1) if listed else None

    def _show_named(self, session: Session, pointed: int) -> None:
        """List the cards whose names have what was typed; what was typed for another question is gone."""
        if self.asked_at != session.game.choices_made:
            self.asked_at, self.sought, self.commands = session.game.choices_made, "", False
        ui, named = session.terminal, found(session, self.sought)
        typed = ui("app-name-typed", typed=self.sought, count=len(named)) if self.sought else ui("app-name")
        self.border_title = ui("app-name-command") if self.commands else typed
        self.entries = [ListRow(option.id, "", (option.id,)) for option, _ in named]
        listed = [Option(hanging(Text(label.sentence), self.room)) for _, label in named]
        self.set_options(listed)
        self.highlighted = min(pointed, len(listed) - 1) if listed else None

    def narrow(self, event: events.Key) -> bool:
        """Take a key as part of a name; whether it was one. After Esc the next key is a command again."""
        letter = event.character or ""
        if event.key == "backspace" and self.sought:
            self.sought = self.sought[:-1]
        elif event.key == "escape":
            self.sought, self.commands = "", not self.sought and not self.commands
        elif (
            self.commands
            or not letter.isprintable()
            or not letter
            or letter in "?/="
            or not (self.sought + letter).strip()
        ):
            self.commands = False
            return False
        else:
            self.sought += letter
        return True

    def on_resize(self) -> None:
        if self.size.width != self.broken_for:
            self.post_message(Resized())

    @property
    def room(self) -> int:
        """How many columns a line may have."""
        return max(20, self.scrollable_content_region.width - 1)

    def action_page_up(self) -> None:
        """Scroll back what happened: this list seldom needs more than one page."""
        self.screen.query_one(LogPane).scroll_page_up(animate=False)

    def action_page_down(self) -> None:
        """Scroll on what happened."""
        self.screen.query_one(LogPane).scroll_page_down(animate=False)

    def entry_for(self, key: str = "", place: str = "") -> ListRow | None:
        """The entry of a key or of a place."""
        return next((each for each in self.entries if each.key == key or each.name == place), None)

    @property
    def pointed(self) -> ListRow | None:
        """The highlighted entry."""
        number = self.highlighted
        return self.entries[number] if number is not None and number < len(self.entries) else None


class LogPane(Scroll):
    """What happened; what is new to the person at the screen is bright and in view from its first line on."""

    def __init__(self) -> None:
        super().__init__("log")
        self.new_from = 0
        self.old_rows = 0  # above the first new line

    def show(self, board: Board) -> None:
        session = board.session
        lines = session.log
        fresh = session.unseen()
        if fresh:
            self.new_from = fresh[0].n
        elif lines and not self.new_from:  # a game that was saved: all of it has been seen
            self.new_from = lines[-1].n
        latest = lines[-LOG_LINES:]
        seen = [hanging(_log_line(board, line, False), self.room) for line in latest if line.n < self.new_from]
        news = [hanging(_log_line(board, line, True), self.room) for line in latest if line.n >= self.new_from]
        news = [*(hanging(Text(line, style=AMBER), self.room) for line in since_own_turn(session)), *news]
        self.say(session, Text("\n").join([*seen, *news]))
        old = sum(text.plain.count("\n") + 1 for text in seen)
        heights = [old, *[text.plain.count("\n") + 1 for text in news]]
        if sum(heights) - old > self.scrollable_content_region.height:
            self.border_title = f"{session.terminal('app-log')} · {MORE}"
        self.old_rows = old
        self.scroll_to_new()
        self.call_after_refresh(self.scroll_to_new)  # lines that were not there to scroll to before

    def scroll_to_new(self) -> None:
        """Bring the first new line to the top."""
        self.scroll_to(y=self.old_rows, animate=False)


def _log_line(board: Board, line: ToldEvent, fresh: bool) -> Text:
    text = Text()
    heading = line.kind in board.headings
    if line.seat is not None:
        shape, colour = board.mark(line.seat)
        text.append(f"{shape} ", style=colour)
    elif heading:
        text.append("══ ", style=AMBER)
    else:
        text.append("· ", style=DIM)
    return text.append(line.text, style=(AMBER if heading else BRIGHT) if fresh else DIM)


class AddedPane(Scroll):
    """What the table's expansions add to the board, in words; it is there only if they add something."""

    def __init__(self) -> None:
        super().__init__("added")

    def show(self, board: Board) -> None:
        session = board.session
        lines = [] if board.draws_added else session.added()
        self.display = bool(lines)
        self.say(session, Text("\n").join(hanging(Text(line), self.room) for line in lines))


class KeysLine(Static):
    """The commands and their keys; a click does the same."""

    def show(self, session: Session, coached: bool = False) -> None:
        ahead = [("=", "ahead")][: len(ways_ahead(session))]
        if session.bots_choice is not None:
            ahead.append(("!", "bot-why"))
        if coached:
            ahead.append(("k", "coach"))
        names = {key: session.terminal(f"app-key-{name}") for key, name in (*ahead, *COMMANDS)}
        if in_force(session):
            names["="] += " ✔"
        for key in WELL_KNOWN:
            if sum(len(name) + 4 for name in names.values()) + 7 * asks_for_a_name(session) > self.size.width:
                names[key] = ""  # its key stands alone where there is little room
        parts = [
            f"[@click=app.command('{name}')][b {AMBER}]{key}[/]{f' {names[key]}' if names[key] else ''}[/]"
            for key, name in (*ahead, *COMMANDS)
        ]
        first = ["Esc →"] if asks_for_a_name(session) else []  # letters are part of a name there
        self.update(" " + "  ".join([*first, *parts]))
