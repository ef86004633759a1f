"""Cellar: a small game with every kind of zone, for what follows from their declaration.

Cards have red or blue backs. A turn is one act: draw, lay a card in the row, bury one in the cellar (facedown, and the
one who did it knows it), peek at a buried card, dig one up, let the neighbour look at a card of the hand, unmask. Everybody
wears a mask that nobody has looked at, not even its owner.
"""

from collections.abc import Iterator
from typing import Any, Self

import msgspec

from crossroads.engine.acts import Meant
from crossroads.engine.decisions import Ask, Decision, Option, Refusal
from crossroads.engine.definition import Definition
from crossroads.engine.dice import Dice
from crossroads.engine.modules import Rulebook
from crossroads.engine.odds import Odds
from crossroads.engine.packs import Pack
from crossroads.engine.shapes import Shape, Shapes
from crossroads.engine.sharing import Share, afresh
from crossroads.engine.state import Outcome, State, shallow_copy
from crossroads.engine.zones import KEY, Mention, Sort, Zone, Zones, nobody, owner
from tests.engine import plain_words
from tests.engine.plain_words import WORDING, rule_text

COLOURS = ("red", "blue")
OF_A_COLOUR = 12
MASKS_THERE_ARE = 6
ROUNDS = 6
Act = tuple[str, Any]


class Content:
    """The cards and masks of Cellar."""

    def __init__(self, packs: tuple[str, ...]) -> None:
        self.packs = packs
        self.cards = {f"{colour}-{number}": colour for colour in COLOURS for number in range(1, OF_A_COLOUR + 1)}
        self.masks = tuple([f"mask-{number}" for number in range(1, MASKS_THERE_ARE + 1)])


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Mask(msgspec.Struct, frozen=True):
    id: str
    up: bool = False


class Buried(msgspec.Struct, frozen=True):
    id: str
    by: int
    known_to: tuple[int, ...]


class Shown(msgspec.Struct, frozen=True):
    """The card that a seat has let its neighbour look at."""

    seat: int
    to: int
    card: str


class Player(msgspec.Struct):
    seat: int
    mask: Mask | None = None
    hand: tuple[str, ...] = ()


class Cellar(State, kw_only=True):
    content: Content
    players: list[Player]
    decks: dict[str, tuple[str, ...]]
    masks: tuple[str, ...]
    row: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()
    buried: tuple[Buried, ...] = ()
    shown: Shown | None = None
    turn: int = 0

    def copy(self) -> Self:
        twin = super().copy()
        twin.players = list(map(shallow_copy, self.players))
        return twin


def mask_is_up(g: Cellar, _seat: int | None, key: int) -> bool:
    mask = g.players[key].mask
    return mask is not None and mask.up


def buried_known(g: Cellar, seat: int | None, _key: None) -> list[bool]:
    return [seat in card.known_to for card in g.buried]


def showing_is_seen(g: Cellar, seat: int | None, _key: None) -> bool:
    return g.shown is not None and seat in (g.shown.seat, g.shown.to)


CARDS: Sort[Cellar] = Sort("cards", lambda g: g.content.cards, lambda g, card: g.content.cards[card])
MASKS: Sort[Cellar] = Sort("masks", lambda g: g.content.masks)
DECKS = Zone("decks", (CARDS,), "decks.*", nobody, back=KEY)
ROW = Zone("row", (CARDS,), "row")
PILE = Zone("pile", (CARDS,), "pile")
HANDS = Zone("hands", (CARDS,), "players.*.hand", owner, ordered=False)
BURIED = Zone("buried cards", (CARDS,), "buried", sees_each=buried_known)
MASK_DECK = Zone("spare masks", (MASKS,), "masks", nobody)
WORN = Zone("masks worn", (MASKS,), "players.*.mask", mask_is_up)
SHOWN = Mention("card shown", (CARDS,), "shown.card", showing_is_seen)
ZONES: Zones[Cellar] = (DECKS, ROW, PILE, HANDS, BURIED, MASK_DECK, WORN, SHOWN)


def set_up(content: Content, seats: int, options: TableOptions, dice: Dice) -> Cellar:
    g = Cellar(
        dice=dice, content=content, players=[Player(seat) for seat in range(seats)], decks={}, masks=content.masks
    )
    g.masks = g.shuffle("masks", g.masks)
    for who in g.players:
        who.mask, g.masks = Mask(g.masks[-1]), g.masks[:-1]
    for colour in COLOURS:
        cards = g.shuffle(colour, [card for card, back in content.cards.items() if back == colour])
        g.decks = {**g.decks, colour: cards}
        for who in g.players:
            draw(g, who, colour)
    return g


def draw(g: Cellar, who: Player, colour: str) -> None:
    deck = g.decks[colour]
    g.decks = {**g.decks, colour: deck[:-1]}
    who.hand += deck[-1:]
    g.reveal()
    g.emit_to((who.seat,), "draw", "cellar.draw", {"card": deck[-1]}, {"colour": colour})


def offers(g: Cellar, who: Player, why: bool) -> Iterator[Option[Act] | Refusal]:
    yield Option("wait", ("wait", ""))
    for colour, deck in g.decks.items():
        if deck:
            yield Option(f"draw:{colour}", ("draw", colour))
        elif why:
            yield Refusal(f"draw:{colour}", "cellar.draw")
    for card in who.hand:
        for verb in ("lay", "bury", "show"):
            yield Option(f"{verb}:{card}", (verb, card))
    for place in range(len(g.buried)):
        yield Option(f"peek:{place}", ("peek", place))
        yield Option(f"dig:{place}", ("dig", place))
    if who.mask is not None and not who.mask.up:
        yield Option("unmask", ("unmask", ""))
    elif why:
        yield Refusal("unmask", "cellar.unmask")


async def beat(g: Cellar) -> None:
    """A turn, or the end."""
    if g.turn == ROUNDS * len(g.players):
        g.outcome = Outcome((0,), tuple(range(1, len(g.players))), scores(g), "rounds")
        return
    who = g.players[g.turn % len(g.players)]
    ask: Ask[Act] = Ask(who.seat, "turn", "cellar.turn", lambda why: offers(g, who, why))
    verb, what = await ask
    carry_out(g, who, verb, what)
    g.turn += 1


def carry_out(g: Cellar, who: Player, verb: str, what: Any) -> None:
    if verb == "draw":
        draw(g, who, what)
    elif verb in ("lay", "bury"):
        who.hand = tuple([card for card in who.hand if card != what])
        g.reveal()
        if verb == "lay":
            g.row += (what,)
        else:
            g.buried += (Buried(what, who.seat, (who.seat,)),)
    elif verb == "peek":
        card = g.buried[what]
        seen = Buried(card.id, card.by, (*card.known_to, who.seat))
        g.buried = (*g.buried[:what], seen, *g.buried[what + 1 :])
        g.reveal()
    elif verb == "dig":
        g.pile += (g.buried[what].id,)
        g.buried = (*g.buried[:what], *g.buried[what + 1 :])
        g.reveal()
    elif verb == "show":
        g.shown = Shown(who.seat, (who.seat + 1) % len(g.players), what)
        g.reveal()
    elif verb == "unmask":
        assert who.mask is not None
        who.mask = Mask(who.mask.id, up=True)
        g.reveal()


def view(g: Cellar, seat: int | None, share: Share = afresh) -> dict[str, Any]:
    del share
    return {
        "seat": seat,
        "turn": g.turn,
        "decks": {colour: DECKS.show(deck) for colour, deck in g.decks.items()},
        "row": ROW.show(g.row),
        "pile": PILE.show(g.pile),
        "buried": [{"by": card.by, "card": face} for card, face in zip(g.buried, BURIED.faces(g, seat), strict=True)],
        "hands": [HANDS.faces(g, seat, who.seat) for who in g.players],
        "backs": [[g.content.cards[card] for card in who.hand] for who in g.players],
        "masks": [WORN.faces(g, seat, who.seat) for who in g.players],
        "spare": MASK_DECK.show(g.masks),
        "shown": None if g.shown is None or not SHOWN.sees(g, seat, None) else g.shown.card,
    }


class BuriedView(Shape):
    by: int
    card: str | None  # for who knows it


class View(Shape):
    seat: int | None
    turn: int
    decks: dict[str, int]  # by colour
    row: list[str]
    pile: list[str]
    buried: list[BuriedView]
    hands: list[list[str | None]]  # by seat
    backs: list[list[str]]
    masks: list[list[str | None]]
    spare: int
    shown: str | None


class Book(Shape):
    cards: Shape
    names: dict[str, str]


def scores(g: Cellar) -> tuple[int, ...]:
    return tuple([len(who.hand) for who in g.players])


def _why_not(g: Cellar, seat: int, meant: Meant, decision: Decision | None) -> Refusal | None:
    return None


def _odds(g: Cellar, seat: int, meant: Meant, decision: Decision) -> tuple[Odds, ...]:
    return ()


def _load(packs: tuple[Pack, ...], rulebook: Rulebook) -> Content:
    return Content(tuple(pack.name for pack in packs))


CELLAR = Definition(
    id="cellar",
    package="tests.engine",
    seats=(1, 4),
    seats_rule="cellar.seats",
    packs=(),
    table_options=TableOptions,
    state_type=Cellar,
    content_type=Content,
    load_content=_load,
    set_up=set_up,
    beat=beat,
    view=view,
    zones=lambda g: ZONES,
    why_not=_why_not,
    odds=_odds,
    own_faults=lambda g: iter(()),
    rule_text=rule_text,
    wording=lambda: WORDING,
    title=lambda words: "Cellar",
    book=lambda words, content: {"cards": {}, "names": {}},
    shapes=lambda: Shapes(View, Book),
    scores=scores,
)


def install() -> None:
    """It can be played by its name."""
    plain_words.install("cellar", "tests.engine.cellar:CELLAR")
