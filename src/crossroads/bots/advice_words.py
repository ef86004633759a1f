"""Advice in words, for whoever shows it: the page and the terminal say the same."""

from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

from crossroads.bots.advice import Advice, Because, OptionWorth
from crossroads.engine.game import Game
from crossroads.engine.odds_words import odds_lines
from crossroads.engine.words import Words, shared_words

FOLDER = Path(__file__).parent / "words"
WHOLE = 100  # a whole is so many points of chance
MINUS = "\N{MINUS SIGN}"


class ReasonInWords(NamedTuple):
    """A reason, and the rule that it goes by."""

    text: str
    rule: str


class OptionInWords(NamedTuple):
    """How an option compares with the best, and why."""

    option: str
    text: str
    reasons: tuple[ReasonInWords, ...]


class ChoiceInWords(NamedTuple):
    """What was chosen, or could have been: what it is called, how it compares with the best, and why."""

    option: str
    label: str
    text: str
    reasons: tuple[ReasonInWords, ...]


class ExplanationInWords(NamedTuple):
    """What was found, how, what was chosen, and the best of what else it could have been; nothing if that is secret."""

    finding: str
    basis: str
    options: tuple[ChoiceInWords, ...]


class AdviceInWords(NamedTuple):
    """What was found, how, and each option; what an option is called, its game says."""

    finding: str
    basis: str
    options: tuple[OptionInWords, ...]


def advice_in_words(game: Game[Any], advice: Advice, lang: str) -> AdviceInWords:
    """Advice on the present decision of a game in a language."""
    words = shared_words(lang, (FOLDER,))
    options = [
        OptionInWords(each.option, _comparison(words, advice, each), reasons_in_words(game, each.because, lang))
        for each in advice.options
    ]
    basis = "" if advice.by == "only-option" else words(f"advice-by-{advice.by}", worlds=advice.worlds)
    return AdviceInWords(_finding(words, advice), basis, tuple(options))


def explanation_in_words(game: Game[Any], advice: Advice, spoken: Words) -> ExplanationInWords:
    """Why something was chosen, for whoever looks on; the game stands where that was, and `spoken` are its words."""
    words = shared_words(spoken.lang, (FOLDER,))
    view, wording = game.view(None), game.definition.wording()
    first = [each for each in advice.options if each.option == advice.chosen]
    others = [each for each in advice.options if each.option != advice.chosen]
    options = [
        ChoiceInWords(
            each.option,
            wording.option(spoken, view, each.option).sentence,
            "" if advice.by == "only-option" else _comparison(words, advice, each),
            reasons_in_words(game, each.because, spoken.lang, looking_on=True),
        )
        for each in [*first, *others]
    ]
    basis = "" if advice.by in ("only-option", "secret") else words(f"explained-by-{advice.by}", worlds=advice.worlds)
    return ExplanationInWords(words(f"explained-{_explained(advice)}"), basis, tuple(options))


def _explained(advice: Advice) -> str:
    if advice.by in ("only-option", "secret"):
        return advice.by
    chosen = next(each for each in advice.options if each.option == advice.chosen)
    if not chosen.is_close:
        return "behind"
    return "best" if advice.is_clear else "close"


def reasons_in_words(
    game: Game[Any], because: tuple[Because, ...], lang: str, *, looking_on: bool = False
) -> tuple[ReasonInWords, ...]:
    """Reasons in a language, for the seat itself or for whoever looks on."""
    return tuple([ReasonInWords(_reason(game, reason, lang, looking_on), reason.rule) for reason in because])


def _finding(words: Words, advice: Advice) -> str:
    close = sum(each.is_close for each in advice.options)
    if advice.by == "only-option":
        return words("advice-only")
    if advice.is_clear:
        return words("advice-clear")
    return words("advice-close") if close == len(advice.options) else words("advice-close-some", count=close)


def _comparison(words: Words, advice: Advice, each: OptionWorth) -> str:
    if each is advice.options[0]:
        return words("advice-best") if advice.is_clear else words("advice-equal")
    scale = WHOLE if advice.unit == "chance" else 1
    behind, unit = each.behind, words(f"unit-{advice.unit}")
    amount, least, most = [_number(words, -scale * value) for value in (behind.mean, behind.high, behind.low)]
    if amount == "0" and each.is_close:
        return words("advice-equal")
    if least == most:
        return words("advice-behind", amount=amount, unit=unit)
    return words("advice-behind-between", amount=amount, unit=unit, least=least, most=most)


def _reason(game: Game[Any], reason: Because, lang: str, looking_on: bool) -> str:
    words = shared_words(lang, (FOLDER,))
    match reason.kind:
        case "odds":
            return "; ".join(odds_lines(game.words(lang), reason.odds))
        case "wins" | "loses":
            share = words.percent(Fraction(reason.amount).limit_denominator(1000))
            return words(f"advice-{reason.kind}", share=share)
        case "change":
            sign = "+" if reason.amount > 0 else ""
            message = f"change-{game.setup.game}-{reason.what}"
            amount = sign + _number(words, reason.amount)
            told = words.find(f"{message}-looking-on", amount=amount) if looking_on else None
            return told or words.find(message, amount=amount) or f"{reason.what} {amount}"


def _number(words: Words, value: float) -> str:
    """A number with one digit after the point, none if it is whole."""
    rounded = round(value, 1)
    text = f"{abs(rounded):.0f}" if rounded == int(rounded) else f"{abs(rounded):.1f}"
    sign = MINUS if rounded < 0 else ""
    return sign + (text if words.lang == "en" else text.replace(".", ","))
