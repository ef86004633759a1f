"""The panes beside the vault: the headline, the options, what one does, the log, the stores, the cards, the keys."""

from collections.abc import Mapping, Sequence
from textwrap import fill

from rich.text import Text
from textual import events
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from crossroads.tui import holdings, offers
from crossroads.tui.offers import Entry
from crossroads.tui.palette import AMBER, BRIGHT, COLOURS, DIM, PHOSPHOR, ROOM, SHAPES
from crossroads.tui.session import LogLine, Session
from crossroads.tui.typeset import hanging

LOG_LINES = 100
MORE = "PgDn ↓"
COMMANDS = (
    ("?", "why"),
    ("/", "rules"),
    ("u", "undo"),
    ("s", "save"),
    ("l", "lang"),
    ("t", "table"),
    ("h", "help"),
    ("q", "quit"),
)


class Headline(Static):
    """Whose turn it is, what is asked, and how far the game has come."""

    def show(self, session: Session) -> None:
        ui, view = session.terminal, session.view
        decision = session.decision
        text = Text(no_wrap=True, overflow="ellipsis")
        if decision is not None:
            colour = view["players"][decision.seat]["colour"]
            name = session.seat_name(decision.seat)
            text.append(f" {SHAPES[colour]} {name} ", style=f"bold {ROOM} on {COLOURS[colour]}")
            text.append(f" {session.prompt()}", style=f"bold {AMBER}")
        else:
            text.append(f" {ui('app-over')} ", style=f"bold {ROOM} on {AMBER}")
        note = Text().append(ui("app-round", round=view["round"]), style=f"bold {PHOSPHOR}")
        if view["ending"]:
            note.append(f" {ui('app-last-round')}", style=f"bold {AMBER}")
        threats = Text(f" · {ui('app-threats-left', count=view['threat_cards']['deck'])} ", style=DIM)
        asked = text.cell_len + note.cell_len + threats.cell_len < self.size.width
        note.append_text(threats if asked else Text(" "))  # a long question comes first
        space = self.size.width - note.cell_len
        text.truncate(max(0, space - 1), overflow="ellipsis")
        self.update(text.append(" " * max(1, space - text.cell_len)).append_text(note))


class OptionsPane(OptionList):
    """What can be chosen now, each with its key; where several crews may go to a place, in two steps."""

    def __init__(self) -> None:
        super().__init__(id="options", compact=True)
        self.entries: list[Entry] = []
        self.only = ""  # the place whose crews are listed

    def show(self, session: Session, roomy: bool, only: str = "") -> None:
        """List the options on offer, the first one highlighted; with their words where there is room."""
        self.border_title = session.terminal("app-options") + (f" · Esc {session.terminal('app-back')}" if only else "")
        self.only = only
        self.entries = offers.entries(session, only)
        listed = []
        for entry in self.entries:
            line = Text().append(f"{entry.key or ' '} ", style=f"bold {AMBER}")
            line = hanging(line.append_text(offers.short(session, entry, alone=bool(only))), self.room)
            said = offers.in_words(session, entry) if roomy else ""
            if said and not only:
                line.append("\n" + fill(said, self.room, initial_indent="  ", subsequent_indent="  "), style=DIM)
            listed.append(Option(line))
        self.set_options(listed)
        self.highlighted = 0 if listed else None

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

    def entry_for(self, key: str = "", place: str = "") -> Entry | None:
        """The entry of a key or of a place."""
        return next((each for each in self.entries if each.key == key or each.name == place), None)

    @property
    def pointed(self) -> Entry | None:
        """The highlighted entry."""
        number = self.highlighted
        return self.entries[number] if number is not None and number < len(self.entries) else None


class Scroll(VerticalScroll):
    """A titled pane with text that may be longer than it is high."""

    def __init__(self, kind: str, name: str = "") -> None:
        super().__init__(Static(), id=name or kind)
        self.kind = kind

    def say(self, session: Session, text: Text) -> None:
        """Show this text under the pane's title."""
        self.border_title = session.terminal(f"app-{self.kind}")
        self.query_one(Static).update(text)

    @property
    def room(self) -> int:
        """How many columns a line may have."""
        return max(1, self.scrollable_content_region.width)


class LogPane(Scroll):
    """What happened; what is new to the person at the screen is bright and in view from its first line on."""

    def __init__(self) -> None:
        super().__init__("log")
        self.new_from = 0

    def show(self, session: Session) -> None:
        lines = session.log
        fresh = session.unseen()
        if fresh:
            self.new_from = fresh[0].n
        colours = [player["colour"] for player in session.view["players"]]
        latest = lines[-LOG_LINES:]
        told = [hanging(_log_line(line, colours, line.n >= self.new_from), self.room) for line in latest]
        self.say(session, Text("\n").join(told))
        heights = [text.plain.count("\n") + 1 for text in told]
        old = sum(height for height, line in zip(heights, latest, strict=True) if line.n < self.new_from)
        if sum(heights) - old > self.scrollable_content_region.height:
            self.border_title = f"{session.terminal('app-log')} · {MORE}"
        self.scroll_to(y=old, animate=False)


def _log_line(line: LogLine, colours: Sequence[str], fresh: bool) -> Text:
    text = Text()
    if line.seat is not None:
        colour = colours[line.seat]
        text.append(f"{SHAPES[colour]} ", style=COLOURS[colour])
    elif line.kind == "round":
        text.append("══ ", style=AMBER)
    else:
        text.append("· ", style=DIM)
    return text.append(line.text, style=(AMBER if line.kind == "round" else BRIGHT) if fresh else DIM)


class StoresPane(Scroll):
    """What everybody has."""

    def __init__(self) -> None:
        super().__init__("stores")

    def show(self, session: Session) -> None:
        self.say(session, holdings.stores(session, self.room))


class CardsPane(Scroll):
    """Own items and the two open rows; a click on a card asks for its text."""

    class Asked(Message):
        """A card was clicked: `item:canteen`, `room:garden`."""

        def __init__(self, card: str) -> None:
            super().__init__()
            self.card = card

    def __init__(self, name: str) -> None:
        super().__init__("cards", name)
        self.lines: list[holdings.Line] = []

    def show(self, session: Session, keys: Mapping[str, str]) -> None:
        self.lines = holdings.cards(session, self.room, keys)
        self.say(session, Text("\n").join(line.text for line in self.lines))

    def on_click(self, event: events.Click) -> None:
        row = event.screen_y - self.content_region.y + round(self.scroll_y)
        if 0 <= row < len(self.lines) and self.lines[row].card:
            self.post_message(self.Asked(self.lines[row].card))


class KeysLine(Static):
    """The commands and their keys; a click does the same."""

    def show(self, session: Session) -> None:
        parts = [
            f"[@click=app.command('{name}')][b {AMBER}]{key}[/] {session.terminal(f'app-key-{name}')}[/]"
            for key, name in COMMANDS
        ]
        self.update(" " + "  ".join(parts))
