"""The table on the screen: it lays out the panes, shows a session and returns the options that are picked."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static

from crossroads.tui.boards.board import Board
from crossroads.tui.coaching import CoachPane, coach_for
from crossroads.tui.names import asks_for_a_name
from crossroads.tui.offers import ListRow
from crossroads.tui.panes import AddedPane, Headline, KeysLine, LogPane, OptionsPane
from crossroads.tui.scroll import CardClicked, Picked, Scroll
from crossroads.tui.session import Session

WIDE = 140
COACH_FRAME = 3  # columns beside what the coach says
ROOMY = (98, 28)  # columns and lines from which every pane has its place
OTHER_KEYS = str.maketrans(  # the same keys on a Russian keyboard
    "йцукенгшщзфывапролдячсмитьЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ.,",
    "qwertyuiopasdfghjklzxcvbnmQWERTYUIOPASDFGHJKLZXCVBNM/?",
)
NAMES = {
    "?": "why",
    "!": "bot-why",
    "a": "advice",
    "/": "rules",
    "=": "ahead",
    "u": "undo",
    "s": "save",
    "l": "lang",
    "t": "table",
    "c": "cards",
    "h": "help",
    "k": "coach",
    "q": "quit",
}


class TableScreen(Screen[None]):
    """The board, the options, what happened and what everybody has; the game's board says where."""

    class Chosen(Message):
        """An option was chosen, and the session has gone on."""

    class Command(Message):
        """A key of the last line was pressed."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.session: Session = board.session
        self.coach = coach_for(board.session)
        self.is_out_of_shape = False  # while a pane has another size than what it says was broken for
        self.chosen_at = board.session.game.choices_made  # how many choices there were before the last one of a person

    def compose(self) -> ComposeResult:
        yield Headline(id="headline")
        yield CoachPane(self.coach)
        with Container(id="table"):
            yield from self.board.scene()
            with Vertical(id="choice"):
                yield OptionsPane()
                yield from self.board.beside()
            with Vertical(id="story"):
                yield Scroll("detail")
                yield AddedPane()
                yield LogPane()
            with Vertical(id="holdings"):
                yield from self.board.holdings()
        yield Static(id="too-small")
        yield KeysLine(id="keys")

    def on_mount(self) -> None:
        self.lay_out()
        self.show_soon()
        self.query_one(OptionsPane).focus()

    def on_resize(self) -> None:
        self.lay_out()
        self.on_resized()

    def lay_out(self) -> None:
        """Fit the panes to the window, or say that it is too small."""
        width, height = self.app.size
        columns, lines = self.board.least
        small = width < columns or height < lines
        for name in ("#headline", "#coach", "#table", "#keys", "#too-small"):
            self.query_one(name).set_class(small, "-small")
        if small:
            needs = {"columns": columns, "lines": lines, "width": width, "height": height}
            self.query_one("#too-small", Static).update(self.session.terminal("app-too-small", **needs))
        table = self.query_one("#table")
        table.set_class(width >= WIDE, "-wide")
        table.set_class(width < ROOMY[0] or height < ROOMY[1], "-compact")
        said = self.query_one(CoachPane).height_for(self.session, width - COACH_FRAME)
        self.board.lay_out(table, width, height - said)

    def on_resized(self) -> None:
        """Break the texts anew, once for all panes that have another size now."""
        if not self.is_out_of_shape:
            self.is_out_of_shape = True
            self.call_after_refresh(self.show_in_shape)

    def show_in_shape(self) -> None:
        """Show in the panes as large as they are now what they have shown before; the keyboard is the options' again."""
        self.is_out_of_shape = False
        options = self.query_one(OptionsPane)
        self.show_around()
        self.show_options(options.only, options.highlighted or 0)
        if self.focused is None:
            options.focus()

    def show_soon(self) -> None:
        """Show the session once the screen is there and laid out."""
        if self.is_attached:
            self.call_after_refresh(self.show)

    def show(self) -> None:
        """Show the session as it is now."""
        if self.coach is not None:
            self.lay_out()  # what the coach says is now longer, now shorter
        self.show_around()
        self.show_options()

    def show_around(self) -> None:
        """Show what stands around the options and the board."""
        self.query_one(Headline).show(self.board)
        self.query_one(CoachPane).show(self.session, self.app.size.width - COACH_FRAME)
        self.query_one(AddedPane).show(self.board)
        self.query_one(LogPane).show(self.board)
        self.query_one(KeysLine).show(self.session, self.coach is not None)

    def show_options(self, only: str = "", pointed: int = 0) -> None:
        """Show what is on offer, of one place or of all, in the list and on the board."""
        options = self.query_one(OptionsPane)
        hoped = self.coach.hoped(self.session) if self.coach is not None else ()
        options.show(self.board, self.app.size.width >= WIDE, only, pointed, hoped)
        self.board.show(self.query_one("#table"), options.entries, only, self.pointed_place())
        self.tell_of_option()

    def pointed_place(self) -> str:
        """Where the highlighted option is."""
        entry = self.query_one(OptionsPane).pointed
        return self.board.place_of(entry.options[0]) if entry else ""

    def tell(self, text: Text) -> None:
        """Show a text in the pane that explains."""
        pane = self.query_one("#detail", Scroll)
        pane.say(self.session, text)
        pane.scroll_home(animate=False)

    def tell_of_option(self) -> None:
        entry = self.query_one(OptionsPane).pointed
        self.tell(self.board.detail(entry) if entry else Text("\n".join(self.session.result())))

    def on_option_list_option_highlighted(self) -> None:
        decision, entry = self.session.decision, self.query_one(OptionsPane).pointed
        if (
            decision is not None and entry is not None and entry.options[0] in decision.ids
        ):  # else it is of the last question
            self.board.point_at(self.query_one("#table"), self.pointed_place())
            self.tell_of_option()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        entries = self.query_one(OptionsPane).entries
        if event.option_index < len(entries):
            self.pick(entries[event.option_index])

    def on_picked(self, event: Picked) -> None:
        """A place was clicked: choose it, offer its several options, or tell why it cannot be chosen."""
        options = self.query_one(OptionsPane)
        if options.only and options.only != event.place:
            self.show_options()
        there = [each for each in options.entries if event.place in (each.name, self.board.place_of(each.options[0]))]
        if len(there) == 1:
            self.pick(there[0])
        elif there and not options.only:
            self.show_options(event.place)
        elif event.place != options.only and (why := self.board.why_place(event.place)):
            self.tell(why)

    def on_card_clicked(self, event: CardClicked) -> None:
        self.tell(self.board.card_text(event.card))

    def on_key(self, event: events.Key) -> None:
        key = (event.character or "").translate(OTHER_KEYS)
        options = self.query_one(OptionsPane)
        if asks_for_a_name(self.session) and options.narrow(event):
            event.stop()
            self.show_options()
            return
        name = "help" if event.key == "f1" else NAMES.get(key)
        entry = options.entry_for(key) if key else None
        if name is not None:
            event.stop()
            self.post_message(self.Command(name))
        elif entry is not None:
            event.stop()
            self.pick(entry)
        elif event.key == "escape" and options.only:
            event.stop()
            self.show_options()
        elif event.key in ("left", "right"):
            event.stop()
            self.board.turn_page(self.query_one("#table"), 1 if event.key == "right" else -1)

    def pick(self, entry: ListRow) -> None:
        """Choose an entry, or list its options if it has several."""
        if len(entry.options) == 1:
            self.choose(entry.options[0])
        else:
            self.show_options(entry.name)
            self.query_one(OptionsPane).focus()

    def choose(self, option: str) -> None:
        """Choose an option that is on offer."""
        decision = self.session.decision
        if decision is not None and option in decision.ids and not self.session.needs_handover():
            self.chosen_at = self.session.game.choices_made
            self.session.choose(option)
            self.post_message(self.Chosen())
