"""Fallout: The Board Game. Start reading at `rounds.py`."""

from typing import Any

from crossroads import rules
from crossroads.engine.definition import Definition, Wording
from crossroads.engine.words import Words
from crossroads.games.fallout.content import Content
from crossroads.games.fallout.ending import scores
from crossroads.games.fallout.faults import faults
from crossroads.games.fallout.loading import load
from crossroads.games.fallout.referee import odds, why_not
from crossroads.games.fallout.rounds import beat
from crossroads.games.fallout.setup import set_up
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.variants import TableOptions
from crossroads.games.fallout.view import opened, redeal, view


def _wording() -> Wording:
    from crossroads.games.fallout import wording  # only those who read need it

    return wording.WORDING


def _title(words: Words) -> str:
    return words("game-name")


def _book(words: Words, content: Content) -> dict[str, Any]:
    from crossroads.games.fallout.book import book  # only those who draw need it

    return book(words, content)


def _opened(words: Words, g: Fallout) -> dict[str, Any]:
    """The quests that lie or lay open: nobody may read the library (fallout.card-library.no-reading)."""
    from crossroads.games.fallout.book import open_cards

    return open_cards(words, g.content, opened(g), g.scenario)


DEFINITION = Definition(
    id="fallout",
    package="crossroads.games.fallout",
    seats=(1, 4),
    seats_rule="fallout.setup.player-count",
    packs=("base",),
    table_options=TableOptions,
    state_type=Fallout,
    content_type=Content,
    load_content=load,
    set_up=set_up,
    beat=beat,
    view=view,
    redeal=redeal,
    why_not=why_not,
    odds=odds,
    faults=faults,
    rule_text=rules.text,
    wording=_wording,
    title=_title,
    book=_book,
    scores=scores,
    opened=_opened,
)
