"""Whether a recorded game is true: every choice made again, every die, every shuffle and the result compared."""

from collections.abc import Sequence
from typing import Any

import msgspec

from crossroads.engine.decisions import Illegal
from crossroads.engine.dice import DICE, Draw
from crossroads.engine.game import Game
from crossroads.engine.pins import packs_digests
from crossroads.engine.record import BadSave, Entry, Record, Untrue, is_as_played, kept_of, read, setup_of
from crossroads.engine.setup import Setup
from crossroads.engine.state import Outcome


class Finding(msgspec.Struct, frozen=True):
    """What a check of a record found: everything true, or the first entry that is not (0 is the opening)."""

    true: bool
    entry: int | None
    reason: str


def verify(data: bytes) -> Finding:
    """Recompute a whole game: whether every die, every shuffle and the digest are what the file says.

    A file that cannot be checked is a `BadSave`: one of no game, that cannot be read to its end, of another format, whose
    packs are not here, or of a game that is not over.
    """
    try:
        return _verified(read(data))
    except Untrue as untrue:
        return Finding(False, untrue.entry, untrue.reason)


def _verified(made: Record) -> Finding:
    if made.dice.secret is None:
        if _had_its_secret(made):
            return Finding(False, None, "its secret was taken out, so that nobody can check its dice")
        raise BadSave("the game is not over and its dice are still secret, so nothing can be checked; wait for its end")
    setup = setup_of(made)
    for name, digest in packs_digests(made.game, tuple(made.packs)).items():
        if digest != made.packs[name]:
            return Finding(False, None, f"pack `{name}` is not the one the game was played with")
    changed = _change_since(made)
    try:
        check_kept(made, recomputed(made, setup))
    except Untrue as untrue:
        return Finding(False, untrue.entry, f"{untrue.reason}{f' ({changed})' if changed else ''}")
    alike = f"; {changed}, and these come to the same" if changed else ""
    return Finding(True, None, f"{len(made.history)} choices, {_chance(made)}, and the digest are true{alike}")


def _had_its_secret(made: Record) -> bool:
    """Whether the file was written with the secret of its dice: it tells what nothing is written down of without it."""
    draws = [*made.opening, *[draw for entry in made.history for draw in entry.draws]]
    return made.outcome is not None or made.kept is not None or any(draw.hidden for draw in draws)


def _chance(made: Record) -> str:
    """Which chance was checked: nobody can check dice that people threw, and cards that they drew."""
    if not made.typed:
        return "every die and shuffle"
    typed = [draw for entry in made.history for draw in entry.draws if draw.typed]
    rolls = sum([bool(draw.came) for draw in typed])
    told = [f"rolls ({rolls})"] * (DICE in made.typed) + [f"cards ({len(typed) - rolls})"] * (made.typed != (DICE,))
    ours = "every shuffle" if DICE in made.typed else "every die and shuffle"
    return f"{ours}, all that follows from the typed {' and '.join(told)}"


def _change_since(made: Record) -> str:
    """Why a true record may not be found true: its rules are not those that are here."""
    if made.resumed_at:
        return "the rules changed in the course of this game"
    return "" if is_as_played(made) else "it was played under other rules"


def recomputed(made: Record, setup: Setup) -> Game[Any]:
    """The whole game chosen again from its start, all that was chosen and all that came of it compared."""
    game: Game[Any] = Game(setup)
    if made.opening != game.opening:
        raise Untrue(0, f"the opening's chance is not what the dice gave: {_difference(made.opening, game.opening)}")
    for number, entry in enumerate(made.history, 1):
        _choose_again(game, number, entry)
    if made.outcome != game.outcome:
        raise Untrue(len(made.history), f"the game stands otherwise: {_end(game.outcome)}")
    if made.digest != game.digest():
        raise Untrue(len(made.history), "the choices do not lead to the file's digest")
    return game


def check_kept(made: Record, game: Game[Any]) -> None:
    """Whether the state that a file keeps is that of the game which its choices make."""
    if made.kept is not None and made.kept != kept_of(game):
        raise Untrue(made.kept.at, "the state that the file keeps is not the one that its choices lead to")


def _choose_again(game: Game[Any], number: int, entry: Entry) -> None:
    decision = game.decision
    if decision is None:
        raise Untrue(number, f"the game was over before `{entry.choose}`")
    if decision.seat != entry.seat:
        raise Untrue(number, f"it was seat {decision.seat}'s choice, not seat {entry.seat}'s")
    try:
        game.choose(entry.choose)
    except Illegal as refused:
        raise Untrue(number, f"`{entry.choose}` was not allowed: {refused} ({refused.rule})") from refused
    except ValueError as refused:
        raise Untrue(number, str(refused)) from refused
    drawn = game.last_draws
    if entry.draws != drawn:
        raise Untrue(number, f"chance is not what the dice gave: {_difference(entry.draws, drawn)}")


def _end(outcome: Outcome | None) -> str:
    if outcome is None:
        return "it is not over"
    winners = ", ".join([f"seat {seat}" for seat in outcome.winners]) or "nobody"
    return f"won by {winners}, with the scores {list(outcome.scores)} ({outcome.how})"


def _difference(told: Sequence[Draw], drawn: Sequence[Draw]) -> str:
    for one, other in zip(told, drawn, strict=False):
        if one.came != other.came:
            return f"{other.why} gave {list(other.came)}, the file says {list(one.came)}"
        if one.typed != other.typed:
            return f"{other.why} was {'typed' if other.typed else 'drawn'}, the file says {'typed' if one.typed else 'drawn'}"
        if one != other:
            return f"it was drawn for {other.why}, the file says for {one.why}"
    return f"{len(drawn)} draws were made, the file tells of {len(told)}"
