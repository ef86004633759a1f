"""What a client may say on its line, and what comes of it."""

import time

from crossroads.protocol.advice import AdviceVote, Appraise, ExplainChoice
from crossroads.protocol.socket import (
    Choose,
    Done,
    Hello,
    Look,
    Reasons,
    Said,
    Say,
    SetPace,
    Speak,
    Stand,
    Undo,
    UndoVote,
    Why,
)
from crossroads.server.background import ready_to_tell
from crossroads.server.line import advising
from crossroads.server.line.choosing import choose
from crossroads.server.line.explaining import explain
from crossroads.server.line.limits import Shares
from crossroads.server.line.pacing import set_pace
from crossroads.server.line.refusing import RequestRefused, game_on, refuse, seq_before
from crossroads.server.log.schema import ChatRow, ConsentRow
from crossroads.server.log.writer import Taken
from crossroads.server.play.play import Play
from crossroads.server.table.bots import wake
from crossroads.server.table.slow import welcome_back
from crossroads.server.table.table import Table
from crossroads.server.table.taking_back import MOST_UNDONE
from crossroads.server.telling.coming_back import missed
from crossroads.server.telling.messages import encode, place_meant, reasons_told
from crossroads.server.telling.seating import may_look
from crossroads.server.telling.visitor import Visitor
from crossroads.server.trouble import closing, no_spectators

CONTROLS = (*range(0x20), *range(0x7F, 0xA0))
TURNS = (0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))  # text round, which could pass for other words
UNSAID = dict.fromkeys((*CONTROLS, *TURNS))  # left out of what is said
BY_A_SEAT = (Choose, Undo, UndoVote, Appraise, ExplainChoice, AdviceVote, Say, Stand)


async def hear(table: Table, visitor: Visitor, said: Said, limits: Shares) -> None:
    """Carry out what somebody says, or say why not, and let the bots answer."""
    try:
        _check_first(table, visitor, said, limits)
        match said:
            case Choose():
                await choose(table, visitor, said)
            case Hello():
                await greet(table, visitor, said)
            case Undo():
                await undo(table, visitor, said)
            case UndoVote():
                await answer(table, visitor, said)
            case Stand():
                await stand(table, visitor, said)
            case Say():
                await say(table, visitor, said)
            case SetPace():
                await set_pace(table, visitor, said)
            case Why():
                await why(table, visitor, said)
            case Appraise():
                await advising.ask(table, visitor, said, limits)
            case ExplainChoice():
                await explain(table, visitor, said, limits)
            case AdviceVote():
                await advising.vote(table, visitor, said)
            case Look():
                await look(table, visitor, said)
            case Speak():
                await speak(table, visitor, said)
    except RequestRefused as refused:
        refuse(table, visitor, getattr(said, "request", ""), refused.code, refused.message, refused.rule)
    except Taken:
        refuse(table, visitor, getattr(said, "request", ""), "stale", "Somebody was quicker; look again.")
    wake(table)


def _check_first(table: Table, visitor: Visitor, said: Said, limits: Shares) -> None:
    """Refuse what a line may not say, whatever it is, or not so fast."""
    if visitor not in table.guests and not isinstance(said, Hello):
        raise RequestRefused("bad-message", "Say `hello` first.")
    if isinstance(said, BY_A_SEAT):
        _check_own(visitor, said.seat)  # before its pace: nobody uses up another's
        wait = (limits.chat if isinstance(said, Say) else limits.choices).take((table.id, said.seat))
    else:
        wait = limits.questions.take(visitor)
    if wait:
        raise RequestRefused("too-fast", f"Too fast: try again in {wait:.1f} s.")


def _check_own(visitor: Visitor, seat: int) -> None:
    if seat not in visitor.seats:
        raise RequestRefused("not-yours", f"Seat {seat} is not yours.")


# -- coming in, looking


async def greet(table: Table, visitor: Visitor, said: Hello) -> None:
    """Tell a newcomer where the table stands, or one who comes back what it has missed."""
    await ready_to_tell(*table.row.asked, said.lang)
    async with table.lock:
        visitor.show(said.tokens, table.row, table.seats)
        if not may_look(table.row, table.seats, visitor.hashes):
            return visitor.hang_up(*closing(no_spectators()))
        _come_in(table, visitor, said)
        await welcome_back(table, visitor.seats)
        back = None if said.seen is None else missed(table, visitor, said.seen, said.heard)
        if back is None and _is_ready(table, visitor):
            return await table.tell_anew([visitor])
        visitor.hold()
    steps = None if back is None else await back.told()  # the others at the table go on meanwhile
    if steps is not None:
        return visitor.release(steps)
    await table.prepare(visitor.lang, visitor.looking)
    async with table.lock:
        visitor.let_go()
        return await table.tell_anew([visitor])


def _come_in(table: Table, visitor: Visitor, said: Hello) -> None:
    visitor.lang = said.lang
    visitor.known.clear()  # whatever the client had words of, it may begin anew
    here = table.lines_here
    visitor.sit(table.seats)
    visitor.turn(table.decision, table.seats)
    others = [each for each in table.guests if each is not visitor]
    table.guests = [*others, visitor]
    if table.play is not None:
        table.windows.follow(table.play.game)  # people round one screen need no clock
    if table.lines_here != here:
        table.tell_seats(others)
        table.house.announce(table)


def _is_ready(table: Table, visitor: Visitor) -> bool:
    """Whether what happened is put into words already, as this visitor reads it."""
    return table.story is None or not table.story.untold(visitor.lang, visitor.looking)


async def look(table: Table, visitor: Visitor, said: Look) -> None:
    """See with the eyes of a seat of one's own."""
    _check_own(visitor, said.seat)
    await table.prepare(visitor.lang, said.seat)
    async with table.lock:
        visitor.look(said.seat, table.decision, table.seats)
        await table.tell_anew([visitor])


async def speak(table: Table, visitor: Visitor, said: Speak) -> None:
    """Tell everything in another language."""
    await ready_to_tell(*table.row.asked, said.lang)
    await table.prepare(said.lang, visitor.looking)
    async with table.lock:
        visitor.lang = said.lang
        await table.tell_anew([visitor])


async def why(table: Table, visitor: Visitor, said: Why) -> None:
    """Say which rules are in the way of something, to the seat whose side is on the screen."""
    _check_own(visitor, said.seat)
    if visitor.looking != said.seat:
        raise RequestRefused("not-now", "Take the screen first: this seat's side is not shown.")
    async with table.lock:
        play = game_on(table)
        try:
            asked = said.option if said.place is None else play.game.asked_at(place_meant(said.place), said.act)
            several = table.windows.ends is not None  # are asked at once
            reasons = reasons_told(
                play.game, table.words[visitor.lang], said.seat, asked, play.view(said.seat), ahead=several
            )
        except ValueError as unknown:
            raise RequestRefused("illegal", str(unknown)) from unknown
        visitor.tell(encode(Reasons(said.request, reasons)))


# -- windows


async def stand(table: Table, visitor: Visitor, said: Stand) -> None:
    """Note what a seat of one's own does at windows to come; nobody else hears of it."""
    async with table.lock:
        table.windows.ahead.stand(game_on(table).game, said.seat, said.kind)
        table.windows.hurry(game_on(table).game)
        table.tell_said()
        visitor.tell(encode(Done(said.request, table.seq)))


# -- taking back


async def undo(table: Table, visitor: Visitor, said: Undo) -> None:
    """Take back one's own last choice, or ask the others if that is the table's policy."""
    _check_own(visitor, said.seat)
    async with table.lock:
        play = game_on(table)
        before = seq_before(play, said.seat, said.request, said.seq)
        if before is not None:
            visitor.tell(encode(Done(said.request, before)))
            return
        kept = table.kept_by_undo_of(said.seat)
        if kept is None:
            raise RequestRefused("undo-refused", _why_no_undo(table, play, said.seat))
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
    if play.undone >= MOST_UNDONE:
        return f"At this table {MOST_UNDONE} choices have been taken back: from now on they stand."
    if all(moment.by != seat for moment in play.moments):
        return "This seat has not chosen anything yet."
    if play.before_last_of(seat) is None:
        return "Since then something was revealed, or dice were rolled."
    return "Somebody else has chosen since."


async def _ask_for_consent(table: Table, said: Undo) -> None:
    asked = table.undo_asked()
    if asked is not None and asked.seat != said.seat:
        raise RequestRefused("undo-refused", f"Seat {asked.seat} has asked for an undo already.")
    if asked is None:
        await table.house.store.consent(ConsentRow(table.id, said.seq, said.seat, True, said.request))
        await table.follow_undo()


async def answer(table: Table, visitor: Visitor, said: UndoVote) -> None:
    """Agree to an undo, or not; with the last who agrees it is done. The asker may think better of it."""
    _check_own(visitor, said.seat)
    async with table.lock:
        play = game_on(table)
        if said.seq != play.seq:
            raise RequestRefused("stale", "The table has moved on; look again.")
        asked = table.undo_asked()
        if asked is None:
            raise RequestRefused("not-now", "Nobody asks for an undo.")
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
            raise RequestRefused("bad-message", "There is nothing to say.")
        seat = table.seats[said.seat]
        row = ChatRow(table.id, table.chat.last, said.seat, seat.name, text, time.time(), said.request)
        await table.house.store.say(row)
        await table.follow_chat()
        visitor.tell(encode(Done(said.request, table.seq)))
