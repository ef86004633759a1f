"""What those at a table are called who have chosen no name: bots by names of their own, people by their seats."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from crossroads.engine.words import LANGUAGES, Words, shared_words

FOLDER = Path(__file__).with_name("words")
BOT_NAMES = 6  # no game has more seats


def seat_names(given: Sequence[str], bots: Iterable[int], lang: str) -> tuple[str, ...]:
    """Who sits where, each with a name of its own: those who are called alike are numbered by their seats.

    `given`: the names that were told, empty where none was; one that nobody chose is in the reader's language.
    """
    words, played = shared_words(lang, (FOLDER,)), set(bots)
    names = [_name(words, seat, name, seat in played) for seat, name in enumerate(given)]
    return tuple(f"{name} {seat + 1}" if name and names.count(name) > 1 else name for seat, name in enumerate(names))


def _name(words: Words, seat: int, given: str, is_bot: bool) -> str:
    number = seat + 1
    unchosen = [_plain(shared_words(lang, (FOLDER,))("player-name", number=number)) for lang in LANGUAGES]
    if not given:
        return words(f"bot-name-{seat % BOT_NAMES + 1}") if is_bot else ""
    return words("player-name", number=number) if _plain(given) in unchosen else given


def _plain(name: str) -> str:
    """A name however its number is kept beside it."""
    return " ".join(name.split())
