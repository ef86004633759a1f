"""What visitors of a table are told: where it stands, each step, and what somebody missed while the line was down."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw

from crossroads.protocol.socket import Asked, Chat, DecisionTold, Offer, Standing, Step, TableChanged, UndoOpen
from crossroads.server.offering import choice_of
from crossroads.server.patching import merge_patch
from crossroads.server.play import Play, played_again
from crossroads.server.story import lines_of
from crossroads.server.telling import decision_told, encode, question_for_all
from crossroads.server.visitor import Visitor

if TYPE_CHECKING:  # a table tells itself through this module
    from crossroads.server.table import Table

NOBODY = -1  # is asked
MOST_MISSED = 50  # entries that are told one by one to a client that comes back


async def standing(table: "Table", visitor: Visitor) -> bytes:
    """Where a table stands, whole, as one visitor may know it."""
    play, looking, lang = table.play, visitor.looking, visitor.lang
    info = table.info(visitor.hashes)
    visitor.known.clear()
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


class StepSent(msgspec.Struct, frozen=True, tag="step"):
    """A `Step` put together from parts that are written already."""

    seq: int
    patch: Raw
    lines: Raw
    decision: "Raw | AskedSent"
    can_undo: bool
    by: int
    request: str


class AskedSent(msgspec.Struct, frozen=True):
    """An `Asked` whose options are written already."""

    seat: int
    prompt: str
    text: str
    rule: str
    about: Mapping[str, Any]
    options: list[Raw]


class StepTold:
    """The last choice told to all: each part is made and written once for all who are told the same."""

    def __init__(self, table: "Table", by: int) -> None:
        play, story = table.play, table.story
        assert play is not None
        assert story is not None
        self._play = play
        self._story = story
        self._seq = play.seq
        self._by = by
        self._private = play.moments[-1].private
        self._open = play.game.definition.open
        self._undoers = table.undoers
        decision = play.game.decision
        self._asked = decision.seat if decision is not None and table.seats[decision.seat].person else NOBODY
        self._news: dict[tuple[str, int | None], tuple[Raw, Raw]] = {}
        self._questions: dict[str, Raw] = {}
        self._made: dict[tuple[str, int | None, bool], bytes] = {}

    def to(self, visitor: Visitor, request: str) -> bytes | None:
        """The step as one visitor may know it; `request` is its own, if the choice was.

        `None` if the visitor has not the view that this step changes.
        """
        looking, lang = visitor.looking, visitor.lang
        eyes = None if self._open else looking  # in an open game all see the same
        can_undo = looking in self._undoers
        if looking == self._asked:
            return self._step(lang, eyes, self._offer(visitor), can_undo, request)
        if request:
            return self._step(lang, eyes, self._question(lang), can_undo, request)
        made = self._made.get((lang, eyes, can_undo))
        if made is None:
            made = self._step(lang, eyes, self._question(lang), can_undo, "")
            if made is not None:
                self._made[lang, eyes, can_undo] = made
        return made

    def _step(self, lang: str, eyes: int | None, asked: Raw | AskedSent, can_undo: bool, request: str) -> bytes | None:
        news = self._news.get((lang, eyes))
        if news is None:
            if eyes not in self._play.views_before:
                return None
            news = self._news[lang, eyes] = Raw(encode(self._play.patch(eyes))), self._told(lang, eyes)
        return encode(StepSent(self._seq, *news, asked, can_undo, self._by, request))

    def _told(self, lang: str, eyes: int | None) -> Raw:
        """What happened, as these eyes saw it."""
        return Raw(encode(self._story.newest(lang, eyes if self._private else None)))

    def _question(self, lang: str) -> Raw:
        """What everybody may know of what is asked."""
        asked = self._questions.get(lang)
        if asked is None:
            asked = self._questions[lang] = question_for_all(self._play.game, lang, self._play.view(None))
        return asked

    def _offer(self, visitor: Visitor) -> AskedSent:
        """What is asked of this visitor; options that it has in these very words are named alone."""
        question, offered = choice_of(self._play.game, visitor.lang, self._play.view(visitor.looking))
        return AskedSent(*question, visitor.known.tell(offered))


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
            can_undo = now and table.can_undo(looking)
            steps.append(encode(Step(moment.seq, patch, lines, _in_step(asked), can_undo, moment.by)))
        if number >= first:
            before = game.view(looking)
        number += 1
    return steps


def _in_step(told: DecisionTold | None) -> Asked | None:
    """A question as a step asks it, in all its words."""
    if told is None:
        return None
    options = [Offer(option.id, option.label, option.odds) for option in told.options]
    return Asked(told.seat, told.prompt, told.text, told.rule, told.about, options)
