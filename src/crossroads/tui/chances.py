"""Odds in words: how likely an option succeeds, and what it costs."""

from collections.abc import Sequence
from fractions import Fraction

from crossroads.engine.odds import Odds
from crossroads.engine.words import Words
from crossroads.tui.words import percent, share_in_words

FATES = ("plain", "best-rerolls")
HARMS = ("damage", "rads")


def told(odds: Sequence[Odds], words: Words) -> str:
    """Odds as one line, each under its assumption: "83 % (30/36)"; of a fight what comes of it and what it costs."""
    fates = [each for each in odds if each.given in FATES]
    if not fates or {chance.outcome for each in fates for chance in each.chances} <= {"win", "lose"}:
        return "; ".join(_plain(each, words) for each in odds)
    parts = [_fate(fates, words)]
    return "; ".join([*parts, *[_harm(each, words) for each in odds if each.given in HARMS]])


def _plain(odds: Odds, words: Words) -> str:
    outcomes = {chance.outcome for chance in odds.chances}
    if outcomes <= {"win", "lose"}:
        text = share_in_words(odds.share("win"))
    else:
        text = ", ".join(f"{chance.outcome} {share_in_words(chance.share)}" for chance in odds.chances)
    return words.find(f"odds-{odds.given}", odds=text) or f"{odds.given} {text}"


def _fate(fates: Sequence[Odds], words: Words) -> str:
    """The chance to succeed as well as can be, without rerolls where those help, and the chance to die."""
    main = fates[-1]
    outcomes = {chance.outcome for each in fates for chance in each.chances}
    good = "kill" if outcomes & {"kill", "no-kill"} else "success"
    text = words(f"odds-{good}", chance=percent(main.share(good)))
    if fates[0].share(good) != main.share(good):
        text = f"{text} ({words('odds-without', chance=percent(fates[0].share(good)))})"
    if death := main.share("death"):
        text = f"{text}, {words('odds-death', chance=percent(death))}"
    return text


def _harm(odds: Odds, words: Words) -> str:
    """What is suffered on average and at most."""
    amounts = {int(chance.outcome.rpartition("-")[2]): chance.share for chance in odds.chances}
    if len(amounts) == 1:
        return words(f"odds-{odds.given}-sure", most=max(amounts))
    mean = sum((amount * share for amount, share in amounts.items()), Fraction(0))
    return words(f"odds-{odds.given}", mean=f"{float(mean):.1f}", most=max(amounts))
