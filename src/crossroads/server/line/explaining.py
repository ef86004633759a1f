"""Why did you do that? Somebody at a table asks a bot about a choice that it has made."""

import asyncio
from typing import NamedTuple

from crossroads.bots import is_reason
from crossroads.bots.advice_words import ReasonInWords, explanation_in_words
from crossroads.bots.appraising import can_appraise
from crossroads.protocol.advice import AdviceReason, ChoiceExplained, ExplainChoice, OptionExplained
from crossroads.server.line.advising import BUDGET, WORK
from crossroads.server.line.limits import Shares
from crossroads.server.line.refusing import RequestRefused, game_on, refuse
from crossroads.server.play.again import game_at
from crossroads.server.play.play import Moment, Play
from crossroads.server.table.bot_processes import WhyChosen
from crossroads.server.table.table import Table
from crossroads.server.telling.messages import encode
from crossroads.server.telling.story import lines_of
from crossroads.server.telling.visitor import Visitor

MOST_SILENT = 8  # choices before one that may have come to light with it

_thinking: set[asyncio.Task[None]] = set()  # else nobody holds them


class _Asked(NamedTuple):
    """A bot's choice: the moment that it made, and after how many choices that was."""

    play: Play
    number: int
    moment: Moment


async def explain(table: Table, visitor: Visitor, said: ExplainChoice, limits: Shares) -> None:
    """Let the bots' processes think of why a bot chose as it did, while the table goes on; the answer comes later."""
    async with table.lock:
        asked = _asked_about(table, game_on(table), said.seq)
        if not table.advising.is_open(table.seats):
            raise RequestRefused("advice-refused", "People play here: all of them must agree to advice first.")
        if not can_appraise(asked.play.game.setup.game, asked.play.game.content):
            raise RequestRefused("not-now", "There is no advice here.")
        if said.seat in table.advising.explaining:
            raise RequestRefused("too-fast", "It is being thought of.")
        payer = visitor if visitor.address is None else visitor.address
        if wait := limits.take_work(WORK, table.id, visitor.seats, payer):
            raise RequestRefused("too-fast", f"Too fast: try again in {wait:.1f} s.")
        table.advising.explaining.add(said.seat)
        history = asked.play.history[: asked.number]
    task = asyncio.create_task(_think(table, visitor, said, asked, history))
    _thinking.add(task)
    task.add_done_callback(_thinking.discard)


def _asked_about(table: Table, play: Play, seq: int) -> _Asked:
    """The choice of a bot that the log tells of under a number."""
    for number in range(play.made, play.start.at, -1):
        moment = play.moments[number]
        if moment.seq == seq and moment.is_told and not table.seats[moment.by].person and seq in play.by_bots():
            return _Asked(play, number, moment)
    raise RequestRefused("not-now", "No bot has chosen anything there that it could be asked about.")


async def _think(table: Table, visitor: Visitor, said: ExplainChoice, asked: _Asked, history: list[str]) -> None:
    play, moment = asked.play, asked.moment
    pool, key = table.house.thinkers, f"{table.id}:why"
    try:
        found = await pool.explain(key, play.start, history, moment.by, (_silent_before(asked), BUDGET))
    finally:
        table.advising.explaining.discard(said.seat)
    if not _is_there(table, asked) or said.seat not in visitor.seats:
        return refuse(table, visitor, said.request, "stale", "The table has moved on; look again.")
    if found is None:
        return refuse(table, visitor, said.request, "not-now", "It took too long to think of; try again.")
    told = await _in_words(table, asked, found, said.request, visitor.lang)
    visitor.tell(encode(told))
    return None


def _is_there(table: Table, asked: _Asked) -> bool:
    """Whether the choice has not been taken back meanwhile."""
    play, number, moment = asked
    return table.play is play and play.made >= number and play.moments[number] is moment


def _silent_before(asked: _Asked) -> int:
    """How many choices just before were the bot's, too, and not told to all."""
    play, number, moment = asked
    silent = 0
    while silent < min(MOST_SILENT, number - play.start.at - 1):
        before = play.moments[number - silent - 1]
        if before.by != moment.by or before.is_told:
            break
        silent += 1
    return silent


async def _in_words(table: Table, asked: _Asked, found: WhyChosen, request: str, lang: str) -> ChoiceExplained:
    play, number, moment = asked
    spoken, wording = table.words[lang], play.game.definition.wording()
    before = await game_at(play, found.at)
    told = explanation_in_words(before, found.advice, spoken)
    after = await game_at(play, number)
    said = [line for line in lines_of(wording, spoken, moment, None, after.view) if is_reason(line.kind)]
    options = [OptionExplained(each.label, each.text, _reasons(each.reasons)) for each in told.options]
    reasons = [AdviceReason(line.text, line.rule) for line in said]
    return ChoiceExplained(request, moment.seq, moment.by, reasons, told.finding, told.basis, options)


def _reasons(reasons: tuple[ReasonInWords, ...]) -> list[AdviceReason]:
    return [AdviceReason(reason.text, reason.rule) for reason in reasons]
