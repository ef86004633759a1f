"""A drawing in text: lines, and what lies where in them."""

from dataclasses import dataclass, field

from rich.text import Text


@dataclass(frozen=True)
class DrawnPlace:
    """A part of the drawing that stands for a place of the board: `diner.left`, `camp.c`."""

    row: int
    start: int
    end: int
    place: str


@dataclass
class Drawing:
    """Lines of text, and what lies where."""

    lines: list[Text] = field(default_factory=list)
    hits: list[DrawnPlace] = field(default_factory=list)

    def at(self, x: int, y: int) -> str | None:
        """The place at a point of the drawing."""
        return next((hit.place for hit in self.hits if hit.row == y and hit.start <= x < hit.end), None)
