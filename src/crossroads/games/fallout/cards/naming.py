"""What cards name elsewhere must be there: complaints about what is not, each with a remedy."""

from collections.abc import Container, Iterable, Iterator
from difflib import get_close_matches

from crossroads.games.fallout.cards.conditions import CardName
from crossroads.games.fallout.cards.content import Content


def instead(name: object, known: Iterable[object]) -> str:
    """What could have been meant."""
    near = get_close_matches(str(name), [str(each) for each in known], 1)
    return f" ({near[0]}?)" if near else ""


def unknown(what: str, name: str, known: Iterable[str]) -> Iterator[str]:
    """A name that nothing has; no name is no mistake."""
    if name and name not in known:
        yield f"no {what} `{name}`{instead(name, known)}"


def misnamed(
    content: Content, named: CardName, right: Container[str], act: str, sort: str, other: str
) -> Iterator[str]:
    """A number or an id that no card of the library has, or one of another sort, which another act is for."""
    card = next(iter(content.in_library(named)), None)
    if card is None and named in content.encounters:
        yield f"{act}: `{named}` is in play from the start; write `waits: true` on it"
    elif card is None and isinstance(named, int):
        yield f"{act}: no card has the number {named}"
    elif card is None:
        yield f"{act}: no {sort} `{named}`{instead(named, content.library)}"
    elif card not in right:
        which = f"{named} is `{card}`, which is no {sort}" if isinstance(named, int) else f"`{card}` is no {sort}"
        yield f"{act}: {which}{f'; did you mean `{other}`?' if other else ''}"


def missing_enemy(content: Content, enemy: str) -> Iterator[str]:
    """An enemy type without a token."""
    if not any(token.type == enemy for token in content.enemies.values()):
        yield f"there is no enemy of type {enemy}"
