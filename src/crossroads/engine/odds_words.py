"""Odds in words, for whoever shows them: how likely an option succeeds, and what it costs.

A game names its assumptions and outcomes in its packs: `odds-with-items` and `odds-kill` as they stand in a line,
`chance-kill` as what can come of it.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from crossroads.engine.odds import Chance, Odds
from crossroads.engine.words import Words

FATES = ("plain", "best-rerolls")
SUCCESSES = {"kill": "no-kill", "success": "failure"}  # and what it is called when they fail
WON = {"win", "lose"}
DEATH = "death"
BESIDE = {"with-cards": "odds-cards", "helped": "odds-helped"}  # what else is told of the chance to succeed
HELPER = "helper"  # whether somebody who takes part lives through it
TWO_DICE = 36


def odds_lines(words: Words, odds: Sequence[Odds]) -> list[str]:
    """A line for each thing worth knowing: "83% (30/36)"; of a fight what comes of it, and what it costs."""
    fates = [each for each in odds if each.given in FATES]
    beside = {each.given: each for each in odds if each.given in BESIDE}
    known = [*fates, *beside.values()]
    outcomes = {chance.outcome for each in known for chance in each.chances}
    good = next((good for good, bad in SUCCESSES.items() if outcomes & {good, bad}), "")
    if not fates or not (good or outcomes == {DEATH}):
        return [_harm(words, each) if each.is_counted else _plain(words, each) for each in odds]
    others = [each for each in odds if each.given == HELPER and each.share(DEATH)]
    return [
        _fate(words, fates, beside, good),
        *[_harm(words, each) for each in odds if each.is_counted],
        *[words(f"odds-{each.given}", chance=words.percent(each.share(DEATH))) for each in others],
    ]


def outcome_name(words: Words, chance: Chance) -> str:
    """What can come of an option, by name; amounts have none."""
    return "" if chance.amount is not None else words.find(f"chance-{chance.kind}") or chance.kind


def share_in_words(words: Words, share: Fraction) -> str:
    """A share as a percentage and as the exact fraction, of the 36 throws of two dice where it is one of those."""
    of, out_of = share.numerator, share.denominator
    if TWO_DICE % out_of == 0:
        of, out_of = of * (TWO_DICE // out_of), TWO_DICE
    return f"{words.percent(share)} ({of}/{out_of})"


def _plain(words: Words, odds: Odds) -> str:
    """The chance to win; of other outcomes each one's, by name. The assumption stands beside it, but for the plain one."""
    if {chance.outcome for chance in odds.chances} <= WON:
        text = share_in_words(words, odds.share("win"))
    else:
        named = [(outcome_name(words, chance), chance.share) for chance in odds.chances]
        text = words.list(f"{name} {share_in_words(words, share)}" for name, share in named)
    return words.find(f"odds-{odds.given}", odds=text) or (text if odds.given == "plain" else f"{odds.given} {text}")


def _fate(words: Words, fates: Sequence[Odds], more: Mapping[str, Odds], good: str) -> str:
    """The chance to succeed as well as can be, without rerolls, with cards, with help where that helps; and to die."""
    main = fates[-1]
    if not good:
        return words("odds-death", chance=words.percent(Fraction(1)))
    text = words(f"odds-{good}", chance=words.percent(main.share(good)))
    others = [("odds-without", fates[0]), *[(BESIDE[given], each) for given, each in more.items()]]
    beside = [
        words(message, chance=words.percent(each.share(good)))
        for message, each in others
        if each.share(good) != main.share(good)
    ]
    if beside:
        text = f"{text} ({words.list(beside)})"
    if death := main.share(DEATH):
        text = words.list((text, words("odds-death", chance=words.percent(death))))
    return text


def _harm(words: Words, odds: Odds) -> str:
    """What is suffered on average and at most."""
    amounts = {chance.amount or 0: chance.share for chance in odds.chances}
    most = max(amounts)
    if len(amounts) == 1:
        return words.find(f"odds-{odds.given}-sure", most=most) or f"{odds.given} {most}"
    mean = float(sum((amount * share for amount, share in amounts.items()), Fraction(0)))
    written = f"{mean:.1f}" if words.lang == "en" else f"{mean:.1f}".replace(".", ",")
    return words.find(f"odds-{odds.given}", mean=written, most=most) or f"{odds.given} {written}"
