"""Windows: moments at which seats may answer something, one after another, until all have passed in a row.

A window is data in the state, so that a view can show it and a copy has it; the flow that runs it is `open_window`.
Windows nest: an answer may open one, and the last opened is settled first. Whom a window asks depends on what
everybody knows: where answers come from hidden hands it asks also those who can only pass, and every pass is a choice
in the history. What seats say ahead, so that they need not be asked, is no part of a state: see `standing.py`.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from typing import Any, Generic, Literal, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from crossroads.engine.decisions import NOTHING, Ask, Option, Refusal

T = TypeVar("T")
# What an answer does to the order, where that is not what the window says: the right to answer `stays` with its seat, or
# it goes on and all passes made so far still count (`goes-on`). An answer that `waits` is carried out by beats of its own.
Right = Literal["stays", "goes-on", "waits"]


class Window(msgspec.Struct, frozen=True, gc=False):
    """What may be answered, by whom, and how far that has come. All of it may be shown to everybody."""

    prompt: str
    rule: str
    seats: tuple[int, ...]  # in order: the one concerned first, then clockwise
    about: Mapping[str, Any] = NOTHING  # what is answered
    occasion: str = ""  # the larger thing that it belongs to, which a seat may pass as a whole: this fight, this turn
    matter: str = ""  # to pass "until something changes" is to pass all windows of this one
    quiet: bool = False  # an answer does not end such a pass: only one that the seat did not have then does
    hidden: bool = False  # answers come from hands that others do not see: who has one must not be told by who is asked
    reopens: bool = False  # an answer gives the next seat the right, and all may answer anew; else its seat goes on
    passing: str = "pass"  # the option that passes
    place: int = 0  # whose right it is, as a place of `seats`
    passes: int = 0  # in a row
    answers: int = 0  # that were carried out
    awaited: tuple[int, ...] = ()  # the seats that may still answer, the asked one first; none while one is carried out

    @property
    def left(self) -> tuple[int, ...]:
        """The seats that have not passed since the last answer, from the one whose right it is."""
        return (*self.seats[self.place :], *self.seats[: self.place])[: len(self.seats) - self.passes]


class HasWindows(Protocol):
    """What windows need of a game's state (`state.py`)."""

    windows: tuple[Window, ...] | msgspec.UnsetType

    @property
    def outcome(self) -> object: ...


def _anybody(_seat: int) -> bool:
    return True


def open_windows(g: HasWindows) -> tuple[Window, ...]:
    """The windows of a state, the last opened last."""
    return g.windows or ()


def asking(g: HasWindows) -> Window | None:
    """The window whose question is put now; none while an answer of it is carried out."""
    windows = g.windows
    return windows[-1] if windows and windows[-1].awaited else None


def shown(window: Window) -> dict[str, Any]:
    """A window as a view may show it: what is answered, and who may still answer."""
    return {
        "prompt": window.prompt,
        "about": dict(window.about),
        "occasion": window.occasion,
        "awaited": list(window.awaited),
        "hidden": window.hidden,
    }


class Answers(msgspec.Struct, Generic[T], frozen=True, gc=False, eq=False):
    """How a window is answered: what a seat can answer with, what comes of it, and who may have an answer at all.

    A seat without an answer is passed over. In a hidden window only `may_have` passes it over, which goes by what
    everybody knows (a hand without cards, say): it is asked even if it can only pass.
    """

    offers: Callable[[int, bool], Iterable[Option[T] | Refusal]]  # of a seat; if wanted, with why not the rest
    carry_out: Callable[[int, T], Awaitable[Right | None]]
    may_have: Callable[[int], bool] = _anybody

    def has_answer(self, seat: int) -> bool:
        return any(type(offer) is Option for offer in self.offers(seat, False))


async def open_window(g: HasWindows, window: Window, answers: Answers[T]) -> None:
    """Let seats answer until all have passed in a row, or the game is over; one that nobody can answer stays closed."""
    depth = len(open_windows(g))
    if begin_window(g, window, answers):
        while await answer_window(g, depth, answers):
            pass


def begin_window(g: HasWindows, window: Window, answers: Answers[T]) -> bool:
    """Open a window at its first question, for a game whose beats are single answers; whether anybody is asked."""
    return _put(g, len(open_windows(g)), _asked_next(window, answers))


async def answer_window(g: HasWindows, depth: int, answers: Answers[T]) -> bool:
    """One question of the window at a depth (0 is the first opened), and what comes of it; whether another follows.

    After an answer that waits nobody is asked; `ask_on` has to be called when it has been carried out.
    """
    window = open_windows(g)[depth]
    seat = window.awaited[0]
    answer = await _ask(window, answers)
    if answer is None:
        return _put(g, depth, _asked_next(_passed(window), answers))
    _put(g, depth, _answered(window))
    try:
        right = await answers.carry_out(seat, answer)
    except Exception:  # it has ended what the window belongs to
        _put(g, depth, None)
        raise
    if right == "waits":
        return True
    if right is not None:
        _put(g, depth, _in_another_order(window, open_windows(g)[depth], right))
    return ask_on(g, depth, answers)


def ask_on(g: HasWindows, depth: int, answers: Answers[T]) -> bool:
    """Put the next question of a window after an answer was carried out; whether there is one."""
    return _put(g, depth, None if g.outcome is not None else _asked_next(open_windows(g)[depth], answers))


def _asked_next(window: Window, answers: Answers[T]) -> Window | None:
    """The window at its next question; none once it is closed."""
    left = window.left
    is_asked = answers.may_have if window.hidden else answers.has_answer
    awaited = tuple([seat for seat in left if is_asked(seat)])
    if not awaited:
        return None
    over = left.index(awaited[0])
    place = (window.place + over) % len(window.seats)
    return replace(window, place=place, passes=window.passes + over, awaited=awaited)


def _passed(window: Window) -> Window:
    following = (window.place + 1) % len(window.seats)
    return replace(window, place=following, passes=window.passes + 1, awaited=())


def _answered(window: Window) -> Window:
    if window.reopens:
        following = (window.place + 1) % len(window.seats)
        return replace(window, place=following, passes=0, answers=window.answers + 1, awaited=())
    return replace(window, answers=window.answers + 1, awaited=())


def _in_another_order(before: Window, now: Window, right: Right) -> Window:
    """The window after an answer that does not pass the right on as usual."""
    if right == "stays":
        return replace(now, place=before.place, passes=0)
    return replace(now, place=(before.place + 1) % len(before.seats), passes=before.passes)


def _ask(window: Window, answers: Answers[Any]) -> Ask[Any]:
    """The question to the seat whose right it is; `None` is a pass. A hand can be imagined anew: it is looked at late."""
    offers = partial(_offered, answers, window.passing)
    seat = window.awaited[0]
    return Ask(seat, window.prompt, window.rule, partial(offers, seat), window.about, offers)


def _offered(answers: Answers[Any], passing: str, seat: int, why: bool) -> Iterable[Option[Any] | Refusal]:
    return [*answers.offers(seat, why), Option(passing, None)]


def _put(g: HasWindows, depth: int, window: Window | None) -> bool:
    """Set the window at a depth, or close it; whatever was left open above it is closed."""
    windows = open_windows(g)[:depth]
    if window is not None:
        windows += (window,)
    g.windows = windows or msgspec.UNSET  # a state without windows reads as if there were no such thing
    return window is not None
