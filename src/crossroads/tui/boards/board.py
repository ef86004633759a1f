"""What the screen asks of a board. This one serves any game: the table in words, and the options as the game words them."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.dom import DOMNode
from textual.widget import Widget

from crossroads.engine.acts import Place
from crossroads.tui.boards import part_of
from crossroads.tui.boards.legends import table_legend
from crossroads.tui.offers import ListRow, keyed
from crossroads.tui.palette import AMBER, BRIGHT, COLOURS, DIM, PHOSPHOR, SHAPES
from crossroads.tui.scroll import Scroll
from crossroads.tui.session import NotPossible, Session


class Board:
    """How a game looks. It holds nothing but the session: whatever it shows, it reads from there."""

    style: ClassVar[Path] = Path(__file__).with_name("board.tcss")
    least: ClassVar[tuple[int, int]] = (80, 24)  # columns and lines; with less the screen says so politely
    score: ClassVar[str] = ""  # stands before a score
    headings: ClassVar[frozenset[str]] = frozenset({"round", "turn"})  # kinds of events that begin something
    endings: ClassVar[frozenset[str]] = frozenset({"ending", "game-over"})  # kinds of events that tell how it ended

    def __init__(self, session: Session) -> None:
        self.session = session

    # -- the panes

    def scene(self) -> Iterable[Widget]:
        """The largest panes, with the board itself."""
        yield Scroll("scene")

    def beside(self) -> Iterable[Widget]:
        """Panes beneath the options."""
        return ()

    def holdings(self) -> Iterable[Widget]:
        """Panes with what everybody has."""
        return ()

    def lay_out(self, table: DOMNode, width: int, height: int) -> None:
        """Fit its own panes to the window."""

    def show(self, table: DOMNode, listed: Sequence[ListRow], only: str, pointed: str) -> None:
        """Show the session as it is now: these entries are listed, `only` of one place, and one place is pointed at."""
        table.query_one("#scene", Scroll).say(self.session, Text("\n".join(self.session.table())))

    def point_at(self, table: DOMNode, place: str) -> None:
        """Show which place the highlighted option is about."""

    def turn_page(self, table: DOMNode, step: int) -> None:
        """Show the next page of the holdings, or the one before."""

    def own_cards(self, width: int) -> Text:
        """The cards of the person at the screen, each in full, in so many columns; empty where a game has none."""
        return Text()

    # -- what the shell says

    @property
    def draws_added(self) -> bool:
        """Whether its own panes show what the expansions of the table add: then it need not be told in words."""
        return False

    def mark(self, seat: int) -> tuple[str, str]:
        """The shape and the colour of a seat."""
        name = list(SHAPES)[seat % len(SHAPES)]
        return SHAPES[name], COLOURS[name]

    def question(self) -> str:
        """What is asked, for the headline."""
        return self.session.prompt()

    def notes(self) -> tuple[Text, Text]:
        """How far the game has come: what the headline always says, and what it says where there is room."""
        number = self.session.view.get("round", 0)
        said = self.session.terminal("app-round", round=number) if number else ""
        return Text().append(said, style=f"bold {PHOSPHOR}"), Text(" ")

    def help(self) -> Text:
        """How to read the board."""
        return Text()

    def symbols(self) -> Text:
        """What the symbols of the table mean, those of its expansions included."""
        text = Text().append(f"\n\n{self.session.terminal('app-legend')}\n", style=f"bold {PHOSPHOR}")
        for sign, meaning in table_legend(self.session):
            text.append(f" {sign:<4}", style=f"bold {AMBER}").append(f"{meaning}\n")
        return text

    # -- options

    def entries(self, only: str = "") -> list[ListRow]:
        """What is on offer, line by line; `only` what is at one place."""
        decision = self.session.decision
        ids = () if decision is None else decision.ids
        return keyed((each, (each,)) for each in ids if not only or self.place_of(each) == only)

    def place_of(self, option_id: str) -> str:
        """Where on the board an option is; empty for one that is not there."""
        return ""

    def short(self, entry: ListRow, alone: bool, width: int) -> Text:
        """An entry for the list; `alone`, when its place has been chosen already."""
        return Text(self.session.label(entry.options[0]).sentence)

    def in_words(self, entry: ListRow, width: int) -> str:
        """What the short line leaves out, where there is room for it."""
        return ""

    def detail(self, entry: ListRow) -> Text:
        """All that is known of an entry."""
        option_id = entry.options[0]
        text = Text().append(self.session.label(option_id).sentence, style=f"bold {BRIGHT}")
        odds = self.session.odds(option_id)
        if odds:
            text.append(f"\n{self.session.terminal('app-odds')}: ", style=DIM).append(odds, style=f"bold {AMBER}")
        return text

    def why_place(self, place: str) -> Text:
        """A place that cannot be chosen now, and the rules in its way; empty if there is nothing to say."""
        return Text()

    def refused_name(self, refused: NotPossible) -> str:
        """What cannot be chosen."""
        return refused.label.sentence

    def card_text(self, card: str) -> Text:
        """A card in words."""
        name = Text().append(self.session.cards()[card].title, style=f"bold {BRIGHT}")
        return name.append("\n" + self.session.card(card), style=PHOSPHOR)


def why_nothing_at(session: Session, place: Place) -> Text:
    """The rules in the way of what a place on the board would be, a line each; empty if there is nothing to say of it."""
    try:
        reasons = session.explain(session.game.asked_at(place))
    except ValueError:
        reasons = []
    text = Text()
    for reason in reasons:
        text.append(f"\n{session.terminal('app-not-now')}: ", style=f"bold {AMBER}").append(reason.text)
        text.append(f" ({reason.rule})", style=DIM)
    return text


def board_of(session: Session) -> Board:
    """The board of the session's game."""
    module = part_of(session.game.setup.game, "board")
    kind: type[Board] = Board if module is None else module.BOARD
    return kind(session)
