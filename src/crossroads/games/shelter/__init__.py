"""Fallout Shelter: The Board Game. Start reading at `round/rounds.py`."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from crossroads import rules
from crossroads.engine.definition import Definition, Wording
from crossroads.engine.proofs import Proof
from crossroads.engine.shapes import Shapes
from crossroads.engine.words import Words
from crossroads.engine.zones import typed_zones
from crossroads.games.shelter.base import BASE
from crossroads.games.shelter.cards.content import Content
from crossroads.games.shelter.cards.loading import load
from crossroads.games.shelter.round.rounds import beat
from crossroads.games.shelter.round.scoring import scores
from crossroads.games.shelter.setup import TableOptions, set_up
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.table.view import view
from crossroads.games.shelter.table.why_not import faults, odds, why_not
from crossroads.games.shelter.table.zones import ZONES


@cache
def _wording() -> Wording:
    from crossroads.games.shelter.acts import ACTS  # only those who read need it
    from crossroads.games.shelter.words import cards, events, label_inputs, labels, prompts, recap, whole_table

    told = prompts.prompt, events.event, cards.card, whole_table.table
    return Wording(*told, ACTS, label_inputs.label_inputs, cards.card_titles, drawn=labels.drawn, recap=recap.RECAP)


def _title(words: Words) -> str:
    return words("game-name")


def _book(words: Words, content: Content) -> dict[str, Any]:
    from crossroads.games.shelter.words.book import book  # only those who draw need it

    return book(words, content)


def _proofs(words: Words, content: Content) -> Iterator[Proof]:
    from crossroads.games.shelter.words.proofs import proofs  # only those who write cards need it

    return proofs(words, content)


def _shapes() -> Shapes:
    from crossroads.games.shelter.table.view_types import View  # only those who check or document them need them
    from crossroads.games.shelter.words.book_types import Book

    return Shapes(View, Book)


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
    zones=lambda _g: ZONES,
    why_not=why_not,
    odds=odds,
    own_faults=faults,
    rule_text=rules.text,
    wording=_wording,
    title=_title,
    book=_book,
    proofs=_proofs,
    shapes=_shapes,
    scores=scores,
    shows=("acts", "words", "table.view", "table.view_types", "table.why_not"),
    base=lambda: BASE,
    on_turn=lambda g: g.turn,
    dice_rule="shelter.fights.roll",
    decks=typed_zones(ZONES),
    decks_rule="shelter.setup.shuffle",
    open=True,  # shelter.information.hidden
)
