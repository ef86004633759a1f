"""Exact odds of a roll, plain and with the re-rolls that its player holds (topics run-away, rad-defence)."""

from fractions import Fraction

from crossroads.engine.acts import Meant
from crossroads.engine.decisions import Decision
from crossroads.engine.odds import Odds, odds_of
from crossroads.games.munchkin.cards.words import Deed
from crossroads.games.munchkin.combat.flight import ESCAPES, needs_no_roll, run_modifier
from crossroads.games.munchkin.combat.monsters import can_be_escaped
from crossroads.games.munchkin.effects.fights import Gamble, Reroll
from crossroads.games.munchkin.player import Player
from crossroads.games.munchkin.plays.offers import limit_key, payable, powers_in_play, times_used
from crossroads.games.munchkin.plays.playing import AVERTED
from crossroads.games.munchkin.state import NOBODY, Munchkin, Pending
from crossroads.games.munchkin.strength.numbers import defence, number

SIDES = 6


def odds(g: Munchkin, seat: int, meant: Meant, decision: Decision) -> tuple[Odds, ...]:
    """The exact odds of the roll that an option leads to; nothing where no die decides."""
    who = g.players[seat]
    if decision.prompt == "radiation" and meant.verb == "roll":
        return _of_defence(g, who)
    if decision.prompt == "before-roll" and meant.verb == "pass":
        return _of_flight(g, who, g.flight.foe if g.flight is not None else "")
    if decision.prompt == "from":
        return _of_flight(g, who, meant.text("foe"))
    if meant.verb in ("play", "power"):
        return _of_gamble(g, who, meant)
    return ()


def share_of(least: int) -> Fraction:
    """How many faces of a die show at least so much."""
    return Fraction(min(SIDES, max(0, SIDES + 1 - least)), SIDES)


def _of_defence(g: Munchkin, who: Player) -> tuple[Odds, ...]:
    """Die and Radiation Defence over 6 (munchkin.rad-defence.roll)."""
    least = AVERTED + 1 - defence(g, who) - number(g, who, "roll")
    return _told(g, who, "rad", share_of(least), "success", "failure")


def _of_flight(g: Munchkin, who: Player, name: str) -> tuple[Odds, ...]:
    """Five or more after modifiers (munchkin.run-away.roll), from the monster that was named or the only one left."""
    flight = g.flight
    if flight is None or flight.runners[:1] != (who.seat,):
        return ()
    if not name and len(flight.left) == 1:
        name = flight.left[0]
    if not name:
        return ()
    if not can_be_escaped(g, name):
        return (odds_of("plain", {"failure": Fraction(1)}),)
    if needs_no_roll(g, who, name):
        return (odds_of("plain", {"success": Fraction(1)}),)
    return _told(g, who, "run", share_of(ESCAPES - run_modifier(g, who, name)), "success", "failure")


def _of_gamble(g: Munchkin, who: Player, meant: Meant) -> tuple[Odds, ...]:
    card = meant.text("card")
    deeds: tuple[Deed, ...] = ()
    if meant.verb == "power":
        powers = g.content.powers[card]
        deeds = powers[meant.number("power")].gives if meant.number("power") < len(powers) else ()
    elif card in g.content.by_copy:
        deeds = tuple([word for word in g.card(card).words if isinstance(word, Deed)])
    for deed in deeds:
        if isinstance(deed, Gamble):
            least = deed.least - number(g, who, "roll")
            return _told(g, who, "gamble", share_of(least), "success", "failure", spent=card)
    return ()


def _told(
    g: Munchkin, who: Player, rolls: str, share: Fraction, good: str, bad: str, spent: str = ""
) -> tuple[Odds, ...]:
    """The odds of one roll, and those with all own re-rolls: each that fails is rolled anew."""
    plain = odds_of("plain", {good: share, bad: 1 - share})
    again = rerolls(g, who, rolls, spent)
    if not again or share in (0, 1):
        return (plain,)
    fails = (1 - share) ** (again + 1)
    return plain, odds_of("best-rerolls", {good: 1 - fails, bad: fails})


def rerolls(g: Munchkin, who: Player, rolls: str, spent: str = "") -> int:
    """How many times a player could re-roll an own roll: with cards in hand and Backpack, and with powers."""
    held = [*who.hand, *[gear.id for gear in who.gear if g.card(gear.id).kind == "one-shot"]]
    count = sum(_rerolls_with(g.card(card).words, rolls) for card in held if card not in g.applied and card != spent)
    paying = len(payable(g, who, spent))
    for card, place, power in powers_in_play(g, who, "reaction"):
        if not _rerolls_with(power.gives, rolls) or power.pay > paying:
            continue
        use = Pending("ability", card, who.seat, who.seat, power=place, answers=NOBODY)
        if not power.times or times_used(g, limit_key(g, use, power)) < power.times:
            count += 1
            paying -= power.pay
    return count


def _rerolls_with(words: tuple[object, ...], rolls: str) -> bool:
    return any(isinstance(word, Reroll) and word.rolls in ("any", rolls) for word in words)
