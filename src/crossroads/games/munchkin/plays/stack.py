"""Effects that wait to take effect, and the window in which they are answered (topics response-windows, effects)."""

from functools import partial

from msgspec.structs import replace

from crossroads.engine.modules import Occasion
from crossroads.engine.windows import Answers, Window, begin_window, open_window, open_windows
from crossroads.games.munchkin.plays.offers import ROLL, CardPlay, deeds_of, may_react, reactions
from crossroads.games.munchkin.state import NOBODY, Munchkin, Pending

SETTLE: Occasion[[]] = Occasion("munchkin.settle")  # consequences of what has just happened
DEATH: Occasion[[int]] = Occasion("munchkin.death")  # somebody has died, and is not looted yet
PLAY: Occasion[[int, CardPlay]] = Occasion("munchkin.play")  # somebody answers with a card or a power


async def answered(g: Munchkin, pending: Pending) -> None:
    """Put an effect on the stack, where it stays, and let all answer it."""
    depth = len(g.stack)
    g.stack += (pending,)
    await open_window(g, _window(g, pending), answers_to(g, depth))


def begin_answers(g: Munchkin, pending: Pending) -> bool:
    """Put an effect on the empty stack for beats that ask one player each; whether anybody is asked."""
    assert not g.stack
    g.stack = (pending,)
    return begin_window(g, _window(g, pending), answers_to(g, 0))


def _window(g: Munchkin, pending: Pending) -> Window:
    """First right has the player it aims at; if it aims at nobody, the seat after its author (first-priority)."""
    first = pending.target if pending.target != NOBODY else (pending.author + 1) % len(g.players)
    occasion = f"fight-{g.fight.number}" if g.fight is not None else f"turn-{g.turn}"
    return Window(
        "react",
        "munchkin.response-windows.reaction-window",
        g.seats_from(first),
        about=_about(pending),
        occasion=occasion,
        hidden=True,
        reopens=True,
    )


def _about(pending: Pending) -> dict[str, str | int]:
    about: dict[str, str | int] = {"what": pending.kind, "card": pending.card}
    if pending.author != NOBODY:
        about["seat"] = pending.author
    if pending.target != NOBODY:
        about["target"] = pending.target
    if pending.foe:
        about["foe"] = pending.foe
    if pending.rolls:
        about |= {"rolls": pending.rolls}
    return about


def answers_to(g: Munchkin, depth: int) -> Answers[CardPlay]:
    """How the effect at a depth of the stack is answered."""
    return Answers(partial(reactions, g, depth), partial(PLAY.happens, g), partial(may_react, g, depth))


def change(g: Munchkin, depth: int, pending: Pending) -> None:
    """Change an effect that waits."""
    g.stack = (*g.stack[:depth], pending, *g.stack[depth + 1 :])


def done(g: Munchkin) -> Pending:
    """Take the effect that has just been settled off the stack."""
    last = g.stack[-1]
    g.stack = g.stack[:-1]
    return last


async def roll(g: Munchkin, seat: int, rolls: str, card: str, foe: str = "") -> int:
    """Roll the die, and let those who may re-roll do so; what it shows then (munchkin.response-windows.roll-window)."""
    g.used_in_fight = tuple(
        [used for used in g.used_in_fight if f":{ROLL}" not in used[0]]
    )  # a new roll: they may again
    (die,) = g.roll(rolls, 1, whose=(seat,))
    about = {"seat": seat, "rolls": rolls, "die": die, "card": card}
    g.emit("roll", "munchkin.components.one-die", about)
    await answered(g, Pending("roll", card, target=seat, foe=foe, rolls=rolls, die=die))
    return done(g).die


async def resolve(g: Munchkin) -> None:
    """Carry out the effect on top of the stack, its parts in the order printed; a part without a target does nothing."""
    use = g.top
    for deed in deeds_of(g, use):
        if _is_ended(g, use):
            break
        if deed.can_act(g, use):  # munchkin.play-use-apply.some-effect-suffices
            await deed.resolve(g, use)


def _is_ended(g: Munchkin, use: Pending) -> bool:
    """A death interrupts the rest of the effect that caused it (munchkin.death.dying-in-chain)."""
    return use.target != NOBODY and g.players[use.target].dying


def cancel(g: Munchkin, depth: int) -> None:
    change(g, depth, replace(g.stack[depth], cancelled=True))


def redirect(g: Munchkin, depth: int, target: int) -> None:
    """Aim an effect that waits at somebody else, who has the first right to answer it from now on (first-priority)."""
    pending = replace(g.stack[depth], target=target)
    change(g, depth, pending)
    *others, window = open_windows(g)
    g.windows = (*others, replace(window, about=_about(pending), place=window.seats.index(target)))
