"""The board of Munchkin: what goes on above what happened; the options above pages of gear, hand, rivals and decks."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.dom import DOMNode
from textual.widget import Widget

from crossroads.tui.boards.board import Board
from crossroads.tui.boards.munchkin import holdings, offers
from crossroads.tui.boards.munchkin.scene import scene
from crossroads.tui.offers import ListRow
from crossroads.tui.pages import PagesPane
from crossroads.tui.palette import PHOSPHOR
from crossroads.tui.scroll import Scroll
from crossroads.tui.session import NotPossible

OWN = ("mine", "hand")  # pages of the person at the screen
ROOMY_FROM = 12  # lines of a page from which cards are told in full
ROOMY, THREE_COLUMNS = 104, 136  # columns from which the options have more room, and from which there is a third column
SHELL = 2  # lines of the headline and the keys
HEADLINE = 24  # columns of the headline that the question cannot have: who is asked, and the turn
STORY = 8  # lines that what happened keeps at least
PAGES = 10  # lines of the pages where there is little room


class MunchkinBoard(Board):
    """The fight, the rivals, one's own gear and hand."""

    style: ClassVar[Path] = Path(__file__).with_name("board.tcss")
    headings: ClassVar[frozenset[str]] = frozenset({"turn"})
    endings: ClassVar[frozenset[str]] = frozenset({"won"})

    def scene(self) -> Iterable[Widget]:
        yield Scroll("munchkin-now", "scene")

    def beside(self) -> Iterable[Widget]:
        yield PagesPane("pages", holdings.page, holdings.title, ROOMY_FROM)

    def holdings(self) -> Iterable[Widget]:
        yield PagesPane("mine", holdings.page, holdings.title, ROOMY_FROM)

    def lay_out(self, table: DOMNode, width: int, height: int) -> None:
        wide = width >= THREE_COLUMNS
        table.set_class(wide, "-three")
        table.set_class(ROOMY <= width < THREE_COLUMNS, "-roomy")
        table.query_one("#pages", PagesPane).styles.height = max(PAGES, height * 2 // 5)
        table.query_one("#mine", PagesPane).whole = True

    def show(self, table: DOMNode, listed: Sequence[ListRow], only: str, pointed: str) -> None:
        self.choose_pages(table)
        keys = offers.card_keys(self.session, listed)
        for pane in table.query(PagesPane):
            pane.show(self.session, keys)
        now = table.query_one("#scene", Scroll)
        text = scene(self.session, now.room, now.app.size.width - HEADLINE)
        now.say(self.session, text)
        now.scroll_home(animate=False)
        title_and_text = text.plain.count("\n") + 2
        table.styles.grid_rows = f"{min(title_and_text, now.app.size.height - SHELL - STORY)} 1fr"

    def choose_pages(self, table: DOMNode) -> None:
        """Which pages there are depends on whose screen it is; what has a column of its own is none of them."""
        pages, mine = table.query_one("#pages", PagesPane), table.query_one("#mine", PagesPane)
        mine.pages = OWN
        every = holdings.pages_of(self.session)
        pages.pages = tuple([each for each in every if each not in OWN]) if table.has_class("-three") else every

    def turn_page(self, table: DOMNode, step: int) -> None:
        table.query_one("#pages", PagesPane).turn(self.session, step)

    def own_cards(self, width: int) -> Text:
        lines = [line for name in OWN for line in holdings.page(self.session, name, width, {}, brief=False)]
        return Text("\n").join(line.text for line in lines)

    def notes(self) -> tuple[Text, Text]:
        told = self.session.terminal("munchkin-turn", turn=self.session.view["turn"] + 1)
        return Text(told, style=f"bold {PHOSPHOR}"), Text(" ")

    def help(self) -> Text:
        """How to read the board, and what the symbols mean."""
        return Text(self.session.terminal("munchkin-help")).append_text(self.symbols())

    def entries(self, only: str = "") -> list[ListRow]:
        return offers.entries(self.session, only)

    def short(self, entry: ListRow, alone: bool, width: int) -> Text:
        return offers.short(self.session, entry, width)

    def in_words(self, entry: ListRow, width: int) -> str:
        return offers.in_words(self.session, entry, width)

    def detail(self, entry: ListRow) -> Text:
        return offers.detail(self.session, entry)

    def refused_name(self, refused: NotPossible) -> str:
        """What cannot be chosen, without what is printed on it."""
        return refused.label.title

    def card_text(self, card: str) -> Text:
        return offers.card_text(self.session, card)


BOARD = MunchkinBoard
