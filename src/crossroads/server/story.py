"""The log of a table in sentences, for every language and seat that somebody reads it in.

What everybody saw is told to everybody in the same words, made from what a spectator sees; what a few saw is told to each
seat from its own view of that moment. Views are not kept: whoever comes late has the game played again for the telling.
"""

from collections.abc import Callable, Sequence
from typing import Any

from crossroads.protocol.tables import LogLine
from crossroads.server.play import Moment, Play, played_again
from crossroads.server.telling import page_of

Page = list[LogLine | None]  # what is told of a moment's events, in order; `None` is told elsewhere or not at all
Reader = tuple[str, int | None]  # a language, and whose private part (`EVERYBODY`: the common part)
Looks = Callable[[int | None], dict[str, Any]]
EVERYBODY = -1


class Story:
    """What was told of a play so far, page by page; a page belongs to a moment."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._pages: dict[Reader, list[Page]] = {}
        self._latest: dict[Reader, tuple[int, Page]] = {}  # where the pages before it were never asked for

    def newest(self, lang: str, seat: int | None) -> list[LogLine]:
        """What the last choice brought, as a seat knows it."""
        moment = self._play.moments[-1]
        page = self._newest_page((lang, EVERYBODY), moment)
        if moment.private:
            return _joined(moment, page, self._newest_page((lang, seat), moment))
        return list(filter(None, page))

    async def whole(self, lang: str, seat: int | None) -> list[LogLine]:
        """Everything that happened, as a seat knows it."""
        moments = self._play.moments
        readers: list[Reader] = [(lang, EVERYBODY)]
        if any(moment.private for moment in moments):
            readers.append((lang, seat))
        missing = [reader for reader in readers if len(self._pages.get(reader, ())) != len(moments)]
        if missing:
            await self._retell(missing)
        common = self._pages[lang, EVERYBODY]
        own = self._pages.get((lang, seat), common)
        lines = []
        for moment, page, other in zip(moments, common, own, strict=True):
            lines += _joined(moment, page, other)
        return lines

    def cut(self) -> None:
        """Forget what was told of choices that have been taken back."""
        for pages in self._pages.values():
            del pages[len(self._play.moments) :]
        self._latest.clear()

    def _newest_page(self, reader: Reader, moment: Moment) -> Page:
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

    async def _retell(self, readers: Sequence[Reader]) -> None:
        play = self._play
        told: dict[Reader, list[Page]] = {reader: [] for reader in readers}
        number = 0
        async for game in played_again(play.game.setup, play.history):
            for reader in readers:
                told[reader].append(self._page(reader, play.moments[number], game.view))
            number += 1
        self._pages.update(told)

    def _page(self, reader: Reader, moment: Moment, view: Looks) -> Page:
        lang, seat = reader
        game = self._play.game.setup.game
        events = moment.events
        if seat == EVERYBODY and not moment.private:
            return page_of(game, lang, moment.seq, events, view(None)) if events else []
        page: Page = []
        for event in events:
            if (event.only is None) != (seat == EVERYBODY):
                page.append(None)
                continue
            eyes = None if seat == EVERYBODY else seat
            page += page_of(game, lang, moment.seq, (event.as_seen_by(eyes),), view(eyes))
        return page


def lines_of(game: str, lang: str, moment: Moment, seat: int | None, view: Looks) -> list[LogLine]:
    """What a moment brought, as a seat knows it, told from the views of that moment."""
    page: Page = []
    for event in moment.events:
        eyes = None if event.only is None else seat
        page += page_of(game, lang, moment.seq, (event.as_seen_by(seat),), view(eyes))
    return list(filter(None, page))


def _joined(moment: Moment, common: Page, own: Page) -> list[LogLine]:
    if not moment.private:
        return list(filter(None, common))
    return [line for pair in zip(common, own, strict=True) if (line := pair[0] or pair[1]) is not None]
