"""What a client missed while its line was down."""

import msgspec

from crossroads.protocol.socket import Asked, Chat, DecisionTold, Offer, Step, TableChanged, UndoOpen
from crossroads.server.play.again import played_again
from crossroads.server.play.patches import merge_patch
from crossroads.server.play.play import Play
from crossroads.server.telling.fanout import TableSeen, asked_of, eyes_of
from crossroads.server.telling.messages import decision_told, encode, lines_added
from crossroads.server.telling.since import since_own
from crossroads.server.telling.story import lines_of
from crossroads.server.telling.visitor import Visitor

MOST_MISSED = 50  # entries that are told one by one to a client that comes back


def missed(table: TableSeen, visitor: Visitor, seen: int, heard: int) -> "Missed | None":
    """What a client missed that still has the view of entry `seen` and the chat up to `heard`; `None`: tell all anew."""
    play = table.play
    if play is None or len(visitor.seats) > 1 or not 0 <= play.seq - seen <= MOST_MISSED:
        return None
    first = play.made - (play.seq - seen)
    if first < 0 or [each.seq for each in play.moments[first:]] != list(range(seen, play.seq + 1)):
        return None  # something was taken back in between
    return Missed(table, play, visitor, first, heard)


class Missed:
    """Where a table stands for a client that comes back, and what happened before; that is made while the table goes on."""

    def __init__(self, table: TableSeen, play: Play, visitor: Visitor, first: int, heard: int) -> None:
        """Begin at the moment after `first` choices; the table must not change meanwhile."""
        looking, lang = visitor.looking, visitor.lang
        play.view(looking)  # the next step is told from here
        self._looking, self._words = looking, table.words[lang]
        self._last = play.made
        self._scenes = played_again(play, first) if first < play.made else None
        self._asked = asked_of(table, lang, looking) if first < play.made else None
        self._can_undo = looking in table.undoers
        self._since = since_own(play, self._words, looking) if first < play.made else None
        chat = [encode(Chat(line)) for line in table.chat.lines if line.number > heard]
        self._after = [encode(TableChanged(table.info(visitor.hashes))), encode(UndoOpen(table.undo_asked())), *chat]

    async def told(self) -> list[bytes] | None:
        """The steps, the table, the open undo and the chat; `None` if some moment cannot be told."""
        if self._scenes is None:
            return self._after
        steps: list[bytes] = []
        before, added_before = None, None
        async for number, moment, game in self._scenes:
            if game is None:
                return None
            view = game.view(self._looking)
            added = lines_added(game, self._words, game.view(eyes_of(game, self._looking)))
            if before is not None:
                now = number == self._last
                asked = self._asked if now else decision_told(game, self._words, game.view(None), None)
                lines = lines_of(game.definition.wording(), self._words, moment, self._looking, game.view)
                can_undo = now and self._can_undo
                patch = merge_patch(before, view)
                new = None if added == added_before else added
                since = self._since if now else None
                told = _in_step(asked)
                step = Step(moment.seq, patch, lines, told, can_undo, moment.by, added=new, since=since)
                steps.append(encode(step))
            before, added_before = view, added
        return [*steps, *self._after]


def _in_step(told: DecisionTold | None) -> Asked | None:
    """A question as a step asks it, in all its words."""
    if told is None:
        return None
    options = [Offer(*msgspec.structs.astuple(option)) for option in told.options]
    return Asked(told.seat, told.prompt, told.question, told.rule, told.about, options, told.window)
