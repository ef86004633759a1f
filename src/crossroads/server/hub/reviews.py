"""Games that are over, looked back on: worked out in the bots' processes, part by part, once for each seat."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from crossroads.bots.costly import CostlyChoice, costliest, to_look_at_again
from crossroads.bots.review_words import cost_in_words, review_in_words
from crossroads.bots.reviewing import MeasuredPart, Review, put_together
from crossroads.bots.value_line import FINE, StepWorth, can_look_back
from crossroads.protocol.advice import AdviceReason
from crossroads.protocol.looking_back import CostlyMoment, GameReview, ResultShare, ValueLine
from crossroads.protocol.tables import Lang, TableInfo, TableMade
from crossroads.server.hub import hosting
from crossroads.server.line.limits import Charge
from crossroads.server.log.store import Store
from crossroads.server.play.again import game_at
from crossroads.server.play.play import Play
from crossroads.server.table.bot_processes import BotPool, Work, look_again, look_first, measure
from crossroads.server.table.table import Table
from crossroads.server.telling.seating import is_at_home
from crossroads.server.tokens import hashes_of
from crossroads.server.trouble import Trouble, no_seat, not_now, not_yours

PART = 6  # choices of which a process thinks at a time: bots that people wait for come in between
TRIES = 3  # a process may be lost
AT_A_TIME = 1  # reviews that are being worked out
MOST_KEPT = 200
PLAY_ON_WORK = 10.0  # units of a share, as all work
WORK = 200.0  # to work a review out
TOLD_WORK, MOMENT_WORK = 1.0, 5.0  # to tell it, and each of its moments, which are played again


Q = TypeVar("Q")  # what is asked
A = TypeVar("A")  # what comes of it


class _NotWorkedOut(Exception):
    """The processes do not come to an end with it."""


class _Underway:
    """One review on its way."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.done = 0
        self.of = max(1, 2 * (play.made - play.start.at) // PART + 2)
        self.task: asyncio.Task[Review] | None = None


class Reviews:
    """The reviews of all tables of a process."""

    def __init__(
        self,
        settled: Callable[[str, Lang], Awaitable[Table]],
        pool: BotPool,
        charge: Charge,
        store: Store,
        info: Callable[[str, Sequence[str]], Awaitable[TableInfo]],
    ) -> None:
        """`settled` gives a table at a moment when all that it has in memory is durable, `info` what all may know of it."""
        self._settled, self._pool, self._charge = settled, pool, charge
        self._store, self._info = store, info
        self._kept: OrderedDict[tuple[str, int], _Underway] = OrderedDict()
        self._room = asyncio.Semaphore(AT_A_TIME)

    def tasks(self) -> list[asyncio.Task[Review]]:
        """What is being worked out."""
        return [each.task for each in self._kept.values() if each.task is not None]

    async def play_on(
        self, table_id: str, at: int, seat: int, lang: Lang, tokens: Sequence[str], address: str | None = None
    ) -> TableMade:
        """A table where a game that is over is played on from a moment, or from where what went on then began."""
        table, hashes = await self._settled(table_id, lang), hashes_of(tokens)
        play = table.play
        if play is None or not play.over:
            raise not_now("The game is not over yet.")
        if not 0 <= seat < table.row.seats:
            raise no_seat(seat, table.row.seats)
        if not 0 <= at < play.made or play.shown_for(at) != at:
            raise Trouble("no-such-point", "Nothing can be chosen there any more: choose an earlier point.", 404)
        self._charge(table, PLAY_ON_WORK, hashes, address)
        made, invite, host_token = await hosting.play_on(self._store, table_id, await game_at(play, at), seat)
        return TableMade(await self._info(made.id, [host_token]), invite, host_token)

    async def told(
        self, table_id: str, seat: int, lang: Lang, tokens: Sequence[str], address: str | None = None
    ) -> GameReview:
        """How a game went for a seat; whoever sat at the table sets it going by asking, and asks again until it is done."""
        table, hashes = await self._settled(table_id, lang), hashes_of(tokens)
        play = table.play
        if play is None or not play.over:
            raise not_now("The game is not over yet.")
        if not 0 <= seat < table.row.seats:
            raise no_seat(seat, table.row.seats)
        known = self._kept.get((table_id, seat))
        if known is None or known.play is not play:
            if not is_at_home(table.row, table.seats, hashes):
                raise not_yours("Only who sat at this table can have its game looked back on.")
            if not can_look_back(play.game.setup.game, play.game.content):
                raise Trouble("no-review", "Nobody can tell how well off a seat is in this game.", 404)
            self._charge(table, WORK, hashes, address)
            known = self._begin(table_id, play, seat)
        assert known.task is not None
        if not known.task.done():
            self._charge(table, TOLD_WORK, hashes, address)
            return GameReview(seat, known.done, known.of)
        if known.task.cancelled() or known.task.exception() is not None:
            del self._kept[table_id, seat]
            raise not_now("It could not be worked out now; try again later.")
        found = known.task.result()
        self._charge(table, TOLD_WORK + MOMENT_WORK * len(found.costs), hashes, address)
        return await _in_words(table, play, found, known.of, lang)

    def _begin(self, table_id: str, play: Play, seat: int) -> _Underway:
        known = self._kept[table_id, seat] = _Underway(play)
        known.task = asyncio.create_task(self._work_out(f"{table_id}:review", known, seat))
        while len(self._kept) > MOST_KEPT:
            _, oldest = self._kept.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()
        return known

    async def _work_out(self, key: str, known: _Underway, seat: int) -> Review:
        play = known.play
        history, first = play.history, play.start.at
        parts = [(at, history[at : at + PART]) for at in range(first, len(history), PART)]
        known.of = 2 * len(parts) + 1
        async with self._room:
            begun: MeasuredPart | None = None
            steps: list[StepWorth] = []
            for at, options in parts:
                told = await self._tried(measure, key, play, at, seat, options)
                begun = begun or told
                steps += told.steps
                known.done += 1
            had, found = 0, list[CostlyChoice]()
            for at, options in parts:
                more, seeming = await self._tried(look_first, key, play, at, seat, options)
                had, found = had + more, [*found, *seeming]
                known.done += 1
            sure = []
            for cost in to_look_at_again(found):
                (again,) = await self._tried(look_again, key, play, cost.at, seat, history[cost.at])
                sure += [again] if again is not None else []
            known.done = known.of
        if begun is None:
            raise _NotWorkedOut
        return put_together(begun._replace(steps=steps), seat, first, costliest(sure), had)

    async def _tried(self, work: "Work[Q, A]", key: str, play: Play, at: int, seat: int, asked: Q) -> A:
        """A part of it, thought of in one of the processes: one of these may be lost."""
        for _ in range(TRIES):
            told = await self._pool.look_back(work, key, play.start, play.history[:at], seat, asked)
            if told is not None:
                return told
        raise _NotWorkedOut


async def _in_words(table: Table, play: Play, found: Review, of: int, lang: Lang) -> GameReview:
    told = review_in_words(play.game, found, lang)
    spoken = table.words[lang]
    costs = []
    for cost in found.costs:
        game = await game_at(play, cost.at)
        each = cost_in_words(game, cost, spoken)
        reasons = [AdviceReason(reason.text, reason.rule) for reason in each.reasons]
        costs.append(CostlyMoment(each.at, each.question, each.chosen, each.better, each.cost, reasons))
    line = ValueLine(
        [point.at for point in found.line],
        [point.value / FINE for point in found.line],
        [point.own / FINE for point in found.line],
        [point.others / FINE for point in found.line],
        [point.chance / FINE for point in found.line],
    )
    shares = [ResultShare(part.part, part.name, part.amount, part.doubt) for part in told.parts]
    return GameReview(found.seat, of, of, told.measure, told.finding, shares, line, costs)
