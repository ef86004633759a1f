"""Lanterns: a small game with hands that others do not see, for the parts of the engine that Shelter does not use.

Each round everybody is dealt a card (a beat of its own, with no choice in it), then has a turn: draw, give a card away,
look at the deck's top, show the hand, throw a die, wait, or whisper a number to oneself in two steps.
"""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any, Literal, Self

import msgspec

from crossroads.engine.acts import Meant
from crossroads.engine.decisions import Ask, Decision, Option, Refusal, pick
from crossroads.engine.definition import Definition
from crossroads.engine.dice import Dice
from crossroads.engine.events import Event
from crossroads.engine.modules import Rulebook
from crossroads.engine.odds import Odds, odds_of
from crossroads.engine.packs import Pack
from crossroads.engine.shapes import Shape, Shapes
from crossroads.engine.sharing import Share, afresh
from crossroads.engine.state import Outcome, State
from crossroads.engine.words import Words
from crossroads.engine.zones import Mention, Sort, Zone, Zones, nobody, owner
from tests.engine import plain_words
from tests.engine.plain_words import WORDING, rule_text

CARDS = 30


class Content:
    """All cards of Lanterns: the numbers from 1 to 30."""

    def __init__(self, packs: tuple[str, ...]) -> None:
        self.packs = packs


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int = 5


class Lanterns(State, kw_only=True):
    content: Content
    deck: tuple[int, ...]
    hands: list[tuple[int, ...]]
    shown: list[bool]
    whispers: list[tuple[int, ...]]
    last: int  # the last round
    round: int = 0
    phase: Literal["deal", "turns", "score"] = "deal"
    turn: int = 0
    seen: dict[int, int] = msgspec.field(default_factory=dict)  # who has looked at which card on top of the deck

    def copy(self) -> Self:
        twin = super().copy()
        twin.hands = self.hands[:]
        twin.shown = self.shown[:]
        twin.whispers = self.whispers[:]
        twin.seen = self.seen.copy()
        return twin

    def tell(self, seats: Iterable[int], kind: str, about: Mapping[str, Any], veiled: Mapping[str, Any]) -> None:
        """Tell some seats what happened, and everybody else a part of it."""
        self.events += (Event(kind, f"toy.turn.{kind}", about, tuple(seats), veiled),)


def set_up(content: Content, seats: int, options: TableOptions, dice: Dice) -> Lanterns:
    g = Lanterns(
        dice=dice,
        content=content,
        deck=tuple(range(1, CARDS + 1)),
        hands=[()] * seats,
        shown=[False] * seats,
        whispers=[()] * seats,
        last=options.rounds,
    )
    g.deck = g.shuffle("deck", g.deck)
    return g


async def beat(g: Lanterns) -> None:
    """A deal, a turn or the scoring: only a turn asks anybody."""
    if g.phase == "deal":
        g.round += 1
        for seat in range(len(g.hands)):
            draw(g, seat)
        g.phase = "turns"
    elif g.phase == "score":
        score(g)
    elif g.turn == len(g.hands):
        g.turn = 0
        g.phase = "score" if g.round == g.last else "deal"
    else:
        await take_turn(g, g.turn)
        g.turn += 1


def draw(g: Lanterns, seat: int) -> None:
    """The deck's top goes to a hand; only its owner sees which card it is."""
    card = g.deck[-1]
    g.deck = g.deck[:-1]
    g.hands[seat] += (card,)
    g.seen.clear()
    g.reveal()
    g.tell([seat], "draw", {"seat": seat, "card": card}, {"seat": seat})
    if g.shown[seat]:
        g.emit("show", "toy.turn.show", {"seat": seat, "hand": g.hands[seat]})


def offers(g: Lanterns, seat: int, why: bool) -> Iterator[Option[Any] | Refusal]:
    """What a turn may bring, from the hand as it is now: whoever deals it anew changes the offer too."""
    yield Option("wait", ("wait", 0))
    yield Option("whisper", ("whisper", 0))
    yield Option("throw", ("throw", 0))
    yield Option("look", ("look", 0))
    if len(g.deck) > len(g.hands) * (g.last - g.round):
        yield Option("draw", ("draw", 0))
    elif why:
        yield Refusal("draw", "toy.turn.draw")
    if not g.shown[seat]:
        yield Option("show", ("show", 0))
    elif why:
        yield Refusal("show", "toy.turn.show")
    for card in range(1, CARDS + 1):
        if card in g.hands[seat]:
            yield Option(f"give:{card}", ("give", card))
        elif why:
            yield Refusal(f"give:{card}", "toy.turn.give")


async def take_turn(g: Lanterns, seat: int) -> None:
    verb, card = await Ask(seat, "turn", "toy.turn.one", lambda why: offers(g, seat, why))
    if verb == "wait":
        g.emit("wait", "toy.turn.wait", {"seat": seat})
    elif verb == "whisper":
        await whisper(g, seat)
    elif verb == "throw":
        g.emit("throw", "toy.turn.throw", {"seat": seat, "faces": g.roll("throw", 1)})
    elif verb == "look":
        g.seen[seat] = g.deck[-1]
        g.reveal()
        g.tell([seat], "look", {"seat": seat, "card": g.deck[-1]}, {"seat": seat})
    elif verb == "draw":
        draw(g, seat)
        await whisper(g, seat)  # after the card is known: the middle of a beat, with something revealed in it
    elif verb == "show":
        g.shown[seat] = True
        g.reveal()
        g.emit("show", "toy.turn.show", {"seat": seat, "hand": g.hands[seat]})
    else:
        give(g, seat, card)


async def whisper(g: Lanterns, seat: int) -> None:
    """Two small choices, one after the other."""
    for place in ("first", "second"):
        ways = [Option(f"say:{number}", number) for number in (1, 2, 3)]
        g.whispers[seat] += (await pick(seat, f"whisper-{place}", ways, "toy.turn.whisper"),)


def give(g: Lanterns, seat: int, card: int) -> None:
    """A card goes to the neighbour; the two of them know which."""
    other = (seat + 1) % len(g.hands)
    g.hands[seat] = tuple([each for each in g.hands[seat] if each != card])
    g.hands[other] += (card,)
    g.reveal()
    g.tell([seat, other], "give", {"seat": seat, "to": other, "card": card}, {"seat": seat, "to": other})


def scores(g: Lanterns) -> tuple[int, ...]:
    return tuple([sum(hand) for hand in g.hands])


def score(g: Lanterns) -> None:
    points = scores(g)
    best = max(points)
    winners = tuple([seat for seat, total in enumerate(points) if total == best])
    losers = tuple([seat for seat in range(len(points)) if seat not in winners])
    g.shown = [True] * len(g.hands)
    g.reveal()
    g.outcome = Outcome(winners, losers, points, "rounds")


def hand_is_seen(g: Lanterns, seat: int | None, key: int) -> bool:
    return key == seat or g.shown[key]


NUMBERS: Sort[Lanterns] = Sort("cards", lambda g: range(1, CARDS + 1))
DECK = Zone("deck", (NUMBERS,), "deck", nobody)
HANDS = Zone("hands", (NUMBERS,), "hands.*", hand_is_seen, ordered=False)
ZONES: Zones[Lanterns] = (DECK, HANDS, Mention("tops looked at", (NUMBERS,), "seen.*", owner))


def view(g: Lanterns, seat: int | None, share: Share = afresh) -> dict[str, Any]:
    return {
        "seat": seat,
        "round": g.round,
        "deck": DECK.show(g.deck),
        "hands": [list(hand) if HANDS.sees(g, seat, whose) else len(hand) for whose, hand in enumerate(g.hands)],
        "whispers": [list(said) if whose == seat else len(said) for whose, said in enumerate(g.whispers)],
        "top": g.seen.get(seat) if seat is not None else None,
        "players": share.parts("players", _player, list(range(len(g.hands)))),
    }


def _player(seat: int, *_: object) -> dict[str, Any]:
    return {"seat": seat}


class PlayerView(Shape):
    seat: int


class View(Shape):
    seat: int | None
    round: int
    deck: int
    hands: list[list[int] | int]  # the cards of one that is seen, the number of another's
    whispers: list[list[int] | int]
    top: int | None  # the card on top of the deck, for who has looked at it
    players: list[PlayerView]


def why_not(g: Lanterns, seat: int, meant: Meant, decision: Decision | None) -> Refusal | None:
    return None


def odds(g: Lanterns, seat: int, meant: Meant, decision: Decision) -> tuple[Odds, ...]:
    if meant.verb != "throw":
        return ()
    return (odds_of("plain", {str(face): Fraction(1, 6) for face in range(1, 7)}),)


def _load(packs: tuple[Pack, ...], rulebook: Rulebook) -> Content:
    return Content(tuple(pack.name for pack in packs))


def book(words: Words, content: Content) -> dict[str, Any]:
    lanterns = {str(number): {"worth": number} for number in range(1, CARDS + 1)}
    return {"cards": {"lanterns": lanterns}, "names": {"card": "Card"}}


class Worth(Shape):
    worth: int


class Cards(Shape):
    lanterns: dict[str, Worth]


class Book(Shape):
    cards: Cards
    names: dict[str, str]


TOY = Definition(
    id="toy",
    package="tests.engine",
    seats=(1, 4),
    seats_rule="toy.seats",
    packs=(),
    table_options=TableOptions,
    state_type=Lanterns,
    content_type=Content,
    load_content=_load,
    set_up=set_up,
    beat=beat,
    view=view,
    zones=lambda g: ZONES,
    why_not=why_not,
    odds=odds,
    own_faults=lambda g: iter(()),
    rule_text=rule_text,
    wording=lambda: WORDING,
    title=lambda words: "Lanterns",
    book=book,
    shapes=lambda: Shapes(View, Book),
    scores=scores,
)


def install() -> None:
    """It can be played by its name."""
    plain_words.install("toy", "tests.engine.toy:TOY")
