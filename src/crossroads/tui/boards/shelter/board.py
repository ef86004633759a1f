"""The board of Shelter: the vault above, stores and cards beside the options."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.dom import DOMNode
from textual.widget import Widget

from crossroads.engine.effects import is_brought, tag_of
from crossroads.tui.boards.board import Board
from crossroads.tui.boards.shelter import offers, vault
from crossroads.tui.boards.shelter.holdings import own_cards
from crossroads.tui.boards.shelter.panes import CardsPane, ShaftPane, StoresPane, VaultPane
from crossroads.tui.boards.shelter.symbols import HAPPINESS
from crossroads.tui.offers import ListRow
from crossroads.tui.palette import AMBER, BRIGHT, COLOURS, DIM, PHOSPHOR, SHAPES
from crossroads.tui.scroll import Scroll
from crossroads.tui.session import NotPossible, Session

HERE = "►"  # marks the place whose crews are listed
BELOW = 13  # lines that the panes beneath the vault want before the vault may grow
LITTLE_BELOW = 10  # lines that they keep where there is little room
SHELL = 2  # lines of the headline and the keys
PAGES = ("detail", "stores", "cards")  # panes that take turns where there is little room


class ShelterBoard(Board):
    """The vault, the stores and the cards."""

    style: ClassVar[Path] = Path(__file__).with_name("board.tcss")
    score: ClassVar[str] = HAPPINESS
    headings: ClassVar[frozenset[str]] = frozenset({"round"})
    endings: ClassVar[frozenset[str]] = frozenset({"ending"})

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.page = 0

    def scene(self) -> Iterable[Widget]:
        yield ShaftPane(VaultPane(self.session))

    def beside(self) -> Iterable[Widget]:
        yield CardsPane("cards-beside")

    def holdings(self) -> Iterable[Widget]:
        yield StoresPane()
        yield CardsPane("cards")

    def lay_out(self, table: DOMNode, width: int, height: int) -> None:
        floors = len(self.session.view["floors"])
        pane = table.query_one(VaultPane)
        pane.tall = vault.height(floors, tall=True) + BELOW + SHELL <= height
        rows = vault.height(floors, pane.tall)
        if table.has_class("-compact"):
            rows = min(rows, height - SHELL - LITTLE_BELOW)
        table.styles.grid_rows = f"{rows} 1fr"
        self.open_page(table)

    def show(self, table: DOMNode, listed: Sequence[ListRow], only: str, pointed: str) -> None:
        table.query_one(StoresPane).show(self.session)
        keys = offers.card_keys(self.session, listed)
        for cards in table.query(CardsPane):
            cards.show(self.session, keys)
        pane = table.query_one(VaultPane)
        pane.lit = {only: HERE} if only else offers.lit_places(self.session, listed)
        pane.pointed = pointed
        pane.redraw()

    def point_at(self, table: DOMNode, place: str) -> None:
        table.query_one(ShaftPane).point_at(place)

    def turn_page(self, table: DOMNode, step: int) -> None:
        self.page = (self.page + step) % len(PAGES)
        self.open_page(table)

    def open_page(self, table: DOMNode) -> None:
        """Where there is little room, story, stores and cards take turns; each then says in its title that there are others."""
        compact, shown = table.has_class("-compact"), PAGES[self.page]
        table.query_one("#story").set_class(shown != "detail", "-away")
        table.query_one("#holdings").set_class(shown == "detail", "-away")
        names = [self.session.terminal(f"app-{name}") for name in PAGES]
        told = [f"•{name}•" if name == names[self.page] else name for name in names]
        for name in PAGES:
            pane = table.query_one(f"#{name}", Scroll)
            pane.heading = f"← {' '.join(told)} →" if compact else ""
            pane.set_class(shown != name, "-away")
            pane.entitle(self.session)

    def mark(self, seat: int) -> tuple[str, str]:
        colour = self.session.view["players"][seat]["colour"]
        return SHAPES[colour], COLOURS[colour]

    def notes(self) -> tuple[Text, Text]:
        ui, view = self.session.terminal, self.session.view
        note = Text().append(ui("app-round", round=view["round"]), style=f"bold {PHOSPHOR}")
        if view["ending"]:
            note.append(f" {ui('app-last-round')}", style=f"bold {AMBER}")
        return note, Text(f" · {ui('app-threats-left', count=view['threat_cards']['deck'])} ", style=DIM)

    def own_cards(self, width: int) -> Text:
        return own_cards(self.session, width)

    def help(self) -> Text:
        """How to read the vault, and what the symbols mean."""
        text = Text(self.session.terminal("app-help-vault")).append_text(self.symbols())
        for effect in filter(is_brought, self.session.game.state.content.rulebook.effects):
            name = self.session.words.find(f"symbol-{tag_of(effect).replace('.', '-')}") or tag_of(effect)
            text.append(f" {effect.sign:<4}", style=f"bold {AMBER}").append(f"{name}\n")
        special = [f"{letter} {self.session.words(f'special-{letter}')}" for letter in dict.fromkeys("SPECIAL")]
        return text.append(" " + " · ".join(special), style=BRIGHT)

    def entries(self, only: str = "") -> list[ListRow]:
        return offers.entries(self.session, only)

    def place_of(self, option_id: str) -> str:
        return offers.place_of(self.session, option_id)

    def short(self, entry: ListRow, alone: bool, width: int) -> Text:
        return offers.short(self.session, entry, alone)

    def in_words(self, entry: ListRow, width: int) -> str:
        return offers.in_words(self.session, entry)

    def detail(self, entry: ListRow) -> Text:
        return offers.detail(self.session, entry)

    def why_place(self, place: str) -> Text:
        return offers.why_place(self.session, place)

    def refused_name(self, refused: NotPossible) -> str:
        return offers.refused_name(self.session, refused)


BOARD = ShelterBoard
