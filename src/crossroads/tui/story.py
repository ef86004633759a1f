"""A recorded game told as a story: what each choice brought, in sentences."""

from collections.abc import Iterator
from typing import Any

from crossroads.bots import seat_names
from crossroads.engine.game import Game
from crossroads.engine.record import BadSave, Record, read, setup_of
from crossroads.engine.words import checked_language


def tell(data: bytes, lang: str = "en", seat: int | None = None, at: int | None = None) -> Iterator[str]:
    """The story of a record, as a seat (or a spectator) could follow it; with `at`, up to that choice and the table then."""
    made = read(data)
    game: Game[Any] = Game(setup_of(made))
    bots = [seat for seat, player in enumerate(made.players) if player.startswith("bot:")]
    names = seat_names([""] * len(made.players), bots, checked_language(lang))
    words, wording = game.words(lang).naming(names), game.definition.wording()
    last = len(made.history) if at is None else at
    if not 0 <= last <= len(made.history):
        raise ValueError(f"the game has {len(made.history)} choices: --at takes a number from 0 to {len(made.history)}")
    yield from _sentences(game, wording, words, seat, 0)
    for number, entry in enumerate(made.history[:last], 1):
        _choose(game, number, entry.choose, made)
        yield from _sentences(game, wording, words, seat, number)
    if at is not None:
        yield ""
        yield from wording.table(words, game.view(seat))


def _sentences(game: Game[Any], wording: Any, words: Any, seat: int | None, number: int) -> Iterator[str]:
    view = game.view(seat)
    for event in game.events_for(seat):
        if text := wording.event(words, view, event):
            yield f"{number:>4}  {text}"


def _choose(game: Game[Any], number: int, option: str, made: Record) -> None:
    try:
        game.choose(option)
    except ValueError as refused:
        raise BadSave(f"entry {number} of {len(made.history)}: `{option}` does not fit there: {refused}") from refused
