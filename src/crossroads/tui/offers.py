"""Options on the screen: one line of the list each, with the key that chooses it."""

from collections.abc import Iterable
from typing import NamedTuple

COMMANDS = "achklqstu"  # letters that are not free to name an option
KEYS = (
    "123456789" + "".join(c for c in "abcdefghijklmnopqrstuvwxyz" if c not in COMMANDS) + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
)


class ListRow(NamedTuple):
    """One line of the list: an option, or a place with all options that are there."""

    name: str
    key: str
    options: tuple[str, ...]


def keyed(groups: Iterable[tuple[str, Iterable[str]]]) -> list[ListRow]:
    """Names with their options as lines, each with a key as long as there are keys."""
    named = list(groups)
    keys = [*KEYS, *[""] * len(named)]
    return [ListRow(name, key, tuple(options)) for (name, options), key in zip(named, keys, strict=False)]
