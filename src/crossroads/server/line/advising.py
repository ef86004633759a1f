"""What would you do? Somebody asks for advice, or agrees that all at the table may."""

import asyncio
import time

from crossroads.bots.advice_words import advice_in_words
from crossroads.bots.appraising import can_appraise
from crossroads.engine.chance import is_chance
from crossroads.protocol.advice import AdviceGiven, AdviceReason, AdviceVote, Appraise, OptionAdvised
from crossroads.protocol.socket import Done
from crossroads.server.line.limits import Shares
from crossroads.server.line.refusing import RequestRefused, game_on, refuse
from crossroads.server.log.schema import ADVICE, SERVER, ChatRow, ConsentRow
from crossroads.server.play.play import Play
from crossroads.server.table.advising import choices_until_asked
from crossroads.server.table.table import Table
from crossroads.server.telling.messages import encode
from crossroads.server.telling.visitor import Visitor

BUDGET = 3000  # choices in imagined games: about a second of one core
WORK = 750.0  # units of the shares of an address and a seat: as much as to tell a long game anew
ADVICE_ON, ADVICE_OFF = "advice-on", "advice-off"  # what the table reads; its client has the words

_thinking: set[asyncio.Task[None]] = set()  # else nobody holds them


async def ask(table: Table, visitor: Visitor, said: Appraise, limits: Shares) -> None:
    """Let the bots' processes think of what a seat is asked, while the table goes on; the answer comes later."""
    async with table.lock:
        play = game_on(table)
        if said.seq != play.seq:
            raise RequestRefused("stale", "The table has moved on; look again.")
        if visitor.looking != said.seat or table.question_to(said.seat) is None:
            raise RequestRefused("not-now", "This seat is not asked anything now.")
        if not table.advising.is_open(table.seats):
            raise RequestRefused("advice-refused", "People play here: all of them must agree to advice first.")
        if is_chance(play.game.decision) or not can_appraise(play.game.setup.game, play.game.content):
            raise RequestRefused("not-now", "There is no advice here.")
        if said.seat in table.advising.thinking:
            raise RequestRefused("too-fast", "It is being thought of.")
        payer = visitor if visitor.address is None else visitor.address
        if wait := limits.take_work(WORK, table.id, visitor.seats, payer):
            raise RequestRefused("too-fast", f"Too fast: try again in {wait:.1f} s.")
        table.advising.thinking.add(said.seat)
        history = choices_until_asked(play, said.seat)
    task = asyncio.create_task(_think(table, visitor, said, play, history))
    _thinking.add(task)
    task.add_done_callback(_thinking.discard)


async def _think(table: Table, visitor: Visitor, said: Appraise, play: Play, history: list[str]) -> None:
    pool, key = table.house.thinkers, f"{table.id}:{said.seat}"
    try:
        advice = await pool.appraise(key, play.start, history, said.seat, BUDGET)
    finally:
        table.advising.thinking.discard(said.seat)
    async with table.lock:
        if table.play is not play or table.seq != said.seq or visitor.looking != said.seat:
            return refuse(table, visitor, said.request, "stale", "The table has moved on; look again.")
        if advice is None:
            return refuse(table, visitor, said.request, "not-now", "It took too long to think of; try again.")
        told = advice_in_words(play.game, advice, visitor.lang)
        options = [
            OptionAdvised(
                each.option,
                worded.text,
                each.is_close,
                each.behind.mean,
                each.behind.low,
                each.behind.high,
                [AdviceReason(reason.text, reason.rule) for reason in worded.reasons],
            )
            for each, worded in zip(advice.options, told.options, strict=True)
        ]
        visitor.tell(encode(AdviceGiven(said.request, said.seq, said.seat, told.finding, told.basis, options)))
    return None


async def vote(table: Table, visitor: Visitor, said: AdviceVote) -> None:
    """Agree that all may ask for advice, or take that back; everybody reads when it is allowed, and when no longer."""
    async with table.lock:
        game_on(table)
        was_open, store = table.advising.is_open(table.seats), table.house.store
        if said.agree and said.seat not in table.advising.agreed:
            await store.consent(ConsentRow(table.id, ADVICE, said.seat, not table.advising.agreed, said.request))
        elif not said.agree:
            await store.drop_consents(table.id, ADVICE)
        await table.follow_undo()
        is_open = table.advising.is_open(table.seats)
        if is_open != was_open:
            told, name = (ADVICE_ON if is_open else ADVICE_OFF), table.seats[said.seat].name
            row = ChatRow(table.id, table.chat.last, SERVER, name, told, time.time(), said.request)
            await store.say(row)
            await table.follow_chat()
        visitor.tell(encode(Done(said.request, table.seq)))
