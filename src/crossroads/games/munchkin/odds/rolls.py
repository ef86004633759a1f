"""Exact odds of the roll that an option leads to: plain, with own re-rolls, with own cards (topics run-away, rad-defence)."""

from fractions import Fraction

from crossroads.engine.acts import Meant
from crossroads.engine.decisions import Decision
from crossroads.engine.odds import Odds, odds_of
from crossroads.games.munchkin.cards.words import Deed
from crossroads.games.munchkin.combat.flight import ESCAPES, needs_no_roll, run_modifier
from crossroads.games.munchkin.combat.monsters import can_be_escaped
from crossroads.games.munchkin.effects.fights import Gamble
from crossroads.games.munchkin.odds.throws import (
    Throw,
    best,
    boosted,
    boosts_in,
    helped,
    key_of,
    paid,
    plain,
    rerolls,
    without,
)
from crossroads.games.munchkin.player import Player
from crossroads.games.munchkin.plays.offers import deeds_of
from crossroads.games.munchkin.plays.playing import AVERTED
from crossroads.games.munchkin.state import NOBODY, Munchkin
from crossroads.games.munchkin.strength.numbers import defence, number

THREATS = ("radiation", "meeting")  # that a Radiation Defence roll follows


def odds(g: Munchkin, seat: int, meant: Meant, decision: Decision) -> tuple[Odds, ...]:
    """The exact odds of the roll that an option leads to, if nobody else interferes; nothing where no die decides."""
    who = g.players[seat]
    if decision.prompt == "radiation":
        return _told(g, who, _defence(g, g.top.card)) if meant.verb == "roll" else ()
    if decision.prompt == "react":
        return _of_answer(g, who, meant)
    if decision.prompt == "before-roll" and meant.verb in ("pass", "play"):
        return _before_flight(g, who, meant)
    if decision.prompt == "from":
        return _of_flight(g, who, meant.text("foe"))
    if meant.verb in ("play", "power"):
        return _of_gamble(g, who, meant)
    return ()


def _defence(g: Munchkin, card: str, depth: int = NOBODY) -> Throw:
    """Die and Radiation Defence over 6 (munchkin.rad-defence.roll)."""
    return Throw("rad", card, lambda who: AVERTED + 1 - defence(g, who) - number(g, who, "roll"), depth)


def _flight(g: Munchkin, name: str, depth: int = NOBODY) -> Throw:
    """Five or more after modifiers (munchkin.run-away.roll)."""
    return Throw("run", name, lambda who: ESCAPES - run_modifier(g, who, name), depth)


def _gamble(g: Munchkin, card: str, least: int, depth: int = NOBODY) -> Throw:
    return Throw("gamble", card, lambda who: least - number(g, who, "roll"), depth)


# -- what threatens, and what is thrown


def _of_answer(g: Munchkin, who: Player, meant: Meant) -> tuple[Odds, ...]:
    """In a reaction window: of the roll that a threat asks for, or of throwing anew."""
    if g.top.kind in THREATS and g.top.target == who.seat and not g.top.cancelled:
        return _of_threat(g, who, meant)
    if g.top.kind == "roll" and meant.verb in ("play", "power"):
        return _thrown_anew(g, who, meant)
    return ()


def _of_threat(g: Munchkin, who: Player, meant: Meant) -> tuple[Odds, ...]:
    depth = len(g.stack) - 1
    return _of_next(g, who, meant, _defence(g, g.top.card), "reaction", depth)


def _before_flight(g: Munchkin, who: Player, meant: Meant) -> tuple[Odds, ...]:
    """Before a roll to run away, from the monster that was named or the only one left."""
    flight = g.flight
    if flight is None or flight.runners[:1] != (who.seat,):
        return ()
    name = flight.foe or (flight.left[0] if len(flight.left) == 1 else "")
    if not name:
        return ()
    return _sure(g, who, name, meant) or _of_next(g, who, meant, _flight(g, name), "before-roll")


def _of_flight(g: Munchkin, who: Player, name: str) -> tuple[Odds, ...]:
    """The runner names a monster; but for the first one a window follows, in which cards can help."""
    flight = g.flight
    assert flight is not None
    throw = _flight(g, name)
    return _sure(g, who, name) or _told(g, who, throw, "before-roll" if flight.begun else "")


def _sure(g: Munchkin, who: Player, name: str, meant: Meant | None = None) -> tuple[Odds, ...]:
    """Of a monster from which nobody rolls away."""
    if meant is not None and meant.verb != "pass":
        return ()
    if not can_be_escaped(g, name):
        return (odds_of("plain", {"failure": Fraction(1)}),)
    return (odds_of("plain", {"success": Fraction(1)}),) if needs_no_roll(g, who, name) else ()


def _of_next(
    g: Munchkin, who: Player, meant: Meant, throw: Throw, window: str, depth: int = NOBODY
) -> tuple[Odds, ...]:
    """Of the throw that comes after this window: by a pass as all is now, by a card that helps with what that adds."""
    if meant.verb == "pass":
        return _told(g, who, throw, window, depth)
    if meant.verb == "play":
        for boost in boosts_in(g, who, throw, window, depth):
            if boost[0] == meant.text("card"):
                return _told(g, boosted(who, (boost,)), throw, window, depth)
    return ()


def _thrown_anew(g: Munchkin, who: Player, meant: Meant) -> tuple[Odds, ...]:
    """Of a re-roll of what lies there, with further ones if the roll is one's own."""
    made, card = g.top, meant.text("card")
    thrower = g.players[made.target]
    throw = _lying(g)
    if thrower is not who:
        return (_odds("plain", plain(throw, thrower)),)
    key = key_of(g, who, throw, card, meant.number("power")) if meant.verb == "power" else card
    ways = [left for each, left in rerolls(g, who, throw) if each == key]
    if not ways:
        return ()
    once = max(plain(throw, left) for left in ways)
    return _chances(once, max(best(g, left, throw, (key,)) for left in ways))


def _lying(g: Munchkin) -> Throw:
    """The throw that lies on the table."""
    made, depth = g.top, len(g.stack) - 1
    if made.rolls == "run":
        return _flight(g, made.foe, depth)
    if made.rolls == "rad":
        return _defence(g, made.foe or made.card, depth)
    gambles = [deed for deed in deeds_of(g, g.stack[-2]) if isinstance(deed, Gamble)]
    return _gamble(g, made.card, gambles[0].least, depth)


def _of_gamble(g: Munchkin, who: Player, meant: Meant) -> tuple[Odds, ...]:
    """Of a card or power that lets the die decide, once it is paid for."""
    card = meant.text("card")
    power = g.content.powers[card][meant.number("power")] if meant.verb == "power" else None
    deeds: tuple[Deed, ...] = g.content.deeds[card] if power is None else power.gives
    for deed in deeds:
        if isinstance(deed, Gamble):
            throw = _gamble(g, card, deed.least)
            spent = without(who, card) if power is None or power.pay_this else who
            ways = list(paid(g, spent, card, power.pay if power is not None else 0))
            once = max((plain(throw, left) for left in ways), default=plain(throw, spent))
            return _chances(once, max((best(g, left, throw) for left in ways), default=once))
    return ()


def _told(g: Munchkin, who: Player, throw: Throw, window: str = "", depth: int = NOBODY) -> tuple[Odds, ...]:
    """The odds of a throw; those with own re-rolls and, where a window comes before it, with own cards, if they are better."""
    again = best(g, who, throw)
    cards = helped(g, who, throw, window, depth) if window else again
    return _chances(plain(throw, who), again, cards)


def _chances(once: Fraction, again: Fraction, cards: Fraction = Fraction(0)) -> tuple[Odds, ...]:
    told = [_odds("plain", once)]
    if again > once:
        told.append(_odds("best-rerolls", again))
    if cards > max(once, again):
        told.append(_odds("with-cards", cards))
    return tuple(told)


def _odds(given: str, share: Fraction) -> Odds:
    return odds_of(given, {"success": share, "failure": 1 - share})
