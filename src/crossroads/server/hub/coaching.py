"""What the coach of a table says to its learner: made from the log whenever somebody asks, as far as it is not known yet."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from crossroads.coach import CoachedGame, Coaching, begin, course_of, go_on, is_asked, spoken
from crossroads.protocol.tables import CoachTold, Lang
from crossroads.server.line.limits import Charge
from crossroads.server.play.again import played_again
from crossroads.server.play.play import Play
from crossroads.server.table.table import Table
from crossroads.server.telling.seating import seats_of
from crossroads.server.tokens import hashes_of
from crossroads.server.trouble import Trouble, not_yours

TOLD_WORK = 1.0  # units of a share; and one for each choice that is played again
MOST_KEPT = 500  # tables whose learners are remembered: the others' are made again


class CoachedMoment(NamedTuple):
    """How far a learner had come after an entry of the log."""

    seq: int
    progress: Coaching


class Coaches:
    """The coaches of all tables of a process."""

    def __init__(self, settled: Callable[[str, Lang], Awaitable[Table]], charge: Charge) -> None:
        """`settled` gives a table at a moment when all that it has in memory is durable."""
        self._settled, self._charge = settled, charge
        self._kept: OrderedDict[str, list[CoachedMoment]] = OrderedDict()

    async def told(self, table_id: str, lang: Lang, tokens: Sequence[str], address: str | None = None) -> CoachTold:
        """What the coach says now to whoever holds the learner's seat."""
        table, hashes = await self._settled(table_id, lang), hashes_of(tokens)
        course = None if table.play is None else course_of(table.play.game.setup)
        if course is None or table.play is None:
            raise Trouble("no-lessons", "Nobody is coached at this table.", 404)
        if course.seat not in seats_of(table.seats, hashes):
            raise not_yours("Only who learns at this table hears the coach.")
        seq, known = table.play.seq, self._known(table_id, table.play)
        self._charge(table, TOLD_WORK + table.play.made + 1 - len(known), hashes, address)
        progress = await self._progress(table_id, course, table.play, known)
        told, now = spoken(course, progress, lang), progress.now
        return CoachTold(
            seq,
            told.reply,
            told.lesson,
            told.rule,
            list(now.hoped) if now is not None else [],
            list(now.pointed) if now is not None else [],
            now.area if now is not None else "",
            told.number,
            told.of,
            progress.over,
        )

    def _known(self, table_id: str, play: Play) -> list[CoachedMoment]:
        """How far the learner had come when somebody asked last; what was taken back is forgotten."""
        known: list[CoachedMoment] = [*self._kept.get(table_id, [])][: play.made + 1]
        while known and known[-1].seq != play.moments[len(known) - 1].seq:
            known.pop()
        return known

    async def _progress(self, table_id: str, course: CoachedGame, play: Play, known: list[CoachedMoment]) -> Coaching:
        """How far the learner has come since."""
        was_asked = False
        async for number, moment, game in played_again(play, max(len(known) - 1, 0)):
            if game is None:  # of older rules, which said other things
                return Coaching(over=True)
            if number == 0 and not known:
                known.append(CoachedMoment(moment.seq, begin(course, game)))
            elif number == len(known):
                before = known[-1].progress
                now = go_on(course, before, moment.by, was_asked, moment.option, game)
                known.append(CoachedMoment(moment.seq, now))
            was_asked = is_asked(game)
        self._kept[table_id] = known
        self._kept.move_to_end(table_id)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return known[-1].progress
