"""What shell and boards share: a pane that scrolls, and what a pane says when it is clicked."""

from rich.text import Text
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widgets import Static

from crossroads.tui.session import Session


class Picked(Message):
    """A place of the board was clicked, on offer or not."""

    def __init__(self, place: str) -> None:
        super().__init__()
        self.place = place


class CardClicked(Message):
    """A card was clicked: `item:canteen`, `perk:scrapper`."""

    def __init__(self, card: str) -> None:
        super().__init__()
        self.card = card


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
