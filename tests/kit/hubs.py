"""Hubs and people at their tables: a person says things on a line, and waits for what it is told."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any, TypeVar

import msgspec

from crossroads.engine.definition import definition
from crossroads.protocol.advice import AdviceVote, Appraise, ExplainChoice
from crossroads.protocol.socket import (
    Asked,
    Choose,
    DecisionTold,
    Done,
    Hello,
    Look,
    Offer,
    OptionTold,
    PlaceTold,
    Refused,
    SaidAhead,
    Say,
    Seats,
    SetPace,
    Speak,
    Stand,
    Step,
    TableChanged,
    TableNow,
    Told,
    Undo,
    UndoVote,
    Why,
)
from crossroads.protocol.tables import ClaimSeat, NewTable, SitBot
from crossroads.server.hub.hub import Hub
from crossroads.server.table.bots import turn_of
from crossroads.server.telling.line import LineGone

T = TypeVar("T")
M = TypeVar("M")
PATIENCE = 120.0  # seconds after which something will not come any more, on however busy a machine
_decoder: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)


def new_request() -> str:
    """An id that no request at any table had before: one made again is answered as a repeat of the first."""
    return token_hex(8)


def run(test: Coroutine[Any, Any, T]) -> T:
    """Run a test that waits for things, but not for ever."""

    async def patiently() -> T:
        return await asyncio.wait_for(test, 3 * PATIENCE)

    return asyncio.run(patiently())


@asynccontextmanager
async def hub_at(url: str, **settings: Any) -> AsyncIterator[Hub]:
    """A hub on a database, closed at the end."""
    hub = await Hub.open(url, **settings)
    try:
        yield hub
    finally:
        await hub.close()


def as_told(offer: Offer) -> OptionTold:
    """An option of a step that was told in all its words."""
    assert offer.place is not None
    assert offer.label is not None
    parts = offer.id, offer.act, offer.names, offer.place, offer.label
    return OptionTold(*parts, offer.odds, offer.odds_text)


class Wire:
    """A line without a network: what the client says, and what it has been told."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[bytes | str | None] = asyncio.Queue()
        self.told: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.traffic: list[bytes] = []  # all that the server sent
        self.closed: tuple[int, str] | None = None
        self.left = False  # the client has gone
        self._hear: Callable[[str], bool] | None = None
        self.flows = asyncio.Event()  # cleared: the client reads nothing
        self.flows.set()

    async def receive(self) -> bytes | str:
        said = await self.said.get()
        if said is None:
            raise LineGone
        return said

    def hear_by(self, hear: Callable[[str], bool]) -> None:
        self._hear = hear

    def say(self, data: bytes) -> None:
        """Say something, which is heard as it comes if nothing else waits to be."""
        if self._hear is None or not self.said.empty() or not self._hear(data.decode()):
            self.said.put_nowait(data)

    def is_in_time(self) -> bool:
        return True

    def is_gone(self) -> bool:
        return self.left or self.closed is not None

    def send_now(self, data: bytes) -> bool:
        if self.closed is not None or not self.flows.is_set():
            return False
        self.traffic.append(data)
        self.told.put_nowait(data)
        return True

    async def send(self, data: bytes) -> None:
        await self.flows.wait()
        if self.closed is not None:
            raise LineGone
        self.traffic.append(data)
        self.told.put_nowait(data)

    async def close(self, code: int, reason: str) -> None:
        if self.closed is None:
            self.closed = code, reason
            self.said.put_nowait(None)
            self.told.put_nowait(None)


class Person:
    """Somebody with a line to a table. What the last standing and the steps since make is what is on the screen."""

    def __init__(self, hub: Hub, table_id: str, tokens: Sequence[str] = ()) -> None:
        self.wire = Wire()
        self.tokens = list(tokens)
        self.seq = -1
        self.view: dict[str, Any] = {}
        self.screen: TableNow | None = None
        self.decision: Any = None
        self.can_undo = False
        self.known: dict[str, OptionTold] = {}
        self.log: list[Any] = []
        self.ahead: SaidAhead | None = None  # what its seat has said of windows
        self.here: set[int] = set()  # the seats whose people have a line open
        self._task = asyncio.create_task(hub.attend(table_id, self.tokens, self.wire))

    # -- saying

    def say(self, said: Any) -> None:
        self.wire.say(msgspec.json.encode(said))

    async def hello(self, **about: Any) -> Any:
        """Say hello; what was told first in answer."""
        self.say(Hello(**about))
        return await self.next()

    async def choose(self, option: str, seat: int | None = None, **about: Any) -> Any:
        """Choose, and wait for the answer: a step, `Done` or `Refused`."""
        request = about.pop("request", None) or new_request()
        chooser = seat if seat is not None else self.decision.seat
        self.say(Choose(request=request, seat=chooser, seq=about.pop("seq", self.seq), option=option))
        return await self.answer_to(request)

    async def stand(self, seat: int, kind: Any) -> Any:
        """Say what a seat does at windows to come."""
        request = new_request()
        self.say(Stand(request=request, seat=seat, kind=kind))
        return await self.answer_to(request)

    async def undo(self, seat: int, **about: Any) -> Any:
        request = about.pop("request", None) or new_request()
        self.say(Undo(request=request, seat=seat, seq=about.pop("seq", self.seq)))
        return await self.answer_to(request)

    async def agree(self, seat: int, agree: bool = True) -> Any:
        request = new_request()
        self.say(UndoVote(request=request, seat=seat, seq=self.seq, agree=agree))
        return await self.answer_to(request)

    async def why(self, seat: int, option: str = "", place: PlaceTold | None = None, act: str = "") -> Any:
        request = new_request()
        self.say(Why(request=request, seat=seat, option=option, place=place, act=act))
        return await self.answer_to(request)

    async def appraise(self, seat: int, **about: Any) -> Any:
        """Ask what one would do, and wait for the answer."""
        request = new_request()
        self.say(Appraise(request=request, seat=seat, seq=about.pop("seq", self.seq)))
        return await self.answer_to(request)

    async def vote(self, seat: int, agree: bool = True) -> Any:
        """Agree to advice, or not."""
        request = new_request()
        self.say(AdviceVote(request=request, seat=seat, agree=agree))
        return await self.answer_to(request)

    async def explain(self, seat: int, seq: int) -> Any:
        """Ask a bot why it chose what an entry of the log is about, and wait for the answer."""
        request = new_request()
        self.say(ExplainChoice(request=request, seat=seat, seq=seq))
        return await self.answer_to(request)

    async def pace(self, pace: Any) -> Any:
        """Let the bots play at another pace."""
        request = new_request()
        self.say(SetPace(request=request, pace=pace))
        return await self.answer_to(request)

    async def chat(self, seat: int, text: str, request: str = "") -> Any:
        request = request or new_request()
        self.say(Say(request=request, seat=seat, text=text))
        return await self.answer_to(request)

    async def look(self, seat: int) -> TableNow:
        self.say(Look(seat))
        return await self.hears(TableNow)

    async def speak(self, lang: Any) -> TableNow:
        self.say(Speak(lang))
        return await self.hears(TableNow)

    # -- being told

    async def next(self) -> Any:
        """The next message, which also changes the screen."""
        data = await asyncio.wait_for(self.wire.told.get(), PATIENCE)
        if data is None:
            raise LineGone
        told = _decoder.decode(data)
        self._see(told)
        return told

    async def hears(self, kind: type[M], where: Callable[[M], bool] = lambda _: True) -> M:
        """The next message of a kind; others in between only change the screen."""
        while True:
            told = await self.next()
            if isinstance(told, kind) and where(told):
                return told

    async def answer_to(self, request: str) -> Any:
        while True:
            told = await self.next()
            if getattr(told, "request", None) == request:
                return told

    async def sees(self, true: Callable[[], bool]) -> None:
        """Wait until the screen shows something, which it may do already."""
        while not true():
            await self.next()

    async def reaches(self, seq: int) -> None:
        """Wait until the screen shows at least this entry."""
        await self.sees(lambda: self.seq >= seq)

    def _see(self, told: Any) -> None:
        if isinstance(told, Seats | TableNow | TableChanged):
            seats = told.seats if isinstance(told, Seats) else told.table.seats
            self.here = {seat.seat for seat in seats if seat.here}
        if isinstance(told, TableNow):
            self.screen, self.view, self.log = told, told.view, list(told.log)
            self.seq, self.decision, self.can_undo = told.seq, told.decision, told.can_undo
            self.known = {option.id: option for option in told.decision.options} if told.decision is not None else {}
            self.ahead = told.ahead
        elif isinstance(told, SaidAhead):
            self.ahead = told
        elif isinstance(told, Step):
            assert told.seq == self.seq + 1, f"step {told.seq} after {self.seq}"
            self.view = merged(self.view, told.patch)
            self.log += told.lines
            self.seq, self.decision, self.can_undo = told.seq, self._worded(told.decision), told.can_undo

    def _worded(self, asked: Asked | None) -> DecisionTold | None:
        """A question with the words of its options, those that were told before included."""
        if asked is None:
            return None
        for offer in asked.options:
            if offer.label is not None:
                self.known[offer.id] = as_told(offer)
        options = [self.known[offer.id] for offer in asked.options]
        return DecisionTold(asked.seat, asked.prompt, asked.question, asked.rule, asked.about, options, asked.window)

    async def hang_up(self) -> None:
        """Go away without a word."""
        self.wire.left = True
        self.wire.said.put_nowait(None)
        await self._task

    async def gone(self) -> tuple[int, str]:
        """Wait until the server hangs up; code and reason."""
        await asyncio.wait_for(self._task, PATIENCE)
        assert self.wire.closed is not None
        return self.wire.closed


def merged(view: Any, patch: Any) -> Any:
    """RFC 7396 with elements of lists that are replaced, as a client does it."""
    if not isinstance(patch, dict):
        return patch
    if "[]" in patch:
        return [patch["[]"].get(str(number), each) for number, each in enumerate(view)]
    result = dict(view) if isinstance(view, dict) else {}
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = merged(result.get(key), value)
    return result


def bare(data: Any) -> Any:
    """A view without keys that have nothing in them: what a patched view is compared by."""
    if isinstance(data, dict):
        return {str(key): bare(value) for key, value in data.items() if value is not None}
    return [bare(each) for each in data] if isinstance(data, list | tuple) else data


async def new_table(hub: Hub, seats: int = 2, **about: Any) -> Any:
    """A table with Shelter at which seat 0 begins; bots, if any, play at once, and windows have no clock."""
    options = about.pop("options", {"first": 0})
    game = about.pop("game", "shelter")
    usual = {"pace": "instant", "clock": 0}
    return await hub.create(NewTable(game=game, seats=seats, options=options, **{**usual, **about}))


async def sit_all(hub: Hub, made: Any, people: Sequence[int], bot: str = "random") -> list[str]:
    """Sit people on these seats and bots on all others; the people's tokens in order."""
    tokens = []
    for seat in people:
        claimed = await hub.claim(made.table.id, seat, ClaimSeat(f"Person {seat}", f"nonce {seat}", made.invite))
        tokens.append(claimed.token)
    for seat in range(len(made.table.seats)):
        if seat not in people:
            await hub.sit_bot(made.table.id, seat, SitBot(bot), [made.host_token])
    return tokens


async def eventually(true: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(0.02)


async def at_rest(hub: Hub, table_id: str) -> int:
    """Wait until nobody chooses unasked at a table any more: bots, and who has said so ahead; the last entry then."""
    table = await hub._running(table_id)
    while turn_of(table) is not None:
        if table.driver is None or table.driver.done():
            await asyncio.sleep(0)
        else:
            await asyncio.wait([table.driver])
    return table.seq


def refused(answer: Any) -> str:
    """The code of a refusal."""
    assert isinstance(answer, Refused), answer
    return answer.code


def done(answer: Any) -> int:
    """The sequence number of a request that was carried out before."""
    assert isinstance(answer, Done), answer
    return answer.seq


def fewest(game: str) -> int:
    """The smallest number of seats, of two or more, with which a game can be played."""
    return max(2, definition(game).seats[0])


async def sat_down(hub: Hub, seats: int = 2, bots: int = 0, **about: Any) -> tuple[str, list[str], list[Person]]:
    """A table of people who have all said hello; the last seats are left to bots."""
    made = await new_table(hub, seats, **about)
    tokens = await sit_all(hub, made, people=range(seats - bots))
    people = [Person(hub, made.table.id, [token]) for token in tokens]
    for person in people:
        await person.hello()
    return made.table.id, tokens, people
