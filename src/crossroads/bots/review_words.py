"""A look back in words, for whoever shows it: the page and the command line say the same."""

from typing import Any, Literal, NamedTuple

from crossroads.bots.advice_words import FOLDER, MINUS, ReasonInWords, reasons_in_words
from crossroads.bots.costly import CostlyChoice
from crossroads.bots.reviewing import Review
from crossroads.bots.value_line import FINE, WorthSplit
from crossroads.engine.game import Game
from crossroads.engine.words import Words, shared_words


class PartInWords(NamedTuple):
    """One part of the result: its name in the data, what it is called, how much it is, and how exact that is."""

    part: Literal["start", "own", "others", "chance", "end"]
    name: str
    amount: str
    doubt: str


class CostInWords(NamedTuple):
    """A choice that has cost something."""

    at: int
    question: str
    chosen: str
    better: str
    cost: str
    reasons: tuple[ReasonInWords, ...]


class ReviewInWords(NamedTuple):
    """The whole, but for the choices, which need the game as it was then."""

    measure: str
    parts: tuple[PartInWords, ...]
    finding: str  # about the choices that cost most


def review_in_words(game: Game[Any], review: Review, lang: str) -> ReviewInWords:
    """What a review says."""
    words = shared_words(lang, (FOLDER,))
    measure = words.find(f"review-measure-{game.setup.game}") or words("review-measure", unit=_unit(words, review.unit))
    finding = words(
        "review-costs" if review.costs else "review-no-costs", count=len(review.costs), looked=review.choices
    )
    return ReviewInWords(measure, tuple(_parts(words, review.split)), finding)


def cost_in_words(game: Game[Any], cost: CostlyChoice, spoken: Words) -> CostInWords:
    """What one choice has cost; the game stands where it was made, and `spoken` are its words."""
    words = shared_words(spoken.lang, (FOLDER,))
    decision, view, wording = game.decision, game.view(cost.seat), game.definition.wording()
    assert decision is not None
    about = {
        "amount": tenths(words, round(cost.cost.mean * 10)),
        "unit": _unit(words, cost.unit),
        "least": tenths(words, round(cost.cost.low * 10)),
        "most": tenths(words, round(cost.cost.high * 10)),
    }
    told = words("review-cost" if about["least"] == about["most"] else "review-cost-between", **about)
    chosen, better = [wording.option(spoken, view, option).sentence for option in (cost.option, cost.better)]
    question = wording.prompt(spoken, view, decision).sentence
    return CostInWords(cost.at, question, chosen, better, told, reasons_in_words(game, cost.because, spoken.lang))


def _parts(words: Words, made: WorthSplit) -> list[PartInWords]:
    """Start, choices, chance and end, with one digit after the point: what is shown adds up as well."""
    start, own, others, end = [_tenth(each) for each in (made.start, made.own, made.others, made.end)]
    rows: tuple[tuple[Literal["start", "own", "others", "chance", "end"], int, float], ...] = (
        ("start", start, 0.0),
        ("own", own, made.doubt_own),
        ("others", others, made.doubt_others),
        ("chance", end - start - own - others, made.doubt_chance),
        ("end", end, 0.0),
    )
    return [
        PartInWords(
            part,
            words(f"review-part-{part}"),
            tenths(words, amount, signed=part not in ("start", "end")),
            tenths(words, round(doubt * 10)) if round(doubt * 10) else "",
        )
        for part, amount, doubt in rows
    ]


def _tenth(fine: int) -> int:
    return round(fine * 10 / FINE)


def _unit(words: Words, unit: str) -> str:
    return words.find(f"unit-{unit}") or unit


def tenths(words: Words, amount: int, signed: bool = False) -> str:
    """A number of tenths with one digit after the point."""
    text = f"{abs(amount) // 10}.{abs(amount) % 10}"
    sign = MINUS if amount < 0 else "+" if signed and amount else ""
    return sign + (text if words.lang == "en" else text.replace(".", ","))
