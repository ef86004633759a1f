"""Odds in words: how likely an option succeeds, and what it costs."""

from collections.abc import Sequence
from fractions import Fraction

from crossroads.engine.odds import Odds
from crossroads.engine.words import Words
from crossroads.tui.words import share_in_words

FATES = ("plain", "best-rerolls")
HARMS = ("damage", "rads")


def told(odds: Sequence[Odds], words: Words) -> str:
    """Odds as one line, each under its assumption: "83% (30/36)"; of a fight what comes of it and what it costs."""
    fates = [each for each in odds if each.given in FATES]
    if not fates or {chance.outcome for each in fates for chance in each.chances} <= {"win", "lose"}:
        return "; ".join(_plain(each, words) for each in odds)
    cards = next((each for each in odds if each.given == "with-cards"), None)
    parts = [_fate(fates, cards, words)]
    return "; ".join([*parts, *[_harm(each, words) for each in odds if each.given in HARMS]])


def _plain(odds: Odds, words: Words) -> str:
    outcomes = {chance.outcome for chance in odds.chances}
    if outcomes <= {"win", "lose"}:
        text = share_in_words(words, odds.share("win"))
    else:
        text = ", ".join(f"{chance.outcome} {share_in_words(words, chance.share)}" for chance in odds.chances)
    return words.find(f"odds-{odds.given}", odds=text) or f"{odds.given} {text}"


def _fate(fates: Sequence[Odds], cards: Odds | None, words: Words) -> str:
    """The chance to succeed as well as can be, without rerolls and with cards where those help, and the chance to die."""
    main = fates[-1]
    known = [*fates, cards] if cards is not None else fates
    outcomes = {chance.outcome for each in known for chance in each.chances}
    if outcomes == {"death"}:
        return words("odds-death", chance=words.percent(Fraction(1)))
    good = "kill" if outcomes & {"kill", "no-kill"} else "success"
    text = words(f"odds-{good}", chance=words.percent(main.share(good)))
    others = [("odds-without", fates[0]), *([("odds-cards", cards)] if cards is not None else [])]
    beside = [
        words(message, chance=words.percent(each.share(good)))
        for message, each in others
        if each.share(good) != main.share(good)
    ]
    if beside:
        text = f"{text} ({', '.join(beside)})"
    if death := main.share("death"):
        text = f"{text}, {words('odds-death', chance=words.percent(death))}"
    return text


def _harm(odds: Odds, words: Words) -> str:
    """What is suffered on average and at most."""
    amounts = {int(chance.outcome.rpartition("-")[2]): chance.share for chance in odds.chances}
    if len(amounts) == 1:
        return words(f"odds-{odds.given}-sure", most=max(amounts))
    mean = sum((amount * share for amount, share in amounts.items()), Fraction(0))
    written = f"{float(mean):.1f}" if words.lang == "en" else f"{float(mean):.1f}".replace(".", ",")
    return words(f"odds-{odds.given}", mean=written, most=max(amounts))
