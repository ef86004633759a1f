"""What must hold at every decision of every game: one function an invariant.

Each takes a game, which it leaves as it is, some of the options on offer and a salt, and returns what is wrong.
"""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from crossroads.engine.decisions import Illegal, Option
from crossroads.engine.game import Game, replay
from crossroads.engine.record import load, save

Check = Callable[[Game[Any], Sequence[str], str], str | None]


def everybody(game: Game[Any]) -> Iterable[int | None]:
    """All seats, and a spectator."""
    return (*range(game.setup.seats), None)


def state_is_sound(game: Game[Any], options: Sequence[str], salt: str) -> str | None:
    """The game finds no fault with its own state: cards are conserved, and so on."""
    return next(iter(game.definition.faults(game.state)), None)


def options_are_sound(game: Game[Any], options: Sequence[str], salt: str) -> str | None:
    """There is something to choose, each option has an id of its own, and a game without a choice is over."""
    decision = game.decision
    if decision is None:
        return None if game.outcome is not None else "nobody has a choice, and the game is not over"
    if game.outcome is not None:
        return "the game is over, and somebody has a choice"
    if not decision.ids:
        return f"nothing can be chosen at `{decision.prompt}`"
    if not all(isinstance(option, Option) for option in decision.options):
        return f"a refusal is on offer at `{decision.prompt}`"
    if len({*decision.ids}) != len(decision.ids):
        return f"two options have one id at `{decision.prompt}`: {' '.join(decision.ids)}"
    return None


def odds_add_up(game: Game[Any], options: Sequence[str], salt: str) -> str | None:
    """Chances are above zero, and add up to one."""
    for option in options:
        for odds in game.odds(option):
            shares = [chance.share for chance in odds.chances]
            if sum(shares, Fraction(0)) != 1 or min(shares) <= 0:
                return f"the odds of `{option}` ({odds.given}) are {' + '.join(map(str, shares))}"
    return None


def views_keep_secrets(game: Game[Any], options: Sequence[str], salt: str) -> str | None:
    """What a seat is shown does not change when all that it cannot know is dealt anew; and it is plain data."""
    for seat in everybody(game):
        view = game.view(seat)
        if msgspec.json.decode(msgspec.json.encode(view)) != view:
            return f"the view of seat {seat} is not plain data"
        other = game.imagine(seat, salt)
        if other.view(seat) != view:
            return f"the view of seat {seat} tells a secret: {_difference(view, other.view(seat))}"
        if other.events_for(seat) != game.events_for(seat):
            return f"the events for seat {seat} tell a secret"
        decision = game.decision
        if decision is not None and decision.seat == seat and other.decision != decision:
            return f"what seat {seat} may choose tells a secret"
    return None


def clones_are_independent(game: Game[Any], options: Sequence[str], salt: str) -> str | None:
    """A clone is equal, chooses alike, and nothing that happens to it touches the original."""
    before, history = game.digest(), game.history
    for option in options:
        one, other = game.clone(), game.clone()
        if one.digest() != before:
            return "a clone differs from its original"
        one.choose(option)
        other.choose(option)
        if one.digest() != other.digest() or one.decision != other.decision:
            return f"two clones differ after `{option}`"
        if game.digest() != before or game.history != history:
            return f"`{option}` in a clone changes the original"
    return None


def undo_takes_back(game: Game[Any], options: Sequence[str], salt: str) -> str | None:
    """After a choice and its undo all is as it was; and a choice that can be undone has revealed nothing."""
    decision = game.decision
    assert decision is not None
    before = game.digest()
    for option in options:
        tried = game.clone()
        tried.choose(option)
        if not tried.can_undo:
            continue
        if wrong := _reveals(game, tried, option, decision.seat, salt):
            return wrong
        tried.undo()
        if tried.digest() != before or tried.decision != decision or tried.history != game.history:
            return f"`{option}` and its undo leave something changed"
    return None


def _reveals(game: Game[Any], tried: Game[Any], option: str, seat: int, salt: str) -> str | None:
    """Compare with a game dealt anew: whoever saw the same before must see the same after."""
    twin = game.imagine(seat, salt)
    alike = [viewer for viewer in everybody(game) if game.view(viewer) == twin.view(viewer)]
    twin.choose(option)
    for viewer in alike:
        if tried.view(viewer) != twin.view(viewer):
            told = _difference(tried.view(viewer), twin.view(viewer))
            return f"`{option}` can be undone, but has shown seat {viewer} something hidden: {told}"
    return None


def refusals_are_true(game: Game[Any], options: Sequence[str], salt: str) -> str | None:
    """Whatever is explained as refused is refused with that rule, and the game is untouched."""
    before = game.digest()
    decision = game.decision
    assert decision is not None
    for reason in game.explain():
        if reason.option in decision.ids:
            return f"`{reason.option}` is on offer and refused ({reason.rule})"
        try:
            game.choose(reason.option)
        except Illegal as illegal:
            if illegal.rule != reason.rule:
                return f"`{reason.option}` is refused by {illegal.rule}, explained by {reason.rule}"
        except ValueError as unknown:
            return f"`{reason.option}` is refused without a rule: {unknown}"
        else:
            return f"`{reason.option}` was refused ({reason.rule}) and could be chosen"
        if not reason.text:
            return f"{reason.rule} has no text"
    return None if game.digest() == before else "a refused choice has changed the game"


def saves_load(game: Game[Any], options: Sequence[str], salt: str) -> str | None:
    """A saved game loads as the same game, and goes on alike."""
    loaded = load(save(game))
    if loaded.digest() != game.digest() or loaded.history != game.history or loaded.decision != game.decision:
        return "a loaded game differs from the one that was saved"
    for option in options[:1]:
        one, other = game.clone(), loaded
        one.choose(option)
        other.choose(option)
        if one.digest() != other.digest():
            return f"a loaded game goes another way after `{option}`"
    return None


def replays_are_equal(game: Game[Any], options: Sequence[str], salt: str) -> str | None:
    """The same set-up and choices make the same game."""
    again = replay(game.setup, game.history)
    return None if again.digest() == game.digest() else "the replay of its history is another game"


def _difference(one: Any, other: Any, path: str = "$") -> str:
    """Where two pieces of plain data first differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys([*one, *other]):
            if one.get(key) != other.get(key):
                return _difference(one.get(key), other.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            if mine != theirs:
                return _difference(mine, theirs, f"{path}[{place}]")
    return f"{path} is {one!r} or {other!r}"


# Every how many decisions each is checked, on average: what is dear is checked more seldom.
INVARIANTS: dict[str, tuple[Check, int]] = {
    "options-are-sound": (options_are_sound, 1),
    "state-is-sound": (state_is_sound, 1),
    "odds-add-up": (odds_add_up, 3),
    "clones-are-independent": (clones_are_independent, 6),
    "undo-takes-back": (undo_takes_back, 6),
    "views-keep-secrets": (views_keep_secrets, 15),
    "refusals-are-true": (refusals_are_true, 15),
    "saves-load": (saves_load, 100),
    "replays-are-equal": (replays_are_equal, 200),
}
AT_THE_END = ("options-are-sound", "state-is-sound", "views-keep-secrets", "saves-load", "replays-are-equal")
