"""A choice: what it means is said by one function, whichever way it came, and one carries it out."""

from typing import Any

import msgspec

from crossroads.engine.decisions import Decision, Illegal, Option
from crossroads.protocol.socket import Choose, Done
from crossroads.protocol.tables import Lang
from crossroads.server.line.refusing import RequestRefused, game_on, seq_before
from crossroads.server.log.writer import Taken
from crossroads.server.table.table import Table
from crossroads.server.telling.messages import encode
from crossroads.server.telling.visitor import Visitor


class Later(msgspec.Struct, frozen=True):
    """It is an answer to a window, kept until the clock of that has run out."""

    answer: str


class Before(msgspec.Struct, frozen=True):
    """It was carried out before, as this entry: it is only confirmed."""

    seq: int


def meaning_of(table: Table, said: Choose, lang: Lang) -> Option[Any] | Later | Before:
    """What a choice comes to as the table stands now, an option at once; `RequestRefused` with the code, in this language, if to nothing."""
    play = game_on(table)
    before = seq_before(play, said.seat, said.request, said.seq)
    if before is not None:
        return Before(before)
    game = play.game
    _check_turn(table, game.decision, said.seat)
    try:
        if table.windows.ends is not None:
            return Later(game.meant_ahead(said.seat, said.option).id)
        return game.meant(said.option)
    except Illegal as illegal:  # the refusal has the rule's own sentence
        raise RequestRefused("illegal", game.definition.rule_text(illegal.rule, lang), illegal.rule) from illegal
    except ValueError as unknown:
        raise RequestRefused("illegal", str(unknown)) from unknown


def _check_turn(table: Table, decision: Decision | None, seat: int) -> None:
    if table.windows.ends is not None:  # it awaits several at once
        if table.question_to(seat) is None:
            raise RequestRefused("not-now", "The window does not await this seat.")
        return
    if decision is None:
        raise RequestRefused("not-now", "The game is over.")
    if table.seats[seat].bot:
        raise RequestRefused("not-now", "A bot plays this seat; take it back first.")
    if decision.seat != seat:
        raise RequestRefused("not-now", f"It is up to seat {decision.seat} now.")


async def choose(table: Table, visitor: Visitor, said: Choose) -> None:
    """Choose for a seat of one's own, once."""
    await table.lock.acquire()  # `async with` would be two more coroutines for each choice
    try:
        option = _chosen_now(table, visitor, said)
        if option is not None:
            await table.choose(said.seat, option, said.request, visitor)
    except Taken:  # by somebody quicker, or at another process by this very request
        option = _chosen_now(table, visitor, said)
        if option is not None:
            await table.choose(said.seat, option, said.request, visitor)
    finally:
        table.lock.release()


def _chosen_now(table: Table, visitor: Visitor, said: Choose) -> Option[Any] | None:
    """The option that is to be carried out at once; whatever else a choice means is done here, and there is none."""
    meaning = meaning_of(table, said, visitor.lang)
    if isinstance(meaning, Option):
        if table.windows.ahead.calm:
            table.windows.ahead.renew(game_on(table).game, said.seat, said.option)
        return meaning
    if isinstance(meaning, Later):
        _answer_ahead(table, said.seat, meaning.answer)
        visitor.tell(encode(Done(said.request, table.seq)))
    else:
        visitor.tell(encode(Done(said.request, meaning.seq)))
    return None


def _answer_ahead(table: Table, seat: int, answer: str) -> None:
    """Keep an answer until the clock of its window has run out; the last one that a seat gives counts."""
    table.windows.ahead.renew(game_on(table).game, seat, answer)
    table.windows.ahead.answer(game_on(table).game, seat, answer)
    table.windows.hurry(game_on(table).game)
    table.tell_said()
