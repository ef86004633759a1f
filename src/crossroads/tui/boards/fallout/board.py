"""The board of Fallout: the map with what goes on above it, and pages for one's own board, the quests, the others."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.containers import Vertical
from textual.dom import DOMNode
from textual.widget import Widget

from crossroads.tui.boards.board import Board
from crossroads.tui.boards.fallout import bonds, offers
from crossroads.tui.boards.fallout.hexmap import FIGURES
from crossroads.tui.boards.fallout.holdings import page
from crossroads.tui.boards.fallout.panes import MapPane, ScenePane, pages_pane
from crossroads.tui.boards.fallout.scene import headline
from crossroads.tui.offers import ListRow, keyed
from crossroads.tui.pages import PagesPane
from crossroads.tui.palette import BRIGHT, DIM, PHOSPHOR
from crossroads.tui.session import NotPossible

WIDE = 140


class FalloutBoard(Board):
    """The map, the scene and the holdings."""

    style: ClassVar[Path] = Path(__file__).with_name("board.tcss")
    headings: ClassVar[frozenset[str]] = frozenset({"turn", "round-end", "game-over"})

    def scene(self) -> Iterable[Widget]:
        yield Vertical(ScenePane(), MapPane(self.session), id="land")

    def holdings(self) -> Iterable[Widget]:
        yield pages_pane("mine")
        yield pages_pane("shared")

    def lay_out(self, table: DOMNode, width: int, height: int) -> None:
        mine, shared = table.query_one("#mine", PagesPane), table.query_one("#shared", PagesPane)
        wide = width >= WIDE
        sheet = ("bonds",) if bonds.is_at(self.session) else ()
        mine.pages, shared.pages = (
            (("mine",), (*sheet, "quests", "others")) if wide else (("mine", *sheet, "quests", "others"), ())
        )
        shared.whole, shared.display = True, wide

    def show(self, table: DOMNode, listed: Sequence[ListRow], only: str, pointed: str) -> None:
        keys = offers.card_keys(self.session, listed)
        for pane in table.query(PagesPane):
            pane.show(self.session, keys)
        table.query_one(ScenePane).show(self.session)
        land = table.query_one(MapPane)
        land.lit = offers.lit_places(self.session, listed)
        land.pointed = pointed
        land.redraw()
        land.call_after_refresh(land.centre)

    def point_at(self, table: DOMNode, place: str) -> None:
        table.query_one(MapPane).point_at(place)

    def turn_page(self, table: DOMNode, step: int) -> None:
        table.query_one("#mine", PagesPane).turn(self.session, step)

    def own_cards(self, width: int) -> Text:
        lines = [line for name in ("mine", "quests", "others") for line in page(self.session, name, width, {})]
        return Text("\n").join(line.text for line in lines)

    @property
    def draws_added(self) -> bool:
        return bonds.is_at(self.session)

    def mark(self, seat: int) -> tuple[str, str]:
        return FIGURES[seat]

    def question(self) -> str:
        return headline(self.session)

    def notes(self) -> tuple[Text, Text]:
        view, words = self.session.view, self.session.words
        note = Text().append(self.session.terminal("app-round", round=view["round"]), style=f"bold {PHOSPHOR}")
        if (part := bonds.part_of(view)) is not None and part["opposing"]:
            return note, bonds.headline(self.session, part)
        return note, Text(f" · {words('label-needed')}: {view['needed']} " if view["needed"] else "", style=DIM)

    def help(self) -> Text:
        """How to read the map, and what the symbols mean."""
        words = self.session.words
        text = Text(self.session.terminal("fallout-help")).append_text(self.symbols())
        special = [f"{letter} {words(f'special-{letter}')}" for letter in "SPECIAL"]
        return text.append(" " + " · ".join(special), style=BRIGHT)

    def entries(self, only: str = "") -> list[ListRow]:
        """What is on offer; in a turn, in the order of a turn and not of the rulebook."""
        decision = self.session.decision
        if decision is None:
            return []
        ids = offers.in_order(self.session, decision.ids) if decision.prompt == "turn" else decision.ids
        return keyed((each, (each,)) for each in ids if not only or self.place_of(each) == only)

    def place_of(self, option_id: str) -> str:
        return offers.place_of(self.session, option_id)

    def short(self, entry: ListRow, alone: bool, width: int) -> Text:
        return offers.short(self.session, entry, width)

    def in_words(self, entry: ListRow, width: int) -> str:
        return offers.in_words(self.session, entry, width)

    def why_place(self, place: str) -> Text:
        return offers.why_place(self.session, place)

    def refused_name(self, refused: NotPossible) -> str:
        """What cannot be chosen, without what is printed on it."""
        return refused.label.brief


BOARD = FalloutBoard
