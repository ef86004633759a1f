"""The table on the screen: it lays out the panes, shows a session and returns the options that are picked."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static

from crossroads.tui import offers, shelter
from crossroads.tui.session import Session
from crossroads.tui.widgets.panes import CardsPane, Headline, KeysLine, LogPane, OptionsPane, Scroll, StoresPane
from crossroads.tui.widgets.vault import VaultPane

LEAST = (98, 28)  # columns and lines below which the table says so politely
WIDE = 140
HERE = "►"  # marks the place whose crews are listed
BELOW = 13  # lines that the panes beneath the vault want before the vault may grow
OTHER_KEYS = str.maketrans(  # the same keys on a Russian keyboard
    "йцукенгшщзфывапролдячсмитьЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ.,",
    "qwertyuiopasdfghjklzxcvbnmQWERTYUIOPASDFGHJKLZXCVBNM/?",
)
NAMES = {"?": "why", "/": "rules", "u": "undo", "s": "save", "l": "lang", "t": "table", "h": "help", "q": "quit"}


class TableScreen(Screen[None]):
    """The vault above, the options, what happened and what everybody has below or beside it."""

    class Chosen(Message):
        """An option was chosen, and the session has gone on."""

    class Command(Message):
        """A key of the last line was pressed."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.chosen_at = len(session.game.history)  # how many choices there were before the last one of a person

    def compose(self) -> ComposeResult:
        yield Headline(id="headline")
        with Container(id="table"):
            yield VaultPane(self.session)
            with Vertical(id="choice"):
                yield OptionsPane()
                yield CardsPane("cards-beside")
            with Vertical(id="story"):
                yield Scroll("detail")
                yield LogPane()
            with Vertical(id="holdings"):
                yield StoresPane()
                yield CardsPane("cards")
        yield Static(id="too-small")
        yield KeysLine(id="keys")

    def on_mount(self) -> None:
        self.lay_out()
        self.query_one(OptionsPane).focus()

    def on_resize(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        """Fit the panes to the window, or say that it is too small."""
        width, height = self.app.size
        small = width < LEAST[0] or height < LEAST[1]
        for name in ("#headline", "#table", "#keys", "#too-small"):
            self.query_one(name).set_class(small, "-small")
        if small:
            needs = {"columns": LEAST[0], "lines": LEAST[1], "width": width, "height": height}
            self.query_one("#too-small", Static).update(self.session.terminal("app-too-small", **needs))
        floors = len(self.session.view["floors"])
        vault = self.query_one(VaultPane)
        vault.tall = shelter.height(floors, tall=True) + BELOW + 2 <= height
        table = self.query_one("#table")
        table.set_class(width >= WIDE, "-wide")
        table.styles.grid_rows = f"{shelter.height(floors, vault.tall)} 1fr"
        self.show_soon()

    def show_soon(self) -> None:
        """Show the session once the screen is there and laid out."""
        if self.is_attached:
            self.call_after_refresh(self.show)

    def show(self) -> None:
        """Show the session as it is now."""
        session = self.session
        self.query_one(Headline).show(session)
        self.query_one(StoresPane).show(session)
        self.query_one(LogPane).show(session)
        self.query_one(KeysLine).show(session)
        self.show_options()

    def show_options(self, only: str = "") -> None:
        """Show what is on offer, of one place or of all, in the list, in the vault and among the cards."""
        options = self.query_one(OptionsPane)
        options.show(self.session, self.app.size.width >= WIDE, only)
        for cards in self.query(CardsPane):
            cards.show(self.session, {entry.name: entry.key for entry in options.entries})
        vault = self.query_one(VaultPane)
        vault.lit = {only: HERE} if only else offers.lit_places(options.entries)
        vault.pointed = self.pointed_place()
        vault.redraw()
        self.tell_of_option()

    def pointed_place(self) -> str:
        """Where the highlighted option is."""
        entry = self.query_one(OptionsPane).pointed
        return offers.place_of(entry.options[0]) if entry else ""

    def tell(self, text: Text) -> None:
        """Show a text in the pane that explains."""
        pane = self.query_one("#detail", Scroll)
        pane.say(self.session, text)
        pane.scroll_home(animate=False)

    def tell_of_option(self) -> None:
        entry = self.query_one(OptionsPane).pointed
        self.tell(offers.detail(self.session, entry) if entry else Text("\n".join(self.session.result())))

    def on_option_list_option_highlighted(self) -> None:
        if self.session.decision is not None:
            self.query_one(VaultPane).point_at(self.pointed_place())
            self.tell_of_option()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        entries = self.query_one(OptionsPane).entries
        if event.option_index < len(entries):
            self.pick(entries[event.option_index])

    def on_vault_pane_picked(self, event: VaultPane.Picked) -> None:
        """A place was clicked: choose it, offer its several crews, or tell why it cannot be chosen."""
        options = self.query_one(OptionsPane)
        if options.only and options.only != event.place:
            self.show_options()
        entry = options.entry_for(place=event.place)
        if entry is not None:
            self.pick(entry)
        elif "." in event.place and event.place != options.only:
            self.tell(offers.why_place(self.session, event.place))

    def on_cards_pane_asked(self, event: CardsPane.Asked) -> None:
        self.tell(offers.card_text(self.session, event.card))

    def on_key(self, event: events.Key) -> None:
        key = (event.character or "").translate(OTHER_KEYS)
        options = self.query_one(OptionsPane)
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

    def pick(self, entry: offers.Entry) -> None:
        """Choose an entry, or list its crews if it has several."""
        if len(entry.options) == 1:
            self.choose(entry.options[0])
        else:
            self.show_options(entry.name)
            self.query_one(OptionsPane).focus()

    def choose(self, option: str) -> None:
        """Choose an option that is on offer."""
        decision = self.session.decision
        if decision is not None and option in decision.ids and not self.session.needs_handover():
            self.chosen_at = len(self.session.game.history)
            self.session.choose(option)
            self.post_message(self.Chosen())
