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


class Resized(Message):
    """A pane has another size than before: what it says is to be broken anew."""


class Scroll(VerticalScroll):
    """A titled pane with text that may be longer than it is high."""

    def __init__(self, kind: str, name: str = "") -> None:
        super().__init__(Static(), id=name or kind)
        self.kind = kind
        self.heading = ""  # its title, where it is not the usual one
        self.broken_for = 0  # columns that its text was broken for

    def say(self, session: Session, text: Text) -> None:
        """Show this text under the pane's title."""
        self.entitle(session)
        self.broken_for = self.size.width
        self.query_one(Static).update(text)

    def entitle(self, session: Session) -> None:
        """Give the pane its title."""
        self.border_title = self.heading or session.terminal(f"app-{self.kind}")

    def on_resize(self) -> None:
        if not self.fits:
            self.post_message(Resized())

    @property
    def fits(self) -> bool:
        """Whether what it says was made for its present size."""
        return self.size.width == self.broken_for

    @property
    def room(self) -> int:
        """How many columns a line may have."""
        return max(1, self.scrollable_content_region.width)
