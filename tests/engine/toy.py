"""Lanterns: a small game with hands that others do not see, for the parts of the engine that Shelter does not use.

Each round everybody is dealt a card (a beat of its own, with no choice in it), then has a turn: draw, give a card away,
look at the deck's top, show the hand, throw a die, wait, or whisper a number to oneself in two steps.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from importlib.metadata import EntryPoint
from typing import Any, Literal, Self

import msgspec
import pytest

from crossroads.engine.decisions import Ask, Decision, Option, Refusal, pick
from crossroads.engine.definition import Definition, Wording, definition
from crossroads.engine.dice import Dice
from crossroads.engine.events import Event
from crossroads.engine.odds import Odds, odds_of
from crossroads.engine.packs import Pack
from crossroads.engine.sharing import Share, afresh
from crossroads.engine.state import Outcome, State
from crossroads.engine.words import Words, checked_language

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


def view(g: Lanterns, seat: int | None, share: Share = afresh) -> dict[str, Any]:
    return {
        "seat": seat,
        "round": g.round,
        "deck": len(g.deck),
        "hands": [list(hand) if owner == seat or g.shown[owner] else len(hand) for owner, hand in enumerate(g.hands)],
        "whispers": [list(said) if owner == seat else len(said) for owner, said in enumerate(g.whispers)],
        "top": g.seen.get(seat) if seat is not None else None,
        "players": share.parts("players", _player, list(range(len(g.hands)))),
    }


def _player(seat: int, *_: object) -> dict[str, Any]:
    return {"seat": seat}


def redeal(g: Lanterns, seat: int | None) -> None:
    """Deal anew the deck and the hands that a seat does not see; a top card that it has looked at stays."""
    hidden = [owner for owner in range(len(g.hands)) if owner != seat and not g.shown[owner]]
    known = g.deck[-1:] if seat in g.seen else ()
    pool = list(g.deck[: len(g.deck) - len(known)])
    for owner in hidden:
        pool += g.hands[owner]
    pool = [pool[place] for place in g.dice.order(len(pool))]
    for owner in hidden:
        count = len(g.hands[owner])
        g.hands[owner], pool = tuple(pool[:count]), pool[count:]
    g.deck = (*pool, *known)


def why_not(g: Lanterns, seat: int, option: str, decision: Decision | None) -> Refusal | None:
    return None


def odds(g: Lanterns, seat: int, option: str, decision: Decision) -> tuple[Odds, ...]:
    if option != "throw":
        return ()
    return (odds_of("plain", {str(face): Fraction(1, 6) for face in range(1, 7)}),)


def faults(g: Lanterns) -> Iterator[str]:
    cards = Counter(g.deck)
    for hand in g.hands:
        cards.update(hand)
    if cards != Counter(range(1, CARDS + 1)):
        yield "cards are not conserved"


def rule_text(rule: str, lang: str) -> str:
    return f"{checked_language(lang)}: {rule}"


def _load(packs: tuple[Pack, ...]) -> Content:
    return Content(tuple(pack.name for pack in packs))


def _option(words: Words, view: Mapping[str, Any], option: str) -> str:
    return option


def _prompt(words: Words, view: Mapping[str, Any], decision: Decision) -> str:
    return decision.prompt


def _event(words: Words, view: Mapping[str, Any], event: Any) -> str:
    return f"{event.kind} {dict(event.about)}"


def _card(words: Words, content: Any, card: str) -> str:
    return card


def _table(words: Words, view: Mapping[str, Any]) -> list[str]:
    return [f"hands {view['hands']}"]


def book(words: Words, content: Content) -> dict[str, Any]:
    return {"cards": {str(number): {"worth": number} for number in range(1, CARDS + 1)}, "names": {"card": "Card"}}


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
    redeal=redeal,
    why_not=why_not,
    odds=odds,
    faults=faults,
    rule_text=rule_text,
    wording=lambda: Wording(_option, _prompt, _event, _card, _table),
    title=lambda words: "Lanterns",
    book=book,
    scores=scores,
)


def install() -> None:
    """Let the engine find the game as it finds any other: through an entry point, here one of the test's own."""
    point = EntryPoint("toy", "tests.engine.toy:TOY", "crossroads.games")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("crossroads.engine.definition.entry_points", lambda group: [point])
        assert definition("toy").id == "toy"
