"""What a client may say on its line, and what comes of it."""

import time
from collections.abc import Awaitable

import structlog

from crossroads.engine.decisions import Illegal
from crossroads.protocol.socket import (
    Answer,
    Choose,
    Done,
    Hello,
    Look,
    Reasons,
    RefusalCode,
    Refused,
    Said,
    Say,
    Speak,
    Undo,
    Why,
)
from crossroads.server.fanout import missed
from crossroads.server.limits import Buckets
from crossroads.server.play import Play
from crossroads.server.schema import ChatRow, ConsentRow
from crossroads.server.table import Table
from crossroads.server.telling import encode, reasons_told
from crossroads.server.tokens import hashes_of
from crossroads.server.visitor import Visitor
from crossroads.server.writer import Taken

FAULT = 1011
CONTROLS = (*range(0x20), *range(0x7F, 0xA0))
TURNS = (0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))  # text round, which could pass for other words
UNSAID = dict.fromkeys((*CONTROLS, *TURNS))  # left out of what is said
BY_A_SEAT = (Choose, Undo, Answer, Say)

log = structlog.get_logger()


class Turned(Exception):
    """A request is not carried out; it becomes a `Refused` on the line."""

    def __init__(self, code: RefusalCode, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code: RefusalCode = code
        self.message = message
        self.rule = rule


class Limits:
    """How fast seats may choose and talk, and how fast a line may ask for other things."""

    def __init__(self) -> None:
        self.choices = Buckets(rate=50, size=100)  # of a seat
        self.chat = Buckets(rate=0.5, size=5)  # of a seat
        self.questions = Buckets(rate=5, size=20)  # of a line: whatever makes the server tell a lot


async def hear(table: Table, visitor: Visitor, said: Said, limits: Limits) -> None:
    """Carry out what somebody says, or say why not."""
    await _carry_out(table, visitor, getattr(said, "request", ""), _hear(table, visitor, said, limits))


async def hear_again(table: Table, visitor: Visitor, said: Choose) -> None:
    """The same for a choice in order that lost a race: it has been counted already."""
    await _carry_out(table, visitor, said.request, choose(table, visitor, said))


async def _carry_out(table: Table, visitor: Visitor, request: str, work: Awaitable[None]) -> None:
    try:
        await work
    except Turned as turned:
        refuse(table, visitor, request, turned.code, turned.message, turned.rule)
    except Taken:
        refuse(table, visitor, request, "stale", "Somebody was quicker; look again.")


def refuse(table: Table, visitor: Visitor, request: str, code: RefusalCode, message: str, rule: str = "") -> None:
    """Tell a line that its request is not carried out."""
    table.house.figures.refused.labels(code).inc()
    visitor.tell(encode(Refused(request, code, message, table.seq, rule)))


def fail(table: Table, visitor: Visitor) -> None:
    """Hang up on a line after a fault of ours, which is being handled."""
    log.exception("line-failed", table=table.id, seq=table.seq)
    visitor.hang_up(FAULT, "the server failed; try again")


async def _hear(table: Table, visitor: Visitor, said: Said, limits: Limits) -> None:
    if isinstance(said, Hello):
        _keep_pace(limits.questions, visitor)
        return await greet(table, visitor, said)
    if visitor not in table.guests:
        raise Turned("bad-message", "Say `hello` first.")
    if isinstance(said, BY_A_SEAT):
        _check_own(visitor, said.seat)  # before its pace: nobody uses up another's
        _keep_pace(limits.chat if isinstance(said, Say) else limits.choices, (table.id, said.seat))
    else:
        _keep_pace(limits.questions, visitor)
    match said:
        case Choose():
            await choose(table, visitor, said)
        case Undo():
            await undo(table, visitor, said)
        case Answer():
            await answer(table, visitor, said)
        case Say():
            await say(table, visitor, said)
        case Why():
            await why(table, visitor, said)
        case Look():
            await look(table, visitor, said)
        case Speak():
            await speak(table, visitor, said)
    return None


def _keep_pace(bucket: Buckets, key: object) -> None:
    if wait := bucket.take(key):
        raise Turned("too-fast", f"Too fast: try again in {wait:.1f} s.")


def _check_own(visitor: Visitor, seat: int) -> None:
    if seat not in visitor.seats:
        raise Turned("not-yours", f"Seat {seat} is not yours.")


# -- coming in, looking


async def greet(table: Table, visitor: Visitor, said: Hello) -> None:
    """Tell a newcomer where the table stands, or one who comes back what it has missed."""
    async with table.lock:
        visitor.hashes |= hashes_of(said.tokens)
        visitor.lang = said.lang
        visitor.known.clear()  # whatever the client had words of, it may begin anew
        here = table.lines_here
        visitor.sit(table.seats)
        visitor.turn(table.decision, table.seats)
        steps = None if said.seen is None else await missed(table, visitor, said.seen, said.heard)
        others = [each for each in table.guests if each is not visitor]
        table.guests = [*others, visitor]
        if table.lines_here != here:
            table.tell_seats(others)
            table.house.announce(table)
        if steps is None:
            await table.tell_anew([visitor])
        for step in steps or ():
            visitor.tell(step)


async def look(table: Table, visitor: Visitor, said: Look) -> None:
    """See with the eyes of an own seat."""
    _check_own(visitor, said.seat)
    async with table.lock:
        visitor.look(said.seat, table.decision, table.seats)
        await table.tell_anew([visitor])


async def speak(table: Table, visitor: Visitor, said: Speak) -> None:
    """Tell everything in another language."""
    async with table.lock:
        visitor.lang = said.lang
        await table.tell_anew([visitor])


async def why(table: Table, visitor: Visitor, said: Why) -> None:
    """Say which rules are in the way of something, to the seat whose side is on the screen."""
    _check_own(visitor, said.seat)
    if visitor.looking != said.seat:
        raise Turned("not-now", "Take the screen first: this seat's side is not shown.")
    async with table.lock:
        play = _play(table)
        try:
            reasons = reasons_told(play.game, visitor.lang, said.seat, said.option, play.view(said.seat))
        except ValueError as unknown:
            raise Turned("illegal", str(unknown)) from unknown
        visitor.tell(encode(Reasons(said.request, reasons)))


def _play(table: Table) -> Play:
    if table.play is None:
        raise Turned("not-now", "The game has not begun: seats are free.")
    return table.play


# -- choosing


async def choose(table: Table, visitor: Visitor, said: Choose) -> None:
    """Choose for an own seat, once: what was chosen before is only confirmed."""
    async with table.lock:
        play = _play(table)
        if _is_repeat(table, play, visitor, said):
            return
        _check_turn(table, said.seat)
        try:
            await table.choose(said.seat, said.option, said.request, visitor)
        except Illegal as illegal:
            text = play.game.definition.rule_text(illegal.rule, visitor.lang)
            raise Turned("illegal", text, illegal.rule) from illegal
        except ValueError as unknown:
            raise Turned("illegal", str(unknown)) from unknown
        except Taken:
            if _is_repeat(table, _play(table), visitor, said):
                return
            raise


def _is_repeat(table: Table, play: Play, visitor: Visitor, said: Choose | Undo) -> bool:
    """Whether this very request was carried out before, which is then said; a stale one is turned away."""
    before = play.requests.get((said.seat, said.request))
    if before is not None:
        visitor.tell(encode(Done(said.request, before)))
        return True
    if said.seq != play.seq:
        raise Turned("stale", "The table has moved on; look again.")
    return False


def _check_turn(table: Table, seat: int) -> None:
    decision = table.decision
    if decision is None:
        raise Turned("not-now", "The game is over.")
    if table.seats[seat].bot:
        raise Turned("not-now", "A bot plays this seat; take it back first.")
    if decision.seat != seat:
        raise Turned("not-now", f"It is up to seat {decision.seat} now.")


# -- taking back


async def undo(table: Table, visitor: Visitor, said: Undo) -> None:
    """Take back the own last choice, or ask the others if that is the table's policy."""
    _check_own(visitor, said.seat)
    async with table.lock:
        play = _play(table)
        if _is_repeat(table, play, visitor, said):
            return
        kept = table.kept_by_undo_of(said.seat)
        if kept is None:
            raise Turned("undo-refused", _why_no_undo(table, play, said.seat))
        if table.row.undo == "consent" and any(each.person and each.seat != said.seat for each in table.seats):
            await _ask_for_consent(table, said)
        else:
            await table.take_back(kept, said.seat, said.request)
        visitor.tell(encode(Done(said.request, table.seq)))


def _why_no_undo(table: Table, play: Play, seat: int) -> str:
    if table.row.undo == "off":
        return "At this table nothing is taken back."
    if play.over:
        return "The game is over."
    if all(moment.by != seat for moment in play.moments):
        return "This seat has not chosen anything yet."
    if play.before_last_of(seat) is None:
        return "Since then something was revealed, or dice were rolled."
    return "Somebody else has chosen since."


async def _ask_for_consent(table: Table, said: Undo) -> None:
    asked = table.undo_asked()
    if asked is not None and asked.seat != said.seat:
        raise Turned("undo-refused", f"Seat {asked.seat} has asked for an undo already.")
    if asked is None:
        await table.house.store.consent(ConsentRow(table.id, said.seq, said.seat, True, said.request))
        await table.follow_undo()


async def answer(table: Table, visitor: Visitor, said: Answer) -> None:
    """Agree to an undo, or not; with the last who agrees it is done. The asker may think better of it."""
    _check_own(visitor, said.seat)
    async with table.lock:
        play = _play(table)
        if said.seq != play.seq:
            raise Turned("stale", "The table has moved on; look again.")
        asked = table.undo_asked()
        if asked is None:
            raise Turned("not-now", "Nobody asks for an undo.")
        if said.agree:
            await table.house.store.consent(ConsentRow(table.id, said.seq, said.seat, False, said.request))
        else:
            await table.house.store.drop_consents(table.id, said.seq)
        await table.follow_undo()
        await table.settle_undo()
        visitor.tell(encode(Done(said.request, table.seq)))


# -- talking


async def say(table: Table, visitor: Visitor, said: Say) -> None:
    """Say something to the table."""
    async with table.lock:
        text = " ".join(said.text.split()).translate(UNSAID)
        if not any(map(str.isprintable, text)):
            raise Turned("bad-message", "There is nothing to say.")
        seat = table.seats[said.seat]
        row = ChatRow(table.id, 0, said.seat, seat.name, text, time.time(), said.request)
        await table.house.store.say(row)
        await table.follow_chat()
        visitor.tell(encode(Done(said.request, table.seq)))
