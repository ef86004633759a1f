"""Fallout Shelter: The Board Game. Start reading at `rounds.py`."""

from typing import Any

from crossroads import rules
from crossroads.engine.definition import Definition, Wording
from crossroads.engine.words import Words
from crossroads.games.shelter.content import Content
from crossroads.games.shelter.loading import load
from crossroads.games.shelter.referee import faults, odds, why_not
from crossroads.games.shelter.rounds import beat
from crossroads.games.shelter.scoring import scores
from crossroads.games.shelter.setup import TableOptions, set_up
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.view import redeal, view


def _wording() -> Wording:
    from crossroads.games.shelter import wording  # only those who read need it

    return wording.WORDING


def _title(words: Words) -> str:
    return words("game-name")


def _book(words: Words, content: Content) -> dict[str, Any]:
    from crossroads.games.shelter.book import book  # only those who draw need it

    return book(words, content)


DEFINITION = Definition(
    id="shelter",
    package="crossroads.games.shelter",
    seats=(2, 4),
    seats_rule="shelter.overview.player-count",
    packs=("base",),
    table_options=TableOptions,
    state_type=Shelter,
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
    open=True,  # shelter.information.hidden
)
