"""What visitors of a table are told: where it stands, each step, and what somebody missed while the line was down."""

from typing import TYPE_CHECKING, Any

import msgspec

from crossroads.protocol.socket import Chat, DecisionTold, Standing, Step, TableChanged, UndoOpen
from crossroads.protocol.tables import LogLine
from crossroads.server.play import Play, played_again
from crossroads.server.story import lines_of
from crossroads.server.telling import decision_told, encode, merge_patch
from crossroads.server.visitor import Visitor

if TYPE_CHECKING:  # a table tells itself through this module
    from crossroads.server.table import Table

MOST_MISSED = 50  # entries that are told one by one to a client that comes back
Patch = dict[str, Any]


async def standing(table: "Table", visitor: Visitor) -> bytes:
    """Where a table stands, whole, as one visitor may know it."""
    play, looking, lang = table.play, visitor.looking, visitor.lang
    info = table.info(visitor.hashes)
    if play is None or table.story is None:
        return encode(Standing(info, 0, looking, None, {}, None, False, None, [], table.chat))
    return encode(
        Standing(
            table=info,
            seq=play.seq,
            looking=looking,
            curtain=visitor.curtain,
            view=play.view(looking),
            decision=asked_of(table, lang, looking),
            can_undo=table.can_undo(looking),
            undo=table.undo_asked(),
            log=await table.story.whole(lang, looking),
            chat=table.chat,
        )
    )


def asked_of(table: "Table", lang: str, looking: int | None) -> DecisionTold | None:
    """What is asked now, with the options if it is asked of the seat that is looked through."""
    assert table.play is not None
    offered = table.is_offered_to(looking)
    return decision_told(table.play.game, lang, table.play.view(looking if offered else None), offered)


class StepTold:
    """The last choice told to all: each message is made once for all who are told the same."""

    def __init__(self, table: "Table", by: int) -> None:
        assert table.play is not None
        assert table.story is not None
        self._table = table
        self._play = table.play
        self._story = table.story
        self._by = by
        self._private = table.play.moments[-1].private
        self._patches: dict[int | None, Patch] = {}
        self._asked: dict[tuple[str, int | None], DecisionTold | None] = {}
        self._lines: dict[tuple[str, int | None], list[LogLine]] = {}
        self._made: dict[tuple[str, int, int | None, int | None, bool], bytes] = {}

    def is_told_to(self, visitor: Visitor) -> bool:
        """Whether the visitor has the view that this step changes."""
        return self._eyes(visitor.looking) in self._play.views_before

    def _eyes(self, looking: int | None) -> int | None:
        """Whose view tells what changed for a seat: in an open game it is the same for all."""
        return None if self._play.game.definition.open else looking

    def to(self, visitor: Visitor, request: str) -> bytes:
        """The step as one visitor may know it; `request` is its own, if the choice was."""
        looking, lang = visitor.looking, visitor.lang
        can_undo = self._table.can_undo(looking)
        patch = self._patch(looking)
        asked = looking if self._table.is_offered_to(looking) else None
        teller = looking if self._private else None
        key = (lang, id(patch), asked, teller, can_undo)
        made = self._made.get(key)
        if made is None:
            step = Step(self._play.seq, patch, self._told(lang, teller), self._ask(lang, asked), can_undo, self._by)
            made = self._made[key] = encode(step)
        return with_request(made, request) if request else made

    def _patch(self, looking: int | None) -> Patch:
        """What changed for a seat; the very same object for all for whom the same has changed."""
        eyes = self._eyes(looking)
        patch = self._patches.get(eyes)
        if patch is None:
            patch = merge_patch(self._play.views_before[eyes], self._play.view(eyes))
            patch = next((other for other in self._patches.values() if other == patch), patch)
            self._patches[eyes] = patch
        return patch

    def _told(self, lang: str, seat: int | None) -> list[LogLine]:
        if (lang, seat) not in self._lines:
            self._lines[lang, seat] = self._story.newest(lang, seat)
        return self._lines[lang, seat]

    def _ask(self, lang: str, seat: int | None) -> DecisionTold | None:
        if (lang, seat) not in self._asked:
            self._asked[lang, seat] = asked_of(self._table, lang, seat)
        return self._asked[lang, seat]


def with_request(step: bytes, request: str) -> bytes:
    """The same step for the line whose request it was: `request` is its last field, and empty."""
    assert step.endswith(b'"request":""}')
    return step[:-3] + msgspec.json.encode(request) + b"}"


async def missed(table: "Table", visitor: Visitor, seen: int, heard: int) -> list[bytes] | None:
    """What a client missed that still has the view of entry `seen` and the chat up to `heard`; `None`: tell all anew."""
    play = table.play
    if play is None or len(visitor.seats) > 1 or not 0 <= play.seq - seen <= MOST_MISSED:
        return None
    steps = await _missed_steps(table, play, visitor, seen) if seen < play.seq else []
    if steps is None:
        return None
    play.view(visitor.looking)  # the next step is told from here
    lines = [encode(Chat(line)) for line in table.chat if line.number > heard]
    return [*steps, encode(TableChanged(table.info(visitor.hashes))), encode(UndoOpen(table.undo_asked())), *lines]


async def _missed_steps(table: "Table", play: Play, visitor: Visitor, seen: int) -> list[bytes] | None:
    first = len(play.moments) - 1 - (play.seq - seen)
    if first < 0 or [each.seq for each in play.moments[first:]] != list(range(seen, play.seq + 1)):
        return None  # something was taken back in between
    looking, lang = visitor.looking, visitor.lang
    steps: list[bytes] = []
    before: dict[str, Any] | None = None
    number = 0
    async for game in played_again(play.game.setup, play.history):
        moment = play.moments[number]
        if before is not None:
            now = number == play.made
            asked = asked_of(table, lang, looking) if now else decision_told(game, lang, game.view(None), False)
            lines = lines_of(game.setup.game, lang, moment, looking, game.view)
            patch = merge_patch(before, game.view(looking))
            steps.append(encode(Step(moment.seq, patch, lines, asked, now and table.can_undo(looking), moment.by)))
        if number >= first:
            before = game.view(looking)
        number += 1
    return steps
