"""What the book of cards has, for whoever writes a client."""

from crossroads.engine.shapes import Shape


class CardTold(Shape):
    kind: str
    deck: str
    name: str
    lines: list[str]  # what is printed on it
    short: str  # what it does, in one line
    joke: str
    level: int  # of a monster
    treasures: int  # of a monster
    radiation: int  # of a monster
    bonus: int  # what it adds to a strength, whatever else is the case
    price: int  # caps; 0 if it has none
    slot: str
    weapon: str
    sort: str  # of a one-shot
    big: bool
    tags: list[str]  # of a monster
    drawing: str  # the card whose picture it has


class Book(Shape):
    cards: dict[str, CardTold]
    names: dict[str, str]
