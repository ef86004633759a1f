"""Pages of what lies on the table, one at a time or all below each other; a click on a card asks for its text."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from rich.text import Text
from textual import events

from crossroads.tui.scroll import CardClicked, Scroll
from crossroads.tui.session import Session

Keys = Mapping[str, str]


class CardLine(NamedTuple):
    """A paragraph, and the card it is about, as `Session.card` takes it: `item:canteen`, `perk:scrapper`; or none."""

    text: Text
    card: str = ""


PageLines = Callable[[Session, str, int, Keys, bool], list[CardLine]]
"""One page, by its name, in so many columns: keys stand beside what is on offer; briefly, where there is little room."""
PageTitle = Callable[[Session, str], str]


class PagesPane(Scroll):
    """Pages of a board; its game makes their lines and titles."""

    def __init__(self, name: str, lines: PageLines, title: PageTitle, roomy_from: int) -> None:
        super().__init__("pages", name)
        self.lines_of = lines
        self.title_of = title
        self.roomy_from = roomy_from  # lines of the pane from which cards are told in full
        self.pages: Sequence[str] = ()
        self.number = 0
        self.whole = False  # all pages below each other
        self.brief = False  # each card in one line
        self.keys: Keys = {}
        self.rows: list[str] = []  # the card that each row of text is about

    def show(self, session: Session, keys: Keys) -> None:
        self.keys = keys
        if not self.pages:
            return
        self.number %= len(self.pages)
        names = self.pages if self.whole else [self.pages[self.number]]
        self.brief = self.is_low
        lines = [line for name in names for line in self.lines_of(session, name, self.room, keys, self.brief)]
        self.rows = [line.card for line in lines for _ in line.text.plain.splitlines() or [""]]
        self.say(session, Text("\n").join(line.text for line in lines))
        titles = [self.title_of(session, name) for name in self.pages]
        if not self.whole and len(titles) > 1:
            titles = [f"•{title}•" if number == self.number else title for number, title in enumerate(titles)]
            told = "← " + " | ".join(titles) + " →"
            self.border_title = told if len(told) < self.room else "← " + " ".join(titles) + " →"
        else:
            self.border_title = " · ".join(titles)

    @property
    def is_low(self) -> bool:
        return self.size.height < self.roomy_from

    @property
    def fits(self) -> bool:
        return super().fits and self.brief == self.is_low

    def turn(self, session: Session, step: int) -> None:
        """Show the next page, or the one before."""
        self.number += step
        self.show(session, self.keys)
        self.scroll_home(animate=False)

    def on_click(self, event: events.Click) -> None:
        row = event.screen_y - self.content_region.y + round(self.scroll_y)
        if 0 <= row < len(self.rows) and self.rows[row]:
            self.post_message(CardClicked(self.rows[row]))
