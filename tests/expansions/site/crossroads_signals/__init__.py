"""Signals: a tiny expansion of Fallout. The survivors strengthen a radio signal, and win together once it is heard.

It brings one of everything that an expansion can bring: a scenario, an enemy type, a trait and a card kind in its pack,
words for cards in `effects.py`, a part of the state with a deck and a pile in `parts.py`, and here an act, a phase
between the rounds, an answer to what happens and another way to win; its table option stands beside its part of the
state.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from crossroads.engine.acts import Act, At
from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.engine.extending import plain_wording
from crossroads.engine.modules import Module
from crossroads.engine.shapes import Shape, Shapes
from crossroads.engine.words import Words
from crossroads.engine.zones import Sort, Zone, nobody
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.combat.fight import KILLED
from crossroads.games.fallout.state import Fallout, Staged
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors import winning
from crossroads.games.fallout.survivors.equipment import spend_caps
from crossroads.games.fallout.survivors.traits import become
from crossroads.games.fallout.turn.turn import TurnAct, begin_turn
from crossroads_signals.effects import EFFECTS
from crossroads_signals.parts import Signals, SignalsOptions, signals, strengthen

BANDS = ("short-wave", "long-wave", "static", "emergency")
COPIES = 3
RULES = {
    "signals.boost": {
        "en": "For an action a survivor can pay 1 cap to make the signal stronger by 1.",
        "ru": "За действие выживший может заплатить 1 крышку, чтобы усилить сигнал на 1.",
        "pl": "Za akcję ocalały może zapłacić 1 kapsel, by wzmocnić sygnał o 1.",
    },
    "signals.broadcast": {
        "en": "Between two rounds a band is revealed, and the first player listens to it or jams it.",
        "ru": "Между раундами в эфир выходит новая волна: первый игрок слушает её или глушит.",
        "pl": "Między rundami odkrywa się nową falę; pierwszy gracz słucha jej albo ją zagłusza.",
    },
    "signals.heard": {
        "en": "The survivors win together as soon as the signal is strong enough.",
        "ru": "Выжившие побеждают вместе, как только сигнал становится достаточно сильным.",
        "pl": "Ocalali wygrywają razem, gdy tylko sygnał jest dość silny.",
    },
}


def set_up(g: Fallout, options: SignalsOptions) -> Signals:
    bands = [f"{band}~{copy}" for band in BANDS for copy in range(COPIES)]
    return Signals(options.strength_needed, 0, g.shuffle("signals-deck", bands))


# -- an act


def boost_offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[Any] | Refusal]:
    if who.caps:
        yield Option("signals.boost", None)
    elif why:
        yield Refusal("signals.boost", "signals.boost")


async def boost(g: Fallout, who: Survivor, _: Any) -> None:
    spend_caps(g, who, 1, "signals.boost")
    strengthen(g, 1, "signals.boost")


# -- a phase between the rounds


def begin_round(former: Callable[[Fallout], None], g: Fallout) -> None:
    """A band goes on air before the first player's turn, as long as there are any."""
    part = signals(g)
    if not part.deck:
        former(g)
        return
    g.reveal()
    part.on_air, part.deck = part.deck[-1], part.deck[:-1]
    g.phase = "signals.broadcast"
    g.emit("signals.on-air", "signals.broadcast", {"band": band_of(part.on_air)})


async def broadcast(g: Fallout) -> None:
    """The first player listens to the band or jams it; then the round begins."""
    offers = [Option("signals.listen", True), Option("signals.jam", False)]
    if await pick(g.first, "signals.broadcast", offers, "signals.broadcast"):
        strengthen(g, 1, "signals.broadcast")
        become(g, g.survivors[g.first], "tuned", "signals.broadcast")
    part = signals(g)
    part.heard, part.on_air = (*part.heard, part.on_air), ""
    winning.settle(g)  # it may be strong enough by now
    g.phase = "turn"
    begin_turn(g, g.seats_from(g.turn)[0])


# -- an answer to what happens


async def silence(g: Fallout, who: Survivor, enemy_type: str, level: int, staged: tuple[Staged, ...]) -> None:
    """A drone less in the air: the signal is stronger by its level."""
    if enemy_type == "drone":
        strengthen(g, level, "signals.boost")


# -- another way to win


def settle(former: Callable[[Fallout], None], g: Fallout) -> None:
    former(g)
    if signals(g).strength >= signals(g).needed:
        winning.end_game(g, tuple([who.seat for who in g.alive]), "signals.heard", "signals.heard")


# -- where its cards lie, and what is seen

CARDS: Sort[Fallout] = Sort("bands", lambda _g: [f"{band}~{copy}" for band in BANDS for copy in range(COPIES)])
DECK = Zone("bands to come", (CARDS,), "signals:deck", nobody)
HEARD = Zone("bands heard", (CARDS,), "signals:heard")
ZONES = (DECK, HEARD, Zone("band on air", (CARDS,), "signals:on_air"))


def band_of(card: str) -> str:
    """Which band a card is: there are several of each."""
    return card.partition("~")[0]


def view(g: Fallout, seat: int | None) -> dict[str, Any]:
    part = signals(g)
    return {
        "strength": part.strength,
        "needed": part.needed,
        "deck": DECK.show(part.deck),
        "heard": HEARD.show(part.heard),
        "on_air": part.on_air,
    }


def table(words: Words, view: Mapping[str, Any]) -> list[str]:
    """The signal, the bands to come, and the band that is on air."""
    part = view["added"]["signals"]
    lines = [
        words("table-signals-strength", strength=part["strength"], needed=part["needed"]),
        words("table-signals-bands", deck=part["deck"], heard=len(part["heard"])),
    ]
    if part["on_air"]:
        lines.append(words("table-signals-on-air", band=words(f"band-{band_of(part['on_air'])}")))
    return lines


def event(words: Words, view: Mapping[str, Any], happened: Any) -> str:
    if happened.kind == "signals.on-air":
        return words("event-signals-on-air", band=words(f"band-{happened.about['band']}"))
    return PLAIN.event(words, view, happened)


PLAIN = plain_wording(table)


def book(words: Words, content: Content) -> dict[str, Any]:
    """The bands: how many there are of each."""
    return {"cards": {"bands": {band: {"copies": COPIES} for band in BANDS}}, "names": {}}


class SignalsView(Shape):
    """The signal as everybody sees it."""

    strength: int
    needed: int
    deck: int  # bands to come
    heard: list[str]
    on_air: str  # a band, or empty


class Band(Shape):
    copies: int


class SignalsCards(Shape):
    bands: dict[str, Band]


class SignalsBook(Shape):
    cards: SignalsCards
    names: dict[str, str]


SIGNALS = Module(
    id="signals",
    game="fallout",
    package="crossroads_signals",
    packs=("signals",),
    effects=EFFECTS,
    acts=(Act("signals.boost", rule="signals.boost", at=At("here")),),
    turn_acts=(TurnAct("action", boost_offers, boost),),
    answers=(KILLED.by(silence),),
    phases={"signals.broadcast": broadcast},
    replaces={"fallout.rounds.one-turn-each": begin_round, "fallout.winning.end-conditions": settle},
    table_options=SignalsOptions,
    state_type=Signals,
    set_up=set_up,
    view=view,
    zones=ZONES,
    wording=lambda: replace(PLAIN, event=event),
    rules=tuple(RULES),
    rule_text=lambda rule, lang: RULES[rule][lang],
    book=book,
    shapes=lambda: Shapes(SignalsView, SignalsBook),
)
