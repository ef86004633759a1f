"""The panes of Fallout: the map, the scene above it, the pages of the holdings; each says what was clicked in it."""

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.containers import ScrollableContainer
from textual.geometry import Region, Size, Spacing
from textual.widget import Widget

from crossroads.tui.boards.fallout import hexmap, holdings, scene
from crossroads.tui.drawing import Drawing
from crossroads.tui.scroll import CardClicked, Picked, Scroll
from crossroads.tui.session import Session

BROAD_FROM = 104  # columns of the pane from which tiles are drawn broader
ROOMY_FROM = 18  # lines of the pane from which cards are told in full
MARGIN = Spacing(2, 4, 2, 4)


class Canvas(Widget):
    """The drawn map, as large as it is."""

    def __init__(self) -> None:
        super().__init__(id="canvas")
        self.drawing = Drawing()

    def render(self) -> Text:
        return Text("\n").join(self.drawing.lines)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return max([line.cell_len for line in self.drawing.lines], default=1)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return max(1, len(self.drawing.lines))

    def on_click(self, event: events.Click) -> None:
        place = self.drawing.at(event.x, event.y)
        if place is not None:
            self.post_message(Picked(place))


class MapPane(ScrollableContainer):
    """The map in a window that can be scrolled; the survivor whose screen it is stands in its middle."""

    def __init__(self, session: Session) -> None:
        super().__init__(Canvas(), id="map")
        self.session = session
        self.lit: dict[str, str] = {}
        self.pointed = ""

    def redraw(self) -> None:
        """Draw the map anew as it is now."""
        session = self.session
        cell = hexmap.BROAD if self.size.width >= BROAD_FROM else hexmap.NARROW
        canvas = self.query_one(Canvas)
        canvas.drawing = hexmap.draw(hexmap.Scene(session.view, session.words, cell, self.lit, self.pointed))
        canvas.refresh(layout=True)

    def centre(self) -> None:
        """Bring one's own survivor, or the one on turn, into the middle."""
        view = self.session.view
        seat = view["turn"] if view["seat"] is None else view["seat"]
        region = self.region_of(view["survivors"][seat]["space"] or "camp.a")
        if region is not None:
            middle = region.center
            self.scroll_to(middle[0] - self.size.width / 2, middle[1] - self.size.height / 2, animate=False)

    def point_at(self, place: str) -> None:
        """Show which place the highlighted option is about, and bring it into view."""
        if place != self.pointed:
            self.pointed = place
            self.redraw()
        region = self.region_of(place)
        if region is not None:
            self.scroll_to_region(region, spacing=MARGIN, animate=False)

    def region_of(self, place: str) -> Region | None:
        """Where a place is drawn."""
        hits = [hit for hit in self.query_one(Canvas).drawing.hits if hit.place == place]
        if not hits:
            return None
        top, bottom = hits[0].row, hits[-1].row
        return Region(hits[0].start, top, hits[0].end - hits[0].start, bottom - top + 1)


class ScenePane(Scroll):
    """What goes on: an encounter, a fight, a test, a trade. It is there only while something does."""

    def __init__(self) -> None:
        super().__init__("going-on")

    def show(self, session: Session) -> bool:
        """Show what goes on; whether anything does."""
        text = scene.scene(session, self.room)
        self.display = text is not None
        self.say(session, text or Text())
        self.scroll_home(animate=False)
        return text is not None


class PagesPane(Scroll):
    """Pages of the holdings, one at a time or all below each other; a click on a card asks for its text."""

    def __init__(self, name: str) -> None:
        super().__init__("pages", name)
        self.pages: Sequence[str] = holdings.PAGES
        self.number = 0
        self.whole = False  # all pages below each other
        self.keys: holdings.Keys = {}
        self.rows: list[str] = []  # the card that each row of text is about

    def show(self, session: Session, keys: holdings.Keys) -> None:
        self.keys = keys
        names = self.pages if self.whole else [self.pages[self.number % len(self.pages)]]
        brief = self.size.height < ROOMY_FROM
        lines = [line for name in names for line in holdings.page(session, name, self.room, keys, brief)]
        self.rows = [line.card for line in lines for _ in line.text.plain.splitlines() or [""]]
        self.say(session, Text("\n").join(line.text for line in lines))
        titles = [session.terminal(f"fallout-page-{name}") for name in self.pages]
        if not self.whole and len(titles) > 1:
            titles = [f"•{title}•" if number == self.number else title for number, title in enumerate(titles)]
            self.border_title = "← " + " | ".join(titles) + " →"
        else:
            self.border_title = " · ".join(titles)

    def turn(self, session: Session, step: int) -> None:
        """Show the next page, or the one before."""
        self.number = (self.number + step) % len(self.pages)
        self.show(session, self.keys)
        self.scroll_home(animate=False)

    def on_click(self, event: events.Click) -> None:
        row = event.screen_y - self.content_region.y + round(self.scroll_y)
        if 0 <= row < len(self.rows) and self.rows[row]:
            self.post_message(CardClicked(self.rows[row]))
