"""What visitors of a table are told: where it stands, each step, and what somebody missed while the line was down."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw

from crossroads.protocol.socket import Asked, Chat, DecisionTold, Offer, Standing, Step, TableChanged, UndoOpen
from crossroads.server.play import Play, played_again
from crossroads.server.story import lines_of
from crossroads.server.telling import Offered, decision_told, encode, merge_patch, offers, question_told
from crossroads.server.visitor import Visitor

if TYPE_CHECKING:  # a table tells itself through this module
    from crossroads.server.table import Table

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
        assert table.play is not None
        assert table.story is not None
        self._play = table.play
        self._story = table.story
        self._by = by
        self._private = table.play.moments[-1].private
        self._open = table.play.game.definition.open
        self._undoers = table.undoers
        decision = table.decision
        self._asked = decision.seat if decision is not None and table.is_offered_to(decision.seat) else None
        self._patches: dict[int | None, Raw] = {}
        self._questions: dict[str, Raw] = {}
        self._offers: dict[str, tuple[DecisionTold, list[Offered]]] = {}
        self._lines: dict[tuple[str, int | None], Raw] = {}
        self._made: dict[tuple[str, int | None, int | None, bool], bytes] = {}

    def is_told_to(self, visitor: Visitor) -> bool:
        """Whether the visitor has the view that this step changes."""
        return self._eyes(visitor.looking) in self._play.views_before

    def _eyes(self, looking: int | None) -> int | None:
        """Whose view tells what changed for a seat: in an open game it is the same for all."""
        return None if self._open else looking

    def to(self, visitor: Visitor, request: str) -> bytes:
        """The step as one visitor may know it; `request` is its own, if the choice was."""
        looking, lang = visitor.looking, visitor.lang
        can_undo = looking in self._undoers
        eyes = None if self._open else looking
        teller = looking if self._private else None
        if looking is not None and looking == self._asked:
            return self._step(lang, eyes, teller, self._offer(visitor), can_undo, request)
        if request:
            return self._step(lang, eyes, teller, self._question(lang), can_undo, request)
        key = (lang, eyes, teller, can_undo)
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = self._step(lang, eyes, teller, self._question(lang), can_undo, "")
        return made

    def _step(
        self, lang: str, eyes: int | None, teller: int | None, asked: Raw | AskedSent, can_undo: bool, request: str
    ) -> bytes:
        patch, lines = self._patch(eyes), self._told(lang, teller)
        return encode(StepSent(self._play.seq, patch, lines, asked, can_undo, self._by, request))

    def _patch(self, eyes: int | None) -> Raw:
        """What changed for these eyes."""
        patch = self._patches.get(eyes)
        if patch is None:
            patch = Raw(encode(merge_patch(self._play.views_before[eyes], self._play.view(eyes))))
            self._patches[eyes] = patch
        return patch

    def _told(self, lang: str, seat: int | None) -> Raw:
        lines = self._lines.get((lang, seat))
        if lines is None:
            lines = self._lines[lang, seat] = Raw(encode(self._story.newest(lang, seat)))
        return lines

    def _question(self, lang: str) -> Raw:
        """What everybody may know of what is asked."""
        asked = self._questions.get(lang)
        if asked is None:
            told = decision_told(self._play.game, lang, self._play.view(None), False)
            asked = self._questions[lang] = Raw(encode(told))
        return asked

    def _offer(self, visitor: Visitor) -> AskedSent:
        """What is asked of this visitor; options that it has in these very words are named alone."""
        asked = self._offers.get(visitor.lang)
        if asked is None:
            view = self._play.view(visitor.looking)
            question = question_told(self._play.game, visitor.lang, view)
            asked = self._offers[visitor.lang] = question, offers(self._play.game, visitor.lang, view)
        question, offered = asked
        known, options = visitor.known, []
        for option in offered:
            if known.get(option.id) is option:
                options.append(option.brief)
            else:
                known[option.id] = option
                options.append(option.whole)
        return AskedSent(question.seat, question.prompt, question.text, question.rule, question.about, options)


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
