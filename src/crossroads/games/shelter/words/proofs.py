"""All cards with all that they say, for whoever writes cards."""

from collections.abc import Iterator

from crossroads.engine.proofs import Proof
from crossroads.engine.words import Words
from crossroads.games.shelter.cards.content import Content
from crossroads.games.shelter.floor import SIDES
from crossroads.games.shelter.words.cards import card, name_of


def proofs(words: Words, content: Content) -> Iterator[Proof]:
    """Rooms, items and threats, the lifts, and the rooms of the top floor from left to right."""
    for file, kind, cards in (
        ("rooms.yaml", "room", content.rooms),
        ("items.yaml", "item", content.items),
        ("threats.yaml", "threat", content.threats),
    ):
        for which in cards:
            yield _proof(words, content, file, kind, which, which)
    for colour in ("start", "red"):
        if colour != "start" or content.lifts.start is not None:
            yield _proof(words, content, "lifts.yaml", "lift", colour, "")
    rooms = (*reversed(content.top.left), *content.top.right)
    columns = [str(content.top.columns[side]) for side in SIDES]
    named = words.list(name_of(words, "room", room) for room in rooms)
    yield Proof("top-floor.yaml", "", "", named, tuple(columns))


def _proof(words: Words, content: Content, file: str, kind: str, which: str, id: str) -> Proof:  # noqa: A002
    flavour = words.find(f"{kind}-{which}.flavour")
    lines = (*card(words, content, f"{kind}:{which}").splitlines(), *([flavour] if flavour else []))
    return Proof(file, id, f"{kind}-{which}", name_of(words, kind, which), lines)
