"""A table in memory: its game, who sits there, who is watching, and what happens when somebody chooses.

It is a cache of its log. Whatever changes a table does so under its lock, and is durable before anybody hears of it.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Self

import msgspec
import structlog

from crossroads.engine.decisions import Decision, Option
from crossroads.protocol.socket import Chat, ChatLine, Done, Seats, TableChanged, UndoAsked, UndoOpen
from crossroads.protocol.tables import TableInfo
from crossroads.server.fanout import StepTold, standing
from crossroads.server.figures import Figures
from crossroads.server.play import Play, fold, setup_of
from crossroads.server.presence import Presence
from crossroads.server.schema import ChatRow, ConsentRow, EntryRow
from crossroads.server.seating import seat_infos, table_info
from crossroads.server.store import Known, Store
from crossroads.server.story import Story
from crossroads.server.telling import encode
from crossroads.server.thinking import Thinkers
from crossroads.server.visitor import Visitor
from crossroads.server.writer import Taken

TRY_AGAIN = 1012
Message = tuple[Visitor, bytes]

log = structlog.get_logger()


@dataclass(frozen=True)
class House:
    """What all tables of a process share."""

    store: Store
    thinkers: Thinkers
    figures: Figures
    forget: Callable[["Table"], None]  # a table that is no longer what its log says
    announce: Callable[["Table"], None]  # to other processes, who is here


class Table:
    """One table. `play` is `None` until every seat is taken."""

    def __init__(self, house: House, known: Known, chat: Iterable[ChatRow]) -> None:
        """A table as the database has it, its log not yet read; `Table.load` does both."""
        self.house = house
        self.row, self.seats = known
        self.id = self.row.id
        self.log = log.bind(table=self.id)
        self.play: Play | None = None
        self.story: Story | None = None
        self.chat = [_told(row) for row in chat]
        self.consents: list[ConsentRow] = []
        self.visitors: list[Visitor] = []
        self.guests: list[Visitor] = []  # those of them who have said hello
        self.elsewhere = Presence()
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.ours = True  # this process made the last entry, so that its bots answer
        self.given_up = False  # what is here may not be what the log says
        self.driver: asyncio.Task[None] | None = None

    @classmethod
    async def load(cls, house: House, table_id: str) -> Self:
        """A table from its log."""
        table = cls(house, await house.store.table(table_id), await house.store.chat(table_id))
        if table.row.phase != "open":
            await table._fold()
        return table

    async def _fold(self) -> None:
        """Make the game from the log; choices that newer rules do not allow any more are taken back."""
        store = self.house.store
        play, misfits = await fold(setup_of(self.row, self.seats), await store.entries(self.id))
        if misfits:
            self.log.warning("choices-taken-back", seq=play.seq, choices=misfits)
            play.seq += 1
            await store.append(EntryRow(self.id, play.seq, "undo", -1, str(play.made), None, time.time()))
        self.play = play
        self.story = Story(play)
        self.consents = await store.consents(self.id, play.seq)
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
        return table_info(self.row, self.seats, self.seq, self.here, hashes)

    def is_offered_to(self, seat: int | None) -> bool:
        """Whether a seat's person must decide now."""
        decision = self.decision
        return decision is not None and decision.seat == seat and self.seats[decision.seat].person

    @property
    def undoers(self) -> set[int]:
        """The seats that may take back their last choice, as far as it is not firm.

        Without consent that takes back what bots have chosen since, and never what another person has.
        """
        play, undo = self.play, self.row.undo
        if play is None or play.firm == play.made or play.over or undo == "off":
            return set()
        seats: set[int] = set()
        for number in range(play.made, play.firm, -1):
            seat = play.moments[number].by
            seats.add(seat)
            if undo == "free" and self.seats[seat].person:
                break
        return seats

    def kept_by_undo_of(self, seat: int) -> int | None:
        """How many choices remain if a seat takes back its last one; `None` if it may not."""
        return self.play.before_last_of(seat) if self.play is not None and seat in self.undoers else None

    def can_undo(self, seat: int | None) -> bool:
        return seat in self.undoers

    def undo_asked(self) -> UndoAsked | None:
        """The undo that waits for consent, if one does."""
        asker = next((consent.seat for consent in self.consents if consent.asks), None)
        if asker is None:
            return None
        agreed = {consent.seat for consent in self.consents}
        return UndoAsked(asker, [seat.seat for seat in self.seats if seat.person and seat.seat not in agreed])

    # -- telling

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
        here = self.here
        for visitor in visitors:
            visitor.tell(encode(Seats(seat_infos(self.seats, here, visitor.hashes))))

    def tell_table(self) -> None:
        for visitor in self.guests:
            visitor.tell(encode(TableChanged(self.info(visitor.hashes))))

    def tell_undo(self) -> None:
        data = encode(UndoOpen(self.undo_asked()))
        for visitor in self.guests:
            visitor.tell(data)

    def told(self, entry: EntryRow, chooser: Visitor | None) -> tuple[list[Message], list[Visitor]]:
        """What guests are to be told of the last choice; who is left must be told where the table stands instead."""
        messages: list[Message] = []
        left: list[Visitor] = []
        step, request = StepTold(self, entry.seat), entry.request or ""
        for visitor in self.guests:
            told = None
            if not visitor.several or not visitor.turn(self.decision, self.seats):
                told = step.to(visitor, request if visitor is chooser else "")
            if told is None:
                left.append(visitor)
            else:
                messages.append((visitor, told))
        return messages, left

    async def tell_choice(self, entry: EntryRow, chooser: Visitor | None) -> None:
        """Tell everybody the last choice, whose entry is durable, and that the game is over if it is."""
        await self._note_end()
        messages, left = self.told(entry, chooser)
        for visitor, message in messages:
            visitor.tell(message)
        for visitor in left:
            await self.tell_anew([visitor])
            if visitor is chooser:  # no step has told it so
                visitor.tell(encode(Done(entry.request or "", entry.seq)))
        self.after_choice()

    def _turn_all(self) -> None:
        decision = self.decision
        for visitor in self.guests:
            visitor.turn(decision, self.seats)

    # -- changing, with the lock held

    async def choose(self, seat: int, option: str, request: str | None, chooser: Visitor | None = None) -> None:
        """Make a choice and tell everybody; one that is not allowed is a `ValueError`, a race that was lost `Taken`."""
        assert self.play is not None
        meant = self.play.game.meant(option)
        with self._true_to_its_log():
            entry = self.begin(seat, meant, request)
            await self._enter(entry)
            figures = self.house.figures
            (figures.bots_choices if chooser is None else figures.peoples_choices).inc()
            await self.tell_choice(entry, chooser)

    def begin(self, seat: int, option: Option[Any], request: str | None) -> EntryRow:
        """Make a choice in memory alone; it may be told once its entry is durable."""
        play = self.play
        assert play is not None
        assert not self.given_up
        seq = play.seq + 1
        play.choose(seat, option, seq, request)
        self.touched = time.monotonic()
        return EntryRow(self.id, seq, "choice", seat, option.id, request, time.time())

    async def take_back(self, kept: int, seat: int, request: str | None) -> None:
        """Take choices back until `kept` remain, and tell everybody where the table stands."""
        assert self.play is not None
        seq = self.play.seq + 1
        with self._true_to_its_log():
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
        self.story.cut()
        self.consents = []
        self._turn_all()
        await self.tell_anew(self.guests)

    def _true_to_its_log(self) -> "TrueToItsLog":
        return TrueToItsLog(self)

    async def _enter(self, entry: EntryRow) -> None:
        """Make an entry durable; if somebody else's has its place, take over what the log says."""
        assert not self.given_up
        self.touched = time.monotonic()
        try:
            await self.house.store.append(entry)
        except Taken:
            await self.lose(entry)
            raise
        self.note(entry)

    def note(self, entry: EntryRow) -> None:
        """Note that an entry of this process is durable."""
        self.ours = True
        self.log.debug("entered", seq=entry.seq, kind=entry.kind, seat=entry.seat)

    async def lose(self, entry: EntryRow) -> None:
        """Take over what the log says in the place of an entry."""
        self.log.info("entry-taken", seq=entry.seq)
        await self.reload()

    def after_choice(self) -> None:
        """Tell what a choice settles beside the game: an undo that was asked for, the end."""
        if self.consents:
            self.consents = []
            self.tell_undo()
        if self.row.phase == "over":
            self.tell_table()

    async def _note_end(self) -> None:
        """Write down that the game is over, if it is, before anybody hears of it."""
        if self.play is not None and self.play.over and self.row.phase != "over":
            self.row = msgspec.structs.replace(self.row, phase="over")
            await self.house.store.end(self.id)
            self.house.figures.over.inc()
            self.log.info("game-over", seq=self.seq)

    def give_up(self) -> None:
        """Hang up on everybody: they come back to a table that is made anew from its log."""
        self.log.error("table-given-up", seq=self.seq)
        self.given_up = True
        if self.driver is not None:
            self.driver.cancel()  # a bot has thought about what may never have been
        self.house.forget(self)
        for visitor in self.visitors:
            visitor.hang_up(TRY_AGAIN, "try again")

    # -- following what others have changed, with the lock held

    async def follow(self, what: str) -> None:
        """Look again at a part of what the database has: `log`, `seats`, `chat` or `undo`."""
        if what == "log":
            await self.follow_log()
        elif what == "seats":
            await self.follow_seats()
        elif what == "chat":
            await self.follow_chat()
        elif what == "undo":
            await self.follow_undo()

    async def reload(self) -> None:
        """Make everything anew from the database, and tell everybody."""
        self.ours = False
        self.row, self.seats = await self.house.store.table(self.id)
        await self._fold()
        self._turn_all()
        await self.tell_anew(self.guests)

    async def follow_log(self) -> None:
        """Take over the entries that another process has made."""
        play = self.play
        if play is None:
            return await self.follow_seats()
        for entry in await self.house.store.entries(self.id, play.seq):
            self.ours = False
            if entry.kind == "undo":
                await self._go_back(int(entry.option), entry.seat, entry.seq, entry.request)
            else:
                play.choose(entry.seat, play.game.meant(entry.option), entry.seq, entry.request)
                await self.tell_choice(entry, None)
        return None

    async def follow_seats(self) -> None:
        """Look again who sits where, and begin the game once all seats are taken."""
        table_before, seats_before = self.row, self.seats
        self.row, self.seats = await self.house.store.table(self.id)
        begins = self.play is None and self.row.phase != "open"
        if begins:
            await self._fold()
            self.log.info("game-on", seq=self.seq)
        if self.play is not None and self.play.over:
            self.row = msgspec.structs.replace(self.row, phase="over")
        swapped = {now.seat for was, now in zip(seats_before, self.seats, strict=True) if was.person != now.person}
        anew = [each for each in self.guests if each.sit(self.seats) or begins or swapped.intersection(each.seats)]
        self._turn_all()
        if self.row != table_before:
            self.tell_table()
        else:
            self.tell_seats(self.guests)
        await self.tell_anew(anew)
        await self.settle_undo()  # whoever was waited for may have gone

    async def follow_chat(self) -> None:
        """Tell everybody what was said."""
        for row in await self.house.store.chat(self.id, self.chat[-1].number if self.chat else 0):
            self.chat.append(_told(row))
            data = encode(Chat(self.chat[-1]))
            for visitor in self.guests:
                visitor.tell(data)

    async def follow_undo(self) -> None:
        """Look again who asks for an undo and who agrees."""
        self.consents = await self.house.store.consents(self.id, self.seq)
        self.tell_undo()


class TrueToItsLog:
    """If a change breaks off, nobody knows how far it came but the log: what is in memory is given up."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None and not issubclass(kind, Taken):
            self._table.give_up()


def _told(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.seat, row.name, row.text, row.at)
