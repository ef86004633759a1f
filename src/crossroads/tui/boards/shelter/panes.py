"""The panes of Shelter: the vault, the stores, the cards; each says what was clicked in it."""

from collections.abc import Mapping
from dataclasses import replace

from rich.text import Text
from textual import events
from textual.containers import VerticalScroll
from textual.geometry import Region, Size
from textual.widget import Widget

from crossroads.tui.boards.shelter import holdings, vault
from crossroads.tui.drawing import Drawing
from crossroads.tui.pages import CardLine
from crossroads.tui.scroll import CardClicked, Picked, Scroll
from crossroads.tui.session import Session


class VaultPane(Widget):
    """The cut-away. `Picked` names the place that was clicked, on offer or not."""

    def __init__(self, session: Session) -> None:
        super().__init__(id="vault")
        self.session = session
        self.tall = False
        self.lit: dict[str, str] = {}
        self.pointed = ""
        self.drawing = Drawing()

    def point_at(self, place: str) -> None:
        """Show which place the highlighted option is about."""
        if place != self.pointed:
            self.pointed = place
            self.redraw()

    def redraw(self) -> None:
        """Draw the table anew as it is now."""
        if self.size.width:
            session = self.session
            scene = vault.Scene(session.view, session.game.state.content, session.words, self.size.width)
            lift = session.terminal("app-lift")
            scene = replace(scene, tall=self.tall, lit=self.lit, pointed=self.pointed, lift_name=lift)
            self.drawing = vault.draw(scene)
        self.refresh()

    def render(self) -> Text:
        return Text("\n").join(self.drawing.lines)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return vault.height(len(self.session.view["floors"]), self.tall)

    def on_resize(self) -> None:
        self.redraw()

    def on_click(self, event: events.Click) -> None:
        place = self.drawing.at(event.x, event.y)
        if place is not None:
            self.post_message(Picked(place))


class ShaftPane(VerticalScroll):
    """The window on the vault: where the vault is higher, it scrolls to what is pointed at."""

    def __init__(self, vault: VaultPane) -> None:
        super().__init__(vault, id="shaft")

    def point_at(self, place: str) -> None:
        """Show which place the highlighted option is about, and bring it into view."""
        pane = self.query_one(VaultPane)
        pane.point_at(place)
        rows = [hit.row for hit in pane.drawing.hits if hit.place == place]
        if rows:
            self.scroll_to_region(Region(0, rows[0] - 1, 1, rows[-1] - rows[0] + 2), animate=False)

    def on_resize(self) -> None:
        self.can_focus = self.max_scroll_y > 0


class StoresPane(Scroll):
    """What everybody has."""

    def __init__(self) -> None:
        super().__init__("stores")

    def show(self, session: Session) -> None:
        self.say(session, holdings.stores(session, self.room))


class CardsPane(Scroll):
    """Own items and the two open rows; a click on a card asks for its text."""

    def __init__(self, name: str) -> None:
        super().__init__("cards", name)
        self.lines: list[CardLine] = []

    def show(self, session: Session, keys: Mapping[str, str]) -> None:
        self.lines = holdings.cards(session, self.room, keys)
        self.say(session, Text("\n").join(line.text for line in self.lines))

    def on_click(self, event: events.Click) -> None:
        row = event.screen_y - self.content_region.y + round(self.scroll_y)
        if 0 <= row < len(self.lines) and self.lines[row].card:
            self.post_message(CardClicked(self.lines[row].card))
