"""A choice: what it means is said by one function, whichever way it came, and one carries it out."""

from collections.abc import Callable
from typing import Any, NamedTuple

from crossroads.engine.decisions import Illegal, Option
from crossroads.engine.game import Game
from crossroads.protocol.socket import Choose, Done
from crossroads.protocol.tables import Lang
from crossroads.server.line.refusing import RequestRefused, game_on, seq_before
from crossroads.server.log.writer import Taken
from crossroads.server.table.table import Table
from crossroads.server.telling.messages import encode
from crossroads.server.telling.visitor import Visitor


class Now(NamedTuple):
    """It is carried out at once."""

    option: Option[Any]


class Later(NamedTuple):
    """It is an answer to a window, kept until the clock of that has run out."""

    answer: str


class Before(NamedTuple):
    """It was carried out before, as this entry: it is only confirmed."""

    seq: int


def meaning_of(table: Table, said: Choose, lang: Lang) -> Now | Later | Before:
    """What a choice comes to as the table stands now; `RequestRefused` with the code, in this language, if to nothing."""
    play = game_on(table)
    before = seq_before(play, said.seat, said.request, said.seq)
    if before is not None:
        return Before(before)
    _check_turn(table, said.seat)
    game = play.game
    if table.windows.ends is not None:
        return Later(_found(game, lang, lambda: game.meant_ahead(said.seat, said.option)).id)
    return Now(_found(game, lang, lambda: game.meant(said.option)))


def _check_turn(table: Table, seat: int) -> None:
    if table.windows.ends is not None:  # it awaits several at once
        if table.question_to(seat) is None:
            raise RequestRefused("not-now", "The window does not await this seat.")
        return
    decision = table.decision
    if decision is None:
        raise RequestRefused("not-now", "The game is over.")
    if table.seats[seat].bot:
        raise RequestRefused("not-now", "A bot plays this seat; take it back first.")
    if decision.seat != seat:
        raise RequestRefused("not-now", f"It is up to seat {decision.seat} now.")


def _found(game: Game[Any], lang: Lang, find: Callable[[], Option[Any]]) -> Option[Any]:
    """The option that is looked for; if it is not on offer, the refusal has the rule's own sentence."""
    try:
        return find()
    except Illegal as illegal:
        raise RequestRefused("illegal", game.definition.rule_text(illegal.rule, lang), illegal.rule) from illegal
    except ValueError as unknown:
        raise RequestRefused("illegal", str(unknown)) from unknown


async def choose(table: Table, visitor: Visitor, said: Choose) -> None:
    """Choose for a seat of one's own, once."""
    async with table.lock:
        try:
            await _carry_out(table, visitor, said)
        except Taken:  # by somebody quicker, or at another process by this very request
            await _carry_out(table, visitor, said)


async def _carry_out(table: Table, visitor: Visitor, said: Choose) -> None:
    match meaning_of(table, said, visitor.lang):
        case Now(option):
            table.windows.ahead.renew(game_on(table).game, said.seat, option.id)
            await table.choose(said.seat, option, said.request, visitor)
        case Later(answer):
            _answer_ahead(table, said.seat, answer)
            visitor.tell(encode(Done(said.request, table.seq)))
        case Before(seq):
            visitor.tell(encode(Done(said.request, seq)))


def _answer_ahead(table: Table, seat: int, answer: str) -> None:
    """Keep an answer until the clock of its window has run out; the last one that a seat gives counts."""
    table.windows.ahead.renew(game_on(table).game, seat, answer)
    table.windows.ahead.answer(game_on(table).game, seat, answer)
    table.windows.hurry(game_on(table).game)
    table.tell_said()
