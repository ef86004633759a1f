"""Random games in which every invariant is checked, and the shortest game found that breaks one."""

import traceback
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from crossroads.engine.content import content_of
from crossroads.engine.definition import definition
from crossroads.engine.game import Game, new
from crossroads.engine.zones import SoundPlacing
from crossroads.sim.chance import ChancePlayer
from crossroads.sim.game_kit import kit_of
from crossroads.sim.invariants import INVARIANTS, Inspection
from crossroads.sim.tables import drawn_modules, drawn_options, tables_in_turn
from crossroads.sim.workers import Progress, work

WORK = 300_000  # choices and checks that may be spent on making a history shorter
KEPT_AS_USUAL = 8  # one in so many games keeps its states as far apart as those that people play
ENDS = "games-end"
CHOICES = "choices-work"


class Failure(msgspec.Struct, frozen=True):
    """A game that breaks an invariant: all that is needed to see it again."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    history: tuple[str, ...]
    invariant: str
    message: str
    packs: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    number: int = 0
    found_after: int = 0  # choices, before the history was made shorter

    @property
    def table(self) -> str:
        """What it was played with, in words."""
        modules = f", expansions {', '.join(self.modules)}" if self.modules else ""
        return f"seats {self.seats}{modules}, options {self.options}, seed {self.seed!r}"

    def to_json(self) -> bytes:
        """As the text of a file."""
        return msgspec.json.format(msgspec.json.encode(self)) + b"\n"

    @classmethod
    def from_json(cls, data: bytes) -> "Failure":
        """A failure from a file; raises `msgspec.DecodeError` for anything else."""
        return msgspec.json.decode(data, type=cls)

    def start(self) -> Game[Any]:
        """The game as it begins."""
        return new(self.game, self.seats, self.seed, self.options, self.packs, self.modules)


class Found(msgspec.Struct, frozen=True):
    """What fuzzing came to: how much was checked, and what failed."""

    games: int
    decisions: int
    checks: dict[str, int]
    failures: tuple[Failure, ...]
    interrupted: bool = False
    covered: tuple[tuple[int, int], ...] = ()  # the numbers of the games that were played: each run's first and last


class Hunt(msgspec.Struct, frozen=True):
    """What a game of chance is made from, beside its number."""

    game: str
    seed: str
    packs: tuple[str, ...] = ()
    bound: int = 0
    shrinks: bool = True
    modules: tuple[str, ...] = ()  # expansions of every table; without any they are drawn
    in_turn: bool = False  # the tables come in turn, not by chance


class Checked(msgspec.Struct, frozen=True):
    """One game of chance: how much of it was checked, and its failure if it has one."""

    decisions: int
    checks: dict[str, int]
    failure: Failure | None = None


class _Broken(Exception):
    """An invariant that does not hold."""

    def __init__(self, invariant: str, message: str) -> None:
        super().__init__(message)
        self.invariant = invariant
        self.message = message


class _WorkDone(Exception):
    """All was spent that may be spent on one failure."""


class _Budget:
    """What is left of `WORK`."""

    def __init__(self) -> None:
        self.left = WORK

    def spend(self, amount: int) -> None:
        self.left -= amount
        if self.left < 0:
            raise _WorkDone


def fuzz(
    game: str,
    games: int,
    seed: str,
    jobs: int = 1,
    progress: Progress | None = None,
    packs: Sequence[str] = (),
    bound: int | None = None,
    shrinks: bool = True,
    modules: Sequence[str] = (),
    first: int = 0,
    in_turn: bool = False,
) -> Found:
    """Play random games over all seat counts, expansions and table options, and check every invariant on the way.

    With `modules` every game has these expansions and no others.
    The same arguments check the same things, whatever the number of processes. A game stops at its first failure.
    Within `bound` decisions a game must have ended; without one, within what its kit says. From number `first` on the
    games are those that a hunt of more games would come to: so a long one can be made in parts. With `in_turn` every
    number of seats comes with every set of expansions and every value of the options that have many, one after another.
    """
    name = definition(game).id
    content_of(name, tuple(packs), tuple(modules))  # refuses what cannot be played
    hunt = Hunt(
        name, seed, tuple(packs), kit_of(name).bound if bound is None else bound, shrinks, tuple(modules), in_turn
    )
    done = work(play_number, hunt, games, jobs, progress, first)
    checks: Counter[str] = Counter()
    for each in done.games.values():
        checks.update(each.checks)
    failures = [each.failure for each in done.games.values() if each.failure is not None]
    failures += [_lost(hunt, lost.number, lost.reason) for lost in done.lost]
    decisions = sum(each.decisions for each in done.games.values())
    covered = runs_of([*done.games, *[lost.number for lost in done.lost]])
    return Found(len(done.games), decisions, dict(checks), tuple(failures), done.interrupted, covered)


def runs_of(numbers: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Numbers as runs without a gap: the first and the last of each."""
    runs: list[tuple[int, int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][1] == number - 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return tuple(runs)


def play_number(hunt: Hunt, number: int) -> Checked:
    """Play and check game n."""
    failure = table_of(hunt, number)
    chance = ChancePlayer(hunt.game, f"{failure.seed} choices")
    probe = Random(f"{failure.seed} checks")
    placing = SoundPlacing()
    checks: Counter[str] = Counter()
    history: list[str] = []
    try:
        game = _guarded(CHOICES, failure.start)
        if probe.random() * KEPT_AS_USUAL >= 1:
            game.apart = 1  # nearly every check copies it
        while (decision := _guarded(CHOICES, lambda: game.decision)) is not None:
            lot, option = probe.random(), probe.choice(decision.ids)
            look = Inspection(game, (option,), str(len(history)), placing=placing)
            _check_some(look, lot, len(history), checks)
            if len(history) >= hunt.bound:
                raise _Broken(ENDS, f"the game did not end: it goes on after {hunt.bound} decisions")
            chosen = _guarded(CHOICES, lambda: chance.choose(game))
            history.append(chosen)
            _guarded(CHOICES, lambda: game.choose(chosen))  # noqa: B023  (called at once)
        look = Inspection(game, salt="the end", placing=placing)
        lot = probe.random()
        for name, invariant in INVARIANTS.items():
            if invariant.at_the_end and lot * invariant.at_the_end < 1:
                _check(look, name, checks)
    except _Broken as broken:
        failure = msgspec.structs.replace(
            failure,
            history=tuple(history),
            invariant=broken.invariant,
            message=broken.message,
            found_after=len(history),
        )
        return Checked(len(history), dict(checks), shrink(failure) if hunt.shrinks else failure)
    return Checked(len(history), dict(checks))


def table_of(hunt: Hunt, number: int) -> Failure:
    """The table of game n, as a failure that has not happened yet."""
    seed = f"{hunt.seed}/{number}"
    chance = Random(f"{seed} table")
    given: dict[str, Any] = {}
    if hunt.in_turn:
        tables = tables_in_turn(hunt.game, hunt.packs, hunt.modules)
        seats, modules, given = tables[number % len(tables)]
    else:
        least, most = definition(hunt.game).seats
        seats = least + number % (most - least + 1)
        modules = hunt.modules or drawn_modules(hunt.game, Random(f"{seed} expansions"))
    options = drawn_options(hunt.game, chance, seats, hunt.packs, modules) | given
    return Failure(hunt.game, seats, options, seed, (), "", "", hunt.packs, modules, number)


def _lost(hunt: Hunt, number: int, reason: str) -> Failure:
    """A failure that took its process with it."""
    message = f"the process of this game ended: {reason}"
    return msgspec.structs.replace(table_of(hunt, number), invariant=CHOICES, message=message)


def _check_some(look: Inspection, lot: float, made: int, checks: Counter[str]) -> None:
    """Every invariant as often as its price allows, by lot."""
    for name, invariant in INVARIANTS.items():
        if invariant.is_due(lot, made):
            _check(look, name, checks)


def _check(look: Inspection, name: str, checks: Counter[str]) -> None:
    checks[name] += 1
    message = _guarded(name, lambda: INVARIANTS[name].check(look))
    if message is not None:
        raise _Broken(name, message)


def _guarded(name: str, act: Any) -> Any:
    """Do something; an error in it breaks the invariant of this name."""
    try:
        return act()
    except _Broken:
        raise
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        raise _Broken(name, f"{type(error).__name__}: {error} ({last.name}, line {last.lineno})") from error


def reproduce(failure: Failure) -> str | None:
    """Play a failure's history again: what is wrong after it, or `None` if all is well now."""
    return _symptom(failure, failure.history)


def shrink(failure: Failure) -> Failure:
    """The same failure after fewer choices: first the shortest prefix, then with choices left out."""
    if failure.invariant == ENDS or _symptom(failure, failure.history) is None:
        return failure  # it needs all of its history, or more than that shows
    budget = _Budget()
    try:
        failure = _shortest_prefix(failure, failure.history, budget) or failure
        size = max(1, len(failure.history) // 2)
        while True:
            start, before = 0, len(failure.history)
            while start < len(failure.history):
                shorter = _shortest_prefix(failure, failure.history[:start] + failure.history[start + size :], budget)
                if shorter is not None and len(shorter.history) < len(failure.history):
                    failure = shorter
                else:
                    start += size
            if size == 1 and len(failure.history) == before:
                return failure
            size = max(1, size // 2)
    except _WorkDone:
        return failure


def _shortest_prefix(failure: Failure, choices: Sequence[str], budget: _Budget) -> Failure | None:
    """Make these choices, leaving out what is not on offer, until the invariant breaks."""
    game: Game[Any] | None = None
    kept: list[str] = []
    try:
        game = _guarded(CHOICES, failure.start)
        _check_fully(game, failure.invariant, budget)
        for choice in choices:
            decision = _guarded(CHOICES, lambda: game.decision)
            if decision is None or choice not in decision.ids:
                continue
            kept.append(choice)
            _guarded(CHOICES, lambda: game.choose(choice))  # noqa: B023  (called at once)
            _check_fully(game, failure.invariant, budget)
    except _Broken as broken:
        if broken.invariant != failure.invariant:
            return None
        return msgspec.structs.replace(failure, history=tuple(kept), message=broken.message)
    return None


def _symptom(failure: Failure, history: Sequence[str]) -> str | None:
    try:
        game = _guarded(CHOICES, failure.start)
        for choice in history:
            _guarded(CHOICES, lambda: game.choose(choice))  # noqa: B023  (called at once)
        _guarded(CHOICES, lambda: game.decision)
        if failure.invariant == ENDS:
            return failure.message if game.decision is not None else None
        _check_fully(game, failure.invariant, _Budget())
    except _Broken as broken:
        return broken.message
    return None


def _check_fully(game: Game[Any], name: str, budget: _Budget) -> None:
    """One invariant at this point, with every option on offer."""
    decision = _guarded(CHOICES, lambda: game.decision)
    budget.spend(1)
    if name in INVARIANTS and (decision is not None or INVARIANTS[name].at_the_end):
        ids = () if decision is None else decision.ids
        for salt in ("one", "two"):
            budget.spend(game.choices_made if INVARIANTS[name].growth else len(ids))
            _check(Inspection(game, ids, salt, thorough=True), name, Counter())
