"""The log of a table in sentences, for every language and seat that somebody reads it in.

What everybody saw is told to everybody in the same words, made from what a spectator sees; what a few saw is told to each
seat from its own view of that moment. Views are not kept: for whoever comes late the game is played again from the last
page that there is, a slice at a time and with no regard to the table, which goes on meanwhile.
"""

from collections.abc import Callable
from typing import Any

from crossroads.engine.definition import Wording
from crossroads.engine.words import Words
from crossroads.protocol.tables import LogLine
from crossroads.server.play.again import breathe, played_again
from crossroads.server.play.play import Moment, Play
from crossroads.server.telling.messages import page_of
from crossroads.server.telling.remarks import remark_told

Page = list[LogLine | None]  # what is told of a moment's events, in order; `None` is told elsewhere or not at all
PageReader = tuple[str, int | None]  # a language, and whose private part (`EVERYBODY`: the common part)
Looks = Callable[[int | None], dict[str, Any]]
EVERYBODY = -1
SLICE = 5  # pages that are made before other tables have their turn


class Story:
    """What was told of a play so far, page by page; a page belongs to a moment."""

    def __init__(self, play: Play, words: Callable[[str], Words]) -> None:
        """Nothing is told yet; `words`: those of the table in a language."""
        self._play = play
        self._words = words
        self._pages: dict[PageReader, list[Page]] = {}
        self._latest: dict[PageReader, tuple[int, Page]] = {}  # where the pages before it were never asked for
        self._cuts = 0

    def newest(self, lang: str, seat: int | None) -> list[LogLine]:
        """What the last choice brought, as a seat knows it."""
        moment = self._play.moments[-1]
        page = self._newest_page((lang, EVERYBODY), moment)
        if moment.private:
            return _joined(moment, page, self._newest_page((lang, seat), moment))
        return list(filter(None, page))

    async def whole(self, lang: str, seat: int | None) -> list[LogLine]:
        """Everything that happened, as a seat knows it."""
        await self.prepare(lang, seat)
        common, own = [self._pages[reader] for reader in self._readers(lang, seat)]
        lines = []
        for number, (moment, page, other) in enumerate(zip(self._play.moments, common, own, strict=True)):
            lines += _joined(moment, page, other)
            lines += [remark_told(remark, self._words(lang)) for remark in self._play.remarks.get(number, ())]
        return lines

    async def prepare(self, lang: str, seat: int | None) -> None:
        """Make the pages that are missing; choices may be made and taken back meanwhile."""
        for reader in self._readers(lang, seat):
            pages = self._pages.setdefault(reader, [])
            while len(pages) < len(self._play.moments):
                await self._go_on(reader, pages)

    def untold(self, lang: str, seat: int | None) -> int:
        """How many pages are missing for a reader."""
        whole = len(self._play.moments)
        return sum(whole - len(self._pages.get(reader, ())) for reader in {*self._readers(lang, seat)})

    def _readers(self, lang: str, seat: int | None) -> tuple[PageReader, PageReader]:
        """Whose pages a reader is told: everybody's, and its own where a few saw something."""
        private = any(moment.private for moment in self._play.moments)
        return (lang, EVERYBODY), (lang, seat if private else EVERYBODY)

    def cut(self) -> None:
        """Forget what was told of choices that have been taken back."""
        self._cuts += 1
        for pages in self._pages.values():
            del pages[len(self._play.moments) :]
        self._latest.clear()

    def _newest_page(self, reader: PageReader, moment: Moment) -> Page:
        """The page of the last moment; kept with the pages before it if they are all there."""
        pages = self._pages.get(reader)
        if pages is not None:
            untold = len(self._play.moments) - len(pages)
            if untold == 1:
                pages.append(self._page(reader, moment, self._play.view))
            if untold in (0, 1):
                return pages[-1]
        at, page = self._latest.get(reader, (-1, []))
        if at != moment.seq:
            page = self._page(reader, moment, self._play.view)
            self._latest[reader] = moment.seq, page
        return page

    async def _go_on(self, reader: PageReader, pages: list[Page]) -> None:
        """Make pages until all are there, or until somebody else has made or cut some."""
        cuts = self._cuts
        async for number, moment, game in played_again(self._play, len(pages)):
            if number % SLICE == 0:
                await breathe()
            if self._cuts != cuts or len(pages) != number:
                return
            view = game.view if game is not None else self._play.view  # of what is not shown, nothing is told
            pages.append(self._page(reader, moment, view))

    def _page(self, reader: PageReader, moment: Moment, view: Looks) -> Page:
        lang, seat = reader
        spoken = self._words(lang)
        speech = self._play.game.definition.wording()
        events = moment.events
        if seat == EVERYBODY and not moment.private:
            return page_of(speech, spoken, moment.seq, events, view(None)) if events else []
        page: Page = []
        for event in events:
            if (event.only is None) != (seat == EVERYBODY):
                page.append(None)
                continue
            eyes = None if seat == EVERYBODY else seat
            page += page_of(speech, spoken, moment.seq, (event.as_seen_by(eyes),), view(eyes))
        return page


def lines_of(speech: Wording, spoken: Words, moment: Moment, seat: int | None, view: Looks) -> list[LogLine]:
    """What a moment brought, as a seat knows it, told from the views of that moment."""
    page: Page = []
    for event in moment.events:
        eyes = None if event.only is None else seat
        page += page_of(speech, spoken, moment.seq, (event.as_seen_by(seat),), view(eyes))
    return list(filter(None, page))


def _joined(moment: Moment, common: Page, own: Page) -> list[LogLine]:
    if not moment.private:
        return list(filter(None, common))
    return [line for pair in zip(common, own, strict=True) if (line := pair[0] or pair[1]) is not None]
