"""Cards as their author wants to see them: each with the file that it stands in, its name and its whole text."""

import msgspec


class Proof(msgspec.Struct, frozen=True):
    """A card as it will read in one language."""

    file: str  # the name of the file that has such cards, or a pattern of it
    id: str  # empty for what a file holds only once
    message: str  # that gives it its name
    name: str
    lines: tuple[str, ...]  # what is printed on it, with all that comes to light only in play
