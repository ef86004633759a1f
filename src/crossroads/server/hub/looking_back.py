"""A game told again: one point of it, its scores over time, its record."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar, cast

from crossroads.engine import record
from crossroads.engine.labels import Prompt
from crossroads.protocol.reference import OpenCards
from crossroads.protocol.tables import Lang, ReplayPoint, ScoreChart
from crossroads.server.background import in_background
from crossroads.server.log.profiles import GameResult
from crossroads.server.play.again import game_at, played_again
from crossroads.server.play.play import Play
from crossroads.server.table.table import Table
from crossroads.server.telling.messages import decision_told, lines_added, words
from crossroads.server.telling.remarks import not_shown, remark_told
from crossroads.server.telling.seating import may_look, players, seats_of
from crossroads.server.telling.story import lines_of
from crossroads.server.trouble import Trouble, no_seat, no_spectators, not_now, not_yours

T = TypeVar("T")
REPLAY_WORK, CARDS_WORK, RECORD_WORK = 5.0, 5.0, 50.0  # units, see `Shares`
AGAIN_WORK = 1.0  # of what is made already
RECORD_AGAIN_WORK = 5.0  # it is a large file
CHART, RECORD = "chart", "record"


def _play(table: Table) -> Play:
    if table.play is None:
        raise not_now("The game has not begun.")
    return table.play


def _seen(table: Table, hashes: frozenset[str]) -> Play:
    """The game, for somebody who may see it."""
    if not may_look(table.row, table.seats, hashes):
        raise no_spectators()
    return _play(table)


def _over(table: Table) -> Play:
    play = _play(table)
    if not play.over:
        raise not_now("The game is not over yet.")
    return play


async def _once(table: Table, what: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """What is made of a game that is over, at the first request: however many ask, it is made once."""
    made = table.made_once.get(what)
    if made is None or (made.done() and (made.cancelled() or made.exception() is not None)):
        made = table.made_once[what] = asyncio.create_task(work())
    return cast(T, await asyncio.shield(made))


def record_work(table: Table) -> float:
    """How much work it is to give away the record, in units."""
    return RECORD_AGAIN_WORK if RECORD in table.made_once else RECORD_WORK


async def record_of(table: Table) -> bytes:
    """The record of a game that is over: `crossroads verify` checks every die of it."""
    game, seated = _over(table).game, players(table.seats, table.row.lang)
    return await _once(table, RECORD, lambda: in_background(record.record, game, seated))


async def replay(table: Table, at: int | None, seat: int | None, lang: Lang, hashes: frozenset[str]) -> ReplayPoint:
    """One point of a game. Other seats' knowledge is secret until the game is over."""
    play = _seen(table, hashes)
    if seat is not None and not 0 <= seat < table.row.seats:
        raise no_seat(seat, table.row.seats)
    if seat is not None and not play.over and seat not in seats_of(table.seats, hashes):
        raise not_yours("Until the game is over, a replay shows your own seat or what everybody saw.")
    last = play.made
    at = last if at is None else at
    if not 0 <= at <= last:
        raise Trouble("no-such-point", f"This game has had {last} choices: choose a point from 0 to {last}.", 404)
    shown, moment = play.shown_for(at), play.moments[at]
    game = await game_at(play, shown)
    view, spoken = game.view(seat), table.words[lang]
    if shown != at:
        return ReplayPoint(
            at, last, seat, view, "", [not_shown(moment.seq, shown, lang)], lines_added(game, spoken, view)
        )
    lines = lines_of(game.definition.wording(), spoken, moment, seat, game.view)
    lines += [remark_told(remark, spoken) for remark in play.remarks.get(at, ())]
    own = game.decision is not None and game.decision.seat == seat
    asked = decision_told(game, spoken, game.view(seat if own else None), game.decision if own else None)
    return ReplayPoint(
        at,
        last,
        seat,
        view,
        "" if asked is None else Prompt(asked.question.title, asked.question.text, asked.question.mark).sentence,
        lines,
        lines_added(game, spoken, view),
    )


def open_cards(table: Table, lang: Lang, hashes: frozenset[str]) -> OpenCards:
    """The cards that have come to light so far and that the game's book does not tell."""
    game = _seen(table, hashes).game
    return OpenCards(game.definition.opened(words(game.setup.edition, lang), game.state))


def scores_work(table: Table) -> float:
    """How much work it is to tell the scores over a game, in units: it is played again, once."""
    return AGAIN_WORK if table.play is None or CHART in table.made_once else table.play.made


async def scores(table: Table, lang: Lang) -> ScoreChart:
    """The scores after each round, or after each choice that changed them where a game counts no rounds."""
    del lang  # rounds are numbers
    play = _over(table)
    return await _once(table, CHART, lambda: _chart(play))


async def _chart(play: Play) -> ScoreChart:
    points: list[tuple[int, list[int], str]] = []
    async for at, _, game in played_again(play):
        if game is None:
            continue
        now = list(game.definition.scores(game.state))
        label = str(game.view(None).get("round", ""))
        if points and label and points[-1][2] == label:
            points[-1] = at, now, label
        elif not points or label or points[-1][1] != now:
            points.append((at, now, label))
    if points[-1][0] != play.made:
        points.append((play.made, points[-1][1], points[-1][2]))
    return ScoreChart([at for at, _, _ in points], [each for _, each, _ in points], [label for _, _, label in points])


def result_of(table: Table, seat: int) -> GameResult:
    """How a game that is over ended for a seat."""
    outcome = table.play.game.outcome if table.play is not None else None
    if outcome is None:
        return ""
    return "won" if seat in outcome.winners else "lost"
