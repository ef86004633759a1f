"""A table in memory: its game, who sits there, who is watching, and what happens when somebody chooses.

It is a cache of its log. Whatever changes a table does so under its lock, and is durable before anybody hears of it.
"""

import asyncio
import time
from collections.abc import Iterable
from typing import Any, Self

import msgspec
import structlog

from crossroads.bots import why
from crossroads.engine.decisions import Decision, Option
from crossroads.protocol.socket import Done, SaidAhead, Seats, TableChanged, UndoAsked, UndoOpen
from crossroads.protocol.tables import TableInfo
from crossroads.server.background import ready_to_play
from crossroads.server.log.presence import Presence
from crossroads.server.log.reading import TableAndSeats
from crossroads.server.log.schema import ChatRow, ConsentRow, EntryRow, said, written
from crossroads.server.log.writer import Taken
from crossroads.server.play.play import Play
from crossroads.server.play.starts import Pinned, kept, last_beat, pinned
from crossroads.server.table.absence import Absence
from crossroads.server.table.advising import Advising
from crossroads.server.table.giving_up import DropTableOnFailure
from crossroads.server.table.house import SharedByTables
from crossroads.server.table.loading import load
from crossroads.server.table.taking_back import undo_asked, undoers
from crossroads.server.table.windows import Windows, clock_at
from crossroads.server.telling.fanout import StepTold, standing
from crossroads.server.telling.kept_chat import KeptChat
from crossroads.server.telling.messages import encode
from crossroads.server.telling.naming import TableWords
from crossroads.server.telling.seating import may_look, seat_infos, table_info
from crossroads.server.telling.story import Story
from crossroads.server.telling.visitor import Visitor
from crossroads.server.trouble import closing, no_spectators

TRY_AGAIN = 1012

log = structlog.get_logger()


class Table:
    """One table. `play` is `None` until every seat is taken."""

    def __init__(self, house: SharedByTables, known: TableAndSeats, chat: Iterable[ChatRow]) -> None:
        """A table as the database has it, its log not yet read; `Table.load` does both."""
        self.house = house
        self.row, self.seats = known
        self.id, self.log = self.row.id, log.bind(table=self.row.id)
        self.play: Play | None = None
        self.story: Story | None = None
        self._pinned = Pinned("", "")  # what the game is played with
        self.words = TableWords(self)
        self.chat = KeptChat(chat)
        self.consents: list[ConsentRow] = []
        self.advising = Advising()
        self.visitors: list[Visitor] = []
        self.guests: list[Visitor] = []  # those of them who have said hello
        self.elsewhere = Presence()
        self.absence = Absence(house.patience, house.clock)
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.ours = True  # this process made the last entry, so that its bots answer
        self._or_drop = DropTableOnFailure(self.give_up)
        self.given_up = False  # what is here may not be what the log says
        self.driver: asyncio.Task[None] | None = None
        self.windows = Windows(lambda: clock_at(self.row.clock, self.seats, self.guests))
        self.made_once: dict[str, asyncio.Task[Any]] = {}  # what is made of a game that is over, once somebody asks

    @classmethod
    async def load(cls, house: SharedByTables, table_id: str) -> Self:
        """A table from its log."""
        table = cls(house, *await house.store.read(table_id))
        if table.row.phase != "open":
            await table._fold()
        return table

    async def _fold(self) -> None:
        """Make the game from the log."""
        await ready_to_play(*self.row.asked)
        self.play, self.row = await load(self.house.store, self.row, self.seats)
        self._pinned = pinned(self.play.game.setup)
        self.story = Story(self.play, self.words.__getitem__)
        self.windows = self.windows.of(self.play.game)
        self.consents = await self.house.store.consents(self.id, self.play.seq)
        await self.advising.read(self.house.store, self.id)
        await self._note_end()

    # -- looking

    @property
    def seq(self) -> int:
        return self.play.seq if self.play is not None else 0

    @property
    def decision(self) -> Decision | None:
        return self.play.game.decision if self.play is not None else None

    @property
    def here(self) -> set[int]:
        """The seats whose person has a line open, to this process or another."""
        return self.lines_here | self.elsewhere.seats()

    @property
    def lines_here(self) -> set[int]:
        """The seats whose person has a line to this process."""
        return {seat for visitor in self.guests for seat in visitor.seats}

    def info(self, hashes: frozenset[str]) -> TableInfo:
        overdue, advice = self.overdue(), self.advising.agreed
        return table_info(self.row, self.seats, self.seq, self.here, hashes, overdue, advice, self.absence.slowly)

    def overdue(self) -> frozenset[int]:
        """The people who keep a game waiting so long that the others may let a bot play on for them."""
        return self.absence.overdue(self.row, self.seats, self.here, self.seq, self.decision)

    def question_to(self, seat: int | None) -> Decision | None:
        """What a seat's person must decide now."""
        if self.play is None or seat is None or not self.seats[seat].person:
            return None
        return self.windows.question_to(self.play.game, seat)

    def said_ahead(self, seat: int | None) -> SaidAhead | None:
        """What a seat has said of windows before being asked."""
        return None if seat is None or self.play is None else self.windows.told(self.play.game, seat)

    @property
    def undoers(self) -> set[int]:
        """The seats that may take back their last choice."""
        return undoers(self.play, self.row.undo, self.seats)

    def kept_by_undo_of(self, seat: int) -> int | None:
        """How many choices remain if a seat takes back its last one; `None` if it may not."""
        return self.play.before_last_of(seat) if self.play is not None and seat in self.undoers else None

    def undo_asked(self) -> UndoAsked | None:
        """The undo that waits for consent, if one does."""
        return undo_asked(self.consents, self.seats)

    # -- telling

    async def prepare(self, lang: str, looking: int | None) -> None:
        """Put into words what happened, as it will be told soon; this takes its time, and the table goes on meanwhile."""
        if self.story is not None:
            await self.story.prepare(lang, looking)

    async def tell_anew(self, visitors: Iterable[Visitor]) -> None:
        """Tell visitors where the table stands."""
        for visitor in visitors:
            visitor.tell(await standing(self, visitor))

    async def catch_up(self, visitor: Visitor) -> None:
        """Tell all anew to a line that fell behind."""
        async with self.lock:
            visitor.behind = False
            self.house.figures.lagged.inc()
            await self.tell_anew([visitor])

    def tell_seats(self, visitors: Iterable[Visitor]) -> None:
        here, self.absence.told = self.here, self.overdue()
        for visitor in visitors:
            visitor.tell(encode(Seats(seat_infos(self.seats, here, visitor.hashes, self.absence.told))))

    def tell_overdue(self) -> None:
        """Tell who keeps the game waiting, where that is not what was told last."""
        if self.overdue() != self.absence.told:
            self.tell_seats(self.guests)

    def tell_table(self) -> None:
        for visitor in self.guests:
            visitor.tell(encode(TableChanged(self.info(visitor.hashes))))

    def tell_said(self) -> None:
        """Tell each line what its seat has said ahead, where that is not what it was told last."""
        if self.play is not None:
            self.windows.tell(self.play.game, self.guests)

    def tell_undo(self) -> None:
        data = encode(UndoOpen(self.undo_asked()))
        for visitor in self.guests:
            visitor.tell(data)

    async def tell_choice(self, entry: EntryRow, chooser: Visitor | None) -> None:
        """Tell everybody the last choice, whose entry is durable, and that the game is over if it is."""
        play = self.play
        assert play is not None
        decision = play.game.decision
        if decision is None:
            await self._note_end()
        left: list[Visitor] = []  # those who must be told where the table stands instead
        step, request = StepTold(self, entry.seat, decision), entry.request or ""
        for visitor in self.guests:
            sees = not visitor.several or not visitor.turn(decision, self.seats)
            told = step.to(visitor, request if visitor is chooser else "") if sees else None
            if told is None:
                left.append(visitor)
            else:
                visitor.tell(told)
        for visitor in left:
            await self.tell_anew([visitor])
            if visitor is chooser:  # no step has told it so
                visitor.tell(encode(Done(entry.request or "", entry.seq)))
        self._after_choice(play, decision)

    def _turn_all(self) -> None:
        for visitor in self.guests:
            visitor.turn(self.decision, self.seats)

    # -- changing, with the lock held

    async def choose(
        self, seat: int, option: Option[Any], request: str | None = None, chooser: Visitor | None = None
    ) -> None:
        """Make a choice that is on offer, and tell everybody once it is durable; a race that was lost is `Taken`."""
        try:  # `with` would be two more calls for each choice
            entry = self._begin(seat, option, request)
            await self._enter(entry)
            self.house.figures.choices.by["bot" if chooser is None else "person"] += 1
            await self.tell_choice(entry, chooser)
        except BaseException as fault:
            self._or_drop.after(type(fault))
            raise

    def _begin(self, seat: int, option: Option[Any], request: str | None) -> EntryRow:
        """Make a choice in memory alone."""
        play, bot = self.play, self.seats[seat].bot
        assert play is not None
        reason = why(bot, play.game, option.id, play.view) if bot else None
        self.windows.choose(play, seat, option, play.seq + 1, request, reason)
        draws = written(play.game.last_draws)
        return EntryRow(self.id, play.seq, "choice", seat, option.id, request, time.time(), draws, said(reason))

    async def take_back(self, kept: int, seat: int, request: str | None) -> None:
        """Take choices back until `kept` remain, and tell everybody where the table stands."""
        seq = self.seq + 1
        with self._or_drop:
            await self._enter(EntryRow(self.id, seq, "undo", seat, str(kept), request, time.time()))
            await self._go_back(kept, seat, seq, request)

    async def settle_undo(self) -> None:
        """Take back what everybody has agreed to take back."""
        asked = self.undo_asked()
        if asked is not None and not asked.waiting:
            kept = self.kept_by_undo_of(asked.seat)
            request = next(consent.request for consent in self.consents if consent.asks)
            if kept is not None:
                await self.take_back(kept, asked.seat, request)

    async def _go_back(self, kept: int, seat: int, seq: int, request: str | None) -> None:
        assert self.play is not None
        assert self.story is not None
        self.play.take_back(kept, seat, seq, request)
        self.windows.taken_back(self.play.game)
        self.story.cut()
        self.consents = []
        self._turn_all()
        await self.tell_anew(self.guests)

    async def _enter(self, entry: EntryRow) -> None:
        """Make an entry durable; if somebody else's has its place, take over what the log says."""
        assert not self.given_up
        self.touched = time.monotonic()
        try:
            await (self.house.enter_slowly(self, entry) if self.row.hours else self.house.store.append(entry))
        except Taken:
            self.log.info("entry-taken", seq=entry.seq)
            await self.reload()
            raise
        self.ours = True
        self.log.debug("entered", seq=entry.seq, kind=entry.kind, seat=entry.seat)

    def _after_choice(self, play: Play, decision: Decision | None) -> None:
        """Tell what a choice settles beside the game: what was said ahead, an undo that was asked for, the end; and keep the state at times."""
        self.windows.tell(play.game, self.guests)
        if self.absence.follow(play.seq, decision):
            self.tell_overdue()
        if self.consents:
            self.consents = []
            self.tell_undo()
        if self.row.phase == "over" or self.row.hours:
            self.tell_table()
        if play.game.kept_at > play.kept_at and self.ours:
            self.keep()

    def keep(self) -> None:
        """Keep the state at the last beat, so that the game can go on from there under other rules; all is durable."""
        play = self.play
        if play is not None and self.row.phase == "playing":
            at, state = last_beat(play.game)
            if at > play.kept_at:
                self.house.store.keep(kept(self.id, play.moments[at].seq, state, self._pinned))
                play.kept_at = at

    async def _note_end(self) -> None:
        """Write down that the game is over, if it is, before anybody hears of it."""
        if self.play is not None and self.play.over and self.row.phase != "over":
            self.row = msgspec.structs.replace(self.row, phase="over")
            await self.house.store.end(kept(self.id, self.play.moments[-1].seq, self.play.game.state, self._pinned))
            self.house.figures.over.inc()
            self.log.info("game-over", seq=self.seq)

    def give_up(self, *, calmly: bool = False) -> None:
        """Hang up on everybody: they come back to a table that is made anew from its log (`calmly`: see `GiveUp`)."""
        (self.log.debug if calmly else self.log.error)("table-given-up", seq=self.seq)
        self.given_up = True
        if self.driver is not None:
            self.driver.cancel()  # a bot has thought about what may never have been
        self.house.forget(self)
        for visitor in self.visitors:
            visitor.hang_up(TRY_AGAIN, "try again")

    # -- following what others have changed, with the lock held

    async def follow(self, what: str) -> None:
        """Look again at a part of what the database has: `log`, `seats`, `chat` or `undo`."""
        parts = {"log": self.follow_log, "seats": self.follow_seats, "chat": self.follow_chat, "undo": self.follow_undo}
        if what in parts:
            await parts[what]()

    async def reload(self) -> None:
        """Make everything anew from the database, and tell everybody."""
        self.ours = False
        self.row, self.seats = await self.house.store.table(self.id)
        self.words.clear()
        await self._fold()
        self._send_strangers_away()
        self._turn_all()
        await self.tell_anew(self.guests)

    async def follow_log(self) -> None:
        """Take over the entries that another process has made."""
        play = self.play
        if play is None:
            return await self.follow_seats()
        for entry in await self.house.store.entries(self.id, play.seq):
            if entry.kind in ("resumed", "reissued"):
                if not await self.house.take_over(self, entry, self._pinned):
                    return None
                continue
            self.ours = False
            if entry.kind == "undo":
                await self._go_back(int(entry.option), entry.seat, entry.seq, entry.request)
            else:
                option = play.game.meant(entry.option)
                self.windows.choose(play, entry.seat, option, entry.seq, entry.request, entry.reason)
                await self.tell_choice(entry, None)
        return None

    async def follow_seats(self) -> None:
        """Look again who sits where, and begin the game once all seats are taken."""
        table_before, seats_before, self.absence.noted = self.row, self.seats, None
        self.row, self.seats = await self.house.store.table(self.id)
        self.words.clear()
        begins = self.play is None and self.row.phase != "open"
        if begins:
            await self._fold()
            self.log.info("game-on", seq=self.seq)
        if self.play is not None and self.play.over:
            self.row = msgspec.structs.replace(self.row, phase="over")
        self._send_strangers_away()
        swapped = {now.seat for was, now in zip(seats_before, self.seats, strict=True) if was.person != now.person}
        anew = [each for each in self.guests if each.sit(self.seats) or begins or swapped.intersection(each.seats)]
        self._turn_all()
        if self.row != table_before:
            self.tell_table()
        else:
            self.tell_seats(self.guests)
        await self.tell_anew(anew)
        await self.settle_undo()  # whoever was waited for may have gone

    def _send_strangers_away(self) -> None:
        """Hang up on those who may not see the game: it has begun, or they have left it."""
        for visitor in self.guests:
            if not may_look(self.row, self.seats, visitor.hashes):
                visitor.hang_up(*closing(no_spectators()))

    async def follow_chat(self) -> None:
        """Tell everybody what was said."""
        for data in self.chat.add(await self.house.store.chat(self.id, self.chat.last)):
            for visitor in self.guests:
                visitor.tell(data)

    async def follow_undo(self) -> None:
        """Look again who asks for an undo and who agrees."""
        self.consents = await self.house.store.consents(self.id, self.seq)
        self.tell_undo()
        if await self.advising.read(self.house.store, self.id):
            self.tell_table()
