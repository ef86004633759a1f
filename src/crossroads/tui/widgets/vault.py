"""The vault as a pane: it draws the cut-away and says which place was clicked."""

from dataclasses import replace

from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from crossroads.tui import shelter
from crossroads.tui.session import Session


class VaultPane(Widget):
    """The cut-away. `Picked` names the place that was clicked, on offer or not."""

    class Picked(Message):
        """A place of the vault was clicked."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    def __init__(self, session: Session) -> None:
        super().__init__(id="vault")
        self.session = session
        self.tall = False
        self.lit: dict[str, str] = {}
        self.pointed = ""
        self.drawing = shelter.Drawing()

    def point_at(self, place: str) -> None:
        """Show which place the highlighted option is about."""
        if place != self.pointed:
            self.pointed = place
            self.redraw()

    def redraw(self) -> None:
        """Draw the table anew as it is now."""
        if self.size.width:
            session = self.session
            scene = shelter.Scene(session.view, session.game.state.content, session.words, self.size.width)
            lift = session.terminal("app-lift")
            scene = replace(scene, tall=self.tall, lit=self.lit, pointed=self.pointed, lift_name=lift)
            self.drawing = shelter.draw(scene)
        self.refresh()

    def render(self) -> Text:
        return Text("\n").join(self.drawing.lines)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return shelter.height(len(self.session.view["floors"]), self.tall)

    def on_resize(self) -> None:
        self.redraw()

    def on_click(self, event: events.Click) -> None:
        place = self.drawing.at(event.x, event.y)
        if place is not None:
            self.post_message(self.Picked(place))
