"""What seats say of windows before they are asked: an answer ahead, or a standing one. Input of a game, no part of it.

Whoever runs a table keeps an `Ahead` beside the game and chooses what it says. So the history has choices alone, and to
replay, save, verify and undo need to know nothing of this; a pass by a standing answer is a pass like any other.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from crossroads.engine.chance import is_chance
from crossroads.engine.decisions import Decision
from crossroads.engine.game import Game
from crossroads.engine.windows import Window, asking

StandKind = Literal["until-change", "occasion", "stop", "ask"]
WindowMoment = tuple[bytes, ...]


class Standing(msgspec.Struct, frozen=True):
    """What a seat has said of windows to come."""

    declined: Mapping[str, frozenset[str]] = {}  # by matter: pass while it has no answer but these, and nobody answers
    occasion: str = ""  # pass all windows of this one
    stops: frozenset[str] = frozenset()  # windows at which it will be asked even if it can only pass


def moment_of(game: Game[Any]) -> WindowMoment:
    """What an answer ahead is an answer to: the open windows, each with how often it was answered."""
    return tuple([_key(window) for window in game.windows])


def _key(window: Window) -> bytes:
    return msgspec.json.encode((window.prompt, window.about, window.seats, window.answers))


class Ahead:
    """What the seats of one game have said ahead."""

    def __init__(self) -> None:
        self._standing: dict[int, Standing] = {}
        self._answers: dict[int, tuple[WindowMoment, str]] = {}
        self.calm: set[int] = set()  # who, whenever they pass at the moment of another, pass on until something changes

    def is_silent(self) -> bool:
        """Whether nobody has said anything."""
        return not self._standing and not self._answers

    def standing(self, seat: int) -> Standing:
        """What a seat has said of windows to come."""
        return self._standing.get(seat, Standing())

    def answer(self, game: Game[Any], seat: int, option: str) -> None:
        """Answer the open window before being asked; void as soon as anybody answers it. `ValueError` if it cannot be."""
        self._answers[seat] = moment_of(game), game.meant_ahead(seat, option).id

    def has_answered(self, game: Game[Any], seat: int) -> bool:
        """Whether a seat has answered the open window ahead, and nobody has answered it since."""
        return seat in self._answers and self._answers[seat][0] == moment_of(game)

    def answer_of(self, game: Game[Any], seat: int) -> str:
        """What a seat has answered the open window ahead; empty if nothing."""
        return self._answers[seat][1] if self.has_answered(game, seat) else ""

    def stand(self, game: Game[Any], seat: int, kind: StandKind) -> None:
        """Set a standing answer at any time; `ask` takes back what was said of the open window and its occasion."""
        said, window = self.standing(seat), asking(game.state)
        here = window.prompt if window is not None else ""
        if kind == "until-change":
            said = self._declining(game, seat, said)
        elif kind == "occasion":
            said = msgspec.structs.replace(said, occasion=window.occasion if window is not None else "")
        elif kind == "stop":
            said = Standing(stops=said.stops | ({here} if here else frozenset()))
        else:
            said = Standing(stops=said.stops - {here})
        self._standing[seat] = said
        if kind == "until-change":
            self.calm.add(seat)
        elif kind in ("stop", "ask"):
            self.calm.discard(seat)
            self._answers.pop(seat, None)

    def renew(self, game: Game[Any], seat: int, option: str) -> None:
        """Note that a seat answers the open window: a pass of somebody calm is one until something changes.

        At one's own moment everybody is asked again.
        """
        window = asking(game.state) if seat in self.calm else None
        if window is not None and seat != window.seats[0] and option == window.passing:
            self.stand(game, seat, "until-change")

    def _declining(self, game: Game[Any], seat: int, said: Standing) -> Standing:
        """What is about one thing is passed this once: the next such thing is a change. All else is, as far as it is alike."""
        window, asked = asking(game.state), game.ahead(seat)
        if window is None or asked is None:
            return said
        if window.about:
            self._answers[seat] = moment_of(game), window.passing
            return said
        lasting = {matter: ids for matter, ids in said.declined.items() if not matter}
        return msgspec.structs.replace(said, declined={**lasting, window.matter: frozenset(asked.ids)})

    def has_declined(self, game: Game[Any], seat: int) -> bool:
        """Whether a seat passes windows like the open one until something changes."""
        window = asking(game.state)
        return window is not None and not window.about and window.matter in self.standing(seat).declined

    def says(self, game: Game[Any], in_sight: bool = False) -> str | None:
        """What the seat that is asked now has said already, as an option; `None` where it must be asked.

        Where others see who is asked (`in_sight`: people round one screen), only what does not depend on the hand counts.
        """
        window, decision = asking(game.state), game.decision
        if decision is None or is_chance(decision):
            return None
        if window is None:
            return decision.later or (formality(game, decision) if not in_sight else None)
        if self.has_answered(game, decision.seat):
            answer = self._answers[decision.seat][1]
            return answer if answer in decision.ids else None
        reasons = _reasons_to_ask(game, window, decision)
        return window.passing if passes(self.standing(decision.seat), window, reasons, in_sight) else None

    def chosen(self, game: Game[Any], option: str) -> None:
        """Note what is about to be chosen: an answer is a change, and voids what was said to what was before it.

        A quiet one voids answers ahead, which were made to a moment, but nobody wants to be asked again because of it.
        """
        window = None if self.is_silent() else asking(game.state)
        if window is None:
            return
        self._answers.pop(window.awaited[0], None)
        if option != window.passing:
            self._answers.clear()
        if option != window.passing and not window.about and not window.quiet and not _is_quiet(game, option):
            self._void(window.matter)

    def _void(self, changed: str) -> None:
        for seat, said in self._standing.items():
            declined = {matter: ids for matter, ids in said.declined.items() if matter != changed}
            self._standing[seat] = msgspec.structs.replace(said, declined=declined)

    def taken_back(self) -> None:
        """Choices were taken back: everybody is asked again, but for where to stop."""
        self._answers.clear()
        self._standing = {seat: Standing(stops=said.stops) for seat, said in self._standing.items()}


def _is_quiet(game: Game[Any], option: str) -> bool:
    return game.definition.acts.read(option).act.is_quiet


def formality(game: Game[Any], decision: Decision) -> str | None:
    """The only answer to a question that is put so that being asked tells nothing; `None` where there is a choice."""
    return decision.ids[0] if len(decision.ids) == 1 and _is_quiet(game, decision.ids[0]) else None


def _reasons_to_ask(game: Game[Any], window: Window, decision: Decision) -> frozenset[str]:
    """What a seat might answer with; at its own moment, what is quiet too."""
    if decision.seat == window.seats[0]:
        return frozenset(decision.ids)
    return frozenset([each for each in decision.ids if not _is_quiet(game, each)])


def passes(said: Standing, window: Window, reasons: frozenset[str], in_sight: bool) -> bool:
    """Whether a standing answer passes this question. Who can only pass does, unless it wants to be stopped here."""
    if window.prompt in said.stops:
        return False
    if window.occasion and said.occasion == window.occasion:
        return True
    if in_sight and window.hidden:
        return False
    declined: frozenset[str] = frozenset() if window.about else said.declined.get(window.matter, frozenset())
    return reasons <= declined | {window.passing}
