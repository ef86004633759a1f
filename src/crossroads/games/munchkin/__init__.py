"""Munchkin Fallout. Start reading at `turn/turns.py`."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from crossroads import rules
from crossroads.engine.definition import Definition, Wording
from crossroads.engine.modules import Rulebook
from crossroads.engine.packs import Pack
from crossroads.engine.proofs import Proof
from crossroads.engine.shapes import Shapes
from crossroads.engine.words import Words
from crossroads.engine.zones import typed_zones
from crossroads.games.munchkin.base import BASE
from crossroads.games.munchkin.cards.content import Content
from crossroads.games.munchkin.cards.loading import load
from crossroads.games.munchkin.odds.rolls import odds
from crossroads.games.munchkin.setup import set_up
from crossroads.games.munchkin.state import Munchkin
from crossroads.games.munchkin.strength.levels import scores
from crossroads.games.munchkin.table.invariants import faults
from crossroads.games.munchkin.table.view import view
from crossroads.games.munchkin.table.why_not import why_not
from crossroads.games.munchkin.table.zones import ZONES
from crossroads.games.munchkin.table_options import TableOptions
from crossroads.games.munchkin.turn.turns import beat


@cache
def _wording() -> Wording:
    from crossroads.games.munchkin.acts import ACTS  # only those who read need it
    from crossroads.games.munchkin.words import cards, events, labels, prompts, recap, whole_table

    told = prompts.prompt, events.event, cards.card, whole_table.table
    return Wording(*told, ACTS, cards=cards.card_titles, drawn=labels.drawn, recap=recap.RECAP)


def _load(packs: tuple[Pack, ...], rulebook: Rulebook) -> Content:
    content = load(packs, rulebook)
    if not content.own:
        return content
    from crossroads.games.munchkin.words.own_cards import check_texts  # only packs of one's own need it

    return check_texts(packs, content)


def _title(words: Words) -> str:
    return words("game-name")


def _book(words: Words, content: Content) -> dict[str, Any]:
    from crossroads.games.munchkin.words.book import book  # only those who draw need it

    return book(words, content)


def _proofs(words: Words, content: Content) -> Iterator[Proof]:
    from crossroads.games.munchkin.words.proofs import proofs  # only those who write cards need it

    return proofs(words, content)


def _shapes() -> Shapes:
    from crossroads.games.munchkin.table.view_types import View  # only those who check or document them need them
    from crossroads.games.munchkin.words.book_types import Book

    return Shapes(View, Book)


DEFINITION = Definition(
    id="munchkin",
    package="crossroads.games.munchkin",
    seats=(3, 6),
    seats_rule="munchkin.setup.player-count",
    packs=("base",),
    table_options=TableOptions,
    state_type=Munchkin,
    content_type=Content,
    load_content=_load,
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
    on_turn=lambda g: g.active,
    dice_rule="munchkin.components.one-die",
    decks=typed_zones(ZONES),
    decks_rule="munchkin.setup.decks-face-down",
    shows=("acts", "words", "odds", "table.view", "table.view_types", "table.why_not", "table.invariants"),
    base=lambda: BASE,
    hidden_windows=True,
)
