"""`crossroads play`: a table at this terminal."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from crossroads.cli.parameters import (
    WHICH_GAME,
    Expansions,
    Options,
    Packs,
    Yours,
    all_packs,
    best_bots,
    listed_bots,
    parsed_options,
    yours_of,
)
from crossroads.cli.saves import check_save, last_saved, new_save, saves_folder, told_of


def play(
    game: Annotated[str | None, Parameter(help=f"{WHICH_GAME}; shelter unless named.")] = None,
    *,
    seats: Annotated[int | None, Parameter(help="How many sit at the table; 3 unless named.")] = None,
    people: Annotated[
        int | None, Parameter(help="How many of them are people at this screen, 1 unless named; the rest are bots.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        Parameter(
            name=["--bots", "--bot"],
            negative=(),
            help="Who plays the other seats: steady, random or your own (magpie.py:Magpie); name several with commas between them, or one by one. steady unless named, random in a game without it.",
        ),
    ] = None,
    lang: Annotated[str | None, Parameter(name=["--lang", "-l"], help="Language: en, ru or pl.")] = None,
    seed: Annotated[str | None, Parameter(help="Any text; the same text gives the same cards and dice.")] = None,
    plain: Annotated[
        bool, Parameter(negative=(), help="Lines of text instead of a screen: for screen readers and scripts.")
    ] = False,
    last: Annotated[
        bool, Parameter(negative=(), help="Continue the game that was saved last, of the named game if one is named.")
    ] = False,
    resume: Annotated[Path | None, Parameter(help="Continue a saved game.")] = None,
    save: Annotated[
        Path | None,
        Parameter(help="Where the game is saved after every choice; a resumed game goes back to its own file."),
    ] = None,
    option: Options = None,
    pack: Packs = None,
    expansions: Expansions = None,
    yours: Yours = None,
    coach: Annotated[
        bool, Parameter(negative=(), help="Learn by playing: a first game with a coach who explains as you go.")
    ] = False,
) -> int:
    """Play at this terminal: alone against bots, or several people at one screen.

    Examples: crossroads play fallout --seats 1; crossroads play shelter --people 2 --lang pl; crossroads play --plain; crossroads play munchkin --yours all
    """
    from crossroads.engine.words import checked_language
    from crossroads.tui.session import Session

    given = {"seats": seats, "people": people, "bots": bots, "seed": seed, "option": option, "pack": pack}
    named = [name for name, value in {**given, "with": expansions, "yours": yours}.items() if value is not None]
    speaks = checked_language(lang or "en")
    if coach:
        if last or resume is not None:
            raise ValueError("--coach: a saved game keeps its coach if it has one; leave that out")
        if named:
            raise ValueError(
                f"{flags(named)}: a coached game is set up already; leave that out, or play without --coach"
            )
    elif not (last or named) and resume is None and save is None:
        coach = wants_coach(game or "shelter", speaks)
    if last:
        resume = resume or last_saved(game)
    if resume is not None:
        own = ["bots"] if make_known(bots) is None else []  # they are only made known
        refuse_for_a_saved_game([name for name in named if name not in own])
        if save is not None and save.resolve() != resume.resolve():
            check_save(save)
        with told_of(resume):
            session = Session.load(resume, lang, save or resume)
        if game not in (None, session.game.setup.game):
            raise ValueError(f"{resume}: a game of {session.game.setup.game}, not of {game}")
    elif coach:
        table, players, seat = first_game(game or "shelter")
        if save is not None:
            check_save(save)
        session = Session(table, [seat], players, speaks, save or new_save(game or "shelter"))
    else:
        game, seats = game or "shelter", 3 if seats is None else seats
        people = 1 if people is None else people
        table = new_game(game, seats, seed, option, pack, expansions, yours or (), range(min(people, seats)))
        players = seat_bots(game, seats, people, bots)
        seated = [seat for seat in range(seats) if seat not in players]
        if save is not None:
            check_save(save)
        session = Session(table, seated, players, speaks, save or new_save(game))
    if plain or not has_screen():
        from crossroads.tui.plain import run_plain

        return run_plain(session, sys.stdin, sys.stdout)
    from crossroads.tui.app import run_app

    return run_app(session)


def first_game(game: str) -> tuple[Any, dict[int, Any], int]:
    """The coached first game of a game, the bots at its table, and the learner's seat."""
    from crossroads.bots import make_bot
    from crossroads.coach import course_for
    from crossroads.engine.definition import definition
    from crossroads.engine.game import Game

    definition(game)  # a game that there is not is told by its own words
    course = course_for(game)
    if course is None:
        raise ValueError(f"--coach: nobody has written lessons for {game} yet; play it without")
    others = [seat for seat in range(course.seats) if seat != course.seat]
    players = {seat: make_bot(course.bot, game, salt=f"seat {seat}") for seat in others}
    return Game(course.setup), players, course.seat


def wants_coach(game: str, lang: str) -> bool:
    """Offer the coach to somebody at a terminal who has never played here; whether they accept."""
    from crossroads.coach import course_for
    from crossroads.tui.words import spellings, terminal_words, typed

    if not (sys.stdin.isatty() and sys.stdout.isatty()) or any(saves_folder().glob("*.json")):
        return False
    if course_for(game) is None:
        return False
    sys.stdout.write(f"{terminal_words(lang)('coach-offer')}\n> ")
    sys.stdout.flush()
    return typed(sys.stdin.readline().strip()) in spellings("yes")


def new_game(
    game: str,
    seats: int,
    seed: str | None,
    option: list[str] | None,
    pack: list[str] | None,
    expansions: list[str] | None,
    yours: Sequence[str] = (),
    people: Sequence[int] = (),
) -> Any:
    """A new game; without a seed, one that nobody could guess."""
    import secrets

    from crossroads.engine.game import new
    from crossroads.engine.setup import tellers_of

    seed = seed if seed is not None else secrets.token_hex(16)
    tellers = tellers_of(people, seats) if yours and people else ()
    packs, named = all_packs(game, pack), yours_of(game, expansions or [], yours)
    return new(game, seats, seed, parsed_options(option), packs, expansions or [], named, tellers)


def make_known(bots: Sequence[str] | None) -> Sequence[str] | None:
    """Let a saved game find bots of one's own; whatever else was named, for it would change who sits there."""
    from crossroads.bots import name_bots

    given = listed_bots(bots or ())
    others = [bot for bot, name in zip(given, name_bots(given), strict=True) if bot == name]
    return bots if others else None


def seat_bots(game: str, seats: int, people: int, names: Sequence[str] | None) -> dict[int, Any]:
    """Who plays which seat: people first, then bots, the named ones in turn; the best one unless some are named."""
    from crossroads.bots import make_bot, name_bots

    if not 0 < people <= seats:
        raise ValueError(f"--people {people}: at a table of {seats} there can be 1 to {seats}")
    free = seats - people
    given = best_bots(game)[:1] if names is None else name_bots(listed_bots(names))
    if names is not None and len(given) > free:
        raise ValueError(
            f"--bots {','.join(names)}: {len(given)} bots for {free} seats without a person; name one for each, or fewer to be repeated"
        )
    return {
        seat: make_bot(given[number % len(given)], game, salt=f"seat {seat}")
        for number, seat in enumerate(range(people, seats))
    }


def refuse_for_a_saved_game(named: Sequence[str]) -> None:
    """What sets up a new game says nothing to a saved one."""
    if named:
        raise ValueError(f"{flags(named)}: a saved game goes on as it was set up; leave that out, or begin a new game")


def flags(named: Sequence[str]) -> str:
    """Parameters as they are typed."""
    return ", ".join(f"--{name}" for name in named)


def has_screen() -> bool:
    """Whether a whole screen can be drawn and played: it is drawn on the error stream, and keys come from the input."""
    return all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)) and os.environ.get("TERM") != "dumb"
