"""Embers: a small game of windows over hidden hands, for the parts of the engine that they need.

On its turn a seat's fire may be fed and doused by everybody, in a window over hidden hands that every answer opens anew.
What is laid down may be smothered, in a window of its own, and what smothers it too: the last laid settles first.
Then everybody who has fed the fire may take ashes from it, one after another, in sight of all.
"""

from collections.abc import Iterator
from typing import Any, Self

import msgspec

from crossroads.engine.acts import Meant
from crossroads.engine.decisions import Decision, Option, Refusal
from crossroads.engine.definition import Definition
from crossroads.engine.dice import Dice
from crossroads.engine.modules import Rulebook
from crossroads.engine.odds import Odds
from crossroads.engine.packs import Pack
from crossroads.engine.shapes import Shape, Shapes, WindowShown
from crossroads.engine.sharing import Share, afresh
from crossroads.engine.state import Outcome, State
from crossroads.engine.windows import Answers, Window, open_window, open_windows, shown
from crossroads.engine.words import Words
from crossroads.engine.zones import Sort, Zone, Zones, nobody, owner
from tests.engine import plain_words
from tests.engine.plain_words import WORDING, rule_text

CARDS = (*[f"log-{number}" for number in range(1, 11)], *[f"wet-{number}" for number in range(1, 9)])


class Content:
    """All cards of Embers: ten logs and eight wet blankets."""

    def __init__(self, packs: tuple[str, ...]) -> None:
        self.packs = packs


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: int = 3
    hands: tuple[str, ...] = ()  # known ones, as in "log-1 wet-2"


class Laid(msgspec.Struct, frozen=True):
    """A card that lies on the table until its window is closed."""

    id: str
    by: int
    smothered: bool = False


class Embers(State, kw_only=True):
    content: Content
    hands: list[tuple[str, ...]]
    ashes: list[int]
    deck: tuple[str, ...]
    pile: tuple[str, ...] = ()
    stack: tuple[Laid, ...] = ()
    fed: tuple[int, ...] = ()  # by whom, since the turn began
    fire: int = 0
    turn: int = 0

    def copy(self) -> Self:
        twin = super().copy()
        twin.hands = self.hands[:]
        twin.ashes = self.ashes[:]
        return twin

    def seats_from(self, seat: int) -> tuple[int, ...]:
        return tuple([(seat + step) % len(self.hands) for step in range(len(self.hands))])


def set_up(content: Content, seats: int, options: TableOptions, dice: Dice) -> Embers:
    g = Embers(dice=dice, content=content, hands=[()] * seats, ashes=[0] * seats, deck=CARDS)
    g.deck = g.shuffle("deck", g.deck)
    for seat in range(seats):
        cards = options.hands[seat].split() if options.hands else g.deck[: options.cards]
        g.hands[seat], g.deck = tuple(cards), tuple([card for card in g.deck if card not in cards])
    return g


async def beat(g: Embers) -> None:
    """A fire for each seat, then the end."""
    if g.turn == len(g.hands):
        best = max(g.ashes)
        winners = tuple([seat for seat, ashes in enumerate(g.ashes) if ashes == best])
        losers = tuple([seat for seat in range(len(g.ashes)) if seat not in winners])
        g.outcome = Outcome(winners, losers, tuple(g.ashes), "fires")
        return
    await open_window(
        g,
        Window("fire", "embers.fire", g.seats_from(g.turn), occasion=f"turn:{g.turn}", hidden=True, reopens=True),
        Answers(
            lambda seat, why: lays(g, seat, why), lambda seat, card: lay(g, seat, card), lambda seat: holds(g, seat)
        ),
    )
    rake = Window("ashes", "embers.ashes", g.seats_from(g.turn), passing="leave")
    await open_window(g, rake, Answers(lambda seat, why: rakes(g, seat, why), lambda seat, much: take(g, seat, much)))
    g.turn, g.fed = g.turn + 1, ()


def holds(g: Embers, seat: int) -> bool:
    """Whether a seat may have an answer, as far as everybody knows."""
    return bool(g.hands[seat])


def lays(g: Embers, seat: int, why: bool) -> Iterator[Option[str] | Refusal]:
    for card in g.hands[seat]:
        if card.startswith("log"):
            yield Option(f"lay:{card}", card)
        elif why:
            yield Refusal(f"lay:{card}", "embers.fire.logs")


def smothers(g: Embers, seat: int, why: bool) -> Iterator[Option[str] | Refusal]:
    for card in g.hands[seat]:
        if card.startswith("wet"):
            yield Option(f"lay:{card}", card)
        elif why:
            yield Refusal(f"lay:{card}", "embers.smother.blankets")


async def lay(g: Embers, seat: int, card: str) -> None:
    """Lay a card down, let it be smothered, and settle it: the last laid first."""
    g.hands[seat] = tuple([each for each in g.hands[seat] if each != card])
    g.stack += (Laid(card, seat),)
    g.reveal()
    g.emit("lay", "embers.lay", {"seat": seat, "card": card})
    await open_window(
        g,
        Window(
            "smother",
            "embers.smother",
            g.seats_from((seat + 1) % len(g.hands)),
            {"card": card, "seat": seat},
            f"turn:{g.turn}",
            hidden=True,
            reopens=True,
        ),
        Answers(
            lambda each, why: smothers(g, each, why), lambda each, wet: lay(g, each, wet), lambda each: holds(g, each)
        ),
    )
    settle(g)


def settle(g: Embers) -> None:
    laid, g.stack = g.stack[-1], g.stack[:-1]
    g.pile += (laid.id,)
    g.emit("settle", "embers.lay", {"card": laid.id, "smothered": laid.smothered})
    if laid.smothered:
        return
    if laid.id.startswith("wet"):
        g.stack = (*g.stack[:-1], msgspec.structs.replace(g.stack[-1], smothered=True))
    else:
        g.fire += 1
        g.fed += (laid.by,)


def rakes(g: Embers, seat: int, why: bool) -> Iterator[Option[int] | Refusal]:
    if seat not in g.fed:
        if why:
            yield Refusal("rake:1", "embers.ashes")
        return
    for much in range(1, min(2, g.fire) + 1):
        yield Option(f"rake:{much}", much)


async def take(g: Embers, seat: int, much: int) -> None:
    g.ashes[seat] += much
    g.fire -= much
    g.emit("rake", "embers.ashes", {"seat": seat, "much": much})


ALL: Sort[Embers] = Sort("cards", lambda g: CARDS)
HANDS = Zone("hands", (ALL,), "hands.*", owner, ordered=False)
ZONES: Zones[Embers] = (
    Zone("deck", (ALL,), "deck", nobody),
    HANDS,
    Zone("pile", (ALL,), "pile"),
    Zone("stack", (ALL,), "stack"),
)


def own_faults(g: Embers) -> Iterator[str]:
    if g.fire < 0:
        yield "there are more ashes than the fire has given"


def scores(g: Embers) -> tuple[int, ...]:
    return tuple(g.ashes)


def view(g: Embers, seat: int | None, share: Share = afresh) -> dict[str, Any]:
    return {
        "seat": seat,
        "hands": [list(hand) if HANDS.sees(g, seat, whose) else len(hand) for whose, hand in enumerate(g.hands)],
        "ashes": list(g.ashes),
        "fire": g.fire,
        "pile": list(g.pile),
        "stack": [laid.id for laid in g.stack],
        "windows": [shown(window) for window in open_windows(g)],
    }


class View(Shape):
    seat: int | None
    hands: list[list[str] | int]  # the cards of one's own, the number of another's
    ashes: list[int]
    fire: int
    pile: list[str]
    stack: list[str]
    windows: list[WindowShown]


class Book(Shape):
    cards: Shape
    names: dict[str, str]


def why_not(g: Embers, seat: int, meant: Meant, decision: Decision | None) -> Refusal | None:
    return None


def odds(g: Embers, seat: int, meant: Meant, decision: Decision) -> tuple[Odds, ...]:
    return ()


def _load(packs: tuple[Pack, ...], rulebook: Rulebook) -> Content:
    return Content(tuple(pack.name for pack in packs))


def book(words: Words, content: Content) -> dict[str, Any]:
    return {"cards": {}, "names": {}}


EMBERS = Definition(
    id="embers",
    package="tests.engine",
    seats=(1, 4),
    seats_rule="embers.seats",
    packs=(),
    table_options=TableOptions,
    state_type=Embers,
    content_type=Content,
    load_content=_load,
    set_up=set_up,
    beat=beat,
    view=view,
    zones=lambda g: ZONES,
    why_not=why_not,
    odds=odds,
    own_faults=own_faults,
    rule_text=rule_text,
    wording=lambda: WORDING,
    title=lambda words: "Embers",
    book=book,
    shapes=lambda: Shapes(View, Book),
    scores=scores,
    hidden_windows=True,
)


def install() -> None:
    """It can be played by its name."""
    plain_words.install("embers", "tests.engine.embers:EMBERS")
