"""What visitors of a table are told: where it stands, each step, and what somebody missed while the line was down."""

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec
from msgspec import Raw

from crossroads.engine.decisions import Decision
from crossroads.engine.game import Game
from crossroads.protocol.since import SinceOwn
from crossroads.protocol.socket import (
    DecisionTold,
    PromptTold,
    SaidAhead,
    TableNow,
    UndoAsked,
    WindowTold,
)
from crossroads.protocol.tables import TableInfo
from crossroads.server.log.schema import SeatRow
from crossroads.server.play.play import Play
from crossroads.server.telling.kept_chat import KeptChat
from crossroads.server.telling.messages import decision_told, encode, lines_added, question_for_all, window_told
from crossroads.server.telling.naming import TableWords
from crossroads.server.telling.offers import choice_of
from crossroads.server.telling.since import since_own
from crossroads.server.telling.story import Story
from crossroads.server.telling.visitor import Visitor


class HasClock(Protocol):
    """When the clock of the open window has run out, if it has one."""

    ends: float | None


class TableSeen(Protocol):
    """What is to be known of a table so that its visitors can be told of it."""

    play: Play | None
    story: Story | None
    chat: KeptChat
    seats: list[SeatRow]
    words: TableWords

    @property
    def windows(self) -> HasClock: ...
    @property
    def undoers(self) -> set[int]: ...
    def info(self, hashes: frozenset[str]) -> TableInfo: ...
    def question_to(self, seat: int | None) -> Decision | None: ...
    def said_ahead(self, seat: int | None) -> SaidAhead | None: ...
    def undo_asked(self) -> UndoAsked | None: ...


async def standing(table: TableSeen, visitor: Visitor) -> bytes:
    """Where a table stands, whole, as one visitor may know it."""
    play, looking, lang = table.play, visitor.looking, visitor.lang
    info = table.info(visitor.hashes)
    visitor.known.clear()
    visitor.said = table.said_ahead(looking)
    if play is None or table.story is None:
        return encode(TableNow(info, 0, looking, None, {}, None, False, None, [], table.chat.lines))
    return encode(
        TableNow(
            table=info,
            seq=play.seq,
            looking=looking,
            curtain=visitor.curtain,
            view=play.view(looking),
            decision=asked_of(table, lang, looking),
            can_undo=looking in table.undoers,
            undo=table.undo_asked(),
            log=await table.story.whole(lang, looking),
            chat=table.chat.lines,
            ahead=visitor.said,
            added=lines_added(play.game, table.words[lang], play.view(eyes_of(play.game, looking))),
            by_bots=play.by_bots(),
            made=play.made,
            since=since_own(play, table.words[lang], looking),
        )
    )


def eyes_of(game: Game[Any], looking: int | None) -> int | None:
    """Through whose eyes a seat sees: in an open game all see the same."""
    return None if game.definition.open else looking


def asked_of(table: TableSeen, lang: str, looking: int | None) -> DecisionTold | None:
    """What is asked now, with the options if it is asked of the seat that is looked through."""
    assert table.play is not None
    own = table.question_to(looking)
    return decision_told(
        table.play.game,
        table.words[lang],
        table.play.view(None if own is None else looking),
        own,
        table.windows.ends,
    )


class StepSent(msgspec.Struct, frozen=True, tag="step"):
    """A `Step` put together from parts that are written already."""

    seq: int
    patch: Raw
    lines: Raw
    decision: "Raw | AskedSent"
    can_undo: bool
    by: int
    request: str
    added: list[str] | None
    since: SinceOwn | None


class AskedSent(msgspec.Struct, frozen=True):
    """An `Asked` whose options are written already."""

    seat: int
    prompt: str
    question: PromptTold
    rule: str
    about: Mapping[str, Any]
    options: list[Raw]
    window: WindowTold | None


class StepTold:
    """The last choice told to all: each part is made and written once for all who are told the same."""

    def __init__(self, table: TableSeen, by: int, decision: Decision | None) -> None:
        """What was chosen, by whom, and what is asked now."""
        play, story = table.play, table.story
        assert play is not None
        assert story is not None
        self._play = play
        self._story = story
        self._table = table
        self._words = table.words
        self._seq = play.seq
        self._by = by
        self._undoers = table.undoers
        self._ends = table.windows.ends
        self._window = window_told(play.game.asking, self._ends) if play.game.state.windows else None
        self._decision = decision
        self._decides = -1 if decision is None or not table.seats[decision.seat].person else decision.seat
        self._is_open = play.game.definition.open
        self._news: dict[tuple[str, int | None], tuple[Raw, Raw, list[str] | None]] = {}
        self._questions: dict[str, Raw] = {}
        self._made: dict[tuple[str, int | None, bool], bytes | None] = {}

    def to(self, visitor: Visitor, request: str) -> bytes | None:
        """The step as one visitor may know it; `request` is its own, if the choice was.

        `None` if the visitor has not the view that this step changes.
        """
        looking = visitor.looking
        eyes = None if self._is_open else looking  # as `eyes_of` has it
        told = visitor.lang, eyes, looking in self._undoers
        if looking == self._decides or self._ends is not None:  # a window with a clock asks several at once
            own = self._decision if self._ends is None else self._table.question_to(looking)
            if own is not None:
                return self._step(*told, self._offer(visitor, own), request, self._since(visitor))
        if request or looking == self._by:
            return self._step(*told, self._question(visitor.lang), request, self._since(visitor))
        made = self._made.get(told)
        if made is None:
            made = self._made[told] = self._step(*told, self._question(visitor.lang), "")
        return made

    def _step(
        self,
        lang: str,
        eyes: int | None,
        can_undo: bool,
        asked: Raw | AskedSent,
        request: str,
        since: SinceOwn | None = None,
    ) -> bytes | None:
        news = self._news.get((lang, eyes))
        if news is None:
            if eyes not in self._play.views_before:
                return None
            patch = Raw(encode(self._play.patch(eyes)))
            lines = Raw(encode(self._story.newest(lang, eyes if self._play.moments[-1].private else None)))
            added = self._added(lang, eyes) if self._play.game.definition.expansions else None
            news = self._news[lang, eyes] = patch, lines, added
        patch, lines, added = news
        return encode(StepSent(self._seq, patch, lines, asked, can_undo, self._by, request, added, since))

    def _since(self, visitor: Visitor) -> SinceOwn | None:
        """What the seat of a visitor missed."""
        return since_own(self._play, self._words[visitor.lang], visitor.looking)

    def _added(self, lang: str, eyes: int | None) -> list[str] | None:
        """What the expansions add to the board in words, if these eyes have not seen it before."""
        play, spoken = self._play, self._words[lang]
        added = lines_added(play.game, spoken, play.view(eyes))
        return None if added == lines_added(play.game, spoken, play.views_before[eyes]) else added

    def _question(self, lang: str) -> Raw:
        """What everybody may know of what is asked."""
        asked = self._questions.get(lang)
        if asked is None:
            spoken, view = self._words[lang], self._play.view(None)
            speech = self._play.game.definition.wording()
            asked = self._questions[lang] = question_for_all(speech, spoken, view, self._decision, self._window)
        return asked

    def _offer(self, visitor: Visitor, own: Decision) -> AskedSent:
        """What is asked of this visitor; options that it has in these very words are named alone."""
        game = self._play.game
        spoken = self._words[visitor.lang]
        question, offered = choice_of(game, own, spoken, self._play.view(visitor.looking))
        return AskedSent(*question, visitor.known.tell(offered, spoken), self._window)
