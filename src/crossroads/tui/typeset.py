"""Lines of text in a given width."""

from functools import cache

from rich.console import Console
from rich.text import Text


@cache
def _ruler() -> Console:
    """Text asks it how to break lines; nothing is written on it."""
    return Console()


def fitted(text: Text, width: int, ground: str = "") -> Text:
    """The text in exactly this width, cut with an ellipsis where it is longer, on a ground."""
    text.truncate(max(0, width), overflow="ellipsis", pad=True)
    if ground:
        text.stylize_before(ground)
    return text


def hanging(text: Text, width: int, indent: int = 2) -> Text:
    """A text broken into lines of this width, all but the first of them set in."""
    if text.cell_len <= width:
        return text
    return Text("\n" + " " * indent).join(text.wrap(_ruler(), max(1, width - indent)))
