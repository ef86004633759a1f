"""Parameters that several commands share."""

from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import Parameter

from crossroads.engine.installed import game_names

WHICH_GAME = f"Which game: {' or '.join(filter(None, (', '.join(game_names()[:-1]), *game_names()[-1:])))}"
Lang = Annotated[str, Parameter(name=["--lang", "-l"], help="Language: en, ru or pl.")]
GameName = Annotated[str, Parameter(help=f"{WHICH_GAME}.")]
Options = Annotated[
    list[str] | None,
    Parameter(
        name=["--option", "-o"], negative=(), help="A table option, such as first=0, rounds=20 or scenario=the-pitt."
    ),
]
Packs = Annotated[
    list[str] | None, Parameter(name="--pack", negative=(), help="A further pack: a name, or the folder of your own.")
]

Expansions = Annotated[
    list[str] | None, Parameter(name="--with", negative=(), help="An expansion to play with, by name.")
]

Yours = Annotated[
    list[str] | None,
    Parameter(
        name="--yours",
        negative=(),
        help="What people bring about at a real table and type in: dice, decks by name (dice,treasures), or all.",
    ),
]


def all_packs(game: str, further: Sequence[str] | None) -> list[str]:
    """The packs of a table with further ones: the game's own come first."""
    from crossroads.engine.definition import definition

    return [*definition(game).packs, *further] if further else []


def named_bots(game: str, bots: Sequence[str] | None) -> Sequence[str]:
    """The bots that were named, those by file and class by their names; none named, all that play the game."""
    from crossroads.bots import name_bots

    return name_bots(listed_bots(bots)) if bots else best_bots(game)


def listed_bots(given: Sequence[str]) -> list[str]:
    """Bots as they were named: one by one, or several with commas between them."""
    return [name.strip() for each in given for name in each.split(",")]


def best_bots(game: str) -> tuple[str, ...]:
    """The bots that play a game, the best one first; `random` plays every game."""
    from crossroads.bots import bot_names
    from crossroads.engine.definition import definition

    definition(game)  # a game may bring its own evaluation
    return bot_names(game)[::-1]


def yours_of(game: str, expansions: Sequence[str], given: Sequence[str]) -> list[str]:
    """What of chance people bring about, by its names; `all` stands for everything at a table with these expansions."""
    from crossroads.engine.extending import definition_with
    from crossroads.engine.setup import typed_names

    names = [name.strip() for one in given for name in one.split(",")]
    return [*typed_names(definition_with(game, tuple(expansions)))] if "all" in names else names


def parsed_options(given: Sequence[str] | None) -> dict[str, Any]:
    """Table options from `name=value`, the value as JSON or else as text."""
    import msgspec

    options = {}
    for one in given or ():
        name, sign, value = one.partition("=")
        if not sign:
            raise ValueError(f"--option {one}: write name=value, such as first=0")
        try:
            options[name] = msgspec.json.decode(value.encode())
        except msgspec.DecodeError:
            options[name] = value
    return options
