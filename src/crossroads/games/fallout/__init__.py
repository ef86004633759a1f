"""Fallout: The Board Game. Start reading at `turn/rounds.py`."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from crossroads import rules
from crossroads.engine.definition import Definition, Wording
from crossroads.engine.proofs import Proof
from crossroads.engine.shapes import Shapes
from crossroads.engine.words import Words
from crossroads.engine.zones import typed_zones
from crossroads.games.fallout.base import BASE
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.cards.loading import load
from crossroads.games.fallout.odds.decisions import odds
from crossroads.games.fallout.setup import set_up
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivors.winning import scores
from crossroads.games.fallout.table.invariants import faults
from crossroads.games.fallout.table.view import opened, view
from crossroads.games.fallout.table.why_not import distance, why_not
from crossroads.games.fallout.table.zones import ZONES
from crossroads.games.fallout.table_options import TableOptions
from crossroads.games.fallout.turn.rounds import beat


@cache
def _wording() -> Wording:
    from crossroads.games.fallout.acts import ACTS  # only those who read need it
    from crossroads.games.fallout.words import cards, events, prompts, real_decks, recap, whole_table

    told = prompts.prompt, events.event, cards.card, whole_table.table
    real = real_decks.drawn, real_decks.deck_name
    return Wording(*told, ACTS, cards=cards.card_titles, drawn=real[0], deck=real[1], recap=recap.RECAP)


def _choices(content: Content) -> dict[str, tuple[str, ...]]:
    return {"scenario": tuple(content.scenarios)}


def _title(words: Words) -> str:
    return words("game-name")


def _book(words: Words, content: Content) -> dict[str, Any]:
    from crossroads.games.fallout.words.book import book  # only those who draw need it

    return book(words, content)


def _opened(words: Words, g: Fallout) -> dict[str, Any]:
    """The quests that lie or lay open: nobody may read the library (fallout.card-library.no-reading)."""
    from crossroads.games.fallout.words.book import open_cards

    return open_cards(words, g.content, opened(g), g.scenario)


def _proofs(words: Words, content: Content) -> Iterator[Proof]:
    from crossroads.games.fallout.words.proofs import proofs  # only those who write cards need it

    return proofs(words, content)


def _shapes() -> Shapes:
    from crossroads.games.fallout.table.view_types import View  # only those who check or document them need them
    from crossroads.games.fallout.words.book_types import Book, Opened

    return Shapes(View, Book, Opened)


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
    zones=lambda _g: ZONES,
    why_not=why_not,
    distance=distance,
    odds=odds,
    own_faults=faults,
    rule_text=rules.text,
    wording=_wording,
    title=_title,
    book=_book,
    proofs=_proofs,
    shapes=_shapes,
    scores=scores,
    on_turn=lambda g: g.turn,
    dice_rule="fallout.vats-dice.three-dice",
    decks=typed_zones(ZONES),
    decks_rule="fallout.setup.shuffle-main-decks",
    opened=_opened,
    shows=("acts", "words", "odds", "table.view", "table.view_types", "table.why_not", "table.known_things"),
    choices=_choices,
    base=lambda: BASE,
)
