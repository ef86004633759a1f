"""Games, words and rules, read when somebody first asks for them, in a thread of their own: no table waits for it.

Whoever asks for something that is being read waits for that alone. There is one such thread, and the event loop uses a
game only once that is read: msgspec crashes the process if two threads build the same types at once.
"""

import asyncio
import gc
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar, cast

import msgspec

from crossroads import rules
from crossroads.bots.seat_names import seat_names
from crossroads.engine.codec import decode_state, encode_state
from crossroads.engine.content import Edition, content_of, edition_of, words_of
from crossroads.engine.decisions import Illegal
from crossroads.engine.extending import definition_with
from crossroads.engine.game import Game
from crossroads.engine.pins import pins_of
from crossroads.engine.setup import Setup

T = TypeVar("T")
MOST_KEPT = 256
MOST_FROZEN = 64  # readings; what lives for ever is not looked at for garbage, but what is garbage by then never ends

_thread = ThreadPoolExecutor(1, "reader")
_kept: OrderedDict[Hashable, Any] = OrderedDict()


async def in_background(work: Callable[..., T], *about: Any) -> T:
    """What some work comes to that may read files; other tables go on meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(_thread, work, *about)


async def read(work: Callable[..., T], *about: Hashable) -> T:
    """The same, done once: whoever asks for it again does not wait."""
    if (work, about) in _kept:
        return cast(T, _kept[work, about])
    return await in_background(read_now, work, *about)


def read_now(work: Callable[..., T], *about: Hashable) -> T:
    """The same at once, for whoever has time or is in the background."""
    if (work, about) in _kept:
        return cast(T, _kept[work, about])
    looking = gc.isenabled()
    gc.disable()  # all that is read stays: whoever looks for garbage, which halts every table, need not look there
    try:
        result = work(*about)
        if len(_kept) < MOST_FROZEN:
            gc.freeze()
    finally:
        if looking:
            gc.enable()
    while len(_kept) >= MOST_KEPT:
        _kept.popitem(last=False)
    _kept[work, about] = result
    return result


def forget_all() -> None:
    """Read everything anew from now on: what is installed has changed."""
    _kept.clear()


async def ready_to_play(game: str, packs: Sequence[str], expansions: Sequence[str]) -> None:
    """Return once a game can be played here without reading anything."""
    await read(read_game, game, tuple(packs), tuple(expansions))


async def ready_to_tell(game: str, packs: Sequence[str], expansions: Sequence[str], lang: str) -> None:
    """Return once a game can be told in a language without reading anything."""
    await read(read_words, game, tuple(packs), tuple(expansions), lang)


def read_game(game: str, packs: tuple[str, ...], expansions: tuple[str, ...]) -> Edition:
    """Read a game with its packs and expansions, and use all of it once."""
    edition = edition_of(game, packs, expansions)
    _, named, modules = edition
    content_of(*edition)
    made = definition_with(game, modules)
    setup = Setup(game, made.seats[1], bytes(32), (), {}, named, modules)
    pins_of(setup)
    with suppress(ValueError, Illegal):  # whoever sets a table up says what a game wants to know
        dealt: Game[Any] = Game(setup)
        decode_state(made, setup, msgspec.json.decode(encode_state(dealt.state)))
    made.wording()
    return edition


def read_words(game: str, packs: tuple[str, ...], expansions: tuple[str, ...], lang: str) -> None:
    """Read a game and its words in a language, with those of its rules."""
    seat_names(("?",), (), lang)  # who sits there is told with it
    _, named, modules = read_now(read_game, game, packs, expansions)
    words_of(game, named, lang, modules)
    if game in rules.games():
        rules.rules_of(game, lang)
