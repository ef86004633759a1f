"""The panes of Fallout: the map, the scene above it, the pages of the holdings; each says what was clicked in it."""

from rich.text import Text
from textual import events
from textual.containers import ScrollableContainer
from textual.geometry import Region, Size, Spacing
from textual.widget import Widget

from crossroads.tui.boards.fallout import hexmap, holdings, scene
from crossroads.tui.drawing import Drawing
from crossroads.tui.pages import PagesPane
from crossroads.tui.scroll import Picked, Resized, Scroll
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

    def on_resize(self) -> None:
        self.post_message(Resized())

    def redraw(self) -> None:
        """Draw the map anew as it is now."""
        session = self.session
        cell = hexmap.BROAD if self.size.width >= BROAD_FROM else hexmap.NARROW
        canvas = self.query_one(Canvas)
        canvas.drawing = hexmap.draw(hexmap.Scene(session.view, session.words, cell, self.lit, self.pointed))
        canvas.refresh(layout=True)

    def centre(self) -> None:
        """Bring one's own survivor, or the one on turn, into the middle."""
        region = self._own_region()
        if region is not None:
            middle = region.center
            self.scroll_to(middle[0] - self.size.width / 2, middle[1] - self.size.height / 2, animate=False)

    def point_at(self, place: str) -> None:
        """Show which place the highlighted option is about, and bring it into view: with one's survivor if both fit."""
        if place != self.pointed:
            self.pointed = place
            self.redraw()
        region, own = self.region_of(place), self._own_region()
        if region is None:
            return
        both = region.union(own) if own is not None else region
        fits = both.width <= self.size.width and both.height <= self.size.height
        self.scroll_to_region(region, spacing=MARGIN, animate=False)
        if fits:
            self.scroll_to_region(both, animate=False)

    def _own_region(self) -> Region | None:
        """Where one's own survivor stands, or the one on turn."""
        view = self.session.view
        seat = view["turn"] if view["seat"] is None else view["seat"]
        return self.region_of(view["survivors"][seat]["space"] or "camp.a")

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


def pages_pane(name: str) -> PagesPane:
    """Pages of the holdings."""
    return PagesPane(name, holdings.page, lambda session, page: session.terminal(f"fallout-page-{page}"), ROOMY_FROM)
